import type { Core } from '@strapi/strapi';
import type { Middleware } from './middleware';
import { MissingPart, requirePart } from './part';

/** Strapi's middlewares that the interface replaces (`http/replace-middlewares`). */
export const REPLACED = [
  'strapi::security',
  'strapi::cors',
  'strapi::body',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
] as const;

export type Replaced = (typeof REPLACED)[number];

/** Makes a stock middleware of Strapi. */
export type Factory = (config: object, context: { strapi: Core.Strapi }) => Middleware | undefined;

interface Registry {
  get(uid: string): Factory | undefined;
  extend(uid: string, wrap: (stock: Factory) => Factory): void;
}

const REGISTRY = {
  name: 'registry of middlewares',
  breaks: 'the API would read bodies with Strapi’s own parser, which loses digits',
};
const CHAIN = {
  name: 'server.app.middleware',
  breaks: 'the session would run on the API too',
};

/** Checks too that each of the replaced middlewares is there. */
export function middlewareRegistry(strapi: Core.Strapi): Registry {
  const registry = requirePart<Registry>(REGISTRY, strapi.get('middlewares'), ['get', 'extend']);
  const missing = REPLACED.filter((uid) => typeof registry.get(uid) !== 'function');
  if (missing.length > 0) throw new MissingPart(REGISTRY, `has no ${missing.join(', ')}`);
  return registry;
}

/** The chain of the running server, from which its first request is answered. */
export function serverChain(strapi: Core.Strapi): unknown[] {
  const chain: unknown = strapi.server.app.middleware;
  if (!Array.isArray(chain)) throw new MissingPart(CHAIN);
  return chain;
}

/**
 * Makes a stock middleware. `strapi::session` returns none, and puts itself at the end of the chain
 * instead. It is taken from there, so that the caller decides where it runs. @returns undefined when the
 * factory makes nothing
 */
export function makeMiddleware(
  strapi: Core.Strapi,
  factory: Factory,
  config: object,
): Middleware | undefined {
  const chain = serverChain(strapi);
  const before = chain.length;
  const made = factory(config, { strapi });
  const [added] = chain.splice(before) as Middleware[];
  return made ?? added;
}
