import Big from 'big.js';
import fc from 'fast-check';
import {
  creditAmount,
  creditQuantity,
  creditRest,
  NOTHING_CREDITED,
  type CreditableLine,
  type CreditedPart,
  type LineCredit,
} from '../../../src/domain/credit';
import { sum, ZERO } from '../../../src/domain/money';
import { taxedLines } from '../../../src/domain/tax';
import { asBig, documentLine, minorUnit, runs } from './lines';

/** One step on one of the lines; the numbers pick a share of what is left. */
const step = fc.record({
  line: fc.nat(4),
  how: fc.constantFrom('quantity', 'amount', 'rest'),
  share: fc.integer({ min: 1, max: 999 }),
});

const document = fc.tuple(
  fc.array(documentLine, { minLength: 1, maxLength: 5 }),
  minorUnit,
  fc.constantFrom('line', 'rate'),
);

function creditable([inputs, minor, rounding]: [Parameters<typeof asBig>[0][], number, string]) {
  const lines = inputs.map(asBig);
  const totals = taxedLines(lines, minor, rounding as 'line' | 'rate');
  return lines.map(({ quantity }, index): CreditableLine => {
    const total = totals[index];
    if (!total) throw new Error('Each line has totals');
    return { quantity, net: total.net, tax: total.taxAmount };
  });
}

function added(before: LineCredit, part: CreditedPart): LineCredit {
  return {
    quantity: part.byAmount ? before.quantity : before.quantity.plus(part.quantity),
    net: before.net.plus(part.net),
    tax: before.tax.plus(part.tax),
    byAmount: before.byAmount || part.byAmount,
  };
}

/** The part of a step; null where it is not possible. */
function partOf(
  line: CreditableLine,
  before: LineCredit,
  { how, share }: { how: string; share: number },
  minor: number,
): CreditedPart | null {
  if (how === 'rest') return creditRest(line, before);
  if (how === 'quantity') {
    const left = line.quantity.minus(before.quantity);
    const quantity = left.times(share).div(1000).round(6, Big.roundDown);
    return quantity.gt(0) ? creditQuantity(line, before, quantity, minor) : null;
  }
  const left = line.net.minus(before.net);
  const net = left.times(share).div(1000).round(minor, Big.roundDown);
  return net.gt(0) ? creditAmount(line, before, net, minor) : null;
}

test('any sequence of credits ends at the amounts of the line, and never beyond', () => {
  fc.assert(
    fc.property(document, fc.array(step, { maxLength: 20 }), (input, steps) => {
      const [, minor] = input;
      const lines = creditable(input);
      const credits: LineCredit[] = lines.map(() => NOTHING_CREDITED);
      const parts: CreditedPart[][] = lines.map(() => []);
      const take = (at: number, part: CreditedPart | null) => {
        if (!part) return;
        credits[at] = added(credits[at] as LineCredit, part);
        parts[at]?.push(part);
      };
      for (const one of steps) {
        const at = one.line % lines.length;
        const line = lines[at] as CreditableLine;
        take(at, partOf(line, credits[at] as LineCredit, one, minor));
        const { net, tax } = credits[at] as LineCredit;
        expect(net.abs().lte(line.net.abs()) && tax.abs().lte(line.tax.abs())).toBe(true);
      }
      lines.forEach((line, at) => take(at, creditRest(line, credits[at] as LineCredit)));
      lines.forEach((line, at) => {
        expect(creditRest(line, credits[at] as LineCredit)).toBeNull();
        const own = parts[at] ?? [];
        expect(sum(own.map(({ net }) => net)).toFixed()).toBe(line.net.toFixed());
        expect(sum(own.map(({ tax }) => tax)).toFixed()).toBe(line.tax.toFixed());
        // Each part has the sign of its line, so no note credits one thing and takes back another.
        for (const { net, tax } of own) {
          expect(net.times(line.net).gte(ZERO) && tax.times(line.tax).gte(ZERO)).toBe(true);
        }
        const byQuantity = own.filter(({ byAmount }) => !byAmount).map((part) => part.quantity);
        expect(sum(byQuantity).lte(line.quantity)).toBe(true);
      });
    }),
    runs(2_000),
  );
});

const line = (quantity: number, net: number, tax: number): CreditableLine => ({
  quantity: new Big(quantity),
  net: new Big(net),
  tax: new Big(tax),
});
const shown = (part: CreditedPart | null) =>
  part && [part.quantity, part.net, part.tax].map((amount) => amount.toFixed());

test('thirds of 100 are credited as 33.33, 33.34 and 33.33', () => {
  const thirds = line(3, 100, 10);
  let before = NOTHING_CREDITED;
  const parts = [1, 2, 3].map(() => {
    const part = creditQuantity(thirds, before, new Big(1), 2) as CreditedPart;
    before = added(before, part);
    return shown(part);
  });
  expect(parts).toEqual([
    ['1', '33.33', '3.33'],
    ['1', '33.34', '3.34'],
    ['1', '33.33', '3.33'],
  ]);
  expect(creditQuantity(thirds, before, new Big('0.000001'), 2)).toBeNull();
});

test('after an amount, the line is credited by amount or as a whole', () => {
  const two = line(2, 100, 19);
  const first = creditAmount(two, NOTHING_CREDITED, new Big(10), 2) as CreditedPart;
  expect(shown(first)).toEqual(['1', '10', '1.9']);
  const before = added(NOTHING_CREDITED, first);
  expect(creditQuantity(two, before, new Big(1), 2)).toBeNull();
  expect(creditAmount(two, before, new Big('90.01'), 2)).toBeNull();
  expect(shown(creditRest(two, before))).toEqual(['1', '90', '17.1']);
});

test('a line without a price is credited by its quantity', () => {
  expect(shown(creditRest(line(5, 0, 0), NOTHING_CREDITED))).toEqual(['5', '0', '0']);
  expect(creditAmount(line(5, 0, 0), NOTHING_CREDITED, new Big('0.01'), 2)).toBeNull();
});
