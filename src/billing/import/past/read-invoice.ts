import Big from 'big.js';
import { minorUnitOf } from '../../../domain/currency';
import { decimalText, percent, roundToMinorUnit } from '../../../domain/money';
import type { TaxRules } from '../../../domain/tax';
import { parse } from '../../../validation/parse';
import type { InvoiceInput } from '../../document';
import { priceLines } from '../../price-lines';
import { MAX_LINES, TOO_MANY_LINES } from '../../schemas/document';
import { INVOICE_RECORD } from '../../schemas/invoice';
import { validationError } from '../../../domain/errors';
import { LINE_FIELDS } from '../invoice-fields';
import type { ImportValues } from '../rows';
import type { InvoiceRows } from './group';

/** The settings of the business that an invoice of it follows. */
export interface PastBusiness {
  rowId: number;
  timeZone: string;
  currency: string;
  rules: TaxRules;
  closedUntil: string | null;
}

const picked = (values: ImportValues, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.flatMap((name) => (name in values ? [[name, values[name]]] : [])));

const PLAIN = [
  ...['issue_date', 'due_date', 'delivery_date', 'currency', 'order_reference', 'notes', 'terms'],
];

const BILLIONTH = new Big('0.000001');

/** A line that an invoice is computed from, as far as its amount depends on it. */
type Line = InvoiceInput['items'][number];

const totalOf = (line: Line, currency: string, rules: TaxRules): Big =>
  priceLines([line], currency, rules).totals.total;

/**
 * The net price that comes to a total with tax. Two roundings may miss the total by one minor unit, so
 * the next prices are tried. A price that misses it is refused later, with both figures.
 */
function netPrice(total: Big, line: Line, currency: string, rules: TaxRules): Big {
  const exact = total.div(percent(line.tax_rate).plus(1));
  const rounded = exact.round(minorUnitOf(currency) ?? 2, Big.roundHalfUp);
  const close = exact.round(6, Big.roundHalfUp);
  const prices = [rounded, close, close.minus(BILLIONTH), close.plus(BILLIONTH)];
  const fits = (price: Big) => totalOf({ ...line, unit_price: price }, currency, rules).eq(total);
  return prices.find(fits) ?? rounded;
}

/** A file without descriptions has one amount per invoice. The line still needs words. */
function lineValues(number: string, values: ImportValues, isSingle: boolean): ImportValues {
  const own = picked(values, LINE_FIELDS);
  return {
    quantity: new Big(1),
    ...(isSingle ? { description: `Invoice ${number}`, unit_price: values['total'] } : {}),
    ...own,
  };
}

/** The invoice of its rows, checked as the API checks one. @throws ApiError `validation_failed` */
export function readInvoice(
  { number, rows }: InvoiceRows,
  customerId: string,
  status: unknown,
  { currency, rules }: PastBusiness,
): InvoiceInput {
  if (rows.length > MAX_LINES)
    throw validationError([{ path: ['items'], message: TOO_MANY_LINES }]);
  const [{ values }] = rows;
  const isSingle = rows.length === 1 && values['total'] !== undefined;
  const checked = parse(INVOICE_RECORD, {
    currency,
    ...picked(values, PLAIN),
    invoice_number: number,
    customer_id: customerId,
    status,
    items: rows.map((row) => lineValues(number, row.values, isSingle)),
  });
  if (checked.issue_date === null) {
    throw validationError([{ path: ['issue_date'], message: 'is required' }]);
  }
  const [line] = checked.items;
  const total = values['total'];
  if (!line || !isSingle || 'unit_price' in values || !(total instanceof Big)) return checked;
  const one = { ...line, quantity: new Big(1), discount_rate: new Big(0) };
  const unit_price = netPrice(total, one, checked.currency, rules);
  return { ...checked, items: [{ ...one, unit_price }] };
}

/** Refuses an invoice whose lines do not come to the total of the file. */
export function checkTotal(computed: string, stated: unknown, currency: string): void {
  if (stated === undefined) return;
  const minorUnit = minorUnitOf(currency) ?? 2;
  const text = (amount: Big) => amount.toFixed(Math.max(minorUnit, decimals(amount)));
  const isNumber = stated instanceof Big;
  if (isNumber && stated.eq(computed)) return;
  const message = isNumber
    ? `is ${text(stated)}, and the lines come to ${text(new Big(computed))}`
    : 'must be a number';
  throw validationError([{ path: ['total'], message }]);
}

const decimals = (amount: Big): number => decimalText(amount).split('.')[1]?.length ?? 0;

/** An amount of money as it is stored. */
export const rounded = (amount: Big, currency: string): Big =>
  roundToMinorUnit(amount, minorUnitOf(currency) ?? 2);
