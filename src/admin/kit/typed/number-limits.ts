import Big from 'big.js';
import { minorUnitOf } from '../../../domain/currency';
import { DECIMALS } from '../../../domain/money';
import { inputWords } from '../../words';

/** The panel sends numbers as JSON. A number of up to 15 digits stays exact there. */
const MOST_DIGITS = 15;

const KEPT: Readonly<Record<string, number>> = DECIMALS;

/** No currency of ISO 4217 has more decimals. */
const MOST_MINOR = 4;

/** The number of decimals that a field keeps. @param currency of the document, for an amount of money */
export function decimalsOf(path: string, type: string, currency: unknown): number {
  if (type === 'integer') return 0;
  const field = path.split('.').at(-1) ?? '';
  const code = typeof currency === 'string' ? currency.trim().toUpperCase() : '';
  return KEPT[field] ?? minorUnitOf(code) ?? MOST_MINOR;
}

/** The reason why a field cannot keep this number as typed; undefined when it can. */
export function beyondLimits(value: string, decimals: number): string | undefined {
  const { c: digits, e: exponent } = new Big(value);
  const words = inputWords().numbers;
  if (digits.length - 1 - exponent > decimals)
    return decimals === 0 ? words.whole : words.decimals(decimals);
  if (digits.length > MOST_DIGITS || exponent >= MOST_DIGITS) return words.digits(MOST_DIGITS);
  return undefined;
}
