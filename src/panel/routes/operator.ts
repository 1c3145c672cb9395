import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import {
  ACTIONS,
  checkerOf,
  loadFor,
  mayUseBusiness,
  type Action,
  type Operator,
  type PanelRecord,
  type Uid,
} from '../roles/ability';
import type { BillingTenant } from '../../billing/tenant';
import { operatorActor, operatorIn } from '../roles/operator';
import { database, type PipelinedTransaction } from '../../database/pool';
import { pathId } from '../../http/requests/request';
import { makeOnce } from '../saves/once';

/** An action that a role must allow, on one field if it is named. */
export interface Need {
  action: Action;
  field?: string;
}

/** Who asks: a request to the panel, or a job that goes on for its starter. */
export type Caller = Pick<Context, 'state'>;

/** Who may change a record, or its status: that is what sends it or pays it, too. */
export const UPDATE = [{ action: 'update' }] as const;
export const CHANGE = [{ action: 'update', field: 'state' }] as const;

export function operatorOf(ctx: Caller): Operator {
  const operator = operatorIn(ctx.state);
  if (!operator) throw new errors.UnauthorizedError();
  return operator;
}

/** Whether the operator's roles allow this on any record of the type. */
export function mayAny(strapi: Core.Strapi, ctx: Caller, uid: Uid, need: Need): boolean {
  const checker = checkerOf(strapi, operatorOf(ctx).ability, uid);
  return !checker.cannot(ACTIONS[need.action], null, need.field);
}

/** Whether the operator's roles show all of these fields of a type. */
export const readsAll = (
  strapi: Core.Strapi,
  ctx: Caller,
  uid: Uid,
  fields: readonly string[],
): boolean => fields.every((field) => mayAny(strapi, ctx, uid, { action: 'read', field }));

/** @throws 403 where the operator may not do this to such records in a business */
export function requireBusiness(
  strapi: Core.Strapi,
  ctx: Caller,
  { businessRowId }: BillingTenant,
  uid: Uid,
  action: Action = 'create',
): void {
  if (!mayUseBusiness(strapi, operatorOf(ctx), uid, action, businessRowId))
    throw new errors.ForbiddenError();
}

/**
 * The record that the path names.
 * @throws 404 when there is none or the operator may not see it, 403 when a role lacks one of `needs`
 */
export const openRecord = (
  strapi: Core.Strapi,
  ctx: Context,
  uid: Uid,
  needs: readonly Need[] = [],
): Promise<PanelRecord> => openById(strapi, ctx, uid, pathId(ctx), needs);

/** The same for the record of an id; null is none. */
export async function openById(
  strapi: Core.Strapi,
  ctx: Caller,
  uid: Uid,
  id: string | null,
  needs: readonly Need[] = [],
): Promise<PanelRecord> {
  if (!mayAny(strapi, ctx, uid, { action: 'read' })) throw new errors.ForbiddenError();
  const checker = checkerOf(strapi, operatorOf(ctx).ability, uid);
  const seen = id === null ? null : await loadFor(strapi, checker, uid, id, 'read');
  if (!seen || checker.cannot(ACTIONS.read, seen)) throw new errors.NotFoundError();
  await requireNeeds(strapi, ctx, uid, seen, needs);
  return seen;
}

/** @throws 403 when a role lacks one of `needs` on a record that the operator sees */
export async function requireNeeds(
  strapi: Core.Strapi,
  ctx: Caller,
  uid: Uid,
  seen: PanelRecord,
  needs: readonly Need[],
): Promise<void> {
  for (const need of needs)
    if (!(await mayWith(strapi, ctx, uid, seen, need))) throw new errors.ForbiddenError();
}

/** Whether the operator's roles allow this on a record that they see. */
export async function mayWith(
  strapi: Core.Strapi,
  ctx: Caller,
  uid: Uid,
  seen: PanelRecord,
  { action, field }: Need,
): Promise<boolean> {
  const checker = checkerOf(strapi, operatorOf(ctx).ability, uid);
  const record =
    action === 'read' ? seen : await loadFor(strapi, checker, uid, seen.documentId, action);
  return record !== null && !checker.cannot(ACTIONS[action], record, field);
}

/**
 * Makes or changes records in one transaction, which the history shows as the operator's. A form that is
 * sent again gets the first answer, as `makeOnce` says.
 */
export async function changeOnce<T extends object>(
  strapi: Core.Strapi,
  ctx: Context,
  work: (trx: PipelinedTransaction, operator: Operator) => Promise<T>,
): Promise<T> {
  const operator = operatorOf(ctx);
  const { made } = await database(strapi).transaction(
    (trx) => makeOnce(trx, ctx, () => work(trx, operator)),
    operatorActor(operator),
  );
  return made;
}
