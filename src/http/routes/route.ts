import type { Context } from 'koa';
import type { Middleware } from '../../strapi/middlewares';
import { idempotency } from '../idempotency/idempotency';
import { isTagged, recordHeaders } from '../answers/record-headers';
import { keyRateLimit } from '../limits/limiter';
import { fileBody } from '../requests/file-body';
import { jsonBody } from '../requests/json-body';
import { ifMatch } from './if-match';
import { isConditional, type Operation } from './operation';
import { pathRecord } from './path-record';
import { BUSINESS_KEY } from '../auth/business-key';

const WITH_BODY = new Set(['post', 'patch', 'put']);

/** What reads the body of a route. */
function bodyOf({ method, file, ahead }: Operation): Middleware[] {
  const after: Middleware[] = ahead ? [(ctx, next) => ahead(ctx).then(next)] : [];
  if (file) return [fileBody(file), ...after];
  return WITH_BODY.has(method) ? [jsonBody] : [];
}

/**
 * The middlewares between the check of the key and the handler. The check for the path's record stands
 * before and after idempotency. Before it, 404 takes precedence over idempotency's errors. After it, a
 * 404 becomes a stored answer.
 */
function middlewaresOf(operation: Operation): Middleware[] {
  const { method, needs, record, about } = operation;
  if (!needs) return bodyOf(operation);
  const headers = about ? [recordHeaders(about)] : [];
  const check = record ? [pathRecord(record)] : [];
  if (method === 'get') return [keyRateLimit, ...headers, ...check];
  const match = isTagged(about) && isConditional(operation) ? [ifMatch(about)] : [];
  const counted = [keyRateLimit, ...bodyOf(operation)];
  return [...counted, ...headers, ...check, idempotency, ...check, ...match];
}

function routeOf(operation: Operation) {
  const { method, path, handler, needs } = operation;
  return {
    method: method.toUpperCase(),
    path: path.replace('/api', '').replace(/\{(\w+)\}/g, ':$1'),
    handler,
    config: {
      auth: needs ? { strategies: [BUSINESS_KEY], ...needs } : (false as const),
      middlewares: middlewaresOf(operation),
    },
  };
}

/** The routes of operations, as Strapi takes them from a file in `routes`. */
export const routesOf = (operations: readonly Operation[]) => ({ routes: operations.map(routeOf) });

/** A POST under /api/v1 for every key. It asks for the rights of what it does by itself. */
export const anyKeyRoute = (path: string, handler: (ctx: Context) => Promise<void>) => ({
  method: 'POST',
  path: `/v1${path}`,
  handler,
  config: {
    auth: { strategies: [BUSINESS_KEY], scope: [], any: false },
    middlewares: [keyRateLimit, jsonBody],
  },
});

/** A GET of the interface that needs no key. @param path after `/api` */
export const openRoute = (path: string, handler: (ctx: Context) => void) => ({
  method: 'GET',
  path,
  handler,
  config: { auth: false as const, middlewares: [] },
});
