import type { Core } from '@strapi/strapi';

interface AdvancedSettings {
  allow_register?: boolean;
}

const STORE = { type: 'plugin', name: 'users-permissions', key: 'advanced' } as const;
const ROLE_TYPES = ['public', 'authenticated'];

/**
 * The plugin comes with open registration and permissions for Public and Authenticated; this
 * service has neither such users nor anything for them. Run at every start, so it stays closed.
 */
export async function closeRegistration(strapi: Core.Strapi): Promise<void> {
  const advanced = ((await strapi.store(STORE).get({})) ?? {}) as AdvancedSettings;
  if (advanced.allow_register !== false) {
    await strapi.store(STORE).set({ value: { ...advanced, allow_register: false } });
  }
  const roles = await strapi.db
    .query('plugin::users-permissions.role')
    .findMany({ where: { type: { $in: ROLE_TYPES } }, populate: { permissions: true } });
  const ids = (roles as { permissions?: { id: number }[] }[]).flatMap((role) =>
    (role.permissions ?? []).map((permission) => permission.id),
  );
  if (ids.length === 0) return;
  await strapi.db
    .query('plugin::users-permissions.permission')
    .deleteMany({ where: { id: { $in: ids } } });
}
