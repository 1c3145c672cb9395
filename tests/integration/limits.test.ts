import { adminApi, api, createKey } from '../support/api';
import { expectError } from '../support/expect-error';
import type { HttpClient } from '../support/http';
import { createCustomer, createInvoice, type Created } from '../support/records';

let client: HttpClient;
let customer: Created;

beforeEach(async () => {
  client = api((await createKey()).key);
  customer = await createCustomer(client);
});

/** A body with its numbers as written, which JSON.stringify would change. */
function invoice(lines: string[], rest = '', currency = 'USD'): string {
  const items = lines.map((one) => `{"description":"x",${one}}`).join(',');
  return `{"customer_id":"${customer.id}","currency":"${currency}","items":[${items}]${rest}}`;
}

test.each([
  ['999999999999.999999', '1', '1000000000000', 'USD'],
  ['999999999999.999999', '1', '1000000000000', 'KWD'],
  ['999999999999.99', '9', '8999999999999.91', 'USD'],
  ['999999999999.999', '9', '8999999999999.991', 'KWD'],
  ['0.000001', '999999999.999999', '1000', 'USD'],
  ['123456789012.123456', '1', '123456789012.12', 'USD'],
  ['1', '123456789.123456', '123456789.12', 'USD'],
])('a price of %s and a quantity of %s keep every digit', async (...figures) => {
  const [price, quantity, total, currency] = figures;
  const line = `"quantity":${quantity},"unit_price":${price}`;
  const created = await client.post('/api/v1/invoices', invoice([line], '', currency));
  expect(created.status).toBe(201);
  const retrieved = await client.get(`/api/v1/invoices/${created.body.id}`);
  const listed = await client.get('/api/v1/invoices');
  for (const { text } of [created, retrieved, listed]) {
    expect(text).toContain(`"quantity":${quantity},"unit_price":${price},`);
    expect(text).toContain(`"amount":${total}}`);
    expect(text).toContain(`"subtotal":${total},"tax_amount":0,"total":${total},`);
  }
});

test('rates keep their four decimals', async () => {
  const line = '"quantity":1,"unit_price":1000000,"tax_rate":99.9999';
  const { text } = await client.post('/api/v1/invoices', invoice([line]));
  expect(text).toContain('"tax_rate":99.9999,');
  expect(text).toContain('"tax_amount":999999,');
});

test('a total just below ten million million keeps every digit, and the next one is refused', async () => {
  const lines = [
    '"quantity":9,"unit_price":999999999999.999',
    '"quantity":1,"unit_price":999999999999.999',
  ];
  const rest = '"quantity":1,"unit_price":0.009';
  const most = await client.post(
    '/api/v1/invoices',
    invoice([...lines, rest], ',"status":"paid"', 'KWD'),
  );
  expect(most.status).toBe(201);
  expect(most.text).toContain('"total":9999999999999.999,"amount_paid":9999999999999.999,');
  const more = invoice([...lines, '"quantity":1,"unit_price":0.01'], '', 'KWD');
  expectError(await client.post('/api/v1/invoices', more), 400, 'validation_failed', ['/items']);
});

test('an amount paid keeps its digits through a change of status and back', async () => {
  const line = '"quantity":1,"unit_price":999999999999.99';
  const body = invoice([line], ',"amount_paid":999999999999.98');
  const created = await client.post('/api/v1/invoices', body);
  expect(created.text).toContain('"amount_paid":999999999999.98,');
  const path = `/api/v1/invoices/${created.body.id}`;
  expect((await client.patch(path, { status: 'paid' })).text).toContain(
    '"amount_paid":999999999999.99,',
  );
  expect((await client.patch(path, { status: 'sent' })).text).toContain(
    '"amount_paid":999999999999.98,',
  );
});

test('a replayed answer keeps its digits', async () => {
  const body = invoice(['"quantity":1,"unit_price":999999999999.999999']);
  const headers = { 'Idempotency-Key': 'digits' };
  const first = await client.post('/api/v1/invoices', body, headers);
  const again = await client.post('/api/v1/invoices', body, headers);
  expect([again.status, again.text]).toEqual([201, first.text]);
  expect(again.text).toContain('"unit_price":999999999999.999999,');
});

