import { withMarks } from './print-amount';
import { panelLanguage } from './language';

/** English digits, with or without marks of thousands: `-1,234.50`. */
const NUMBER = /^-?\d[\d,]*(\.\d+)?$/;

/** A number that the server wrote, with the marks of the panel's language. Other texts stay. */
export function localNumber(text: string): string {
  return panelLanguage() === 'en' || !NUMBER.test(text) ? text : withMarks(text);
}
