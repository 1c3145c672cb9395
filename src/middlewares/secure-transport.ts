import type { Context, Next } from 'koa';

const ONE_YEAR = 'max-age=31536000';

/** Over https a browser is told to stay there. Other hosts of the domain are not ours to bind. */
export default () => (ctx: Context, next: Next) => {
  if (ctx.secure) ctx.set('Strict-Transport-Security', ONE_YEAR);
  return next();
};
