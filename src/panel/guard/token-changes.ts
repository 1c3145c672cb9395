import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { putBefore, routesOf } from '../../strapi/routes';
import { asOperator } from '../roles/as-operator';

const CHANGES = ['create', 'update', 'revoke', 'regenerate'].map((name) => `api-token.${name}`);

/**
 * Settings → API Tokens changes keys without the Document Service. Here its routes get a transaction that
 * names the operator to the history. Called in `register`, before Strapi makes its routes.
 */
export function nameTokenChanges(strapi: Core.Strapi): void {
  const routes = routesOf(strapi, 'admin').filter(({ handler }) => CHANGES.includes(handler));
  if (routes.length !== CHANGES.length) {
    throw new Error(`Strapi lacks one of ${CHANGES.join(', ')}: see docs/decisions/0035`);
  }
  for (const route of routes) {
    putBefore(route, [(_ctx: Context, next: Next) => asOperator(strapi, () => next())]);
  }
}
