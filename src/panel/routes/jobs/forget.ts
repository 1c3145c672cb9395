import type { Core } from '@strapi/strapi';
import { BATCH, inBatches } from '../../../database/in-batches';
import { database } from '../../../database/pool';
import { columnTime } from '../../../database/timestamps';
import { DAY_MS } from '../../../domain/dates';
import { forgetFiles } from './export/files';

/** The results of jobs are read soon, or never. */
const KEEP_DAYS = 30;

const FORGET = `DELETE FROM jobs WHERE id IN (
  SELECT id FROM jobs WHERE ended_at < $1 LIMIT ${BATCH} FOR UPDATE SKIP LOCKED) RETURNING id`;

/** The hourly task: removes files after a day, and jobs that ended more than 30 days ago, with their results. */
export async function forgetJobs(strapi: Core.Strapi): Promise<void> {
  await forgetFiles(database(strapi));
  const before = new Date(Date.now() - KEEP_DAYS * DAY_MS);
  await inBatches(database(strapi), { text: FORGET, values: [columnTime(before)] });
}
