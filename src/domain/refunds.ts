import type Big from 'big.js';
import { say } from '../messages/message';
import { validationError } from './errors';
import { decimalText } from './money';
import {
  concluded,
  refundDue,
  settledAnew,
  statedOf,
  type NoteBalance,
  type Settled,
  type Settlement,
} from './settlement';

/** @throws ApiError `amount_exceeds_refund_due` */
export function recordRefund<Note extends NoteBalance>(
  before: Settlement,
  note: Note,
  amount: Big,
): { settlement: Settlement; note: Note } {
  const due = refundDue(note);
  if (amount.gt(due)) {
    const message = say('above_refund_due', { due: decimalText(due) });
    throw validationError([{ path: ['amount'], message }], 'amount_exceeds_refund_due');
  }
  return {
    settlement: { ...before, amountRefunded: before.amountRefunded.plus(amount) },
    note: { ...note, refunded: note.refunded.plus(amount) },
  };
}

/**
 * What was not refunded after all may count against what is due, or was written off.
 * @param settled `refunded` of the note is already without the refund
 */
export function voidRefund<Note extends NoteBalance>(
  { settlement, notes, recorded }: Settled<Note>,
  amount: Big,
): Settled<Note> {
  const before = { ...settlement, amountRefunded: settlement.amountRefunded.minus(amount) };
  const after = settledAnew({ settlement: before, notes, recorded }, statedOf(before));
  if (before.status === 'cancelled') return after;
  return { ...after, settlement: concluded(after.settlement, before.status) };
}
