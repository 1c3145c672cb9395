import type { Context, Next } from 'koa';

const ONE_YEAR = 'max-age=31536000';

/** Tells browsers to stay on https. It must not bind other hosts of the domain. */
export function secureTransport() {
  return (ctx: Context, next: Next) => {
    if (ctx.secure) ctx.set('Strict-Transport-Security', ONE_YEAR);
    return next();
  };
}
