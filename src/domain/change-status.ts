import { say } from '../messages/message';
import { dueAmount } from './amount-due';
import { ApiError } from './errors';
import type { InvoiceStatus } from './invoice-status';
import { decimalText, ZERO } from './money';
import {
  asPaid,
  isZero,
  requireReceived,
  settledAnew,
  type NoteBalance,
  type Settled,
  type Settlement,
} from './settlement';

/** Whether payments and credit notes settle an invoice, whatever was stated about it. */
const isSettledByRecords = (s: Settlement): boolean =>
  !isZero(s.total) && s.amountRecorded.plus(s.creditTotal).minus(s.amountRefunded).gte(s.total);

/**
 * Refuses a status that payments or credit notes contradict (contract §13). A status that stays is none.
 * @param left the invoice without what its status `paid` stated
 * @throws ApiError `status_contradicts_records`
 */
function requireNoContradiction(left: Settlement, to: InvoiceStatus): void {
  if (to === left.status || to === 'paid') return;
  if (to === 'cancelled') {
    if (isZero(left.amountRecorded)) return;
    const message = say('cancel_paid', { amount: decimalText(left.amountRecorded) });
    throw new ApiError('status_contradicts_records', message);
  }
  if (!isSettledByRecords(left)) return;
  throw new ApiError('status_contradicts_records', say('nothing_due_status'));
}

/** Nobody states as paid what credit notes have cancelled. @throws ApiError `status_contradicts_records` */
function requireNotCredited(before: Settlement): void {
  if (before.status !== 'cancelled' || !isSettledByRecords(before)) return;
  throw new ApiError('status_contradicts_records', say('pay_credited'));
}

/**
 * An invoice whose status somebody sets. `paid` states that everything due was paid. Leaving it takes that
 * back, so that credit notes may count for more.
 * @throws ApiError `status_contradicts_records`, `payment_refunded`
 */
export function changeStatus<Note extends NoteBalance>(
  settled: Settled<Note>,
  to: InvoiceStatus,
): Settled<Note> {
  const { settlement: before } = settled;
  if (to === 'paid') {
    requireNotCredited(before);
    const amountPaid = before.total.minus(before.amountCredited);
    return { ...settled, settlement: { ...asPaid(before), amountPaid } };
  }
  const { amountPaidBefore: stated } = before;
  const isPaid = before.status === 'paid';
  // A write-off that a credit note replaced while the invoice was paid counts again.
  const left = isPaid ? settledAnew(settled, stated) : settled;
  requireNoContradiction(left.settlement, to);
  if (isPaid) requireReceived(before, settled.recorded.received.plus(stated));
  return { ...left, settlement: { ...left.settlement, status: to, amountPaidBefore: ZERO } };
}

/**
 * Whether an invoice is paid only because somebody set its status, so that taking this back leaves
 * something due.
 */
export function isPaidByStatus(settled: Settled): boolean {
  if (settled.settlement.status !== 'paid') return false;
  try {
    return dueAmount(changeStatus(settled, 'sent').settlement).gt(ZERO);
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
