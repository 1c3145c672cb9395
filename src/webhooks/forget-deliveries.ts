import type { Core } from '@strapi/strapi';
import { database } from '../database/pool';
import { DAY_MS } from '../domain/dates';
import { settingsOf } from '../strapi/settings-service';
import { deleteDeliveries } from './sql/delete-deliveries';

/** Removes deliveries that are older than the settings allow. */
export async function forgetDeliveries(strapi: Core.Strapi): Promise<void> {
  const { WEBHOOK_KEEP_DELIVERED_DAYS, WEBHOOK_KEEP_FAILED_DAYS } = settingsOf(strapi);
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
  const db = database(strapi);
  await deleteDeliveries(db, 'delivered', daysAgo(WEBHOOK_KEEP_DELIVERED_DAYS));
  await deleteDeliveries(db, 'undelivered', daysAgo(WEBHOOK_KEEP_FAILED_DAYS));
}
