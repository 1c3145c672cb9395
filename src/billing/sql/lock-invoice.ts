import type { Queryable } from '../../database/connection';
import { prepare } from '../../database/prepare';
import { notFound } from '../../domain/errors';
import type { Locked } from '../document';
import { INVOICE } from '../kind';
import { storedColumns } from './columns';
import { hasListenersColumn } from './document-columns';
import { keptLines, readLines } from './kept-lines';
import { LOCK_DOCUMENTS } from './find-document';

interface Wanted {
  businessRowId: number;
  id: string;
}

/**
 * A change leaves the lines alone, so they are read as kept. A statement costs PostgreSQL by the number of
 * its expressions, executed or not, so this one reads no customer either: only an event needs one.
 */
const LOCK = prepare<Wanted>('lock-invoice', (place) => {
  const business = place(({ businessRowId }) => businessRowId);
  return `SELECT ${storedColumns(INVOICE, 'lock')}, c.document_id AS customer_id,
      ${keptLines(INVOICE)}::text AS lines_text, ${LOCK_DOCUMENTS}, ${hasListenersColumn(business)}
    FROM invoices d JOIN customers c ON c.id = d.customer_id
    WHERE d.document_id = ${place(({ id }) => id)} AND d.business_id = ${business}
    FOR UPDATE OF d`;
});

async function linesOf(db: Queryable, rowId: number): Promise<string> {
  const [row] = await db.query<{ lines: string }>({
    name: 'lines-of-invoice',
    text: `SELECT ${readLines(INVOICE)}::text AS lines FROM invoices d WHERE d.id = $1`,
    values: [rowId],
  });
  return row?.lines ?? '[]';
}

/** Keeps others from changing an invoice until the transaction ends; throws 404 when there is none. */
export async function lockInvoice(
  db: Queryable,
  businessRowId: number,
  id: string | null,
): Promise<Locked['invoice']> {
  type Row = Omit<Locked['invoice'], 'lines_text'> & { lines_text: string | null };
  const [found] = id === null ? [] : await db.query<Row>(LOCK({ businessRowId, id }));
  if (!found) throw notFound('invoice');
  const { lines_text: kept } = found;
  return Object.assign(found, { lines_text: kept ?? (await linesOf(db, found.row_id)) });
}
