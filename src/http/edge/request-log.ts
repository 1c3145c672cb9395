import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { metricsOf } from '../../metrics/metrics';
import type { Caller } from '../requests/caller';
import { requestId } from '../requests/request';

const UNKNOWN_ROUTE = 'unmatched';

/** Links of documents and to sign in are secrets in paths, and addresses for events of payment providers are not for everybody. */
const SECRET_PATH = /^\/(d|portal\/sign-in|hooks\/payments\/[a-z]{1,20})\/[^/]+/;

/**
 * As many letters as the shortest secret has, as they are or escaped: somebody may have mistyped the path around
 * them. Links have 44, addresses for events 43.
 */
const SECRET = /(?:[\w-]|%[\da-f]{2}){43,}/gi;

/** Queries are left out: links of the panel hold codes in them. */
const shownPath = (path: string): string => path.replace(SECRET_PATH, '/$1/…').replace(SECRET, '…');

/** The pattern of the route that answered, such as `/api/v1/invoices/:id`. */
function routeOf(ctx: Context): string {
  const secret = SECRET_PATH.exec(ctx.path)?.[1];
  if (secret !== undefined) return `/${secret}/:token`;
  const { _matchedRoute: route } = ctx as Context & { _matchedRoute?: unknown };
  // Strapi's last route matches every path, and its pattern is no path.
  return typeof route === 'string' && route.startsWith('/') ? route : UNKNOWN_ROUTE;
}

function businessOf(ctx: Context): string | undefined {
  const { auth } = ctx.state as { auth?: { credentials?: Partial<Caller> } };
  return auth?.credentials?.businessId;
}

function log(strapi: Core.Strapi, ctx: Context, milliseconds: number): void {
  const { method, status } = ctx;
  const path = shownPath(ctx.path);
  const rounded = Math.ceil(milliseconds);
  const { trial } = ctx.state as { trial?: boolean };
  strapi.log.log({
    level: 'http',
    message: `${method} ${path} (${rounded} ms) ${status}${trial ? ', tried out' : ''}`,
    request_id: requestId(ctx),
    method,
    path,
    route: routeOf(ctx),
    status,
    duration_ms: rounded,
    business: businessOf(ctx),
  });
}

type Answer = () => Promise<unknown>;

/**
 * Counts each request, and logs it at the level `http`. `strapi::logger` would log whole URLs. Winston
 * formats a line before it checks the level, so the level is checked first.
 */
export function requestLog(
  strapi: Core.Strapi,
): (ctx: Context, answer: Answer) => Promise<unknown> {
  const metrics = metricsOf(strapi);
  const measured = async (ctx: Context, answer: Answer, logs: boolean) => {
    const began = performance.now();
    await answer();
    const milliseconds = performance.now() - began;
    const { method, status } = ctx;
    metrics?.request({ method, route: routeOf(ctx), status, seconds: milliseconds / 1000 });
    if (logs) log(strapi, ctx, milliseconds);
  };
  return (ctx, answer) => {
    const logs = strapi.log.isLevelEnabled('http');
    return metrics || logs ? measured(ctx, answer, logs) : answer();
  };
}
