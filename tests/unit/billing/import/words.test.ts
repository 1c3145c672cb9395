import {
  dayOrderOf,
  isUnclearDate,
  orderOfCell,
  readDay,
} from '../../../../src/billing/import/dates';
import { currencyOfSign, statusOfWord, unitOfWord } from '../../../../src/billing/import/words';

test.each([
  ['2024-03-04', null, '2024-03-04'],
  ['2024-03-04T23:30:00Z', null, '2024-03-04'],
  ['2024/3/4', null, '2024-03-04'],
  ['4.3.2024', 'mdy', '2024-03-04'],
  ['04. 03. 24', null, '2024-03-04'],
  ['04/03/2024', 'dmy', '2024-03-04'],
  ['03/04/2024', 'mdy', '2024-03-04'],
  ['03-31-2024 10:00', null, '2024-03-31'],
  ['31/03/2024', null, '2024-03-31'],
  ['05/05/2024', null, '2024-05-05'],
  ['Jan 28 2021', null, '2021-01-28'],
  ['3 Feb 2026', 'mdy', '2026-02-03'],
  ['28-Jan-21', null, '2021-01-28'],
  ['3. März 2026', null, '2026-03-03'],
  ['1er août 2026', null, '2026-08-01'],
  ['5 de diciembre de 2026', null, '2026-12-05'],
  ['2024-03-04 10:00 UTC', null, '2024-03-04'],
  ['30 Feb 2026', null, null],
  ['5 12 2026', null, null],
  ['03/04/2024', null, null],
  ['31/03/2024', 'mdy', null],
  ['30.02.2024', null, null],
  ['March 2024', null, null],
] as const)('the day of %j in the order %s is %s', (cell, order, day) => {
  expect(readDay(cell, order)).toBe(day);
});

test.each([
  [['03/04/2024', '31/03/2024'], 'dmy'],
  [['03/04/2024', '03/31/2024'], 'mdy'],
  [['03/04/2024', '2024-03-31', ''], null],
])('the order of %j is %s', (cells, order) => {
  const balance = cells.map(orderOfCell).reduce((sum, one) => sum + one, 0);
  expect(dayOrderOf(balance)).toBe(order);
});

test('a date is unclear only when two orders read two days', () => {
  const cells = ['03/04/2024', '03/13/2024', '03/03/2024', '2024-03-04', '3.4.2024'];
  expect(cells.filter(isUnclearDate)).toEqual(['03/04/2024']);
});

test.each([
  ['Open', 'sent'],
  ['Bezahlt', 'paid'],
  ['past due', 'overdue'],
  ['VOIDED', 'cancelled'],
  ['Entwurf', 'draft'],
  ['lost', 'lost'],
])('the status %j means %s', (word, status) => {
  expect(statusOfWord(word)).toBe(status);
});

test('units and currencies are words and signs', () => {
  expect(['Std.', 'Stk', 'hours', 'HUR', 'kg'].map(unitOfWord)).toEqual([
    'HUR',
    'C62',
    'HUR',
    'HUR',
    'KGM',
  ]);
  expect(['€', ' EUR', '$'].map(currencyOfSign)).toEqual(['EUR', 'EUR', '$']);
});
