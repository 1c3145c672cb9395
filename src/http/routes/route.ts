import type { Context } from 'koa';
import type { Middleware } from '../../strapi/middlewares';
import { idempotency } from '../idempotency/idempotency';
import { isTagged, recordHeaders, type Collection } from '../answers/record-headers';
import { keyRateLimit } from '../limits/limiter';
import { jsonBody } from '../requests/json-body';
import { ifMatch } from './if-match';
import { pathRecord, type PathTable } from './path-record';
import { BUSINESS_KEY, type Needs } from '../auth/business-key';

/** The collection that `/invoices` or `/invoices/:id` names, or the one record of `/business`. */
const OWN = /^\/([a-z-]+)(?:\/:id)?$/;

/** The one of the record that a route answers, where its path says so. */
const answered = (path: string) => OWN.exec(path)?.[1] as Collection | undefined;

/** What a key has one of. @param path after `/api/v1` */
export const isAlone = (path: string): boolean => ['/business', '/key'].includes(path);

const WITH_BODY = new Set(['POST', 'PATCH', 'PUT']);

/** What reads the body of a route. */
const bodyOf = (method: string): Middleware[] => (WITH_BODY.has(method) ? [jsonBody] : []);

/**
 * The middlewares between the check of the key and the handler. The check for the path's record stands
 * before and after idempotency. Before it, 404 takes precedence over idempotency's errors. After it, a
 * 404 becomes a stored answer.
 */
function middlewaresOf(
  method: string,
  path: string,
  { record, answers = answered(path) }: Pick<KeyRouteOptions, 'record' | 'answers'>,
): Middleware[] {
  const isOne = method === 'POST' || path.endsWith('/:id') || isAlone(path);
  const headers = answers && isOne ? [recordHeaders(answers)] : [];
  const check = record ? [pathRecord(record)] : [];
  if (method === 'GET') return [keyRateLimit, ...headers, ...check];
  const match = isTagged(answers) && path.endsWith('/:id') ? [ifMatch(answers)] : [];
  const counted = [keyRateLimit, ...bodyOf(method)];
  return [...counted, ...headers, ...check, idempotency, ...check, ...match];
}

interface KeyRouteOptions {
  /** The permissions that a custom token needs; by default that of the action. */
  permissions?: readonly string[];
  /** Whether one of them is enough. */
  any?: boolean;
  /** The table of the record that the path names. */
  record?: PathTable;
  /** The record in its answer, unless the path names the collection itself. */
  answers?: Collection;
}

type Handler = string | ((ctx: Context) => Promise<void>);

/** `invoice.find` is the permission `api::invoice.invoice.find` of a token. */
function permissionsOf(handler: Handler): string[] {
  if (typeof handler !== 'string')
    throw new Error('A handler function needs its permissions named');
  const [name] = handler.split('.');
  return [`api::${name}.${handler}`];
}

/** What the routes for keys need of a key, by method and path. */
const NEEDED = new Map<string, Needs>();

/** @param path with `/api/v1`, as its route has it */
export const needsOfRoute = (method: string, path: string): Needs | undefined =>
  NEEDED.get(`${method} ${path}`);

/**
 * A route under /api/v1 for keys with a permission.
 * @param path after `/api/v1`
 * @param handler `controller.action`, or a function
 */
export function keyRoute(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  handler: Handler,
  { permissions = permissionsOf(handler), any = false, ...options }: KeyRouteOptions = {},
) {
  const needs = { scope: [...permissions], any };
  NEEDED.set(`${method} /api/v1${path}`, needs);
  return {
    method,
    path: `/v1${path}`,
    handler,
    config: {
      auth: { strategies: [BUSINESS_KEY], ...needs },
      middlewares: middlewaresOf(method, path, options),
    },
  };
}

/** A route for every key, which asks for the rights of what it does by itself. */
export function anyKeyRoute(
  method: 'GET' | 'POST',
  path: string,
  handler: (ctx: Context) => Promise<void>,
) {
  const middlewares = method === 'GET' ? middlewaresOf(method, path, {}) : [keyRateLimit, jsonBody];
  const needs = { scope: [], any: false };
  NEEDED.set(`${method} /api/v1${path}`, needs);
  return {
    method,
    path: `/v1${path}`,
    handler,
    config: { auth: { strategies: [BUSINESS_KEY], ...needs }, middlewares },
  };
}

/**
 * A route of the interface that needs no key.
 * @param path after `/api`
 */
export function openRoute(
  method: 'GET' | 'POST',
  path: string,
  handler: string | ((ctx: Context) => Promise<void> | void),
) {
  return { method, path, handler, config: { auth: false as const, middlewares: bodyOf(method) } };
}
