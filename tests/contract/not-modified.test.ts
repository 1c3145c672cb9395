import { api, createKey } from '../support/api';
import type { HttpClient } from '../support/http';
import {
  createCustomer,
  createInvoice,
  createProduct,
  createQuotation,
  creditInvoice,
  recordPayment,
  recordRefund,
  type Created,
} from '../support/records';
import { createRecurring } from '../support/recurring';
import { addEndpoint } from '../support/webhooks';

let key: string;
let client: HttpClient;
let customer: Created;
let invoice: Created;
const paths: Record<string, string> = {};

beforeAll(async () => {
  key = (await createKey({ scopes: ['read', 'write', 'webhooks'] })).key;
  client = api(key);
  customer = await createCustomer(client);
  invoice = await createInvoice(client, customer.id, { status: 'sent' });
  const payment = await recordPayment(client, invoice.id, { amount: 110 });
  const note = await creditInvoice(client, invoice.id);
  const made: Record<string, Created> = {
    customers: customer,
    invoices: invoice,
    payments: payment,
    'credit-notes': note,
    refunds: await recordRefund(client, note.id, { amount: 1 }),
    products: await createProduct(client),
    quotations: await createQuotation(client, customer.id),
    'recurring-invoices': await createRecurring(client, { customer_id: customer.id }),
    'webhook-endpoints': await addEndpoint(client, 'https://hooks.invalid/', { enabled: false }),
  };
  for (const [name, { id }] of Object.entries(made))
    paths[name] = `/api/v1/${name}/${id as string}`;
  paths['business'] = '/api/v1/business';
  paths['key'] = '/api/v1/key';
});

const NAMES = [
  'customers',
  'invoices',
  'payments',
  'credit-notes',
  'refunds',
  'products',
  'quotations',
  'recurring-invoices',
  'webhook-endpoints',
  'business',
  'key',
];

test.each(NAMES)(
  '%s: a GET with the tag of the last answer is 304 without a body',
  async (name) => {
    const path = paths[name] ?? '';
    const { status, headers } = await client.get(path);
    const tag = headers.get('etag') ?? '';
    expect([status, tag]).toEqual([200, expect.stringMatching(/^"[\w.:/-]+"$/)]);
    for (const known of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
      const again = await client.get(path, { 'If-None-Match': known });
      expect([known, again.status, again.text, again.headers.get('etag')]).toEqual([
        known,
        304,
        '',
        tag,
      ]);
    }
    const other = await client.get(path, { 'If-None-Match': '"x"' });
    expect([other.status, other.headers.get('etag')]).toEqual([200, tag]);
  },
);

test('an invoice is answered anew when the customer in its answer has changed', async () => {
  const path = paths['invoices'] ?? '';
  const first = await client.get(path);
  const known = { 'If-None-Match': first.headers.get('etag') ?? '' };
  await client.patch(paths['customers'] ?? '', { name: 'Another name' });
  const { status, body } = await client.get(path, known);
  expect([status, body.customers.name]).toEqual([200, 'Another name']);
  expect(body.updated_at).toBe(first.body.updated_at);
});
