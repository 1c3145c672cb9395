import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { say } from '../../messages/message';
import { putBefore, routesOf } from '../../strapi/routes';
import { saying } from '../../strapi/saying';

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
