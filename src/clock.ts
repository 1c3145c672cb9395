import type { Core } from '@strapi/strapi';
import { database } from './database/pool';
import { forgetIdempotency } from './http/idempotency';
import { passTime } from './rules/pass-time';

const EVERY_HOUR = '0 * * * *';

async function tick(strapi: Core.Strapi): Promise<void> {
  try {
    const changed = await passTime(database(strapi), new Date());
    if (changed > 0) strapi.log.info(`${changed} documents became overdue or expired`);
    await forgetIdempotency(database(strapi));
  } catch (error) {
    strapi.log.error(`The hourly work failed and is repeated next hour: ${String(error)}`);
  }
}

/** Hourly work, and once at the start for the hours in which nothing ran. Safe on every node. */
export function startClock(strapi: Core.Strapi): void {
  strapi.cron.add({ hourly: { task: () => tick(strapi), options: { rule: EVERY_HOUR } } });
  void tick(strapi);
}
