import Big from 'big.js';
import fc from 'fast-check';
import { taxedLines, usualCategory } from '../../../src/domain/tax';
import { documentTotals, lineTotals } from '../../../src/domain/totals';
import { asBig, documentLine, minorUnit, runs, units, type DocumentLine } from './lines';
import { minorUnits, product, rational, remainder, share, type Rational } from './rational';

/** A few rates only, so that lines share them. Some are close neighbours, as sales taxes are. */
const RATES = ['0', '5.5', '5.5001', '5.54', '8.2', '8.25', '20'];
const documentLines = fc.array(
  fc.tuple(documentLine, fc.constantFrom(...RATES)).map(([line, taxRate]) => ({
    ...line,
    taxRate,
  })),
  { minLength: 1, maxLength: 12 },
);

function netOf(line: DocumentLine, minor: number): bigint {
  const gross = product(rational(line.quantity), rational(line.unitPrice));
  return minorUnits(product(gross, remainder(rational(line.discountRate))), minor);
}

/** The tax of a rate in minor units, by fractions. */
function taxOf(rate: string, lines: readonly DocumentLine[], minor: number): bigint {
  const nets = lines.filter((line) => line.taxRate === rate).map((line) => netOf(line, minor));
  const net: Rational = {
    numerator: nets.reduce((all, one) => all + one, 0n),
    denominator: 10n ** BigInt(minor),
  };
  return minorUnits(product(net, share(rational(rate))), minor);
}

const sumOf = (amounts: readonly Big[], minor: number) =>
  amounts.reduce((all, one) => all + units(one, minor), 0n);

test('the tax of each rate equals an independent computation with fractions', () => {
  fc.assert(
    fc.property(documentLines, minorUnit, (inputs, minor) => {
      const lines = taxedLines(inputs.map(asBig), minor, 'rate');
      for (const rate of new Set(inputs.map((line) => line.taxRate))) {
        const ofRate = lines.filter((_, index) => inputs[index]?.taxRate === rate);
        const tax = ofRate.map((line) => line.taxAmount);
        expect(sumOf(tax, minor)).toBe(taxOf(rate, inputs, minor));
      }
    }),
    runs(10_000),
  );
});

test('lines and totals add up, and no line is off by more than one minor unit', () => {
  fc.assert(
    fc.property(documentLines, minorUnit, (inputs, minor) => {
      const lines = taxedLines(inputs.map(asBig), minor, 'rate');
      const totals = documentTotals(lines);
      expect(totals.total.eq(totals.subtotal.plus(totals.taxAmount))).toBe(true);
      lines.forEach((line, index) => {
        const input = asBig(inputs[index] as DocumentLine);
        expect(line.net.eq(lineTotals(input, minor).net)).toBe(true);
        expect(line.amount.eq(line.net.plus(line.taxAmount))).toBe(true);
        const exact = line.net.times(input.taxRate).div(100);
        expect(
          line.taxAmount
            .minus(exact)
            .abs()
            .lte(new Big(`1e-${minor}`)),
        ).toBe(true);
      });
    }),
    runs(10_000),
  );
});

test('three lines of 0.33 at 20 % bear 0.20 of tax together, and 0.21 rounded per line', () => {
  const line = { quantity: '1', unitPrice: '0.33', taxRate: '20', discountRate: '0' };
  const lines = [line, line, line].map(asBig);
  const taxes = (rounding: 'line' | 'rate') =>
    taxedLines(lines, 2, rounding).map(({ taxAmount }) => taxAmount.toFixed(2));
  expect(taxes('line')).toEqual(['0.07', '0.07', '0.07']);
  expect(taxes('rate')).toEqual(['0.07', '0.06', '0.07']);
});

test.each([
  ['5.5', '5.54', '5.50', '5.54'],
  ['5.54', '5.5', '5.54', '5.50'],
  ['5.5', '5.55', '5.50', '5.55'],
  ['8.2', '8.25', '8.20', '8.25'],
  ['7', '7.0001', '7.00', '7.00'],
])('lines of 100.00 at %s %% and at %s %% bear %s and %s of tax', (one, other, first, second) => {
  const lines = [one, other].map((taxRate) =>
    asBig({ quantity: '1', unitPrice: '100', taxRate, discountRate: '0' }),
  );
  const taxes = taxedLines(lines, 2, 'rate').map(({ taxAmount }) => taxAmount.toFixed(2));
  expect(taxes).toEqual([first, second]);
});

test.each([
  ['0', null, null],
  ['0', 'E', 'E'],
  ['0', 'AE', 'AE'],
  ['0.0001', null, 'S'],
  ['0.0001', 'E', 'S'],
  ['20', 'AE', 'S'],
] as const)(
  'a line at %s %% without a category, where 0 %% means %s, gets the category %s',
  (rate, zeroRateCategory, expected) => {
    const rules = { rounding: 'line', zeroRateCategory, zeroRateReason: 'Small' } as const;
    expect(usualCategory(new Big(rate), rules)).toBe(expected);
  },
);
