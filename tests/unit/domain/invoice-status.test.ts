import Big from 'big.js';
import {
  initialPaidAmounts,
  INVOICE_STATUSES,
  isCreditable,
  isOpen,
  statusEvent,
  statusWhenOpen,
  type InvoiceStatus,
} from '../../../src/domain/invoice-status';
import { changeStatus } from '../../../src/domain/change-status';
import { withoutNotes, type Settlement } from '../../../src/domain/settlement';
import { decimalText, ZERO } from '../../../src/domain/money';

const TOTAL = new Big('120.5');

/** An invoice without payments and credit notes. */
const stated = (status: InvoiceStatus, paid: Big, before: Big): Settlement => ({
  status,
  total: TOTAL,
  amountPaid: paid,
  amountPaidBefore: before,
  amountRecorded: ZERO,
  amountWrittenOff: ZERO,
  amountCredited: ZERO,
  creditTotal: ZERO,
  amountRefunded: ZERO,
});

/** `amount_paid` after creating with a status and an amount, and after each further status. */
function paidThrough(created: InvoiceStatus, sent: string, ...statuses: InvoiceStatus[]): string[] {
  const initial = initialPaidAmounts(created, new Big(sent), TOTAL);
  let settlement = stated(created, initial.amountPaid, initial.amountPaidBefore);
  const seen = [decimalText(settlement.amountPaid)];
  for (const to of statuses) {
    ({ settlement } = changeStatus(withoutNotes(settlement), to));
    expect(settlement.status).toBe(to);
    seen.push(decimalText(settlement.amountPaid));
  }
  return seen;
}

test.each([
  ['draft', 'sent', 'invoice.sent'],
  ['draft', 'paid', 'invoice.paid'],
  ['sent', 'cancelled', 'invoice.cancelled'],
  ['paid', 'sent', 'invoice.sent'],
  ['overdue', 'paid', 'invoice.paid'],
  ['sent', 'overdue', 'invoice.overdue'],
  ['cancelled', 'draft', null],
] as const)('from %s to %s the event is %s', (from, to, event) => {
  expect(statusEvent(from, to)).toBe(event);
});

test.each(INVOICE_STATUSES)('an invoice that stays %s has no event', (status) => {
  expect(statusEvent(status, status)).toBeNull();
});

test.each([
  ['draft', false, false],
  ['sent', true, true],
  ['paid', false, true],
  ['overdue', true, true],
  ['cancelled', false, false],
])(
  'that an invoice that is %s is open is %s, and that it can be credited %s',
  (status, open, credited) => {
    expect([isOpen(status), isCreditable(status)]).toEqual([open, credited]);
  },
);

test.each([
  ['2026-03-31', '2026-03-30', 'sent'],
  ['2026-03-31', '2026-03-31', 'sent'],
  ['2026-03-31', '2026-04-01', 'overdue'],
  ['2025-12-31', '2026-01-01', 'overdue'],
  [null, '2026-04-01', 'sent'],
])('an open invoice that is due on %s is, on %s, %s', (due, today, status) => {
  expect(statusWhenOpen(due, today)).toBe(status);
});

test('a draft keeps the amount that was sent with it', () => {
  expect(paidThrough('draft', '20')).toEqual(['20']);
});

test('paid means paid in full, even if another amount was sent', () => {
  expect(paidThrough('paid', '20')).toEqual(['120.5']);
});

test('a status after paid restores the amount from before', () => {
  expect(paidThrough('draft', '20', 'paid', 'sent')).toEqual(['20', '120.5', '20']);
});

test('a status after a creation as paid restores the sent amount, or 0', () => {
  expect(paidThrough('paid', '20', 'draft')).toEqual(['120.5', '20']);
  expect(paidThrough('paid', '0', 'draft')).toEqual(['120.5', '0']);
});

test('setting paid twice keeps the amount from before', () => {
  expect(paidThrough('sent', '20', 'paid', 'paid', 'overdue')).toEqual([
    '20',
    '120.5',
    '120.5',
    '20',
  ]);
});

test('paying, going back and paying again gives the same amounts', () => {
  expect(paidThrough('sent', '7', 'paid', 'cancelled', 'paid', 'draft')).toEqual([
    '7',
    '120.5',
    '7',
    '120.5',
    '7',
  ]);
});

test('changes between other statuses keep the amount', () => {
  expect(paidThrough('draft', '3', 'sent', 'overdue', 'cancelled', 'draft')).toEqual(
    Array(5).fill('3'),
  );
});
