import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { CREDIT_NOTE, INVOICE, QUOTATION, type DocumentKind } from '../../../billing/kind';
import { recordPayment } from '../../../billing/payments/record-payment';
import type { PaymentCreate } from '../../../billing/schemas/payment';
import { settlementOf } from '../../../billing/settle';
import { lockInvoice } from '../../../billing/sql/settlement';
import { CONTENT_TYPE } from '../../../content-types';
import type { PipelinedTransaction } from '../../../database/pool';
import { dueAmount } from '../../../domain/amount-due';
import type { Tenant } from '../../../billing/tenant';
import { say } from '../../../messages/message';
import { documentsOf } from '../../../strapi/documents';
import { saying } from '../../../strapi/saying';
import type { SelectedResults } from '../../answers';
import { documentOwner } from '../document-owner';
import { CHANGE, changeOnce, mayAny, requireBusiness } from '../operator';
import { bodyOf, kindPath, panelRoute, type PanelAnswer, type PanelRoute } from '../route';
import { forEach } from './each';
import { mailSelected } from './mailed';
import { sendZip } from './pdfs';
import { selectionOf } from './selection';

/** POST /invoicing/…/selected/sent {documents}: marks drafts as sent, as the single action does. */
async function markSent(
  strapi: Core.Strapi,
  ctx: Context,
  kind: DocumentKind,
): Promise<PanelAnswer<SelectedResults>> {
  if (!mayAny(strapi, ctx, kind.uid, CHANGE[0])) throw new errors.ForbiddenError();
  const action = {
    kind,
    needs: CHANGE,
    work: async (
      { documentId, state }: { documentId: string; state?: unknown },
      { updatedAt }: { updatedAt: string },
    ) => {
      // The version refuses the save of a document that has changed since this state was read.
      if (state !== 'draft') throw saying(errors.ApplicationError, say('not_draft'));
      const data = { state: 'sent', updatedAt };
      await documentsOf(strapi, kind.uid).update({ documentId, data });
    },
  };
  const results = await forEach(strapi, ctx, action, selectionOf(bodyOf(ctx)));
  return { data: { results } };
}

/** The amount due under the lock of the invoice, as a payment of today. */
async function restOf(
  trx: PipelinedTransaction,
  { businessRowId }: Tenant,
  invoice: string,
): Promise<PaymentCreate> {
  const locked = await lockInvoice(trx, businessRowId, invoice);
  const amount = dueAmount({ ...settlementOf(locked), status: locked.status });
  if (locked.status !== 'draft' && amount.lte(0))
    throw saying(errors.ApplicationError, say('nothing_due'));
  const told = { method: null, reference: null, note: null, metadata: null };
  return { amount, paid_on: null, ...told, excess: null };
}

/** POST /invoicing/invoices/selected/paid {documents}: records what is due as today's payment. */
async function markPaid(strapi: Core.Strapi, ctx: Context): Promise<PanelAnswer<SelectedResults>> {
  if (!mayAny(strapi, ctx, INVOICE.uid, { action: 'read' })) throw new errors.ForbiddenError();
  const action = {
    kind: INVOICE,
    needs: [],
    work: async ({ documentId }: { documentId: string }) => {
      const who = await documentOwner(strapi, 'invoices', documentId);
      requireBusiness(strapi, ctx, who, CONTENT_TYPE.payment);
      await changeOnce(strapi, ctx, async (trx) => {
        const rest = await restOf(trx, who, documentId);
        return { documentId: (await recordPayment(strapi, trx, who, documentId, rest)).id };
      });
    },
  };
  const results = await forEach(strapi, ctx, action, selectionOf(bodyOf(ctx)));
  return { data: { results } };
}

/** The panel's actions on selected rows of a list. Each document has its own result. */
export function selectedRoutes(strapi: Core.Strapi): PanelRoute[] {
  const sent = [INVOICE, QUOTATION].map((kind) =>
    panelRoute('POST', `/${kind.table}/selected/sent`, (ctx) => markSent(strapi, ctx, kind)),
  );
  const pdfs = [INVOICE, QUOTATION, CREDIT_NOTE].map((kind) =>
    panelRoute('POST', `${kindPath(kind)}/selected/pdfs`, (ctx) => sendZip(strapi, ctx, kind)),
  );
  const mailed = [INVOICE, QUOTATION, CREDIT_NOTE].map((kind) =>
    panelRoute('POST', `${kindPath(kind)}/selected/mailed`, (ctx) =>
      mailSelected(strapi, ctx, kind),
    ),
  );
  return [
    ...sent,
    ...pdfs,
    ...mailed,
    panelRoute('POST', '/invoices/selected/paid', (ctx) => markPaid(strapi, ctx)),
  ];
}
