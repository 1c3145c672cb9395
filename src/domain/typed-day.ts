import { PANEL_LANGUAGES } from '../messages/languages';
import { isCalendarDate } from './dates';

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f.]/g, '')
    .toLowerCase();

type NameForm = 'long' | 'short';

/** The names of each month in the languages of the panel, from January. */
const monthNames = (forms: readonly NameForm[]): string[][] =>
  Array.from({ length: 12 }, (_, month) =>
    PANEL_LANGUAGES.flatMap((language) =>
      forms.map((form) =>
        plain(
          new Intl.DateTimeFormat(language, { month: form, timeZone: 'UTC' }).format(
            Date.UTC(2026, month, 15),
          ),
        ),
      ),
    ),
  );
const MONTHS = monthNames(['long', 'short']);
const WHOLE_NAMES = monthNames(['long']);

/** The number of a month by a name of it, or by its first letters; null where several begin so. */
function monthOf(name: string): number | null {
  const typed = plain(name);
  if (typed.length < 3) return null;
  const exact = MONTHS.findIndex((names) => names.includes(typed));
  if (exact >= 0) return exact + 1;
  const begun = MONTHS.flatMap((names, at) =>
    names.some((one) => one.startsWith(typed)) ? [at + 1] : [],
  );
  return begun.length === 1 ? (begun[0] ?? null) : null;
}

/** Two digits are of this century. */
const yearOf = (text: string): string => (text.length === 2 ? `20${text}` : text);

/** @returns `2026-12-05`; none for a day that is not in the calendar */
function dayOf(year: string, month: number, day: string): string[] {
  const two = (number: number) => String(number).padStart(2, '0');
  const text = `${yearOf(year)}-${two(month)}-${two(Number(day))}`;
  return isCalendarDate(text) ? [text] : [];
}

const YEAR_FIRST = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/;
const DIGITS = /^(\d{1,2})([-./ ]) ?(\d{1,2})(?:\2 ?(\d{4}|\d{2})?)?$/;
const DAY_NAME =
  /^(\d{1,2})(?:\.|st|nd|rd|th|er)? ?(?:de )?(\p{L}+)\.?,? ?(?:de )?(\d{4}|\d{2})?$/u;
const NAME_DAY = /^(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?,? ?(\d{4})?$/u;

interface Reading {
  /** Reads `12/5` as the fifth of December where both are possible, as people in the USA do. */
  monthFirst?: boolean;
  /** The year of a day without one; such a day is none by default. */
  year?: string;
}

/** `05122026`, as people type who are used to fields that put the marks in. */
const MARKLESS = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;

function ofDigits(typed: string, { monthFirst = false, year = '' }: Reading): string[] {
  const text = year === '' ? typed : typed.replace(MARKLESS, '$1/$2/$3');
  const [, first = '', mark, second = '', stated = year] = DIGITS.exec(text) ?? [];
  if (mark === undefined || stated === '') return [];
  const dayFirst = dayOf(stated, Number(second), first);
  // Nobody writes dots and the month first.
  const swapped = mark === '.' ? [] : dayOf(stated, Number(first), second);
  return monthFirst ? [...swapped, ...dayFirst] : [...dayFirst, ...swapped];
}

function ofName(text: string, year: string): string[] {
  const [, before, name = '', after = year] = DAY_NAME.exec(text) ?? [];
  if (before !== undefined) return after === '' ? [] : dayOf(after, monthOf(name) ?? 0, before);
  const [, begin = '', day, last = year] = NAME_DAY.exec(text) ?? [];
  return day === undefined || last === '' ? [] : dayOf(last, monthOf(begin) ?? 0, day);
}

/**
 * The days that a typed text may mean, as `2026-12-05`, the likeliest first: `5.12.2026`, `5/12/26`,
 * `2026-12-05`, `5. Dezember 2026`, `Dec 5, 2026`. None for a text that is no day.
 */
export function typedDays(typed: string, reading: Reading = {}): string[] {
  const text = typed.trim().replace(/\s+|-(?=\p{L})|(?<=\p{L})-/gu, ' ');
  if (text.length > 40) return [];
  const [, year, month, day = ''] = YEAR_FIRST.exec(text) ?? [];
  if (year !== undefined) return dayOf(year, Number(month), day);
  const days = [...ofDigits(text, reading), ...ofName(text, reading.year ?? '')];
  return [...new Set(days)];
}

const YEAR_MONTH = /^(\d{4})[-./](\d{1,2})$/;
const MONTH_YEAR = /^(\d{1,2})[-./](\d{4})$/;
const NAME_YEAR = /^(\p{L}+)\.?,? (?:de )?(\d{4})$/u;

/** The month that a typed text may mean, by its first day: `2026-12`, `12/2026`, `December 2026`. */
export function typedMonths(typed: string): string[] {
  const text = typed.trim().replace(/\s+/gu, ' ');
  const [, first, month = ''] = YEAR_MONTH.exec(text) ?? [];
  if (first !== undefined) return dayOf(first, Number(month), '1');
  const [, number, year = ''] = MONTH_YEAR.exec(text) ?? [];
  if (number !== undefined) return dayOf(year, Number(number), '1');
  const [, name = '', last] = NAME_YEAR.exec(text) ?? [];
  return last === undefined ? [] : dayOf(last, monthOf(name) ?? 0, '1');
}

const LEAP_YEAR = '2024';
/** These are amounts and numbers, too, and far more often. */
const NO_DAY = /^\d+(?:[.,]\d+)?$/;

/** The days of any year that a typed text may mean, such as `12-05` of `5.12.`, `5/12` and `5. Dezember`. */
export function typedYearlessDays(typed: string): string[] {
  if (NO_DAY.test(typed.trim()) || typedDays(typed).length > 0) return [];
  return typedDays(typed, { year: LEAP_YEAR }).map((day) => day.slice(5));
}

/** The number of the month whose whole name a typed text is, such as 12 of `Dezember`; null for another text. */
export function typedMonthName(typed: string): number | null {
  const name = plain(typed.trim());
  const found = WHOLE_NAMES.findIndex((names) => names.includes(name));
  return found < 0 ? null : found + 1;
}
