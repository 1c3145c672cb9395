import {
  countryDefaults,
  smallBusinessOf,
  standardRateOf,
  usualTax,
} from '../../../src/domain/country-defaults';
import { COUNTRY_CODES, isInEu } from '../../../src/domain/country';

const NONE = { zero_rate_category: null, zero_rate_reason: null };

test.each([
  ['DE', 19, 'E', 'Steuerfrei nach § 19 UStG (Kleinunternehmer)'],
  ['AT', 20, 'E', 'Steuerfrei nach § 6 Abs. 1 Z 27 UStG 1994 (Kleinunternehmer)'],
  ['FR', 20, 'E', 'TVA non applicable, art. 293 B du CGI'],
  ['GB', 20, null, null],
])('a business in %s has the standard rate, or is small', (country, rate, category, reason) => {
  expect(usualTax(country, false)).toEqual({ default_tax_rate: rate, ...NONE });
  expect(usualTax(country, true)).toEqual({
    default_tax_rate: null,
    zero_rate_category: category,
    zero_rate_reason: reason,
  });
});

test('countries that ask for no small business have their rate whatever is said', () => {
  expect(smallBusinessOf('NL')).toBeNull();
  expect(usualTax('NL', true)).toEqual({ default_tax_rate: 21, ...NONE });
  expect(usualTax('US', false)).toEqual({ default_tax_rate: null, ...NONE });
  expect(usualTax(null, true)).toEqual({ default_tax_rate: null, ...NONE });
});

test('every country of the EU has a rate', () => {
  const without = COUNTRY_CODES.filter((code) => isInEu(code) && standardRateOf(code) === null);
  expect(without).toEqual([]);
});

const ENGLISH = {
  invoice_number_pattern: 'INV-{00000}',
  quotation_number_pattern: 'QT-{00000}',
  credit_note_number_pattern: 'CN-{00000}',
};
const GERMAN = {
  invoice_number_pattern: 'RE-{00000}',
  quotation_number_pattern: 'AN-{00000}',
  credit_note_number_pattern: 'GS-{00000}',
};

test.each([
  ['DE', { language: 'de', paper_size: 'A4', ...GERMAN }],
  ['AT', { language: 'de', paper_size: 'A4', ...GERMAN }],
  ['FR', { language: 'fr', paper_size: 'A4', ...ENGLISH }],
  ['GB', { language: 'en', paper_size: 'A4', ...ENGLISH }],
  ['US', { language: 'en', paper_size: 'LETTER', ...ENGLISH }],
  ['CH', { language: 'de', paper_size: 'A4', ...ENGLISH }],
  ['MX', { language: 'es', paper_size: 'LETTER', ...ENGLISH }],
  [null, { language: 'es', paper_size: 'A4', ...ENGLISH }],
])('numbers, paper and language of %s', (country, expected) => {
  expect(countryDefaults(country, 'es')).toEqual(expected);
});

test('a country of several languages has that of its operator', () => {
  expect(countryDefaults('CH', 'fr').language).toBe('fr');
  expect(countryDefaults('BE', 'de').language).toBe('de');
});
