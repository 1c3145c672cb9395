import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { createLimiter } from '../http/limits/limiter';
import { ofStranger, type Caller } from '../pdf/caller';
import { madeOnce } from '../strapi/service';
import { settingsOf } from '../strapi/settings-service';
import { quotaOf } from './quota';

/** Who waits for the document of a request. */
export const anonymousCaller = (strapi: Core.Strapi, ctx: Context): Caller =>
  ofStranger(quotaOf(strapi).address(ctx), ctx);

const previewLimitOf = madeOnce((strapi) =>
  createLimiter(strapi, {
    max: settingsOf(strapi).GENERATOR_PREVIEWS_PER_MINUTE,
    id: (ctx) => quotaOf(strapi).address(ctx),
    namespace: 'generator-previews',
    headers: false,
  }),
);

/** Throws 429 when the address has used up its previews of this minute. */
export async function countPreview(strapi: Core.Strapi, ctx: Context): Promise<void> {
  await previewLimitOf(strapi)(ctx, () => Promise.resolve());
}
