import Big from 'big.js';
import type { Language } from '../domain/languages';
import { printAmount, type PrintMoney } from '../domain/print-money';
import { numberIn } from './format';

const NO_BREAK_SPACE = '\u00a0';

/**
 * Prints amounts with a currency that somebody typed, such as `$` or `Fr.`: `$1,234.50`, `1.234,50 $`,
 * in Dutch `$ 1.234,50`. No digit is lost.
 * @param least decimals that are printed even where they are zero
 */
export function amountIn(currency: string, language: Language, least: number): PrintMoney {
  if (language === 'en') return (value) => printAmount(new Big(value), currency, least);
  const print = numberIn(language, least);
  return language === 'nl'
    ? (value) => `${currency}${NO_BREAK_SPACE}${print(value)}`
    : (value) => `${print(value)}${NO_BREAK_SPACE}${currency}`;
}
