import type { Core } from '@strapi/strapi';
import { requirePart } from './part';

/** A permission of a role, as the role editor stores it. */
export interface RolePermission {
  action: string;
  subject: string | null;
  properties: object;
  conditions: string[];
}

export interface Role {
  id: number;
  name: string;
  permissions: RolePermission[];
}

interface Roles {
  exists(where: object): Promise<boolean>;
  create(role: object): Promise<{ id: number }>;
  find(where: object, populate: readonly string[]): Promise<Role[]>;
  getUsersCount(roleId: number): Promise<number>;
  deleteByIds(ids: readonly number[]): Promise<unknown>;
  assignPermissions(roleId: number, permissions: readonly object[]): Promise<unknown>;
}

interface ContentTypes {
  getNestedFields(model: unknown, options: { components: unknown }): string[];
}

const ROLES = {
  name: 'admin::role',
  breaks: 'Bookkeeper could not be made, and Strapi’s own roles would open every business',
};
const CONTENT_TYPES = { name: 'admin::content-type', breaks: 'Bookkeeper would have no fields' };

/** Strapi's service of the panel's roles. */
export function rolesService(strapi: Core.Strapi): Roles {
  return requirePart<Roles>(ROLES, strapi.service('admin::role'), [
    'exists',
    'create',
    'find',
    'getUsersCount',
    'deleteByIds',
    'assignPermissions',
  ]);
}

/** The names of a type's fields as the role editor lists them, those of components included. */
export function fieldNames(strapi: Core.Strapi, uid: string): string[] {
  const types = requirePart<ContentTypes>(CONTENT_TYPES, strapi.service('admin::content-type'), [
    'getNestedFields',
  ]);
  const model: unknown = strapi.get('content-types').get(uid);
  return types.getNestedFields(model, { components: strapi.components });
}
