import { say } from '../messages/message';
import { validationError } from './errors';
import { withIds } from './listed-ids';
import { distinct, MOST_RECIPIENTS } from './recipients';

/** Somebody at a customer. */
export interface Contact {
  /** Ours: it stays for as long as the contact does. */
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly receives_documents: boolean;
  readonly receives_reminders: boolean;
  /** May sign in at the portal, and see all of the customer there. Never without an address. */
  readonly portal: boolean;
}

/** A contact as a request or a form sends it. */
export type SentContact = Omit<Contact, 'id'> & { readonly id: string | null };

/** One mail takes all of them. */
export const MAX_CONTACTS = MOST_RECIPIENTS;

/** The columns with the addresses of a customer. */
export interface Reachable {
  readonly email: string | null;
  readonly contacts: readonly Contact[] | null;
}

/**
 * Whether an entry invites somebody: it lets an address sign in that this contact did not let in before. The stored
 * contact with its id says so.
 */
function invites(stored: readonly Contact[] | null, { id, email, portal }: SentContact): boolean {
  if (!portal) return false;
  const before = stored?.find((one) => one.id === id && one.portal);
  return before?.email?.toLowerCase() !== email?.toLowerCase();
}

/** @throws ApiError 403 `invitation_not_allowed` for each entry that invites somebody */
function refuseInvitations(stored: readonly Contact[] | null, sent: readonly SentContact[]): void {
  const message = say('invitation_not_allowed');
  const problems = sent.flatMap((contact, at) =>
    invites(stored, contact) ? [{ path: ['contacts', at, 'portal'], message }] : [],
  );
  if (problems.length > 0) throw validationError(problems, 'invitation_not_allowed');
}

/**
 * The contacts after a save, which replaces all of them; null for none.
 * @param mayInvite whether the sender may let further addresses sign in at the portal
 * @throws ApiError 403 `invitation_not_allowed`
 */
export function replacedContacts(
  stored: readonly Contact[] | null,
  sent: readonly SentContact[] | null,
  newId: () => string,
  mayInvite: boolean,
): readonly Contact[] | null {
  if (sent === null || sent.length === 0) return null;
  if (!mayInvite) refuseInvitations(stored, sent);
  return withIds(stored, sent, newId);
}

type Receives = 'receives_documents' | 'receives_reminders';

function receivers({ email, contacts }: Reachable, receives: Receives): string[] {
  const addresses = (contacts ?? []).flatMap((contact) =>
    contact[receives] && contact.email !== null ? [contact.email] : [],
  );
  if (addresses.length > 0) return distinct(addresses);
  return email === null || email === '' ? [] : [email];
}

/** The addresses that get the documents of a customer: its contacts that receive them, else its own. */
export const documentReceivers = (customer: Reachable): string[] =>
  receivers(customer, 'receives_documents');

/** The addresses that get reminders of its unpaid invoices, by the same rule. */
export const reminderReceivers = (customer: Reachable): string[] =>
  receivers(customer, 'receives_reminders');

/** All addresses of a customer: its own and those of its contacts. */
export const addressesOf = ({ email, contacts }: Reachable): string[] =>
  [email, ...(contacts ?? []).map((contact) => contact.email)].filter((one) => one !== null);
