import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { INVOICE, QUOTATION, type DocumentKind } from '../../billing/kind';
import { invoiceOf } from './convert';
import { invoiceDeliveries, invoiceRecord } from './invoice-record';
import { documentLock } from './lock';
import { sendPanelPdf } from './pdf';
import { panelRoute, type PanelRoute, type PanelAnswer, bodyOf } from './route';
import { setState } from './state';
import { documentsOf } from '../../strapi/documents';
import { openRecord } from './operator';
import type { NumberedDocument } from '../answers';
import { ApiError } from '../../domain/errors';
import { say } from '../../messages/message';

/**
 * POST /invoicing/invoices/:id/round-per-rate {updatedAt?}: a draft has its tax rounded for each rate from
 * now on, as e-invoices need it. If the record is newer than `updatedAt`, the answer is 409.
 */
async function roundPerRate(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<NumberedDocument>> {
  const found = await openRecord(strapi, ctx, INVOICE.uid, [
    { action: 'update', field: 'items.tax_rate' },
  ]);
  if (found['state'] !== 'draft') throw new ApiError('document_locked', say('rounding_kept'));
  const { documentId } = found;
  const { updatedAt } = bodyOf(ctx) as { updatedAt?: unknown };
  const data = { tax_rounding: 'rate', updatedAt };
  const saved = await documentsOf(strapi, INVOICE.uid).update({ documentId, data });
  if (!saved) throw new errors.NotFoundError();
  return { data: { documentId, number: String(saved[INVOICE.numberColumn]) } };
}

/** POST …/:id/duplicate: makes a draft of today with its own number and the same customer and lines. */
async function duplicate(
  strapi: Core.Strapi,
  ctx: Context,
  kind: DocumentKind,
): Promise<PanelAnswer<NumberedDocument>> {
  const { documentId } = await openRecord(strapi, ctx, kind.uid, [{ action: 'create' }]);
  const cloned = await documentsOf(strapi, kind.uid).clone({ documentId, data: {} });
  const copy = cloned?.entries[0];
  if (!copy) throw new errors.NotFoundError();
  return {
    status: 201,
    data: { documentId: copy.documentId, number: String(copy[kind.numberColumn]) },
  };
}

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
    panelRoute('GET', '/invoices/:id/record', (ctx) => invoiceRecord(strapi, ctx)),
    panelRoute('GET', '/invoices/:id/deliveries', (ctx) => invoiceDeliveries(strapi, ctx)),
    panelRoute('POST', '/invoices/:id/round-per-rate', (ctx) => roundPerRate(strapi, ctx)),
    panelRoute('GET', '/quotations/:id/invoice', (ctx) => invoiceOf(strapi, ctx)),
  ];
}
