import type { Context } from 'koa';
import { type Quota, quotaMonth } from './quota';

/** Sets the headers that tell the rest of the month's quota (contract §7). */
export function setQuotaHeaders(ctx: Context, { limit, used }: Quota): void {
  ctx.set('X-RateLimit-Limit', String(limit));
  ctx.set('X-RateLimit-Remaining', String(Math.max(0, limit - used)));
  ctx.set('X-RateLimit-Reset', String(quotaMonth(new Date()).resetsAt));
}
