import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { readJsonBody } from './json-body';
import { isApiPath } from './paths';

type Middleware = (ctx: Context, next: Next) => Promise<unknown>;
type Factory = (config: object, context: { strapi: Core.Strapi }) => Middleware | undefined;

const WITH_BODY = new Set(['POST', 'PATCH', 'PUT']);

const readBody: Middleware = async (ctx, next) => {
  if (WITH_BODY.has(ctx.method)) await readJsonBody(ctx);
  return next();
};

const passOn: Middleware = (_ctx, next) => next();

/** Strapi's middlewares that do something else, or nothing, on the documented interface. */
const ON_API: Readonly<Record<string, Middleware>> = {
  'strapi::body': readBody,
  'strapi::session': passOn,
  'strapi::favicon': passOn,
  'strapi::public': passOn,
};

function insteadOnApi(own: Middleware): (stock: Factory) => Factory {
  return (stock) => (config, context) => {
    const handler = stock(config, context);
    return (ctx, next) => (isApiPath(ctx.path) ? own(ctx, next) : (handler ?? passOn)(ctx, next));
  };
}

/**
 * Called in `register`, before the chain is built. Bodies of the interface are read by our own
 * reader (exact numbers, our errors); cookies, icons and files have no place there.
 */
export function extendChain(strapi: Core.Strapi): void {
  const registry = strapi.get('middlewares') as {
    extend(uid: string, wrap: (stock: Factory) => Factory): void;
  };
  for (const [uid, own] of Object.entries(ON_API)) registry.extend(uid, insteadOnApi(own));
}
