import type { Core } from '@strapi/strapi';
import { BATCH, inBatches } from '../database/in-batches';
import { database } from '../database/pool';
import { NOW } from '../database/timestamps';
import { LINKS as COUNTED } from './sql/requests';

const DAY_AGO = `${NOW} - interval '1 day'`;

/** An invitation stays with its customer, for operators to see, for as long as its contact is invited. */
const MAILS = `DELETE FROM portal_mails WHERE id IN (
  SELECT m.id FROM portal_mails m WHERE m.state <> 'queued' AND m.updated_at < ${DAY_AGO}
    AND (m.kind = 'sign_in' OR NOT EXISTS (SELECT FROM customers c WHERE c.id = m.customer_id
      AND invoicing_portal_addresses(c.contacts) @> ARRAY[m.email]))
  LIMIT ${BATCH} FOR UPDATE OF m SKIP LOCKED) RETURNING id`;

const LINKS = `DELETE FROM portal_links WHERE id IN (
  SELECT id FROM portal_links WHERE expires_at < ${DAY_AGO} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED) RETURNING id`;

const REQUESTS = `DELETE FROM portal_requests WHERE ctid IN (
  SELECT ctid FROM portal_requests WHERE requested_at < ${NOW} - interval '${COUNTED.minutes} minutes'
  LIMIT ${BATCH} FOR UPDATE SKIP LOCKED) RETURNING client`;

/** The hourly task: forgets mails, links and counted requests that nothing needs any more. */
export async function tidyPortal(strapi: Core.Strapi): Promise<void> {
  for (const text of [MAILS, LINKS, REQUESTS])
    await inBatches(database(strapi), { text, values: [] });
}
