import type { Context } from 'koa';
import { authenticate, authorize } from './business-key';
import { runningStrapi } from '../../strapi/running';
import { PARTS, requirePassed } from '../chain-parts';
import type { PathTable } from '../path-record';
import type { Caller } from './caller';

interface RouteAuth {
  scope?: string[];
}

/**
 * Strapi's auth strategy for routes that need a business key. Strapi's default tokens are refused
 * here.
 */
const BUSINESS_KEY = {
  name: 'business-key',
  async authenticate(ctx: Context) {
    requirePassed(ctx, PARTS.errors | PARTS.body);
    return { authenticated: true, credentials: await authenticate(runningStrapi(), ctx) };
  },
  verify(auth: { credentials: Caller }, config: RouteAuth) {
    authorize(auth.credentials, config.scope ?? []);
  },
};

/** Strapi's name of a middleware, or its name and its configuration. */
type RouteMiddleware = string | { name: string; config: object };

/**
 * The middlewares between the check of the key and the handler. The check for the path's record stands
 * before and after idempotency. Before it, 404 takes precedence over idempotency's errors. After it, a
 * 404 becomes a stored answer.
 */
function middlewaresOf(method: string, record: PathTable | undefined): RouteMiddleware[] {
  const limit = 'global::key-rate-limit';
  const check = record ? [{ name: 'global::path-record', config: { table: record } }] : [];
  if (method === 'GET' || method === 'DELETE') return [limit, ...check];
  return [limit, ...check, 'global::idempotency', ...check];
}

interface KeyRouteOptions {
  /** The permissions that a custom token needs; by default that of the action. */
  permissions?: readonly string[];
  /** The table of the record that the path names. */
  record?: PathTable;
}

type Handler = string | ((ctx: Context) => Promise<void>);

/** `invoice.find` is the permission `api::invoice.invoice.find` of a token. */
function permissionsOf(handler: Handler): string[] {
  if (typeof handler !== 'string')
    throw new Error('A handler function needs its permissions named');
  const [name] = handler.split('.');
  return [`api::${name}.${handler}`];
}

/**
 * A route under /api/v1 for keys with a permission.
 * @param path after `/api/v1`
 * @param handler `controller.action`, or a function
 */
export function keyRoute(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  handler: Handler,
  { permissions = permissionsOf(handler), record }: KeyRouteOptions = {},
) {
  return {
    method,
    path: `/v1${path}`,
    handler,
    config: {
      auth: { strategies: [BUSINESS_KEY], scope: [...permissions] },
      middlewares: middlewaresOf(method, record),
    },
  };
}

/**
 * A route of the interface that needs no key.
 * @param path after `/api`
 * @param parts the parts of the chain that the handler relies on
 */
export function openRoute(
  method: 'GET' | 'POST',
  path: string,
  handler: (ctx: Context) => Promise<void> | void,
  parts: number,
) {
  return {
    method,
    path,
    handler: async (ctx: Context) => {
      requirePassed(ctx, parts);
      await handler(ctx);
    },
    config: { auth: false as const },
  };
}
