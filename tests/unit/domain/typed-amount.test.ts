import { typedAmounts } from '../../../src/domain/typed-amount';

test.each<[typed: string, amounts: string[]]>([
  ['1190', ['1190']],
  ['1.190,00', ['1190']],
  ['1,190.00', ['1190']],
  ['1 190,00', ['1190']],
  ["1'190.50", ['1190.5']],
  ['1.190', ['1.19', '1190']],
  ['1,190', ['1190', '1.19']],
  ['12,5', ['12.5']],
  ['-20.00', ['-20']],
  ['0,99', ['0.99']],
  ['€ 1.190,00', ['1190']],
  ['1190 EUR', ['1190']],
  ['EUR 1190', ['1190']],
  ['1.234.567,89', ['1234567.89']],
])('%s may mean %j', (typed, amounts) => {
  expect(typedAmounts(typed)).toEqual(amounts);
});

test.each([
  '',
  'INV-00012',
  '00012',
  '1.19.00',
  '1,19,000',
  'Müller',
  '1e5',
  '12 apples',
  '1'.repeat(40),
])('%s is no amount', (typed) => {
  expect(typedAmounts(typed)).toEqual([]);
});
