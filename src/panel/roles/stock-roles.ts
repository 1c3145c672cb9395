import type { Core } from '@strapi/strapi';
import { rolesService, type Role, type RolePermission } from '../../strapi/roles';
import { reminder } from '../../strapi/store';
import { MY_BUSINESSES } from './my-businesses';

/** Roles that Strapi makes at its first start. They suit a website with articles, not businesses. */
const STOCK = ['strapi-editor', 'strapi-author'];

type Roles = ReturnType<typeof rolesService>;

/** Whether a permission covers all businesses, or files. */
function opens({ action, subject, conditions }: RolePermission): boolean {
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
    `The role ${role.name} saw every business, and ${people} people have it. It lost these permissions and those for files. Give its people the role Bookkeeper, or tick the role's permissions again: docs/operators/people.md, "Strapi's own roles".`,
  );
}

/**
 * Removes Editor and Author when nobody has them. Otherwise removes their permissions that cover all
 * businesses, or files. This happens once only, so that later changes of an administrator stay.
 * Called in `bootstrap`, after the condition is registered.
 */
export async function limitStockRoles(strapi: Core.Strapi): Promise<void> {
  const limited = reminder(strapi, 'stock_roles_limited');
  if (await limited.isSet()) return;
  const roles = rolesService(strapi);
  await strapi.db.transaction(async () => {
    for (const role of await roles.find({ code: { $in: STOCK } }, ['permissions'])) {
      const people = await roles.getUsersCount(role.id);
      if (people === 0) await roles.deleteByIds([role.id]);
      else await limit(strapi, roles, role, people);
    }
    await limited.set();
  });
}
