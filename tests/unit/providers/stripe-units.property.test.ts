import Big from 'big.js';
import fc from 'fast-check';
import { minorUnitOf } from '../../../src/domain/currency';
import {
  fromStripe,
  STRIPE_CURRENCIES,
  stripeTakes,
  toStripe,
} from '../../../src/providers/stripe/units';

const MOST = 99_999_999;
const currency = fc.constantFrom(...STRIPE_CURRENCIES);
/** Decimal text with up to four decimals. */
const amount = fc
  .tuple(fc.integer({ min: 0, max: 2_000_000_000 }), fc.integer({ min: 0, max: 4 }))
  .map(([digits, decimals]) => new Big(digits).div(new Big(10).pow(decimals)));

test.each([
  ['USD', '10', 1000],
  ['JPY', '500', 500],
  ['MGA', '10', 10],
  ['ISK', '500', 50_000],
  ['UGX', '500', 50_000],
  ['HUF', '175.50', 17_550],
  ['TWD', '3.25', 325],
  ['KWD', '5.120', 5120],
  ['USD', '999999.99', MOST],
] as const)('in %s, %s is %d', (code, text, units) => {
  expect(toStripe(new Big(text), code)).toBe(units);
});

test.each([
  ['a third decimal', 'EUR', '10.005'],
  ['a decimal of a currency without any', 'JPY', '500.5'],
  ['a decimal that ISO 4217 has, but not Stripe', 'MGA', '10.20'],
  ['a decimal of a currency in whole hundredths', 'ISK', '10.50'],
  ['a last digit of three that is not 0', 'KWD', '5.124'],
  ['too much', 'USD', '1000000'],
  ['nothing', 'EUR', '0'],
  ['less than nothing', 'EUR', '-1'],
  ['a currency that Stripe does not have', 'IQD', '10'],
  ['a currency in small letters', 'eur', '10'],
])('%s is refused, not rounded', (_what, code, text) => {
  expect([toStripe(new Big(text), code), stripeTakes(new Big(text), code)]).toEqual([null, false]);
});

test('what is below the least charge is not taken', () => {
  expect([
    stripeTakes(new Big('0.49'), 'EUR'),
    stripeTakes(new Big('0.50'), 'EUR'),
    stripeTakes(new Big('49'), 'JPY'),
    stripeTakes(new Big('50'), 'JPY'),
  ]).toEqual([false, true, false, true]);
});

test('every amount comes back exactly, or is refused', () => {
  fc.assert(
    fc.property(amount, currency, (given, code) => {
      const units = toStripe(given, code);
      if (units === null) return;
      expect(Number.isSafeInteger(units)).toBe(true);
      expect([units > 0, units <= MOST]).toEqual([true, true]);
      expect(fromStripe(units, code).eq(given)).toBe(true);
    }),
  );
});

test('an amount is refused only where it does not fit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MOST }), currency, (units, code) => {
      const given = fromStripe(units, code);
      const three = ['BHD', 'JOD', 'KWD', 'OMR', 'TND'].includes(code);
      const whole = ['ISK', 'UGX'].includes(code);
      const fits = units % (three ? 10 : whole ? 100 : 1) === 0;
      expect(toStripe(given, code)).toBe(fits ? units : null);
    }),
  );
});

test('all its currencies are of ISO 4217, old ones aside', () => {
  const unknown = STRIPE_CURRENCIES.filter((code) => minorUnitOf(code) === null);
  expect(unknown).toEqual(['STD']);
});
