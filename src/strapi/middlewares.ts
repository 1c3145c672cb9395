import type { Core } from '@strapi/strapi';
import { MissingPart, requirePart } from './part';
import type { Context, Next } from 'koa';

export type Middleware = (ctx: Context, next: Next) => Promise<unknown>;

/** Strapi's middlewares that we change or call (`http/panel/chain`, `http/edge/answer-headers`). */
const USED = ['strapi::errors', 'strapi::security', 'strapi::cors', 'strapi::body'] as const;

type Used = (typeof USED)[number];

/** Makes a stock middleware of Strapi. */
type Factory = (config: object, context: { strapi: Core.Strapi }) => Middleware;

/** Makes a stock middleware with its settings in config/middlewares, and `more`. */
export type MakeStock = (more: object) => Middleware;

interface Registry {
  get(uid: Used): Factory;
  extend(uid: Used, wrap: (stock: Factory) => Factory): void;
}

const REGISTRY = {
  name: 'registry of middlewares',
  breaks: 'files would be taken from anybody, and every origin would be allowed',
};

/** Checks too that each of the used middlewares is there. */
export function middlewareRegistry(strapi: Core.Strapi): Registry {
  const registry = requirePart<Registry>(REGISTRY, strapi.get('middlewares'), ['get', 'extend']);
  const missing = USED.filter((uid) => typeof registry.get(uid) !== 'function');
  if (missing.length > 0) throw new MissingPart(REGISTRY, `has no ${missing.join(', ')}`);
  return registry;
}

/** One more of a stock middleware, with its settings in config/middlewares. */
export function stockMiddleware(strapi: Core.Strapi, uid: Used): Middleware {
  const chain = strapi.config.get<(string | { name: string; config: object })[]>('middlewares');
  const entry = chain.find((one) => typeof one === 'object' && one.name === uid);
  const config = typeof entry === 'object' ? entry.config : {};
  return middlewareRegistry(strapi).get(uid)(config, { strapi });
}
