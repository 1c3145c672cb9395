import type { Queryable } from '../../database/connection';
import { notFound } from '../../domain/errors';
import { CUSTOMER_OBJECT, documentColumns, linesOf, hasListenersColumn } from './document-columns';
import { DOCUMENT_KINDS, type DocumentKind } from '../kind';
import type { KindName, Shapes } from '../document';

function text(kind: DocumentKind, lock: boolean): string {
  const own =
    kind.name === 'invoice' ? ', trim_scale(d.amount_paid_before)::text AS amount_paid_before' : '';
  // Whether anybody hears of a change that is about to be made, asked on the way.
  const listened = lock ? `, ${hasListenersColumn('$2')}` : '';
  return `SELECT ${documentColumns(kind)}${own}, c.document_id AS customer_id,
    ${CUSTOMER_OBJECT}, ${linesOf(kind)} AS lines${listened}
  FROM ${kind.table} d JOIN customers c ON c.id = d.customer_id
  WHERE d.document_id = $1 AND d.business_id = $2${lock ? ' FOR UPDATE OF d' : ''}`;
}

const TEXTS = new Map(
  DOCUMENT_KINDS.map((kind) => [kind.name, { read: text(kind, false), lock: text(kind, true) }]),
);

/**
 * One document of a business with its customer and lines; null when there is none of that id in
 * this business.
 * @param mode `lock` keeps others from changing it until the transaction ends
 */
export async function findDocument<Name extends KindName>(
  db: Queryable,
  kind: DocumentKind<Name>,
  businessRowId: number,
  id: string,
  mode: 'read' | 'lock' = 'read',
): Promise<Shapes[Name]['stored'] | null> {
  const [row] = await db.query<Shapes[Name]['stored']>({
    name: `${mode}-${kind.name}`,
    text: TEXTS.get(kind.name)?.[mode] ?? '',
    values: [id, businessRowId],
  });
  return row ?? null;
}

/** The same for an id of a path; throws 404 when it names no document of this business. */
export async function getDocument<Name extends KindName>(
  db: Queryable,
  kind: DocumentKind<Name>,
  businessRowId: number,
  id: string | null,
  mode: 'read' | 'lock' = 'read',
): Promise<Shapes[Name]['stored']> {
  const document = id === null ? null : await findDocument(db, kind, businessRowId, id, mode);
  if (!document) throw notFound(kind.name);
  return document;
}
