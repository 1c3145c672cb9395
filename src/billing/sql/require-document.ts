import type { Queryable } from '../../database/connection';
import { notFound } from '../../domain/errors';
import type { NumberedKind } from '../kind';

/** The id of a document of this business; throws 404 for any other id. */
export async function requireDocument(
  db: Queryable,
  { name, table }: NumberedKind,
  businessRowId: number,
  id: string | null,
): Promise<string> {
  if (id === null) throw notFound(name);
  const rows = await db.query({
    name: `require-${name}`,
    text: `SELECT FROM ${table} WHERE document_id = $1 AND business_id = $2`,
    values: [id, businessRowId],
  });
  if (rows.length === 0) throw notFound(name);
  return id;
}
