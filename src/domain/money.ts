import Big from 'big.js';

/**
 * Exact decimal arithmetic without binary floats: inputs are decimal text or `Big`, results are `Big`.
 */
export const ZERO = new Big(0);

/** How many decimals each figure of a line or document keeps. */
export const DECIMALS = { quantity: 6, unit_price: 6, tax_rate: 4, discount_rate: 4 } as const;

const ONE_HUNDREDTH = new Big('0.01');

/** Amounts and totals stay below this, so that every one fits its `numeric(20,6)` column. */
export const AMOUNT_LIMIT = new Big('1e13');

/**
 * Rounds half away from zero (contract §3).
 * @param minorUnit number of decimals of the currency, by ISO 4217
 */
export function roundToMinorUnit(amount: Big, minorUnit: number): Big {
  return amount.round(minorUnit, Big.roundHalfUp);
}

/** `percent(20)` is 0.2. It multiplies, since a division in big.js would cut digits. */
export function percent(rate: Big): Big {
  return rate.times(ONE_HUNDREDTH);
}

/** The sum of exact amounts; 0 for none. */
export function sum(amounts: readonly Big[]): Big {
  return amounts.reduce((total, amount) => total.plus(amount), ZERO);
}

/** @param amount decimal text, too */
export const isZero = (amount: Big | string): boolean => new Big(amount).eq(ZERO);

/** Decimal text without an exponent and without trailing zeros: `12.5`, `-3`, `0`. */
export function decimalText(amount: Big): string {
  return isZero(amount) ? '0' : amount.toFixed();
}

/** Divides without cutting digits that could decide a rounding. */
const Exact = Big();
Exact.DP = 60;

/** The part of an amount that belongs to a share, such as 2 of 3 pieces, rounded. */
export function shareOf(amount: Big, part: Big, whole: Big, minorUnit: number): Big {
  const share = new Exact(amount.toFixed()).times(part.toFixed()).div(whole.toFixed());
  return roundToMinorUnit(new Big(share.toFixed()), minorUnit);
}
