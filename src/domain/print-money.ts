import Big from 'big.js';
import { printedMinorUnit } from './currency';

// eslint-disable-next-line regexp/no-super-linear-move -- an amount has some twenty digits
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
  return withSymbol(value, `${currency}${gap}`, minorUnit);
}

function withSymbol(value: Big, symbol: string, minorUnit: number): string {
  const [sign, text] = signed(value);
  return `${sign}${symbol}${digitsOf(text, minorUnit)}`;
}

/** Takes exact decimal text, or an exact number. */
export type PrintMoney = (value: string | Big) => string;

/** Prints amounts of an ISO currency with its symbol: `€1,234.50`, `¥1,200`, `KWD 1.250`. */
export function moneyPrinter(currency: string): PrintMoney {
  const minorUnit = printedMinorUnit(currency);
  const symbol = currencySymbol(currency);
  const gap = /\p{L}$/u.test(symbol) ? ' ' : '';
  return (value) => withSymbol(new Big(value), `${symbol}${gap}`, minorUnit);
}

/** By ISO code, since making a format of `Intl` takes longer than to print an amount. */
const SYMBOLS = new Map<string, string>();

function currencySymbol(currency: string): string {
  const known = SYMBOLS.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const parts = format.formatToParts(0);
  const symbol = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  SYMBOLS.set(currency, symbol);
  return symbol;
}
