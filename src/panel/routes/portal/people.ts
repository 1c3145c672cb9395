import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { CONTENT_TYPE } from '../../../content-types';
import { database, type PipelinedTransaction } from '../../../database/pool';
import { pathId } from '../../../http/requests/request';
import { missingMailSettings } from '../../../mail/is-configured';
import { inviteAgain, revokePortal, signOutEverywhere, type Named } from '../../../portal/people';
import { portalContacts } from '../../../portal/sql/people';
import type { CustomerPortal } from '../../answers';
import type { PanelRecord } from '../../roles/ability';
import { operatorActor } from '../../roles/operator';
import { documentOwner } from '../document-owner';
import { mayWith, openRecord, operatorOf, type Need } from '../operator';
import type { PanelAnswer } from '../route';

const CUSTOMER = CONTENT_TYPE.customer;

/** Who may sign in is said by the contacts, so the rights on this field decide. */
const READ: Need = { action: 'read', field: 'contacts' };
const UPDATE: Need = { action: 'update', field: 'contacts' };

async function shown(
  strapi: Core.Strapi,
  ctx: Context,
  seen: PanelRecord,
): Promise<CustomerPortal> {
  return {
    people: await portalContacts(database(strapi), seen.id),
    lacks: missingMailSettings(strapi)[0] ?? null,
    can: await mayWith(strapi, ctx, CUSTOMER, seen, UPDATE),
  };
}

/** GET /invoicing/customers/:id/portal: who may sign in, and who did when. */
export async function customerPortal(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<CustomerPortal>> {
  const seen = await openRecord(strapi, ctx, CUSTOMER, [READ]);
  return { data: await shown(strapi, ctx, seen) };
}

/** Does something for the contact of the path, and answers what is shown then. */
async function changed(
  strapi: Core.Strapi,
  ctx: Context,
  work: (trx: PipelinedTransaction, named: Named) => Promise<void>,
): Promise<PanelAnswer<CustomerPortal>> {
  const seen = await openRecord(strapi, ctx, CUSTOMER, [READ, UPDATE]);
  const named = {
    owner: await documentOwner(strapi, 'customers', seen.documentId),
    customer: seen.documentId,
    contact: pathId(ctx, 'contact'),
  };
  await database(strapi).transaction((trx) => work(trx, named), operatorActor(operatorOf(ctx)));
  return { data: await shown(strapi, ctx, seen) };
}

/** POST …/portal/:contact/invite: mails the invitation again. */
export const invite = (strapi: Core.Strapi, ctx: Context) =>
  changed(strapi, ctx, (trx, named) => inviteAgain(strapi, trx, named));

/** POST …/portal/:contact/sign-out: ends its sessions and links. */
export const signOut = (strapi: Core.Strapi, ctx: Context) =>
  changed(strapi, ctx, signOutEverywhere);

/** POST …/portal/:contact/revoke: it may no longer sign in. */
export const revoke = (strapi: Core.Strapi, ctx: Context) =>
  changed(strapi, ctx, (trx, named) => revokePortal(strapi, trx, named));
