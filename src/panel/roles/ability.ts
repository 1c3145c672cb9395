import type { Core } from '@strapi/strapi';
import { permissionChecker, populateBuilder } from '../../strapi/content-manager';
import type { Ability, PermissionChecker } from '../../strapi/content-manager';
import { documentsOf, type PanelRecord } from '../../strapi/documents';
import type { Uid } from '../../strapi/models';

export type { PanelRecord, Uid };

/** Strapi's names of the actions that a role may allow on a content type. */
export const ACTIONS = {
  read: 'plugin::content-manager.explorer.read',
  create: 'plugin::content-manager.explorer.create',
  update: 'plugin::content-manager.explorer.update',
  delete: 'plugin::content-manager.explorer.delete',
} as const;

export type Action = keyof typeof ACTIONS;

/** The person who is logged in to the panel. */
export interface Operator {
  id: number;
  /** The name that others read; null for one who has given none. */
  name: string | null;
  /** A condition may compare these with the roles of a record's creator. */
  roles: unknown;
  ability: Ability;
}

export const checkerOf = permissionChecker;

/** The relations that Strapi must load so that the conditions on an action can be checked. */
async function populateFor(
  strapi: Core.Strapi,
  checker: PermissionChecker,
  uid: string,
  action: Action,
): Promise<object | undefined> {
  const query = await checker.sanitizedQuery({}, ACTIONS[action]);
  return populateBuilder(strapi, uid).populateFromQuery(query).build();
}

/** A record with the relations that the conditions on an action read; null when there is no record. */
export async function loadFor(
  strapi: Core.Strapi,
  checker: PermissionChecker,
  uid: Uid,
  documentId: string,
  action: Action,
): Promise<PanelRecord | null> {
  const populate = await populateFor(strapi, checker, uid, action);
  return documentsOf(strapi, uid).findOne({ documentId, populate });
}

/** Several records by their row ids, with the relations that the conditions on an action read. */
export async function recordsFor(
  strapi: Core.Strapi,
  checker: PermissionChecker,
  uid: Uid,
  rowIds: readonly number[],
  action: Action,
): Promise<ReadonlyMap<number, object>> {
  const populate = await populateFor(strapi, checker, uid, action);
  const where = { id: { $in: rowIds } };
  const records: { id: number }[] = await strapi.db.query(uid).findMany({ where, populate });
  return new Map(records.map((record) => [record.id, record]));
}

/** Whether the operator may do this with the stored record, or its field; false when there is no record. */
export async function mayDo(
  strapi: Core.Strapi,
  { ability }: Operator,
  uid: Uid,
  documentId: string,
  action: Action,
  field?: string,
): Promise<boolean> {
  const checker = checkerOf(strapi, ability, uid);
  const record = await loadFor(strapi, checker, uid, documentId, action);
  return record !== null && !checker.cannot(ACTIONS[action], record, field);
}

/**
 * Whether the operator may create or change records in this business. Asked before anything is stored,
 * so that a refusal does not reveal that the business exists.
 */
export function mayUseBusiness(
  strapi: Core.Strapi,
  { id, roles, ability }: Operator,
  uid: string,
  action: Action,
  businessRowId: number,
): boolean {
  const record = { business: { id: businessRowId }, createdBy: { id, roles } };
  return !checkerOf(strapi, ability, uid).cannot(ACTIONS[action], record);
}
