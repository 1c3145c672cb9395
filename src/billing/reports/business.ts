import { columnTime } from '../../database/timestamps';
import { requireNotAfterToday } from '../../domain/booking-dates';
import {
  dateInZone,
  daysLater,
  isTimeZone,
  knownTimeZone,
  startOfDayInZone,
} from '../../domain/dates';

/** The business of a report. */
export interface Books {
  rowId: number;
  timeZone: string;
  /** The day in its time zone. */
  today: string;
}

/** The day in a time zone; in UTC where nobody knows the zone. */
export const todayIn = (timeZone: string): string =>
  dateInZone(knownTimeZone(timeZone), new Date());

/** The day of a report: today, or one in the past. @throws ApiError `validation_failed` */
export function dayOf({ today }: Books, asOf: string | null): string {
  const day = asOf ?? today;
  requireNotAfterToday('as_of', day, today);
  return day;
}

/** The first instant of a day of the business, as a value of a column without a zone. */
export function startOfDay({ timeZone }: Books, day: string): string {
  return columnTime(startOfDayInZone(isTimeZone(timeZone) ? timeZone : 'UTC', day));
}

/** The first instant after a day. */
export function endOfDay(books: Books, day: string): string {
  return startOfDay(books, daysLater(day, 1) ?? day);
}
