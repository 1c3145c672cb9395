import type { Queryable } from '../../database/connection';
import type { PipelinedTransaction } from '../../database/pool';
import { prepare, type Place } from '../../database/prepare';
import { notFound } from '../../domain/errors';
import type { Locked } from '../document';
import { INVOICE } from '../kind';
import { storedColumns } from './columns';
import { hasListenersColumn } from './document-columns';
import { keptLines } from './kept-lines';
import { LOCK_DOCUMENTS } from './find-document';

interface Wanted {
  businessRowId: number;
  id: string;
}

/**
 * A change leaves the lines alone, so they are read as kept. A statement costs PostgreSQL by the number of
 * its expressions, executed or not, so this one reads no customer either: only an event needs one.
 */
function changeableText(place: Place<Wanted>, more: (business: string) => string): string {
  const business = place(({ businessRowId }) => businessRowId);
  return `SELECT ${storedColumns(INVOICE, 'lock')}, c.document_id AS customer_id,
      ${keptLines(INVOICE)}::text AS lines_text, ${LOCK_DOCUMENTS}, ${more(business)}
    FROM invoices d JOIN customers c ON c.id = d.customer_id
    WHERE d.document_id = ${place(({ id }) => id)} AND d.business_id = ${business}`;
}

const LOCK = prepare<Wanted>(
  'lock-invoice-to-change',
  (place) => `${changeableText(place, hasListenersColumn)} FOR UPDATE OF d`,
);

/**
 * The transaction that wrote the row tells its versions apart. The change itself asks whether somebody
 * listens.
 */
const READ = prepare<Wanted>('read-invoice-to-change', (place) =>
  changeableText(place, () => 'false AS has_listeners, d.xmin::text AS written_by'),
);

/** Keeps others from changing an invoice until the transaction ends; throws 404 when there is none. */
export async function lockInvoice(
  db: Queryable,
  businessRowId: number,
  id: string | null,
): Promise<Locked['invoice']> {
  const rows = id === null ? [] : await db.query<Locked['invoice']>(LOCK({ businessRowId, id }));
  const [found] = rows;
  if (!found) throw notFound('invoice');
  return found;
}

/** An invoice to change only if nobody else changed it meanwhile. */
export interface ReadInvoice {
  invoice: Locked['invoice'];
  /** The id of the transaction that wrote what was read (PostgreSQL's `xmin`). */
  writtenBy: string;
}

/** Reads an invoice without locking it; null when there is none. */
export async function readInvoice(
  trx: PipelinedTransaction,
  businessRowId: number,
  id: string,
): Promise<ReadInvoice | null> {
  const [row] = await trx.alone<Locked['invoice'] & { written_by: string }>(
    READ({ businessRowId, id }),
  );
  if (!row) return null;
  const { written_by: writtenBy, ...invoice } = row;
  return { writtenBy, invoice };
}
