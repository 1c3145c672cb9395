import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { ApiError } from '../domain/errors';
import { quotaOf, type Quota } from './quota';
import { setQuotaHeaders } from './quota-headers';
import { createLimiter } from '../http/limits/limiter';
import type { Middleware } from '../strapi/middlewares';
import { settingsOf } from '../strapi/settings-service';

function floodLimit(strapi: Core.Strapi): Middleware {
  return createLimiter(strapi, {
    max: settingsOf(strapi).GENERATOR_ATTEMPTS_PER_MINUTE,
    id: (ctx) => quotaOf(strapi).address(ctx),
    namespace: 'generator',
    headers: false,
  });
}

/** Asks the database at most once, and never for the answer to a flood. */
async function currentQuota(strapi: Core.Strapi, ctx: Context, flooded: boolean): Promise<Quota> {
  const quota = quotaOf(strapi);
  const counted =
    (ctx.state as { quota?: Quota }).quota ?? (flooded ? quota.known(ctx) : undefined);
  if (counted) return counted;
  const unknown = { limit: quota.commonLimit, used: 0 };
  return flooded ? unknown : quota.read(ctx).catch(() => quota.known(ctx) ?? unknown);
}

/**
 * Around everything under /api/invoice. Limits the attempts per minute of one address, good or bad.
 * Every answer tells the rest of the month's quota (contract §7).
 */
export function generatorLimits(strapi: Core.Strapi): Middleware {
  const limit = floodLimit(strapi);
  return async (ctx, next) => {
    let flooded = false;
    try {
      await limit(ctx, next);
    } catch (error) {
      flooded = error instanceof ApiError && error.code === 'rate_limited';
      throw error;
    } finally {
      setQuotaHeaders(ctx, await currentQuota(strapi, ctx, flooded));
    }
  };
}
