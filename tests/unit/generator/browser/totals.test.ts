import { totalsOf, type Draft } from '../../../../src/generator/browser/totals';

const draft = (discount: string, more: Partial<Draft> = {}): Draft => ({
  currency: '€',
  items: [{ qty: '1', rate: '170' }],
  tax: '',
  shipping: '',
  amountPaid: '',
  discount,
  ...more,
});

const lines = (...rates: string[]) => ({ items: rates.map((rate) => ({ qty: '1', rate })) });

test.each([
  ['10%', {}, '-€17.00'],
  [' 12.5 % ', {}, '-€21.25'],
  ['+10%', {}, '-€17.00'],
  ['0%', {}, '€0.00'],
  ['100%', {}, '-€170.00'],
  // Half a cent is rounded away from zero, and only once.
  ['5%', lines('0.10'), '-€0.01'],
  ['33.333333%', lines('100'), '-€33.33'],
  // Of the lines as they are printed, not of 2.008.
  ['50%', lines('1.004', '1.004'), '-€1.00'],
  ['10%', { ...lines('1001'), currency: 'JPY' }, '-JPY 100'],
  ['10%', { ...lines('1.005'), currency: 'KWD' }, '-KWD 0.101'],
  ['10%', { ...lines('-20') }, '€0.00'],
  ['10%', { ...lines('99999999999999.99') }, '-€10,000,000,000,000.00'],
])('%s of the lines %j is %s', (typed, more, amount) => {
  expect(totalsOf(draft(typed, more)).discount).toBe(amount);
});

test.each(['', '10', '%', 'ten%', '10%%', '10,5%', '-1%', '100.01%', '1e1%'])(
  '%p is no discount in per cent',
  (typed) => {
    expect(totalsOf(draft(typed)).discount).toBe('');
  },
);

test('the totals subtract what the rate comes to, before tax', () => {
  expect(totalsOf(draft('10%', { tax: '20', shipping: '5' }))).toEqual({
    amounts: ['€170.00'],
    subtotal: '€170.00',
    discount: '-€17.00',
    notCredited: '',
    taxes: [],
    total: '€188.60',
    balance: '€188.60',
  });
  expect(totalsOf(draft('10')).discount).toBe('');
  expect(totalsOf(draft('180'))).toMatchObject({ discount: '-€170.00', total: '€0.00' });
  expect(totalsOf(draft('10', lines('-20')))).toMatchObject({
    subtotal: '-€20.00',
    discount: '€0.00',
    notCredited: '€20.00',
    total: '€0.00',
  });
  expect(totalsOf(draft('150%')).total).toBe('€170.00');
});
