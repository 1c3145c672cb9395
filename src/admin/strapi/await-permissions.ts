import { adminApi, type StrapiApp } from '@strapi/strapi/admin';
import { requirePanelPart } from './panel-parts';

/** What Redux Toolkit knows of the request for the operator's permissions. */
interface Asked {
  data?: readonly unknown[];
  isError: boolean;
}

interface Permissions {
  select(args: undefined): (state: unknown) => Asked;
}

interface Api {
  endpoints: { getMyPermissions?: unknown };
}

/** Strapi adds this endpoint to its API at run time. */
function permissionsRequest(): Permissions {
  const name = 'API of the panel';
  const { endpoints } = requirePanelPart<Api>(name, adminApi, []);
  return requirePanelPart<Permissions>(name, endpoints.getMyPermissions, ['select']);
}

/**
 * Strapi 5.54 shows a page as soon as one check of permissions is done, and a page checks only once.
 * When the operator's permissions arrive late, the check finds none, and the buttons stay away until a
 * reload. So a check without permissions stays open. Strapi checks anew when they arrive, and shows no
 * page before.
 */
export function awaitPermissions(app: StrapiApp): void {
  const request = permissionsRequest();
  app.addRBACMiddleware(({ permissions: known }) => (next) => (found) => {
    const { data, isError } = request.select(undefined)(app.store?.getState());
    const more = data === undefined ? !isError : data.length > 0;
    return known.length === 0 && more ? new Promise(() => undefined) : next(found);
  });
}
