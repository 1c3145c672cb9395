import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { countedAddress } from '../../domain/addresses';
import type { Middleware } from '../../strapi/middlewares';
import { madeOnce } from '../../strapi/service';
import { settingsOf } from '../../strapi/settings-service';
import { clientAddress } from '../requests/client-address';
import { createLimiter, type LimiterOptions } from './limiter';

/** Limits the requests per minute of one address. Its answers have no `X-RateLimit` headers. */
export function limitByAddress(
  strapi: Core.Strapi,
  options: Pick<LimiterOptions, 'max' | 'namespace'>,
): Middleware {
  const { TRUSTED_PROXIES: trusted } = settingsOf(strapi);
  return createLimiter(strapi, {
    ...options,
    id: (ctx) => countedAddress(clientAddress(ctx, trusted)),
    headers: false,
  });
}

const limitOfStrangers = madeOnce((strapi) =>
  limitByAddress(strapi, {
    max: settingsOf(strapi).STRANGER_REQUESTS_PER_MINUTE,
    namespace: 'stranger',
  }),
);

/**
 * Counts a request without a valid key, session or signature (contract §17). Call it before the work for such a
 * request.
 * @throws ApiError 429 when its address has used up those of this minute
 */
export const countStranger = (strapi: Core.Strapi, ctx: Context): Promise<unknown> =>
  limitOfStrangers(strapi)(ctx, () => Promise.resolve());
