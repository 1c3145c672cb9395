import { isCalendarDate } from '../../domain/dates';
import { typedDays } from '../../domain/typed-day';

/** The part of 03/04/2024 that comes first. */
export const DAY_ORDERS = ['dmy', 'mdy'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

/** A time of day may follow; the day is the one that is written. */
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s].*)?$/;
/** With points the day comes first in all countries that write dates so. */
const POINTS = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})(?:\s.*)?$/;
const SLASHES = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?:\s.*)?$/;

type Parts = [string, string, string];

const partsOf = (form: RegExp, text: string): Parts | null => {
  const found = form.exec(text);
  return found ? (found.slice(1, 4) as Parts) : null;
};

function dayOf(year: string, month: string, day: string): string | null {
  const whole = year.length === 2 ? `20${year}` : year;
  const date = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
}

/** True when the two orders read the date as two different days. */
export function isUnclearDate(cell: string): boolean {
  const found = partsOf(SLASHES, cell.trim());
  if (!found) return false;
  const [one, two] = found.map(Number) as [number, number, number];
  return one <= 12 && two <= 12 && one !== two;
}

/** 1 for a date that begins with its day, -1 for one that begins with its month, 0 for an unclear one. */
export function orderOfCell(cell: string): number {
  const found = partsOf(SLASHES, cell.trim());
  if (Number(found?.[0]) > 12) return 1;
  return Number(found?.[1]) > 12 ? -1 : 0;
}

/** The order that more of the dates have; null when none of them tells. @param balance of `orderOfCell` */
export function dayOrderOf(balance: number): DayOrder | null {
  if (balance === 0) return null;
  return balance > 0 ? 'dmy' : 'mdy';
}

/** The day of a cell, `YYYY-MM-DD`; null for a text that is no date, or could be two. */
export function readDay(cell: string, order: DayOrder | null): string | null {
  const text = cell.trim();
  const yearFirst = partsOf(YEAR_FIRST, text);
  if (yearFirst) return dayOf(...yearFirst);
  const points = partsOf(POINTS, text);
  if (points) return dayOf(points[2], points[1], points[0]);
  const slashes = partsOf(SLASHES, text);
  // The name of a month leaves one reading.
  if (!slashes) return (/\p{L}/u.test(text) && typedDays(text)[0]) || null;
  if (order === null && isUnclearDate(text)) return null;
  const [one, two, year] = slashes;
  const isDayFirst = order === 'dmy' || (order === null && Number(one) > 12);
  return isDayFirst ? dayOf(year, two, one) : dayOf(year, one, two);
}
