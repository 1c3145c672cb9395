import Big from 'big.js';
import { printedMinorUnit } from '../../domain/currency';
import { groupDigits } from '../../domain/print-money';

/** Takes exact decimal text, or an exact number. */
export type PrintMoney = (value: string | Big) => string;

/** An amount in the document's own currency: `€1,234.50`, `¥1,200`, `KWD 1.250`. */
export function moneyPrinter(currency: string): PrintMoney {
  const minorUnit = printedMinorUnit(currency);
  const symbol = currencySymbol(currency);
  const gap = /\p{L}$/u.test(symbol) ? ' ' : '';
  return (value) => {
    const exact = new Big(value);
    return `${exact.lt(0) ? '-' : ''}${symbol}${gap}${groupDigits(exact.abs(), minorUnit)}`;
  };
}

function currencySymbol(currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}
