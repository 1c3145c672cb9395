import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { ApiError, notFound } from '../domain/errors';
import { printerOf } from '../pdf/printer';
import { settingsOf } from '../strapi/settings-service';
import { isFilePart } from './address';
import { decide } from './decide';
import { readDecision } from './decision-form';
import { pageDecision } from './decision';
import { sendAttachmentOf, sendEInvoiceOf, sendLogoOf, sendPdfOf } from './files';
import { sendBack, sendHtml, setPolicy } from './headers';
import { openAt } from './open';
import type { RefusedDecision } from './page-view';
import { brandCss, hostedPage } from './page';
import type { Opened, Place } from './place';
import { payOnline } from './pay-online';
import { findLinked, findShared, type Find, type Linked } from './sql/find-shared';
import { isInvoice, isQuotation, pageView } from './view';

/** A browser that loads a page in advance says so. Nobody has read it then. */
export const isPrefetch = (ctx: Context): boolean =>
  /\bprefetch\b/i.test(`${ctx.get('sec-purpose')} ${ctx.get('purpose')} ${ctx.get('x-moz')}`);

/** The document of a place. Only a customer who reads it opens it. */
async function documentAt<Found extends Linked>(
  strapi: Core.Strapi,
  ctx: Context,
  place: Place,
  find: Find<Found>,
): Promise<Opened<Found>> {
  const { isPreview, part } = place;
  const isRead = !isPreview && ctx.method !== 'HEAD' && part !== 'logo' && !isPrefetch(ctx);
  const found = await (isRead ? openAt(strapi, place, find) : place.find(find));
  if (!found) throw notFound('page');
  return found;
}

async function sendPage(
  strapi: Core.Strapi,
  ctx: Context,
  opened: Opened,
  { page: path }: Place,
  { status = 200, ...wish }: { status?: number; refused?: RefusedDecision; hasPaid?: boolean } = {},
): Promise<void> {
  // Its PDF is often asked for next.
  printerOf(strapi).expectStrangers();
  const view = await pageView(strapi, opened, { path, ...wish });
  const needs = {
    styles: [brandCss(view.document.color)],
    pays: view.online?.state === 'offered',
  };
  setPolicy(ctx, needs, settingsOf(strapi));
  sendHtml(ctx, status, hostedPage(view));
}

const DECISIONS = { accept: 'accepted', decline: 'rejected' } as const;

/** Shows the decision that was made before this one, or why there is none any more. */
async function sendDecided(strapi: Core.Strapi, ctx: Context, place: Place): Promise<void> {
  await sendPage(strapi, ctx, await documentAt(strapi, ctx, place, findShared), place, {
    status: 409,
  });
}

async function takeDecision(
  strapi: Core.Strapi,
  ctx: Context,
  place: Place,
  status: 'accepted' | 'rejected',
): Promise<void> {
  const opened = await documentAt(strapi, ctx, place, findShared);
  const { shared } = opened;
  if (!isQuotation(shared)) throw notFound('page');
  if (place.isPreview) return sendBack(ctx, place.page);
  if (pageDecision(shared, null, new Date()).state !== 'open')
    return sendDecided(strapi, ctx, place);
  const read = await readDecision(ctx);
  if ('reason' in read) return sendPage(strapi, ctx, opened, place, { status: 400, refused: read });
  try {
    await decide(strapi, shared, { status, name: read.name, remark: read.remark || null });
    sendBack(ctx, place.page);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'already_decided') throw error;
    await sendDecided(strapi, ctx, place);
  }
}

/** Sends the customer to the page of a provider, or back to the invoice, which says why not. */
async function goPay(strapi: Core.Strapi, ctx: Context, place: Place): Promise<void> {
  const { shared } = await documentAt(strapi, ctx, place, findShared);
  if (!isInvoice(shared)) throw notFound('page');
  if (place.isPreview) return sendBack(ctx, place.page);
  sendBack(ctx, (await payOnline(strapi, shared, place.page)) ?? place.page);
}

/**
 * Answers a GET, HEAD or POST of the page of a document, or of a part of it.
 * @throws ApiError 404, 413, 415; 500 and 503 of the printer
 */
export async function answerAt(strapi: Core.Strapi, ctx: Context, place: Place): Promise<void> {
  const { part } = place;
  if (part === 'accept' || part === 'decline') {
    // Somebody has reloaded, or typed again, the address of a form that was refused.
    if (ctx.method !== 'POST') return sendBack(ctx, place.page);
    return takeDecision(strapi, ctx, place, DECISIONS[part]);
  }
  if (part === 'pay')
    return ctx.method === 'POST' ? goPay(strapi, ctx, place) : sendBack(ctx, place.page);
  if (part === 'page' || part === 'logo' || part === 'paid') {
    const opened = await documentAt(strapi, ctx, place, findShared);
    return part === 'logo'
      ? sendLogoOf(strapi, ctx, opened)
      : sendPage(strapi, ctx, opened, place, { hasPaid: part === 'paid' });
  }
  const opened = await documentAt(strapi, ctx, place, findLinked);
  if (part === 'pdf') return sendPdfOf(strapi, ctx, opened);
  if (isFilePart(part)) return sendAttachmentOf(strapi, ctx, opened, part);
  return sendEInvoiceOf(strapi, ctx, opened, part);
}
