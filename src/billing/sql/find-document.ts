import type { Queryable } from '../../database/connection';
import { prepare } from '../../database/prepare';
import { notFound } from '../../domain/errors';
import type { NumberedName, Shapes, StoredQuotation } from '../document';
import { perNumberedKind, QUOTATION, type NumberedKind } from '../kind';
import { storedColumns } from './columns';
import { CUSTOMER_OBJECT, linesOf } from './document-columns';

type Mode = 'read' | 'lock';

interface Wanted {
  businessRowId: number;
  id: string;
}

/** SQL of a whole document: `d` is its table, `c` that of customers. */
export const documentColumns = (kind: NumberedKind): string =>
  `${storedColumns(kind)}, c.document_id AS customer_id, ${CUSTOMER_OBJECT},
      ${linesOf(kind)} AS lines`;

function findStatement(kind: NumberedKind, mode: Mode) {
  return prepare<Wanted>(
    `${mode}-${kind.name}`,
    (place) => `SELECT ${documentColumns(kind)}
      FROM ${kind.table} d JOIN customers c ON c.id = d.customer_id
      WHERE d.document_id = ${place(({ id }) => id)}
        AND d.business_id = ${place(({ businessRowId }) => businessRowId)}
      ${mode === 'lock' ? 'FOR UPDATE OF d' : ''}`,
  );
}

const FIND = perNumberedKind((kind) => ({
  read: findStatement(kind, 'read'),
  lock: findStatement(kind, 'lock'),
}));

/** The document of an id, or 404 when it names none of this business. */
async function required<T>(
  db: Queryable,
  kind: NumberedKind,
  mode: Mode,
  businessRowId: number,
  id: string | null,
): Promise<T> {
  const rows = id === null ? [] : await db.query<T>(FIND[kind.name][mode]({ businessRowId, id }));
  const [document] = rows;
  if (!document) throw notFound(kind.name);
  return document;
}

/** One document of a business with its customer and lines; throws 404 when there is none. */
export function getDocument<Name extends NumberedName>(
  db: Queryable,
  kind: NumberedKind<Name>,
  businessRowId: number,
  id: string | null,
): Promise<Shapes[Name]['stored']> {
  return required(db, kind, 'read', businessRowId, id);
}

/** The same of a quotation, and keeps others from changing it until the transaction ends. */
export function lockQuotation(
  db: Queryable,
  businessRowId: number,
  id: string | null,
): Promise<StoredQuotation> {
  return required(db, QUOTATION, 'lock', businessRowId, id);
}
