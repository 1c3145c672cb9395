import {
  ALLOCATION_CREATE,
  CUSTOMER_PAYMENT_CREATE,
  PAYMENT_CREATE,
  PAYMENT_REFUND_CREATE,
  REFUND_CREATE,
} from '../../../../src/billing/schemas/payment';
import { problemsOf } from './problems-of';

const INVOICE = '36d8fdfb-1c5f-4b5e-9a2c-0123456789ab';
const REQUIRED = 'is required';
const NO_NUMBER = 'must be a number';
const ABOVE_0 = 'must be greater than 0';
const TOO_LARGE = 'must be less than 10000000000000 in size';
const NO_DAY = 'must be a calendar date in the form YYYY-MM-DD';
const METHODS = 'must be one of bank_transfer, cash, card, direct_debit, write_off, other';
const RECEIVING = 'must be one of bank_transfer, cash, card, direct_debit, other';

type Case = [body: object, problems: [string, string][]];

/** Every body that pays something has such an amount. */
const AMOUNTS: Case[] = [
  [{ amount: 0.000001 }, []],
  [{ amount: 9999999999999.99 }, []],
  [{}, [['/amount', REQUIRED]]],
  [{ amount: null }, [['/amount', REQUIRED]]],
  [{ amount: '50' }, [['/amount', NO_NUMBER]]],
  [{ amount: 0 }, [['/amount', ABOVE_0]]],
  [{ amount: -1 }, [['/amount', ABOVE_0]]],
  [{ amount: 1e13 }, [['/amount', TOO_LARGE]]],
];

test.each<Case>([
  ...AMOUNTS,
  [{ amount: 1, paid_on: '2026-02-28', method: 'write_off', reference: 'R', note: 'N' }, []],
  [{ amount: 1, paid_on: null, method: null, reference: null, note: null, excess: null }, []],
  [{ amount: 1, paid_on: '2026-02-30' }, [['/paid_on', NO_DAY]]],
  [{ amount: 1, method: 'barter' }, [['/method', METHODS]]],
  [{ amount: 1, note: 'a\u0000b' }, [['/note', 'must not contain the NUL character']]],
  [{ amount: 1, excess: 'keep' }, [['/excess', 'must be one of on_account']]],
  [
    { amount: 1, method: 'write_off', excess: 'on_account' },
    [['/excess', 'must not be given for a write-off: no money came']],
  ],
])('the payment %j has the problems %j', (body, problems) => {
  expect(problemsOf(PAYMENT_CREATE, body)).toEqual(problems);
});

test('the texts of a payment are taken to their last character', () => {
  const texts = { reference: 'x'.repeat(255), note: 'x'.repeat(10_000) };
  expect(problemsOf(PAYMENT_CREATE, { amount: 1, ...texts })).toEqual([]);
  const longer = { reference: `${texts.reference}x`, note: `${texts.note}x` };
  expect(problemsOf(PAYMENT_CREATE, { amount: 1, ...longer })).toEqual([
    ['/reference', 'must be at most 255 characters long'],
    ['/note', 'must be at most 10,000 characters long'],
  ]);
});

const paid = (fields: object) => ({ amount: 1, currency: 'EUR', ...fields });
const parts = (count: number) => Array.from({ length: count }, () => ({ invoice_id: INVOICE }));

test.each<Case>([
  ...AMOUNTS.map(([body, problems]): Case => [{ currency: 'EUR', ...body }, problems]),
  [paid({ currency: 'eur', allocations: [] }), []],
  [paid({ currency: undefined }), [['/currency', REQUIRED]]],
  [paid({ currency: null }), [['/currency', REQUIRED]]],
  [paid({ currency: 'EURO' }), [['/currency', 'must be an ISO 4217 currency code such as USD']]],
  [paid({ currency: 'XXY' }), [['/currency', 'must be an ISO 4217 currency code such as USD']]],
  [paid({ method: 'write_off' }), [['/method', RECEIVING]]],
  [
    paid({ allocations: [{ invoice_id: INVOICE, amount: 0 }, { invoice_id: 'x' }] }),
    [
      ['/allocations/0/amount', ABOVE_0],
      ['/allocations/1/invoice_id', 'must be a UUID'],
    ],
  ],
])('the payment %j of a customer has the problems %j', (body, problems) => {
  expect(problemsOf(CUSTOMER_PAYMENT_CREATE, body)).toEqual(problems);
});

test('a payment of a customer pays up to a hundred invoices', () => {
  expect(problemsOf(CUSTOMER_PAYMENT_CREATE, paid({ allocations: parts(100) }))).toEqual([]);
  const [[pointer] = []] = problemsOf(CUSTOMER_PAYMENT_CREATE, paid({ allocations: parts(101) }));
  expect(pointer).toBe('/allocations');
});

test.each<Case>([
  [{ invoice_id: INVOICE }, []],
  [{ invoice_id: INVOICE, amount: null }, []],
  [{ invoice_id: INVOICE, amount: 0.01 }, []],
  [{ invoice_id: INVOICE, amount: 0 }, [['/amount', ABOVE_0]]],
  [{ invoice_id: null }, [['/invoice_id', REQUIRED]]],
  [{ amount: 1 }, [['/invoice_id', REQUIRED]]],
])('the allocation %j has the problems %j', (body, problems) => {
  expect(problemsOf(ALLOCATION_CREATE, body)).toEqual(problems);
});

test.each<Case>([
  ...AMOUNTS,
  [{ amount: 1, refunded_on: '2026-02-28', reference: 'R' }, []],
  [
    { amount: 1, refunded_on: 'x', reference: 'x'.repeat(256) },
    [
      ['/refunded_on', NO_DAY],
      ['/reference', 'must be at most 255 characters long'],
    ],
  ],
])('the refund %j has the problems %j', (body, problems) => {
  expect(problemsOf(REFUND_CREATE, body)).toEqual(problems);
  expect(problemsOf(PAYMENT_REFUND_CREATE, body)).toEqual(problems);
});
