import type { Core } from '@strapi/strapi';

/** Strapi's names of what a role may do with a content type. */
export const ACTIONS = {
  read: 'plugin::content-manager.explorer.read',
  create: 'plugin::content-manager.explorer.create',
  update: 'plugin::content-manager.explorer.update',
} as const;

export type Action = keyof typeof ACTIONS;

/** What an operator's roles come to; conditions of the role editor are evaluated in it. */
export interface Ability {
  can(action: string, subject?: string): boolean;
}

/** Who is logged in to the panel. */
export interface Operator {
  id: number;
  /** Conditions may ask for the roles of who made a record. */
  roles: unknown;
  ability: Ability;
}

/** As far as we use the Content Manager's own check, which its lists and forms go through. */
export interface PermissionChecker {
  /** Of the type when no entity is named; of a field of it when one is. */
  cannot(action: string, entity?: object | null, field?: string): boolean;
  /** Whether a condition of the role editor has a say in it. */
  requiresEntity(action: string): boolean;
  /** The query with the filters that the conditions come to. */
  sanitizedQuery(query: object, action: string): Promise<{ filters?: object }>;
}

export type Uid = Parameters<Core.Strapi['documents']>[0];

export interface PanelRecord {
  id: number;
  documentId: string;
  [field: string]: unknown;
}

export function checkerOf(strapi: Core.Strapi, ability: Ability, uid: string): PermissionChecker {
  const service = strapi.plugin('content-manager').service('permission-checker');
  return service['create']({ userAbility: ability, model: uid }) as PermissionChecker;
}

interface PopulateBuilder {
  populateFromQuery(query: object): { build(): Promise<object | undefined> };
}

/** The relations that the conditions on an action ask about. */
async function populateFor(
  strapi: Core.Strapi,
  checker: PermissionChecker,
  uid: string,
  action: Action,
): Promise<object | undefined> {
  const query = await checker.sanitizedQuery({}, ACTIONS[action]);
  const builder = strapi.plugin('content-manager').service('populate-builder');
  return (builder as unknown as (uid: string) => PopulateBuilder)(uid)
    .populateFromQuery(query)
    .build();
}

/** A record with whatever the conditions on an action ask about; null when there is none. */
export async function loadFor(
  strapi: Core.Strapi,
  checker: PermissionChecker,
  uid: Uid,
  documentId: string,
  action: Action,
): Promise<PanelRecord | null> {
  const populate = await populateFor(strapi, checker, uid, action);
  const params = { documentId, populate } as { documentId: string };
  return (await strapi.documents(uid).findOne(params)) as PanelRecord | null;
}

/** Whether the operator may do this with the stored record; not with one that is not there. */
export async function mayDo(
  strapi: Core.Strapi,
  { ability }: Operator,
  uid: Uid,
  documentId: string,
  action: Action,
): Promise<boolean> {
  const checker = checkerOf(strapi, ability, uid);
  const record = await loadFor(strapi, checker, uid, documentId, action);
  return record !== null && !checker.cannot(ACTIONS[action], record);
}

/**
 * Whether a record of this business that the operator makes would be theirs to make, before it is
 * there: so that a refusal says nothing of a business that is none of theirs.
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
