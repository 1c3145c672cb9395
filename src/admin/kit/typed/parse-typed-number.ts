import Big from 'big.js';
import { inputWords } from '../../words';
import { numberMarks, plainMarks, type NumberMarks } from '../../words/number-marks';

/** The typed number as exact decimal text, `-1234.5`, or the reason why the text is not a number. */
export type TypedNumber = { value: string } | { problem: string };

/** The zeros of Arabic, Persian, Devanagari and Bengali script, and the wide one of East Asia. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10];

function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((first) => code >= first && code <= first + 9);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** Typed or pasted text without invisible characters. */
function cleaned(text: string): string {
  return plainMarks(asciiDigits(text.replace(/[\u200e\u200f\u061c\u2066-\u2069]/gu, ''))).trim();
}

/** One way to read a text: `12,5` has one, `1.234` has two. */
interface Reading {
  value: string;
  decimal: string | null;
  group: string | null;
}

const DECIMAL_MARKS = ['.', ',', '٫'];
const GROUP_MARKS = ['.', ',', ' ', "'", '٬'];

const escaped = (mark: string): string => (mark === '.' ? '\\.' : mark);

function isGrouped(text: string, mark: string, indian: boolean): boolean {
  const g = escaped(mark);
  if (new RegExp(`^[1-9]\\d{0,2}(?:${g}\\d{3})+$`).test(text)) return true;
  return indian && new RegExp(`^[1-9]\\d?(?:${g}\\d{2})*${g}\\d{3}$`).test(text);
}

/** The digits of a whole number and the mark of its thousands; null when it is not one. */
function wholePart(
  text: string,
  marks: NumberMarks,
): { digits: string; group: string | null } | null {
  if (/^\d*$/.test(text)) return { digits: text, group: null };
  const group = GROUP_MARKS.find((mark) => isGrouped(text, mark, marks.indian));
  return group === undefined ? null : { digits: text.replaceAll(group, ''), group };
}

function readingWith(text: string, decimal: string | null, marks: NumberMarks): Reading | null {
  const [whole = '', fraction, ...more] = decimal === null ? [text, ''] : text.split(decimal);
  if (fraction === undefined || more.length > 0) return null;
  if (decimal !== null && !/^\d+$/.test(fraction)) return null;
  const part = wholePart(whole, marks);
  if (part === null || (part.group === decimal && decimal !== null)) return null;
  if (decimal === null && part.digits === '') return null;
  return { value: `${part.digits || '0'}.${fraction || '0'}`, decimal, group: part.group };
}

/** A number as text with its decimals. It has no marks of thousands, which readers could mistake. */
export function printNumber(value: string | number, locale: string): string {
  return new Big(value).toFixed().replace('.', numberMarks(locale).decimal);
}

function chosen(readings: Reading[], marks: NumberMarks): Reading | undefined {
  if (readings.length === 1) return readings[0];
  const own = readings.filter(
    ({ decimal, group }) =>
      (decimal === null || decimal === marks.decimal) && (group === null || group === marks.group),
  );
  return own.length === 1 ? own[0] : undefined;
}

/**
 * Reads a number as a person writes it, with comma or point, and with marks of thousands or without.
 * The language decides between two readings, as of `1.234`. A text with two readings that the language
 * does not use is refused.
 * @param locale the language that the field shows numbers in
 */
export function parseTypedNumber(text: string, locale: string): TypedNumber {
  const plain = cleaned(text);
  const words = inputWords().numbers;
  if (/[\p{Sc}%]/u.test(plain)) return { problem: words.alone };
  const [, minus = '', digits = ''] = /^(-?) ?([\d.,'٫٬ ]*)$/u.exec(plain) ?? [];
  const marks = numberMarks(locale);
  const readings = [null, ...DECIMAL_MARKS].flatMap(
    (mark) => readingWith(digits, mark, marks) ?? [],
  );
  if (readings.length === 0) return { problem: words.none };
  const reading = chosen(readings, marks);
  if (reading) return { value: new Big(`${minus}${reading.value}`).toFixed() };
  const both = readings.map(({ value }) => printNumber(value, locale));
  return { problem: words.twoReadings(both) };
}
