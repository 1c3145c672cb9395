import Big from 'big.js';
import fc from 'fast-check';
import { parseGeneratorBody } from '../../../src/generator/body';
import { DEFAULT_LABELS } from '../../../src/generator/labels';
import { generatorView } from '../../../src/generator/view';

const least = {
  from: 'Acme Ltd\n1 Road\nTown',
  items: [
    { item: 'Work', qty: 2.5, rate: 100 },
    { item: 'Parts', qty: 1, rate: 0.005 },
  ],
};

function view(more: object = {}) {
  const parsed = parseGeneratorBody({ ...least, ...more });
  if (!parsed.ok) throw new Error(parsed.error);
  return generatorView(parsed.body);
}

const rows = (more: object) => view(more).totals.map(({ label, value }) => [label, value]);

test('lines carry quantity, rate as given and the rounded amount', () => {
  expect(view().lines).toEqual([
    { item: 'Work', quantity: '2.5', rate: '$100.00', amount: '$250.00', sumSoFar: '$250.00' },
    { item: 'Parts', quantity: '1', rate: '$0.005', amount: '$0.01', sumSoFar: '$250.01' },
  ]);
});

test('only given rows that are not zero are printed', () => {
  expect(rows({})).toEqual([
    ['Subtotal', '$250.01'],
    ['Total', '$250.01'],
    ['Balance Due', '$250.01'],
  ]);
  expect(rows({ tax: '0', discount: '0.00', shipping: 0, amountPaid: '0' })).toHaveLength(3);
});

test('every given row is printed, the tax row with its rate', () => {
  expect(rows({ tax: '10.50', discount: 50, shipping: '12', amountPaid: '100' })).toEqual([
    ['Subtotal', '$250.01'],
    ['Discount', '−$50.00'],
    ['Tax (10.5%)', '$21.00'],
    ['Shipping', '$12.00'],
    ['Total', '$233.01'],
    ['Amount Paid', '−$100.00'],
    ['Balance Due', '$133.01'],
  ]);
});

/** The number of a printed amount. */
const amountOf = (text: string): Big => new Big(text.replace('−', '-').replace(/[^\d.-]/g, ''));
const added = (texts: readonly string[]): Big =>
  texts.map(amountOf).reduce((sum, one) => sum.plus(one), new Big(0));

test('what is printed adds up, whatever the discount and however far below zero the lines', () => {
  const amount = fc.integer({ min: -100_000, max: 100_000 }).map((one) => one / 1000);
  const item = fc.record({
    qty: fc.integer({ min: 1, max: 3 }),
    rate: amount,
    tax: fc.constantFrom('0', '7', '19', undefined),
  });
  const share = fc.integer({ min: 0, max: 100 }).map((one) => `${one}%`);
  const body = fc.record({
    items: fc.array(item, { minLength: 1, maxLength: 4 }),
    tax: fc.constantFrom('0', '8.875'),
    discount: fc.oneof(amount, share),
    shipping: amount,
    amountPaid: amount,
    currency: fc.constantFrom('$', 'JPY', 'KWD'),
  });
  fc.assert(
    fc.property(body, ({ items, ...more }) => {
      const lines = items.map((one) => ({ ...one, item: 'Work' }));
      const { lines: printed, totals, due, taxSummary } = view({ ...more, items: lines });
      const at = totals.findIndex(({ kind }) => kind === 'total');
      const values = totals.map(({ value }) => value);
      const [subtotal = ''] = values;
      expect(added(printed.map((line) => line.amount ?? ''))).toEqual(amountOf(subtotal));
      expect(added(values.slice(0, at))).toEqual(amountOf(values[at] ?? ''));
      expect(added(values.slice(at, -1))).toEqual(amountOf(values.at(-1) ?? ''));
      expect(due.value).toBe(values.at(-1));
      const taxes = totals.filter(({ label }) => label.startsWith('Tax ('));
      if (taxSummary)
        expect(added(taxSummary.rows.map((row) => row.tax))).toEqual(
          added(taxes.map(({ value }) => value)),
        );
    }),
    { seed: 13, numRuns: 500 },
  );
});

