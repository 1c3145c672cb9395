import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { E_INVOICE_QUERY } from '../../billing/schemas/e-invoice';
import type { EInvoiceFormat } from '../../domain/e-invoice-formats';
import { caller, parseQuery, pathId } from '../../http/requests/request';
import { setTag, tagOfContent } from '../../http/answers/entity-tag';
import { sendPdf, sendXml } from '../../http/answers/send-pdf';
import { ofBusiness, type Caller } from '../../pdf/caller';
import { printerOf } from '../../pdf/printer';
import { fileNameFor } from '../../pdf/stored/file-name';
import { handOut, type MakeEInvoiceFile } from './hand-out';
import type { BilledKind, Wanted } from './kept';

/** Who asks for an e-invoice, and whether it is handed out or looked at. */
interface Asked {
  readonly caller: Caller;
  readonly make: MakeEInvoiceFile;
}

/**
 * Answers with the e-invoice of a document as a file that is named after its number and its format, when it
 * is the caller's turn.
 */
export async function sendEInvoice(
  strapi: Core.Strapi,
  ctx: Context,
  kind: BilledKind,
  wanted: Wanted,
  format: EInvoiceFormat,
  { caller: asking, make }: Asked = {
    caller: ofBusiness(wanted.businessRowId, ctx),
    make: handOut,
  },
): Promise<void> {
  const { content, ...named } = await printerOf(strapi).inTurn(
    asking,
    () => undefined,
    (_, print) => make(strapi, kind, wanted, format, print),
  );
  const name = `${fileNameFor(asking, kind, named)}-${format}`;
  ctx.set('Cache-Control', 'private, no-cache');
  setTag(ctx, tagOfContent(content));
  if (ctx.status === 304) return;
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
