import { randomUUID } from 'node:crypto';
import type { Queryable } from '../database/connection';
import { replacedContacts, type Contact, type SentContact } from '../domain/contacts';
import { keysMayInvite } from './sql/keys-may-invite';

/**
 * The contacts of a customer after a request with a key, which invites people where its business allows that.
 * @throws ApiError 403 `invitation_not_allowed`
 */
export async function keyContacts(
  db: Queryable,
  businessRowId: number,
  stored: readonly Contact[] | null,
  sent: readonly SentContact[] | null,
): Promise<readonly Contact[] | null> {
  const asks = sent?.some(({ portal }) => portal) ?? false;
  const mayInvite = asks && (await keysMayInvite(db, businessRowId));
  return replacedContacts(stored, sent, randomUUID, mayInvite);
}
