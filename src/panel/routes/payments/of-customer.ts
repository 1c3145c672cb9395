import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { CONTENT_TYPE } from '../../../content-types';
import { dateInZone } from '../../../domain/dates';
import type { CustomerAccount } from '../../answers';
import { documentOwner } from '../document-owner';
import { openRecord } from '../operator';
import type { PanelAnswer } from '../route';
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
