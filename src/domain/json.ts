import Big from 'big.js';
import { LosslessNumber, stringify } from 'lossless-json';

/**
 * JSON whose numbers keep their digits. `JSON.parse` turns 123456789012.123456 into a binary
 * float that has other digits, and a price may have eighteen of them (contract §2).
 */

/** Digits that a double may lose: more than fifteen, with or without a point between them. */
const LONG_NUMBER = /\d[\d.]{15}/;

/** A number this long exceeds every limit, so its exact value no longer matters. */
const LONGEST_EXACT = 60;

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Without its sign, its point, its power and the zeros around it. */
const significant = (number: string): string =>
  number.replace(/[-.]|e.*$/gi, '').replace(/^0+|0+$/g, '');

/** The value of a number that a double cannot hold; null for others, and for what is no number. */
function exactNumber(digits: string): Big | null {
  if (digits.length > LONGEST_EXACT || !NUMBER.test(digits)) return null;
  const double = Number(digits);
  if (!Number.isFinite(double) || significant(digits) === significant(String(double))) return null;
  return new Big(digits);
}

/**
 * A text, or a number with many digits. A text matches as a whole, so that its digits stay. One without an end
 * matches until the end of the body: a search from each of its quotes would take the square of its length.
 */
const TOKEN =
  /"[^"\\]*(?:\\[^][^"\\]*)*(?:"|\\?$)|(?<![\d.eE]|[eE][+-])-?\d[\d.]{15,}(?:[eE][+-]?\d+)?(?!\s*:)/g;

/** Begins a text that stands for a number, before its place in a list. No caller can know it. */
const MARK = globalThis.crypto.randomUUID().slice(0, 13);

/** The same JSON with a text in the place of each number that a double cannot hold; these join the list. */
const marked = (text: string, exact: Big[]): string =>
  text.replace(TOKEN, (token) => {
    const number = token.startsWith('"') ? null : exactNumber(token);
    return number === null ? token : `"${MARK}${exact.push(number) - 1}"`;
  });

/** Puts the numbers in the place of their texts, without recursion: a caller decides how deep a value is. */
function unmark(parsed: object, exact: readonly Big[]): void {
  const waiting = [parsed as Record<string | number, unknown>];
  const visit = (holder: Record<string | number, unknown>, key: string | number) => {
    const value = holder[key];
    if (typeof value === 'object' && value !== null) waiting.push(value as typeof holder);
    if (typeof value !== 'string' || !value.startsWith(MARK)) return;
    const number = exact[Number(value.slice(MARK.length))];
    // Here it is data, and an assignment would change the prototype.
    if (key === '__proto__') Object.defineProperty(holder, key, { value: number });
    else holder[key] = number;
  };
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (Array.isArray(one)) for (let at = 0; at < one.length; at += 1) visit(one, at);
    else for (const key of Object.keys(one)) visit(one, key);
  }
}

/** Throws `SyntaxError` on malformed text. Numbers that a double cannot hold come as `Big`. */
export function parseJson(text: string): unknown {
  if (!LONG_NUMBER.test(text)) return JSON.parse(text);
  const exact: Big[] = [];
  const whole = { value: JSON.parse(marked(text, exact)) as unknown };
  unmark(whole, exact);
  return whole.value;
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
