import { choiceWord } from '../../../../src/admin/kit/status/choice-words';
import { choiceOf, found, LISTS } from '../../../../src/admin/forms/inputs/choices';
import { formNumber, shownNumber } from '../../../../src/admin/kit/typed/form-number';
import { beyondLimits } from '../../../../src/admin/kit/typed/number-limits';
import { parseTypedNumber } from '../../../../src/admin/kit/typed/parse-typed-number';
import { dateProblem } from '../../../../src/admin/kit/typed/typed-date';
import { followLanguage } from '../../../../src/admin/words/language';
import { schemeName } from '../../../../src/domain/identifier-schemes';

afterEach(() => followLanguage(() => undefined));

test.each([
  ['de', 'country', 'AT', 'Österreich (AT)'],
  ['fr', 'country', 'DE', 'Allemagne (DE)'],
  ['es', 'currency', 'CHF', 'franco suizo (CHF)'],
  ['de', 'language', 'fr', 'Französisch'],
  ['de', 'address-scheme', '9930', 'USt-IdNr. (Deutschland) (9930)'],
  ['fr', 'address-scheme', '9924', 'Numéro de TVA (Bosnie-Herzégovine) (9924)'],
  ['es', 'register', '0088', 'GLN (código de localización GS1) (0088)'],
  ['de', 'register', '0009', 'SIRET (Frankreich) (0009)'],
  ['en', 'address-scheme', '9924', 'VAT number (Bosnia and Herzegovina) (9924)'],
] as const)('in %s, the list of %s has %s as %s', (language, list, value, label) => {
  followLanguage(() => language);
  expect(choiceOf(LISTS[list], value).label).toBe(label);
});

test('a list is sorted and searched in the language of the panel', () => {
  followLanguage(() => 'de');
  expect(found(LISTS.country, 'oster')[0]?.label).toBe('Österreich (AT)');
  const labels = LISTS.country.map(({ label }) => label);
  expect(labels).toEqual([...labels].sort((left, right) => left.localeCompare(right, 'de')));
  followLanguage(() => 'en');
  expect(LISTS.country[0]?.label).toBe('Afghanistan (AF)');
});

test('a scheme with a country has that country’s name in each language', () => {
  followLanguage(() => 'de');
  const schemes = [...LISTS.register, ...LISTS['address-scheme']];
  const english = schemes.filter(({ value, label }) => {
    const name = schemeName(value);
    return / \((?!GS1|legal)/.test(name) && label === `${name} (${value})`;
  });
  expect(english).toEqual([]);
});

test.each([
  ['de', 'items.0.tax_category', 'AE', 'Steuerschuldnerschaft des Leistungsempfängers (AE)'],
  ['fr', 'zero_rate_category', 'E', 'Exonéré de TVA (E)'],
  ['es', 'reason', 'duplicate', 'Factura duplicada'],
  ['de', 'template_type', 'classic', 'Klassisch'],
  ['fr', 'state', 'issued', 'Émis'],
  ['en', 'lock_documents', 'never', 'May be corrected'],
  ['en', 'kind', 'decision', 'Decision'],
])('in %s, %s %s is %s', (language, field, value, word) => {
  followLanguage(() => language);
  expect(choiceWord(field, value)).toBe(word);
});

const problem = (text: string, locale: string) => {
  const parsed = parseTypedNumber(text, locale);
  return 'problem' in parsed ? parsed.problem : parsed.value;
};

test('refused numbers and dates are explained in the language of the panel', () => {
  followLanguage(() => 'de');
  expect(problem('zwölf', 'de-DE')).toBe('Das ist keine Zahl.');
  expect(beyondLimits('1.5', 0)).toBe('Das muss eine ganze Zahl sein.');
  expect(beyondLimits('1.2345678', 6)).toBe('Höchstens 6 Nachkommastellen.');
  followLanguage(() => 'fr');
  expect(problem('1.234', 'fr-FR')).toBe(
    'Cela peut être 1234 ou 1,234. Saisissez-le sans séparateur de milliers.',
  );
  expect(dateProblem('31.2.')).toBe('Ce n’est pas une date. Saisissez-la comme 5/12/2026.');
  followLanguage(() => 'es');
  expect(problem('12 €', 'es-ES')).toBe('Escriba solo el número, sin % ni moneda.');
});

test.each([
  ['en', 'en-US', '1.5', '1.234', 1.234],
  ['en', 'de-DE', '1,5', '1.234', 1234],
  ['de', 'en-US', '1,5', '1.234', 1234],
  // In Switzerland the point stands before decimals.
  ['de', 'de-CH', '1.5', "1'234.5", 1234.5],
])('a panel in %s, browser in %s, shows 1.5 as %s', (language, browser, shown, typed, read) => {
  followLanguage(() => language);
  Object.defineProperty(globalThis, 'navigator', {
    value: { language: browser },
    configurable: true,
  });
  expect(shownNumber(1.5)).toBe(shown);
  expect(formNumber(typed, 6)).toBe(read);
  Reflect.deleteProperty(globalThis, 'navigator');
});
