import { typedAmounts } from './typed-amount';
import { typedDays, typedMonthName, typedMonths, typedYearlessDays } from './typed-day';

/** What a typed text may mean beside its letters. */
export interface Values {
  amounts: readonly string[];
  days: readonly string[];
  /** By their first days. */
  months: readonly string[];
  /** Of any year, such as `12-05`. */
  yearlessDays: readonly string[];
  /** Of any year: the number. */
  monthName: number | null;
}

/** A text that is looked for, by each of its spellings. */
export type Term = readonly string[];

/** Words that belong together, such as `5. Dezember 2026`. Each is found somewhere, or all of them as a value. */
export interface Unit {
  words: readonly { term: Term; values: Values }[];
  /** The whole of several words. */
  whole: { values: Values; number: Term | null } | null;
}

/** Each word costs a condition per text. A longer search is found as it stands. */
const MOST_WORDS = 8;
/** As many words as a telephone number or a day has. */
const MOST_OF_UNIT = 6;
/** Fewer digits would find every number. */
const FEWEST_DIGITS = 4;
/** The end of a number is the same from every country. */
const DIGITS_AT_HOME = 8;

/**
 * `invoicing_searched` takes the e from `ae`, `oe` and `ue`, so a part that begins with e may stand in a text
 * without it: `express` in `Autoexpress`.
 */
const spellings = (word: string): Term =>
  /^[eéèêë]/iu.test(word) ? [word, ...[...'aou'].map((letter) => letter + word)] : [word];

/** The digits of a telephone number, whoever dials it; null for another text. */
function dialled(text: string): Term | null {
  if (!/^[+\d\s()./-]+$/u.test(text)) return null;
  const digits = text.replace(/[(]0[)]|\D/gu, '').replace(/^0+/u, '');
  if (digits.length < FEWEST_DIGITS) return null;
  const isAbroad = /^(?:\+|00)/u.test(text) && digits.length > DIGITS_AT_HOME;
  return isAbroad ? [digits, digits.slice(-DIGITS_AT_HOME)] : [digits];
}

function valuesOf(text: string): Values {
  return {
    amounts: typedAmounts(text),
    days: typedDays(text),
    months: typedMonths(text),
    yearlessDays: typedYearlessDays(text),
    monthName: typedMonthName(text),
  };
}

const hasAny = ({ monthName, ...lists }: Values): boolean =>
  monthName !== null || Object.values(lists).some((list) => list.length > 0);

const wordOf = (word: string) => ({ term: spellings(word), values: valuesOf(word) });

function unitAt(words: readonly string[], from: number): Unit {
  for (let length = Math.min(MOST_OF_UNIT, words.length - from); length > 1; length--) {
    const joined = words.slice(from, from + length);
    const text = joined.join(' ');
    const whole = { values: valuesOf(text), number: dialled(text) };
    if (hasAny(whole.values) || whole.number !== null) return { words: joined.map(wordOf), whole };
  }
  const word = words[from] ?? '';
  const number = dialled(word);
  return { words: [wordOf(word)], whole: number && { values: valuesOf(''), number } };
}

/** The words of a search, in whichever order they were typed. */
export function typedIn(text: string): Unit[] {
  const split = text.split(/\s+/u);
  const words = split.length > MOST_WORDS ? [split.join(' ')] : split;
  const units: Unit[] = [];
  for (let from = 0; from < words.length; from += units.at(-1)?.words.length ?? 1)
    units.push(unitAt(words, from));
  return units;
}
