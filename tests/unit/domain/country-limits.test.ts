import { readFileSync } from 'node:fs';
import { isLimited, LIMITED_COUNTRIES } from '../../../src/domain/country-limits';

test.each([
  ['PL', true],
  ['DE', false],
  ['pl', false],
  [null, false],
])('that %p has limits is %s', (country, expected) => {
  expect(isLimited(country)).toBe(expected);
});

test('the page on countries says of each of them what is missing', () => {
  const page = readFileSync('docs/countries.md', 'utf8');
  const name = new Intl.DisplayNames('en', { type: 'region' });
  for (const code of LIMITED_COUNTRIES) {
    expect(page).toMatch(new RegExp(`\\| ${name.of(code)} +\\|.*\\*\\*(not|do not)`));
  }
});
