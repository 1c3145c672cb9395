import Big from 'big.js';
import { ApiError } from '../../../src/domain/errors';
import type { InvoiceStatus, OpenStatus } from '../../../src/domain/invoice-status';
import { sum, ZERO } from '../../../src/domain/money';
import { recordRefund, voidRefund } from '../../../src/domain/refunds';
import { changeStatus } from '../../../src/domain/change-status';
import {
  addNote,
  recordPayment,
  voidPayment,
  type NoteBalance,
  type Recorded,
  type Settlement,
} from '../../../src/domain/settlement';

interface Payment {
  amount: Big;
  isWriteOff: boolean;
}

/** The rows that the sums of an invoice stand for. */
export interface Book {
  settlement: Settlement;
  notes: NoteBalance[];
  payments: Payment[];
  refunds: { note: number; amount: Big }[];
}

export type Command =
  | { type: 'pay' | 'writeOff' | 'note'; amount: number }
  | { type: 'void' | 'voidRefund'; pick: number; pastDue: boolean }
  | { type: 'refund'; pick: number; amount: number }
  | { type: 'status'; to: InvoiceStatus };

export function opened(total: number, stated: number, status: InvoiceStatus): Book {
  const sent = new Big(Math.min(stated, total));
  const amountPaid = status === 'paid' ? new Big(total) : sent;
  const zeros = {
    amountRecorded: ZERO,
    amountWrittenOff: ZERO,
    amountCredited: ZERO,
    creditTotal: ZERO,
  };
  const amounts = { total: new Big(total), amountPaid, amountPaidBefore: sent, ...zeros };
  return {
    settlement: { status, ...amounts, amountRefunded: ZERO },
    notes: [],
    payments: [],
    refunds: [],
  };
}

const REFUSALS = ['invoice_not_payable', 'amount_exceeds_due', 'payment_refunded'];
const STATUS_REFUSALS = ['status_contradicts_records', 'payment_refunded'];

export function recordedOf(payments: readonly Payment[]): Recorded {
  const of = (wanted: boolean) =>
    sum(payments.filter(({ isWriteOff }) => isWriteOff === wanted).map(({ amount }) => amount));
  return { received: of(false), writtenOff: of(true) };
}

function run(book: Book, one: Command): Book {
  const { settlement, notes, payments, refunds } = book;
  const recorded = recordedOf(payments);
  switch (one.type) {
    case 'pay':
    case 'writeOff': {
      const amount = new Big(one.amount);
      const isWriteOff = one.type === 'writeOff';
      return {
        ...book,
        settlement: recordPayment(settlement, amount, { isWriteOff }),
        payments: [...payments, { amount, isWriteOff }],
      };
    }
    case 'note': {
      const total = new Big(one.amount);
      const fits = settlement.creditTotal.plus(total).lte(settlement.total);
      if (!fits || ['draft', 'cancelled'].includes(settlement.status)) return book;
      const added = addNote(settlement, total);
      return { ...book, settlement: added.settlement, notes: [...notes, added.note] };
    }
    case 'void': {
      const payment = payments[one.pick];
      if (!payment) return book;
      const unpaid: OpenStatus = one.pastDue ? 'overdue' : 'sent';
      const voided = { ...payment, unpaid };
      const after = voidPayment({ settlement, notes, recorded }, voided);
      const left = payments.filter((_, index) => index !== one.pick);
      return { ...book, settlement: after.settlement, notes: [...after.notes], payments: left };
    }
    case 'refund': {
      const note = notes[one.pick];
      if (!note) return book;
      const amount = new Big(one.amount);
      const after = recordRefund(settlement, note, amount);
      const changed = notes.map((other, index) => (index === one.pick ? after.note : other));
      const refund = { note: one.pick, amount };
      return {
        ...book,
        settlement: after.settlement,
        notes: changed,
        refunds: [...refunds, refund],
      };
    }
    case 'voidRefund': {
      const refund = refunds[one.pick];
      if (!refund) return book;
      const changed = notes.map((note, index) =>
        index === refund.note ? { ...note, refunded: note.refunded.minus(refund.amount) } : note,
      );
      const after = voidRefund({ settlement, notes: changed, recorded }, refund.amount);
      const left = refunds.filter((_, index) => index !== one.pick);
      return { ...book, settlement: after.settlement, notes: [...after.notes], refunds: left };
    }
    case 'status': {
      const isLocked = settlement.amountRecorded.gt(0) || settlement.creditTotal.gt(0);
      if (one.to === 'draft' && isLocked) return book;
      const after = changeStatus({ settlement, notes, recorded }, one.to);
      expect(after.settlement.status).toBe(one.to);
      return { ...book, settlement: after.settlement, notes: [...after.notes] };
    }
  }
}

/** A refused command changes nothing. */
export function tried(book: Book, one: Command): Book {
  try {
    return run(book, one);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const codes =
      one.type === 'status' ? STATUS_REFUSALS : [...REFUSALS, 'amount_exceeds_refund_due'];
    expect(codes).toContain(error.code);
    return book;
  }
}
