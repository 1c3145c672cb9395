import type { Queryable } from '../../database/connection';
import { prepare } from '../../database/prepare';
import { perKind, type DocumentKind } from '../kind';
import { withoutLines } from './written-lines';

interface Deleted {
  businessRowId: number;
  rowId: number;
}

/** What is kept beside a document goes with it: by foreign keys, or by the triggers of deletes. */
const DELETE = perKind((kind) =>
  prepare<Deleted>(
    `delete-draft-${kind.name}`,
    (place) => `WITH document AS (
      DELETE FROM ${kind.table} d
      WHERE d.id = ${place(({ rowId }) => rowId)}
        AND d.business_id = ${place(({ businessRowId }) => businessRowId)}
      RETURNING d.id
    ), ${withoutLines(kind, 'document')}
    SELECT id FROM document`,
  ),
);

/** Deletes a document that this transaction has locked. Triggers refuse what must stay. */
export async function deleteDocument(
  db: Queryable,
  kind: DocumentKind,
  deleted: Deleted,
): Promise<void> {
  await db.query(DELETE[kind.name](deleted));
}
