import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { ApiError } from '../domain/errors';
import { mergeObjects } from '../domain/merge-objects';
import { parseGeneratorBody, type GeneratorBody } from './body';
import { publicReason, type Logo } from '../outbound/logo/logo';
import { generatorView } from './view';
import { sendPdf } from '../http/send-pdf';
import { printerOf } from '../pdf/printer';
import { anonymousCallersOf } from './anonymous';
import { quotaOf } from './quota';

function parseBody(ctx: Context): GeneratorBody {
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

/** Waits for its turn before it fetches the logo. */
function printed(strapi: Core.Strapi, ctx: Context, body: GeneratorBody, watermark?: string) {
  const printer = printerOf(strapi);
  const options = { paper: printer.paper, ...(watermark ? { watermark } : {}) };
  return anonymousCallersOf(strapi).inTurn(
    ctx,
    () => generatorView(body, options),
    async (view) => {
      const logo = body.logo === undefined ? undefined : await logoFor(strapi, ctx, body.logo);
      return printer.print(logo ? mergeObjects(view, { logo }) : view, 'anonymous');
    },
  );
}

/**
 * POST /api/invoice/generate. It is counted after rendering and before sending. So only sent
 * documents count, and a crash while rendering counts nothing.
 */
export async function generate(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const body = parseBody(ctx);
  await quotaOf(strapi).requireLeft(ctx);
  const pdf = await printed(strapi, ctx, body);
  await quotaOf(strapi).count(ctx);
  sendPdf(ctx, pdf, body.invoiceNumber ? `invoice-${body.invoiceNumber}` : 'invoice');
}

/** POST /api/invoice/preview: the same document with a watermark. Only the limit per minute counts it. */
export async function preview(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const body = parseBody(ctx);
  await anonymousCallersOf(strapi).countPreview(ctx);
  sendPdf(ctx, await printed(strapi, ctx, body, 'PREVIEW'), 'preview');
}
