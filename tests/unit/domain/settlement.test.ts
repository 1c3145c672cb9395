import Big from 'big.js';
import type { ApiError } from '../../../src/domain/errors';
import type { InvoiceStatus } from '../../../src/domain/invoice-status';
import { sum } from '../../../src/domain/money';
import { changeStatus, isPaidByStatus } from '../../../src/domain/change-status';
import {
  recordPayment,
  refundDue,
  type Settled,
  type Settlement,
} from '../../../src/domain/settlement';
import { refusal } from './refusal';
import { opened, recordedOf, tried, type Book, type Command } from './settlement-book';

/** The invoice of 100 in which 10 were stated at its creation, after these commands. */
const through = (...commands: Command[]) => commands.reduce(tried, opened(100, 10, 'sent'));

const amountsOf = ({ settlement: s, notes }: Book) => ({
  status: s.status,
  paid: s.amountPaid.toFixed(),
  credited: s.amountCredited.toFixed(),
  refundable: sum(notes.map(refundDue)).toFixed(),
});

test('voiding a payment takes back what the status paid stated since', () => {
  const paid = through({ type: 'pay', amount: 30 }, { type: 'status', to: 'paid' });
  expect(amountsOf(paid)).toMatchObject({ status: 'paid', paid: '100' });
  const voided = tried(paid, { type: 'void', pick: 0, pastDue: true });
  expect(amountsOf(voided)).toMatchObject({ status: 'overdue', paid: '10' });
});

test('voiding a payment of an invoice stated as paid sets off its credit notes anew', () => {
  const book = through(
    { type: 'pay', amount: 30 },
    { type: 'status', to: 'paid' },
    { type: 'note', amount: 25 },
  );
  expect(amountsOf(book)).toEqual({ status: 'paid', paid: '100', credited: '0', refundable: '25' });
  const voided = tried(book, { type: 'void', pick: 0, pastDue: false });
  expect(amountsOf(voided)).toEqual({
    status: 'sent',
    paid: '10',
    credited: '25',
    refundable: '0',
  });
});

test('a credit note takes the place of a write-off before anything is to be refunded', () => {
  const written = through({ type: 'pay', amount: 9 }, { type: 'writeOff', amount: 81 });
  expect(amountsOf(written)).toMatchObject({ status: 'paid', paid: '100' });
  const part = tried(written, { type: 'note', amount: 50 });
  expect(amountsOf(part)).toEqual({ status: 'paid', paid: '50', credited: '50', refundable: '0' });
  const whole = tried(part, { type: 'note', amount: 50 });
  expect(amountsOf(whole)).toEqual({
    status: 'paid',
    paid: '19',
    credited: '81',
    refundable: '19',
  });
  const voided = tried(whole, { type: 'void', pick: 1, pastDue: false });
  expect(amountsOf(voided)).toEqual(amountsOf(whole));
});

test('voiding a write-off that a credit note has half replaced leaves the rest due', () => {
  const book = through({ type: 'writeOff', amount: 90 }, { type: 'note', amount: 40 });
  expect(amountsOf(book)).toMatchObject({ status: 'paid', paid: '60', credited: '40' });
  const voided = tried(book, { type: 'void', pick: 0, pastDue: false });
  expect(amountsOf(voided)).toMatchObject({ status: 'sent', paid: '10', credited: '40' });
});

function settledBy(commands: readonly Command[]): Settled {
  const { settlement, notes, payments } = through(...commands);
  return { settlement, notes, recorded: recordedOf(payments) };
}

/** What a status must answer after some commands: the code of the refusal, or the status. */
function answerTo(to: InvoiceStatus, ...commands: Command[]): string {
  try {
    return changeStatus(settledBy(commands), to).settlement.status;
  } catch (error) {
    return (error as ApiError).code;
  }
}

