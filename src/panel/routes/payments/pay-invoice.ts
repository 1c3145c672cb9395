import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { INVOICE } from '../../../billing/kind';
import { payFromAccount } from '../../../billing/pay-from-account';
import { recordPayment } from '../../../billing/record-payment';
import { PAYMENT_CREATE, type PaymentCreate } from '../../../billing/schemas/payment';
import type { BillingTenant, Tenant } from '../../../billing/tenant';
import { CONTENT_TYPE } from '../../../content-types';
import type { PipelinedTransaction } from '../../../database/pool';
import { parse } from '../../../validation/parse';
import type { ChangedPayment, FromAccount } from '../../answers';
import { mayUseBusiness } from '../../roles/ability';
import { amountBody } from '../credits/typed-decimals';
import { documentOwner } from '../document-owner';
import { changeOnce, openRecord, operatorOf } from '../operator';
import { bodyOf, type PanelAnswer } from '../route';
import { changePayment } from './change-payment';

/** The business of an invoice. @throws 403 where the operator may not create payments in it */
async function payee(strapi: Core.Strapi, ctx: Context, invoice: string): Promise<BillingTenant> {
  const who = await documentOwner(strapi, 'invoices', invoice);
  if (!mayUseBusiness(strapi, operatorOf(ctx), CONTENT_TYPE.payment, 'create', who.businessRowId))
    throw new errors.ForbiddenError();
  return who;
}

/** The payment of an invoice, from what is stored when the transaction begins. */
type MakePayment = (trx: PipelinedTransaction, who: Tenant) => Promise<PaymentCreate>;

/** Records a payment. It needs the right to create payments in the business of the invoice. */
export async function payInvoice(
  strapi: Core.Strapi,
  ctx: Context,
  invoice: string,
  make: MakePayment,
): Promise<ChangedPayment> {
  const who = await payee(strapi, ctx, invoice);
  return changePayment(strapi, ctx, async (trx) =>
    recordPayment(strapi, trx, who, invoice, await make(trx, who)),
  );
}

/** POST /invoicing/invoices/:id/payments */
export async function record(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<ChangedPayment>> {
  const { documentId } = await openRecord(strapi, ctx, INVOICE.uid);
  const data = await payInvoice(strapi, ctx, documentId, async () =>
    parse(PAYMENT_CREATE, amountBody(bodyOf(ctx))),
  );
  return { status: 201, data };
}

/** POST /invoicing/invoices/:id/on-account: pays it with what the customer has on account, the oldest first. */
export async function useAccount(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<FromAccount>> {
  const { documentId } = await openRecord(strapi, ctx, INVOICE.uid);
  const who = await payee(strapi, ctx, documentId);
  const data = await changeOnce(strapi, ctx, async (trx) => {
    const { amount } = await payFromAccount(strapi, trx, who, documentId);
    return { amount };
  });
  return { status: 201, data };
}
