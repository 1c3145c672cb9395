import type { Queryable } from '../../database/connection';
import { prepare } from '../../database/prepare';
import { notFound } from '../../domain/errors';
import { perNumberedKind, type NumberedKind } from '../kind';
import { foundColumns } from './document-json';

interface Wanted {
  businessRowId: number;
  businessId: string;
  id: string;
}

const FIND = perNumberedKind((kind) =>
  prepare<Wanted>(
    `retrieve-${kind.name}`,
    (place) => `SELECT row_to_json(found)::text AS json FROM (
      SELECT ${foundColumns(
        kind,
        place(({ businessId }) => businessId),
      )}
      FROM ${kind.table} d JOIN customers c ON c.id = d.customer_id
      WHERE d.document_id = ${place(({ id }) => id)}
        AND d.business_id = ${place(({ businessRowId }) => businessRowId)}
    ) found`,
  ),
);

/** The JSON of a document as retrieve answers it; throws 404 when the business has none of that id. */
export async function retrieveDocument(
  db: Queryable,
  kind: NumberedKind,
  { businessRowId, businessId }: Omit<Wanted, 'id'>,
  id: string | null,
): Promise<string> {
  const [found] =
    id === null
      ? []
      : await db.query<{ json: string }>(FIND[kind.name]({ businessRowId, businessId, id }));
  if (!found) throw notFound(kind.name);
  return found.json;
}
