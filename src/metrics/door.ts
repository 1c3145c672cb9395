import { createHash, timingSafeEqual } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Middleware } from '../strapi/middlewares';
import { settingsOf } from '../strapi/settings-service';
import { metricsOf } from './metrics';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** `GET /metrics` for the holder of `METRICS_TOKEN`. Without that setting the path is unknown. */
export function metricsDoor(strapi: Core.Strapi): Middleware {
  const { METRICS_TOKEN: token } = settingsOf(strapi);
  if (token === undefined) return (_ctx, next) => next();
  const wanted = digest(`Bearer ${token}`);
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    const metrics = metricsOf(strapi);
    ctx.set('Cache-Control', 'no-store');
    if (!metrics || !timingSafeEqual(digest(ctx.get('authorization')), wanted)) {
      ctx.set('WWW-Authenticate', 'Bearer');
      ctx.status = 401;
      ctx.body = 'Send METRICS_TOKEN as a bearer token.\n';
      return;
    }
    ctx.status = 200;
    ctx.set('Content-Type', metrics.contentType);
    ctx.body = await metrics.text();
  };
}
