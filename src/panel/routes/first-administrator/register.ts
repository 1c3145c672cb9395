import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { settingsOf } from '../../../strapi/settings-service';
import type { Middleware } from '../../../strapi/middlewares';
import { addPages, putBefore, routesOf } from '../../../strapi/routes';
import { isLocalRequest } from './local-request';
import { isSetupCode, SETUP_PATH } from './setup-code';

const LINK_REFUSED =
  'This link is wrong or has expired. The service prints a new one each time it starts.';

/** The page for a link that does not work. It holds nothing from the request. */
function setupPage(message: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Set up</title></head>
<body><h1>Set up</h1><p>${message}</p>
<p>On the server, <code>npm run -s manage -- admin:create --email you@example.com</code> makes the first administrator.</p></body>
</html>
`;
}

const COOKIE = 'invoicing_setup';
const COOKIE_MS = 30 * 60_000;
const REGISTER = 'authentication.registerAdmin';

const REFUSED =
  'The first administrator is registered by the link that the service printed when it started, or with npm run -s manage -- admin:create';

export async function hasAdministrator(strapi: Core.Strapi): Promise<boolean> {
  return (await strapi.db.query('admin::user').count()) > 0;
}

function isRight(strapi: Core.Strapi, code: string): boolean {
  return isSetupCode(settingsOf(strapi).ADMIN_JWT_SECRET, code, new Date());
}

/** Scripts and pages of other sites cannot use the cookie. It expires after half an hour. */
function setCookie(ctx: Context, code: string): void {
  ctx.cookies.set(COOKIE, code, {
    maxAge: COOKIE_MS,
    httpOnly: true,
    sameSite: 'strict',
    secure: ctx.secure,
    signed: false,
  });
}

function showPage(ctx: Context, status: number, message: string): void {
  ctx.status = status;
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = setupPage(message);
}

function tryCode(strapi: Core.Strapi, ctx: Context): void {
  const code = new URLSearchParams(ctx.querystring).get('code') ?? '';
  if (!isRight(strapi, code)) return showPage(ctx, 403, LINK_REFUSED);
  setCookie(ctx, code);
  ctx.redirect('/admin/auth/register-admin');
}

/**
 * GET /invoicing/setup?code=…: moves the code from the URL to a cookie and redirects to Strapi's
 * form.
 */
async function openSetup(strapi: Core.Strapi, limit: Middleware, ctx: Context): Promise<void> {
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Referrer-Policy', 'no-referrer');
  if (await hasAdministrator(strapi)) return ctx.redirect('/admin');
  try {
    await limit(ctx, () => Promise.resolve(tryCode(strapi, ctx)));
  } catch (error) {
    if (!(error instanceof errors.RateLimitError)) throw error;
    // A person opens this link in a browser, so the answer is a page and not Strapi's JSON.
    showPage(ctx, 429, `${error.message}.`);
  }
}

function guard(strapi: Core.Strapi) {
  return async (ctx: Context, next: Next) => {
    if (isLocalRequest(ctx.req) || (await hasAdministrator(strapi))) return next();
    // Strapi's error handler would drop the message of a ForbiddenError that is thrown here.
    if (!isRight(strapi, ctx.cookies.get(COOKIE, { signed: false }) ?? ''))
      return ctx.forbidden(REFUSED);
    return next();
  };
}

/**
 * Until there is an administrator, Strapi registers the first visitor. Here the visitor needs the code
 * that the start printed, or must be at the machine. The check belongs to Strapi's route and not to its
 * path, so no spelling of the path bypasses it. Called in `register`, before Strapi makes its routes.
 * @param limit counts who tries codes; `limitLogins` puts it before registration itself
 */
export function guardFirstAdministrator(strapi: Core.Strapi, limit: Middleware): void {
  const found = routesOf(strapi, 'admin').filter(({ handler }) => handler === REGISTER);
  if (found.length === 0) throw new Error(`Strapi has no ${REGISTER}: see docs/decisions/0021`);
  for (const route of found) putBefore(route, [guard(strapi)]);
  addPages(strapi, [{ path: SETUP_PATH, handler: (ctx) => openSetup(strapi, limit, ctx) }]);
}
