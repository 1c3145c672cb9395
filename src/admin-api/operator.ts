import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { pathId } from '../http/request';

/** Strapi's names of what a role may do with a content type. */
export const ACTIONS = {
  read: 'plugin::content-manager.explorer.read',
  create: 'plugin::content-manager.explorer.create',
  update: 'plugin::content-manager.explorer.update',
} as const;

export type Action = keyof typeof ACTIONS;

/** Something that a role must allow, of one field if it is named. */
export interface Need {
  action: Action;
  field?: string;
}

/** Who is logged in to the panel. */
export interface Operator {
  id: number;
}

export interface PanelRecord {
  id: number;
  documentId: string;
  [field: string]: unknown;
}

type Can = (action: string, entity?: object | null, field?: string) => boolean;

/** As far as we use the Content Manager's own check, which its lists and forms go through. */
interface PermissionChecker {
  cannot: Can;
  sanitizedQuery: (query: object, action: string) => Promise<object>;
}

interface PopulateBuilder {
  populateFromQuery(query: object): { build(): Promise<object | undefined> };
}

type Uid = Parameters<Core.Strapi['documents']>[0];

export function operatorOf(ctx: Context): Operator {
  return (ctx.state as { user: Operator }).user;
}

export function checkerOf(strapi: Core.Strapi, ctx: Context, uid: string): PermissionChecker {
  const service = strapi.plugin('content-manager').service('permission-checker');
  const { userAbility } = ctx.state as { userAbility: unknown };
  return service['create']({ userAbility, model: uid }) as PermissionChecker;
}

/** The record with whatever the conditions on this action ask about, as the Content Manager reads it. */
async function load(
  strapi: Core.Strapi,
  checker: PermissionChecker,
  uid: Uid,
  documentId: string,
  action: Action,
): Promise<PanelRecord | null> {
  const query = await checker.sanitizedQuery({}, ACTIONS[action]);
  const builder = strapi.plugin('content-manager').service('populate-builder') as unknown as (
    uid: string,
  ) => PopulateBuilder;
  const populate = await builder(uid).populateFromQuery(query).build();
  const params = { documentId, populate } as Parameters<
    ReturnType<Core.Strapi['documents']>['findOne']
  >[0];
  return (await strapi.documents(uid).findOne(params)) as PanelRecord | null;
}

/** Throws 403 unless the operator's roles allow this with some record of the type. */
export function requireAny(strapi: Core.Strapi, ctx: Context, uid: Uid, need: Need): void {
  const checker = checkerOf(strapi, ctx, uid);
  if (checker.cannot(ACTIONS[need.action], null, need.field)) throw new errors.ForbiddenError();
}

/**
 * The record that the path names. What the operator may not see is answered like what is not there.
 * @throws 404, and 403 when the record may be seen but not all of `needs` be done with it
 */
export async function openRecord(
  strapi: Core.Strapi,
  ctx: Context,
  uid: Uid,
  needs: readonly Need[] = [],
): Promise<PanelRecord> {
  const checker = checkerOf(strapi, ctx, uid);
  const id = pathId(ctx);
  requireAny(strapi, ctx, uid, { action: 'read' });
  const seen = id === null ? null : await load(strapi, checker, uid, id, 'read');
  if (!seen || checker.cannot(ACTIONS.read, seen)) throw new errors.NotFoundError();
  for (const { action, field } of needs) {
    const record =
      action === 'read' ? seen : await load(strapi, checker, uid, seen.documentId, action);
    if (!record || checker.cannot(ACTIONS[action], record, field))
      throw new errors.ForbiddenError();
  }
  return seen;
}
