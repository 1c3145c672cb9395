import Big from 'big.js';
import fc from 'fast-check';
import type { LineRow } from '../../../../src/billing/rows';
import { priceLines } from '../../../../src/billing/documents/price-lines';
import { moneyPrinter } from '../../../../src/domain/print-money';
import { TAX_CATEGORIES, TAX_ROUNDINGS } from '../../../../src/domain/tax';
import { withMinus } from '../../../../src/words/format';
import { invoiceView } from '../../../../src/pdf/stored/view';
import { business, invoice, line } from './stored-documents';
import { times } from '../../../support/times';

/** Each fact about tax stands in one place. */
const view = (lines: LineRow[]) => invoiceView({ ...invoice, terms: null, lines }, business);

const taxed = (tax_rate: string, tax_amount: string) =>
  line({ tax_rate, tax_amount, amount: new Big(200).plus(tax_amount).toFixed() });
const untaxed = (
  tax_category: LineRow['tax_category'],
  tax_exemption_reason: string | null = null,
) => line({ tax_category, tax_exemption_reason });

const rowsOf = ({ totals }: ReturnType<typeof view>) => totals.map(({ label }) => label);
const remarkOf = ({ remarks }: ReturnType<typeof view>) =>
  remarks.find(({ label }) => label === 'Tax')?.value;
const summaryOf = ({ taxSummary }: ReturnType<typeof view>) =>
  taxSummary?.rows.map(({ rate, net, tax }) => [rate, net, tax]);
const cellsOf = ({ lines }: ReturnType<typeof view>) => lines.map(({ tax }) => tax);

const MIXED = [taxed('7', '14'), untaxed('E', 'Training'), taxed('19', '38'), untaxed('AE')];

test('with several rates or categories, the summary has the parts and the totals their sum', () => {
  const mixed = view(MIXED);
  expect(summaryOf(mixed)).toEqual([
    ['19%', '€200.00', '€38.00'],
    ['7%', '€200.00', '€14.00'],
    ['0% (E) Exempt from tax', '€200.00', '€0.00'],
    ['0% (AE) Reverse charge', '€200.00', '€0.00'],
  ]);
  expect(rowsOf(mixed)).toEqual(['Subtotal', 'Tax', 'Total']);
  expect(mixed.totals[1]?.value).toBe('€52.00');
});

test('a line names its rate and category as the summary does', () => {
  expect(cellsOf(view(MIXED))).toEqual(['7%', '0% (E)', '19%', '0% (AE)']);
  expect(cellsOf(view([untaxed('E'), untaxed('G')]))).toEqual(['0% (E)', '0% (G)']);
});

test('with one rate, the totals say everything and there is no summary', () => {
  const one = view([taxed('19', '38'), taxed('19.0000', '38')]);
  expect(one.taxSummary).toBeUndefined();
  expect(rowsOf(one)).toEqual(['Subtotal', 'Tax (19%)', 'Total']);
  expect(one.totals[1]?.value).toBe('€76.00');
  expect(cellsOf(one)).toEqual(['19%', '19%']);
});

test('without tax there is neither a row nor a column nor a summary', () => {
  const none = view([untaxed(null), untaxed(null)]);
  expect(none.taxSummary).toBeUndefined();
  expect(rowsOf(none)).toEqual(['Subtotal', 'Total']);
  expect(none.columns.map(({ key }) => key)).not.toContain('tax');
  expect(remarkOf(none)).toBeUndefined();
});

test('a line above 0 % without a category is of the standard category', () => {
  const old = view([taxed('19', '38'), { ...taxed('19', '38'), tax_category: 'S' }]);
  expect(old.taxSummary).toBeUndefined();
});

test('each reason is printed once, after its rate and category', () => {
  const reasons = view([
    taxed('19', '38'),
    untaxed('E', 'Training'),
    untaxed('E', ' Training '),
    untaxed('E', 'Insurance'),
    untaxed('G', 'Training'),
    untaxed(null, 'Small business'),
  ]);
  expect(remarkOf(reasons)).toBe(
    ['0%: Small business', '0% (E): Training', '0% (E): Insurance', '0% (G): Training'].join('\n'),
  );
});

