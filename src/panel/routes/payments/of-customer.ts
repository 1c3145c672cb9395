import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { INVOICE } from '../../../billing/kind';
import { recordCustomerPayment } from '../../../billing/record-customer-payment';
import { CUSTOMER_PAYMENT_CREATE } from '../../../billing/schemas/payment';
import { CONTENT_TYPE } from '../../../content-types';
import { dateInZone } from '../../../domain/dates';
import { parse } from '../../../validation/parse';
import type { ChangedPayment, CustomerAccount } from '../../answers';
import { mayUseBusiness } from '../../roles/ability';
import { paymentBody } from '../credits/typed-decimals';
import { documentOwner } from '../document-owner';
import { openById, openRecord, operatorOf } from '../operator';
import { bodyOf, type PanelAnswer } from '../route';
import { changePayment } from './change-payment';
import { openInvoices } from './open-invoices';

/** GET /invoicing/customers/:id/account: what the dialog of a customer's payment needs. */
export async function customerAccount(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<CustomerAccount>> {
  const { id, documentId } = await openRecord(strapi, ctx, CONTENT_TYPE.customer);
  const who = await documentOwner(strapi, 'customers', documentId);
  const data: CustomerAccount = {
    open: await openInvoices(strapi, ctx, { customer: id }),
    currency: who.defaultCurrency,
    today: dateInZone(who.timeZone, new Date()),
  };
  return { data };
}

/**
 * POST /invoicing/customers/:id/payments: needs the right to create payments in the business of the customer,
 * and to see the invoices that it pays.
 */
export async function recordForCustomer(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<ChangedPayment>> {
  const { documentId } = await openRecord(strapi, ctx, CONTENT_TYPE.customer);
  const who = await documentOwner(strapi, 'customers', documentId);
  if (!mayUseBusiness(strapi, operatorOf(ctx), CONTENT_TYPE.payment, 'create', who.businessRowId))
    throw new errors.ForbiddenError();
  const input = parse(CUSTOMER_PAYMENT_CREATE, paymentBody(bodyOf(ctx)));
  for (const { invoice_id } of input.allocations ?? [])
    await openById(strapi, ctx, INVOICE.uid, invoice_id);
  const data = await changePayment(strapi, ctx, (trx) =>
    recordCustomerPayment(strapi, trx, who, documentId, input),
  );
  return { status: 201, data };
}
