import Big from 'big.js';
import { requireCreditable, requireWithin } from '../../../src/billing/credits/price-credit';
import {
  INVOICE_STATUSES,
  isCreditable,
  type InvoiceStatus,
} from '../../../src/domain/invoice-status';
import { refusal } from '../domain/refusal';

/** An invoice of 100, of which so much was credited. */
const creditable = (status: InvoiceStatus, credited: string, total = '100') =>
  refusal(() =>
    requireCreditable({
      status,
      total: new Big(total),
      amountPaid: new Big(0),
      amountPaidBefore: new Big(0),
      amountRecorded: new Big(0),
      amountWrittenOff: new Big(0),
      amountCredited: new Big(0),
      creditTotal: new Big(credited),
      amountRefunded: new Big(0),
    }),
  )?.code ?? null;

test.each(INVOICE_STATUSES)(
  'the panel offers to credit an invoice that is %s as it can be',
  (status) => {
    expect(isCreditable(status)).toBe(creditable(status, '0') === null);
  },
);

test.each([
  ['draft', '0', 'invoice_not_issued'],
  ['sent', '0', null],
  ['sent', '99.99', null],
  ['sent', '100', 'nothing_to_credit'],
  ['overdue', '0', null],
  ['overdue', '99.99', null],
  ['overdue', '100', 'nothing_to_credit'],
  ['paid', '0', null],
  ['paid', '99.99', null],
  ['paid', '100', 'nothing_to_credit'],
  ['cancelled', '0', 'invoice_cancelled'],
  ['cancelled', '99.99', 'invoice_cancelled'],
  ['cancelled', '100', 'nothing_to_credit'],
] as const)(
  'a credit of an invoice of 100 that is %s, with %s credited, is answered by %s',
  (status, credited, code) => {
    expect(creditable(status, credited)).toBe(code);
  },
);

test('an invoice of nothing has nothing to credit, but a cancelled one says that it is cancelled', () => {
  expect(creditable('sent', '0', '0')).toBe('nothing_to_credit');
  expect(creditable('cancelled', '0', '0')).toBe('invoice_cancelled');
});

test.each([
  ['0.01', true],
  ['49.99', true],
  ['50', true],
  ['50.01', false],
  ['80', false],
  ['80.01', false],
  ['0', false],
  ['-0.01', false],
])('of an invoice of 80 with 30 credited, that a note can credit %s is %s', (credit, expected) => {
  const invoice = { total: new Big('80'), creditTotal: new Big('30') };
  const refused = refusal(() => requireWithin(invoice, new Big(credit)));
  expect(refused?.code ?? null).toBe(expected ? null : 'credit_exceeds_invoice');
});
