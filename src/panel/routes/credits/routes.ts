import type { Core } from '@strapi/strapi';
import { CREDIT_NOTE } from '../../../billing/kind';
import { sendPanelPdf } from '../pdf';
import { panelRoute, type PanelRoute } from '../route';
import { credit, creditable, preview } from './credit';
import { listCreditNotes } from './notes-of-invoice';
import { refund, voidOne } from './refunds';
import { listRefunds } from './refunds-of-note';

/** The panel's requests about credit notes and refunds. They do the same as those of the API. */
export function creditRoutes(strapi: Core.Strapi): PanelRoute[] {
  const ofInvoice = '/invoices/:id';
  const note = '/credit-notes/:id';
  return [
    panelRoute('GET', `${ofInvoice}/creditable`, (ctx) => creditable(strapi, ctx)),
    panelRoute('POST', `${ofInvoice}/credit-preview`, (ctx) => preview(strapi, ctx)),
    panelRoute('GET', `${ofInvoice}/credit-notes`, (ctx) => listCreditNotes(strapi, ctx)),
    panelRoute('POST', `${ofInvoice}/credit-notes`, (ctx) => credit(strapi, ctx)),
    panelRoute('GET', `${note}/pdf`, (ctx) => sendPanelPdf(strapi, ctx, CREDIT_NOTE)),
    panelRoute('GET', `${note}/refunds`, (ctx) => listRefunds(strapi, ctx)),
    panelRoute('POST', `${note}/refunds`, (ctx) => refund(strapi, ctx)),
    panelRoute('POST', '/refunds/:id/void', (ctx) => voidOne(strapi, ctx)),
  ];
}
