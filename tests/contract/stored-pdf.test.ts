import { api, createKey } from '../support/api';
import { textIn } from '../support/generator';
import type { HttpClient } from '../support/http';
import {
  createCustomer,
  createInvoice,
  createQuotation,
  line,
  type Fields,
} from '../support/records';
import { getPdf } from '../support/stored-pdf';
import { infoOf } from '../support/pdf/info';

const BUSINESS = {
  name: 'Northwind',
  legal_name: 'Northwind Studio GmbH',
  address: 'Lange Straße 1\nHinterhaus',
  city: 'Berlin',
  state: 'BE',
  country: 'Germany',
  postal_code: '10115',
  tax_id: 'DE123456789',
  email: 'billing@northwind.test',
  phone: '+49 30 1234',
};
const CUSTOMER = {
  name: 'Ærø Trading ApS',
  email: 'ap@aeroe.test',
  phone: '+45 62 52',
  address: 'Havnen 5',
  city: 'Marstal',
  state: 'Fyn',
  country: 'Denmark',
  postal_code: '5960',
  tax_id: 'DK87654321',
  notes: 'INTERNAL: pays late',
};
const DETAILS = [
  'Northwind Studio GmbH',
  'Lange Straße 1',
  'Hinterhaus',
  '10115 Berlin',
  'Germany',
  'Tax ID: DE123456789',
  'billing@northwind.test',
  '+49 30 1234',
  'Ærø Trading ApS',
  'Havnen 5',
  '5960 Marstal',
  'Fyn',
  'Denmark',
  'Tax ID: DK87654321',
  'ap@aeroe.test',
  '+45 62 52',
];

let key: string;
let client: HttpClient;
let customer: string;

beforeAll(async () => {
  key = (await createKey({ businessFields: BUSINESS })).key;
  client = api(key);
  customer = (await createCustomer(client, CUSTOMER)).id;
});

const textOfInvoice = async (fields: Fields) =>
  textIn(await getPdf(key, `invoices/${(await createInvoice(client, customer, fields)).id}`));
const textOfQuotation = async (fields: Fields) =>
  textIn(await getPdf(key, `quotations/${(await createQuotation(client, customer, fields)).id}`));

/** Sent, since the letters of a draft's mark stand between the lines of its text. */
const INVOICE = {
  status: 'sent',
  invoice_number: 'R-2026-7',
  issue_date: '2026-01-02',
  due_date: '2026-02-01',
  currency: 'EUR',
  notes: 'Thank you.\nUntil next time.',
  terms: 'Net 30',
  amount_paid: 10,
  items: [
    line({ description: 'Design, two days', quantity: 2, unit_price: 1000.5, tax_rate: 19 }),
    line({ description: 'Books', quantity: 3, unit_price: 9.99, tax_rate: 7 }),
    line({ description: 'Postage', quantity: 1.5, unit_price: 4, tax_rate: 0 }),
  ],
};

const ROWS = /(?<!Due )Date +2 January 2026[^]*Due Date +1 February 2026/;
/** The values stand beside their labels, or below them. */
const DATES: Record<string, RegExp> = {
  modern: ROWS,
  classic: ROWS,
  minimal: /^ *Date +Due Date +Balance Due\s+2 January 2026 +1 February 2026 +€2,409\.26/m,
};

test.each(['modern', 'classic', 'minimal'])(
  'an invoice in the template %s prints every detail',
  async (template_type) => {
    const number = `R-${template_type}`;
    const text = await textOfInvoice({ ...INVOICE, template_type, invoice_number: number });
    const words = ['INVOICE', number, 'Bill To', ...DETAILS, 'Thank you.', 'Until next time.'];
    for (const part of [...words, 'Notes', 'Terms', 'Net 30']) expect(text).toContain(part);
    expect(text).toMatch(DATES[template_type] ?? /Date/);
    expect(text).toMatch(/Item +Quantity +Rate +Tax +Net amount/);
    expect(text).toMatch(/Design, two days +2 +€1,000\.50 +19% +€2,001\.00/);
    expect(text).toMatch(/Books +3 +€9\.99 +7% +€29\.97/);
    expect(text).toMatch(/Postage +1\.5 +€4\.00 +0% +€6\.00/);
    expect(text).toMatch(/^ *Tax rate +Net amount +Tax\b/m);
    expect(text).toMatch(/^ *19% +€2,001\.00 +€380\.19/m);
    expect(text).toMatch(/^ *7% +€29\.97 +€2\.10/m);
    expect(text).toMatch(/^ *0% +€6\.00 +€0\.00/m);
    expect(text).toMatch(/Subtotal +€2,036\.97\n[^]*Tax +€382\.29\n[^]*\bTotal +€2,419\.26\n/);
    expect(text).toMatch(/Amount Paid +−€10\.00\n[^]*Balance Due +€2,409\.26\n/);
    expect(text).not.toMatch(/INTERNAL|Discount|Ship To|QUOTATION|null|undefined/);
  },
);

