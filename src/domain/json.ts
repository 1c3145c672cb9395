import Big from 'big.js';
import { LosslessNumber, parse, stringify } from 'lossless-json';

/**
 * JSON whose numbers keep their digits. `JSON.parse` turns 123456789012.123456 into a binary
 * float that has other digits, and a price may have eighteen of them (contract §2).
 */

/** Digits that a double may lose: more than fifteen, with or without a point between them. */
const LONG_NUMBER = /\d[\d.]{15}/;

/** A number this long exceeds every limit, so its exact value no longer matters. */
const LONGEST_EXACT = 60;

function parseNumber(digits: string): number | Big {
  const double = Number(digits);
  if (digits.length > LONGEST_EXACT || !Number.isFinite(double)) return double;
  const exact = new Big(digits);
  return exact.eq(new Big(double)) ? double : exact;
}

/** Throws `SyntaxError` on malformed text. Numbers that a double cannot hold come as `Big`. */
export function parseJson(text: string): unknown {
  if (!LONG_NUMBER.test(text)) return JSON.parse(text);
  return parse(text, undefined, {
    parseNumber,
    onDuplicateKey: ({ newValue }) => newValue,
  });
}

export type JsonNumber = number | LosslessNumber;

/** PostgreSQL's `numeric` text as a JSON number of the same value: `'3.000000'` is 3. */
export function jsonNumber(text: string): JsonNumber {
  const double = Number(text);
  if (text.length <= 16) return double;
  const shortest = text.includes('.') ? text.replace(/\.?0+$/, '') : text;
  return String(double) === shortest ? double : new LosslessNumber(shortest);
}

/** The form in which `JSON.stringify` writes a `LosslessNumber`. Within a string, its quotes would be escaped. */
const LOSSLESS_MARK = '"isLosslessNumber":true';

/** The text of an answer, every number with the digits it has in the database. */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value);
  if (!text.includes(LOSSLESS_MARK)) return text;
  return stringify(value) ?? text;
}
