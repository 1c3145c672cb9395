import { categoryWord, printDay, printPeriod, revenueWord } from '../../../src/domain/report-words';

test('a day and a period are printed as a reader writes them', () => {
  expect(printDay('2026-05-03')).toBe('3 May 2026');
  expect(printPeriod({ from: '2026-01-01', to: '2026-12-31' })).toBe(
    '1 January 2026 – 31 December 2026',
  );
});

test.each([
  [null, ''],
  ['S', 'Standard rate'],
  ['AE', 'Reverse charge'],
  ['X', 'X'],
])('the category %s is printed as "%s"', (category, expected) => {
  expect(categoryWord(category)).toBe(expected);
});

test.each([
  ['month', '2026-05-01', null, 'May 2026'],
  ['customer', 'c1', 'Acme', 'Acme'],
  ['product', 'p1', 'Consulting', 'Consulting'],
  ['product', 'p1', null, 'Unknown product p1'],
  ['product', null, null, 'Without a product'],
] as const)(
  'a row of the revenue by %s, with the key %s and the name %s, is called %s',
  (by, key, name, word) => {
    expect(revenueWord(by, { key, name })).toBe(word);
  },
);
