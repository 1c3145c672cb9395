import Big from 'big.js';
import { readDecimal } from '../domain/decimal-text';
import { percent, roundToMinorUnit, sum, ZERO } from '../domain/money';

/** An amount, or a share of the subtotal in per cent. */
export type Discount = Big | Share;

interface Share {
  readonly percent: Big;
}

const ALL = new Big(100);

export const isShare = (discount: Discount): discount is Share => 'percent' in discount;

/** The discount that a text states, such as `5` or `10%`. Undefined for another text, and for a rate below 0 or above 100. */
export function readDiscount(text: string): Discount | undefined {
  const typed = text.trim();
  if (!typed.endsWith('%')) return readDecimal(typed);
  const rate = readDecimal(typed, '%');
  return rate && !rate.lt(ZERO) && !rate.gt(ALL) ? { percent: rate } : undefined;
}

/** What is subtracted, before it is rounded. Nothing is left to share of a subtotal below 0. */
function amountOf(discount: Discount, subtotal: Big): Big {
  if (!isShare(discount)) return discount;
  return subtotal.gt(ZERO) ? subtotal.times(percent(discount.percent)) : ZERO;
}

export interface GeneratorAmounts {
  readonly items: readonly { readonly qty: Big; readonly rate: Big }[];
  /** Percentage: 10 is 10 %. */
  readonly tax?: Big | undefined;
  readonly discount?: Discount | undefined;
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
  const discount = rounded(input.discount && amountOf(input.discount, subtotal));
  const remaining = subtotal.minus(discount);
  const base = remaining.gt(ZERO) ? remaining : ZERO;
  const tax = rounded(base.times(percent(input.tax ?? ZERO)));
  const shipping = rounded(input.shipping);
  const total = base.plus(tax).plus(shipping);
  const amountPaid = rounded(input.amountPaid);
  const balanceDue = total.minus(amountPaid);
  return { amounts, subtotal, discount, tax, shipping, total, amountPaid, balanceDue };
}
