import type { Core } from '@strapi/strapi';
import { database } from './database/pool';
import { quotaMonth } from './generator/month';
import { forgetUsage } from './generator/usage';
import { forgetIdempotency } from './http/idempotency';
import { passTime } from './rules/pass-time';
import { settingsOf } from './settings';
import { forgetDeliveries } from './webhooks/sql/forget-deliveries';
import { DAY_MS } from './domain/dates';

const EVERY_HOUR = '0 * * * *';

const YEAR_MS = 366 * DAY_MS;

async function forgetOldDeliveries(strapi: Core.Strapi): Promise<void> {
  const { WEBHOOK_KEEP_DELIVERED_DAYS, WEBHOOK_KEEP_FAILED_DAYS } = settingsOf(strapi);
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
  const db = database(strapi);
  await forgetDeliveries(db, 'delivered', daysAgo(WEBHOOK_KEEP_DELIVERED_DAYS));
  await forgetDeliveries(db, 'undelivered', daysAgo(WEBHOOK_KEEP_FAILED_DAYS));
}

function yearAgo(): string {
  return quotaMonth(new Date(Date.now() - YEAR_MS)).month;
}

async function tick(strapi: Core.Strapi): Promise<void> {
  try {
    const changed = await passTime(database(strapi), new Date());
    if (changed > 0) strapi.log.info(`${changed} documents became overdue or expired`);
    await forgetIdempotency(database(strapi));
    await forgetUsage(database(strapi), yearAgo());
    await forgetOldDeliveries(strapi);
  } catch (error) {
    if (database(strapi).closed) return;
    strapi.log.error(`The hourly work failed and is repeated next hour: ${String(error)}`);
  }
}

/** Hourly work, and once at the start for the hours in which nothing ran. Safe on every node. */
export function startClock(strapi: Core.Strapi): void {
  strapi.cron.add({ hourly: { task: () => tick(strapi), options: { rule: EVERY_HOUR } } });
  void tick(strapi);
}
