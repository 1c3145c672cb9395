import { errorCode } from '../../../database/failures';
import { ApiError } from '../../../domain/errors';
import { say } from '../../../messages/message';

/** PostgreSQL's SQLSTATE of a statement that exceeded its time limit (appendix A). */
const QUERY_CANCELED = '57014';

const isTooSlow = (error: unknown): boolean => errorCode(error) === QUERY_CANCELED;

const SHORTER = say('report_too_slow');

/** A figure, or null when it takes longer than a statement may. */
export async function unlessTooSlow<T>(figure: Promise<T>): Promise<T | null> {
  try {
    return await figure;
  } catch (error) {
    if (!isTooSlow(error)) throw error;
    return null;
  }
}

/** Says what helps when a report takes longer than a statement may. */
export async function inTime<T>(report: Promise<T>, advice = SHORTER): Promise<T> {
  try {
    return await report;
  } catch (error) {
    if (!isTooSlow(error)) throw error;
    throw new ApiError('overloaded', advice);
  }
}
