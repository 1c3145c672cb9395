import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { INVOICE } from '../../billing/kind';
import { recordPayment } from '../../billing/record-payment';
import { voidPayment } from '../../billing/void-payment';
import { PAYMENT_CREATE, type PaymentCreate } from '../../billing/schemas/payment';
import type { PaymentRow } from '../../billing/sql/payments';
import { CONTENT_TYPE } from '../../content-types';
import type { PipelinedTransaction } from '../../database/pool';
import type { Tenant } from '../../billing/tenant';
import { parse } from '../../validation/parse';
import { mayUseBusiness } from '../roles/ability';
import type { ChangedPayment } from '../answers';
import { amountBody } from './credits/typed-decimals';
import { documentOwner } from './document-owner';
import { listInvoicePayments } from './invoice-payments';
import { changeOnce, openRecord, operatorOf } from './operator';
import { bodyOf, panelRoute, type PanelAnswer, type PanelRoute } from './route';

const PAYMENT = CONTENT_TYPE.payment;

/**
 * Our use cases leave these columns empty, as they do for a program. Parts that were voided before stay as they
 * are, with their invoices, which this transaction has not locked.
 */
function nameOperator(trx: PipelinedTransaction, payment: PaymentRow, operatorId: number): void {
  const values = [payment.id, operatorId];
  trx.queue({
    text: `WITH payment AS (
        UPDATE payments SET created_by_id = coalesce(created_by_id, $2), updated_by_id = $2
        WHERE document_id = $1)
      UPDATE invoices SET updated_by_id = $2 WHERE id IN (
        SELECT a.invoice_id FROM allocations a JOIN payments p ON p.id = a.payment_id
        WHERE p.document_id = $1 AND a.updated_at = p.updated_at)`,
    values,
  });
}

/** Changes a payment as the API does, in one transaction. */
const change = (
  strapi: Core.Strapi,
  ctx: Context,
  work: (trx: PipelinedTransaction) => Promise<PaymentRow>,
): Promise<ChangedPayment> =>
  changeOnce(strapi, ctx, async (trx, operator) => {
    const payment = await work(trx);
    nameOperator(trx, payment, operator.id);
    return { documentId: payment.id, state: payment.status };
  });

/** The payment of an invoice, from what is stored when the transaction begins. */
type MakePayment = (trx: PipelinedTransaction, who: Tenant) => Promise<PaymentCreate>;

/** Records a payment. It needs the right to create payments in the business of the invoice. */
export async function payInvoice(
  strapi: Core.Strapi,
  ctx: Context,
  invoice: string,
  make: MakePayment,
): Promise<ChangedPayment> {
  const who = await documentOwner(strapi, 'invoices', invoice);
  if (!mayUseBusiness(strapi, operatorOf(ctx), PAYMENT, 'create', who.businessRowId))
    throw new errors.ForbiddenError();
  return change(strapi, ctx, async (trx) =>
    recordPayment(strapi, trx, who, invoice, await make(trx, who)),
  );
}

/** POST /invoicing/invoices/:id/payments */
async function record(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<ChangedPayment> | undefined> {
  const { documentId } = await openRecord(strapi, ctx, INVOICE.uid);
  const data = await payInvoice(strapi, ctx, documentId, async () =>
    parse(PAYMENT_CREATE, amountBody(bodyOf(ctx))),
  );
  return { status: 201, data };
}

/** POST /invoicing/payments/:id/void: needs the right to change the payment's status. */
async function voidOne(strapi: Core.Strapi, ctx: Context): Promise<PanelAnswer<ChangedPayment>> {
  const need = { action: 'update', field: 'state' } as const;
  const { documentId } = await openRecord(strapi, ctx, PAYMENT, [need]);
  const who = await documentOwner(strapi, 'payments', documentId);
  const data = await change(strapi, ctx, (trx) => voidPayment(strapi, trx, who, documentId));
  return { data };
}

/** The panel's requests about payments. They do the same as those of the API. */
export function paymentRoutes(strapi: Core.Strapi): PanelRoute[] {
  const at = '/invoices/:id/payments';
  return [
    panelRoute('GET', at, (ctx) => listInvoicePayments(strapi, ctx)),
    panelRoute('POST', at, (ctx) => record(strapi, ctx)),
    panelRoute('POST', '/payments/:id/void', (ctx) => voidOne(strapi, ctx)),
  ];
}
