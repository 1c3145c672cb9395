import type { Queryable } from '../../database/connection';
import { prepare } from '../../database/prepare';
import { notFound } from '../../domain/errors';
import type { KindName, Shapes } from '../document';
import { perKind, type DocumentKind } from '../kind';
import { storedColumns } from './columns';
import { CUSTOMER_OBJECT, hasListenersColumn, linesOf } from './document-columns';

type Mode = 'read' | 'lock';

interface Wanted {
  businessRowId: number;
  id: string;
}

function findStatement(kind: DocumentKind, mode: Mode) {
  const lock = mode === 'lock';
  return prepare<Wanted>(`${mode}-${kind.name}`, (place) => {
    const business = place(({ businessRowId }) => businessRowId);
    // A change is about to be made, so this asks whether anybody listens for it.
    const listeners = lock ? `, ${hasListenersColumn(business)}` : '';
    return `SELECT ${storedColumns(kind)}, c.document_id AS customer_id,
      ${CUSTOMER_OBJECT}, ${linesOf(kind)} AS lines${listeners}
    FROM ${kind.table} d JOIN customers c ON c.id = d.customer_id
    WHERE d.document_id = ${place(({ id }) => id)} AND d.business_id = ${business}
    ${lock ? 'FOR UPDATE OF d' : ''}`;
  });
}

const FIND = perKind((kind) => ({
  read: findStatement(kind, 'read'),
  lock: findStatement(kind, 'lock'),
}));

/**
 * One document of a business with its customer and lines; null when there is none of that id in
 * this business.
 * @param mode `lock` keeps others from changing it until the transaction ends
 */
async function findDocument<Name extends KindName>(
  db: Queryable,
  kind: DocumentKind<Name>,
  businessRowId: number,
  id: string,
  mode: Mode = 'read',
): Promise<Shapes[Name]['stored'] | null> {
  const statement = FIND[kind.name][mode]({ businessRowId, id });
  const [row] = await db.query<Shapes[Name]['stored']>(statement);
  return row ?? null;
}

/** The same for an id of a path; throws 404 when it names no document of this business. */
export async function getDocument<Name extends KindName>(
  db: Queryable,
  kind: DocumentKind<Name>,
  businessRowId: number,
  id: string | null,
  mode: Mode = 'read',
): Promise<Shapes[Name]['stored']> {
  const document = id === null ? null : await findDocument(db, kind, businessRowId, id, mode);
  if (!document) throw notFound(kind.name);
  return document;
}
