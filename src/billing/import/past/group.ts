import { say } from '../../../messages/message';
import { DOCUMENT_FIELDS } from '../invoice-fields';
import { inTurns } from '../in-turns';
import { isCustom } from '../metadata';
import { textOf, type FilledRow, type RowProblem } from '../rows';

/** The rows of one invoice, in their order. */
export interface InvoiceRows {
  number: string;
  rows: [FilledRow, ...FilledRow[]];
}

const SHARED = DOCUMENT_FIELDS.filter((name) => name !== 'invoice_number');

/** A later row may leave a field of the invoice empty, and may not say anything else. */
function differences(first: FilledRow, { row, values }: FilledRow): RowProblem[] {
  return [...new Set([...SHARED, ...Object.keys(values).filter(isCustom)])]
    .filter(
      (name) => values[name] !== undefined && textOf(values[name]) !== textOf(first.values[name]),
    )
    .map((field) => ({ row, field, message: say('import_differs_from_row', { row: first.row }) }));
}

/** Rows with the same number are the lines of one invoice, wherever they stand. */
export async function invoicesOf(rows: readonly FilledRow[]): Promise<{
  invoices: InvoiceRows[];
  problems: RowProblem[];
}> {
  const byNumber = new Map<string, InvoiceRows>();
  const problems: RowProblem[] = [];
  const differing: RowProblem[] = [];
  for await (const row of inTurns(rows)) {
    const number = textOf(row.values['invoice_number']);
    const known = byNumber.get(number);
    if (number === '')
      problems.push({ row: row.row, field: 'invoice_number', message: say('required') });
    else if (known) {
      known.rows.push(row);
      differing.push(...differences(known.rows[0], row));
    } else byNumber.set(number, { number, rows: [row] });
  }
  return { invoices: [...byNumber.values()], problems: [...problems, ...differing] };
}

/** An invoice is taken as a whole, so one bad row leaves out all of its rows. */
export async function badRows(
  invoices: readonly InvoiceRows[],
  problems: readonly RowProblem[],
): Promise<Set<number>> {
  const bad = new Set(problems.map(({ row }) => row));
  for await (const { rows } of inTurns(invoices))
    if (rows.some(({ row }) => bad.has(row))) for (const { row } of rows) bad.add(row);
  return bad;
}
