import fc from 'fast-check';
import { dueAmount } from '../../../src/domain/amount-due';
import { INVOICE_STATUSES } from '../../../src/domain/invoice-status';
import type Big from 'big.js';
import { sum } from '../../../src/domain/money';
import { refundDue } from '../../../src/domain/settlement';
import { runs } from './lines';
import { opened, recordedOf, tried, type Book, type Command } from './settlement-book';

const cents = fc.integer({ min: 1, max: 120 });
const pick = fc.nat(9);
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ type: fc.constantFrom('pay', 'writeOff', 'note'), amount: cents }),
  fc.record({ type: fc.constantFrom('void', 'voidRefund'), pick, pastDue: fc.boolean() }),
  fc.record({ type: fc.constant('refund'), pick, amount: cents }),
  fc.record({ type: fc.constant('status'), to: fc.constantFrom(...INVOICE_STATUSES) }),
);

function expectWhole({ settlement: s, notes, payments, refunds }: Book): void {
  const amounts = (list: readonly Big[]) => sum(list).toFixed();
  const { received, writtenOff } = recordedOf(payments);
  const counted = s.amountRecorded.minus(received);
  expect(s.amountWrittenOff.toFixed()).toBe(counted.toFixed());
  expect({
    credited: s.amountCredited.toFixed(),
    creditTotal: s.creditTotal.toFixed(),
    refunded: s.amountRefunded.toFixed(),
  }).toEqual({
    credited: amounts(notes.map(({ applied }) => applied)),
    creditTotal: amounts(notes.map(({ total }) => total)),
    refunded: amounts(refunds.map(({ amount }) => amount)),
  });
  // A write-off counts as far as no credit note has replaced it.
  expect(counted.gte(0) && counted.lte(writtenOff)).toBe(true);
  if (notes.length === 0) expect(counted.toFixed()).toBe(writtenOff.toFixed());
  const due = dueAmount(s);
  expect(due.gte(0) && s.amountPaid.gte(s.amountRecorded) && s.amountPaid.lte(s.total)).toBe(true);
  if (s.status !== 'cancelled') {
    expect(s.amountPaid.plus(s.amountCredited).plus(due).toFixed()).toBe(s.total.toFixed());
  } else {
    expect(due.toFixed()).toBe('0');
  }
  for (const note of notes) expect(refundDue(note).gte(0) && note.applied.gte(0)).toBe(true);
  // Only money that came, or was stated to have come, goes back.
  const money = received.plus(s.amountPaid.minus(s.amountRecorded));
  const refundable = sum(notes.map(refundDue));
  expect(s.amountRefunded.plus(refundable).lte(money)).toBe(true);
}

function expectStatus({ settlement: s, notes }: Book): void {
  const due = dueAmount(s);
  if (s.status === 'paid') expect(due.toFixed()).toBe('0');
  const isOpen = ['sent', 'overdue'].includes(s.status);
  const isStated = s.amountPaid.gt(s.amountRecorded);
  // Somebody may set the status of an invoice that only statements have settled.
  if (isOpen && notes.length > 0 && !isStated) expect(due.gt(0)).toBe(true);
  // As long as something is due, nothing is to be refunded.
  if (due.gt(0)) expect(notes.every((note) => refundDue(note).eq(0))).toBe(true);
  const isSettled =
    s.amountRecorded.plus(s.creditTotal).minus(s.amountRefunded).gte(s.total) && s.total.gt(0);
  if (isSettled) expect(['paid', 'cancelled']).toContain(s.status);
  if (s.status === 'cancelled') expect(s.amountRecorded.toFixed()).toBe('0');
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
