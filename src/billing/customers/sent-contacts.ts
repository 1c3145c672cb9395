import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../database/connection';
import { replacedContacts, type Contact, type SentContact } from '../../domain/contacts';
import { keysMayInvite } from '../sql/keys-may-invite';

/** Who changes the contacts of a customer. A key invites people only where its business allows that. */
export type Sender = 'key' | 'operator';

/**
 * The contacts of a customer after a save.
 * @throws ApiError 403 `invitation_not_allowed`
 */
export async function sentContacts(
  db: Queryable,
  businessRowId: number,
  stored: readonly Contact[] | null,
  sent: readonly SentContact[] | null,
  sender: Sender,
): Promise<readonly Contact[] | null> {
  const asks = sent?.some(({ portal }) => portal) ?? false;
  const mayInvite = sender === 'operator' || (asks && (await keysMayInvite(db, businessRowId)));
  return replacedContacts(stored, sent, randomUUID, mayInvite);
}
