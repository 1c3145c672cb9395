import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { CONTENT_TYPE } from '../../content-types';
import { say } from '../../messages/message';
import { permissionEngine } from '../../strapi/permissions';
import { saying } from '../../strapi/saying';
import { ACTIONS, checkerOf, mayDo, type Action, type Operator, type Uid } from './ability';
import { forgetBusinesses } from './my-businesses';

const REFUSED = say('save_not_allowed');

/** The operator with permissions computed anew, after a change within this transaction. */
async function refreshed(strapi: Core.Strapi, operator: Operator): Promise<Operator> {
  forgetBusinesses(strapi);
  const user: unknown = await strapi.db
    .query('admin::user')
    .findOne({ where: { id: operator.id }, populate: ['roles'] });
  const ability = await permissionEngine(strapi).generateUserAbility(user);
  return { ...operator, ability };
}

/** Makes the creator of a business its member, unless their role lets them see it anyway. */
async function join(strapi: Core.Strapi, operator: Operator, documentId: string): Promise<void> {
  if (await mayDo(strapi, operator, CONTENT_TYPE.business, documentId, 'create')) return;
  const data = { members: { connect: [{ id: operator.id }] } };
  await strapi.db.query(CONTENT_TYPE.business).update({ where: { documentId }, data });
}

/**
 * Throws within the transaction of the save when the operator may not have the record that was stored.
 * The Content Manager checks only the record before the change. This is no 403, because Strapi sends
 * a 403 without its message.
 */
export async function requireSaved(
  strapi: Core.Strapi,
  operator: Operator,
  uid: Uid,
  action: Action,
  documentId: string,
): Promise<void> {
  if (!checkerOf(strapi, operator.ability, uid).requiresEntity(ACTIONS[action])) return;
  if (uid === CONTENT_TYPE.business && action === 'create')
    await join(strapi, operator, documentId);
  if (await mayDo(strapi, operator, uid, documentId, action)) return;
  const now = uid === CONTENT_TYPE.business ? await refreshed(strapi, operator) : operator;
  if (await mayDo(strapi, now, uid, documentId, action)) return;
  throw saying(errors.ApplicationError, REFUSED);
}
