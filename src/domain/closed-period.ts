import { say } from '../messages/message';
import { ApiError } from './errors';

/** A booking on a day that its business has closed. Days are `YYYY-MM-DD`. */
export interface ClosedBooking {
  /** The last closed day. */
  closedUntil: string;
  /** The day on which the booking counts. */
  day: string;
  /** Whether a document would be issued, whose date can be another one. */
  issues: boolean;
}

/** Whether figures of a day can no longer change. */
export const isClosed = (closedUntil: string | null, day: string): boolean =>
  closedUntil !== null && day <= closedUntil;

/** The last closed day, the day of the booking, and what to do about it. */
export function periodClosed({ closedUntil, day, issues }: ClosedBooking): ApiError {
  const values = { until: closedUntil, date: day };
  const message = issues ? say('period_closed_for_issue', values) : say('period_closed', values);
  return new ApiError('period_closed', message);
}
