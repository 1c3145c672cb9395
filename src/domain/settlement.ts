import type Big from 'big.js';
import { dueAmount, openAmount } from './amount-due';
import { ApiError } from './errors';
import type { InvoiceStatus } from './invoice-status';
import { decimalText, sum, ZERO } from './money';

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
  /** The sum of its recorded payments. */
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

/** An invoice and its credit notes, oldest first. Without credit notes the list is empty. */
export interface Settled<Note extends NoteBalance = NoteBalance> {
  settlement: Settlement;
  notes: readonly Note[];
}

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
function concluded(s: Settlement, open: InvoiceStatus): Settlement {
  if (isZero(s.creditTotal) || !isZero(openAmount(s))) {
    const amountPaidBefore = open === 'paid' ? s.amountPaidBefore : ZERO;
    return { ...s, status: open, amountPaidBefore };
  }
  return isZero(s.amountPaid) ? { ...s, status: 'cancelled', amountPaidBefore: ZERO } : paid(s);
}

/** Applies the credit notes to what is not paid, oldest note first. */
function reapplied<Note extends NoteBalance>({ settlement, notes }: Settled<Note>): Settled<Note> {
  let left = settlement.total.minus(settlement.amountPaid);
  const applied = notes.map((note) => {
    const amount = smaller(note.total.minus(note.refunded), left);
    left = left.minus(amount);
    return { ...note, applied: amount };
  });
  const amountCredited = sum(applied.map((note) => note.applied));
  return { settlement: { ...settlement, amountCredited }, notes: applied };
}

function requireReceived({ amountRefunded, amountPaid }: Settlement): void {
  if (amountRefunded.lte(amountPaid)) return;
  const message = `${decimalText(amountRefunded)} of this invoice was refunded, more than would then be paid; void the refund first`;
  throw new ApiError('payment_refunded', message);
}

/** @throws ApiError `invoice_not_payable`, `amount_exceeds_due` */
export function recordPayment(before: Settlement, amount: Big): Settlement {
  if (before.status === 'draft' || before.status === 'cancelled') {
    const message = `A payment cannot be recorded for a ${before.status === 'draft' ? 'draft' : 'cancelled invoice'}`;
    throw new ApiError('invoice_not_payable', message);
  }
  const due = dueAmount(before);
  if (amount.gt(due)) {
    const message = `must be at most the amount due, ${decimalText(due)}`;
    throw new ApiError('amount_exceeds_due', `amount ${message}`, {
      errors: [{ pointer: '/amount', message }],
    });
  }
  const after = {
    ...before,
    amountPaid: before.amountPaid.plus(amount),
    amountRecorded: before.amountRecorded.plus(amount),
  };
  return amount.eq(due) ? paid(after) : after;
}

/**
 * What was stated without a payment stays.
 * @param isPastDue whether the invoice is overdue as soon as something is due
 * @throws ApiError `payment_refunded`
 */
export function voidPayment<Note extends NoteBalance>(
  { settlement: before, notes }: Settled<Note>,
  amount: Big,
  isPastDue: boolean,
): Settled<Note> {
  const reduced = {
    ...before,
    amountPaid: before.amountPaid.minus(amount),
    amountRecorded: before.amountRecorded.minus(amount),
  };
  requireReceived(reduced);
  const after = reapplied({ settlement: reduced, notes });
  if (before.status === 'cancelled') return after;
  const unpaid = isPastDue ? 'overdue' : 'sent';
  const open = before.status === 'paid' ? unpaid : before.status;
  return { ...after, settlement: concluded(after.settlement, open) };
}

/**
 * An invoice whose status somebody sets. `paid` states that everything due was paid. Leaving it puts
 * the amount paid back, so that credit notes may count for more.
 * @throws ApiError `payment_refunded`
 */
export function changeStatus<Note extends NoteBalance>(
  { settlement: before, notes }: Settled<Note>,
  to: InvoiceStatus,
): Settled<Note> {
  if (to === 'paid') {
    const amountPaid = before.total.minus(before.amountCredited);
    return { settlement: concluded({ ...paid(before), amountPaid }, 'paid'), notes };
  }
  const keepsStatus = to === 'draft' || to === 'cancelled';
  const conclude = (s: Settlement) =>
    keepsStatus ? { ...s, status: to, amountPaidBefore: ZERO } : concluded(s, to);
  if (before.status !== 'paid') return { settlement: conclude(before), notes };
  const amountPaid = before.amountRecorded.plus(before.amountPaidBefore);
  const left = { ...before, amountPaid };
  requireReceived(left);
  const after = reapplied({ settlement: left, notes });
  return { ...after, settlement: conclude(after.settlement) };
}

/**
 * The same where a person may state another amount paid, as in a form of the panel. Payments and credit
 * notes lock that field, so the invoice has none.
 * @param edited the new amount; null when nobody has changed it
 */
export function changeStated(
  before: Settlement,
  to: InvoiceStatus,
  edited: Big | null,
): Settlement {
  if (edited === null) return changeStatus({ settlement: before, notes: [] }, to).settlement;
  if (to !== 'paid') return { ...before, status: to, amountPaid: edited, amountPaidBefore: ZERO };
  const amountPaidBefore = before.status === 'paid' ? before.amountPaidBefore : edited;
  return { ...before, status: to, amountPaid: before.total, amountPaidBefore };
}

/** Adds a credit note. It first takes off what is due; the rest is to be refunded. */
export function addNote(
  before: Settlement,
  total: Big,
): { settlement: Settlement; note: NoteBalance } {
  const applied = smaller(total, dueAmount(before));
  const after = {
    ...before,
    amountCredited: before.amountCredited.plus(applied),
    creditTotal: before.creditTotal.plus(total),
  };
  const settlement = concluded(after, before.status);
  return { settlement, note: { total, applied, refunded: ZERO } };
}

/** @throws ApiError `amount_exceeds_refund_due` */
export function recordRefund<Note extends NoteBalance>(
  before: Settlement,
  note: Note,
  amount: Big,
): { settlement: Settlement; note: Note } {
  const due = refundDue(note);
  if (amount.gt(due)) {
    const message = `must be at most the amount to be refunded, ${decimalText(due)}`;
    throw new ApiError('amount_exceeds_refund_due', `amount ${message}`, {
      errors: [{ pointer: '/amount', message }],
    });
  }
  return {
    settlement: { ...before, amountRefunded: before.amountRefunded.plus(amount) },
    note: { ...note, refunded: note.refunded.plus(amount) },
  };
}

/**
 * What was not refunded after all may count against what is due.
 * @param notes those of the invoice; `refunded` of the note is already without the refund
 */
export function voidRefund<Note extends NoteBalance>(
  { settlement: before, notes }: Settled<Note>,
  amount: Big,
): Settled<Note> {
  const amountRefunded = before.amountRefunded.minus(amount);
  const after = reapplied({ settlement: { ...before, amountRefunded }, notes });
  if (before.status === 'cancelled') return after;
  return { ...after, settlement: concluded(after.settlement, before.status) };
}
