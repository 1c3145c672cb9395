import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { CONTENT_TYPE } from '../../../content-types';
import { database } from '../../../database/pool';
import { missingMailSettings } from '../../../mail/is-configured';
import { portalContacts } from '../../../portal/sql/people';
import type { CustomerPortal } from '../../answers';
import type { PanelRecord } from '../../roles/ability';
import { mayWith, openRecord } from '../operator';
import type { PanelAnswer } from '../route';

const CUSTOMER = CONTENT_TYPE.customer;

/** Who may sign in is said by the contacts, so the rights on this field decide. */
export const PORTAL_CHANGE = [
  { action: 'read', field: 'contacts' },
  { action: 'update', field: 'contacts' },
] as const;

export async function shownPortal(
  strapi: Core.Strapi,
  ctx: Context,
  seen: PanelRecord,
): Promise<CustomerPortal> {
  return {
    people: await portalContacts(database(strapi), seen.id),
    lacks: missingMailSettings(strapi)[0] ?? null,
    can: await mayWith(strapi, ctx, CUSTOMER, seen, PORTAL_CHANGE[1]),
  };
}

/** GET /invoicing/customers/:id/portal: who may sign in, and who did when. */
export async function customerPortal(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<CustomerPortal>> {
  const seen = await openRecord(strapi, ctx, CUSTOMER, [PORTAL_CHANGE[0]]);
  return { data: await shownPortal(strapi, ctx, seen) };
}
