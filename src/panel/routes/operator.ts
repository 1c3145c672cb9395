import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import {
  ACTIONS,
  checkerOf,
  loadFor,
  type Action,
  type Operator,
  type PanelRecord,
  type Uid,
} from '../roles/ability';
import { operatorIn } from '../roles/operator';
import { pathId } from '../../http/request';

/** An action that a role must allow, on one field if it is named. */
export interface Need {
  action: Action;
  field?: string;
}

export function operatorOf(ctx: Context): Operator {
  const operator = operatorIn(ctx.state);
  if (!operator) throw new errors.UnauthorizedError();
  return operator;
}

/** Whether the operator's roles allow this on any record of the type. */
export function mayAny(strapi: Core.Strapi, ctx: Context, uid: Uid, need: Need): boolean {
  const checker = checkerOf(strapi, operatorOf(ctx).ability, uid);
  return !checker.cannot(ACTIONS[need.action], null, need.field);
}

/**
 * The record that the path names.
 * @throws 404 when there is none or the operator may not see it, 403 when a role lacks one of `needs`
 */
export async function openRecord(
  strapi: Core.Strapi,
  ctx: Context,
  uid: Uid,
  needs: readonly Need[] = [],
): Promise<PanelRecord> {
  if (!mayAny(strapi, ctx, uid, { action: 'read' })) throw new errors.ForbiddenError();
  const checker = checkerOf(strapi, operatorOf(ctx).ability, uid);
  const id = pathId(ctx);
  const seen = id === null ? null : await loadFor(strapi, checker, uid, id, 'read');
  if (!seen || checker.cannot(ACTIONS.read, seen)) throw new errors.NotFoundError();
  for (const { action, field } of needs) {
    const record =
      action === 'read' ? seen : await loadFor(strapi, checker, uid, seen.documentId, action);
    if (!record || checker.cannot(ACTIONS[action], record, field))
      throw new errors.ForbiddenError();
  }
  return seen;
}
