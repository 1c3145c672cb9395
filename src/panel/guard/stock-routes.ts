import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { say } from '../../messages/message';
import { putBefore, routesOf, routeListsOf } from '../../strapi/routes';
import { saying } from '../../strapi/saying';

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

/** The handlers of Strapi's drafts, which no type of ours has. Strapi answers 500 there. */
const PUBLISHING = /^(?:collection|single)-types\.(?:bulk)?(?:publish|unpublish|discard)$/i;

function refuse(): never {
  throw saying(errors.ApplicationError, say('nothing_to_publish'));
}

/** Called in `register`, before Strapi makes its routes. */
export function refusePublishing(strapi: Core.Strapi): void {
  for (const route of routesOf(strapi, 'content-manager'))
    if (PUBLISHING.test(route.handler)) putBefore(route, [refuse]);
}
