import {
  typedDays,
  typedMonthName,
  typedMonths,
  typedYearlessDays,
} from '../../../src/domain/typed-day';

test.each([
  ['2026-12-05', ['2026-12-05']],
  ['2026-1-5', ['2026-01-05']],
  ['5.12.2026', ['2026-12-05']],
  ['05. 12. 2026', ['2026-12-05']],
  ['05.12.26', ['2026-12-05']],
  ['5/12/2026', ['2026-12-05', '2026-05-12']],
  ['5-12-2026', ['2026-12-05', '2026-05-12']],
  ['12/31/2026', ['2026-12-31']],
  ['5 Dec 2026', ['2026-12-05']],
  ['5-Dec-26', ['2026-12-05']],
  ['5. Dezember 2026', ['2026-12-05']],
  ['5. Dez. 2026', ['2026-12-05']],
  ['5 déc. 2026', ['2026-12-05']],
  ['1er août 2026', ['2026-08-01']],
  ['5 de diciembre de 2026', ['2026-12-05']],
  ['March 3rd, 2026', ['2026-03-03']],
  ['3. März 2026', ['2026-03-03']],
  ['29.2.2028', ['2028-02-29']],
])('"%s" is a day', (typed, days) => {
  expect(typedDays(typed)).toEqual(days);
});

test.each([
  '',
  '5.12.',
  '30.2.2026',
  '31/31/2026',
  '1.190',
  '5 Ju 2026',
  'INV-2026-001',
  '2026',
  '5.12.20261',
  'hello 5',
])('"%s" is none', (typed) => {
  expect(typedDays(typed)).toEqual([]);
});

test('who writes the month first means it, but not with dots', () => {
  expect(typedDays('5/12/2026', { monthFirst: true })[0]).toBe('2026-05-12');
  expect(typedDays('5.12.2026', { monthFirst: true })).toEqual(['2026-12-05']);
});

test('a day without a year is of the given one', () => {
  for (const typed of ['5.12.', '5.12', '051226', '05122026', '5 Dec', 'Dec 5', '5/12'])
    expect([typed, typedDays(typed, { year: '2026' })[0]]).toEqual([typed, '2026-12-05']);
});

test.each([
  ['2026-12', ['2026-12-01']],
  ['2026/2', ['2026-02-01']],
  ['12.2026', ['2026-12-01']],
  ['12/2026', ['2026-12-01']],
  ['Dezember 2026', ['2026-12-01']],
  ['déc. 2026', ['2026-12-01']],
  ['marzo de 2026', ['2026-03-01']],
  ['2026-13', []],
  ['2026', []],
  ['Hello 2026', []],
  ['2026-12-05', []],
])('"%s" is a month', (typed, months) => {
  expect(typedMonths(typed)).toEqual(months);
});

test.each([
  ['5.12.', ['12-05']],
  ['5/12', ['12-05', '05-12']],
  ['29. Februar', ['02-29']],
  ['Dec 5', ['12-05']],
  ['5.12', []],
  ['0512', []],
  ['31.2.', []],
  ['5.12.2026', []],
])('"%s" is a day of any year', (typed, days) => {
  expect(typedYearlessDays(typed)).toEqual(days);
});

test('the whole name of a month is the month of any year', () => {
  const names = ['Dezember', 'décembre', 'diciembre', 'DECEMBER', 'März', 'mai', 'Dez', 'Marta'];
  expect(names.map(typedMonthName)).toEqual([12, 12, 12, 12, 3, 5, null, null]);
});
