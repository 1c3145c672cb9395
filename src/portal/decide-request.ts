import type { Core } from '@strapi/strapi';
import { CUSTOMER_UPDATE } from '../billing/schemas/customer';
import { updateCustomer } from '../billing/customers/update-customer';
import type { Owner } from '../billing/tenant';
import type { Transaction } from '../database/pool';
import { ApiError } from '../domain/errors';
import { say } from '../messages/message';
import { parse } from '../validation/parse';
import { decideRequest, isDecided, type Decision } from './sql/contact-requests';

export type { Decision };

/** Somebody has decided a request, or a newer one has taken its place. */
export const requestGone = () => new ApiError('already_decided', say('contact_request_gone'));

/**
 * Confirms a request, which changes the fields that it names as a save does, or refuses it. The same decision
 * again changes nothing.
 * @param customer its public id
 * @returns whether it was decided now
 * @throws ApiError 409 `already_decided` for one that no longer waits
 */
export async function decideContactRequest(
  strapi: Core.Strapi,
  trx: Transaction,
  { owner, customer, ...decision }: Decision & { owner: Owner; customer: string },
): Promise<boolean> {
  const changes = await decideRequest(trx, decision);
  if (!changes) {
    if (await isDecided(trx, decision)) return false;
    throw requestGone();
  }
  if (decision.state === 'confirmed')
    await updateCustomer(strapi, trx, owner, customer, parse(CUSTOMER_UPDATE, changes));
  return true;
}
