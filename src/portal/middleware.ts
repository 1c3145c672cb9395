import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { publicUrl } from '../billing/links/document-link';
import { database } from '../database/pool';
import { ApiError, notFound } from '../domain/errors';
import { languageOf } from '../domain/languages';
import { sendBack, sendHtml } from '../hosted/headers';
import { languageFor, refuse } from '../hosted/middleware';
import { setTransportHeader } from '../http/edge/answer-headers';
import { countStranger, limitByAddress } from '../http/limits/by-address';
import { discardRefusedBody } from '../http/requests/refused-body';
import { setPortalHeaders } from './headers';
import { foreignPage } from './page/sign-in';
import { PAGES, type Page } from './pages';
import { isSameOrigin } from './same-origin';
import {
  askForLink,
  showForm,
  showLink,
  SIGN_IN,
  signedIn,
  signOut,
  START,
  takeLink,
} from './sign-in-pages';
import { seenCustomers } from './sql/seen-customers';

/** Requests of one address per minute, as for pages of documents. */
const MAX_PER_MINUTE = 120;

type Serve = (strapi: Core.Strapi, ctx: Context, ...groups: string[]) => Promise<void>;

interface OpenPage {
  path: RegExp;
  get?: Serve;
  post?: Serve;
}

const toStart: Serve = (_strapi, ctx) => Promise.resolve(sendBack(ctx, START));

/** What answers strangers, too. */
const OPEN_PAGES: readonly OpenPage[] = [
  { path: /^\/sign-in$/, get: showForm, post: askForLink },
  { path: /^\/sign-in\/([^/]+)$/, get: showLink, post: takeLink },
  { path: /^\/sign-out$/, get: toStart, post: (strapi, ctx) => signOut(strapi, ctx, 'here') },
  {
    path: /^\/sign-out-everywhere$/,
    get: toStart,
    post: (strapi, ctx) => signOut(strapi, ctx, 'everywhere'),
  },
];

/** HEAD is answered as GET is, without the body. @throws ApiError 405 */
function handlerOf<Handler>({ get, post }: { get?: Handler; post?: Handler }, ctx: Context) {
  const found = ctx.method === 'POST' ? post : ['GET', 'HEAD'].includes(ctx.method) ? get : null;
  if (found) return found;
  const allowed = [...(get ? ['GET', 'HEAD'] : []), ...(post ? ['POST'] : [])];
  throw new ApiError('method_not_allowed', `${ctx.method} is not allowed here`, {
    headers: { Allow: allowed.join(', ') },
  });
}

function matched<One extends { path: RegExp }>(pages: readonly One[], path: string) {
  for (const page of pages) {
    const groups = page.path.exec(path);
    if (groups) return { page, params: groups.slice(1) };
  }
  return null;
}

/** Shows a page to somebody who is signed in. All others get the sign-in, whatever the path. */
async function servePage(strapi: Core.Strapi, ctx: Context, path: string): Promise<void> {
  const person = await signedIn(strapi, ctx);
  if (!person) await countStranger(strapi, ctx);
  const customers = person ? await seenCustomers(database(strapi), person) : [];
  const [first] = customers;
  if (!person || !first) return sendBack(ctx, SIGN_IN);
  const found = matched<Page>(PAGES, path);
  if (!found) throw notFound('page');
  const language = languageOf(
    ctx.get('accept-language') === '' ? null : languageFor(ctx),
    first.language,
    first.business_language,
  );
  await handlerOf(
    found.page,
    ctx,
  )({ strapi, ctx, person, customers, language, params: found.params });
}

async function serve(strapi: Core.Strapi, ctx: Context): Promise<void> {
  discardRefusedBody(ctx);
  const isRead = ['GET', 'HEAD'].includes(ctx.method);
  const sent = { headers: ctx.req.headers, protocol: ctx.protocol };
  if (!isRead && !isSameOrigin(sent, new URL(publicUrl(strapi)).origin))
    throw new ApiError('foreign_origin', 'A page of another site has sent this request');
  const path = ctx.path.slice(START.length);
  if (path === '/') return sendBack(ctx, START);
  const open = matched(OPEN_PAGES, path);
  if (open) {
    await countStranger(strapi, ctx);
    return handlerOf(open.page, ctx)(strapi, ctx, ...open.params);
  }
  await servePage(strapi, ctx, path);
}

/**
 * The portal of customers, below `/portal`. It runs before Strapi's own middlewares, which would set cookies, read
 * bodies and log paths with tokens.
 */
export function portalPages(strapi: Core.Strapi): (ctx: Context) => Promise<void> {
  const limit = limitByAddress(strapi, { max: MAX_PER_MINUTE, namespace: 'portal' });
  return async (ctx) => {
    setPortalHeaders(ctx);
    setTransportHeader(ctx);
    try {
      await limit(ctx, () => serve(strapi, ctx));
    } catch (error) {
      const isForeign = error instanceof ApiError && error.code === 'foreign_origin';
      if (isForeign) sendHtml(ctx, 403, foreignPage(languageFor(ctx)));
      else refuse(strapi, ctx, error);
    }
  };
}
