import { withMarks } from '../totals/print-amount';
import { panelLanguage, panelLocale } from './language';

/** English digits, with or without marks of thousands: `-1,234.50`. */
const NUMBER = /^-?\d[\d,]*(\.\d+)?$/;

/** A number that the server wrote, with the marks of the panel's language. Other texts stay. */
export function localNumber(text: string): string {
  return panelLanguage() === 'en' || !NUMBER.test(text) ? text : withMarks(text);
}

/** `2026-05-03` as 3 May 2026. A date without a time is the same day everywhere. */
export const localDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(panelLocale(), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
