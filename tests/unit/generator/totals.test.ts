import Big from 'big.js';
import fc from 'fast-check';
import { printAmount } from '../../../src/domain/print-money';
import { generatorTotals, type GeneratorTotals } from '../../../src/generator/totals';
import { minorUnits, product, rational, share } from '../domain/rational';

interface Case {
  readonly items: readonly (readonly [qty: string, rate: string])[];
  readonly tax?: string;
  readonly discount?: string;
  readonly shipping?: string;
  readonly amountPaid?: string;
}

const big = (value: string | undefined) => (value === undefined ? undefined : new Big(value));

function totals({ items, tax, discount, shipping, amountPaid }: Case, minorUnit = 2) {
  const result = generatorTotals(
    {
      items: items.map(([qty, rate]) => ({ qty: new Big(qty), rate: new Big(rate) })),
      tax: big(tax),
      discount: big(discount),
      shipping: big(shipping),
      amountPaid: big(amountPaid),
    },
    minorUnit,
  );
  return [result.subtotal, result.tax, result.total, result.balanceDue].map((value) =>
    value.toFixed(minorUnit),
  );
}

test.each<[string, Case, string[]]>([
  [
    'lines alone',
    {
      items: [
        ['2', '50'],
        ['1', '19.99'],
      ],
    },
    ['119.99', '0.00', '119.99', '119.99'],
  ],
  ['tax', { items: [['1', '100']], tax: '10' }, ['100.00', '10.00', '110.00', '110.00']],
  [
    'discount before tax',
    { items: [['1', '100']], tax: '10', discount: '20' },
    ['100.00', '8.00', '88.00', '88.00'],
  ],
  [
    'shipping, untaxed',
    { items: [['1', '100']], tax: '10', shipping: '5' },
    ['100.00', '10.00', '115.00', '115.00'],
  ],
  [
    'amount paid',
    { items: [['1', '100']], amountPaid: '30' },
    ['100.00', '0.00', '100.00', '70.00'],
  ],
  [
    'all combined',
    {
      items: [
        ['3', '33.33'],
        ['2', '10'],
      ],
      tax: '7.5',
      discount: '9.99',
      shipping: '12.5',
      amountPaid: '50',
    },
    ['119.99', '8.25', '130.75', '80.75'],
  ],
  [
    'a discount above the subtotal',
    { items: [['1', '10']], tax: '10', discount: '15', shipping: '2' },
    ['10.00', '0.00', '2.00', '2.00'],
  ],
  [
    'paid too much',
    { items: [['1', '10']], amountPaid: '15' },
    ['10.00', '0.00', '10.00', '-5.00'],
  ],
  [
    'each line is rounded, then summed',
    {
      items: [
        ['1', '0.005'],
        ['1', '0.005'],
        ['1', '0.005'],
      ],
    },
    ['0.03', '0.00', '0.03', '0.03'],
  ],
  [
    'half away from zero',
    {
      items: [
        ['1', '1.005'],
        ['1', '-2.005'],
      ],
    },
    ['-1.00', '0.00', '0.00', '0.00'],
  ],
  [
    'no binary fractions',
    {
      items: [
        ['3', '0.1'],
        ['1', '1.1'],
      ],
      tax: '20',
    },
    ['1.40', '0.28', '1.68', '1.68'],
  ],
  ['tax is rounded once', { items: [['1', '0.15']], tax: '10' }, ['0.15', '0.02', '0.17', '0.17']],
  [
    'twelve digits',
    { items: [['3', '123456789012.34']], tax: '19' },
    ['370370367037.02', '70370369737.03', '440740736774.05', '440740736774.05'],
  ],
])('%s', (_, input, expected) => {
  expect(totals(input)).toEqual(expected);
});

test('a currency without decimals rounds to whole units, one with three to thousandths', () => {
  expect(totals({ items: [['1', '99.5']], tax: '10' }, 0)).toEqual(['100', '10', '110', '110']);
  expect(totals({ items: [['1', '0.0005']] }, 3)).toEqual(['0.001', '0.000', '0.001', '0.001']);
});

test('what is printed adds up: total is base, tax and shipping, due is total less paid', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => new Big(cents).div(100));
  const item = fc.record({ qty: amount, rate: amount });
  const input = fc.record({
    items: fc.array(item, { minLength: 1, maxLength: 20 }),
    tax: amount,
    discount: amount,
    shipping: amount,
    amountPaid: amount,
  });
  fc.assert(
    fc.property(input, fc.constantFrom(0, 2, 3), (body, minorUnit) => {
      const result = generatorTotals(body, minorUnit);
      const sum = result.amounts.reduce((left, right) => left.plus(right), new Big(0));
      const rest = sum.minus(result.discount);
      const base = rest.gt(0) ? rest : new Big(0);
      expect(result.subtotal.toFixed()).toBe(sum.toFixed());
      expect(result.total.toFixed()).toBe(base.plus(result.tax).plus(result.shipping).toFixed());
      expect(result.balanceDue.toFixed()).toBe(result.total.minus(result.amountPaid).toFixed());
      expect(result.total.round(minorUnit).eq(result.total)).toBe(true);
    }),
  );
});

const at = (rate: number, net: string) => ({
  qty: new Big(1),
  rate: new Big(net),
  tax: new Big(rate),
});
const figures = ({ taxes, tax, total }: GeneratorTotals) => [
  ...taxes.map(({ rate, discount, base, tax: own }) => [rate, discount, base, own].map(String)),
  [tax, total].map(String),
];

