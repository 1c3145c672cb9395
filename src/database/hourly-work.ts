import type { Core } from '@strapi/strapi';
import { inWords } from '../domain/errors';
import { cron } from '../strapi/hooks';
import { database } from './pool';

/** A task that is safe to run twice, and on several nodes at once. */
export type HourlyTask = (strapi: Core.Strapi) => Promise<void>;

const EVERY_HOUR = '0 * * * *';

/** Runs the tasks in turn every hour, and once at the start, since the service may have been down. */
export function startHourlyWork(strapi: Core.Strapi, tasks: readonly HourlyTask[]): void {
  const task = async () => {
    try {
      for (const one of tasks) await one(strapi);
    } catch (error) {
      if (database(strapi).closed) return;
      strapi.log.error(`The hourly work failed and is repeated next hour: ${inWords(error)}`);
    }
  };
  cron(strapi).add({ hourly: { task, options: { rule: EVERY_HOUR } } });
  void task();
}
