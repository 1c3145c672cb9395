import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { findTenant } from '../../../billing/sql/find-tenant';
import type { BillingTenant } from '../../../billing/tenant';
import { CONTENT_TYPE } from '../../../content-types';
import { database } from '../../../database/pool';
import type { Action } from '../../roles/ability';
import { readScope } from '../../roles/sql-filter';
import { mayAny, openRecord, operatorOf, readsAll, requireBusiness } from '../operator';
import { readableBooks } from '../reports/books';

const TRANSACTION = CONTENT_TYPE.bankTransaction;
const STATEMENT = CONTENT_TYPE.bankStatement;

/** The fields that the page shows. A role must allow all of them. */
const SHOWN: Readonly<Record<typeof TRANSACTION | typeof STATEMENT, readonly string[]>> = {
  [TRANSACTION]: [
    'account_id',
    'booked_on',
    'amount',
    'currency',
    'counterparty_name',
    'counterparty_iban',
    'counterparty_account_number',
    'text',
    'reference',
    'state',
    'reason',
    'possible_duplicate_of',
  ],
  [STATEMENT]: ['name', 'format', 'statements', 'new_count', 'known_count'],
};

/** Whether the operator reads all such records of a business: a role may be limited by something else, too. */
async function readsWhole(
  strapi: Core.Strapi,
  ctx: Context,
  uid: keyof typeof SHOWN,
  businessRowId: number,
): Promise<boolean> {
  if (!readsAll(strapi, ctx, uid, SHOWN[uid])) return false;
  const { sql, businesses } = await readScope(strapi, operatorOf(ctx), uid);
  return sql === null || (businesses ?? []).includes(businessRowId);
}

/**
 * The business of the path, whose records of the type the operator reads, and may do this to.
 * @throws 403; 404 for a business that they do not see
 */
export async function openBank(
  strapi: Core.Strapi,
  ctx: Context,
  uid: keyof typeof SHOWN,
  action: Action = 'read',
): Promise<BillingTenant> {
  for (const needed of ['read', action] as const)
    if (!mayAny(strapi, ctx, uid, { action: needed })) throw new errors.ForbiddenError();
  const { documentId } = await openRecord(strapi, ctx, CONTENT_TYPE.business);
  const who = await findTenant(database(strapi), documentId);
  if (!(await readsWhole(strapi, ctx, uid, who.businessRowId))) throw new errors.ForbiddenError();
  requireBusiness(strapi, ctx, who, uid, action);
  return who;
}

/** Whether the operator reads the whole books: what a transaction may be names any record of them. */
export async function readsBooks(
  strapi: Core.Strapi,
  ctx: Context,
  { businessRowId }: BillingTenant,
): Promise<boolean> {
  const books = await readableBooks(strapi, ctx);
  return books === null || books.includes(businessRowId);
}
