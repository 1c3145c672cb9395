import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { ApiError, notFound } from '../domain/errors';
import { printerOf } from '../pdf/printer';
import { settingsOf } from '../strapi/settings-service';
import type { Address } from './address';
import { decide } from './decide';
import { readDecision } from './decision-form';
import { pageDecision } from './decision';
import { sendEInvoiceOf, sendLogoOf, sendPdfOf } from './files';
import { sendBack, sendHtml, setPagePolicy } from './headers';
import { findByToken, openByToken, type Opened } from './open';
import type { RefusedDecision } from './page-view';
import { hostedPage } from './page';
import { payOnline } from './pay-online';
import { findLinked, findShared, type Find, type Linked } from './sql/find-shared';
import { isInvoice, isQuotation, pageView } from './view';

/** A browser that loads a page in advance says so. Nobody has read it then. */
export const isPrefetch = (ctx: Context): boolean =>
  /\bprefetch\b/i.test(`${ctx.get('sec-purpose')} ${ctx.get('purpose')} ${ctx.get('x-moz')}`);

/** The document of a path. Only a customer who reads it opens it. */
async function documentAt<Found extends Linked>(
  strapi: Core.Strapi,
  ctx: Context,
  address: Address,
  find: Find<Found>,
): Promise<Opened<Found>> {
  const { until, part } = address;
  const isRead = until === null && ctx.method !== 'HEAD' && part !== 'logo' && !isPrefetch(ctx);
  const found = await (isRead ? openByToken : findByToken)(strapi, address, find);
  if (!found) throw notFound('page');
  return found;
}

async function sendPage(
  strapi: Core.Strapi,
  ctx: Context,
  opened: Opened,
  { page: path }: Address,
  { status = 200, ...wish }: { status?: number; refused?: RefusedDecision; hasPaid?: boolean } = {},
): Promise<void> {
  // Its PDF is often asked for next.
  printerOf(strapi).expectStrangers();
  const view = await pageView(strapi, opened, { path, ...wish });
  setPagePolicy(ctx, view, settingsOf(strapi));
  sendHtml(ctx, status, hostedPage(view));
}

const DECISIONS = { accept: 'accepted', decline: 'rejected' } as const;

/** Shows the decision that was made before this one, or why there is none any more. */
async function sendDecided(strapi: Core.Strapi, ctx: Context, address: Address): Promise<void> {
  await sendPage(strapi, ctx, await documentAt(strapi, ctx, address, findShared), address, {
    status: 409,
  });
}

async function takeDecision(
  strapi: Core.Strapi,
  ctx: Context,
  address: Address,
  status: 'accepted' | 'rejected',
): Promise<void> {
  const opened = await documentAt(strapi, ctx, address, findShared);
  const { shared } = opened;
  if (!isQuotation(shared)) throw notFound('page');
  if (address.until !== null) return sendBack(ctx, address.page);
  if (pageDecision(shared, null, new Date()).state !== 'open')
    return sendDecided(strapi, ctx, address);
  const read = await readDecision(ctx);
  if ('reason' in read)
    return sendPage(strapi, ctx, opened, address, { status: 400, refused: read });
  try {
    await decide(strapi, shared, { status, name: read.name, remark: read.remark || null });
    sendBack(ctx, address.page);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'already_decided') throw error;
    await sendDecided(strapi, ctx, address);
  }
}

/** Sends the customer to the page of a provider, or back to the invoice, which says why not. */
async function goPay(strapi: Core.Strapi, ctx: Context, address: Address): Promise<void> {
  const { shared } = await documentAt(strapi, ctx, address, findShared);
  if (!isInvoice(shared)) throw notFound('page');
  if (address.until !== null) return sendBack(ctx, address.page);
  sendBack(ctx, (await payOnline(strapi, shared, address.token)) ?? address.page);
}

/**
 * Answers a GET, HEAD or POST of a path below `/d/`.
 * @throws ApiError 404, 413, 415; 500 and 503 of the printer
 */
export async function answerAt(strapi: Core.Strapi, ctx: Context, address: Address): Promise<void> {
  const { part } = address;
  if (part === 'accept' || part === 'decline') {
    // Somebody has reloaded, or typed again, the address of a form that was refused.
    if (ctx.method !== 'POST') return sendBack(ctx, address.page);
    return takeDecision(strapi, ctx, address, DECISIONS[part]);
  }
  if (part === 'pay')
    return ctx.method === 'POST' ? goPay(strapi, ctx, address) : sendBack(ctx, address.page);
  if (part === 'page' || part === 'logo' || part === 'paid') {
    const opened = await documentAt(strapi, ctx, address, findShared);
    return part === 'logo'
      ? sendLogoOf(strapi, ctx, opened)
      : sendPage(strapi, ctx, opened, address, { hasPaid: part === 'paid' });
  }
  const opened = await documentAt(strapi, ctx, address, findLinked);
  if (part === 'pdf') return sendPdfOf(strapi, ctx, opened);
  return sendEInvoiceOf(strapi, ctx, opened, part);
}
