import { randomUUID } from 'node:crypto';
import type Big from 'big.js';
import type { RefundCreate } from '../schemas/payment';
import type { RefundRow } from '../sql/refunds';
import { requireBookingDate } from '../../domain/booking-dates';
import { dateInZone } from '../../domain/dates';
import { decimalText } from '../../domain/money';

/** What is paid back: a credit note, or a payment. */
interface Refunded {
  document: 'credit note' | 'payment';
  id: string;
  /** Its day. */
  issued: string;
}

/** @throws ApiError 400 for a day that cannot be */
export function newRefund(
  { document, id, issued }: Refunded,
  { refunded_on, reference }: RefundCreate,
  { amount, currency }: { amount: Big; currency: string },
  { timeZone, now }: { timeZone: string; now: Date },
): RefundRow {
  const today = dateInZone(timeZone, now);
  const day = refunded_on ?? today;
  requireBookingDate({ field: 'refunded_on', day, document, issued, today });
  return {
    id: randomUUID(),
    credit_note_id: document === 'credit note' ? id : null,
    payment_id: document === 'payment' ? id : null,
    amount: decimalText(amount),
    currency,
    refunded_on: day,
    reference,
    status: 'recorded',
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
}
