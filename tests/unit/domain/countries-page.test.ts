import { readFileSync } from 'node:fs';
import { COUNTRY_CODES } from '../../../src/domain/country';
import { smallBusinessOf, standardRateOf } from '../../../src/domain/country-defaults';
import { sheetLawOf } from '../../../src/domain/sheet-law';

const page = readFileSync('docs/countries.md', 'utf8').replace(/\s+/g, ' ');

test('the page on countries has every standard rate', () => {
  const rates = COUNTRY_CODES.map((code) => [code, standardRateOf(code)] as const);
  const known = rates.filter(([, rate]) => rate !== null).map((one) => one.join(' '));
  expect(known.filter((text) => !page.includes(text))).toEqual([]);
  expect(known).toHaveLength(31);
});

test('it has the sentence of every small business', () => {
  const reasons = COUNTRY_CODES.flatMap((code) => smallBusinessOf(code)?.reason ?? []);
  expect(reasons.filter((reason) => !page.includes(`"${reason}"`))).toEqual([]);
  expect(reasons).toHaveLength(3);
});

test('it has every paragraph that the list beside a draft names', () => {
  const laws = COUNTRY_CODES.flatMap((code) => Object.values(sheetLawOf(code) ?? {}));
  expect(laws.filter((law) => !page.includes(`(${law}`))).toEqual([]);
  expect(laws).toHaveLength(60);
});
