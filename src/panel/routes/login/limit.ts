import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { ApiError } from '../../../domain/errors';
import { limitByAddress } from '../../../http/limits/by-address';
import { saying } from '../../../strapi/saying';
import { settingsOf } from '../../../strapi/settings-service';
import type { Middleware } from '../../../strapi/middlewares';
import { putBefore, routesOf, type Route } from '../../../strapi/routes';

/**
 * Public routes of the panel where guessing is useless. `/access-token` takes a signed token that
 * nobody can guess, and every reload of the panel calls it.
 */
const NOTHING_TO_GUESS = ['/init', '/project-type', '/access-token'];

/**
 * All other public routes: log in, register, forgot and reset password, and those that Strapi adds
 * later.
 */
function isGuessable({ path, config }: Route): boolean {
  return config?.auth === false && !NOTHING_TO_GUESS.includes(path);
}

/** One counter for all routes where somebody could guess. Throws Strapi's own 429. */
export function createLoginLimit(strapi: Core.Strapi): Middleware {
  const { LOGIN_ATTEMPTS_PER_MINUTE: max } = settingsOf(strapi);
  const limit = limitByAddress(strapi, { max, namespace: 'login' });
  return async (ctx, next) => {
    try {
      await limit(ctx, () => Promise.resolve());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      for (const [name, value] of Object.entries(error.details.headers ?? {})) ctx.set(name, value);
      throw saying(errors.RateLimitError, error.said);
    }
    return next();
  };
}

/**
 * Limits the attempts of one address on all accounts together. Strapi's own limit counts each pair of
 * address and account, so it never stops somebody with a list of accounts. This limit is part of the
 * routes themselves, so no spelling of a path bypasses it. Called in `register`.
 */
export function limitLogins(strapi: Core.Strapi, limit: Middleware): void {
  const guessable = routesOf(strapi, 'admin').filter(isGuessable);
  if (!guessable.some(({ path }) => path === '/login')) {
    throw new Error('Strapi has no open /admin/login whose attempts could be limited');
  }
  for (const route of guessable) putBefore(route, [limit]);
}
