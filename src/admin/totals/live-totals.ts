import Big from 'big.js';
import { minorUnitOf } from '../../domain/currency';
import { ZERO } from '../../domain/money';
import { documentTotals, lineTotals, type PricedLine } from '../../domain/totals';

/** Lines and currency of a form: numbers, texts, or nothing yet. */
export interface FormValues {
  items?: readonly Record<string, unknown>[] | undefined;
  currency?: unknown;
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

function pricedLine(line: Record<string, unknown>): PricedLine {
  return {
    quantity: decimal(line.quantity, ONE),
    unitPrice: decimal(line.unit_price, ZERO),
    taxRate: decimal(line.tax_rate, ZERO),
    discountRate: decimal(line.discount_rate, ZERO),
  };
}

/**
 * The totals of an edited form, by the functions that compute the stored totals.
 * @param usualCurrency of the business, for a form without a currency
 */
export function liveTotals(values: FormValues, usualCurrency = 'USD'): LiveTotals {
  const given = typeof values.currency === 'string' ? values.currency.trim() : '';
  const currency = (given === '' ? usualCurrency : given).toUpperCase();
  const minorUnit = minorUnitOf(currency) ?? 2;
  const lines = (values.items ?? []).map((line) => lineTotals(pricedLine(line), minorUnit));
  return { currency, lines, ...documentTotals(lines) };
}
