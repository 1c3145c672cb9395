import Big from 'big.js';
import { printedMinorUnit } from '../../../domain/currency';
import { validationError } from '../../../domain/errors';
import { decimalText, DECIMALS, percent, roundToMinorUnit, ZERO } from '../../../domain/money';
import { say } from '../../../messages/message';
import { parse } from '../../../validation/parse';
import { MAX_LINES, TOO_MANY_LINES } from '../../schemas/document';
import { INVOICE_LINE } from '../../schemas/invoice';
import { partOfAddress } from '../delivery-address';
import { inTurns } from '../in-turns';
import { LINE_FIELDS } from '../invoice-fields';
import { problemsOf, type ImportValues, type RowProblem } from '../rows';
import type { InvoiceRows } from './group';

export const picked = (values: ImportValues, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.flatMap((name) => (name in values ? [[name, values[name]]] : [])));

const FIELDS: Readonly<Record<string, string>> = {
  name: 'customer_name',
  email: 'customer_email',
  amount: 'amount_paid',
};

/** The row and the field of a problem with an invoice, by its place in the invoice. */
export function placeOf({ rows }: InvoiceRows, path: readonly string[]) {
  const [first = '', line, field] = path;
  const part = partOfAddress(path);
  if (part !== null) return { row: rows[0].row, field: part };
  if (first !== 'items') return { row: rows[0].row, field: FIELDS[first] ?? (first || null) };
  const { row, values } = rows[Number(line ?? 0)] ?? rows[0];
  if (field !== 'unit_price' || 'unit_price' in values) return { row, field: field ?? null };
  return { row, field: ['line_net', 'total'].find((one) => one in values) ?? field };
}

/** Only the total of an invoice's one line may stand for its price. */
export const isTotalOnly = ({ rows }: InvoiceRows): boolean =>
  rows.length === 1 && rows[0].values['total'] !== undefined;

/** A file without descriptions has one amount per invoice. The line still needs words. */
function lineValues(number: string, values: ImportValues, isSingle: boolean): ImportValues {
  const own = picked(values, LINE_FIELDS);
  return {
    quantity: new Big(1),
    ...(isSingle ? { description: `Invoice ${number}`, unit_price: values['total'] } : {}),
    ...own,
  };
}

/**
 * The price of one in a line that the file states by its net: with the decimals of the currency, else with as
 * many as a price may have.
 * @throws ApiError `validation_failed` when quantity and price do not come to the net exactly
 */
function priceOfNet(
  { line_net: net, unit_price, ...line }: ImportValues,
  currency: string,
): unknown {
  const [quantity, discount] = [line['quantity'], line['discount_rate'] ?? ZERO];
  // The check of the line names the one that is no number.
  if (!(net instanceof Big && quantity instanceof Big && discount instanceof Big)) return net;
  const minorUnit = printedMinorUnit(currency);
  const factor = quantity.times(new Big(1).minus(percent(discount)));
  const exact = factor.eq(ZERO) ? ZERO : net.div(factor);
  const close = [minorUnit, DECIMALS.unit_price].map((most) => exact.round(most, Big.roundHalfUp));
  const prices = unit_price instanceof Big ? [unit_price] : close;
  const netOf = (price: Big) => roundToMinorUnit(price.times(factor), minorUnit);
  const price = prices.find((one) => netOf(one).eq(net));
  if (price) return price;
  const [stated, computed] = [net, netOf(prices.at(-1) ?? ZERO)].map(decimalText);
  const message = say('import_net_differs', { stated: stated ?? '', computed: computed ?? '' });
  throw validationError([{ path: ['line_net'], message }]);
}

/** A line without faults. It stands for bad ones, so that the rest of their invoice can be checked. */
export const GOOD_LINE: ImportValues = {
  description: '-',
  quantity: new Big(1),
  unit_price: new Big(0),
};

/**
 * The lines of an invoice as the API would get them, and the problems of each. A thousand bad lines take a
 * tenth of a second, so other requests run in between. An invoice of too many lines is not read further.
 */
export async function readLines(
  invoice: InvoiceRows,
  defaultCurrency: string,
): Promise<{ lines: ImportValues[]; problems: RowProblem[] }> {
  const lines: ImportValues[] = [];
  if (invoice.rows.length > MAX_LINES)
    return { lines, problems: [{ ...placeOf(invoice, ['items']), message: TOO_MANY_LINES }] };
  const isSingle = isTotalOnly(invoice);
  const currency = String(invoice.rows[0].values['currency'] ?? defaultCurrency);
  const problems: RowProblem[] = [];
  for await (const [at, { values }] of inTurns(invoice.rows.entries())) {
    const stated = lineValues(invoice.number, values, isSingle);
    try {
      const own = { ...stated, unit_price: values['unit_price'] };
      const unit_price = 'line_net' in values ? priceOfNet(own, currency) : stated['unit_price'];
      const line = { ...stated, unit_price };
      lines.push(line);
      parse(INVOICE_LINE, line);
    } catch (error) {
      problems.push(
        ...problemsOf(error, (path) => placeOf(invoice, ['items', String(at), ...path])),
      );
    }
  }
  return { lines, problems };
}
