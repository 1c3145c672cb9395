import Big from 'big.js';
import { shareOf, ZERO } from './money';

/** Why something is credited (contract §10). */
export const CREDIT_REASONS = ['return', 'price', 'duplicate', 'order_change', 'other'] as const;
export type CreditReason = (typeof CREDIT_REASONS)[number];

/** A line of an invoice, as far as credit notes depend on it. */
export interface CreditableLine {
  quantity: Big;
  /** After discount, before tax. */
  net: Big;
  tax: Big;
}

/** How much of a line credit notes have credited so far. */
export interface LineCredit {
  /** Credited by quantity. */
  quantity: Big;
  net: Big;
  tax: Big;
  /** Whether part of it was credited by amount. Then no more of it can be credited by quantity. */
  byAmount: boolean;
}

export const NOTHING_CREDITED: LineCredit = {
  quantity: ZERO,
  net: ZERO,
  tax: ZERO,
  byAmount: false,
};

/** What a credit note credits of a line. */
export interface CreditedPart {
  /** 1 when it is credited by amount. */
  quantity: Big;
  net: Big;
  tax: Big;
  byAmount: boolean;
}

/**
 * Part of a line by its quantity. All of it credited so far is rounded, and the part carries the
 * difference. So the last quantity takes the rest (contract §10).
 * @returns null when so much is not left
 */
export function creditQuantity(
  line: CreditableLine,
  before: LineCredit,
  quantity: Big,
  minorUnit: number,
): CreditedPart | null {
  const soFar = before.quantity.plus(quantity);
  if (before.byAmount || soFar.gt(line.quantity)) return null;
  const net = shareOf(line.net, soFar, line.quantity, minorUnit).minus(before.net);
  const tax = shareOf(line.tax, soFar, line.quantity, minorUnit).minus(before.tax);
  return { quantity, net, tax, byAmount: false };
}

/**
 * A price reduction: so much of the net of a line, with its tax in proportion. Lines with a negative net
 * have none.
 * @returns null when so much is not left
 */
export function creditAmount(
  line: CreditableLine,
  before: LineCredit,
  net: Big,
  minorUnit: number,
): CreditedPart | null {
  const soFar = before.net.plus(net);
  if (soFar.gt(line.net)) return null;
  const tax = shareOf(line.tax, soFar, line.net, minorUnit).minus(before.tax);
  return { quantity: new Big(1), net, tax, byAmount: true };
}

/** All that is left of a line; null when nothing is. */
export function creditRest(line: CreditableLine, before: LineCredit): CreditedPart | null {
  const [net, tax] = [line.net.minus(before.net), line.tax.minus(before.tax)];
  const quantity = before.byAmount ? new Big(1) : line.quantity.minus(before.quantity);
  const isAll = before.byAmount ? net.eq(ZERO) && tax.eq(ZERO) : quantity.lte(ZERO);
  return isAll ? null : { quantity, net, tax, byAmount: before.byAmount };
}
