import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { CREDIT_NOTE, INVOICE, QUOTATION } from '../../../billing/kind';
import { CONTENT_TYPE } from '../../../content-types';
import type { DocumentMails } from '../../answers';
import { mailRows } from '../mails/mails-of';
import { openRecord } from '../operator';
import type { PanelAnswer } from '../route';

/** More than anybody reads at once. Each document has all of its own. */
const MOST = 100;

/** SQL of statements of account, which are about no document. */
const STATEMENTS =
  'SELECT m.*, m.customer_id AS to_customer FROM mails m WHERE m.customer_id IS NOT NULL';

/** All but the notices to the business. An index finds them by each document. */
const MAILS = `(${[INVOICE, QUOTATION, CREDIT_NOTE]
  .map(
    ({ name, table }) => `SELECT m.*, o.customer_id AS to_customer
    FROM ${table} o JOIN mails m ON m.${name}_id = o.id
    WHERE m.kind NOT IN ('decision', 'payment')`,
  )
  .join(' UNION ALL ')} UNION ALL ${STATEMENTS}) d`;

/** GET /invoicing/customers/:id/mails: the latest mails to a customer that the operator may see. */
export async function customerMails(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<DocumentMails>> {
  const { id } = await openRecord(strapi, ctx, CONTENT_TYPE.customer);
  const parent = { column: 'to_customer', rowId: id };
  return { data: await mailRows(strapi, ctx, { from: MAILS, parent, most: MOST }) };
}
