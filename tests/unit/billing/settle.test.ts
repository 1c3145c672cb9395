import Big from 'big.js';
import { roundedAmount, settlementColumns, settlementOf } from '../../../src/billing/settle';
import { refusal } from '../domain/refusal';

test.each([
  ['USD', '10.004', '10'],
  ['USD', '10.005', '10.01'],
  ['USD', '0.005', '0.01'],
  ['JPY', '10.4', '10'],
  ['JPY', '10.5', '11'],
  ['JPY', '0.5', '1'],
  ['KWD', '1.2344', '1.234'],
  ['KWD', '1.2345', '1.235'],
])('in %s, the amount %s is stored as %s', (currency, amount, expected) => {
  expect(roundedAmount(new Big(amount), currency).toFixed()).toBe(expected);
});

test.each([
  ['USD', '0.004'],
  ['JPY', '0.4'],
  ['KWD', '0.0004'],
  ['USD', '0'],
])('in %s, nothing is left of the amount %s, which its field is told', (currency, amount) => {
  const path = ['allocations', 2, 'amount'];
  expect(refusal(() => roundedAmount(new Big(amount), currency, path))).toMatchObject({
    code: 'validation_failed',
    errors: [
      {
        pointer: '/allocations/2/amount',
        message: `must be more than 0 when it is rounded to the minor unit of ${currency}`,
      },
    ],
  });
});

test('the amounts of an invoice are stored as they were read, and empty columns count as 0', () => {
  const stored = {
    status: 'overdue' as const,
    amount_paid: '10.5',
    amount_paid_before: '0',
    amount_recorded: '9.5',
    amount_written_off: '1.5',
    amount_credited: '3.25',
    credit_total: '4',
    amount_refunded: '0.75',
  };
  expect(settlementColumns(settlementOf({ ...stored, total: '20' }))).toEqual(stored);
  const empty = { amount_credited: null, credit_total: null } as unknown as typeof stored;
  expect(settlementColumns(settlementOf({ ...stored, ...empty, total: '20' }))).toMatchObject({
    amount_credited: '0',
    credit_total: '0',
  });
});
