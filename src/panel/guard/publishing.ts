import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { putBefore, routesOf } from '../../strapi/routes';

/** The handlers of Strapi's drafts, which no type of ours has. Strapi answers 500 there. */
const PUBLISHING = /^(?:collection|single)-types\.(?:bulk)?(?:publish|unpublish|discard)$/i;

function refuse(): never {
  throw new errors.ApplicationError(
    'Records are saved at once, so there is nothing to publish, to unpublish or to discard',
  );
}

/** Called in `register`, before Strapi makes its routes. */
export function refusePublishing(strapi: Core.Strapi): void {
  for (const route of routesOf(strapi, 'content-manager'))
    if (PUBLISHING.test(route.handler)) putBefore(route, [refuse]);
}
