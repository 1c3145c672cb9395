import { dateInZone, daysLater, hourInZone } from '../dates';
import { occurrenceAt, type Occurrence, type Schedule } from './occurrences';

/** The ways to treat occurrences that nobody made in time. */
export const CATCH_UPS = ['all', 'latest', 'none'] as const;
export type CatchUp = (typeof CATCH_UPS)[number];

/** The hour on the clock of a business from which on the invoices of a day are made. */
const DUE_HOUR = 6;

/** More invoices than this that were missed are made as drafts only. */
const MOST_ISSUED = 12;

/**
 * The last day whose occurrences are due: the day of an instant from six in the morning on, else the day
 * before. A day is compared and no instant is kept, so a business that moves to another time zone needs
 * no new plan.
 */
export function dueThrough(timeZone: string, now: Date): string {
  const today = dateInZone(timeZone, now);
  return hourInZone(timeZone, now) >= DUE_HOUR ? today : (daysLater(today, -1) ?? today);
}

/** The place of a schedule: its next occurrence, and how many there were before. */
export interface Place {
  schedule: Schedule;
  next: number;
  counted: number;
}

/** The occurrences that are due on a day, the next one first. */
export function dueOccurrences({ schedule, next, counted }: Place, through: string): Occurrence[] {
  const due: Occurrence[] = [];
  for (;;) {
    const made = due.length;
    const one = occurrenceAt(schedule, next + made, counted + made);
    if (one === null || one.due_on > through) return due;
    due.push(one);
  }
}

/** How missed occurrences are treated. */
export interface CaughtUp {
  /** They are skipped; they are the first of those that are due. */
  skipped: Occurrence[];
  /** The others that were missed are made as drafts only. */
  asDrafts: boolean;
}

/**
 * Decides about occurrences that were missed (contract §14).
 * @param due all that are due, in their order
 * @param missedThrough those due on this day and earlier were missed
 */
export function caughtUp(
  catchUp: CatchUp,
  due: readonly Occurrence[],
  missedThrough: string,
): CaughtUp {
  const missed = due.filter(({ due_on: dueOn }) => dueOn <= missedThrough);
  if (catchUp === 'none') return { skipped: missed, asDrafts: false };
  if (catchUp === 'latest') return { skipped: due.slice(0, -1), asDrafts: false };
  return { skipped: [], asDrafts: missed.length > MOST_ISSUED };
}
