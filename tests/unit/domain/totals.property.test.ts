import Big from 'big.js';
import fc from 'fast-check';
import { decimalText, roundToMinorUnit } from '../../../src/domain/money';
import { documentTotals, lineTotals } from '../../../src/domain/totals';
import { minorUnits, product, rational, remainder, share } from './rational';

const RUNS = { numRuns: 1_000 };

/** Decimal text of `units` with `scale` decimals: 12345 and 2 give `123.45`. */
function decimal(units: bigint, scale: number): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  const cut = digits.length - scale;
  const fraction = scale === 0 ? '' : `.${digits.slice(cut)}`;
  return (units < 0n ? '-' : '') + digits.slice(0, cut) + fraction;
}

function decimalBetween(min: bigint, max: bigint, maxScale: number) {
  return fc
    .integer({ min: 0, max: maxScale })
    .chain((scale) =>
      fc
        .bigInt({ min: min * 10n ** BigInt(scale), max: max * 10n ** BigInt(scale) })
        .map((units) => decimal(units, scale)),
    );
}

const minorUnit = fc.constantFrom(0, 2, 3, 4);
const line = fc.record({
  quantity: decimalBetween(0n, 1_000_000n, 6),
  unitPrice: decimalBetween(-1_000_000n, 1_000_000n, 6),
  taxRate: decimalBetween(0n, 100n, 4),
  discountRate: decimalBetween(0n, 100n, 4),
});
type Line = ReturnType<typeof line.generate>['value'];

const asBig = (input: Line) => ({
  quantity: new Big(input.quantity),
  unitPrice: new Big(input.unitPrice),
  taxRate: new Big(input.taxRate),
  discountRate: new Big(input.discountRate),
});

const units = (amount: Big, minor: number) => BigInt(amount.times(`1e${minor}`).toFixed());

function independently(input: Line, minor: number) {
  const net = product(
    rational(input.quantity),
    rational(input.unitPrice),
    remainder(rational(input.discountRate)),
  );
  const tax = product(net, share(rational(input.taxRate)));
  return { net: minorUnits(net, minor), tax: minorUnits(tax, minor) };
}

test('every line equals an independent computation with fractions', () => {
  fc.assert(
    fc.property(line, minorUnit, (input, minor) => {
      const totals = lineTotals(asBig(input), minor);
      const expected = independently(input, minor);
      expect(units(totals.net, minor)).toBe(expected.net);
      expect(units(totals.taxAmount, minor)).toBe(expected.tax);
      expect(units(totals.amount, minor)).toBe(expected.net + expected.tax);
    }),
    RUNS,
  );
});

test('the lines of a document add up to its totals', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), minorUnit, (inputs, minor) => {
      const lines = inputs.map((input) => lineTotals(asBig(input), minor));
      const totals = documentTotals(lines);
      const add = (amounts: Big[]) => amounts.reduce((all, one) => all + units(one, minor), 0n);
      expect(units(totals.subtotal, minor)).toBe(add(lines.map((one) => one.net)));
      expect(units(totals.taxAmount, minor)).toBe(add(lines.map((one) => one.taxAmount)));
      expect(units(totals.total, minor)).toBe(add(lines.map((one) => one.amount)));
      expect(totals.total.eq(totals.subtotal.plus(totals.taxAmount))).toBe(true);
    }),
    RUNS,
  );
});

test('a half of the minor unit is rounded away from zero on both sides', () => {
  const whole = fc.bigInt({ min: 0n, max: 10n ** 15n });
  fc.assert(
    fc.property(whole, minorUnit, fc.boolean(), (below, minor, negative) => {
      const sign = negative ? -1n : 1n;
      const half = new Big(decimal(sign * (below * 10n + 5n), minor + 1));
      expect(units(roundToMinorUnit(half, minor), minor)).toBe(sign * (below + 1n));
    }),
    RUNS,
  );
});

test('rounding twice changes nothing, and rounding never moves by more than half a unit', () => {
  fc.assert(
    fc.property(decimalBetween(-(10n ** 12n), 10n ** 12n, 12), minorUnit, (text, minor) => {
      const rounded = roundToMinorUnit(new Big(text), minor);
      expect(roundToMinorUnit(rounded, minor).eq(rounded)).toBe(true);
      expect(
        rounded
          .minus(text)
          .abs()
          .lte(new Big(5).times(`1e-${minor + 1}`)),
      ).toBe(true);
    }),
    RUNS,
  );
});

test('a credit line is the exact opposite of the credited line', () => {
  fc.assert(
    fc.property(line, minorUnit, (input, minor) => {
      const forth = lineTotals(asBig(input), minor);
      const back = lineTotals(
        { ...asBig(input), unitPrice: new Big(input.unitPrice).times(-1) },
        minor,
      );
      expect(forth.net.plus(back.net).eq(0)).toBe(true);
      expect(forth.taxAmount.plus(back.taxAmount).eq(0)).toBe(true);
    }),
    RUNS,
  );
});

test('decimal text is read back as the same amount, without exponent or trailing zeros', () => {
  fc.assert(
    fc.property(decimalBetween(-(10n ** 13n), 10n ** 13n, 6), (text) => {
      const written = decimalText(new Big(text));
      expect(new Big(written).eq(text)).toBe(true);
      expect(written).toMatch(/^(0|-?(0|[1-9]\d*)(\.\d*[1-9])?)$/);
      expect(written).not.toBe('-0');
    }),
    RUNS,
  );
});
