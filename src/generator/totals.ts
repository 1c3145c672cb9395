import type Big from 'big.js';
import { percent, roundToMinorUnit, sum, ZERO } from '../domain/money';

export interface GeneratorAmounts {
  readonly items: readonly { readonly qty: Big; readonly rate: Big }[];
  /** Percentage: 10 is 10 %. */
  readonly tax?: Big | undefined;
  readonly discount?: Big | undefined;
  readonly shipping?: Big | undefined;
  readonly amountPaid?: Big | undefined;
}

export interface GeneratorTotals {
  /** One a line, rounded. */
  readonly amounts: readonly Big[];
  readonly subtotal: Big;
  readonly discount: Big;
  readonly tax: Big;
  readonly shipping: Big;
  readonly total: Big;
  readonly amountPaid: Big;
  readonly balanceDue: Big;
}

/**
 * The generator's arithmetic (contract §7). Every amount is rounded to the minor unit before it is
 * added to another, so what is printed adds up. A discount above the subtotal leaves a base of 0.
 */
export function generatorTotals(input: GeneratorAmounts, minorUnit: number): GeneratorTotals {
  const rounded = (value: Big | undefined) => roundToMinorUnit(value ?? ZERO, minorUnit);
  const amounts = input.items.map(({ qty, rate }) => rounded(qty.times(rate)));
  const subtotal = sum(amounts);
  const discount = rounded(input.discount);
  const remaining = subtotal.minus(discount);
  const base = remaining.gt(ZERO) ? remaining : ZERO;
  const tax = rounded(base.times(percent(input.tax ?? ZERO)));
  const shipping = rounded(input.shipping);
  const total = base.plus(tax).plus(shipping);
  const amountPaid = rounded(input.amountPaid);
  const balanceDue = total.minus(amountPaid);
  return { amounts, subtotal, discount, tax, shipping, total, amountPaid, balanceDue };
}
