import type { Core } from '@strapi/strapi';
import { answerPreflight, isPreflight } from './cross-origin';
import { readJsonBody } from './json-body';
import { readPanelBody } from './panel-body';
import { markPassed, PARTS } from './passage';
import { isApiPath } from './paths';
import { makeMiddleware, middlewareRegistry, REPLACED } from '../strapi/middlewares';
import type { Factory, Replaced } from '../strapi/middlewares';
import type { StandIn } from './stand-in';

const WITH_BODY = new Set(['POST', 'PATCH', 'PUT']);

const readBody: StandIn = () => async (ctx, next) => {
  if (WITH_BODY.has(ctx.method)) await readJsonBody(ctx);
  markPassed(ctx, PARTS.body);
  return next();
};

const stock: StandIn = (make) => make();

const passOn: StandIn = () => (_ctx, next) => next();

const preflight: StandIn = () => async (ctx, next) =>
  isPreflight(ctx) ? answerPreflight(ctx) : next();

/**
 * Winston formats a line, time stamp and all, before it asks whether its level is wanted; by default the
 * one a request is not.
 */
const logWhenWanted: StandIn = (make, strapi) => {
  const log = make();
  return (ctx, next) => (strapi.log.isLevelEnabled('http') ? log(ctx, next) : next());
};

/**
 * Strapi configures helmet anew for each request. On the interface its headers never differ, so those of
 * the first request are kept.
 */
const keepHeaders: StandIn = (make) => {
  const secure = make();
  let kept: [string, string][] | undefined;
  return async (ctx, next) => {
    if (kept === undefined) {
      const before = new Set(ctx.res.getHeaderNames());
      await secure(ctx, () => Promise.resolve());
      const added = ctx.res.getHeaderNames().filter((name) => !before.has(name));
      kept = added.map((name) => [name, ctx.response.get(name)]);
    } else {
      for (const [name, value] of kept) ctx.res.setHeader(name, value);
    }
    return next();
  };
};

interface StandIns {
  onApi: StandIn;
  elsewhere: StandIn;
}

/** Replacements of Strapi's middlewares, on the documented interface and elsewhere. */
const STAND_INS: Readonly<Record<Replaced, StandIns>> = {
  'strapi::logger': { onApi: logWhenWanted, elsewhere: stock },
  'strapi::security': { onApi: keepHeaders, elsewhere: stock },
  // Strapi's own allows every origin, with the panel's cookie.
  'strapi::cors': { onApi: preflight, elsewhere: passOn },
  'strapi::body': { onApi: readBody, elsewhere: readPanelBody },
  'strapi::session': { onApi: passOn, elsewhere: stock },
  'strapi::favicon': { onApi: passOn, elsewhere: stock },
  'strapi::public': { onApi: passOn, elsewhere: stock },
};

function replaced({ onApi, elsewhere }: StandIns): (factory: Factory) => Factory {
  return (factory) =>
    (config, { strapi }) => {
      const make = (more: object = {}) => makeMiddleware(strapi, factory, { ...config, ...more });
      const [api, rest] = [onApi(make, strapi), elsewhere(make, strapi)];
      return (ctx, next) => (isApiPath(ctx.path) ? api(ctx, next) : rest(ctx, next));
    };
}

/**
 * Called in `register`, before the chain is built. Bodies of the interface are read by our own
 * reader (exact numbers, our errors); cookies, icons and files have no place there.
 */
export function extendChain(strapi: Core.Strapi): void {
  const registry = middlewareRegistry(strapi);
  for (const uid of REPLACED) registry.extend(uid, replaced(STAND_INS[uid]));
}
