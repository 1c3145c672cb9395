import type { Queryable } from '../../database/connection';
import { prepare } from '../../database/prepare';
import { notFound } from '../../domain/errors';
import type { KindName, Locked } from '../document';
import { perKind, type DocumentKind } from '../kind';
import { lockedDocumentColumns } from './columns';
import { KEPT_FIELDS } from './custom-fields';

interface Wanted {
  businessRowId: number;
  id: string;
}

/**
 * A statement costs PostgreSQL by the number of its expressions, executed or not, so this one reads neither
 * lines nor customer: a change leaves them alone.
 */
const LOCK = perKind((kind) =>
  prepare<Wanted>(
    `lock-${kind.name}-to-change`,
    (place) => `SELECT ${lockedDocumentColumns(kind)}, CASE WHEN d.issued_at IS NOT NULL THEN
        (SELECT lock_documents FROM businesses b WHERE b.id = d.business_id) END AS lock_documents,
        ${KEPT_FIELDS} AS custom_fields
      FROM ${kind.table} d
      WHERE d.document_id = ${place(({ id }) => id)}
        AND d.business_id = ${place(({ businessRowId }) => businessRowId)}
      FOR UPDATE OF d`,
  ),
);

/** Keeps others from changing a document until the transaction ends; throws 404 when there is none. */
export async function lockDocument<Name extends KindName>(
  db: Queryable,
  kind: DocumentKind<Name>,
  businessRowId: number,
  id: string | null,
): Promise<Locked[Name]> {
  const [found] =
    id === null ? [] : await db.query<Locked[Name]>(LOCK[kind.name]({ businessRowId, id }));
  if (!found) throw notFound(kind.name);
  return found;
}
