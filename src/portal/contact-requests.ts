import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { CUSTOMER_UPDATE } from '../billing/schemas/customer';
import { BATCH, inBatches } from '../database/in-batches';
import { database } from '../database/pool';
import { columnTime } from '../database/timestamps';
import { DAY_MS } from '../domain/dates';
import { parse } from '../validation/parse';
import { REQUESTABLE_FIELDS, type Changes, type RequestableField } from './requestable-fields';
import { presentDetails, storeRequest, withdrawRequest } from './sql/contact-requests';

export { REQUESTABLE_FIELDS };
export { latestRequest } from './sql/contact-requests';

const CHECKS = z.object(CUSTOMER_UPDATE.shape).pick({
  name: true,
  email: true,
  phone: true,
  address: true,
  city: true,
  state: true,
  postal_code: true,
  country: true,
  vat_id: true,
  tax_id: true,
} satisfies Record<RequestableField, true>);

/** An input that is left empty empties its field. A name cannot be empty, so its check says that. */
function withoutBlanks(changes: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';
  return Object.fromEntries(
    REQUESTABLE_FIELDS.filter((field) => changes[field] !== undefined).map((field) => {
      const value = changes[field];
      if (field === 'name') return [field, value ?? ''];
      return [field, isBlank(value) ? null : value];
    }),
  );
}

/**
 * The wanted values, checked as the API checks those of a customer. Other fields mean nothing here.
 * @throws ApiError `validation_failed`, which names all wrong fields
 */
export function checkedChanges(changes: Readonly<Record<string, unknown>>): Changes {
  const checked = parse(CHECKS, withoutBlanks(changes));
  return Object.fromEntries(Object.entries(checked).filter(([, value]) => value !== undefined));
}

/** The wanted values that are not there yet. */
export function differing(present: Readonly<Record<string, unknown>>, wanted: Changes): Changes {
  const isOther = ([field, value]: [string, string | null]) =>
    (present[field] ?? '') !== (value ?? '');
  return Object.fromEntries(Object.entries(wanted).filter(isOther));
}

/**
 * Stores what somebody at a customer wants changed. It takes the place of a request that waits; when nothing
 * would change, that one is withdrawn. Nothing happens once the address may no longer sign in.
 * @param email in small letters
 * @returns whether a request waits now
 * @throws ApiError `validation_failed`, which names all wrong fields
 */
export async function askForChange(
  strapi: Core.Strapi,
  { row_id: rowId, business_row_id: businessRowId }: { row_id: number; business_row_id: number },
  email: string,
  changes: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const wanted = checkedChanges(changes);
  const asked = { rowId, businessRowId, email };
  const db = database(strapi);
  const present = await presentDetails(db, asked, REQUESTABLE_FIELDS);
  if (!present) return false;
  const changed = differing(present, wanted);
  if (Object.keys(changed).length > 0) return storeRequest(db, asked, changed);
  await withdrawRequest(db, asked);
  return false;
}

const KEPT_DAYS = 90;

const FORGET = `DELETE FROM contact_requests WHERE id IN (
  SELECT id FROM contact_requests WHERE state <> 'open' AND decided_at < $1
  LIMIT ${BATCH} FOR UPDATE SKIP LOCKED) RETURNING id`;

/** Deletes requests that were decided long ago. */
export async function forgetContactRequests(strapi: Core.Strapi): Promise<void> {
  const before = new Date(Date.now() - KEPT_DAYS * DAY_MS);
  await inBatches(database(strapi), { text: FORGET, values: [columnTime(before)] });
}
