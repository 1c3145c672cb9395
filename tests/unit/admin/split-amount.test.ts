import { splitAmount } from '../../../src/admin/features/payments/split-amount';
import type { OpenInvoice } from '../../../src/panel/answers';

const invoice = (documentId: string, amount_due: string): OpenInvoice => ({
  documentId,
  number: documentId,
  due_date: null,
  currency: 'EUR',
  amount_due,
});
const OPEN = [invoice('a', '110'), invoice('b', '0.1'), invoice('c', '20')];

const split = (amount: string) => {
  const { parts, rest } = splitAmount(amount, OPEN);
  return [parts.map(({ invoice: { documentId }, amount: part }) => [documentId, part]), rest];
};

test.each([
  ['0', [], '0'],
  ['50', [['a', '50']], '0'],
  [
    '110.1',
    [
      ['a', '110'],
      ['b', '0.1'],
    ],
    '0',
  ],
  [
    '110.3',
    [
      ['a', '110'],
      ['b', '0.1'],
      ['c', '0.2'],
    ],
    '0',
  ],
  [
    '200',
    [
      ['a', '110'],
      ['b', '0.1'],
      ['c', '20'],
    ],
    '69.9',
  ],
])('%s pays one invoice after the other, and the rest stays', (amount, parts, rest) => {
  expect(split(amount)).toEqual([parts, rest]);
});