test('a reason that is only the name of its category stands in the summary alone', () => {
  expect(remarkOf(view([taxed('19', '38'), untaxed('AE', 'Reverse charge')]))).toBeUndefined();
});

test.each([
  ['AE', null, 'Reverse charge'],
  ['AE', 'Article 196', 'Reverse charge: Article 196'],
  ['AE', 'reverse charge, Article 196', 'reverse charge, Article 196'],
  ['Z', null, 'Zero rated'],
  [null, 'Small business', 'Small business'],
] as const)('a document of %s with the reason %s says: %s', (category, reason, text) => {
  expect(remarkOf(view([untaxed(category, reason), untaxed(category, reason)]))).toBe(text);
});

const digits = (most: number) => fc.integer({ min: 1, max: most }).map(String);
const input = fc.record({
  quantity: digits(999),
  price: fc.integer({ min: -500, max: 99_999 }).map((cents) => new Big(cents).div(100).toFixed()),
  rate: fc.constantFrom('0', '0', '5.5', '7', '19', '33.3333'),
  discount: fc.constantFrom('0', '0', '2.5', '33.3333'),
  category: fc.constantFrom(null, ...TAX_CATEGORIES),
});

test('the summary of any document adds up to its subtotal and tax, to the last digit', () => {
  const currency = fc.constantFrom('EUR', 'JPY', 'KWD');
  const rounding = fc.constantFrom(...TAX_ROUNDINGS);
  const inputs = fc.array(input, { minLength: 1, maxLength: 14 });
  let summaries = 0;
  const exact = (printed: string) => new Big(printed.replace('−', '-').replace(/[^\d.-]/gu, ''));
  const sum = (printed: readonly string[]) =>
    printed.reduce((all, one) => all.plus(exact(one)), new Big(0)).toFixed();
  fc.assert(
    fc.property(currency, rounding, inputs, (code, how, all) => {
      const items = all.map(({ quantity, price, rate, discount, category }, index) => ({
        description: `${index}`,
        quantity: new Big(quantity),
        // The first line keeps the total above 0.
        unit_price: index === 0 ? new Big(10_000_000) : new Big(price),
        tax_rate: new Big(rate),
        discount_rate: new Big(discount),
        product_id: null,
        unit_code: 'C62',
        tax_category: rate === '0' ? category : null,
        tax_exemption_reason: null,
      }));
      const priced = priceLines(items, code, {
        rounding: how,
        zeroRateCategory: null,
        zeroRateReason: null,
      });
      const { subtotal, taxAmount, total } = priced.totals;
      const stored = {
        ...invoice,
        currency: code,
        lines: priced.lines,
        subtotal: subtotal.toFixed(),
        tax_amount: taxAmount.toFixed(),
        total: total.toFixed(),
      };
      const { taxSummary, totals } = invoiceView(stored, business);
      const groups = new Set(priced.lines.map((row) => `${row.tax_rate} ${row.tax_category}`));
      expect(taxSummary?.rows.length ?? 1).toBe(groups.size);
      const print = withMinus(moneyPrinter(code));
      // A document without tax has one row.
      const parts =
        totals.length === 1
          ? totals
          : totals.filter(({ label }) => label === 'Subtotal' || label.startsWith('Tax'));
      expect(sum(parts.map(({ value }) => value))).toBe(total.toFixed());
      if (!taxSummary) return;
      summaries += 1;
      expect(sum(taxSummary.rows.map(({ net }) => net))).toBe(subtotal.toFixed());
      expect(sum(taxSummary.rows.map(({ tax }) => tax))).toBe(taxAmount.toFixed());
      expect(totals.find(({ label }) => label === 'Tax')?.value).toBe(print(taxAmount));
    }),
    { numRuns: times(2000) },
  );
  expect(summaries).toBeGreaterThan(times(1000));
});
