import { say, type Message } from '../messages/message';
import { validationError } from './errors';

/** A day that somebody gave a booking, and the issue date of the document that the booking belongs to. */
export interface BookingDate {
  /** The field of the request. */
  field: 'paid_on' | 'refunded_on' | 'issue_date';
  day: string;
  document: 'invoice' | 'credit note';
  issued: string;
  /** The day in the time zone of the business. */
  today: string;
}

/** Why a booking cannot have this day; null when it can. Days are `YYYY-MM-DD`. */
export function wrongBookingDate({ day, document, issued, today }: BookingDate): Message | null {
  if (day < issued)
    return say(document === 'invoice' ? 'before_invoice_date' : 'before_note_date', {
      date: issued,
    });
  return day > today ? say('after_today', { date: today }) : null;
}

/**
 * Refuses a payment, refund or credit note that is dated before its document, or after today.
 * @throws ApiError `validation_failed`
 */
export function requireBookingDate(booking: BookingDate): void {
  const message = wrongBookingDate(booking);
  if (message !== null) throw validationError([{ path: [booking.field], message }]);
}
