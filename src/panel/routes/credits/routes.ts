import type { Core } from '@strapi/strapi';
import { CREDIT_NOTE } from '../../../billing/kind';
import { sendPanelPdf } from '../pdf';
import { panelRoute, type PanelRoute } from '../route';
import { creditable, preview } from './credit';
import { listCreditNotes } from './notes-of-invoice';
import { listRefunds } from './refunds-of-note';

/** What the panel shows of credit notes and refunds. */
export function creditRoutes(strapi: Core.Strapi): PanelRoute[] {
  const ofInvoice = '/invoices/:id';
  const note = '/credit-notes/:id';
  return [
    panelRoute('GET', `${ofInvoice}/creditable`, (ctx) => creditable(strapi, ctx)),
    panelRoute('POST', `${ofInvoice}/credit-preview`, (ctx) => preview(strapi, ctx)),
    panelRoute('GET', `${ofInvoice}/credit-notes`, (ctx) => listCreditNotes(strapi, ctx)),
    panelRoute('GET', `${note}/pdf`, (ctx) => sendPanelPdf(strapi, ctx, CREDIT_NOTE)),
    panelRoute('GET', `${note}/refunds`, (ctx) => listRefunds(strapi, ctx)),
  ];
}
