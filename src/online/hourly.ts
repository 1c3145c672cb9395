import type { Core } from '@strapi/strapi';
import { BATCH, inBatches } from '../database/in-batches';
import { database } from '../database/pool';
import { NOW } from '../database/timestamps';
import { askAboutOpen, askAboutRefunds } from './sql/inbox';
import { PAYMENTS } from './wake';

/** Longer than any provider repeats an event. */
const KEPT_DAYS = 60;

/** Asks about every checkout that is open and every refund that is pending: events get lost. */
export async function askProviders(strapi: Core.Strapi): Promise<void> {
  await askAboutOpen(database(strapi));
  await askAboutRefunds(database(strapi));
  PAYMENTS.of(strapi)();
}

/** Nobody was sent to a page that we do not know, and providers close theirs after a day. */
const GIVE_UP = `UPDATE checkouts SET state = 'expired', updated_at = ${NOW} WHERE id IN (
  SELECT id FROM checkouts WHERE state = 'opening' AND created_at < ${NOW} - interval '1 day'
  LIMIT ${BATCH} FOR UPDATE SKIP LOCKED) RETURNING id`;

const FORGET = `DELETE FROM payment_inbox WHERE id IN (
  SELECT id FROM payment_inbox WHERE state <> 'pending'
    AND updated_at < ${NOW} - interval '${KEPT_DAYS} days'
  LIMIT ${BATCH} FOR UPDATE SKIP LOCKED) RETURNING id`;

/** Gives up attempts that never got a page, and forgets questions that were answered long ago. */
export async function tidyPayments(strapi: Core.Strapi): Promise<void> {
  await inBatches(database(strapi), { text: GIVE_UP, values: [] });
  await inBatches(database(strapi), { text: FORGET, values: [] });
}
