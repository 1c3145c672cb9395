import { randomUUID } from 'node:crypto';
import type { Context, Next } from 'koa';

/** Ids of this form are safe in a log line and in a header. */
const SANE = /^[A-Za-z0-9._:-]{1,128}$/;

/** Every response has an `X-Request-Id`: the caller's if it has this form, else a new one. */
export function nameRequests() {
  return (ctx: Context, next: Next) => {
    const given = ctx.get('x-request-id');
    const id = SANE.test(given) ? given : randomUUID();
    (ctx.state as { requestId?: string }).requestId = id;
    ctx.set('X-Request-Id', id);
    return next();
  };
}
