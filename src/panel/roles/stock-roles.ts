import type { Core } from '@strapi/strapi';
import { MY_BUSINESSES } from './my-businesses';

/** Roles that Strapi makes at its first start. They are for articles of a website, not for businesses. */
const STOCK = ['strapi-editor', 'strapi-author'];

interface Permission {
  action: string;
  subject: string | null;
  properties: object;
  conditions: string[];
}

interface Role {
  id: number;
  name: string;
  permissions: Permission[];
}

interface Roles {
  find(where: object, populate: readonly string[]): Promise<Role[]>;
  getUsersCount(roleId: number): Promise<number>;
  deleteByIds(ids: readonly number[]): Promise<unknown>;
  assignPermissions(roleId: number, permissions: readonly object[]): Promise<unknown>;
}

/** Whether a permission opens every business, or allows uploads. */
function opens({ action, subject, conditions }: Permission): boolean {
  if (action.startsWith('plugin::upload.')) return true;
  return subject?.startsWith('api::') === true && !conditions.includes(MY_BUSINESSES);
}

async function limit(strapi: Core.Strapi, roles: Roles, role: Role, people: number): Promise<void> {
  const kept = role.permissions.filter((one) => !opens(one));
  if (kept.length === role.permissions.length) return;
  const plain = kept.map(({ action, subject, properties, conditions }) => ({
    action,
    subject,
    properties,
    conditions,
  }));
  await roles.assignPermissions(role.id, plain);
  strapi.log.warn(
    `The role ${role.name} saw every business, and ${people} people have it. It lost these permissions and those for files. Give its people the role Bookkeeper, or tick the role's permissions again: docs/operators.md, "Strapi's own roles".`,
  );
}

/**
 * Removes Editor and Author when nobody has them. Otherwise it takes their permissions for every business.
 * It does this only once, so that permissions which an administrator gives them later stay.
 * Called in `bootstrap`, after the condition is known.
 */
export async function limitStockRoles(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'invoicing' });
  if (await store.get({ key: 'stock_roles_limited' })) return;
  const roles = strapi.service('admin::role') as unknown as Roles;
  await strapi.db.transaction(async () => {
    for (const role of await roles.find({ code: { $in: STOCK } }, ['permissions'])) {
      const people = await roles.getUsersCount(role.id);
      if (people === 0) await roles.deleteByIds([role.id]);
      else await limit(strapi, roles, role, people);
    }
    await store.set({ key: 'stock_roles_limited', value: true });
  });
}
