import type { Queryable } from '../../database/connection';
import type { DocumentKind } from '../../billing/kind';
import type { Tenant } from '../../http/auth/caller';

/** The business that a document belongs to; null when it has none. */
export async function documentOwner(
  db: Queryable,
  kind: DocumentKind,
  documentId: string,
): Promise<Tenant | null> {
  const [owner] = await db.query<Tenant>({
    text: `SELECT b.id AS "businessRowId", b.document_id AS "businessId",
        coalesce(b.time_zone, 'UTC') AS "timeZone"
      FROM ${kind.table} d JOIN businesses b ON b.id = d.business_id WHERE d.document_id = $1`,
    values: [documentId],
  });
  return owner ?? null;
}
