import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { E_INVOICE_QUERY } from '../../billing/schemas/e-invoice';
import type { EInvoiceFormat } from '../../domain/e-invoice-formats';
import { caller, parseQuery, pathId } from '../../http/request';
import { sendPdf, sendXml } from '../../http/send-pdf';
import { ofBusiness } from '../../pdf/caller';
import { printerOf } from '../../pdf/printer';
import { handOut, type EInvoiceFile } from './hand-out';
import type { BilledKind, Wanted } from './kept';

type Make = (
  strapi: Core.Strapi,
  kind: BilledKind,
  wanted: Wanted,
  format: EInvoiceFormat,
) => Promise<EInvoiceFile>;

/** Answers with the e-invoice of a document as a file that is named after its number and its format. */
export async function sendEInvoice(
  strapi: Core.Strapi,
  ctx: Context,
  kind: BilledKind,
  wanted: Wanted,
  format: EInvoiceFormat,
  make: Make = (...document) =>
    handOut(...document, printerOf(strapi).printFor(ofBusiness(wanted.businessRowId, ctx))),
): Promise<void> {
  const { number, content } = await make(strapi, kind, wanted, format);
  const name = `${kind.name.replace('_', '-')}-${number}-${format}`;
  ctx.set('Cache-Control', 'private, no-cache');
  if (format === 'factur-x') sendPdf(ctx, content, name);
  else sendXml(ctx, content, name);
}

/** GET /api/v1/…/{id}/e-invoice, for the holder of a key. */
export async function answerEInvoice(
  strapi: Core.Strapi,
  ctx: Context,
  kind: BilledKind,
): Promise<void> {
  const { format } = parseQuery(ctx, E_INVOICE_QUERY);
  const { businessRowId } = caller(ctx);
  await sendEInvoice(strapi, ctx, kind, { businessRowId, id: pathId(ctx) }, format);
}
