import type { Core } from '@strapi/strapi';
import { routeListsOf } from '../../strapi/routes';

const SENDS_ANYTHING = 'email.send';

/**
 * Removes the routes with which anybody who is logged in, and full-access API tokens, could send any text
 * to any address over our mail server. Called in `register`, before Strapi makes its routes.
 */
export function removeFreeMail(strapi: Core.Strapi): void {
  for (const list of routeListsOf(strapi, 'email')) {
    list.routes = list.routes.filter(({ handler }) => handler !== SENDS_ANYTHING);
  }
}
