import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { ApiError } from '../../domain/errors';
import {
  allowEveryOrigin,
  answerPreflight,
  isPreflight,
  securityHeaders,
  setTransportHeader,
} from './answer-headers';
import { apiErrors } from './api-errors';
import { apiRoutes } from './api-router';
import { compressed, compressedTexts } from './compress';
import { authenticate, countWithoutKey } from '../auth/business-key';
import { countStranger } from '../limits/by-address';
import { health } from './health';
import { registerInnerRequests } from './inner-request';
import { nameIgnored } from '../requests/ignored';
import { discardRefusedBody } from '../requests/refused-body';
import { nameRequest } from '../requests/request';
import { requestLog } from './request-log';
import { surfaceOf, type Surface } from './surface';
import { guardUpload } from './uploaded-files';
import { metricsDoor } from '../../metrics/door';
import type { Middleware } from '../../strapi/middlewares';

type Serve = (ctx: Context) => Promise<unknown>;
/** Runs before a part of the interface, and after it. */
type Around = (ctx: Context, serve: () => Promise<unknown>) => Promise<unknown>;
type SetHeaders = (ctx: Context) => Promise<void>;

/** What rooms above this one bring. */
interface Brought {
  /** Serves the pages of documents for their customers. */
  hostedPages: Serve;
  /** Serves the portal of customers. */
  portalPages: Serve;
  /** Keeps events of payment providers. */
  paymentHooks: Serve;
  /** Around everything under /api/invoice. */
  generatorLimits: Around;
  /** Answers a person whose address leads nowhere. */
  lostPage: (ctx: Context) => void;
}

const MISSPELT = new ApiError(
  'not_found',
  'There is nothing at this path; spell paths exactly as the documentation does',
);

const openErrors = (strapi: Core.Strapi): Around => apiErrors(strapi, () => Promise.resolve());

/** The documented interface: no session, no cookie, no file, and bodies of JSON with all their digits. */
function interfaceWays(strapi: Core.Strapi, setHeaders: SetHeaders, generatorLimits: Around) {
  const routes = apiRoutes(strapi);
  const serve: Serve = async (ctx) => {
    if (isPreflight(ctx)) return answerPreflight(ctx);
    discardRefusedBody(ctx);
    await routes(ctx).catch((error: unknown) => {
      nameIgnored(ctx, 'refused');
      throw error;
    });
    nameIgnored(ctx, 'given');
  };
  const way = (answerErrors: Around, around: Around): Serve => {
    return async (ctx) => {
      await setHeaders(ctx);
      allowEveryOrigin(ctx);
      await compressedTexts(ctx, () => answerErrors(ctx, () => around(ctx, () => serve(ctx))));
    };
  };
  const keyed = apiErrors(strapi, (ctx) => authenticate(strapi, ctx));
  const open = openErrors(strapi);
  const alone: Around = (_ctx, inner) => inner();
  const counted: Around = (ctx, inner) => countWithoutKey(strapi, ctx).then(inner);
  return {
    api: way(keyed, alone),
    openapi: way(open, counted),
    generator: way(open, (ctx, inner) => generatorLimits(ctx, () => counted(ctx, inner))),
  };
}

/** Whether a browser asked for a page that is not there. Programs keep Strapi's answer. */
const isLost = (ctx: Context): boolean =>
  ctx.status === 404 &&
  ['GET', 'HEAD'].includes(ctx.method) &&
  ctx.accepts('json', 'html') === 'html' &&
  ctx.response.is('json') === 'json';

/** The way of a request to each part of the service. `next` is Strapi's own chain, config/middlewares. */
function waysTo(
  strapi: Core.Strapi,
  { hostedPages, portalPages, paymentHooks, generatorLimits, lostPage }: Brought,
): Record<Surface, Middleware> {
  const setHeaders = securityHeaders(strapi);
  const answerHealth = health(strapi);
  const answerMetrics = metricsDoor(strapi);
  const errors = openErrors(strapi);
  const misspelt: Serve = (ctx) =>
    errors(ctx, async () => {
      await countStranger(strapi, ctx);
      throw MISSPELT;
    });
  const metrics: Middleware = async (ctx, next) => {
    await answerMetrics(ctx, next);
    if (ctx.status === 401) await errors(ctx, () => countStranger(strapi, ctx));
  };
  const panel: Middleware = async (ctx, next) => {
    setTransportHeader(ctx);
    await compressed(ctx, next);
    if (isLost(ctx)) lostPage(ctx);
  };
  return {
    ...interfaceWays(strapi, setHeaders, generatorLimits),
    hosted: hostedPages,
    portal: portalPages,
    hooks: (ctx) => setHeaders(ctx).then(() => paymentHooks(ctx)),
    misspelt: (ctx) => setHeaders(ctx).then(() => misspelt(ctx)),
    health: (ctx) => setHeaders(ctx).then(() => answerHealth(ctx)),
    metrics: (ctx, next) => setHeaders(ctx).then(() => metrics(ctx, next)),
    uploads: (ctx, next) => guardUpload(ctx, () => panel(ctx, next)),
    panel,
  };
}

/**
 * Every request enters here, before Strapi's own chain. It gets its id, its line in the log and, by its
 * path, its way. Called in `register`, when all that it serves is registered.
 */
export function openEdge(strapi: Core.Strapi, brought: Brought): void {
  const record = requestLog(strapi);
  const ways = waysTo(strapi, brought);
  const enter: Middleware = (ctx, next) => {
    nameRequest(ctx);
    return record(ctx, () => ways[surfaceOf(ctx.path)](ctx, next));
  };
  strapi.server.use(enter);
  registerInnerRequests(strapi, enter);
}
