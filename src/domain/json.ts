import Big from 'big.js';
import { LosslessNumber, stringify } from 'lossless-json';
import { trimEnds } from './trim-ends';

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
  trimEnds((number.split(/e/i, 1)[0] ?? '').replace(/[-.]/g, ''), (char) => char === '0');

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

/** A body of few bytes that takes the processor long, and that no request needs. */
export class TooManyParts extends Error {}

/** A text as a whole, or the beginning of a list or an object. */
const OPENING = /"[^"\\]*(?:\\[^][^"\\]*)*(?:"|\\?$)|[[{]/g;

/** How often a sign stands in a text. Far faster than a pattern. */
function countOf(sign: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) count += 1;
  return count;
}

/**
 * Whether a text of JSON holds more lists and objects. A megabyte may hold half a million, which take ten times the
 * time of other bodies.
 */
export function hasManyParts(text: string, most: number): boolean {
  if (text.length <= most || countOf('[', text) + countOf('{', text) <= most) return false;
  let parts = 0;
  for (const [token] of text.matchAll(OPENING)) {
    if (!token.startsWith('"')) parts += 1;
    if (parts > most) return true;
  }
  return false;
}

/** Begins a text that stands for a number, before its place in a list. No caller can know it. */
const MARK = globalThis.crypto.randomUUID().slice(0, 13);

/** The same JSON with a text in the place of each number that a double cannot hold; these join the list. */
const marked = (text: string, exact: Big[], most: number): string =>
  text.replace(TOKEN, (token) => {
    const number = token.startsWith('"') ? null : exactNumber(token);
    if (exact.length >= most) throw new TooManyParts();
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

/**
 * Numbers that a double cannot hold come as `Big`.
 * @param most lists and objects, and long numbers, that the text may hold
 * @throws SyntaxError on malformed text, TooManyParts
 */
export function parseJson(text: string, most = Infinity): unknown {
  if (hasManyParts(text, most)) throw new TooManyParts();
  if (!LONG_NUMBER.test(text)) return JSON.parse(text);
  const exact: Big[] = [];
  const whole = { value: JSON.parse(marked(text, exact, most)) as unknown };
  unmark(whole, exact);
  return whole.value;
}

export type JsonNumber = number | LosslessNumber;

/** PostgreSQL's `numeric` text as a JSON number of the same value: `'3.000000'` is 3. */
export function jsonNumber(text: string): JsonNumber {
  const double = Number(text);
  if (text.length <= 16) return double;
  // eslint-disable-next-line regexp/no-super-linear-move -- a number of PostgreSQL has few digits
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
