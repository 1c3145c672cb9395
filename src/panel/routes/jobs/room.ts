import { errors } from '@strapi/utils';
import type { Queryable } from '../../../database/connection';
import { makesFile, type EXPORTED, type JobAction } from '../../../domain/jobs';
import { say } from '../../../messages/message';
import { saying } from '../../../strapi/saying';
import { keptFiles } from './export/files';
import { runningJobs } from './stored';

/** The most jobs of one operator at a time. */
const MOST_RUNNING = 10;

/** The most of them that make a ZIP, or have one. */
const MOST_KEPT = 3;

/**
 * Starts of one operator follow each other, so that each counts the ones before.
 * @throws where an operator has as many jobs as one may have
 */
export async function requireRoom(
  db: Queryable,
  operatorId: number,
  action: JobAction | typeof EXPORTED,
): Promise<void> {
  await db.query({
    text: `SELECT pg_advisory_xact_lock('jobs'::regclass::oid::int, $1::int)`,
    values: [operatorId],
  });
  if ((await runningJobs(db, operatorId)) >= MOST_RUNNING)
    throw saying(errors.ApplicationError, say('too_many_jobs', { max: MOST_RUNNING }));
  if (makesFile(action) && (await keptFiles(db, operatorId)) >= MOST_KEPT)
    throw saying(errors.ApplicationError, say('too_many_exports_kept', { max: MOST_KEPT }));
}
