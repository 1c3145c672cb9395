import { SSF } from '@e965/xlsx';
import Big from 'big.js';
import type { DecimalMark } from '../cells';

/** A cell as SheetJS reads it: `n` a number, `s` a text, `b` a yes or no, `e` an error. Formulas are left out. */
export interface WorkbookCell {
  t: string;
  v?: unknown;
  /** The format of a number. */
  z?: string;
  /** The text that stands in an .ods file. */
  w?: string;
}

interface DateParts {
  y: number;
  m: number;
  d: number;
  H: number;
  M: number;
  S: number;
}

/** The part of SSF that is used; its own type is `any`. */
const formats = SSF as {
  is_date(format: string): boolean;
  parse_date_code(value: number, options: { date1904: boolean }): DateParts | null;
};

/** How a number is meant. */
type NumberKind = 'date' | 'per cent' | 'plain';

/** Texts in a format, and its conditions and colours. */
const ASIDE = /"[^"]*"|\\.|\[[^[\]]*\]/g;

const kinds = new Map<string, NumberKind>();

function kindOf(format: string): NumberKind {
  const known = kinds.get(format);
  if (known) return known;
  const isRate = format.replace(ASIDE, '').includes('%');
  const kind = isRate ? 'per cent' : formats.is_date(format) ? 'date' : 'plain';
  kinds.set(format, kind);
  return kind;
}

/** Digits that a spreadsheet shows. The others are noise of the binary number. */
const DIGITS = 15;

const exact = (value: number): Big => new Big(value.toPrecision(DIGITS));

function plainText(value: number): string {
  const short = String(Number(value.toPrecision(DIGITS)));
  return short.includes('e') ? exact(value).toFixed() : short;
}

const two = (part: number): string => String(part).padStart(2, '0');

/** `2026-12-31`, with the time of day after it unless it is midnight. */
function dateText(value: number, is1904: boolean): string | null {
  const parts = formats.parse_date_code(value, { date1904: is1904 });
  if (!parts) return null;
  const { y, m, d, H, M, S } = parts;
  const time = [H, M, S].map(two).join(':');
  if (value < 1 && !is1904) return time;
  const day = `${String(y).padStart(4, '0')}-${two(m)}-${two(d)}`;
  return time === '00:00:00' ? day : `${day} ${time}`;
}

function numberText({ v, z = '', w = '' }: WorkbookCell, { is1904, mark }: Writing): string {
  if (typeof v !== 'number' || !Number.isFinite(v)) return '#NUM!';
  const kind = kindOf(z);
  const day = kind === 'date' ? dateText(v, is1904) : null;
  if (day !== null) return day;
  const isRate = kind === 'per cent' || w.trim().endsWith('%');
  const text = isRate ? `${exact(v).times(100).toFixed()}%` : plainText(v);
  return mark === ',' ? text.replace('.', ',') : text;
}

const ERRORS: Readonly<Record<number, string>> = {
  0x00: '#NULL!',
  0x07: '#DIV/0!',
  0x0f: '#VALUE!',
  0x17: '#REF!',
  0x1d: '#NAME?',
  0x24: '#NUM!',
  0x2a: '#N/A',
};

export interface Writing {
  /** Whether days are counted from 1904, as old programs of Apple did. */
  is1904: boolean;
  /** The mark that numbers get. */
  mark: DecimalMark;
}

/** The value of a cell, whatever its format shows: a day in ISO form, a number with its decimals. */
export function cellText(cell: WorkbookCell, writing: Writing): string {
  if (cell.t === 'n') return numberText(cell, writing);
  if (cell.t === 'e') return ERRORS[Number(cell.v)] ?? '#ERROR!';
  return cell.t === 's' || cell.t === 'b' ? String(cell.v ?? '') : '';
}
