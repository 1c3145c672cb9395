import { choiceOf, found, LISTS, type ListName } from '../../../src/admin/forms/inputs/choices';
import { COUNTRY_CODES } from '../../../src/domain/country';
import { checkCurrency } from '../../../src/domain/currency';
import { isTimeZone } from '../../../src/domain/dates';

const first = (list: ListName, typed: string) => found(LISTS[list], typed)[0];

test.each([
  ['country', 'AT', 'Austria (AT)'],
  ['country', 'austr', 'Australia (AU)'],
  ['country', 'aland', 'Åland Islands (AX)'],
  ['country', 'kingdom', 'United Kingdom (GB)'],
  ['currency', 'eur', 'Euro (EUR)'],
  ['currency', 'Swiss', 'Swiss Franc (CHF)'],
  ['currency', 'yen', 'Japanese Yen (JPY)'],
  ['currency', 'guilder (XCG', 'Caribbean guilder (XCG)'],
  ['time-zone', 'vienna', 'Europe/Vienna'],
  ['time-zone', 'new york', 'America/New York'],
  ['time-zone', 'utc', 'UTC'],
  ['language', 'ger', 'German'],
] as const)('in the list of %s, %p finds %s first', (list, typed, label) => {
  expect(first(list, typed)?.label.toLowerCase()).toBe(label.toLowerCase());
});

test('nothing typed shows all, and nonsense nothing', () => {
  expect(found(LISTS.country, ' ')).toHaveLength(COUNTRY_CODES.length);
  expect(found(LISTS.country, 'qqq')).toEqual([]);
});

test('the service takes every value of the lists', () => {
  const refused = LISTS.currency.filter(({ value }) => 'problem' in checkCurrency(value));
  expect(refused).toEqual([]);
  expect(LISTS.currency.length).toBeGreaterThan(150);
  expect(LISTS['time-zone'].filter(({ value }) => !isTimeZone(value))).toEqual([]);
  expect(LISTS['time-zone'].length).toBeGreaterThan(400);
});

test('each value is in its list once', () => {
  for (const choices of Object.values(LISTS)) {
    expect(new Set(choices.map(({ value }) => value)).size).toBe(choices.length);
  }
});

test('a stored value that no list has keeps its name', () => {
  expect(choiceOf(LISTS['time-zone'], 'US/Eastern')).toEqual({
    value: 'US/Eastern',
    label: 'US/Eastern',
  });
  expect(choiceOf(LISTS.currency, 'CHF').label).toBe('Swiss Franc (CHF)');
});
