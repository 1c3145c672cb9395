import type Big from 'big.js';
import { percent, roundToMinorUnit, sum, ZERO } from './money';

/** What a line is worth depends on these four and nothing else. Rates are percentages, 0–100. */
export interface PricedLine {
  quantity: Big;
  unitPrice: Big;
  taxRate: Big;
  discountRate: Big;
}

export interface LineTotals {
  /** After discount, before tax. */
  net: Big;
  taxAmount: Big;
  /** `net + taxAmount` */
  amount: Big;
}

export interface DocumentTotals {
  subtotal: Big;
  taxAmount: Big;
  total: Big;
}

/**
 * One line, each figure rounded once (contract §3): discount before tax, and the tax taken of
 * the unrounded net, so that two roundings never add up.
 */
export function lineTotals(line: PricedLine, minorUnit: number): LineTotals {
  const gross = line.quantity.times(line.unitPrice);
  const exactNet = line.discountRate.eq(ZERO)
    ? gross
    : gross.minus(gross.times(percent(line.discountRate)));
  const net = roundToMinorUnit(exactNet, minorUnit);
  const taxAmount = line.taxRate.eq(ZERO)
    ? ZERO
    : roundToMinorUnit(exactNet.times(percent(line.taxRate)), minorUnit);
  return { net, taxAmount, amount: net.plus(taxAmount) };
}

/** The sums of the rounded lines, so what is printed always adds up. */
export function documentTotals(lines: readonly LineTotals[]): DocumentTotals {
  const subtotal = sum(lines.map((line) => line.net));
  const taxAmount = sum(lines.map((line) => line.taxAmount));
  return { subtotal, taxAmount, total: subtotal.plus(taxAmount) };
}
