import { tzOffset } from '@date-fns/tz';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The number of days of a month from 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 && leap ? 29 : (DAYS[month - 1] ?? 0);
}

/** True for a `YYYY-MM-DD` day that exists in the Gregorian calendar, years 0001 to 9999. */
export function isCalendarDate(text: string): boolean {
  const match = DATE.exec(text);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  return year >= 1 && day >= 1 && day <= daysInMonth(year, month);
}

/** True for an IANA time zone that this runtime knows, such as `Europe/Vienna`. */
export function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The same name when this runtime knows it, else UTC. */
export const knownTimeZone = (name: string): string => (isTimeZone(name) ? name : 'UTC');

export const DAY_MS = 86_400_000;
const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/** The number of days from one day to another, negative to an earlier one; `YYYY-MM-DD` each. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((noon(to) - noon(from)) / DAY_MS);

/** Whether a deadline is over; on its own day it is not yet (contract §4). Days are `YYYY-MM-DD`. */
export const isOver = (deadline: string | null, today: string): boolean =>
  deadline !== null && deadline < today;

/** Shifts `day` by the distance from `from` to `to`; `YYYY-MM-DD` each. */
export function shiftDate(day: string, from: string, to: string): string {
  return new Date(noon(to) + daysBetween(from, day) * DAY_MS).toISOString().slice(0, 10);
}

/** The day so many days later; null when that is beyond the year 9999. */
export function daysLater(day: string, days: number): string | null {
  const later = new Date(noon(day) + days * DAY_MS).toISOString().slice(0, 10);
  return isCalendarDate(later) ? later : null;
}

/**
 * When an invoice is due that names no day: so many days after its issue. Null without a term, and beyond the
 * year 9999. `billing/sql/payment-term` says the same in SQL. @param term days to pay
 */
export const usualDueDate = (issued: string, term: number | null): string | null =>
  term === null ? null : daysLater(issued, term);

/** The months up to that of a day, `YYYY-MM-DD`: a number to which months can be added. */
export function monthOf(day: string): number {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return year * 12 + month - 1;
}

/**
 * A day of such a month, `YYYY-MM-DD`. In place of a day that the month lacks stands its last.
 * Null when the month is of no year from 1 to 9999.
 */
export function dayInMonth(month: number, day: number): string | null {
  const [year, inYear] = [Math.floor(month / 12), (((month % 12) + 12) % 12) + 1];
  if (year < 1 || year > 9999) return null;
  const last = Math.min(day, daysInMonth(year, inYear));
  return [
    String(year).padStart(4, '0'),
    ...[inYear, last].map((n) => String(n).padStart(2, '0')),
  ].join('-');
}

/** The week by ISO 8601, 1 to 53, and its year: that in which its Thursday lies. */
export function isoWeek(day: string): { week: number; year: number } {
  const weekday = (new Date(noon(day)).getUTCDay() + 6) % 7;
  const thursday = noon(day) + (3 - weekday) * DAY_MS;
  const year = new Date(thursday).toISOString().slice(0, 4);
  const week = 1 + Math.floor((thursday - noon(`${year}-01-01`)) / DAY_MS / 7);
  return { week, year: Number(year) };
}

const MINUTE_MS = 60_000;

/** How far a clock on the wall of a time zone is ahead of UTC at an instant; NaN for an unknown zone. */
function aheadOfUtc(timeZone: string, instant: number): number {
  return tzOffset(timeZone, new Date(instant)) * MINUTE_MS;
}

/**
 * The instant at which a day begins in a time zone. Where the clocks skip midnight, that is one o'clock.
 * The offset may change within the day before or after, so both offsets are tried. `TZDate` of the same
 * library is not used: its answer depends on the time zone of this machine.
 * @param day `YYYY-MM-DD`
 */
export function startOfDayInZone(timeZone: string, day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const [before, after] = [midnight - DAY_MS, midnight + DAY_MS];
  const starts = [before, after].map((near) => midnight - aheadOfUtc(timeZone, near));
  const isReached = (start: number) => start + aheadOfUtc(timeZone, start) >= midnight;
  return new Date(Math.min(...starts.filter(isReached)));
}

/** The calendar day of an instant in a time zone, `YYYY-MM-DD`. Throws on an unknown zone. */
export function dateInZone(timeZone: string, instant: Date): string {
  if (timeZone === 'UTC') return instant.toISOString().slice(0, 10);
  const ahead = aheadOfUtc(timeZone, instant.getTime());
  return new Date(instant.getTime() + ahead).toISOString().slice(0, 10);
}

/** The hour of an instant on a clock in a time zone, 0 to 23. Throws on an unknown zone. */
export function hourInZone(timeZone: string, instant: Date): number {
  const ahead = aheadOfUtc(timeZone, instant.getTime());
  return new Date(instant.getTime() + ahead).getUTCHours();
}
