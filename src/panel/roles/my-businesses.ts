import type { Core } from '@strapi/strapi';
import { CONTENT_TYPE } from '../../content-types';
import { conditionProvider } from '../../strapi/permissions';
import { currentRequest } from '../../strapi/request-context';

/** The id of the condition in the role editor. */
export const MY_BUSINESSES = 'api::belongs-to-my-businesses';

interface Permission {
  subject?: string | null;
}

/** The businesses found for a request, by operator. Strapi calls the condition once per permission. */
const known = new WeakMap<object, Map<number, Promise<number[]>>>();

async function findBusinesses(strapi: Core.Strapi, operatorId: number): Promise<number[]> {
  const rows: { id: number }[] = await strapi.db
    .query(CONTENT_TYPE.business)
    .findMany({ where: { members: { id: operatorId } }, select: ['id'] });
  return rows.map(({ id }) => id);
}

function businessesOf(strapi: Core.Strapi, operatorId: number): Promise<number[]> {
  const request = currentRequest(strapi);
  if (!request) return findBusinesses(strapi, operatorId);
  const all = known.get(request) ?? new Map<number, Promise<number[]>>();
  const found = all.get(operatorId) ?? findBusinesses(strapi, operatorId);
  known.set(request, all.set(operatorId, found));
  return found;
}

/** Call this after a change of members: the businesses found before are out of date. */
export function forgetBusinesses(strapi: Core.Strapi): void {
  const request = currentRequest(strapi);
  if (request) known.delete(request);
}

/** The path from a record of each type to the row id of its business. */
const PATHS: Readonly<Record<string, string>> = {
  [CONTENT_TYPE.business]: 'id',
  [CONTENT_TYPE.customer]: 'business.id',
  [CONTENT_TYPE.product]: 'business.id',
  [CONTENT_TYPE.invoice]: 'business.id',
  [CONTENT_TYPE.quotation]: 'business.id',
  [CONTENT_TYPE.recurring]: 'business.id',
  [CONTENT_TYPE.payment]: 'business.id',
  [CONTENT_TYPE.creditNote]: 'business.id',
  [CONTENT_TYPE.refund]: 'business.id',
  [CONTENT_TYPE.bankStatement]: 'business.id',
  [CONTENT_TYPE.bankTransaction]: 'business.id',
  [CONTENT_TYPE.mail]: 'business.id',
  [CONTENT_TYPE.endpoint]: 'business.id',
  [CONTENT_TYPE.delivery]: 'endpoint.business.id',
};

/**
 * The condition as a filter, which Strapi applies to lists and to single records. No record passes it
 * when its type belongs to no business, or when the operator is a member of none.
 */
async function filterFor(strapi: Core.Strapi, operatorId: number, subject: string) {
  const path = PATHS[subject];
  if (path === undefined) return { id: { $in: [] } };
  return { [path]: { $in: await businessesOf(strapi, operatorId) } };
}

/** Adds "Belongs to my businesses" to the role editor. Strapi requires the call in `bootstrap`. */
export async function registerMyBusinesses(strapi: Core.Strapi): Promise<void> {
  await conditionProvider(strapi).register({
    displayName: 'Belongs to my businesses',
    name: MY_BUSINESSES.replace('api::', ''),
    category: 'Invoicing',
    handler: (user: { id: number; permission: Permission }) =>
      filterFor(strapi, user.id, user.permission.subject ?? ''),
  });
}
