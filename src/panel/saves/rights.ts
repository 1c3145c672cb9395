import type { Core } from '@strapi/strapi';
import { CONTENT_TYPE } from '../../content-types';
import {
  ACTIONS,
  checkerOf,
  mayDo,
  mayUseBusiness,
  type Action,
  type Operator,
  type Uid,
} from '../roles/ability';
import type { BusinessRow, Loaded } from './load';
import type { Saving } from './saving';

/** The operator's rights to the records that a form names. False also when it names none. */
export interface Rights {
  /** May see the chosen customer. */
  seesCustomer: boolean;
  /** May see the chosen business. */
  seesBusiness: boolean;
  /** May save such a record in the chosen business, in its current one, in that of the customer. */
  usesChosen: boolean;
  usesCurrent: boolean;
  usesImplied: boolean;
}

/** The rights of commands, the hourly work and tests. */
export const ALL_RIGHTS: Rights = {
  seesCustomer: true,
  seesBusiness: true,
  usesChosen: true,
  usesCurrent: true,
  usesImplied: true,
};

/** A clone needs the right to create. */
export const permissionFor = ({ action }: Pick<Saving, 'action'>): Action =>
  action === 'update' ? 'update' : 'create';

/** @param documentId of a record that exists */
async function sees(
  strapi: Core.Strapi,
  operator: Operator,
  uid: Uid,
  documentId: string,
): Promise<boolean> {
  const checker = checkerOf(strapi, operator.ability, uid);
  if (!checker.requiresEntity(ACTIONS.read)) return !checker.cannot(ACTIONS.read);
  return mayDo(strapi, operator, uid, documentId, 'read');
}

/**
 * Determines the rights after the records are loaded and before the save is decided. Operators who see a
 * record also see its business and its customer.
 */
export async function rightsOf(
  saving: Omit<Saving, 'trx'>,
  { business, customer }: Loaded,
): Promise<Rights> {
  const { strapi, operator, uid } = saving;
  if (!operator) return ALL_RIGHTS;
  const uses = (one: BusinessRow | null) =>
    one !== null && mayUseBusiness(strapi, operator, uid, permissionFor(saving), one.row_id);
  const usesImplied = uses(business.implied);
  const seesCustomer =
    customer.chosen !== null &&
    (customer.chosen.id === customer.current?.id ||
      (await sees(strapi, operator, CONTENT_TYPE.customer, customer.chosen.id)));
  const implied =
    usesImplied && seesCustomer && saving.action !== 'update' ? business.implied : null;
  const known = business.current ?? implied;
  const seesBusiness =
    business.chosen !== null &&
    (business.chosen.row_id === known?.row_id ||
      (await sees(strapi, operator, CONTENT_TYPE.business, business.chosen.id)));
  const [usesChosen, usesCurrent] = [uses(business.chosen), uses(business.current)];
  return { seesCustomer, seesBusiness, usesChosen, usesCurrent, usesImplied };
}
