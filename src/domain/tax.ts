import type Big from 'big.js';
import { percent, roundToMinorUnit, ZERO } from './money';
import { lineTotals, type LineTotals, type PricedLine } from './totals';

/**
 * How the tax of a document is rounded: `line` rounds the tax of each line, `rate` the tax of all lines
 * of a rate and category together (contract §10).
 */
export const TAX_ROUNDINGS = ['line', 'rate'] as const;
export type TaxRounding = (typeof TAX_ROUNDINGS)[number];

/** The categories of tax, by UN/CEFACT code list 5305. Only `S` has a rate above 0. */
export const TAX_CATEGORIES = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const;
export type TaxCategory = (typeof TAX_CATEGORIES)[number];

/** Their names in EN 16931. */
export const TAX_CATEGORY_NAMES: Readonly<Record<TaxCategory, string>> = {
  S: 'Standard rate',
  Z: 'Zero rated',
  E: 'Exempt from tax',
  AE: 'Reverse charge',
  K: 'Supply within the EU',
  G: 'Export outside the EU',
  O: 'Outside the scope of tax',
};

/** How a business has its documents taxed. */
export interface TaxRules {
  rounding: TaxRounding;
  /** The category of lines at 0 % that name none; null leaves them without one. */
  zeroRateCategory: TaxCategory | null;
  /** Why lines at 0 % of that category bear no tax, where they do not say it. */
  zeroRateReason: string | null;
}

/** The category of a line that names none. */
export function usualCategory(rate: Big, { zeroRateCategory }: TaxRules): TaxCategory | null {
  return rate.gt(ZERO) ? 'S' : zeroRateCategory;
}

/** Why a line that does not say it bears no tax. */
export function usualReason(
  rate: Big,
  category: TaxCategory | null,
  { zeroRateCategory, zeroRateReason }: TaxRules,
): string | null {
  return rate.gt(ZERO) || category !== zeroRateCategory ? null : zeroRateReason;
}

/**
 * The tax of each line when the tax of a rate is rounded once. A line gets the rounded tax of all lines up
 * to it, less that of the lines before it. So the lines add up, and none is off by more than one minor
 * unit. Only one category has rates above 0, so a rate is a rate and category.
 */
function taxByRate(lines: readonly PricedLine[], minorUnit: number): LineTotals[] {
  const groups = new Map<string, { net: Big; tax: Big }>();
  return lines.map((line) => {
    const { net } = lineTotals(line, minorUnit);
    const key = line.taxRate.toFixed();
    const before = groups.get(key) ?? { net: ZERO, tax: ZERO };
    const netSoFar = before.net.plus(net);
    const taxSoFar = roundToMinorUnit(netSoFar.times(percent(line.taxRate)), minorUnit);
    groups.set(key, { net: netSoFar, tax: taxSoFar });
    const taxAmount = taxSoFar.minus(before.tax);
    return { net, taxAmount, amount: net.plus(taxAmount) };
  });
}

/** The amounts of each line of a document. @param minorUnit number of decimals of the currency */
export function taxedLines(
  lines: readonly PricedLine[],
  minorUnit: number,
  rounding: TaxRounding,
): LineTotals[] {
  return rounding === 'rate'
    ? taxByRate(lines, minorUnit)
    : lines.map((line) => lineTotals(line, minorUnit));
}
