import { inputWords } from '../../words';
import { unreadable } from './unreadable-text';

/** A browser reads `05.12.26` as the year 26, and nobody means that year. */
export const EARLIEST = '1900-01-01';
/** Keeps browsers at years of four digits. */
export const LATEST = '9999-12-31';

/** The form's value for a date input: a date, nothing, or an unfinished text. */
export function formDate({ value, validity }: HTMLInputElement): string | null {
  if (validity.badInput) return unreadable('');
  if (value === '') return null;
  return value < EARLIEST ? unreadable(value) : value;
}

/** The reason why an unreadable text is no date. */
export function dateProblem(text: string): string {
  const words = inputWords().dates;
  return text === '' ? words.incomplete : words.year;
}