test('a quotation prints its discounts, its last day and no balance', async () => {
  const text = await textOfQuotation({
    status: 'sent',
    quotation_number: 'Q-7',
    issue_date: '2026-01-02',
    valid_until: '2026-03-01',
    notes: 'Our offer',
    terms: 'Half in advance',
    items: [
      line({ description: 'Site', quantity: 1, unit_price: 500, discount_rate: 20, tax_rate: 10 }),
      line({ description: 'Hosting', quantity: 12, unit_price: 5, tax_rate: 0 }),
    ],
  });
  const words = ['QUOTATION', 'Q-7', 'Prepared For', ...DETAILS, 'Our offer', 'Half in advance'];
  for (const part of words) expect(text).toContain(part);
  expect(text).toMatch(/Valid Until +1 March 2026/);
  expect(text).toMatch(/Item +Quantity +Rate +Discount +Tax +Net amount/);
  expect(text).toMatch(/Site +1 +\$500\.00 +20% +10% +\$400\.00/);
  expect(text).toMatch(/Hosting +12 +\$5\.00 +0% +\$60\.00/);
  expect(text).toMatch(/^ *10% +\$400\.00 +\$40\.00/m);
  expect(text).toMatch(/Subtotal +\$460\.00\n[^]*Tax +\$40\.00\n[^]*\bTotal +\$500\.00\n/);
  expect(text).not.toMatch(/Balance Due|Amount Paid|Bill To|INVOICE/);
});

test('a minimal invoice has no labels for missing values', async () => {
  const bare = await createKey({ businessFields: { name: 'Bare Ltd' } });
  const own = api(bare.key);
  const { id } = await createCustomer(own);
  const items = [line({ tax_rate: undefined })];
  const invoice = await createInvoice(own, id, { items });
  const text = textIn(await getPdf(bare.key, `invoices/${invoice.id}`));
  for (const part of ['Bare Ltd', 'Jane Roe', 'INV-00001']) expect(text).toContain(part);
  expect(text).toMatch(/Item +Quantity +Rate +Amount/);
  expect(text).toMatch(/Consulting +2 +\$50\.00 +\$100\.00/);
  expect(text).not.toMatch(/Tax|Discount|Due Date|Notes|Terms|Amount Paid|null|undefined/);
});

test.each([
  ['EUR', 1234.56, '€1,234.56'],
  ['JPY', 1234, '¥1,234'],
  ['KWD', 1234.567, 'KWD 1,234.567'],
  ['GBP', 0.1, '£0.10'],
  ['CHF', 1234.5, 'CHF 1,234.50'],
])('amounts in %s have its decimals and its sign', async (currency, unit_price, shown) => {
  const items = [line({ description: 'One', quantity: 1, unit_price, tax_rate: 0 })];
  for (const print of [textOfInvoice, textOfQuotation]) {
    const text = await print({ currency, items });
    const rest = new RegExp(`One +1 +${shown} +${shown}[^]*Total +${shown}`.replace(/\./g, '\\.'));
    expect(text).toMatch(rest);
  }
});

test('a paid invoice shows its whole total as paid, and nothing due', async () => {
  const text = await textOfInvoice({ status: 'paid' });
  expect(text).toMatch(/Amount Paid +−\$110\.00\s+Balance Due +\$0\.00/);
});

test('the PDF of an invoice made from a quotation shows the discounts', async () => {
  const items = [line({ description: 'Site', quantity: 1, unit_price: 500, discount_rate: 20 })];
  const { id } = await createQuotation(client, customer, { items });
  const invoice = (await client.post(`/api/v1/quotations/${id}/convert`, {})).body;
  const text = textIn(await getPdf(key, `invoices/${invoice.id}`));
  expect(text).toMatch(/Site +1 +\$500\.00 +20% +10% +\$400\.00/);
  expect(text).toMatch(/Total +\$440\.00/);
});

test('title and author are the number and the business', async () => {
  const { id } = await createInvoice(client, customer, { invoice_number: 'T-1' });
  const { pdf } = await getPdf(key, `invoices/${id}`);
  expect(infoOf(pdf)).toMatchObject({ title: 'INVOICE T-1', author: 'Northwind Studio GmbH' });
});

test('prices print with every digit that the API answers', async () => {
  const prices = ['123456789012.123456', '999999999999.999999'];
  // As text, because JavaScript numbers lack these digits.
  const items = prices.map((price, at) => {
    return `{"description":"Line ${at}","quantity":0.000001,"unit_price":${price},"tax_rate":0}`;
  });
  const body = `{"customer_id":"${customer}","currency":"USD","items":[${items.join()}]}`;
  const created = await client.post('/api/v1/invoices', body);
  expect({ status: created.status, text: created.text }).toEqual({
    status: 201,
    text: expect.stringContaining('999999999999.999999') as string,
  });
  const text = textIn(await getPdf(key, `invoices/${created.body.id}`));
  expect(text).toContain('$123,456,789,012.123456');
  expect(text).toContain('$999,999,999,999.999999');
});
