import { perNumberedKind, type NumberedKind } from '../../billing/kind';
import type { Queryable } from '../../database/connection';
import { notFound } from '../../domain/errors';

/** The state of a document that is about to be sent. */
interface Sendable {
  status: string;
  is_issued: boolean;
}

const LOCK = perNumberedKind(
  ({ table }) => `SELECT state AS status, issued_at IS NOT NULL AS is_issued FROM ${table}
    WHERE document_id = $1 AND business_id = $2 FOR UPDATE`,
);

/** Keeps others from changing a document until the transaction ends. @throws 404 */
export async function lockDocument(
  trx: Queryable,
  { name }: NumberedKind,
  { businessRowId, id }: { businessRowId: number; id: string | null },
): Promise<Sendable> {
  const values = [id, businessRowId];
  const rows =
    id === null
      ? []
      : await trx.query<Sendable>({ name: `send-${name}`, text: LOCK[name], values });
  const [found] = rows;
  if (!found) throw notFound(name);
  return found;
}
