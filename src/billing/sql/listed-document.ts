import { perNumberedKind, type NumberedKind } from '../kind';
import { answerColumns } from './columns';
import { keptLines } from './kept-lines';

/**
 * An element of a search as the API returns it, written by PostgreSQL: every field of the contract
 * by its name, in its order. Rows that Node takes apart and puts together again cost the server
 * more than all else of a list (measured), and numbers keep their digits this way too. The other
 * answers come from the serializers; the tests hold both to the same shapes.
 */

/** A query of the documents whose row ids the CTE `page` holds, newest first, a column per field. */
function listedDocuments(kind: NumberedKind, businessId: string): string {
  return `SELECT d.document_id AS id, ${businessId}::text AS business_id,
      c.document_id AS customer_id, ${answerColumns(kind)},
      ${keptLines(kind)} AS ${kind.name}_items,
      (SELECT row_to_json(customer) FROM (SELECT c.document_id AS id, c.name, c.email) customer)
        AS customers
    FROM page JOIN ${kind.table} d ON d.id = page.id JOIN customers c ON c.id = d.customer_id
    ORDER BY d.created_at DESC, d.id DESC`;
}

/** SQL of the elements as one JSON text. Parameter `$2` holds the public id of the business. */
export const LISTED = perNumberedKind((kind) => {
  const rows = listedDocuments(kind, '$2');
  return `(SELECT coalesce(json_agg(listed), '[]'::json)::text FROM (${rows}) listed)`;
});
