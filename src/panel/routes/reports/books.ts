import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import type { ReportBusiness } from '../../../billing/reports/answers';
import { todayIn, type Books } from '../../../billing/reports/business';
import { customerBooks, type CustomerBooks } from '../../../billing/reports/customer-books';
import { CONTENT_TYPE } from '../../../content-types';
import { database } from '../../../database/pool';
import { pathId } from '../../../http/requests/request';
import type { Uid } from '../../roles/ability';
import { readScope } from '../../roles/sql-filter';
import { visibleRowIds } from '../../roles/visible-rows';
import { mayAny, openById, operatorOf, type Caller } from '../operator';

/** The fields that the figures are made of. A role must allow all of them. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  [CONTENT_TYPE.invoice]: [
    'invoice_number',
    'customer',
    'state',
    'issue_date',
    'due_date',
    'currency',
    'subtotal',
    'tax_amount',
    'total',
    'amount_paid',
    'amount_credited',
  ],
  [CONTENT_TYPE.creditNote]: [
    'credit_note_number',
    'customer',
    'invoice',
    'issue_date',
    'currency',
    'subtotal',
    'tax_amount',
    'total',
    'applied_amount',
    'refunded_amount',
  ],
  [CONTENT_TYPE.payment]: ['invoice', 'amount', 'currency', 'paid_on', 'method', 'state'],
  [CONTENT_TYPE.refund]: ['credit_note', 'amount', 'currency', 'refunded_on', 'state'],
  [CONTENT_TYPE.customer]: ['name'],
  [CONTENT_TYPE.product]: ['name'],
};

/**
 * The businesses whose whole books the operator may read; null for all. A report of some of the records
 * would be wrong without saying so. So a role that is limited by anything but the business reads none.
 */
export async function readableBooks(strapi: Core.Strapi, ctx: Caller): Promise<number[] | null> {
  const sets: (readonly number[])[] = [];
  for (const [name, fields] of Object.entries(FIELDS)) {
    const uid = name as Uid;
    if (!fields.every((field) => mayAny(strapi, ctx, uid, { action: 'read', field }))) return [];
    const { sql, businesses } = await readScope(strapi, operatorOf(ctx), uid);
    if (sql !== null) sets.push(businesses ?? []);
  }
  const [first, ...rest] = sets;
  return first?.filter((id) => rest.every((ids) => ids.includes(id))) ?? null;
}

interface BusinessRow {
  rowId: number;
  documentId: string;
  name: string;
  timeZone: string;
}

/** The businesses whose reports the operator may read, by name. */
export async function reportBusinesses(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<ReportBusiness[]> {
  if (!mayAny(strapi, ctx, CONTENT_TYPE.business, { action: 'read', field: 'name' })) return [];
  const books = await readableBooks(strapi, ctx);
  const visible = await visibleRowIds(strapi, operatorOf(ctx), CONTENT_TYPE.business, 'read');
  const rows = await database(strapi).query<BusinessRow>({
    text: `SELECT id AS "rowId", document_id AS "documentId", name,
        coalesce(time_zone, 'UTC') AS "timeZone"
      FROM businesses WHERE ($1::int[] IS NULL OR id = ANY($1)) AND ($2::int[] IS NULL OR id = ANY($2))
      ORDER BY name, id`,
    values: [books, visible],
  });
  return rows.map(({ documentId, name, timeZone }) => {
    return { documentId, name, today: todayIn(timeZone) };
  });
}

/** @throws 403 when the operator may not read all books of the business */
async function requireBooks(strapi: Core.Strapi, ctx: Caller, rowId: number): Promise<void> {
  const books = await readableBooks(strapi, ctx);
  if (books !== null && !books.includes(rowId)) throw new errors.ForbiddenError();
}

/**
 * The books of the business that the path names.
 * @throws 404 when the operator may not see the business, 403 when not all of its books
 */
export const openBooks = (strapi: Core.Strapi, ctx: Context): Promise<Books> =>
  booksOf(strapi, ctx, pathId(ctx));

/** The same for the business of an id; null is none. */
export async function booksOf(
  strapi: Core.Strapi,
  ctx: Caller,
  business: string | null,
): Promise<Books> {
  const { id } = await openById(strapi, ctx, CONTENT_TYPE.business, business);
  await requireBooks(strapi, ctx, id);
  const [row] = await database(strapi).query<{ timeZone: string }>({
    text: `SELECT coalesce(time_zone, 'UTC') AS "timeZone" FROM businesses WHERE id = $1`,
    values: [id],
  });
  const timeZone = row?.timeZone ?? 'UTC';
  return { rowId: id, timeZone, today: todayIn(timeZone) };
}

/**
 * A customer whom the operator sees, and the books of their business; null without a business.
 * @throws 403 when the operator may not read all of these books
 */
export async function booksOfCustomer(
  strapi: Core.Strapi,
  ctx: Context,
  customerRowId: number,
): Promise<CustomerBooks | null> {
  const found = await customerBooks(database(strapi), customerRowId);
  if (found) await requireBooks(strapi, ctx, found.books.rowId);
  return found;
}
