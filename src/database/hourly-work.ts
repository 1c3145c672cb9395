import type { Core } from '@strapi/strapi';
import { inWords } from '../domain/errors';
import { cron } from '../strapi/hooks';
import { database } from './pool';

/** A task that is safe to run twice, and on several nodes at once. */
export type HourlyTask = (strapi: Core.Strapi) => Promise<void>;

const EVERY_HOUR = '0 * * * *';
/** Lists read every change since the last time, and 10,000 changes cost them some milliseconds. */
const EVERY_TEN_SECONDS = '*/10 * * * * *';

async function runAll(
  strapi: Core.Strapi,
  tasks: readonly HourlyTask[],
  failure: string,
): Promise<void> {
  try {
    for (const task of tasks) await task(strapi);
  } catch (error) {
    if (database(strapi).closed) return;
    strapi.log.error(`${failure}: ${inWords(error)}`);
  }
}

/** Runs the tasks in turn every hour, and once at the start, since the service may have been down. */
export function startHourlyWork(strapi: Core.Strapi, tasks: readonly HourlyTask[]): void {
  const task = () => runAll(strapi, tasks, 'The hourly work failed and is repeated next hour');
  cron(strapi).add({ hourly: { task, options: { rule: EVERY_HOUR } } });
  void task();
}

/** Runs a short task every ten seconds, and once at the start. */
export function startFrequentWork(strapi: Core.Strapi, work: HourlyTask): void {
  const task = () => runAll(strapi, [work], 'The counts of lists were not renewed');
  cron(strapi).add({ frequent: { task, options: { rule: EVERY_TEN_SECONDS } } });
  void task();
}
