import type { Context, Next } from 'koa';

const ONE_YEAR = 'max-age=31536000';

/** Tells browsers to stay on https. The header must not apply to other hosts of the domain. */
export function secureTransport() {
  return (ctx: Context, next: Next) => {
    if (ctx.secure) ctx.set('Strict-Transport-Security', ONE_YEAR);
    return next();
  };
}
