import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { CONTENT_TYPE } from '../../../content-types';
import { database } from '../../../database/pool';
import { requestGone, type Decision } from '../../../portal/decide-request';
import { REQUESTABLE_FIELDS } from '../../../portal/requestable-fields';
import { openRequest, requestedFields } from '../../../portal/sql/contact-requests';
import type { ContactRequest } from '../../answers';
import type { Action, PanelRecord } from '../../roles/ability';
import { CUSTOMER_VIEW } from '../../views/customer';
import { mayWith, openRecord, operatorOf } from '../operator';
import type { PanelAnswer } from '../route';

const CUSTOMER = CONTENT_TYPE.customer;

/** Whether the operator may do this with all of these fields of the customer. */
async function mayAll(
  strapi: Core.Strapi,
  ctx: Context,
  seen: PanelRecord,
  { action, fields }: { action: Action; fields: readonly string[] },
): Promise<boolean> {
  for (const field of fields)
    if (!(await mayWith(strapi, ctx, CUSTOMER, seen, { action, field }))) return false;
  return true;
}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/**
 * GET /invoicing/customers/:id/contact-request: the request that waits. Null, too, where a role hides one of
 * its fields.
 */
export async function contactRequest(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<ContactRequest | null>> {
  const seen = await openRecord(strapi, ctx, CUSTOMER);
  const request = await openRequest(database(strapi), seen.id);
  if (!request) return { data: null };
  const fields = REQUESTABLE_FIELDS.filter((field) => field in request.changes);
  if (!(await mayAll(strapi, ctx, seen, { action: 'read', fields }))) return { data: null };
  const named = await mayAll(strapi, ctx, seen, { action: 'read', fields: ['contacts'] });
  const data: ContactRequest = {
    id: request.id,
    email: named ? request.email : null,
    at: request.created_at,
    changes: fields.map((field) => ({
      field,
      label: CUSTOMER_VIEW.fields[field]?.label ?? field,
      now: text(seen[field]),
      wanted: request.changes[field] ?? null,
    })),
    can: await mayAll(strapi, ctx, seen, { action: 'update', fields }),
  };
  return { data };
}

/** The row id in the path; 0, which no request has, for anything else. */
function requestId({ params }: Context): number {
  const { request = '' } = params as Record<string, string>;
  return /^[1-9]\d{0,8}$/.test(request) ? Number(request) : 0;
}

/** A decision by an operator, who needs the right to change all of its fields. @throws 409, 403 */
export async function decisionOf(
  strapi: Core.Strapi,
  ctx: Context,
  seen: PanelRecord,
  state: Decision['state'],
): Promise<Decision> {
  const place = { customerRowId: seen.id, id: requestId(ctx) };
  const fields = await requestedFields(database(strapi), place);
  if (!fields) throw requestGone();
  for (const action of ['read', 'update'] as const)
    if (!(await mayAll(strapi, ctx, seen, { action, fields }))) throw new errors.ForbiddenError();
  return { ...place, state, by: operatorOf(ctx).name };
}
