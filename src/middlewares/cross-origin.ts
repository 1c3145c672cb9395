import type { Context, Next } from 'koa';
import { allowEveryOrigin } from '../http/cross-origin';
import { isApiPath } from '../http/paths';

/**
 * Runs before every part that may refuse a request, so that other origins can read the refusal too.
 * Outside the interface no answer carries such a header: they are for the panel's own pages.
 */
export default () => (ctx: Context, next: Next) => {
  if (isApiPath(ctx.path)) allowEveryOrigin(ctx);
  return next();
};
