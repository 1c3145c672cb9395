import { DOCUMENT_FIELDS } from '../invoice-fields';
import { textOf, type FilledRow, type RowProblem } from '../rows';

/** The rows of one invoice, in their order. */
export interface InvoiceRows {
  number: string;
  rows: [FilledRow, ...FilledRow[]];
}

const SHARED = DOCUMENT_FIELDS.filter((name) => name !== 'invoice_number');

/** A later row may leave a field of the invoice empty, and may not say anything else. */
function differences({ rows: [first, ...later] }: InvoiceRows): RowProblem[] {
  return later.flatMap(({ row, values }) =>
    SHARED.filter(
      (name) => values[name] !== undefined && textOf(values[name]) !== textOf(first.values[name]),
    ).map((field) => ({ row, field, message: `differs from row ${first.row} of this invoice` })),
  );
}

/** Rows with the same number are the lines of one invoice, wherever they stand. */
export function invoicesOf(rows: readonly FilledRow[]): {
  invoices: InvoiceRows[];
  problems: RowProblem[];
} {
  const byNumber = new Map<string, InvoiceRows>();
  const problems: RowProblem[] = [];
  for (const row of rows) {
    const number = textOf(row.values['invoice_number']);
    const known = byNumber.get(number);
    if (number === '')
      problems.push({ row: row.row, field: 'invoice_number', message: 'is required' });
    else if (known) known.rows.push(row);
    else byNumber.set(number, { number, rows: [row] });
  }
  const invoices = [...byNumber.values()];
  return { invoices, problems: [...problems, ...invoices.flatMap(differences)] };
}
