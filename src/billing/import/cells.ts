import { countryCodeOf } from '../../domain/country';
import { readDecimal } from '../../domain/decimal-text';
import { unguardFormula } from '../../domain/formulas';
import { parsePairs } from '../../domain/metadata';
import { readDay, type DayOrder } from './dates';
import type { ImportField } from './fields';
import { currencyOfSign, statusOfWord, unitOfWord } from './words';

export const DECIMAL_MARKS = ['.', ','] as const;
export type DecimalMark = (typeof DECIMAL_MARKS)[number];

const FLAGS: Readonly<Record<string, boolean>> = Object.fromEntries([
  ...['true', 'yes', 'y', '1', 'x', 'ja', 'oui', 'active'].map((word) => [word, true]),
  ...['false', 'no', 'n', '0', 'nein', 'non', 'archived'].map((word) => [word, false]),
]) as Record<string, boolean>;

const ENDS_WITH_COMMA = /^[+-]?[\d.\s'’]*,\d{1,6}$/;
const ENDS_WITH_POINT = /^[+-]?[\d,\s'’]*\.\d{1,6}$/;
/** A currency or a per cent sign around a number. */
const SIGNS = /^(?:[€$£¥]|[A-Z]{3}(?=[\s\d]))\s*|(?:[€$£¥%]|(?<=[\s\d])[A-Z]{3})$/g;

/** Accountants write -50 as (50). */
const BRACKETS = /^\(([^()]+)\)$/;

/** A number without its signs, with a minus for brackets. */
function bareNumber(text: string): string {
  const bare = text.trim().replace(SIGNS, '').trim();
  const [, negative] = BRACKETS.exec(bare) ?? [];
  return negative === undefined ? bare : `-${negative.trim().replace(SIGNS, '').trim()}`;
}

/** Characters of a number, a date or a word. The patterns here take the square of a longer text's time. */
export const LONGEST_VALUE = 100;

/** 1 for a number with a comma, such as 1,234, and -1 for one with a point. */
export function markOfCell(cell: string): number {
  const text = bareNumber(cell);
  return Number(ENDS_WITH_COMMA.test(text)) - Number(ENDS_WITH_POINT.test(text));
}

/** The mark that more of the numbers have. @param balance the sum of `markOfCell` */
export const decimalMarkOf = (balance: number): DecimalMark => (balance > 0 ? ',' : '.');

/** A number of a cell: marks of thousands, spaces and signs around it do not count. */
function numberOf(cell: string, mark: DecimalMark): unknown {
  const others = mark === ',' ? /[.\s'’]/g : /[,\s'’]/g;
  const bare = bareNumber(cell).replace(others, '').replace(mark, '.');
  return readDecimal(bare) ?? cell;
}

/** How numbers and dates are written. */
export interface Writing {
  decimal: DecimalMark;
  /** Null when no date tells, and nobody has said it. */
  dates?: DayOrder | null;
}

type Reader = (text: string, writing: Writing) => unknown;

/** They may be long, and no pattern reads them. */
const LONG: readonly ImportField['type'][] = ['text', 'pairs'];

/** A text keeps the spaces at its ends; its check decides about them. */
const READERS: Readonly<Record<ImportField['type'], Reader>> = {
  text: (text) => text,
  decimal: (text, { decimal }) => numberOf(text.trim(), decimal),
  whole: (text, { decimal }) => numberOf(text.trim(), decimal),
  flag: (text) => FLAGS[text.trim().toLowerCase()] ?? text,
  date: (text, { dates }) => readDay(text, dates ?? null) ?? text,
  status: statusOfWord,
  unit: unitOfWord,
  country: (text) => countryCodeOf(text) ?? text,
  currency: currencyOfSign,
  pairs: (text) => parsePairs(text) ?? text,
};

/**
 * The value of a cell for the check of its field; undefined for an empty cell. An unreadable value stays
 * text, and the check says what it must be.
 */
export function valueOfCell(
  { type }: ImportField,
  cell: string | undefined,
  writing: Writing,
): unknown {
  const text = unguardFormula(cell ?? '');
  if (text.trim() === '') return undefined;
  return LONG.includes(type) || text.length <= LONGEST_VALUE ? READERS[type](text, writing) : text;
}
