import type { Context, Next } from 'koa';
import { allowEveryOrigin } from '../http/cross-origin';
import { isApiPath } from '../http/paths';

/**
 * Before whatever may refuse a request, so that a page elsewhere can read the refusal too. Outside
 * the interface no answer carries such a header: the panel's are for the panel's own pages.
 */
export default () => (ctx: Context, next: Next) => {
  if (isApiPath(ctx.path)) allowEveryOrigin(ctx);
  return next();
};
