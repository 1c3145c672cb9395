import Big from 'big.js';
import { parse } from '../../../validation/parse';
import { MAX_LINES, TOO_MANY_LINES } from '../../schemas/document';
import { INVOICE_LINE } from '../../schemas/invoice';
import { inTurns } from '../in-turns';
import { LINE_FIELDS } from '../invoice-fields';
import { problemsOf, type ImportValues, type RowProblem } from '../rows';
import type { InvoiceRows } from './group';

export const picked = (values: ImportValues, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.flatMap((name) => (name in values ? [[name, values[name]]] : [])));

/** The row and the field of a problem with an invoice, by its place in the invoice. */
export type PlaceOf = (path: readonly string[]) => Pick<RowProblem, 'row' | 'field'>;

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
  placeOf: PlaceOf,
): Promise<{ lines: ImportValues[]; problems: RowProblem[] }> {
  const lines: ImportValues[] = [];
  if (invoice.rows.length > MAX_LINES)
    return { lines, problems: [{ ...placeOf(['items']), message: TOO_MANY_LINES }] };
  const isSingle = isTotalOnly(invoice);
  const problems: RowProblem[] = [];
  for await (const [at, { values }] of inTurns(invoice.rows.entries())) {
    const line = lineValues(invoice.number, values, isSingle);
    lines.push(line);
    try {
      parse(INVOICE_LINE, line);
    } catch (error) {
      problems.push(...problemsOf(error, (path) => placeOf(['items', String(at), ...path])));
    }
  }
  return { lines, problems };
}
