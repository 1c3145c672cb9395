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
  const closed = `The books are closed until ${closedUntil}`;
  const message = issues
    ? `${closed}, so nothing of ${day} can be issued; change its issue date`
    : `${closed}, so nothing that counts on ${day} can change`;
  return new ApiError('period_closed', message);
}
