import type Big from 'big.js';
import { say } from '../messages/message';
import { dueAmount, openAmount } from './amount-due';
import { ApiError, validationError } from './errors';
import type { InvoiceStatus } from './invoice-status';
import { decimalText, sum, ZERO } from './money';
import { requirePayable } from './payable';

/*
 * How much of an invoice is paid, credited and due (contract §10). Always:
 * `amountPaid + amountCredited + amountDue = total`, unless the invoice is cancelled.
 */

export interface Settlement {
  status: InvoiceStatus;
  total: Big;
  /** The recorded payments, and what was stated without one. */
  amountPaid: Big;
  /** What was stated before the invoice became `paid`. Only a paid invoice has it. */
  amountPaidBefore: Big;
  /** The sum of its recorded payments. A write-off counts as far as no credit note replaces it. */
  amountRecorded: Big;
  /** The sum of what its credit notes take off what is due. */
  amountCredited: Big;
  /** The sum of the totals of its credit notes. */
  creditTotal: Big;
  /** The sum of its recorded refunds. */
  amountRefunded: Big;
}

/** A credit note of the invoice. `total = applied + refunded + what is still to be refunded`. */
export interface NoteBalance {
  total: Big;
  applied: Big;
  refunded: Big;
}

/** The sums of the recorded payments of an invoice. */
export interface Recorded {
  /** Money that came. */
  received: Big;
  /** Money that will not come. */
  writtenOff: Big;
}

/** An invoice, its payments, and its credit notes, oldest first. */
export interface Settled<Note extends NoteBalance = NoteBalance> {
  settlement: Settlement;
  notes: readonly Note[];
  recorded: Recorded;
}

/** An invoice without credit notes. All its payments count, so nobody needs to tell them apart. */
export const withoutNotes = (settlement: Settlement): Settled<never> => ({
  settlement,
  notes: [],
  recorded: { received: settlement.amountRecorded, writtenOff: ZERO },
});

const isZero = (amount: Big): boolean => amount.eq(ZERO);
const smaller = (one: Big, other: Big): Big => (one.lt(other) ? one : other);

export function refundDue({ total, applied, refunded }: NoteBalance): Big {
  return total.minus(applied).minus(refunded);
}

function paid(s: Settlement): Settlement {
  if (s.status === 'paid') return s;
  const stated = s.amountPaid.minus(s.amountRecorded);
  return { ...s, status: 'paid', amountPaidBefore: stated };
}

/**
 * An invoice with credit notes and nothing due is paid, or cancelled when nothing was paid.
 * @param open its status when something is due
 */
export function concluded(s: Settlement, open: InvoiceStatus): Settlement {
  if (isZero(s.creditTotal) || !isZero(openAmount(s))) {
    const amountPaidBefore = open === 'paid' ? s.amountPaidBefore : ZERO;
    return { ...s, status: open, amountPaidBefore };
  }
  return isZero(s.amountPaid) ? { ...s, status: 'cancelled', amountPaidBefore: ZERO } : paid(s);
}

/** What was stated without a payment. */
export const statedOf = (s: Settlement): Big => s.amountPaid.minus(s.amountRecorded);

/**
 * What was received comes first, then the credit notes, oldest first. Write-offs settle what is left.
 * @param stated what was stated without a payment
 */
export function settledAnew<Note extends NoteBalance>(
  { settlement, notes, recorded }: Settled<Note>,
  stated: Big,
): Settled<Note> {
  const received = recorded.received.plus(stated);
  let left = settlement.total.minus(received);
  const applied = notes.map((note) => {
    const amount = smaller(note.total.minus(note.refunded), left);
    left = left.minus(amount);
    return { ...note, applied: amount };
  });
  const writtenOff = smaller(recorded.writtenOff, left);
  const amounts = {
    amountPaid: received.plus(writtenOff),
    amountRecorded: recorded.received.plus(writtenOff),
    amountCredited: sum(applied.map((note) => note.applied)),
  };
  return { settlement: { ...settlement, ...amounts }, notes: applied, recorded };
}

/** Nobody refunds more than was received. */
function requireReceived({ amountRefunded }: Settlement, received: Big): void {
  if (amountRefunded.lte(received)) return;
  const message = say('payment_refunded', { amount: decimalText(amountRefunded) });
  throw new ApiError('payment_refunded', message);
}

/**
 * @param path of the amount in the request
 * @throws ApiError `invoice_not_payable`, `amount_exceeds_due`
 */
export function recordPayment(
  before: Settlement,
  amount: Big,
  path: readonly (string | number)[] = ['amount'],
): Settlement {
  requirePayable(before);
  const due = dueAmount(before);
  if (amount.gt(due)) {
    const message = say('above_due', { due: decimalText(due) });
    throw validationError([{ path, message }], 'amount_exceeds_due');
  }
  const after = {
    ...before,
    amountPaid: before.amountPaid.plus(amount),
    amountRecorded: before.amountRecorded.plus(amount),
  };
  return amount.eq(due) ? paid(after) : after;
}

interface Voided {
  amount: Big;
  isWriteOff: boolean;
  /** Whether the invoice is overdue as soon as something is due. */
  isPastDue: boolean;
}

/**
 * What was stated without a payment stays; only what the status `paid` stated goes.
 * @throws ApiError `payment_refunded`
 */
export function voidPayment<Note extends NoteBalance>(
  { settlement: before, notes, recorded }: Settled<Note>,
  { amount, isWriteOff, isPastDue }: Voided,
): Settled<Note> {
  const { received, writtenOff } = recorded;
  const left = isWriteOff
    ? { received, writtenOff: writtenOff.minus(amount) }
    : { received: received.minus(amount), writtenOff };
  const stated = before.status === 'paid' ? before.amountPaidBefore : statedOf(before);
  requireReceived(before, left.received.plus(stated));
  const after = settledAnew({ settlement: before, notes, recorded: left }, stated);
  if (before.status === 'cancelled') return after;
  const unpaid = isPastDue ? 'overdue' : 'sent';
  const open = before.status === 'paid' ? unpaid : before.status;
  return { ...after, settlement: concluded(after.settlement, open) };
}

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
    const amountPaid = before.total.minus(before.amountCredited);
    return { ...settled, settlement: { ...paid(before), amountPaid } };
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

/**
 * Adds a credit note. It first takes off what is due, then what is written off; the rest is to be refunded.
 */
export function addNote(
  before: Settlement,
  total: Big,
  recorded: Recorded,
): { settlement: Settlement; note: NoteBalance } {
  const due = dueAmount(before);
  const applied = smaller(total, due.plus(before.amountRecorded).minus(recorded.received));
  const replaced = applied.minus(smaller(applied, due));
  const after = {
    ...before,
    amountPaid: before.amountPaid.minus(replaced),
    amountRecorded: before.amountRecorded.minus(replaced),
    amountCredited: before.amountCredited.plus(applied),
    creditTotal: before.creditTotal.plus(total),
  };
  const settlement = concluded(after, before.status);
  return { settlement, note: { total, applied, refunded: ZERO } };
}
