import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { answerOnce, idempotencyKey } from '../http/idempotency';

/** With an `Idempotency-Key`, a request changes something at most once in 24 hours. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  (ctx: Context, next: Next) => {
    const key = idempotencyKey(ctx);
    return key === null ? next() : answerOnce(strapi, ctx, key, next);
  };
