import type { Core } from '@strapi/strapi';
import { INVOICE, QUOTATION } from '../../billing/kind';
import { convert, invoiceOf } from './convert';
import { duplicate } from './duplicate';
import { documentLock } from './lock';
import { sendPanelPdf } from './pdf';
import { panelRoute, type PanelRoute } from './route';
import { roundPerRate } from './round-per-rate';
import { setState } from './state';

/** The panel's one-click actions on invoices and quotations. */
export function documentRoutes(strapi: Core.Strapi): PanelRoute[] {
  const both = [INVOICE, QUOTATION].flatMap((kind) => {
    const at = `/${kind.table}/:id`;
    return [
      panelRoute('POST', `${at}/state`, (ctx) => setState(strapi, ctx, kind)),
      panelRoute('POST', `${at}/duplicate`, (ctx) => duplicate(strapi, ctx, kind)),
      panelRoute('GET', `${at}/lock`, (ctx) => documentLock(strapi, ctx, kind)),
      panelRoute('GET', `${at}/pdf`, (ctx) => sendPanelPdf(strapi, ctx, kind)),
    ];
  });
  return [
    ...both,
    panelRoute('POST', '/invoices/:id/round-per-rate', (ctx) => roundPerRate(strapi, ctx)),
    panelRoute('POST', '/quotations/:id/convert', (ctx) => convert(strapi, ctx)),
    panelRoute('GET', '/quotations/:id/invoice', (ctx) => invoiceOf(strapi, ctx)),
  ];
}
