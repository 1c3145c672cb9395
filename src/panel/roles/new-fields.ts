import type { Core } from '@strapi/strapi';
import { CONTENT_TYPE } from '../../content-types';
import { fieldNames, rolesService, type RolePermission } from '../../strapi/roles';
import { storedValue } from '../../strapi/store';
import { ACTIONS } from './ability';

/** Fields of a business that show people and keys of the whole service. A role gets them by hand only. */
export const BEYOND_BUSINESSES = ['api_tokens', 'members'];

/** Fields that are a right of their own. An upgrade lets roles see them, and change them only by hand. */
const CHANGED_BY_RIGHT = ['closed_until'];

type Fields = Record<string, readonly string[]>;

interface News {
  /** The fields that a role must have to get the added ones. */
  before: readonly string[];
  added: readonly string[];
}

function newsOf(now: Fields, recorded: Fields): Map<string, News> {
  const news = Object.entries(now).map(([uid, fields]): [string, News] => {
    const known = recorded[uid];
    const added = known ? fields.filter((field) => !known.includes(field)) : [];
    const still = fields.filter((field) => known?.includes(field));
    const byHand = [...BEYOND_BUSINESSES, ...CHANGED_BY_RIGHT];
    return [uid, { before: still.filter((field) => !byHand.includes(field)), added }];
  });
  return new Map(news.filter(([, { added }]) => added.length > 0));
}

function extended(permission: RolePermission, news: Map<string, News>): RolePermission {
  const { action, subject, properties, conditions } = permission;
  const plain = { action, subject, properties, conditions };
  const { fields } = properties as { fields?: readonly string[] };
  const found = news.get(subject ?? '');
  if (!found || !fields || !found.before.every((field) => fields.includes(field))) return plain;
  const isRead = action === ACTIONS.read;
  const added = found.added.filter((field) => isRead || !CHANGED_BY_RIGHT.includes(field));
  return { ...plain, properties: { ...properties, fields: [...new Set([...fields, ...added])] } };
}

/**
 * Gives fields that an upgrade has added to every role that had all fields of the type before. Strapi
 * gives them to nobody but super administrators, so forms would not show them. Called at every start,
 * in `bootstrap`.
 */
export async function grantNewFields(strapi: Core.Strapi): Promise<void> {
  const recorded = storedValue<Fields>(strapi, 'known_fields');
  const types = Object.values(CONTENT_TYPE);
  const now = Object.fromEntries(types.map((uid) => [uid, fieldNames(strapi, uid)]));
  const before = await recorded.get();
  // A new database has no roles that lack a field.
  const news = newsOf(now, before ?? now);
  if (before && news.size === 0) return;
  const roles = rolesService(strapi);
  await strapi.db.transaction(async () => {
    const limited = await roles.find({ code: { $ne: 'strapi-super-admin' } }, ['permissions']);
    for (const { id, permissions } of news.size > 0 ? limited : []) {
      const granted = permissions.map((one) => extended(one, news));
      const changes = granted.some((one, at) => fieldCount(one) !== fieldCount(permissions[at]));
      if (changes) await roles.assignPermissions(id, granted);
    }
    await recorded.set(now);
  });
}

function fieldCount(permission: RolePermission | undefined): number {
  return (permission?.properties as { fields?: unknown[] } | undefined)?.fields?.length ?? 0;
}
