import Big from 'big.js';
import fc from 'fast-check';
import { decimalText, roundToMinorUnit } from '../../../src/domain/money';
import { documentTotals, lineTotals } from '../../../src/domain/totals';
import {
  asBig,
  decimal,
  decimalBetween,
  documentLine,
  minorUnit,
  runs,
  units,
  type DocumentLine,
} from './lines';
import { minorUnits, product, rational, remainder, share } from './rational';

function independently(input: DocumentLine, minor: number) {
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
    fc.property(documentLine, minorUnit, (input, minor) => {
      const totals = lineTotals(asBig(input), minor);
      const expected = independently(input, minor);
      expect(units(totals.net, minor)).toBe(expected.net);
      expect(units(totals.taxAmount, minor)).toBe(expected.tax);
      expect(units(totals.amount, minor)).toBe(expected.net + expected.tax);
    }),
    runs(1_000),
  );
});

test('the lines of a document add up to its totals', () => {
  fc.assert(
    fc.property(fc.array(documentLine, { maxLength: 30 }), minorUnit, (inputs, minor) => {
      const lines = inputs.map((input) => lineTotals(asBig(input), minor));
      const totals = documentTotals(lines);
      const add = (amounts: Big[]) => amounts.reduce((all, one) => all + units(one, minor), 0n);
      expect(units(totals.subtotal, minor)).toBe(add(lines.map((one) => one.net)));
      expect(units(totals.taxAmount, minor)).toBe(add(lines.map((one) => one.taxAmount)));
      expect(units(totals.total, minor)).toBe(add(lines.map((one) => one.amount)));
      expect(totals.total.eq(totals.subtotal.plus(totals.taxAmount))).toBe(true);
    }),
    runs(1_000),
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
    runs(1_000),
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
    runs(1_000),
  );
});

test('a credit line is the exact opposite of the credited line', () => {
  fc.assert(
    fc.property(documentLine, minorUnit, (input, minor) => {
      const forth = lineTotals(asBig(input), minor);
      const back = lineTotals(
        { ...asBig(input), unitPrice: new Big(input.unitPrice).times(-1) },
        minor,
      );
      expect(forth.net.plus(back.net).eq(0)).toBe(true);
      expect(forth.taxAmount.plus(back.taxAmount).eq(0)).toBe(true);
    }),
    runs(1_000),
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
    runs(1_000),
  );
});
