import Big from 'big.js';
import fc from 'fast-check';
import { parseTypedNumber, printNumber } from '../../../src/admin/kit/typed/parse-typed-number';
import { times } from '../../support/times';

const read = (text: string, locale: string): string => {
  const parsed = parseTypedNumber(text, locale);
  return 'value' in parsed ? parsed.value : parsed.problem;
};

const NOT = 'This is not a number.';
const ALONE = 'Type the number alone, without % or a currency.';

describe('a number as it is typed', () => {
  test.each([
    // typed, in German, in English
    ['12', '12', '12'],
    ['12,5', '12.5', '12.5'],
    ['12.5', '12.5', '12.5'],
    ['1.234,56', '1234.56', '1234.56'],
    ['1,234.56', '1234.56', '1234.56'],
    ['1 234,56', '1234.56', '1234.56'],
    ['1\u00a0234,56', '1234.56', '1234.56'],
    ['1\u202f234,56', '1234.56', '1234.56'],
    ["1'234.50", '1234.5', '1234.5'],
    ['1’234,50', '1234.5', '1234.5'],
    ['1.234.567', '1234567', '1234567'],
    ['1,234,567.8', '1234567.8', '1234567.8'],
    // Two readings: the language decides.
    ['1.234', '1234', '1.234'],
    ['1,234', '1.234', '1234'],
    ['12.345', '12345', '12.345'],
    // One reading: there are no thousands of 0, nor of four digits.
    ['0.125', '0.125', '0.125'],
    ['0,125', '0.125', '0.125'],
    ['1234.567', '1234.567', '1234.567'],
    ['1234,567', '1234.567', '1234.567'],
    ['1,2345', '1.2345', '1.2345'],
    [',5', '0.5', '0.5'],
    ['.5', '0.5', '0.5'],
    ['-3', '-3', '-3'],
    ['−3,5', '-3.5', '-3.5'],
    ['-1.234,5', '-1234.5', '-1234.5'],
    ['007', '7', '7'],
    [' 12 ', '12', '12'],
    ['-0', '0', '0'],
    ['100.00', '100', '100'],
  ])('%s is %s in German and %s in English', (text, german, english) => {
    expect([read(text, 'de-DE'), read(text, 'en-US')]).toEqual([german, english]);
  });

  test.each([
    '12,',
    '12.',
    '12..5',
    '1,2,3',
    '1.2.3',
    '1.234.56',
    '1,234,56',
    '12.34,567.8',
    '1 2',
    '1 2345',
    '1e3',
    '0x10',
    'Infinity',
    'NaN',
    'twelve',
    '3-',
    '--3',
    '+',
    '-',
    ',',
    '.',
    '',
    ' ',
    '1/2',
    '(3)',
    "1'2",
    '1.234 567',
    '1 234.567,8',
    '1..234',
    '0.123.456',
    '١٢x',
  ])('%j is refused', (text) => {
    expect([read(text, 'de-DE'), read(text, 'en-US')]).toEqual([NOT, NOT]);
  });

  test.each(['12 €', '$12', '12,5 £', '20%', '₹ 100'])(
    '%s must be typed without its sign',
    (text) => {
      expect(read(text, 'de-DE')).toBe(ALONE);
    },
  );

  test.each([
    ['1.234', 'fr-FR', 'This can be 1234 or 1,234. Type it without a mark for thousands.'],
    ['1,234', 'de-CH', 'This can be 1234 or 1.234. Type it without a mark for thousands.'],
    ['1.234', 'de-AT', 'This can be 1234 or 1,234. Type it without a mark for thousands.'],
  ])('%s is refused in %s, where it has two meanings', (text, locale, problem) => {
    expect(read(text, locale)).toBe(problem);
  });

  test.each([
    ['١٢٫٥', 'ar-EG', '12.5'],
    ['١٬٢٣٤٫٥', 'ar-EG', '1234.5'],
    ['۱۲٫۵', 'fa-IR', '12.5'],
    ['१२.५', 'hi-IN', '12.5'],
    ['１２.５', 'ja-JP', '12.5'],
    ['12,34,567.5', 'en-IN', '1234567.5'],
    ['12.5', 'ar-EG', '12.5'],
    ['\u200e-12.5', 'he-IL', '-12.5'],
  ])('%s is read in %s', (text, locale, value) => {
    expect(read(text, locale)).toBe(value);
  });

  test('12,34,567 is refused in languages that do not group digits so', () => {
    expect(read('12,34,567', 'en-US')).toBe(NOT);
  });
});

const LOCALES = ['de-DE', 'de-CH', 'de-AT', 'en-US', 'en-IN', 'fr-FR', 'es-ES', 'pl-PL', 'ar-EG'];
const decimals = fc
  .tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.integer({ min: 0, max: 6 }))
  .map(([digits, places]) => new Big(digits.toString()).div(new Big(10).pow(places)));

test('every displayed number is read back, in every language', () => {
  const cases = fc.property(decimals, fc.constantFrom(...LOCALES), (number, locale) => {
    expect(read(printNumber(number.toFixed(), locale), locale)).toBe(number.toFixed());
  });
  fc.assert(cases, { numRuns: times(2_000) });
});

test('every number is read in its language’s own form, with thousands separators', () => {
  const cases = fc.property(decimals, fc.constantFrom(...LOCALES), (number, locale) => {
    const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
    expect(read(format.format(number.toFixed() as never), locale)).toBe(number.toFixed());
  });
  fc.assert(cases, { numRuns: times(2_000) });
});

test('no typed text is read as a number that would be displayed in another way', () => {
  const typed = fc.string({ unit: fc.constantFrom(..."0123456789.,' -٫٬e%€"), maxLength: 12 });
  const cases = fc.property(typed, fc.constantFrom(...LOCALES), (text, locale) => {
    const parsed = parseTypedNumber(text, locale);
    if ('problem' in parsed) return;
    expect(parsed.value).toMatch(/^-?(0|[1-9]\d*)(\.\d*[1-9])?$/);
    const digits = (all: string) => all.replace(/\D/g, '').replace(/^0+|0+$/g, '');
    expect(digits(parsed.value)).toBe(digits(text));
  });
  fc.assert(cases, { numRuns: times(5_000) });
});
