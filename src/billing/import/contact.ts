import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { checkFlag } from '../../domain/checks';
import { MAX_CONTACTS, type Contact } from '../../domain/contacts';
import { validationError } from '../../domain/errors';
import { checkRecipient } from '../../domain/recipients';
import { say } from '../../messages/message';
import { name, optional } from '../../validation/fields';
import { parse } from '../../validation/parse';
import { CONTACTS } from '../schemas/contacts';

/** The checks of the cells that mean one contact. */
export const CONTACT_CELLS = {
  contact_name: optional(name, {}),
  contact_email: optional(checkRecipient, {}),
  contact_receives_documents: optional(checkFlag, {}),
  contact_receives_reminders: optional(checkFlag, {}),
};

export interface ContactCells {
  contact_name: string | null;
  contact_email: string | null;
  contact_receives_documents: boolean | null;
  contact_receives_reminders: boolean | null;
}

const isSame = (one: string | null, other: string | null): boolean =>
  one !== null && one.toLowerCase() === other?.toLowerCase();

/** The contact with the address of a row; else the one with its name, unless that has another address. */
function meantBy(stored: readonly Contact[], cells: ContactCells): Contact | undefined {
  const { contact_name: called, contact_email: email } = cells;
  return (
    stored.find((one) => isSame(one.email, email)) ??
    stored.find((one) => isSame(one.name, called) && (email === null || one.email === null))
  );
}

/**
 * The contacts of a customer after a row of an import: filled cells change the contact that they mean, or make
 * one. A row without a name and an address means none.
 * @throws ApiError `validation_failed` for more than a customer may have
 */
export function withContact(
  stored: readonly Contact[] | null,
  cells: ContactCells,
): readonly Contact[] | null {
  const all = stored ?? [];
  const { contact_name: called, contact_email: email } = cells;
  const named = called ?? email;
  if (named === null) return stored;
  const known = meantBy(all, cells);
  const contact: Contact = {
    id: known?.id ?? randomUUID(),
    name: called ?? known?.name ?? named,
    email: email ?? known?.email ?? null,
    receives_documents: cells.contact_receives_documents ?? known?.receives_documents ?? false,
    receives_reminders: cells.contact_receives_reminders ?? known?.receives_reminders ?? false,
    portal: known?.portal ?? false,
  };
  if (known) return all.map((one) => (one === known ? contact : one));
  if (all.length < MAX_CONTACTS) return [...all, contact];
  const message = say('too_many_contacts', { max: MAX_CONTACTS });
  throw validationError([{ path: ['contact_name'], message }]);
}

const LIST = z.object({ contact_list: CONTACTS });

/**
 * The contacts of a customer after the list of an export. Nobody is invited to the portal by a file.
 * @throws ApiError `validation_failed`
 */
export function withContactList(
  stored: readonly Contact[] | null,
  list: unknown,
): readonly Contact[] | null {
  const { contact_list: sent } = parse(LIST, { contact_list: list });
  return (sent ?? []).reduce<readonly Contact[] | null>(
    (all, one) =>
      withContact(all, {
        contact_name: one.name,
        contact_email: one.email,
        contact_receives_documents: one.receives_documents,
        contact_receives_reminders: one.receives_reminders,
      }),
    stored,
  );
}
