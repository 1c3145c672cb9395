import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { countedAddress } from '../domain/addresses';
import type { EInvoiceFormat } from '../domain/e-invoice-formats';
import { ApiError, notFound } from '../domain/errors';
import { handOut, lookAt } from '../einvoice/stored/hand-out';
import { sendEInvoice } from '../einvoice/stored/send';
import { sendUploaded } from '../http/answers/send-pdf';
import { clientAddress } from '../http/requests/client-address';
import { idOf } from '../http/requests/request';
import { ofStranger, type Caller } from '../pdf/caller';
import { logoOf, sendStoredPdf } from '../pdf/stored/send';
import { settingsOf } from '../strapi/settings-service';
import type { FilePart } from './address';
import { attachmentOf } from './attachments';
import { formatsOf, isBilled } from './formats';
import type { Opened } from './place';
import type { Linked } from './sql/find-shared';
import { printedParts } from './view';

/** What a HEAD request learns: that there is such a file. Nothing is made or handed out for it. */
function sendHead(ctx: Context, type: string): void {
  ctx.status = 200;
  ctx.set('Content-Type', type);
}

/** Whoever has a link is a stranger. Keys, operators and mails do not wait for strangers' documents. */
export const strangerOf = (strapi: Core.Strapi, ctx: Context): Caller =>
  ofStranger(countedAddress(clientAddress(ctx, settingsOf(strapi).TRUSTED_PROXIES)), ctx);

/** Files of customers stay out of caches, whatever those of operators do. */
export const keepOutOfCaches = (ctx: Context) => ctx.set('Cache-Control', 'private, no-store');

export async function sendPdfOf(
  strapi: Core.Strapi,
  ctx: Context,
  { kind, shared }: Opened<Linked>,
): Promise<void> {
  if (ctx.method === 'HEAD') return sendHead(ctx, 'application/pdf');
  const stranger = strangerOf(strapi, ctx);
  // Its page has marked it, unless an operator looks at it.
  const wanted = { businessRowId: shared.business_row_id, id: shared.id, leaves: false };
  await sendStoredPdf(strapi, ctx, kind, wanted, stranger);
  keepOutOfCaches(ctx);
}

export async function sendLogoOf(
  strapi: Core.Strapi,
  ctx: Context,
  { shared }: Opened,
): Promise<void> {
  const logo = await logoOf(strapi, printedParts(shared).business.logo_url);
  if (!logo) throw notFound('logo');
  ctx.status = 200;
  ctx.set('Content-Type', logo.format === 'png' ? 'image/png' : 'image/jpeg');
  ctx.body = Buffer.from(logo.data);
}

/** A file of the document. */
export async function sendAttachmentOf(
  strapi: Core.Strapi,
  ctx: Context,
  opened: Opened<Linked>,
  part: FilePart,
): Promise<void> {
  const id = idOf(part.slice(part.indexOf('/') + 1));
  sendUploaded(ctx, await attachmentOf(strapi, opened, id));
  keepOutOfCaches(ctx);
}

/** The e-invoice of a document, in a format that its page offers. */
export async function sendEInvoiceOf(
  strapi: Core.Strapi,
  ctx: Context,
  opened: Opened<Linked>,
  format: EInvoiceFormat,
): Promise<void> {
  const { kind, shared, isPreview } = opened;
  const isOffered = (await formatsOf(strapi, opened)).includes(format);
  if (!isBilled(kind) || !isOffered) throw notFound('e-invoice');
  const type = format === 'factur-x' ? 'application/pdf' : 'application/xml';
  if (ctx.method === 'HEAD') return sendHead(ctx, type);
  const wanted = { businessRowId: shared.business_row_id, id: shared.id };
  try {
    const asked = { caller: strangerOf(strapi, ctx), make: isPreview ? lookAt : handOut };
    await sendEInvoice(strapi, ctx, kind, wanted, format, asked);
  } catch (error) {
    // The document has changed since its page was made.
    if (error instanceof ApiError && error.status === 409) throw notFound('e-invoice');
    throw error;
  }
  keepOutOfCaches(ctx);
}
