import Big from 'big.js';
import fc from 'fast-check';
import { CURRENCY_CODES, printedMinorUnit } from '../../../src/domain/currency';
import { LANGUAGES, type Language } from '../../../src/domain/languages';
import { moneyPrinter } from '../../../src/domain/print-money';
import {
  countryIn,
  labelBefore,
  longDate,
  moneyIn,
  numberIn,
  percentIn,
  shortDate,
} from '../../../src/words/format';

/** Spaces that do not break, as a reader of this file sees them. */
const shown = (text: string) => text.replace(/\u00a0/g, '~');

const inAll = (print: (language: Language) => string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, shown(print(language))]));

test('dates in figures; English ones are as they were', () => {
  expect(inAll((language) => shortDate('2027-01-05', language))).toEqual({
    en: '2027-01-05',
    de: '05.01.2027',
    fr: '05/01/2027',
    es: '05/01/2027',
    it: '05/01/2027',
    nl: '05-01-2027',
    pt: '05/01/2027',
    pl: '05.01.2027',
  });
});

test('dates in words', () => {
  expect(inAll((language) => longDate('2027-03-01', language))).toEqual({
    en: '1 March 2027',
    de: '1. März 2027',
    fr: '1 mars 2027',
    es: '1 de marzo de 2027',
    it: '1 marzo 2027',
    nl: '1 maart 2027',
    pt: '1 de março de 2027',
    pl: '1 marca 2027',
  });
});

test('amounts, also below zero: thousands stand apart, and nothing breaks', () => {
  expect(inAll((language) => moneyIn('EUR', language)('-1234.5'))).toEqual({
    en: '-€1,234.50',
    de: '-1.234,50~€',
    fr: '-1~234,50~€',
    es: '-1.234,50~€',
    it: '-1.234,50~€',
    nl: '€~-1.234,50',
    pt: '-1~234,50~€',
    pl: '-1~234,50~€',
  });
});

test('amounts have the decimals of their currency, or more where they are given', () => {
  const german = (currency: string, amount: string) => shown(moneyIn(currency, 'de')(amount));
  expect(german('KWD', '1.25')).toBe('1,250~KWD');
  expect(german('JPY', '1200')).toBe('1.200~¥');
  // CLDR has none for this currency; ISO 4217 has three.
  expect(german('IQD', '7')).toBe('7,000~IQD');
  expect(german('EUR', '0.00425')).toBe('0,00425~€');
  expect(german('EUR', '0')).toBe('0,00~€');
  expect(shown(moneyIn('PLN', 'pl')('10'))).toBe('10,00~zł');
});

test('quantities and percentages', () => {
  expect(inAll((language) => numberIn(language)('1234.5'))).toEqual({
    en: '1,234.5',
    de: '1.234,5',
    fr: '1~234,5',
    es: '1.234,5',
    it: '1.234,5',
    nl: '1.234,5',
    pt: '1~234,5',
    pl: '1~234,5',
  });
  expect(shown(numberIn('fr', 2)('1000'))).toBe('1~000,00');
  expect(numberIn('en', 3)('1000')).toBe('1,000.000');
  expect(inAll((language) => percentIn(language)('5.50'))).toEqual({
    en: '5.5%',
    de: '5,5~%',
    fr: '5,5~%',
    es: '5,5~%',
    it: '5,5%',
    nl: '5,5%',
    pt: '5,5%',
    pl: '5,5%',
  });
});

test('an amount in English is what it was', () => {
  for (const currency of CURRENCY_CODES) {
    const [now, before] = [moneyIn(currency, 'en'), moneyPrinter(currency)];
    expect(now('-1234567.8')).toBe(before('-1234567.8'));
  }
});

/** The number that a text says. @param print prints numbers of the same language */
function read(text: string, language: Language): string {
  const [, decimal = ''] = /5(\D)5/.exec(numberIn(language)('5.5')) ?? [];
  const digits = [...text].filter((char) => /[-\d]/.test(char) || char === decimal).join('');
  return new Big(digits.replace(decimal, '.')).toFixed();
}

const amount = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 40n }), fc.integer({ min: 0, max: 30 }))
  .map(([isBelow, digits, decimals]) => {
    const value = new Big(digits.toString()).div(new Big(10).pow(decimals).toFixed());
    return (isBelow ? value.times(-1) : value).toFixed();
  });

/** Longer than any number of JavaScript, and than the decimals that `Intl` takes. */
const LONGEST = `-${'1234567890'.repeat(31)}.${'0123456789'.repeat(4)}1`;
const SMALLEST = `-0.${'0'.repeat(29)}1`;

test('every digit of an amount is printed, in every language', () => {
  Big.DP = 40;
  fc.assert(
    fc.property(fc.constantFrom(...LANGUAGES), amount, (language, value) => {
      for (const currency of ['EUR', 'JPY', 'KWD', 'PLN'])
        expect(read(moneyIn(currency, language)(value), language)).toBe(value);
      expect(read(numberIn(language, 2)(value), language)).toBe(value);
      expect(read(percentIn(language)(value), language)).toBe(value);
    }),
    {
      examples: LANGUAGES.flatMap(
        (language) =>
          [
            [language, LONGEST],
            [language, SMALLEST],
          ] as [Language, string][],
      ),
    },
  );
});

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  'in %s, every currency stands beside its amount and neither breaks',
  (language) => {
    for (const currency of CURRENCY_CODES) {
      const text = moneyIn(currency, language)('-1234567.8');
      const least = printedMinorUnit(currency);
      expect(text).toContain(numberIn(language, least)('1234567.8'));
      expect(text).toContain('-');
      // U+00A0 alone: breaking spaces, narrow ones and marks of direction are none of ours.
      expect(text).toMatch(/^[^\s\p{Cf}]+(\u00a0[^\s\p{Cf}]+)*$/u);
      expect(text.length).toBeGreaterThan(numberIn(language, least)('-1234567.8').length);
    }
  },
);

test('countries and labels', () => {
  expect(inAll((language) => countryIn('DE', language))).toEqual({
    en: 'Germany',
    de: 'Deutschland',
    fr: 'Allemagne',
    es: 'Alemania',
    it: 'Germania',
    nl: 'Duitsland',
    pt: 'Alemanha',
    pl: 'Niemcy',
  });
  expect(labelBefore('IBAN', 'DE1', 'de')).toBe('IBAN: DE1');
  expect(shown(labelBefore('IBAN', 'FR1', 'fr'))).toBe('IBAN~: FR1');
});
