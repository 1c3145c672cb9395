import {
  longDate,
  longMonth,
  longPeriod,
  shortDate,
  shortMoment,
  shortMonth,
} from '../../../../src/admin/words/dates';
import { followLanguage, PANEL_LANGUAGES } from '../../../../src/admin/words/language';

let language: string | undefined;
beforeAll(() => followLanguage(() => language));

const MONTHS = Array.from(
  { length: 12 },
  (_, month) => `2026-${String(month + 1).padStart(2, '0')}-01`,
);

test.each([
  ['en', '5 Dec 2026', '5 December 2026', 'December 2026'],
  ['de', '5. Dez. 2026', '5. Dezember 2026', 'Dezember 2026'],
  ['fr', '5 déc. 2026', '5 décembre 2026', 'décembre 2026'],
  ['es', '5 dic 2026', '5 de diciembre de 2026', 'diciembre de 2026'],
])('in %s a day is %s or %s, and its month %s', (chosen, short, long, month) => {
  language = chosen;
  expect([shortDate('2026-12-05'), longDate('2026-12-05'), longMonth('2026-12-05')]).toEqual([
    short,
    long,
    month,
  ]);
  expect(longPeriod({ from: '2026-12-05', to: '2026-12-05' })).toBe(`${long} – ${long}`);
});

test('the names of months in the chart are short, and differ', () => {
  language = 'en';
  expect(MONTHS.map(shortMonth).join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
  for (language of ['de', 'fr', 'es']) {
    const names = MONTHS.map(shortMonth);
    expect(new Set(names).size).toBe(12);
    expect(names.filter((name) => name.length > 5 || name.includes('.'))).toEqual([]);
  }
});

test('a value that is no date is a dash in every language', () => {
  for (language of [undefined, ...PANEL_LANGUAGES]) {
    expect([shortDate(null), shortDate('soon'), shortMoment(undefined)]).toEqual(['–', '–', '–']);
  }
});
