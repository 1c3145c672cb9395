import { countryCodeOf } from '../../domain/country';
import { readDecimal } from '../../domain/decimal-text';
import { unguardFormula } from '../../domain/formulas';
import { parsePairs } from '../../domain/metadata';
import { readDay, type DayOrder } from './dates';
import type { ImportField } from './fields';
import { ZERO } from '../../domain/money';
import { currencyOfSign, plainWord, statusOfWord, unitOfWord } from './words';

export const DECIMAL_MARKS = ['.', ','] as const;
export type DecimalMark = (typeof DECIMAL_MARKS)[number];

const FLAGS: Readonly<Record<string, boolean>> = Object.fromEntries([
  ...['true', 'yes', 'y', '1', 'x', 'ja', 'oui', 'active'].map((word) => [word, true]),
  ...['false', 'no', 'n', '0', 'nein', 'non', 'archived'].map((word) => [word, false]),
]) as Record<string, boolean>;

const ENDS_WITH_COMMA = /^[+-]?[\d.\s'’]*,\d{1,6}$/;
const ENDS_WITH_POINT = /^[+-]?[\d,\s'’]*\.\d{1,6}$/;
/** A currency or a per cent sign around a number. */
const SIGNS =
  /^(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3}(?=[\s\d]))\s*|(?:[A-Z]{0,3}\p{Sc}|%|(?<=[\s\d])(?:[A-Z]{3}|kr|zł|Kč|Ft))$/gu;
/** The minus of typesetters. */
const MINUS = /\u2212/g;

/** Accountants write -50 as (50), and programs of theirs as 50-. */
const BRACKETS = /^\(([^()]+)\)$/;
const MINUS_BEHIND = /^([^-]+)-$/;

/** A number without its signs, with a minus for brackets. */
export function bareNumber(text: string): string {
  const bare = text.trim().replace(MINUS, '-').replace(SIGNS, '').trim();
  const [, negative] = BRACKETS.exec(bare) ?? MINUS_BEHIND.exec(bare) ?? [];
  if (negative !== undefined) return `-${negative.trim().replace(SIGNS, '').trim()}`;
  // The sign of a currency may stand behind the minus.
  return bare.startsWith('-') ? `-${bare.slice(1).trim().replace(SIGNS, '').trim()}` : bare;
}

/** Characters of a number, a date or a word. The patterns here take the square of a longer text's time. */
export const LONGEST_VALUE = 100;

/** 1 for a number with a comma, such as 1,234, and -1 for one with a point. */
export function markOfCell(cell: string): number {
  const text = bareNumber(cell);
  return Number(ENDS_WITH_COMMA.test(text)) - Number(ENDS_WITH_POINT.test(text));
}

/** The mark before one or two digits at the end, which is none of thousands. */
const CLEAR_MARK = /^[+-]?[\d.,\s'’]*([.,])\d{1,2}$/;

/** As `markOfCell`, and 0 where it may be a mark of thousands. */
export function clearMarkOfCell(cell: string): number {
  const mark = CLEAR_MARK.exec(bareNumber(cell))?.[1];
  if (mark === undefined) return 0;
  return mark === ',' ? 1 : -1;
}

/** The mark that more of the numbers have. @param balance the sum of `markOfCell` */
export const decimalMarkOf = (balance: number): DecimalMark => (balance > 0 ? ',' : '.');

/** A number of a cell: marks of thousands, spaces and signs around it do not count. */
function numberOf(cell: string, mark: DecimalMark): unknown {
  const others = mark === ',' ? /[.\s'’]/g : /[,\s'’]/g;
  const bare = bareNumber(cell).replace(others, '').replace(mark, '.');
  return readDecimal(bare) ?? cell;
}

/** A rate within a text, such as `20.0% S`, `15% GST on Income` or `GST 18`. */
const PER_CENT = /(?<!\d)(\d{1,3}(?:[.,]\d{1,4})?)\s?%/g;
const NAMED_RATE =
  /^(?:[cs]?gst|igst|hst|pst|qst|vat|tax|iva|tva|mwst\.?|ust\.?|btw)[\s@-]*(\d+(?:[.,]\d+)?)$/i;
/** Names of taxes of which nothing is due, as programs list them. */
const NO_TAX = new Set(
  'exempt taxexempt notax novat nogst zerorated taxfree gstfree vatfree steuerfrei exonéré exento exemptincome zeroratedincome gstfreeincome basexcluded'.split(
    ' ',
  ),
);

/** The rate of a cell. A text with several rates stays one. */
function rateOf(text: string, mark: DecimalMark): unknown {
  const plain = numberOf(text, mark);
  if (typeof plain !== 'string') return plain;
  if (NO_TAX.has(plainWord(text))) return ZERO;
  const [found = NAMED_RATE.exec(text), ...others] = text.matchAll(PER_CENT);
  const rate = others.length > 0 ? undefined : found?.[1]?.replace(',', '.');
  return (rate && readDecimal(rate)) ?? text;
}

/** How numbers and dates are written. */
export interface Writing {
  decimal: DecimalMark;
  /** Null when no date tells, and nobody has said it. */
  dates?: DayOrder | null;
}

function listOf(text: string): unknown {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : text;
  } catch {
    return text;
  }
}

type Reader = (text: string, writing: Writing) => unknown;

/** They may be long, and no pattern reads them. */
const LONG: readonly ImportField['type'][] = ['text', 'pairs', 'list'];

/** A text keeps the spaces at its ends; its check decides about them. */
const READERS: Readonly<Record<ImportField['type'], Reader>> = {
  text: (text) => text,
  decimal: (text, { decimal }) => numberOf(text.trim(), decimal),
  rate: (text, { decimal }) => rateOf(text.trim(), decimal),
  whole: (text, { decimal }) => numberOf(text.trim(), decimal),
  flag: (text) => FLAGS[text.trim().toLowerCase()] ?? text,
  date: (text, { dates }) => readDay(text, dates ?? null) ?? text,
  status: statusOfWord,
  unit: unitOfWord,
  country: (text) => countryCodeOf(text) ?? text,
  currency: currencyOfSign,
  pairs: (text) => parsePairs(text) ?? text,
  list: listOf,
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
