import Big from 'big.js';
import fc from 'fast-check';
import { liveTotals } from '../../../src/admin/forms/lines/live-totals';
import { printAmount } from '../../../src/admin/words/print-amount';
import { priceLines } from '../../../src/billing/documents/price-lines';
import { TAX_ROUNDINGS, type TaxRounding } from '../../../src/domain/tax';

const decimal = (max: number, decimals: number) =>
  fc.integer({ min: 0, max: max * 10 ** decimals }).map((n) => n / 10 ** decimals);
const line = fc.record({
  quantity: decimal(1000, 3),
  unit_price: decimal(10_000, 4),
  tax_rate: decimal(100, 2),
  discount_rate: decimal(100, 2),
});

/** The stored totals for these typed lines. */
function stored(
  items: (typeof line extends fc.Arbitrary<infer T> ? T : never)[],
  currency: string,
  rounding: TaxRounding,
) {
  const lines = items.map((item) => ({
    description: 'Work',
    quantity: new Big(String(item.quantity)),
    unit_price: new Big(String(item.unit_price)),
    tax_rate: new Big(String(item.tax_rate)),
    discount_rate: new Big(String(item.discount_rate)),
    product_id: null,
    unit_code: 'C62',
    tax_category: null,
    tax_exemption_reason: null,
  }));
  return priceLines(lines, currency, { rounding, zeroRateCategory: null, zeroRateReason: null });
}

test('the totals in a form equal the stored ones after a save', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 20 }),
      fc.constantFrom('USD', 'JPY', 'KWD'),
      fc.constantFrom(...TAX_ROUNDINGS),
      (items, currency, taxRounding) => {
        const live = liveTotals({ items, currency }, { currency, taxRounding });
        const { totals, lines } = stored(items, currency, taxRounding);
        expect(live.subtotal.eq(totals.subtotal)).toBe(true);
        expect(live.taxAmount.eq(totals.taxAmount)).toBe(true);
        expect(live.total.eq(totals.total)).toBe(true);
        expect(live.lines.map(({ amount }) => amount.toFixed())).toEqual(
          lines.map(({ amount }) => new Big(amount).toFixed()),
        );
      },
    ),
  );
});

test('a half-typed line counts with the values that it has', () => {
  const items = [{ unit_price: '12.' }, { quantity: '', unit_price: 2 }, { quantity: '-' }, {}];
  expect(liveTotals({ items, currency: 'eur' }).total.toFixed()).toBe('14');
  expect(liveTotals({ items: undefined }).total.toFixed()).toBe('0');
});

test('a form without a currency takes the one of its business', () => {
  const items = [{ quantity: 1, unit_price: 0.5 }];
  expect(liveTotals({ items, currency: '' }, { currency: 'JPY' })).toMatchObject({
    currency: 'JPY',
  });
  expect(liveTotals({ items, currency: '' }, { currency: 'JPY' }).total.toFixed()).toBe('1');
});

test.each([
  [1234.5, 'EUR', '1,234.50 EUR'],
  ['-3', 'jpy', '-3 JPY'],
  [0.125, 'KWD', '0.125 KWD'],
  [7, undefined, '7.00'],
  [undefined, 'EUR', '–'],
])('%s in %s is printed as %s', (amount, currency, printed) => {
  expect(printAmount(amount, currency)).toBe(printed);
});

test('a line without a tax rate has the usual one, and a typed 0 is a rate', () => {
  const item = { quantity: 1, unit_price: 100 };
  const tax = (tax_rate: unknown) =>
    liveTotals({ items: [{ ...item, tax_rate }] }, { taxRate: 20 }).taxAmount.toFixed();
  expect([undefined, null, '', 0, '0', 7].map(tax)).toEqual(['20', '20', '20', '0', '0', '7']);
});

test('tax is told by rate, the highest first, and adds up to the tax of all lines', () => {
  const items = [
    { unit_price: 100, tax_rate: 7 },
    { unit_price: 100, tax_rate: 19 },
    { unit_price: 50, tax_rate: 0 },
    { unit_price: 10 },
  ];
  const { taxes, taxAmount } = liveTotals({ items, currency: 'EUR' }, { taxRate: 19 });
  expect(taxes.map(({ rate, tax }) => [rate.toFixed(), tax.toFixed()])).toEqual([
    ['19', '20.9'],
    ['7', '7'],
  ]);
  expect(taxAmount.toFixed()).toBe('27.9');
});
