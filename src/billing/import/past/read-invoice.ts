import Big from 'big.js';
import { printedMinorUnit } from '../../../domain/currency';
import { STATED_NAMES } from '../../../domain/fields/documents';
import type { Language } from '../../../domain/languages';
import { decimalText, percent, roundToMinorUnit, sum, ZERO } from '../../../domain/money';
import type { TaxRules } from '../../../domain/tax';
import { say } from '../../../messages/message';
import { parse } from '../../../validation/parse';
import type { InvoiceInput, PricedInvoice } from '../../document';
import type { LineRow } from '../../rows';
import { withDefaults, type BodyDefaults } from '../../defaults';
import { priceLines } from '../../documents/price-lines';
import { INVOICE_CREATE } from '../../schemas/invoice';
import { validationError } from '../../../domain/errors';
import { withAdjustments } from './adjustments';
import { withDeliveryAddress } from '../delivery-address';
import { withMetadata } from '../metadata';
import type { ImportValues } from '../rows';
import type { InvoiceRows } from './group';
import { isAdjusted, isPriced, isTotalOnly, picked } from './lines';
import { sumOfCells } from './line-money';

/** The settings of the business that an invoice of it follows. */
export interface PastBusiness extends BodyDefaults {
  rowId: number;
  timeZone: string;
  language: Language;
  rules: TaxRules;
  closedUntil: string | null;
}

const PLAIN = ['issue_date', 'due_date', ...STATED_NAMES.invoice];

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
  const rounded = exact.round(printedMinorUnit(currency), Big.roundHalfUp);
  const close = exact.round(6, Big.roundHalfUp);
  const prices = [rounded, close, close.minus(BILLIONTH), close.plus(BILLIONTH)];
  const fits = (price: Big) => totalOf({ ...line, unit_price: price }, currency, rules).eq(total);
  return prices.find(fits) ?? rounded;
}

/**
 * The invoice of its rows, checked as the API checks one. @throws ApiError `validation_failed`
 * @param lines those of `readLines`, without problems
 */
export function readInvoice(
  invoice: InvoiceRows,
  lines: readonly ImportValues[],
  customerId: string,
  status: unknown,
  { rules, ...defaults }: PastBusiness,
): InvoiceInput {
  const [{ values }] = invoice.rows;
  const parsed = parse(INVOICE_CREATE, {
    ...picked(withDeliveryAddress(withMetadata(values)), PLAIN),
    invoice_number: invoice.number,
    customer_id: customerId,
    status,
    items: lines,
  });
  const checked = withDefaults(parsed, defaults);
  if (checked.issue_date === null) {
    throw validationError([{ path: ['issue_date'], message: say('required') }]);
  }
  const [line] = checked.items;
  const total = values['total'];
  if (isPriced(invoice) || !isTotalOnly(invoice))
    return { ...checked, items: withAdjustments(checked, values, rules) };
  // The tax of the file has told price and rate.
  if (!line || 'tax_total' in values || 'line_tax' in values || !(total instanceof Big))
    return checked;
  const one = { ...line, quantity: new Big(1), discount_rate: new Big(0) };
  const unit_price = netPrice(total, one, checked.currency, rules);
  return { ...checked, items: [{ ...one, unit_price }] };
}

/** Refuses a figure of the file to which the lines do not come. */
function checkSum(
  field: string,
  computed: readonly Big[],
  stated: unknown,
  minorUnit: number,
): void {
  if (stated === undefined) return;
  const text = (amount: Big) => amount.toFixed(Math.max(minorUnit, decimals(amount)));
  const isNumber = stated instanceof Big;
  if (isNumber && computed.some((one) => one.eq(stated))) return;
  const message = isNumber
    ? say('import_sum_differs', { stated: text(stated), computed: text(computed[0] ?? ZERO) })
    : say('not_number');
  throw validationError([{ path: [field], message }]);
}

/** Whether the file says what an invoice comes to, as a whole or line by line. */
export const statesTotal = ({ rows }: InvoiceRows): boolean =>
  rows[0].values['total'] !== undefined ||
  sumOfCells(
    rows.map(({ values }) => values),
    'line_gross',
  ) !== undefined;

/** Refuses an invoice whose lines do not come to the sums of the file. */
export function checkSums(invoice: InvoiceRows, priced: PricedInvoice): void {
  const minorUnit = printedMinorUnit(priced.currency);
  const all = invoice.rows.map(({ values }) => values);
  const [{ total, subtotal, tax_total: tax } = {}] = all;
  const netOf = ({ amount, tax_amount }: LineRow) => new Big(amount).minus(tax_amount);
  // Some programs tell the net before shipping and discount.
  const ofRows = sum(priced.lines.slice(0, all.length).map(netOf));
  const check = (field: string, computed: string, stated: unknown) =>
    checkSum(field, [new Big(computed)], stated, minorUnit);
  check('total', priced.total, total);
  checkSum('subtotal', [new Big(priced.subtotal), ofRows], subtotal, minorUnit);
  check('tax_total', priced.tax_amount, tax);
  if (isAdjusted(invoice)) return;
  check('line_tax', priced.tax_amount, sumOfCells(all, 'line_tax'));
  check('line_gross', priced.total, sumOfCells(all, 'line_gross'));
}

const decimals = (amount: Big): number => decimalText(amount).split('.')[1]?.length ?? 0;

/** An amount of money as it is stored. */
export const rounded = (amount: Big, currency: string): Big =>
  roundToMinorUnit(amount, printedMinorUnit(currency));
