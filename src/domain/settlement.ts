import type Big from 'big.js';
import { say } from '../messages/message';
import { dueAmount, openAmount } from './amount-due';
import { ApiError, validationError } from './errors';
import { eventsOf } from './events';
import {
  statusEvent,
  type InvoiceStatus,
  type InvoiceStatusEvent,
  type OpenStatus,
} from './invoice-status';
import { decimalText, sum, ZERO } from './money';
import { requirePayable } from './payable';
import type { Problem } from './problems';

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
  /** The part of `amountRecorded` that is written off. */
  amountWrittenOff: Big;
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

/** An invoice without credit notes. All its payments count. */
export const withoutNotes = (settlement: Settlement): Settled<never> => ({
  settlement,
  notes: [],
  recorded: {
    received: settlement.amountRecorded.minus(settlement.amountWrittenOff),
    writtenOff: settlement.amountWrittenOff,
  },
});

export type SettledEvent = InvoiceStatusEvent | 'invoice.written_off';

export const isZero = (amount: Big): boolean => amount.eq(ZERO);
const smaller = (one: Big, other: Big): Big => (one.lt(other) ? one : other);

export function refundDue({ total, applied, refunded }: NoteBalance): Big {
  return total.minus(applied).minus(refunded);
}

/** As a paid invoice, which keeps what was stated before. */
export function asPaid(s: Settlement): Settlement {
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
  return isZero(s.amountPaid) ? { ...s, status: 'cancelled', amountPaidBefore: ZERO } : asPaid(s);
}

/** The events of an invoice that is settled anew: that of its new status, and of write-offs in what is paid. */
export function settledEvents(
  from: InvoiceStatus,
  { status, amountWrittenOff }: Settlement,
): SettledEvent[] {
  const event = statusEvent(from, status);
  const isWrittenOff = event === 'invoice.paid' && !isZero(amountWrittenOff);
  return eventsOf(event, isWrittenOff ? 'invoice.written_off' : null);
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
    amountWrittenOff: writtenOff,
    amountCredited: sum(applied.map((note) => note.applied)),
  };
  return { settlement: { ...settlement, ...amounts }, notes: applied, recorded };
}

/** Nobody refunds more than was received. */
export function requireReceived({ amountRefunded }: Settlement, received: Big): void {
  if (amountRefunded.lte(received)) return;
  const message = say('payment_refunded', { amount: decimalText(amountRefunded) });
  throw new ApiError('payment_refunded', message);
}

interface Receipt {
  /** The place of the amount in the request. */
  path?: Problem['path'];
  isWriteOff?: boolean;
}

/** @throws ApiError `invoice_not_payable`, `amount_exceeds_due` */
export function recordPayment(
  before: Settlement,
  amount: Big,
  { path = ['amount'], isWriteOff = false }: Receipt = {},
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
    amountWrittenOff: before.amountWrittenOff.plus(isWriteOff ? amount : ZERO),
  };
  return amount.eq(due) ? asPaid(after) : after;
}

interface Voided {
  amount: Big;
  isWriteOff: boolean;
  /** The status of the invoice as soon as something is due. */
  unpaid: OpenStatus;
}

/**
 * What was stated without a payment stays; only what the status `paid` stated goes.
 * @throws ApiError `payment_refunded`
 */
export function voidPayment<Note extends NoteBalance>(
  { settlement: before, notes, recorded }: Settled<Note>,
  { amount, isWriteOff, unpaid }: Voided,
): Settled<Note> {
  const { received, writtenOff } = recorded;
  const left = isWriteOff
    ? { received, writtenOff: writtenOff.minus(amount) }
    : { received: received.minus(amount), writtenOff };
  const stated = before.status === 'paid' ? before.amountPaidBefore : statedOf(before);
  requireReceived(before, left.received.plus(stated));
  const after = settledAnew({ settlement: before, notes, recorded: left }, stated);
  if (before.status === 'cancelled') return after;
  const open = before.status === 'paid' ? unpaid : before.status;
  return { ...after, settlement: concluded(after.settlement, open) };
}

/**
 * Adds a credit note. It first takes off what is due, then what is written off; the rest is to be refunded.
 */
export function addNote(
  before: Settlement,
  total: Big,
): { settlement: Settlement; note: NoteBalance } {
  const due = dueAmount(before);
  const applied = smaller(total, due.plus(before.amountWrittenOff));
  const replaced = applied.minus(smaller(applied, due));
  const after = {
    ...before,
    amountPaid: before.amountPaid.minus(replaced),
    amountRecorded: before.amountRecorded.minus(replaced),
    amountWrittenOff: before.amountWrittenOff.minus(replaced),
    amountCredited: before.amountCredited.plus(applied),
    creditTotal: before.creditTotal.plus(total),
  };
  const settlement = concluded(after, before.status);
  return { settlement, note: { total, applied, refunded: ZERO } };
}
