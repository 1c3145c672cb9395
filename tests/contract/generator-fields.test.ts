import { infoOf } from '../support/pdf/info';
import { LEAST, printed, send, textIn } from '../support/generator';
import type { Fields } from '../support/records';

const FULL: Fields = {
  from: 'Northwind Studio\n1 Long Street\nOslo',
  billTo: 'Acme Corporation\n2 Short Street',
  shipTo: 'Dock 7\nHarbour',
  invoiceNumber: 'A-2026/7',
  date: '2 January 2026',
  dueDate: '1 February 2026',
  poNumber: 'PO-77',
  items: [
    { id: 'a', item: 'Widget', qty: 3, rate: 33.33 },
    { id: 'b', item: 'Setup, on site', qty: 2.5, rate: 10 },
  ],
  tax: '10',
  currency: '€',
  discount: '4.99',
  shipping: '12.50',
  amountPaid: '50',
  notes: 'Thank you.\nSee you again.',
  terms: 'Net 30',
};

/** A key of `labels`, its default, and the text that must stand beside the label. */
const LABELS: readonly (readonly [string, string, RegExp])[] = [
  ['invoice', 'INVOICE', /(^| {3})LABEL$/m],
  ['billTo', 'Bill To', /LABEL[\s\S]*Acme Corporation[\s\S]*2 Short Street/],
  ['shipTo', 'Ship To', /LABEL[\s\S]*Dock 7[\s\S]*Harbour/],
  ['date', 'Date', /(?<!Due )LABEL +2 January 2026/],
  ['dueDate', 'Due Date', /LABEL +1 February 2026/],
  ['poNumber', 'PO Number', /LABEL +PO-77/],
  ['item', 'Item', /^ *LABEL +\w+ +\w+ +\w+$/m],
  ['quantity', 'Quantity', /^ *\w+ +LABEL +\w+ +\w+$/m],
  ['rate', 'Rate', /^ *\w+ +\w+ +LABEL +\w+$/m],
  ['amount', 'Amount', /^ *\w+ +\w+ +\w+ +LABEL$/m],
  ['notes', 'Notes', /^ *LABEL +\w+\n *Thank you\. +Net 30\n *See you again\./m],
  ['terms', 'Terms', /^ *\w+ +LABEL\n *Thank you\. +Net 30/m],
  ['subTotal', 'Subtotal', /LABEL +€124\.99/],
  ['discount', 'Discount', /LABEL +−€4\.99/],
  ['tax', 'Tax', /LABEL \(10%\) +€12\.00/],
  ['shipping', 'Shipping', /LABEL +€12\.50/],
  ['total', 'Total', /^ *LABEL +€144\.50/m],
  ['paid', 'Amount Paid', /LABEL +−€50\.00/],
  ['balanceDue', 'Balance Due', /LABEL +€94\.50$/m],
];

const withLabel = (pattern: RegExp, label: string) =>
  new RegExp(pattern.source.replace('LABEL', label), pattern.flags);

let full: string;
let relabelled: string;

beforeAll(async () => {
  full = await printed(FULL);
  const labels = Object.fromEntries(LABELS.map(([key], index) => [key, `Own${index}word`]));
  relabelled = await printed({ ...FULL, labels });
});

test.each(LABELS)('"%s" is printed as %s beside its value', (_key, label, pattern) => {
  expect(full).toMatch(withLabel(pattern, label));
});

test.each(LABELS.map(([key, label, pattern], index) => ({ key, label, pattern, index })))(
  'labels.$key replaces "$label" beside the same value',
  ({ label, pattern, index }) => {
    expect(relabelled).toMatch(withLabel(pattern, `Own${index}word`));
    expect(relabelled).not.toMatch(new RegExp(`(^|[^\\w])${label}($|[^\\w])`, 'm'));
  },
);

test.each(LABELS)('labels.%s alone leaves the others as they are', async (key) => {
  const text = await printed({ ...FULL, labels: { [key]: 'Mine' } });
  for (const [other, label, pattern] of LABELS) {
    expect(text).toMatch(withLabel(pattern, other === key ? 'Mine' : label));
  }
});

test('sender, number, columns and lines are printed', () => {
  for (const part of ['Northwind Studio', '1 Long Street', 'Oslo', 'A-2026/7']) {
    expect(full).toContain(part);
  }
  expect(full).toMatch(/Item +Quantity +Rate +Amount/);
  expect(full).toMatch(/Widget +3 +€33\.33 +€99\.99/);
  expect(full).toMatch(/Setup, on site +2\.5 +€10\.00 +€25\.00/);
});

test('the ids of the items are not printed', async () => {
  const items = [{ id: 'hidden-id-1', item: 'Work', qty: 1, rate: 1 }];
  expect(await printed({ items })).not.toContain('hidden-id-1');
});

test('a minimal body prints no labels for missing fields', async () => {
  const text = await printed();
  expect(text).toMatch(/Acme Ltd\n *1 Road/);
  expect(text).toMatch(/Work +1 +\$100\.00 +\$100\.00/);
  expect(text).toMatch(/Subtotal +\$100\.00/);
  expect(text).toMatch(/^ *Total +\$100\.00/m);
  expect(text).toMatch(/Balance Due +\$100\.00$/m);
  const absent = ['Bill To', 'Ship To', 'Date', 'PO Number', 'Notes', 'Terms'];
  for (const label of [...absent, 'Discount', 'Tax', 'Shipping', 'Amount Paid', 'PREVIEW']) {
    expect(text).not.toContain(label);
  }
});

test.each([null, '', '  '])('an optional field that is %j counts as left out', async (empty) => {
  const names = Object.keys(FULL).filter((name) => name !== 'from' && name !== 'items');
  const fields = Object.fromEntries(names.map((name) => [name, empty]));
  const labels = { notes: empty, total: empty };
  expect(await printed({ ...fields, themeColor: empty, logo: empty, labels })).toBe(
    await printed(),
  );
});

test('unknown fields are ignored', async () => {
  const labels = { unknown: 'x' };
  expect(await printed({ total: 1, subtotal: 2, status: 'paid', labels })).toBe(await printed());
});

test('an item needs no id', async () => {
  expect(await printed({ items: [{ item: 'Work', qty: 1, rate: 100 }] })).toBe(await printed());
});

test('title and author of the PDF are those of the invoice', async () => {
  const answer = await send({ ...LEAST, invoiceNumber: '7', labels: { invoice: 'FACTURE' } });
  expect(textIn(answer)).toContain('FACTURE');
  expect(infoOf(answer.pdf)).toMatchObject({ title: 'FACTURE 7', author: 'Acme Ltd', pages: 1 });
});

test('text of several scripts comes back as it was sent', async () => {
  const parts = ['Ærø Ωmega Жук', '請求書 サービス', '송장', 'प्रणाम', 'ใบแจ้งหนี้'];
  const items = parts.map((item) => ({ item, qty: 1, rate: 1 }));
  const text = await printed({ items });
  for (const part of parts) expect(text).toContain(part.normalize('NFC'));
});
