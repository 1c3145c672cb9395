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
  readonly items: readonly PricedItem[];
  /** Percentage of each line that names none: 10 is 10 %. */
  readonly tax?: Big | undefined;
  readonly discount?: Discount | undefined;
  readonly shipping?: Big | undefined;
  readonly amountPaid?: Big | undefined;
}

interface PricedItem {
  readonly qty: Big;
  readonly rate: Big;
  readonly tax?: Big | undefined;
}

/** The lines of one rate of tax. */
interface TaxedLines {
  /** Percentage. */
  readonly rate: Big;
  /** Their part of the discount. */
  readonly discount: Big;
  /** The sum of the lines, less their part of the discount. */
  readonly base: Big;
  readonly tax: Big;
}

export interface GeneratorTotals {
  /** One a line, rounded. */
  readonly amounts: readonly Big[];
  readonly subtotal: Big;
  /** What is taken off: at most the subtotal. */
  readonly discount: Big;
  /** The rest of a discount above the subtotal. */
  readonly excess: Big;
  /** What lines below 0 leave: nothing of it is credited. */
  readonly notCredited: Big;
  /** One a rate, the highest first. */
  readonly taxes: readonly TaxedLines[];
  readonly tax: Big;
  readonly shipping: Big;
  readonly total: Big;
  readonly amountPaid: Big;
  readonly balanceDue: Big;
}

type Round = (value: Big) => Big;

const greater = (one: Big, other: Big): Big => (one.gt(other) ? one : other);
const smaller = (one: Big, other: Big): Big => (one.lt(other) ? one : other);

/** The percentage of a line's tax. */
export const rateOf = ({ tax: ofLine }: PricedItem, { tax }: GeneratorAmounts): Big =>
  ofLine ?? tax ?? ZERO;

/** The sums of the lines of each rate, the highest rate first. */
function netsByRate(input: GeneratorAmounts, amounts: readonly Big[]): { rate: Big; net: Big }[] {
  const nets = new Map<string, { rate: Big; net: Big }>();
  input.items.forEach((item, index) => {
    const rate = rateOf(item, input);
    const before = nets.get(rate.toFixed())?.net ?? ZERO;
    nets.set(rate.toFixed(), { rate, net: before.plus(amounts[index] ?? ZERO) });
  });
  return [...nets.values()].sort((left, right) => right.rate.cmp(left.rate));
}

/**
 * The tax of each rate, rounded once. The discount falls on the rates by their sums: one gets the rounded
 * part of all rates up to it, less that of those before it, so that the parts add up.
 */
function taxesOf(
  nets: readonly { rate: Big; net: Big }[],
  { subtotal, discount }: { subtotal: Big; discount: Big },
  rounded: Round,
): TaxedLines[] {
  const isBased = subtotal.gt(discount);
  let netSoFar = ZERO;
  let discountSoFar = ZERO;
  return nets.map(({ rate, net }, index) => {
    netSoFar = netSoFar.plus(net);
    const isLast = index === nets.length - 1;
    const share = subtotal.gt(ZERO) ? rounded(discount.times(netSoFar).div(subtotal)) : ZERO;
    const upTo = isLast ? discount : share;
    const own = upTo.minus(discountSoFar);
    discountSoFar = upTo;
    const base = isBased ? net.minus(own) : ZERO;
    return { rate, discount: own, base, tax: rounded(base.times(percent(rate))) };
  });
}

/**
 * The generator's arithmetic (contract §7). Every amount is rounded to the minor unit before it is
 * added to another, so what is printed adds up: subtotal, less discount, `notCredited`, tax and shipping are the
 * total. A discount above the subtotal leaves a base of 0, and so do lines below 0.
 */
export function generatorTotals(input: GeneratorAmounts, minorUnit: number): GeneratorTotals {
  const rounded = (value: Big | undefined) => roundToMinorUnit(value ?? ZERO, minorUnit);
  const amounts = input.items.map(({ qty, rate }) => rounded(qty.times(rate)));
  const subtotal = sum(amounts);
  const given = rounded(input.discount && amountOf(input.discount, subtotal));
  const discount = smaller(given, greater(subtotal, ZERO));
  const remaining = subtotal.minus(discount);
  const base = greater(remaining, ZERO);
  const taxes = taxesOf(netsByRate(input, amounts), { subtotal, discount }, rounded);
  const tax = sum(taxes.map((one) => one.tax));
  const shipping = rounded(input.shipping);
  const total = base.plus(tax).plus(shipping);
  const amountPaid = rounded(input.amountPaid);
  const balanceDue = total.minus(amountPaid);
  return {
    amounts,
    subtotal,
    discount,
    excess: given.minus(discount),
    notCredited: base.minus(remaining),
    taxes,
    tax,
    shipping,
    total,
    amountPaid,
    balanceDue,
  };
}
