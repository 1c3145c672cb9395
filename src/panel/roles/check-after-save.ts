import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { CONTENT_TYPE } from '../../content-types';
import { permissionEngine } from '../../strapi/permissions';
import { ACTIONS, checkerOf, mayDo, type Action, type Operator, type Uid } from './ability';
import { forgetBusinesses } from './my-businesses';

const REFUSED =
  'This was not saved: your role does not allow the record as it would be, or it belongs to none of your businesses';

/** The operator with what their roles come to now, after a change within this transaction. */
async function refreshed(strapi: Core.Strapi, operator: Operator): Promise<Operator> {
  forgetBusinesses(strapi);
  const user: unknown = await strapi.db
    .query('admin::user')
    .findOne({ where: { id: operator.id }, populate: ['roles'] });
  const ability = await permissionEngine(strapi).generateUserAbility(user);
  return { ...operator, ability };
}

/** Who makes a business and would not see it otherwise becomes its member. */
async function join(strapi: Core.Strapi, operator: Operator, documentId: string): Promise<void> {
  if (await mayDo(strapi, operator, CONTENT_TYPE.business, documentId, 'create')) return;
  const data = { members: { connect: [{ id: operator.id }] } };
  await strapi.db.query(CONTENT_TYPE.business).update({ where: { documentId }, data });
}

/**
 * Throws within the transaction of the save when what was stored is nothing that the operator may
 * store: the Content Manager itself judges only what was there before. Not a 403, which Strapi
 * answers without the words.
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
  throw new errors.ApplicationError(REFUSED);
}
