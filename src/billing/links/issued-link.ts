import type { Core } from '@strapi/strapi';
import type { Queryable } from '../../database/connection';
import { ApiError, notFound } from '../../domain/errors';
import { say } from '../../messages/message';
import { perNumberedKind, type NumberedKind } from '../kind';
import { documentLink, linkedOf } from './document-link';
import type { Linked } from './token';

interface Wanted {
  businessRowId: number;
  /** The public id; null is none. */
  id: string | null;
}

interface Found {
  rowId: number;
  id: string;
  is_issued: boolean;
}

const FIND = perNumberedKind(
  ({ table }) => `SELECT id AS "rowId", document_id AS id, issued_at IS NOT NULL AS is_issued
    FROM ${table} WHERE document_id = $1 AND business_id = $2`,
);

/** Decisions of customers lock the same row. So no decision is made by a link that was just revoked. */
const LOCK = perNumberedKind(({ name }) => `${FIND[name]} FOR NO KEY UPDATE`);

async function find(
  db: Queryable,
  { name }: NumberedKind,
  { businessRowId, id }: Wanted,
  text: string,
): Promise<Found> {
  const values = [id, businessRowId];
  const [found] = id === null ? [] : await db.query<Found>({ text, values });
  if (!found) throw notFound(name);
  return found;
}

const WITHOUT_PAGE = {
  invoice: say('invoice_without_page'),
  quotation: say('quotation_without_page'),
  credit_note: say('credit_note_without_page'),
} as const;

function requireIssued(found: Found, { name }: NumberedKind): Found {
  if (found.is_issued) return found;
  throw new ApiError('not_issued', WITHOUT_PAGE[name]);
}

/**
 * What the tokens of a document are made from; null before it is issued.
 * @throws 404
 */
export async function linkedIfIssued(
  db: Queryable,
  kind: NumberedKind,
  wanted: Wanted,
): Promise<Linked | null> {
  const found = await find(db, kind, wanted, FIND[kind.name]);
  return found.is_issued ? linkedOf(db, kind, found) : null;
}

/**
 * The URL of the page of an issued document.
 * @throws 404; 409 `not_issued`
 */
export async function issuedLink(
  strapi: Core.Strapi,
  db: Queryable,
  kind: NumberedKind,
  wanted: Wanted,
): Promise<string> {
  const found = await find(db, kind, wanted, FIND[kind.name]);
  return documentLink(strapi, db, kind, requireIssued(found, kind));
}

/**
 * Makes all earlier links of an issued document lead nowhere.
 * @returns the URL of its new one
 * @throws 404; 409 `not_issued`
 */
export async function revokeLink(
  strapi: Core.Strapi,
  trx: Queryable,
  kind: NumberedKind,
  wanted: Wanted,
): Promise<string> {
  const found = requireIssued(await find(trx, kind, wanted, LOCK[kind.name]), kind);
  await trx.query({
    name: 'revoke-link',
    text: `INSERT INTO document_links (record_table, record_id, revocations) VALUES ($1, $2, 1)
      ON CONFLICT (record_id, record_table)
        DO UPDATE SET revocations = document_links.revocations + 1`,
    values: [kind.table, found.rowId],
  });
  return documentLink(strapi, trx, kind, found);
}
