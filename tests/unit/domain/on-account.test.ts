import Big from 'big.js';
import type { InvoiceStatus } from '../../../src/domain/invoice-status';
import {
  allocated,
  allocationDay,
  owedTogether,
  payableOf,
  requireSameSide,
  requireUnallocated,
  sameSide,
} from '../../../src/domain/on-account';
import type { Settlement } from '../../../src/domain/settlement';
import { refusal } from './refusal';

/** An invoice of 100, of which 40 are paid and 10 credited: 50 are due. */
const invoice = (status: InvoiceStatus, change: Partial<Settlement> = {}): Settlement => ({
  status,
  total: new Big('100'),
  amountPaid: new Big('40'),
  amountPaidBefore: new Big('0'),
  amountRecorded: new Big('40'),
  amountWrittenOff: new Big(0),
  amountCredited: new Big('10'),
  creditTotal: new Big('10'),
  amountRefunded: new Big('0'),
  ...change,
});
const settled = invoice('paid', { amountPaid: new Big('90'), amountRecorded: new Big('90') });

const OWN = { customer_row_id: 7, currency: 'EUR' };
const side = requireSameSide(OWN, OWN);

const PATH = ['allocations', 1, 'amount'];
const allocate = (to: Settlement, left: string, amount: string | null) =>
  allocated(to, {
    side,
    left: new Big(left),
    amount: amount === null ? null : new Big(amount),
    path: PATH,
  });

test.each([
  ['10', '9.99', true],
  ['10', '10', true],
  ['10', '10.01', false],
  ['0', '0.01', false],
  ['0.01', '0.01', true],
])('of %s on account, that %s can be used is %s', (left, amount, expected) => {
  const refused = refusal(() => requireUnallocated(new Big(left), new Big(amount), ['amount']));
  expect(refused === null).toBe(expected);
});

test('a refused use of an account names the field and what is left', () => {
  const use = () => requireUnallocated(new Big('10.50'), new Big('10.51'), PATH);
  expect(refusal(use)).toMatchObject({
    code: 'amount_exceeds_unallocated',
    errors: [
      { pointer: '/allocations/1/amount', message: 'must be at most what is on account, 10.5' },
    ],
  });
});

test.each([
  ['the same customer and currency', 7, 'EUR', null],
  ['another customer', 8, 'EUR', 'other_customer'],
  ['another currency', 7, 'USD', 'currency_mismatch'],
  ['another customer and currency', 8, 'USD', 'other_customer'],
] as const)(
  'a payment that meets an invoice of %s is answered by its code',
  (_of, row, currency, code) => {
    const other = { customer_row_id: row, currency };
    expect(refusal(() => requireSameSide(OWN, other))?.code ?? null).toBe(code);
    expect(sameSide(OWN, other) === null).toBe(code !== null);
  },
);

test('a refused currency names both currencies', () => {
  expect(refusal(() => requireSameSide(OWN, { ...OWN, currency: 'USD' }))).toEqual({
    code: 'currency_mismatch',
    message: 'The payment is in EUR, and the invoice in USD',
    errors: [],
  });
});

test('amounts whose currencies nobody compared do not compile', () => {
  const wanted = { left: new Big(10), amount: null, path: PATH };
  // @ts-expect-error -- the comparison is missing
  expect(allocated(invoice('sent'), wanted).toFixed()).toBe('10');
  // @ts-expect-error -- nothing but a comparison makes one
  expect(payableOf(invoice('sent'), new Big(10), {}).toFixed()).toBe('10');
});

test('what invoices come to together is said in their one currency', () => {
  const due = (amount: string, of = OWN) => ({ invoice: of, due: new Big(amount) });
  const { amount, currency } = owedTogether(OWN, [due('0.10'), due('0.20')]);
  expect([amount.toFixed(), currency]).toEqual(['0.3', 'EUR']);
  const mixed = [due('1'), due('1', { ...OWN, currency: 'USD' })];
  expect(refusal(() => owedTogether(OWN, mixed))?.code).toBe('currency_mismatch');
  const foreign = [due('1'), due('1', { ...OWN, customer_row_id: 8 })];
  expect(refusal(() => owedTogether(OWN, foreign))?.code).toBe('other_customer');
});

test.each([
  ['49.99', null, '49.99'],
  ['50', null, '50'],
  ['50.01', null, '50'],
  ['1000', null, '50'],
  ['0.01', null, '0.01'],
  ['60', '0.01', '0.01'],
  ['60', '60', '60'],
  ['60', '50.01', '50.01'],
])('with %s on account, an invoice with 50 due that asks for %s gets %s', (left, amount, gets) => {
  expect(allocate(invoice('sent'), left, amount).toFixed()).toBe(gets);
  expect(allocate(invoice('overdue'), left, amount).toFixed()).toBe(gets);
});

test.each([
  ['a draft', invoice('draft'), '10', null, 'invoice_not_payable'],
  ['a draft', invoice('draft'), '10', '1', 'invoice_not_payable'],
  ['a cancelled invoice', invoice('cancelled'), '10', null, 'invoice_not_payable'],
  ['a cancelled invoice', invoice('cancelled'), '10', '1', 'invoice_not_payable'],
  ['a settled invoice', settled, '10', null, 'invoice_not_payable'],
  ['an open invoice', invoice('sent'), '0', null, 'amount_exceeds_unallocated'],
  ['an open invoice', invoice('sent'), '10', '10.01', 'amount_exceeds_unallocated'],
  ['an open invoice', invoice('sent'), '0', '0.01', 'amount_exceeds_unallocated'],
])('%s gets nothing of an account that does not fit', (_what, to, left, amount, code) => {
  expect(refusal(() => allocate(to, left, amount))?.code).toBe(code);
});

test.each([
  ['sent', '49.99', '49.99'],
  ['sent', '50', '50'],
  ['sent', '50.01', '50'],
  ['overdue', '80', '50'],
  ['cancelled', '80', '0'],
] as const)(
  'an invoice that is %s, with 50 open, takes of %s as much as %s',
  (status, amount, takes) => {
    expect(payableOf(invoice(status), new Big(amount), side).toFixed()).toBe(takes);
  },
);

test('a settled invoice takes nothing, and a draft refuses the payment', () => {
  expect(payableOf(settled, new Big('5'), side).toFixed()).toBe('0');
  expect(refusal(() => payableOf(invoice('draft'), new Big('5'), side))?.code).toBe(
    'invoice_not_payable',
  );
});

test.each([
  ['the money, which came last', '2026-05-02', '2026-05-01', null, '2026-05-02'],
  ['the invoice, which came last', '2026-05-01', '2026-05-02', null, '2026-05-02'],
  ['both', '2026-05-01', '2026-05-01', null, '2026-05-01'],
  ['the money after the last closed day', '2026-05-02', '2026-04-01', '2026-05-01', '2026-05-02'],
  [
    'today: the money came on the last closed day',
    '2026-05-02',
    '2026-04-01',
    '2026-05-02',
    '2026-06-15',
  ],
  [
    'today: the invoice is of the last closed day',
    '2026-04-01',
    '2026-05-02',
    '2026-05-02',
    '2026-06-15',
  ],
  ['today: the money came in closed books', '2026-05-02', '2026-04-01', '2026-05-03', '2026-06-15'],
  [
    'the invoice: only the money is in closed books',
    '2026-04-01',
    '2026-05-04',
    '2026-05-03',
    '2026-05-04',
  ],
])('an allocation counts on the day of %s', (_of, paidOn, issued, closedUntil, expected) => {
  expect(allocationDay({ paidOn, issued, today: '2026-06-15', closedUntil })).toBe(expected);
});
