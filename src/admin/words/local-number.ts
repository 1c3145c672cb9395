import { numberMarks } from '../inputs/typed/number-marks';
import { panelLanguage, panelLocale } from './language';

/** English digits, with or without marks of thousands: `-1,234.50`. */
const NUMBER = /^-?\d[\d,]*(\.\d+)?$/;

/** A number that the server wrote, with the marks of the panel's language. Other texts stay. */
export function localNumber(text: string): string {
  if (panelLanguage() === 'en' || !NUMBER.test(text)) return text;
  const { decimal, group } = numberMarks(panelLocale());
  return text.replace(/[.,]/g, (mark) => (mark === '.' ? decimal : group.replace(' ', '\u202f')));
}
