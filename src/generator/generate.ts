import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { ApiError } from '../domain/errors';
import { mergeObjects } from '../domain/merge-objects';
import { GENERATOR_BODY, parseGeneratorBody, type GeneratorBody } from './body';
import { publicReason, type Logo } from '../outbound/logo/logo';
import { generatorView } from './view';
import { sendPdf } from '../http/answers/send-pdf';
import { knowFields } from '../http/requests/ignored';
import type { FacturX } from '../pdf/archive/factur-x';
import { printerOf } from '../pdf/printer';
import type { DocumentView, PrintOptions } from '../pdf/view-model';
import { facturXOf } from './e-invoice/factur-x';
import { requireOpen } from './public-access';
import { quotaOf } from './quota';
import { WORDS } from '../words';
import { createLimiter } from '../http/limits/limiter';
import { ofStranger, type Caller } from '../pdf/caller';
import { madeOnce } from '../strapi/service';
import { settingsOf } from '../strapi/settings-service';

/** Who waits for the document of a request. */
const anonymousCaller = (strapi: Core.Strapi, ctx: Context): Caller =>
  ofStranger(quotaOf(strapi).address(ctx), ctx);

const previewLimitOf = madeOnce((strapi) =>
  createLimiter(strapi, {
    max: settingsOf(strapi).GENERATOR_PREVIEWS_PER_MINUTE,
    id: (ctx) => quotaOf(strapi).address(ctx),
    namespace: 'generator-previews',
    headers: false,
  }),
);

/** Throws 429 when the address has used up its previews of this minute. */
async function countPreview(strapi: Core.Strapi, ctx: Context): Promise<void> {
  await previewLimitOf(strapi)(ctx, () => Promise.resolve());
}

function parseBody(ctx: Context): GeneratorBody {
  knowFields(ctx, GENERATOR_BODY);
  const parsed = parseGeneratorBody(ctx.request.body);
  if (parsed.ok) return parsed.body;
  throw new ApiError('validation_failed', parsed.error, { errors: [...parsed.errors] });
}

/** A logo that cannot be used never fails the invoice; a header says why it is missing. */
async function logoFor(strapi: Core.Strapi, ctx: Context, url: string): Promise<Logo | undefined> {
  const result = await printerOf(strapi).publicLogo(url);
  ctx.set('X-Logo-Status', result.ok ? 'used' : `skipped; reason=${publicReason(result.reason)}`);
  return result.ok ? result.logo : undefined;
}

interface Prepared {
  readonly view: DocumentView;
  readonly facturX?: FacturX | undefined;
}

/** Waits for its turn before it fetches the logo. */
function printed(
  strapi: Core.Strapi,
  ctx: Context,
  body: GeneratorBody,
  prepare: (paper: PrintOptions) => Prepared,
) {
  const printer = printerOf(strapi);
  return printer.inTurn(
    anonymousCaller(strapi, ctx),
    () => prepare({ paper: printer.paper }),
    async ({ view: words, facturX }, print) => {
      const logo = body.logo === undefined ? undefined : await logoFor(strapi, ctx, body.logo);
      const view = logo ? mergeObjects(words, { logo }) : words;
      return facturX ? print(() => view, { facturX }) : print(() => view);
    },
  );
}

/**
 * POST /api/invoice/generate. It is counted after rendering and before sending. So only sent
 * documents count, and a crash while rendering counts nothing.
 */
export async function generate(strapi: Core.Strapi, ctx: Context): Promise<void> {
  await requireOpen(strapi, ctx);
  const body = parseBody(ctx);
  await quotaOf(strapi).requireLeft(ctx);
  const pdf = await printed(strapi, ctx, body, (options) => ({
    view: generatorView(body, options),
    facturX: body.eInvoice && facturXOf(body, body.eInvoice),
  }));
  const caller = anonymousCaller(strapi, ctx);
  await quotaOf(strapi).count(ctx, () => printerOf(strapi).isCrowded(caller));
  sendPdf(ctx, pdf, body.invoiceNumber ? `invoice-${body.invoiceNumber}` : 'invoice');
}

/**
 * POST /api/invoice/preview: the same document with a watermark. Only the limit per minute counts it. It
 * has no XML, so nobody has to fill in a whole e-invoice to see it.
 */
export async function preview(strapi: Core.Strapi, ctx: Context): Promise<void> {
  await requireOpen(strapi, ctx);
  const body = parseBody(ctx);
  await countPreview(strapi, ctx);
  const pdf = await printed(strapi, ctx, body, (options) => ({
    view: generatorView(body, { ...options, watermark: WORDS[body.language].document.preview }),
  }));
  sendPdf(ctx, pdf, 'preview');
}
