import type Big from 'big.js';

const THOUSANDS = /\B(?=(\d{3})+$)/g;

/** The digits of a printed amount, without its sign. */
function digitsOf(text: string, least: number): string {
  const [whole = '0', fraction = ''] = text.split('.');
  const decimals = fraction.padEnd(least, '0');
  const grouped = whole.length > 3 ? whole.replace(THOUSANDS, ',') : whole;
  return decimals === '' ? grouped : `${grouped}.${decimals}`;
}

/** The text of a number in two parts: big.js prints no sign before a zero. */
function signed(value: Big): [sign: string, text: string] {
  const text = value.toFixed();
  return text.startsWith('-') ? ['-', text.slice(1)] : ['', text];
}

/** `1234567.5` with at least `least` decimals as `1,234,567.50`; digits are never lost. */
export function groupDigits(value: Big, least: number): string {
  const [sign, text] = signed(value);
  return `${sign}${digitsOf(text, least)}`;
}

/** An amount behind its currency: `$1,234.50`, with a space after a code: `EUR 1.00`. */
export function printAmount(value: Big, currency: string, minorUnit: number): string {
  const gap = /[\p{L}.]$/u.test(currency) ? ' ' : '';
  const [sign, text] = signed(value);
  return `${sign}${currency}${gap}${digitsOf(text, minorUnit)}`;
}