test.each(['1e-7', '1e400', '-1e400', '1e9', '0.99999999999999999999', '1.0000000000000000001'])(
  'a quantity of %s is refused, not rounded',
  async (quantity) => {
    const answer = await client.post(
      '/api/v1/invoices',
      invoice([`"quantity":${quantity},"unit_price":1`]),
    );
    expectError(answer, 400, 'validation_failed', ['/items/0/quantity']);
  },
);

test.each(['1e2', '1.0E+2', '100.0000000', '1000e-1'])(
  'a quantity of %s is 100',
  async (quantity) => {
    const answer = await client.post(
      '/api/v1/invoices',
      invoice([`"quantity":${quantity},"unit_price":1`]),
    );
    expect([answer.status, answer.body.items?.[0].quantity]).toEqual([201, 100]);
  },
);

const TEXTS = {
  emoji: '👩‍👩‍👧‍👦 🇦🇹 😀',
  'right to left': 'שלום مرحبا',
  'combining marks': 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L',
  'control characters': '\u0001\u0008\u001f\u007f\u0085',
  'invisible characters': '\u200b\u200d\u2060\ufeff\u202e',
  noncharacters: '\ufffe\uffff\u{10ffff}',
  'line breaks': 'a\nb\r\nc\u2028d\u2029e',
  'quotes and escapes': `"'\`\\ \\u0000 %s $1 \${x} {{x}} <b> & ;--`,
};

test.each(Object.entries(TEXTS))('text of %s stays unchanged', async (_what, text) => {
  const fields = { notes: text, terms: text, invoice_number: `#${text}` };
  const items = [{ description: text, quantity: 1, unit_price: 1 }];
  const created = await createInvoice(client, customer.id, { ...fields, items });
  expect(created).toMatchObject({ ...fields, items: [{ description: text }] });
  const { body } = await client.get(`/api/v1/invoices/${created.id}`);
  expect(body).toMatchObject({ ...fields, invoice_items: [{ description: text }] });
  const found = await client.get(
    `/api/v1/invoices?${new URLSearchParams({ number: fields.invoice_number })}`,
  );
  expect(found.body.pagination.total).toBe(1);
});

test('half a character is refused, because PostgreSQL cannot store it', async () => {
  const items = '"items":[{"description":"a\\ud800","quantity":1,"unit_price":1}]';
  const body = `{"customer_id":"${customer.id}","notes":"\\udc00b",${items}}`;
  const answer = await client.post('/api/v1/invoices', body);
  expectError(answer, 400, 'validation_failed', ['/notes', '/items/0/description']);
});

test('the longest texts are stored whole', async () => {
  const fields = { notes: '語'.repeat(10_000), terms: '😀'.repeat(10_000) };
  const items = [{ description: 'é'.repeat(2_000), quantity: 1, unit_price: 1 }];
  const { id } = await createInvoice(client, customer.id, { ...fields, items });
  const { body } = await client.get(`/api/v1/invoices/${id}`);
  expect(body).toMatchObject({
    ...fields,
    invoice_items: [{ description: items[0]?.description }],
  });
});

test('totals of a search stay exact when drafts are deleted in the admin panel', async () => {
  const ids: string[] = [];
  for (let count = 1; count <= 4; count += 1) {
    ids.push((await createInvoice(client, customer.id)).id);
  }
  const path = '/content-manager/collection-types/api::invoice.invoice';
  // The last ones of the series: others keep their numbers in use.
  for (const id of ids.slice(2).toReversed()) {
    expect((await adminApi().delete(`${path}/${id}`)).status).toBe(200);
  }
  for (const query of ['', '?limit=1', '?status=draft', '?number=INV', '?page=7']) {
    const { body } = await client.get(`/api/v1/invoices${query}`);
    expect(body.pagination.total).toBe(2);
  }
  expectError(await client.get(`/api/v1/invoices/${ids[3]}`), 404, 'not_found');
  expect((await createInvoice(client, customer.id)).invoice_number).toBe('INV-00003');
});
