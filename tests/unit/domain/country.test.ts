import {
  checkCountryCode,
  COUNTRY_CODES,
  countryCodeOf,
  countryName,
} from '../../../src/domain/country';

test('the list has the 249 assigned codes of ISO 3166-1, in order', () => {
  expect(COUNTRY_CODES).toHaveLength(249);
  expect([...COUNTRY_CODES].sort()).toEqual(COUNTRY_CODES);
  expect(COUNTRY_CODES.slice(0, 3)).toEqual(['AD', 'AE', 'AF']);
});

test.each([
  ['DE', 'DE'],
  [' at ', 'AT'],
  ['gb', 'GB'],
  ['SS', 'SS'],
])('%p is the country %s', (input, value) => {
  expect(checkCountryCode(input)).toEqual({ value });
});

// Kosovo, the United Kingdom and Europe have codes of others, which ISO 3166-1 has not assigned.
test.each(['XK', 'UK', 'EU', 'EL', 'AN', 'DEU', 'Germany', '', 'constructor', 49, null, ['DE']])(
  '%p is no country',
  (input) => {
    const problem = 'must be an ISO 3166-1 alpha-2 country code such as DE';
    expect(checkCountryCode(input)).toEqual({ problem });
  },
);

test('every country has an English name', () => {
  expect(['DE', 'GB', 'CI'].map(countryName)).toEqual([
    'Germany',
    'United Kingdom',
    'Côte d’Ivoire',
  ]);
  expect(COUNTRY_CODES.filter((code) => countryName(code) === code)).toEqual([]);
});

test.each([
  ['de', 'DE'],
  ['Österreich', 'AT'],
  ['Royaume-Uni', 'GB'],
  ['U.K.', 'GB'],
  ['日本', 'JP'],
  ['', null],
  ['constructor', null],
  ['Ruritania', null],
])('%p names the country %s', (text, code) => {
  expect(countryCodeOf(text)).toBe(code);
});
