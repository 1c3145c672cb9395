import type { Core } from '@strapi/strapi';
import { answerPreflight, isPreflight } from './cross-origin';
import { readJsonBody } from './json-body';
import { readPanelBody } from './panel-body';
import { markPassed, PARTS } from './chain-parts';
import { isApiPath } from './paths';
import { makeMiddleware, middlewareRegistry, REPLACED } from '../strapi/middlewares';
import type { Middleware } from '../strapi/middleware';
import type { Factory, Replaced } from '../strapi/middlewares';
import type { Replacement } from './replacement';

const WITH_BODY = new Set(['POST', 'PATCH', 'PUT']);

/*
 * An async function that only passes a request on costs three more promises, so the usual way through
 * these has none.
 */

const passBody: Middleware = (ctx, next) => {
  markPassed(ctx, PARTS.body);
  return next();
};

const readBody: Replacement = () => (ctx, next) =>
  WITH_BODY.has(ctx.method)
    ? readJsonBody(ctx).then(() => passBody(ctx, next))
    : passBody(ctx, next);

const stock: Replacement = (make) => make();

const nextOnly: Middleware = (_ctx, next) => next();

const passOn: Replacement = () => nextOnly;

const preflight: Replacement = () => (ctx, next) => {
  if (!isPreflight(ctx)) return next();
  answerPreflight(ctx);
  return Promise.resolve();
};

/**
 * Strapi configures helmet again for each request. On the interface its headers are always the same, so
 * this keeps those of the first request.
 */
const keepHeaders: Replacement = (make) => {
  const secure = make();
  let kept: [string, string][] | undefined;
  const first: Middleware = async (ctx, next) => {
    const before = new Set(ctx.res.getHeaderNames());
    await secure(ctx, () => Promise.resolve());
    const added = ctx.res.getHeaderNames().filter((name) => !before.has(name));
    kept = added.map((name) => [name, ctx.response.get(name)]);
    return next();
  };
  return (ctx, next) => {
    if (kept === undefined) return first(ctx, next);
    for (const [name, value] of kept) ctx.res.setHeader(name, value);
    return next();
  };
};

interface Replacements {
  onApi: Replacement;
  elsewhere: Replacement;
}

/** Replacements of Strapi's middlewares, on the documented interface and elsewhere. */
const REPLACEMENTS: Readonly<Record<Replaced, Replacements>> = {
  'strapi::security': { onApi: keepHeaders, elsewhere: stock },
  // Strapi's own middleware allows every origin, and accepts the panel's cookie from it.
  'strapi::cors': { onApi: preflight, elsewhere: passOn },
  'strapi::body': { onApi: readBody, elsewhere: readPanelBody },
  'strapi::session': { onApi: passOn, elsewhere: stock },
  'strapi::favicon': { onApi: passOn, elsewhere: stock },
  'strapi::public': { onApi: passOn, elsewhere: stock },
};

function replaced({ onApi, elsewhere }: Replacements): (factory: Factory) => Factory {
  return (factory) =>
    (config, { strapi }) => {
      const make = (more: object = {}) =>
        makeMiddleware(strapi, factory, { ...config, ...more }) ?? nextOnly;
      const [api, rest] = [onApi(make, strapi), elsewhere(make, strapi)];
      return (ctx, next) => (isApiPath(ctx.path) ? api(ctx, next) : rest(ctx, next));
    };
}

/**
 * On the interface, our own reader parses bodies (exact numbers, our errors), and nothing handles
 * cookies, icons or files. Called in `register`, before Strapi builds the chain.
 */
export function replaceMiddlewares(strapi: Core.Strapi): void {
  const registry = middlewareRegistry(strapi);
  for (const uid of REPLACED) registry.extend(uid, replaced(REPLACEMENTS[uid]));
}
