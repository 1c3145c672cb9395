import { say, type Message } from '../messages/message';
import { isClosed } from './closed-period';
import { validationError } from './errors';

/** A day that somebody gave a booking, and that of what the booking belongs to. */
export interface BookingDate {
  /** The field of the request. */
  field: 'paid_on' | 'refunded_on' | 'issue_date';
  day: string;
  document: 'invoice' | 'credit note' | 'payment';
  issued: string;
  /** The day in the time zone of the business. */
  today: string;
}

const TOO_EARLY = {
  invoice: 'before_invoice_date',
  'credit note': 'before_note_date',
  payment: 'before_payment_date',
} as const;

/** Why a booking cannot have this day; null when it can. Days are `YYYY-MM-DD`. */
export function wrongBookingDate({ day, document, issued, today }: BookingDate): Message | null {
  if (day < issued) return say(TOO_EARLY[document], { date: issued });
  return afterToday(day, today);
}

/** Why a day cannot be one to come; null when it is none. */
const afterToday = (day: string, today: string): Message | null =>
  day > today ? say('after_today', { date: today }) : null;

/** @throws ApiError `validation_failed` at the field, for a day after today */
export function requireNotAfterToday(field: string, day: string, today: string): void {
  const message = afterToday(day, today);
  if (message !== null) throw validationError([{ path: [field], message }]);
}

/**
 * Refuses a payment, refund or credit note that is dated before its document, or after today.
 * @throws ApiError `validation_failed`
 */
export function requireBookingDate(booking: BookingDate): void {
  const message = wrongBookingDate(booking);
  if (message !== null) throw validationError([{ path: [booking.field], message }]);
}

/** A day on which something is booked by itself, and what limits it. Days are `YYYY-MM-DD`. */
interface OpenDay {
  day: string;
  today: string;
  /** The last day of the closed books; null where no period is closed. */
  closedUntil: string | null;
}

/** The day itself; today where its books are closed, so that no figure of them changes. */
export const openDay = ({ day, today, closedUntil }: OpenDay): string =>
  isClosed(closedUntil, day) ? today : day;

interface Received extends Omit<OpenDay, 'day'> {
  /** When a provider had the money. */
  paid: string;
  /** The issue date of its invoice. */
  issued: string;
}

/** The day of a payment over a provider: not before its invoice, nor after today, nor in closed books. */
export function receivedDay({ paid, issued, today, closedUntil }: Received): string {
  const day = paid < issued ? issued : paid;
  return openDay({ day: day > today ? today : day, today, closedUntil });
}
