import fc from 'fast-check';
import { readTyped, shownNumber } from '../../../../src/generator/browser/numbers';

test.each([
  ['12,50', '12.50'],
  ['1.234,5', '1234.5'],
  ['1 234,5', '1234.5'],
  ['1\u00a0234\u00a0567,5', '1234567.5'],
  ['1\u202f234', '1234'],
  ['1.234', '1234'],
  ['1.234.567', '1234567'],
  ['-1.234,5', '-1234.5'],
  // A dot on the keys for numbers means a comma where it cannot set thousands apart.
  ['12.5', '12.5'],
  ['0.125', '0.125'],
  ['1.2345', '1.2345'],
  ['1234.567', '1234.567'],
  [' 7,5 % ', '7.5 %'],
  ['1.000 %', '1000 %'],
  [',5', '.5'],
  ['12,', '12.'],
  ['1234', '1234'],
  ['', ''],
])('a German who types %j means %j', (typed, read) => {
  expect(readTyped(typed, 'de')).toBe(read);
});

test.each([
  '1,2,3',
  '1.234,5,6',
  '1,234.5',
  '1.23.456',
  '12.345.67',
  'zehn',
  '1.234 567',
  '--1',
  '12,50 €',
])('%j is no number in German and stays, for the service to refuse', (typed) => {
  expect(readTyped(typed, 'de')).toBe(typed);
});

test.each(['7,5', '1,234.5', '12.5', ' 10 '])('in English %j stays as it was typed', (typed) => {
  expect(readTyped(typed, 'en')).toBe(typed);
});

test.each([
  ['12.50', '12,50'],
  ['7.5%', '7,5%'],
  ['-.5', '-,5'],
  ['1.2.3', '1.2.3'],
  ['', ''],
])('%j is shown to a German as %j', (kept, shown) => {
  expect(shownNumber(kept, 'de')).toBe(shown);
  expect(shownNumber(kept, 'en')).toBe(kept);
});

/** Decimal texts as a draft keeps them; the examples hold the ones that look like thousands. */
const kept = fc
  .tuple(
    fc.constantFrom('', '-'),
    fc.stringMatching(/^\d{1,9}$/),
    fc.stringMatching(/^(\.\d{1,6})?$/),
  )
  .map((parts) => parts.join(''));

test('a number that is shown and typed again is the same one, in every language', () => {
  fc.assert(
    fc.property(kept, fc.constantFrom('en', 'de', 'fr', 'pl'), (text, language) => {
      expect(readTyped(shownNumber(text, language), language)).toBe(text);
    }),
    {
      examples: [
        ['1.234', 'de'],
        ['-123.456', 'fr'],
        ['1234567', 'pl'],
        ['0.125', 'de'],
      ],
    },
  );
});
