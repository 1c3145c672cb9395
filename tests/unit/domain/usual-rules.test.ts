import { rulesOfFirstCountry, usualRules } from '../../../src/domain/usual-rules';

const EU = { tax_rounding: 'rate', lock_documents: 'when_issued' };
const ELSEWHERE = { tax_rounding: 'line', lock_documents: 'when_sent' };

test.each([
  ['DE', EU],
  ['GR', EU],
  ['CH', ELSEWHERE],
  [null, ELSEWHERE],
])('a business of the country %s begins with %j', (country, rules) => {
  expect(usualRules(country)).toEqual(rules);
});

test.each([
  [{}, { country_code: 'DE' }, EU],
  [{ ...ELSEWHERE }, { ...ELSEWHERE, country_code: 'DE' }, EU],
  [{ country_code: 'CH' }, { country_code: 'FR' }, EU],
  [{ country_code: 'DE' }, { country_code: 'FR' }, null],
  [{}, { country_code: 'CH' }, null],
  [{ country_code: 'DE' }, { country_code: null }, null],
  [
    { lock_documents: 'never' },
    { lock_documents: 'never', country_code: 'DE' },
    { tax_rounding: 'rate' },
  ],
  [{}, { lock_documents: 'never', country_code: 'DE' }, { tax_rounding: 'rate' }],
  [{ ...EU }, { ...EU, country_code: 'DE' }, {}],
])('a change from %j to %j brings %j', (before, after, rules) => {
  expect(rulesOfFirstCountry(before, after)).toEqual(rules);
});
