import { typedDays } from '../../../domain/typed-day';
import { inputWords } from '../../words';
import { panelLanguage } from '../../words/language';
import { unreadable } from './unreadable-text';

/** Nobody means a year before it. */
export const EARLIEST = '1900-01-01';
export const LATEST = '9999-12-31';

/** In the English panel, people in the USA write the month first. */
const monthFirst = (): boolean => panelLanguage() === 'en' && navigator.language === 'en-US';

/** The form's value for a typed text: a day, nothing, or an unreadable text. */
export function formDay(text: string): string | null {
  if (text.trim() === '') return null;
  const year = String(new Date().getFullYear());
  const [day] = typedDays(text, { monthFirst: monthFirst(), year });
  return day === undefined || day < EARLIEST ? unreadable(text) : day;
}

/** The reason why an unreadable text is no date. */
export function dateProblem(text: string): string {
  const words = inputWords().dates;
  return typedDays(text).length > 0 ? words.year : words.incomplete;
}
