import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { clientAddress, countedAddress } from '../../http/client-address';
import { settingsOf } from '../../settings-service';
import { putBefore, routesOf } from '../strapi-routes';
import { isFromHere } from './from-here';
import { createGuessLimit } from './guess-limit';
import { isSetupCode, SETUP_PATH } from './setup-code';
import { LINK_REFUSED, setupPage, TOO_MANY } from './setup-page';

const COOKIE = 'invoicing_setup';
const COOKIE_SECONDS = 1_800;
const REGISTER = 'authentication.registerAdmin';

const REFUSED =
  'The first administrator is registered by the link that the service printed when it started, or with npm run -s admin:create';

type MayGuess = (address: string) => boolean;

export async function hasAdministrator(strapi: Core.Strapi): Promise<boolean> {
  return (await strapi.db.query('admin::user').count()) > 0;
}

/** Judges a code that a request brings; null when its address has tried too many. */
function judge(strapi: Core.Strapi, ctx: Context, mayGuess: MayGuess, code: string) {
  const { ADMIN_JWT_SECRET, TRUSTED_PROXIES } = settingsOf(strapi);
  if (!mayGuess(countedAddress(clientAddress(ctx, TRUSTED_PROXIES)))) return null;
  return isSetupCode(ADMIN_JWT_SECRET, code, new Date());
}

/** Out of reach of scripts and of other sites' pages, and gone after half an hour. */
function setCookie(strapi: Core.Strapi, ctx: Context, code: string): void {
  const secure = ctx.secure || settingsOf(strapi).PUBLIC_URL.startsWith('https:');
  const parts = [`${COOKIE}=${code}`, 'Path=/', `Max-Age=${COOKIE_SECONDS}`, 'HttpOnly'];
  ctx.append('Set-Cookie', [...parts, 'SameSite=Strict', ...(secure ? ['Secure'] : [])].join('; '));
}

/** GET /invoicing/setup?code=…: takes the code out of the address and leads to Strapi's own form. */
async function openSetup(strapi: Core.Strapi, ctx: Context, mayGuess: MayGuess): Promise<void> {
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Referrer-Policy', 'no-referrer');
  if (await hasAdministrator(strapi)) return ctx.redirect('/admin');
  const code = new URLSearchParams(ctx.querystring).get('code') ?? '';
  const right = judge(strapi, ctx, mayGuess, code);
  if (right) {
    setCookie(strapi, ctx, code);
    return ctx.redirect('/admin/auth/register-admin');
  }
  ctx.status = right === null ? 429 : 403;
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = setupPage(right === null ? TOO_MANY : LINK_REFUSED);
}

function guard(strapi: Core.Strapi, mayGuess: MayGuess) {
  return async (ctx: Context, next: Next) => {
    if (isFromHere(ctx.req) || (await hasAdministrator(strapi))) return next();
    const right = judge(strapi, ctx, mayGuess, ctx.cookies.get(COOKIE, { signed: false }) ?? '');
    if (right === null) throw new errors.RateLimitError(TOO_MANY);
    // Thrown, a ForbiddenError would lose its message in Strapi's handler of endpoints.
    if (!right) return ctx.forbidden(REFUSED);
    return next();
  };
}

/**
 * Until there is an administrator, Strapi registers whoever comes first. Here that takes the code that
 * the start printed, or a seat at the machine. The check stands at Strapi's route, not at its path, so
 * no spelling of the path gets round it. Called in `register`, before Strapi makes its routes.
 */
export function guardFirstAdministrator(strapi: Core.Strapi): void {
  const mayGuess = createGuessLimit();
  const found = routesOf(strapi.admin).filter(({ handler }) => handler === REGISTER);
  if (found.length === 0) throw new Error(`Strapi has no ${REGISTER}: see docs/decisions/0021`);
  for (const route of found) putBefore(route, [guard(strapi, mayGuess)]);
  const page = {
    method: 'GET' as const,
    path: SETUP_PATH,
    handler: ((ctx: Context) => openSetup(strapi, ctx, mayGuess)) as never,
    config: { auth: false as const },
  };
  strapi.server.routes([page]);
}
