import type { Core } from '@strapi/strapi';
import { BATCH, inBatches } from '../database/in-batches';
import { database } from '../database/pool';
import { columnTime } from '../database/timestamps';
import { DAY_MS } from '../domain/dates';
import { settingsOf } from '../strapi/settings-service';

/** Deletes the deliveries made before a time. @param states a constant */
const deleteOf = (states: string) => `DELETE FROM webhook_deliveries WHERE id IN (
  SELECT id FROM webhook_deliveries WHERE state IN (${states}) AND created_at < $1 AND updated_at < $1
  LIMIT ${BATCH} FOR UPDATE SKIP LOCKED) RETURNING id`;

/**
 * Removes deliveries that are older than the settings allow. If one of them is still pending, its endpoint
 * has been disabled for as long; otherwise it would have failed by now.
 */
export async function forgetDeliveries(strapi: Core.Strapi): Promise<void> {
  const { WEBHOOK_KEEP_DELIVERED_DAYS, WEBHOOK_KEEP_FAILED_DAYS } = settingsOf(strapi);
  const forget = (states: string, days: number) =>
    inBatches(database(strapi), {
      text: deleteOf(states),
      values: [columnTime(new Date(Date.now() - days * DAY_MS))],
    });
  await forget(`'delivered'`, WEBHOOK_KEEP_DELIVERED_DAYS);
  await forget(`'failed', 'pending'`, WEBHOOK_KEEP_FAILED_DAYS);
}
