import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { isUnreachable } from '../database/failures';
import { ApiError, notFound } from '../domain/errors';
import { LANGUAGES, languageOf, type Language } from '../domain/languages';
import { countStranger, limitByAddress } from '../http/limits/by-address';
import { discardRefusedBody } from '../http/requests/refused-body';
import { requestId } from '../http/requests/request';
import { setTransportHeader } from '../http/edge/answer-headers';
import { readAddress, type Part } from './address';
import { sendHtml, setHostedHeaders } from './headers';
import { placeOfLink } from './open';
import { NoPayment } from './pay-online';
import { answerAt } from './pages';
import { noticePage, type NoticeStatus } from './page';
import { WORDS } from '../words';

/** Requests of one address per minute (contract §12). */
const MAX_PER_MINUTE = 120;

const READ = ['GET', 'HEAD'];
const methodsOf = (part: Part): readonly string[] =>
  part === 'accept' || part === 'decline' || part === 'pay' ? [...READ, 'POST'] : READ;

async function serve(strapi: Core.Strapi, ctx: Context): Promise<void> {
  discardRefusedBody(ctx);
  const address = readAddress(ctx.path);
  if (!address) throw notFound('page');
  const methods = methodsOf(address.part);
  if (!methods.includes(ctx.method)) {
    const headers = { Allow: methods.join(', ') };
    throw new ApiError('method_not_allowed', `${ctx.method} is not allowed here`, { headers });
  }
  await answerAt(strapi, ctx, placeOfLink(strapi, address));
}

const NOTICES: ReadonlySet<number> = new Set([404, 405, 413, 415, 429, 503]);
const isNotice = (status: number): status is NoticeStatus => NOTICES.has(status);

function statusOf(error: unknown): NoticeStatus {
  if (isUnreachable(error) || error instanceof NoPayment) return 503;
  const status = error instanceof ApiError ? error.status : 500;
  return isNotice(status) ? status : 500;
}

/** Answers with a notice. The log names no token: whoever reads it could open the page. */
export function refuse(strapi: Core.Strapi, ctx: Context, error: unknown): void {
  const status = statusOf(error);
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  if (status === 500)
    strapi.log.error(`request ${requestId(ctx)} ${ctx.method} the page of a document: ${detail}`);
  for (const name of ['Content-Disposition', 'ETag']) ctx.remove(name);
  const headers = error instanceof ApiError ? error.details.headers : undefined;
  ctx.set({ ...(status === 503 ? { 'Retry-After': '5' } : {}), ...headers });
  const language = languageFor(ctx);
  const own = error instanceof NoPayment ? WORDS[language].hosted.online.unavailable : null;
  sendHtml(ctx, status, noticePage(status, language, own));
}

/** The language in which a browser wants a page. */
export const languageFor = (ctx: Context): Language =>
  languageOf(ctx.acceptsLanguages(...LANGUAGES) || null);

/** A page for people in place of an address that leads nowhere. */
export function lostPage(ctx: Context): void {
  const language = languageFor(ctx);
  setHostedHeaders(ctx);
  sendHtml(ctx, 404, noticePage(404, language, WORDS[language].hosted.nowhere));
}

/**
 * The pages of documents for their customers, below `/d/`. It runs before Strapi's own middlewares, which
 * would set cookies, read bodies and log paths with their tokens.
 */
export function hostedPages(strapi: Core.Strapi): (ctx: Context) => Promise<void> {
  const limit = limitByAddress(strapi, { max: MAX_PER_MINUTE, namespace: 'hosted' });
  return async (ctx) => {
    setHostedHeaders(ctx);
    setTransportHeader(ctx);
    try {
      await limit(ctx, async () => {
        await countStranger(strapi, ctx);
        await serve(strapi, ctx);
      });
    } catch (error) {
      refuse(strapi, ctx, error);
    }
  };
}
