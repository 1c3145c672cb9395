import Big from 'big.js';
import fc from 'fast-check';
import { resolvedLines } from '../../../../src/billing/import/past/line-money';
import { ZERO } from '../../../../src/domain/money';
import type { TaxRounding } from '../../../../src/domain/tax';
import { lineTotals } from '../../../../src/domain/totals';

type Cells = Readonly<Record<string, string>>;

const money = async (rows: readonly Cells[], rounding: TaxRounding = 'line', minorUnit = 2) => {
  const lines = rows.map((cells) =>
    Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, new Big(cell)])),
  );
  return (await resolvedLines(lines, { minorUnit, rounding })).map((one) =>
    'problem' in one
      ? (one.problem as Error).message
      : [one.line['unit_price'], one.line['tax_rate']].map(
          (value) => value && String(value as Big),
        ),
  );
};

const one = async (cells: Cells, rounding?: TaxRounding) => (await money([cells], rounding))[0];

test.each<[string, Cells, unknown]>([
  [
    'a net and a tax give price and rate',
    { quantity: '10', line_net: '1000', line_tax: '190' },
    ['100', '19'],
  ],
  ['a net and a gross, too', { quantity: '4', line_net: '50', line_gross: '60' }, ['12.5', '20']],
  ['a gross and a tax, too', { quantity: '2', line_gross: '119', line_tax: '19' }, ['50', '19']],
  [
    'a gross and a rate give a price',
    { quantity: '1', line_gross: '119', tax_rate: '19' },
    ['100', '19'],
  ],
  [
    'a price and a tax give a rate',
    { quantity: '3', unit_price: '9.99', line_tax: '2.1' },
    ['9.99', '7'],
  ],
  ['no tax is the rate 0', { quantity: '1', unit_price: '0.02', line_tax: '0' }, ['0.02', '0']],
  [
    'a discount is taken off before',
    { quantity: '10', line_net: '90', discount_rate: '10', line_tax: '18' },
    ['10', '20'],
  ],
  [
    'a rate that no country has has the fewest decimals',
    { quantity: '1', unit_price: '1000', line_tax: '88.75' },
    ['1000', '8.875'],
  ],
  [
    'a price stays as it is stated',
    { quantity: '1', unit_price: '10', tax_rate: '19' },
    ['10', '19'],
  ],
  ['a gross alone is one without tax', { quantity: '2', line_gross: '10' }, ['5', undefined]],
  ['a credit is negative', { quantity: '1', line_net: '-100', line_tax: '-19' }, ['-100', '19']],
])('%s', async (_what, cells, expected) => {
  expect(await one(cells)).toEqual(expected);
});

test.each<[string, Cells, string]>([
  [
    'net',
    { quantity: '10', unit_price: '100', line_net: '1001' },
    'line_net is 1001, and quantity and price come to 1000',
  ],
  [
    'tax',
    { quantity: '1', unit_price: '50', tax_rate: '19', line_tax: '9.51' },
    'line_tax is 9.51, and the tax of 19 % comes to 9.5',
  ],
  [
    'gross',
    { quantity: '1', unit_price: '50', tax_rate: '19', line_gross: '59.51' },
    'line_gross is 59.51, and net and tax come to 59.5',
  ],
  [
    'three',
    { quantity: '1', line_net: '50', line_tax: '9.5', line_gross: '60' },
    'line_gross is 60, and net and tax come to 59.5',
  ],
  [
    'no rate',
    { quantity: '1', unit_price: '50', line_tax: '60' },
    'line_tax is 60, and no rate of tax comes to it',
  ],
  [
    'sign',
    { quantity: '1', unit_price: '50', line_tax: '-5' },
    'line_tax is -5, and no rate of tax comes to it',
  ],
  [
    'several',
    { quantity: '1', unit_price: '0.5', line_tax: '0.1' },
    'line_tax is 0.1, and several rates of tax come to it: add a column with the rate',
  ],
  [
    'no net',
    { quantity: '1', line_gross: '0.03', tax_rate: '100' },
    'line_gross is 0.03, and no net comes to it with 100 % tax',
  ],
])(
  'cells that contradict each other are named with both figures: %s',
  async (_what, cells, message) => {
    expect(await one(cells)).toBe(message);
  },
);

test('another line of the invoice tells a rate that a small line leaves open', async () => {
  const small = { quantity: '1', unit_price: '0.5', line_tax: '0.1' };
  const sure = { quantity: '1', unit_price: '100', line_tax: '20' };
  const other = { quantity: '1', unit_price: '100', line_tax: '5.5' };
  expect(await money([small, sure])).toEqual([
    ['0.5', '20'],
    ['100', '20'],
  ]);
  expect(await money([small, sure, other])).toEqual([
    ['0.5', '20'],
    ['100', '20'],
    ['100', '5.5'],
  ]);
  expect((await money([small, other]))[0]).toContain('several rates');
});

test('lines whose tax is rounded together may be off by one minor unit each', async () => {
  const line = { quantity: '1', unit_price: '0.5', tax_rate: '19', line_tax: '0.09' };
  expect(await one(line)).toContain('is 0.09, and the tax of 19 % comes to 0.1');
  expect(await one(line, 'rate')).toEqual(['0.5', '19']);
  expect(await one({ ...line, line_tax: '0.08' }, 'rate')).toContain('is 0.08');
});

test('each line comes back from its net, tax and gross to the cent', async () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 400 }).map((cents) => new Big(cents).div(4)),
    unitPrice: fc.integer({ min: 1_000, max: 900_000 }).map((cents) => new Big(cents).div(100)),
    taxRate: fc
      .constantFrom('0', '5.5', '7', '8.1', '19', '20', '25.5')
      .map((rate) => new Big(rate)),
    discountRate: fc.constant(ZERO),
  });
  await fc.assert(
    fc.asyncProperty(line, async (priced) => {
      const { net, taxAmount, amount } = lineTotals(priced, 2);
      const cells = { quantity: String(priced.quantity), line_net: String(net) };
      const readings: Cells[] = [{ line_tax: String(taxAmount) }, { line_gross: String(amount) }];
      for (const reading of readings) {
        const [price, rate] = (await one({ ...cells, ...reading })) as [string, string];
        const back = lineTotals(
          { ...priced, unitPrice: new Big(price), taxRate: new Big(rate) },
          2,
        );
        expect([back.net, back.taxAmount].map(String)).toEqual([net, taxAmount].map(String));
        expect(rate).toBe(String(priced.taxRate));
      }
    }),
    { seed: 7 },
  );
});
