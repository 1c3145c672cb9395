import type { Queryable } from '../../database/connection';
import { prepare } from '../../database/prepare';
import { notFound } from '../../domain/errors';
import { INVOICE } from '../kind';
import { answerColumns } from './columns';
import { ANSWERED_CUSTOMER } from './document-columns';
import { keptLines } from './kept-lines';

interface Wanted {
  businessRowId: number;
  businessId: string;
  id: string;
}

/**
 * Kept lines do not name their invoice, so its id is put before each description. The text searched for
 * cannot be somebody's text: its quotes are escaped.
 */
const LINES = `replace(${keptLines(INVOICE)}::text, ',"description":',
  ',"invoice_id":"' || d.document_id || '","description":')::json`;

/**
 * An invoice as retrieve returns it, written by PostgreSQL like the elements of a list (decision 8): every
 * field of the contract by its name, in its order.
 */
const FIND = prepare<Wanted>('found-invoice', (place) => {
  const businessId = `${place((wanted) => wanted.businessId)}::text`;
  return `SELECT row_to_json(found)::text AS json FROM (
      SELECT d.document_id AS id, ${businessId} AS business_id, c.document_id AS customer_id,
        ${answerColumns(INVOICE)}, ${LINES} AS invoice_items,
        (SELECT row_to_json(customer) FROM (
          SELECT c.document_id AS id, ${businessId} AS business_id, ${ANSWERED_CUSTOMER}
        ) customer) AS customers
      FROM invoices d JOIN customers c ON c.id = d.customer_id
      WHERE d.document_id = ${place(({ id }) => id)}
        AND d.business_id = ${place(({ businessRowId }) => businessRowId)}
    ) found`;
});

/** The JSON of an invoice of a business; throws 404 when there is none. */
export async function findInvoice(
  db: Queryable,
  business: { businessRowId: number; businessId: string },
  id: string | null,
): Promise<string> {
  const rows = id === null ? [] : await db.query<{ json: string }>(FIND({ ...business, id }));
  const [found] = rows;
  if (!found) throw notFound('invoice');
  return found.json;
}
