import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { readJsonBody } from './json-body';
import { isApiPath } from './paths';

type Middleware = (ctx: Context, next: Next) => Promise<unknown>;
type Factory = (config: object, context: { strapi: Core.Strapi }) => Middleware | undefined;
/** Makes what stands in for a stock middleware on the documented interface. */
type StandIn = (stock: Middleware, strapi: Core.Strapi) => Middleware;

const WITH_BODY = new Set(['POST', 'PATCH', 'PUT']);

const readBody: StandIn = () => async (ctx, next) => {
  if (WITH_BODY.has(ctx.method)) await readJsonBody(ctx);
  return next();
};

const passOn: Middleware = (_ctx, next) => next();

/**
 * Winston formats a line, time stamp and all, before it asks whether its level is wanted; by default the
 * one a request is not.
 */
const logWhenWanted: StandIn = (stock, strapi) => (ctx, next) =>
  strapi.log.isLevelEnabled('http') ? stock(ctx, next) : next();

/**
 * Strapi configures helmet anew for each request. On the interface its headers never differ, so those of
 * the first request are kept.
 */
const keepHeaders: StandIn = (stock) => {
  let kept: [string, string][] | undefined;
  return async (ctx, next) => {
    if (kept === undefined) {
      const before = new Set(ctx.res.getHeaderNames());
      await stock(ctx, () => Promise.resolve());
      const added = ctx.res.getHeaderNames().filter((name) => !before.has(name));
      kept = added.map((name) => [name, ctx.response.get(name)]);
    } else {
      for (const [name, value] of kept) ctx.res.setHeader(name, value);
    }
    return next();
  };
};

/** Strapi's middlewares that do something else, or nothing, on the documented interface. */
const ON_API: Readonly<Record<string, StandIn>> = {
  'strapi::logger': logWhenWanted,
  'strapi::security': keepHeaders,
  'strapi::body': readBody,
  'strapi::session': () => passOn,
  'strapi::favicon': () => passOn,
  'strapi::public': () => passOn,
};

/** Makes a stock middleware; one that would add itself to the chain's start is caught doing so. */
function make(stock: Factory, config: object, strapi: Core.Strapi): Middleware {
  let added: Middleware | undefined;
  const server = new Proxy(strapi.server, {
    get: (target, name) =>
      name === 'use' ? (middleware: Middleware) => (added = middleware) : Reflect.get(target, name),
  });
  const caught = new Proxy(strapi, {
    get: (target, name) => (name === 'server' ? server : Reflect.get(target, name)),
  });
  return stock(config, { strapi: caught }) ?? added ?? passOn;
}

function insteadOnApi(standIn: StandIn): (stock: Factory) => Factory {
  return (stock) =>
    (config, { strapi }) => {
      const handler = make(stock, config, strapi);
      const own = standIn(handler, strapi);
      return (ctx, next) => (isApiPath(ctx.path) ? own(ctx, next) : handler(ctx, next));
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
  for (const [uid, standIn] of Object.entries(ON_API)) {
    registry.extend(uid, insteadOnApi(standIn));
  }
}
