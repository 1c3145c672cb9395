import type { Core } from '@strapi/strapi';
import { CONTENT_TYPE } from '../../content-types';
import { conditionProvider } from '../../strapi/permissions';
import { currentRequest } from '../../strapi/request-context';

/** As the role editor knows the condition. */
export const MY_BUSINESSES = 'api::belongs-to-my-businesses';

interface Permission {
  subject?: string | null;
}

/** What was looked up for the request under way; an ability asks once for each permission. */
const known = new WeakMap<object, Promise<number[]>>();

async function findBusinesses(strapi: Core.Strapi, operatorId: number): Promise<number[]> {
  const rows: { id: number }[] = await strapi.db
    .query(CONTENT_TYPE.business)
    .findMany({ where: { members: { id: operatorId } }, select: ['id'] });
  return rows.map(({ id }) => id);
}

function businessesOf(strapi: Core.Strapi, operatorId: number): Promise<number[]> {
  const request = currentRequest(strapi);
  if (!request) return findBusinesses(strapi, operatorId);
  const found = known.get(request) ?? findBusinesses(strapi, operatorId);
  known.set(request, found);
  return found;
}

/** After a change of members: what was looked up before it no longer holds. */
export function forgetBusinesses(strapi: Core.Strapi): void {
  const request = currentRequest(strapi);
  if (request) known.delete(request);
}

/** Where a record of each type says whose it is. */
const PATHS: Readonly<Record<string, string>> = {
  [CONTENT_TYPE.business]: 'id',
  [CONTENT_TYPE.customer]: 'business.id',
  [CONTENT_TYPE.invoice]: 'business.id',
  [CONTENT_TYPE.quotation]: 'business.id',
  [CONTENT_TYPE.endpoint]: 'business.id',
  [CONTENT_TYPE.delivery]: 'endpoint.business.id',
};

/**
 * What the condition comes to for an operator: a filter in lists and a test of single records. Of a
 * type that belongs to no business, and for a member of none, it is one that nothing passes.
 */
async function filterFor(strapi: Core.Strapi, operatorId: number, subject: string) {
  const path = PATHS[subject];
  if (path === undefined) return { id: { $in: [] } };
  return { [path]: { $in: await businessesOf(strapi, operatorId) } };
}

/** Adds "Belongs to my businesses" to the role editor. Called in `bootstrap`, as Strapi wants it. */
export async function registerMyBusinesses(strapi: Core.Strapi): Promise<void> {
  await conditionProvider(strapi).register({
    displayName: 'Belongs to my businesses',
    name: MY_BUSINESSES.replace('api::', ''),
    category: 'Invoicing',
    handler: (user: { id: number; permission: Permission }) =>
      filterFor(strapi, user.id, user.permission.subject ?? ''),
  });
}