test('every label can be overridden', () => {
  const labels = Object.fromEntries(Object.keys(DEFAULT_LABELS).map((key) => [key, `<${key}>`]));
  const printed = JSON.stringify(
    view({
      labels,
      billTo: 'a',
      shipTo: 'b',
      date: 'c',
      dueDate: 'd',
      poNumber: 'e',
      notes: 'f',
      terms: 'g',
      tax: 1,
      discount: 1,
      shipping: 1,
      amountPaid: 1,
    }),
  );
  const less = view({ labels, items: [{ item: 'Back', qty: 1, rate: -1 }] });
  const all = printed + JSON.stringify(less);
  for (const label of Object.values(labels)) expect(all).toContain(label);
});

test('sender, recipients and facts are in order, without missing ones', () => {
  const full = view({
    billTo: 'Buyer\nHere',
    shipTo: 'Dock',
    date: '2026-01-02',
    poNumber: '7',
    supplyDate: '2025-12-31',
  });
  expect(full.sender).toEqual({ name: 'Acme Ltd', lines: ['1 Road', 'Town'] });
  expect(full.recipients).toEqual([
    { label: 'Bill To', name: 'Buyer', lines: ['Here'] },
    { label: 'Ship To', name: 'Dock', lines: [] },
  ]);
  expect(full.facts).toEqual([
    { label: 'Date', value: '2 January 2026' },
    { label: 'Delivery Date', value: '31 December 2025' },
    { label: 'PO Number', value: '7' },
  ]);
  expect(view().recipients).toEqual([]);
});

test('title and author name the document', () => {
  expect(view({ invoiceNumber: '42' })).toMatchObject({ title: 'INVOICE 42', author: 'Acme Ltd' });
});

test('an ISO code determines the decimals', () => {
  expect(view({ currency: 'JPY' }).due.value).toBe('JPY 250');
  expect(view({ currency: 'KWD' }).due.value).toBe('KWD 250.005');
});

const TWO_RATES = {
  items: [
    { item: 'Work', qty: 2.5, rate: 100, unit: 'HUR', tax: '19%' },
    { item: 'Books', qty: 1, rate: 50, tax: 7 },
  ],
  tax: '0',
  discount: '30',
};

test('several rates have a column, a row for each, and what they were taken of', () => {
  const { columns, lines, totals, taxSummary } = view(TWO_RATES);
  expect(columns.map(({ key }) => key)).toEqual(['item', 'quantity', 'rate', 'tax', 'amount']);
  expect(lines.map(({ quantity, tax }) => [quantity, tax])).toEqual([
    ['2.5\u00a0hours', '19%'],
    ['1', '7%'],
  ]);
  expect(totals.map(({ label, value }) => [label, value])).toEqual([
    ['Subtotal', '$300.00'],
    ['Discount', '−$30.00'],
    ['Tax (19%)', '$42.75'],
    ['Tax (7%)', '$3.15'],
    ['Total', '$315.90'],
    ['Balance Due', '$315.90'],
  ]);
  expect(taxSummary?.rows).toEqual([
    { rate: '19%', net: '$225.00', tax: '$42.75' },
    { rate: '7%', net: '$45.00', tax: '$3.15' },
  ]);
});

test('lines that all have one rate are printed as with one for all', () => {
  const items = least.items.map((item) => ({ ...item, tax: '19' }));
  expect(view({ items })).toEqual(view({ tax: '19' }));
});

test('units stand in the words of the language', () => {
  const items = [
    { item: 'a', qty: 1, rate: 1, unit: 'MON' },
    { item: 'b', qty: 2, rate: 1, unit: 'C62' },
    { item: 'c', qty: 3, rate: 1, unit: 'KGM' },
  ];
  const quantities = view({ items, language: 'de' }).lines.map(({ quantity }) => quantity);
  expect(quantities).toEqual(['1\u00a0Monat', '2\u00a0Stk.', '3\u00a0kg']);
});
