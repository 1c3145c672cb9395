import type { Core } from '@strapi/strapi';
import { getCustomer } from '../billing/sql/customers';
import type { Queryable } from '../database/connection';
import { ApiError, validationError } from '../domain/errors';
import { say } from '../messages/message';
import { linkUrl } from './link-token';
import { storeAppLink } from './sql/links';

interface Wanted {
  businessRowId: number;
  /** The public id of the customer, and that of its contact. */
  customerId: string | null;
  contactId: string;
}

/**
 * The URL by which the app of a business opens the portal for a contact of its customer. The session sees this business
 * alone: the business, not the mailbox, has named the person.
 * @throws 404; 400 for a contact of no or another customer; 409 `portal_not_allowed`
 */
export async function openForApp(
  strapi: Core.Strapi,
  trx: Queryable,
  { businessRowId, customerId, contactId }: Wanted,
): Promise<string> {
  const { contacts } = await getCustomer(trx, businessRowId, customerId);
  const contact = contacts?.find(({ id }) => id === contactId);
  if (!contact) throw validationError([{ path: ['contact_id'], message: say('not_contact_id') }]);
  const { email, portal } = contact;
  if (!portal || email === null)
    throw new ApiError('portal_not_allowed', say('portal_not_allowed'));
  return linkUrl(strapi, await storeAppLink(trx, { email, businessRowId }));
}
