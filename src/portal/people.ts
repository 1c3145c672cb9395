import type { Core } from '@strapi/strapi';
import { updateCustomer } from '../billing/customers/update-customer';
import { getCustomer } from '../billing/sql/customers';
import type { Owner } from '../billing/tenant';
import type { Transaction } from '../database/pool';
import type { Contact } from '../domain/contacts';
import { notFound } from '../domain/errors';
import { requireMail } from '../mail/is-configured';
import { queueInvitation } from './sql/queue-invitation';
import { PORTAL_MAILS } from './wake';

/** A contact of a customer of a business, by their public ids. */
export interface Named {
  owner: Owner;
  customer: string;
  contact: string | null;
}

/** A contact that may sign in. Others wait until the transaction ends. @throws ApiError 404 */
async function invited(
  trx: Transaction,
  { owner, customer, contact: id }: Named,
): Promise<{ customerRowId: number; email: string }> {
  const found = await getCustomer(trx, owner.businessRowId, customer, 'lock');
  const contact = found.contacts?.find((one) => one.id === id);
  if (!contact?.portal || contact.email === null) throw notFound('contact');
  return { customerRowId: found.row_id, email: contact.email.toLowerCase() };
}

/**
 * Mails the invitation again; one that waits is enough.
 * @throws ApiError 404 for a contact that may not sign in, 409 `mail_not_configured`
 */
export async function inviteAgain(
  strapi: Core.Strapi,
  trx: Transaction,
  named: Named,
): Promise<void> {
  const { customerRowId, email } = await invited(trx, named);
  requireMail(strapi);
  await queueInvitation(trx, { ...named.owner, customerRowId, email });
  trx.afterCommit(PORTAL_MAILS.of(strapi));
}

/**
 * Ends now what a contact's address has at the business, as when its last contact goes.
 * @throws ApiError 404 for a contact that may not sign in
 */
export async function signOutEverywhere(trx: Transaction, named: Named): Promise<void> {
  const { email } = await invited(trx, named);
  await trx.query({
    text: 'SELECT invoicing_portal_end(ARRAY[$1::text], $2::int)',
    values: [email, named.owner.businessRowId],
  });
}

/**
 * Takes the portal from a contact, as a save does. A second time changes nothing.
 * @throws ApiError 404 for a contact that there is not
 */
export async function revokePortal(
  strapi: Core.Strapi,
  trx: Transaction,
  { owner, customer, contact: id }: Named,
): Promise<void> {
  const { contacts } = await getCustomer(trx, owner.businessRowId, customer, 'lock');
  const contact = contacts?.find((one) => one.id === id);
  if (!contacts || !contact) throw notFound('contact');
  if (!contact.portal) return;
  const kept = contacts.map((one): Contact => (one === contact ? { ...one, portal: false } : one));
  await updateCustomer(strapi, trx, owner, customer, { contacts: kept });
}