test('each rate has its tax, the highest first, and a line without one has that of the invoice', () => {
  const items = [at(7, '10.07'), { qty: new Big(2), rate: new Big(50) }, at(7, '0.07'), at(0, '5')];
  expect(figures(generatorTotals({ items, tax: new Big(19) }, 2))).toEqual([
    ['19', '0', '100', '19'],
    ['7', '0', '10.14', '0.71'],
    ['0', '0', '5', '0'],
    ['19.71', '134.85'],
  ]);
});

test('a discount falls on the rates by their sums, to the cent', () => {
  const items = [at(19, '100'), at(7, '100'), at(0, '100')];
  expect(figures(generatorTotals({ items, discount: new Big(100) }, 2))).toEqual([
    ['19', '33.33', '66.67', '12.67'],
    ['7', '33.34', '66.66', '4.67'],
    ['0', '33.33', '66.67', '0'],
    ['17.34', '217.34'],
  ]);
  const all = generatorTotals({ items, discount: new Big(400) }, 2);
  expect([all.tax, all.total].map(String)).toEqual(['0', '0']);
});

test('the bases and discounts of all rates add up, and each tax is that of its base', () => {
  const cents = fc.integer({ min: -100_000, max: 10_000_000 }).map((one) => new Big(one).div(100));
  const rate = fc.constantFrom(...['0', '5.5', '7', '19', '20'].map((one) => new Big(one)));
  const item = fc.record({ qty: fc.constant(new Big(1)), rate: cents, tax: rate });
  const input = fc.record({
    items: fc.array(item, { minLength: 1, maxLength: 9 }),
    discount: cents,
  });
  fc.assert(
    fc.property(input, fc.constantFrom(0, 2, 3), (body, minorUnit) => {
      const { taxes, tax, subtotal, discount } = generatorTotals(body, minorUnit);
      const added = (part: 'base' | 'discount' | 'tax') =>
        taxes.reduce((sum, one) => sum.plus(one[part]), new Big(0)).toFixed();
      const rest = subtotal.minus(discount);
      expect(added('discount')).toBe(discount.toFixed());
      expect(added('base')).toBe((rest.gt(0) ? rest : new Big(0)).toFixed());
      expect(added('tax')).toBe(tax.toFixed());
      for (const one of taxes) {
        const exact = one.base.times(one.rate).div(100);
        expect(exact.minus(one.tax).abs().times(2).lte(new Big(10).pow(-minorUnit))).toBe(true);
      }
    }),
  );
});

test('one rate on each line is the same as one for all', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 }).map((one) => new Big(one).div(100));
  const nets = fc.array(cents, { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(nets, cents, cents, (all, discount, tax) => {
      const items = all.map((net) => ({ qty: new Big(1), rate: net }));
      const own = generatorTotals({ items: items.map((one) => ({ ...one, tax })), discount }, 2);
      expect(own).toEqual(generatorTotals({ items, tax, discount }, 2));
    }),
  );
});

test('a tax of many digits is not cut before it is rounded', () => {
  const items: Case['items'] = [['1', '1']];
  expect(totals({ items, tax: '0.4999999999999999999999999' })[1]).toBe('0.00');
  expect(totals({ items, tax: '0.5' })[1]).toBe('0.01');
});

/** Decimal text with at most this many digits before and after the point. */
const decimal = (whole: number, fraction: number) =>
  fc
    .tuple(
      fc.bigInt({ min: 0n, max: 10n ** BigInt(whole) - 1n }),
      fc.bigInt({ min: 0n, max: 10n ** BigInt(fraction) - 1n }),
    )
    .map(([left, right]) => `${left}.${String(right).padStart(fraction, '0')}`);

test('lines and tax equal those of integer arithmetic, for any number of digits', () => {
  const item = fc.tuple(decimal(9, 12), decimal(12, 12));
  const input = fc.tuple(fc.array(item, { minLength: 1, maxLength: 5 }), decimal(3, 36));
  fc.assert(
    fc.property(input, fc.constantFrom(0, 2, 3, 4), ([items, tax], minorUnit) => {
      const amounts = items.map(([qty, rate]) =>
        minorUnits(product(rational(qty), rational(rate)), minorUnit),
      );
      const subtotal = amounts.reduce((left, right) => left + right, 0n);
      const unit = { numerator: 1n, denominator: 10n ** BigInt(minorUnit) };
      const base = product({ numerator: subtotal, denominator: 1n }, unit);
      const expected = minorUnits(product(base, share(rational(tax))), minorUnit);
      const result = totals({ items, tax }, minorUnit);
      const inUnits = result.map((value) => minorUnits(rational(value), minorUnit));
      expect(inUnits.slice(0, 3)).toEqual([subtotal, expected, subtotal + expected]);
    }),
  );
});

test.each([
  ['1234567.5', '$', 2, '$1,234,567.50'],
  ['-20', '$', 2, '-$20.00'],
  ['1000', 'JPY', 0, 'JPY 1,000'],
  ['1.5', 'kr', 2, 'kr 1.50'],
  ['0.004', '€', 2, '€0.004'],
  ['0', '₿', 2, '₿0.00'],
])('%s in %s is printed %s', (value, currency, minorUnit, printed) => {
  expect(printAmount(new Big(value), currency, minorUnit)).toBe(printed);
});
