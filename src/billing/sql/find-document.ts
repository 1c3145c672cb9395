import type { Queryable } from '../../database/connection';
import { prepare } from '../../database/prepare';
import { notFound } from '../../domain/errors';
import type { KindName, NumberedName, Shapes } from '../document';
import { perNumberedKind, type DocumentKind, type NumberedKind } from '../kind';
import { storedColumns } from './columns';
import { CUSTOMER_OBJECT, linesOf } from './document-columns';
import { lockDocument } from './lock-document';

interface Wanted {
  businessRowId: number;
  id: string;
}

/** SQL of a whole document: `d` is its table, `c` that of customers. */
export const documentColumns = (kind: NumberedKind): string =>
  `${storedColumns(kind)}, c.document_id AS customer_id, ${CUSTOMER_OBJECT},
      ${linesOf(kind)} AS lines`;

const FIND = perNumberedKind((kind) =>
  prepare<Wanted>(
    `read-${kind.name}`,
    (place) => `SELECT ${documentColumns(kind)}
      FROM ${kind.table} d JOIN customers c ON c.id = d.customer_id
      WHERE d.document_id = ${place(({ id }) => id)}
        AND d.business_id = ${place(({ businessRowId }) => businessRowId)}`,
  ),
);

/** One document of a business with its customer and lines; throws 404 when there is none. */
export async function getDocument<Name extends NumberedName>(
  db: Queryable,
  kind: NumberedKind<Name>,
  businessRowId: number,
  id: string | null,
): Promise<Shapes[Name]['stored']> {
  const [document] =
    id === null
      ? []
      : await db.query<Shapes[Name]['stored']>(FIND[kind.name]({ businessRowId, id }));
  if (!document) throw notFound(kind.name);
  return document;
}

/**
 * The same, and keeps others from changing it until the transaction ends. Two statements: one that waited
 * for the lock would find the newest document, but the old lines.
 */
export async function lockWhole<Name extends KindName>(
  db: Queryable,
  kind: DocumentKind<Name>,
  businessRowId: number,
  id: string | null,
): Promise<Shapes[Name]['stored']> {
  await lockDocument(db, kind, businessRowId, id);
  return getDocument(db, kind, businessRowId, id);
}
