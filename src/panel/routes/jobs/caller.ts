import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { permissionEngine } from '../../../strapi/permissions';
import type { Caller } from '../operator';

/** The starter of a job with the rights of this moment. @throws 403 for one who may not log in any more */
export async function callerOf(strapi: Core.Strapi, operatorId: number): Promise<Caller> {
  const user: unknown = await strapi.db.query('admin::user').findOne({
    where: { id: operatorId, isActive: true, blocked: { $ne: true } },
    populate: ['roles'],
  });
  if (!user) throw new errors.ForbiddenError();
  const userAbility = await permissionEngine(strapi).generateUserAbility(user);
  return { state: { user, userAbility } };
}
