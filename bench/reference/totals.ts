import Big from 'big.js';
import type { NewLine } from './schemas';

export interface Priced {
  taxAmounts: number[];
  amounts: number[];
  subtotal: number;
  taxAmount: number;
  total: number;
}

const HUNDREDTH = new Big('0.01');

/** Rounds each line to the cent, half away from zero. */
const cents = (amount: Big): Big => amount.round(2, Big.roundHalfUp);

export function price(lines: readonly NewLine[]): Priced {
  let [subtotal, taxAmount] = [new Big(0), new Big(0)];
  const [taxAmounts, amounts]: [number[], number[]] = [[], []];
  for (const line of lines) {
    const exact = new Big(line.quantity).times(line.unit_price);
    const net = cents(exact);
    const tax = line.tax_rate ? cents(exact.times(line.tax_rate).times(HUNDREDTH)) : new Big(0);
    subtotal = subtotal.plus(net);
    taxAmount = taxAmount.plus(tax);
    taxAmounts.push(tax.toNumber());
    amounts.push(net.plus(tax).toNumber());
  }
  return {
    taxAmounts,
    amounts,
    subtotal: subtotal.toNumber(),
    taxAmount: taxAmount.toNumber(),
    total: subtotal.plus(taxAmount).toNumber(),
  };
}
