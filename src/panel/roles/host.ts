import type { Core } from '@strapi/strapi';
import { CONTENT_TYPE } from '../../content-types';
import { permissionEngine } from '../../strapi/permissions';
import { ACTIONS, type Operator } from './ability';

/** The person at the terminal of the server, who may do everything with records. */
export async function hostOperator(strapi: Core.Strapi): Promise<Operator> {
  const permissions = Object.values(CONTENT_TYPE).flatMap((subject) =>
    Object.values(ACTIONS).map((action) => ({ action, subject, properties: {}, conditions: [] })),
  );
  const ability = await permissionEngine(strapi).generateTokenAbility(permissions, {});
  return { id: 0, name: null, roles: [], ability };
}
