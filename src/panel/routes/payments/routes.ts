import type { Core } from '@strapi/strapi';
import { panelRoute, type PanelRoute } from '../route';
import { customerAccount } from './of-customer';
import { listInvoicePayments } from './of-invoice';
import { paymentAccount } from './of-payment';

/** What the panel shows of payments. */
export const paymentRoutes = (strapi: Core.Strapi): PanelRoute[] => [
  panelRoute('GET', '/invoices/:id/payments', (ctx) => listInvoicePayments(strapi, ctx)),
  panelRoute('GET', '/customers/:id/account', (ctx) => customerAccount(strapi, ctx)),
  panelRoute('GET', '/payments/:id/account', (ctx) => paymentAccount(strapi, ctx)),
];
