import { errors } from '@strapi/utils';
import type { Queryable } from '../../../database/connection';
import { say } from '../../../messages/message';
import { saying } from '../../../strapi/saying';
import { runningJobs } from './stored';

/** The most jobs of one operator at a time. */
const MOST_RUNNING = 10;

/** @throws where an operator has as many jobs as one may have */
export async function requireRoom(db: Queryable, operatorId: number): Promise<void> {
  if ((await runningJobs(db, operatorId)) >= MOST_RUNNING)
    throw saying(errors.ApplicationError, say('too_many_jobs', { max: MOST_RUNNING }));
}
