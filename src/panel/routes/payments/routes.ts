import type { Core } from '@strapi/strapi';
import { refundOnAccount } from '../credits/refunds';
import { panelRoute, type PanelRoute } from '../route';
import { customerAccount, recordForCustomer } from './of-customer';
import { listInvoicePayments } from './of-invoice';
import { allocate, paymentAccount, voidPart, voidWhole } from './of-payment';
import { record, useAccount } from './pay-invoice';

/** The panel's requests about payments. They do the same as those of the API. */
export function paymentRoutes(strapi: Core.Strapi): PanelRoute[] {
  const invoice = '/invoices/:id';
  const customer = '/customers/:id';
  const payment = '/payments/:id';
  return [
    panelRoute('GET', `${invoice}/payments`, (ctx) => listInvoicePayments(strapi, ctx)),
    panelRoute('POST', `${invoice}/payments`, (ctx) => record(strapi, ctx)),
    panelRoute('POST', `${invoice}/on-account`, (ctx) => useAccount(strapi, ctx)),
    panelRoute('GET', `${customer}/account`, (ctx) => customerAccount(strapi, ctx)),
    panelRoute('POST', `${customer}/payments`, (ctx) => recordForCustomer(strapi, ctx)),
    panelRoute('GET', `${payment}/account`, (ctx) => paymentAccount(strapi, ctx)),
    panelRoute('POST', `${payment}/void`, (ctx) => voidWhole(strapi, ctx)),
    panelRoute('POST', `${payment}/allocations`, (ctx) => allocate(strapi, ctx)),
    panelRoute('POST', `${payment}/allocations/:allocation_id/void`, (ctx) =>
      voidPart(strapi, ctx),
    ),
    panelRoute('POST', `${payment}/refunds`, (ctx) => refundOnAccount(strapi, ctx)),
  ];
}
