import Big from 'big.js';
import fc from 'fast-check';
import { ApiError } from '../../../src/domain/errors';
import { INVOICE_STATUSES, type InvoiceStatus } from '../../../src/domain/invoice-status';
import { sum, ZERO } from '../../../src/domain/money';
import {
  addNote,
  changeStatus,
  recordPayment,
  recordRefund,
  refundDue,
  voidPayment,
  voidRefund,
  type NoteBalance,
  type Settlement,
} from '../../../src/domain/settlement';
import { dueAmount } from '../../../src/domain/amount-due';
import { runs } from './lines';

/** The rows that the sums of an invoice stand for. */
interface Book {
  settlement: Settlement;
  notes: NoteBalance[];
  payments: Big[];
  refunds: { note: number; amount: Big }[];
}

type Command =
  | { type: 'pay' | 'note'; amount: number }
  | { type: 'void' | 'voidRefund'; pick: number; pastDue: boolean }
  | { type: 'refund'; pick: number; amount: number }
  | { type: 'status'; to: InvoiceStatus };

const cents = fc.integer({ min: 1, max: 120 });
const pick = fc.nat(9);
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ type: fc.constantFrom('pay', 'note'), amount: cents }),
  fc.record({ type: fc.constantFrom('void', 'voidRefund'), pick, pastDue: fc.boolean() }),
  fc.record({ type: fc.constant('refund'), pick, amount: cents }),
  fc.record({ type: fc.constant('status'), to: fc.constantFrom(...INVOICE_STATUSES) }),
);

function opened(total: number, stated: number, status: InvoiceStatus): Book {
  const sent = new Big(Math.min(stated, total));
  const amountPaid = status === 'paid' ? new Big(total) : sent;
  const zeros = { amountRecorded: ZERO, amountCredited: ZERO, creditTotal: ZERO };
  const amounts = { total: new Big(total), amountPaid, amountPaidBefore: sent, ...zeros };
  return {
    settlement: { status, ...amounts, amountRefunded: ZERO },
    notes: [],
    payments: [],
    refunds: [],
  };
}

const REFUSALS = ['invoice_not_payable', 'amount_exceeds_due', 'payment_refunded'];

function run(book: Book, one: Command): Book {
  const { settlement, notes, payments, refunds } = book;
  switch (one.type) {
    case 'pay': {
      const amount = new Big(one.amount);
      return {
        ...book,
        settlement: recordPayment(settlement, amount),
        payments: [...payments, amount],
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
      const amount = payments[one.pick];
      if (!amount) return book;
      const after = voidPayment({ settlement, notes }, amount, one.pastDue);
      const left = payments.filter((_, index) => index !== one.pick);
      return { ...book, ...after, notes: [...after.notes], payments: left };
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
      const after = voidRefund({ settlement, notes: changed }, refund.amount);
      const left = refunds.filter((_, index) => index !== one.pick);
      return { ...book, ...after, notes: [...after.notes], refunds: left };
    }
    case 'status': {
      const isLocked = settlement.amountRecorded.gt(0) || settlement.creditTotal.gt(0);
      if (one.to === 'draft' && isLocked) return book;
      const after = changeStatus({ settlement, notes }, one.to);
      return { ...book, ...after, notes: [...after.notes] };
    }
  }
}

/** A refused command changes nothing. */
function tried(book: Book, one: Command): Book {
  try {
    return run(book, one);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    expect([...REFUSALS, 'amount_exceeds_refund_due']).toContain(error.code);
    return book;
  }
}

function expectWhole({ settlement: s, notes, payments, refunds }: Book): void {
  const amounts = (list: readonly Big[]) => sum(list).toFixed();
  expect({
    recorded: s.amountRecorded.toFixed(),
    credited: s.amountCredited.toFixed(),
    creditTotal: s.creditTotal.toFixed(),
    refunded: s.amountRefunded.toFixed(),
  }).toEqual({
    recorded: amounts(payments),
    credited: amounts(notes.map(({ applied }) => applied)),
    creditTotal: amounts(notes.map(({ total }) => total)),
    refunded: amounts(refunds.map(({ amount }) => amount)),
  });
  const due = dueAmount(s);
  expect(due.gte(0) && s.amountPaid.gte(s.amountRecorded) && s.amountPaid.lte(s.total)).toBe(true);
  if (s.status !== 'cancelled') {
    expect(s.amountPaid.plus(s.amountCredited).plus(due).toFixed()).toBe(s.total.toFixed());
  } else {
    expect(due.toFixed()).toBe('0');
  }
  expect(s.amountRefunded.lte(s.amountPaid)).toBe(true);
  for (const note of notes) expect(refundDue(note).gte(0) && note.applied.gte(0)).toBe(true);
}

function expectStatus({ settlement: s, notes }: Book): void {
  const due = dueAmount(s);
  if (s.status === 'paid') expect(due.toFixed()).toBe('0');
  const isOpen = ['sent', 'overdue'].includes(s.status);
  if (isOpen && notes.length > 0) {
    expect(due.gt(0)).toBe(true);
    // As long as something is due, nothing is to be refunded.
    expect(notes.every((note) => refundDue(note).eq(0))).toBe(true);
  }
}

const start = fc.tuple(
  fc.integer({ min: 1, max: 200 }),
  fc.nat(60),
  fc.constantFrom(...INVOICE_STATUSES),
);

test('after any sequence the amounts of an invoice add up, and stand for its rows', () => {
  fc.assert(
    fc.property(start, fc.array(command, { maxLength: 25 }), (first, commands) => {
      let book = opened(...first);
      for (const one of commands) {
        book = tried(book, one);
        expectWhole(book);
        expectStatus(book);
      }
    }),
    runs(1_500),
  );
});

test('a payment that is recorded and voided leaves the amounts as they were', () => {
  fc.assert(
    fc.property(start, fc.array(command, { maxLength: 15 }), cents, (first, commands, amount) => {
      const book = commands.reduce(tried, opened(...first));
      const paid = tried(book, { type: 'pay', amount });
      if (paid === book) return;
      const back = tried(paid, { type: 'void', pick: paid.payments.length - 1, pastDue: false });
      expect(back.settlement.amountPaid.toFixed()).toBe(book.settlement.amountPaid.toFixed());
      expect(dueAmount(back.settlement).toFixed()).toBe(dueAmount(book.settlement).toFixed());
    }),
    runs(1_500),
  );
});
