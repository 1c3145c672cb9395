import Big from 'big.js';
import { printedMinorUnit } from '../../../domain/currency';
import { ZERO } from '../../../domain/money';
import { taxedLines, type TaxRounding } from '../../../domain/tax';
import { documentTotals, type PricedLine } from '../../../domain/totals';

/** Lines and currency of a form: numbers, texts, or nothing yet. */
export interface FormValues {
  items?: readonly Record<string, unknown>[] | undefined;
  currency?: unknown;
}

/** The defaults of a form: currency, tax rate of its lines in per cent, and rounding of tax. */
export interface Usual {
  currency?: string | undefined;
  taxRate?: number | undefined;
  taxRounding?: TaxRounding | undefined;
}

/** The tax of all lines of a rate. */
export interface TaxOfRate {
  /** Per cent. */
  rate: Big;
  tax: Big;
}

export interface LiveTotals {
  currency: string;
  lines: { net: Big; taxAmount: Big; amount: Big }[];
  /** Rates above 0, the highest first. */
  taxes: TaxOfRate[];
  subtotal: Big;
  taxAmount: Big;
  total: Big;
}

/** The number in a field. @param otherwise for an empty field, and for a text that is not a number */
export function decimal(value: unknown, otherwise: Big): Big {
  if (value === undefined || value === null || value === '') return otherwise;
  try {
    return new Big(String(value));
  } catch {
    return otherwise;
  }
}

const ONE = new Big(1);

function pricedLine(line: Record<string, unknown>, usualRate: Big): PricedLine {
  return {
    quantity: decimal(line.quantity, ONE),
    unitPrice: decimal(line.unit_price, ZERO),
    taxRate: decimal(line.tax_rate, usualRate),
    discountRate: decimal(line.discount_rate, ZERO),
  };
}

/** The tax by rate. Lines at 0 % bear none. @param rates of the lines */
export function taxesByRate(rates: readonly Big[], taxes: readonly Big[]): TaxOfRate[] {
  const sums = new Map<string, TaxOfRate>();
  for (const [index, rate] of rates.entries()) {
    if (rate.lte(ZERO)) continue;
    const { tax } = sums.get(rate.toFixed()) ?? { tax: ZERO };
    sums.set(rate.toFixed(), { rate, tax: tax.plus(taxes[index] ?? ZERO) });
  }
  return [...sums.values()].sort((left, right) => right.rate.cmp(left.rate));
}

/**
 * The totals of an edited form, by the functions that compute the stored totals.
 * @param usual what the business and the customer bring to it
 */
export function liveTotals(values: FormValues, usual: Usual = {}): LiveTotals {
  const given = typeof values.currency === 'string' ? values.currency.trim() : '';
  const currency = (given === '' ? (usual.currency ?? '') : given).toUpperCase();
  const minorUnit = printedMinorUnit(currency);
  const usualRate = decimal(usual.taxRate, ZERO);
  const typed = (values.items ?? []).map((line) => pricedLine(line, usualRate));
  const lines = taxedLines(typed, minorUnit, usual.taxRounding ?? 'line');
  const taxes = taxesByRate(
    typed.map(({ taxRate }) => taxRate),
    lines.map(({ taxAmount }) => taxAmount),
  );
  return { currency, lines, taxes, ...documentTotals(lines) };
}
