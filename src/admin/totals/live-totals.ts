import Big from 'big.js';
import { minorUnitOf } from '../../domain/currency';
import { ZERO } from '../../domain/money';
import { taxedLines, type TaxRounding } from '../../domain/tax';
import { documentTotals, type PricedLine } from '../../domain/totals';

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

export interface LiveTotals {
  currency: string;
  lines: { taxAmount: Big; amount: Big }[];
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

/**
 * The totals of an edited form, by the functions that compute the stored totals.
 * @param usual what the business and the customer bring to it
 */
export function liveTotals(values: FormValues, usual: Usual = {}): LiveTotals {
  const given = typeof values.currency === 'string' ? values.currency.trim() : '';
  const currency = (given === '' ? (usual.currency ?? 'USD') : given).toUpperCase();
  const minorUnit = minorUnitOf(currency) ?? 2;
  const usualRate = decimal(usual.taxRate, ZERO);
  const typed = (values.items ?? []).map((line) => pricedLine(line, usualRate));
  const lines = taxedLines(typed, minorUnit, usual.taxRounding ?? 'line');
  return { currency, lines, ...documentTotals(lines) };
}
