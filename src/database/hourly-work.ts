import type { Core } from '@strapi/strapi';
import { inWords } from '../domain/errors';
import { cron } from '../strapi/hooks';
import { database } from './pool';

/** A task that is safe to run twice, and on several nodes at once. */
export type HourlyTask = (strapi: Core.Strapi) => Promise<void>;

const EVERY_HOUR = '0 * * * *';
/** With the full hour, every midnight of all time zones. A task that reads what is overdue is too dear each minute. */
const QUARTERS = '15,30,45 * * * *';

/**
 * Runs the tasks in turn every hour, and once at the start, since the service may have been down.
 * @param atMidnights those among them that a new day calls for, in whatever time zone: they run every quarter hour
 */
export function startHourlyWork(
  strapi: Core.Strapi,
  tasks: readonly HourlyTask[],
  atMidnights: readonly HourlyTask[],
): void {
  const running = (some: readonly HourlyTask[]) => async () => {
    try {
      for (const one of some) await one(strapi);
    } catch (error) {
      if (database(strapi).closed) return;
      strapi.log.error(`The hourly work failed and is repeated next time: ${inWords(error)}`);
    }
  };
  const task = running(tasks);
  cron(strapi).add({
    hourly: { task, options: { rule: EVERY_HOUR } },
    midnights: { task: running(atMidnights), options: { rule: QUARTERS } },
  });
  void task();
}