const REFUSED = 'status_contradicts_records';
const PAID: Command = { type: 'pay', amount: 90 };
const HALF: Command = { type: 'pay', amount: 45 };
const CREDIT: Command = { type: 'note', amount: 100 };
const PART: Command = { type: 'note', amount: 40 };
const STATED: Command = { type: 'status', to: 'paid' };
/** The write-off counts again as soon as nothing is stated. */
const REPLACED: Command[] = [
  { type: 'writeOff', amount: 45 },
  STATED,
  { type: 'note', amount: 60 },
];

test.each([
  ['a payment that stands', 'cancelled', [HALF], REFUSED],
  ['a payment that stands, and the status paid', 'cancelled', [HALF, STATED], REFUSED],
  ['part payment', 'overdue', [HALF], 'overdue'],
  ['a statement alone', 'cancelled', [STATED], 'cancelled'],
  ['a statement alone', 'sent', [STATED], 'sent'],
  ['a whole credit note', 'sent', [CREDIT], REFUSED],
  ['a whole credit note', 'paid', [CREDIT], 'paid'],
  ['a whole credit note of what was stated as paid', 'overdue', [STATED, CREDIT], REFUSED],
  ['a credit note of a part', 'cancelled', [PART], 'cancelled'],
  ['payments and credit notes of the whole', 'sent', [HALF, { type: 'note', amount: 55 }], REFUSED],
  ['a payment beside what was stated before', 'sent', [PAID], 'sent'],
  ['a write-off that a credit note replaced', 'cancelled', REPLACED, REFUSED],
  ['a write-off that a credit note replaced', 'sent', REPLACED, 'sent'],
] as const)('after %s, the status %s is answered rightly', (_after, to, commands, expected) => {
  expect(answerTo(to, ...commands)).toBe(expected);
});

test.each([
  ['its status alone', true, [STATED]],
  ['its status after a part payment', true, [HALF, STATED]],
  ['its status after a credit note of a part', true, [PART, STATED]],
  ['a payment of the rest', false, [PAID]],
  ['a credit note of the whole', false, [STATED, CREDIT]],
  ['nothing yet', false, [HALF]],
] as const)('an invoice that is paid by %s: by its status is %s', (_by, expected, commands) => {
  expect(isPaidByStatus(settledBy(commands))).toBe(expected);
});

/** An invoice of 100, of which 40 are paid and 10 credited: 50 are due. */
const owed = (status: InvoiceStatus): Settlement => ({
  status,
  total: new Big('100'),
  amountPaid: new Big('40'),
  amountPaidBefore: new Big('0'),
  amountRecorded: new Big('40'),
  amountWrittenOff: new Big(0),
  amountCredited: new Big('10'),
  creditTotal: new Big('10'),
  amountRefunded: new Big('0'),
});

test.each([
  ['sent', '0.01', 'sent', '40.01'],
  ['sent', '49.99', 'sent', '89.99'],
  ['sent', '50', 'paid', '90'],
  ['overdue', '49.99', 'overdue', '89.99'],
  ['overdue', '50', 'paid', '90'],
] as const)(
  'an invoice that is %s with 50 due and gets %s is %s, with %s paid',
  (status, amount, after, paid) => {
    const settled = recordPayment(owed(status), new Big(amount));
    expect(settled.status).toBe(after);
    expect(settled.amountPaid.toFixed()).toBe(paid);
    expect(settled.amountRecorded.toFixed()).toBe(paid);
  },
);

test.each([
  ['sent', '50.01', 'amount_exceeds_due'],
  ['overdue', '50.01', 'amount_exceeds_due'],
  ['paid', '50.01', 'amount_exceeds_due'],
  ['draft', '0.01', 'invoice_not_payable'],
  ['cancelled', '0.01', 'invoice_not_payable'],
] as const)('an invoice that is %s refuses a payment of %s by %s', (status, amount, code) => {
  expect(refusal(() => recordPayment(owed(status), new Big(amount)))?.code).toBe(code);
});

test('a payment above the amount due is refused at its field', () => {
  const pay = () =>
    recordPayment(owed('sent'), new Big('50.01'), { path: ['allocations', 0, 'amount'] });
  expect(refusal(pay)?.errors).toEqual([
    { pointer: '/allocations/0/amount', message: 'must be at most the amount due, 50' },
  ]);
});
