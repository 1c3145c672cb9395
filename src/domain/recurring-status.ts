/** The statuses of a recurring invoice. The last two are its end. */
export const RECURRING_STATUSES = ['active', 'paused', 'completed', 'cancelled'] as const;
export type RecurringStatus = (typeof RECURRING_STATUSES)[number];

export const isEnded = (status: RecurringStatus): boolean =>
  status === 'completed' || status === 'cancelled';

/** How an invoice leaves once it is made. */
export const RECURRING_MODES = ['draft', 'issue', 'issue_and_send'] as const;
export type RecurringMode = (typeof RECURRING_MODES)[number];

/** Where the price of a line comes from: the line itself, or its product on the day. */
export const PRICE_SOURCES = ['fixed', 'product'] as const;

/** After so many minutes a failed invoice is tried again; then the recurring invoice pauses. */
const RETRY_MINUTES = [15, 60, 6 * 60, 24 * 60];

/** When to try again after a number of failures; null when that was the last try. */
export function retryAt(failures: number, now: Date): Date | null {
  const minutes = RETRY_MINUTES[failures - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000);
}
