import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { CONTENT_TYPE } from '../../../content-types';
import { SAVED_CUSTOMER_FIELDS } from '../../../domain/fields/records';
import type { CustomerRecord } from '../../answers';
import { ACTIONS, checkerOf, loadFor } from '../../roles/ability';
import { documentOwner } from '../document-owner';
import { openRecord, operatorOf } from '../operator';
import type { PanelAnswer } from '../route';

const UID = CONTENT_TYPE.customer;
const FIELDS = SAVED_CUSTOMER_FIELDS.map(({ name }) => name);

/** A form stores an emptied field in any of these ways. */
const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** GET /invoicing/customers/:id/record: a customer for reading, without what the operator's roles hide. */
export async function customerRecord(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<CustomerRecord>> {
  const seen = await openRecord(strapi, ctx, UID);
  const { documentId } = seen;
  const checker = checkerOf(strapi, operatorOf(ctx).ability, UID);
  const shows = (field: string) => !checker.cannot(ACTIONS.read, seen, field);
  const stored = await loadFor(strapi, checker, UID, documentId, 'update');
  const fields = FIELDS.filter((field) => shows(field) && !isEmpty(seen[field]));
  const { businessId } = await documentOwner(strapi, 'customers', documentId);
  const data: CustomerRecord = {
    documentId,
    updatedAt: String(seen['updatedAt']),
    name: shows('name') ? String(seen['name']) : null,
    fields: Object.fromEntries(fields.map((field) => [field, seen[field]])),
    business: shows('business') ? businessId : null,
    changes: FIELDS.filter((field) => stored && !checker.cannot(ACTIONS.update, stored, field)),
  };
  return { data };
}
