import { randomUUID } from 'node:crypto';
import type { Context, Next } from 'koa';

/** A log line and a header can carry these ids. */
const SANE = /^[A-Za-z0-9._:-]{1,128}$/;

/** Every response carries `X-Request-Id`: the caller's when it is sane, else a new one. */
export function nameRequests() {
  return async (ctx: Context, next: Next) => {
    const given = ctx.get('x-request-id');
    const id = SANE.test(given) ? given : randomUUID();
    (ctx.state as { requestId?: string }).requestId = id;
    ctx.set('X-Request-Id', id);
    await next();
  };
}
