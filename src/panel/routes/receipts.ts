import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { CREDIT_NOTE, INVOICE } from '../../billing/kind';
import { CONTENT_TYPE } from '../../content-types';
import { sendReceipt, type Receipted } from '../../pdf/stored/send-receipt';
import { documentOwner } from './document-owner';
import { openRecord, readsAll } from './operator';
import { panelRoute, type PanelRoute } from './route';

/** What a receipt shows. A role must allow all of it. */
const SHOWN = {
  payment: {
    table: 'payments',
    uid: CONTENT_TYPE.payment,
    fields: ['business', 'amount', 'currency', 'paid_on', 'method', 'reference', 'state'],
    of: INVOICE,
  },
  refund: {
    table: 'refunds',
    uid: CONTENT_TYPE.refund,
    fields: ['business', 'amount', 'currency', 'refunded_on', 'reference', 'state'],
    of: CREDIT_NOTE,
  },
} as const;

/** GET …/:id/pdf: the same file as the API sends. @throws 404, 403, 409 `no_receipt` */
async function send(strapi: Core.Strapi, ctx: Context, kind: Receipted): Promise<undefined> {
  const { table, uid, fields, of } = SHOWN[kind];
  const { documentId } = await openRecord(strapi, ctx, uid);
  const mayRead =
    readsAll(strapi, ctx, uid, fields) &&
    readsAll(strapi, ctx, of.uid, [of.numberColumn, 'issue_date']) &&
    readsAll(strapi, ctx, CONTENT_TYPE.customer, ['name']);
  if (!mayRead) throw new errors.ForbiddenError();
  const { businessRowId } = await documentOwner(strapi, table, documentId);
  await sendReceipt(strapi, ctx, kind, { businessRowId, id: documentId });
}

/** The receipts of payments and refunds. */
export const receiptRoutes = (strapi: Core.Strapi): PanelRoute[] => [
  panelRoute('GET', '/payments/:id/pdf', (ctx) => send(strapi, ctx, 'payment')),
  panelRoute('GET', '/refunds/:id/pdf', (ctx) => send(strapi, ctx, 'refund')),
];
