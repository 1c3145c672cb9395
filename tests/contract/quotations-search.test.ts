import { api, createKey } from '../support/api';
import { expectError } from '../support/expect-error';
import type { HttpClient } from '../support/http';
import {
  createCustomer,
  createInvoice,
  createQuotation,
  line,
  UNKNOWN_ID,
  UUID,
  type Created,
} from '../support/records';

const PATH = '/api/v1/quotations';

let client: HttpClient;
let jane: Created;
let joe: Created;
let created: Created[];

beforeAll(async () => {
  client = api((await createKey()).key);
  jane = await createCustomer(client, { name: 'Jane', email: 'jane@roe.example' });
  joe = await createCustomer(client, { name: 'Joe' });
  created = [
    await createQuotation(client, jane.id, { quotation_number: 'A-100%', status: 'sent' }),
    await createQuotation(client, jane.id, { quotation_number: 'a-100x', status: 'accepted' }),
    await createQuotation(client, joe.id, { quotation_number: 'B_7', status: 'sent' }),
    await createQuotation(client, joe.id, { quotation_number: 'Bx7' }),
  ];
  await createInvoice(client, joe.id, { invoice_number: 'A-100-invoice' });
});

async function numbers(query: Record<string, string>): Promise<string[]> {
  const { status, body } = await client.get(`${PATH}?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  expect(body.pagination.total).toBe(body.data.length);
  return body.data.map((one: Created) => one.quotation_number);
}

test('a quotation in a search has all its fields, its lines and its customer in short', async () => {
  const own = api((await createKey()).key);
  const customer = await createCustomer(own, { name: 'Jane', email: 'j@roe.example', phone: '1' });
  const items = [line({ discount_rate: 20 }), line({ description: 'Two', quantity: 1.5 })];
  const { items: lines, ...fields } = await createQuotation(own, customer.id, { items });
  const { status, body } = await own.get(PATH);
  expect(status).toBe(200);
  expect(body).toEqual({
    data: [
      {
        ...fields,
        quotation_items: lines.map((one: Created) => ({
          ...one,
          id: expect.stringMatching(UUID),
        })),
        customers: { id: customer.id, name: 'Jane', email: 'j@roe.example' },
      },
    ],
    pagination: { page: 1, limit: 25, total: 1, total_pages: 1 },
  });
});

test('all quotations, and no invoices, come newest first', async () => {
  expect(await numbers({})).toEqual(created.map((one) => one.quotation_number).reverse());
});

test('a number is matched in part, in any case and without wildcards', async () => {
  expect(await numbers({ number: 'A-10' })).toEqual(['a-100x', 'A-100%']);
  expect(await numbers({ number: '0%' })).toEqual(['A-100%']);
  expect(await numbers({ number: 'b_' })).toEqual(['B_7']);
});

test('status and customer are matched exactly, and all filters together', async () => {
  expect(await numbers({ status: 'sent' })).toEqual(['B_7', 'A-100%']);
  expect(await numbers({ customer_id: joe.id })).toEqual(['Bx7', 'B_7']);
  expect(await numbers({ customer_id: joe.id, status: 'sent', number: 'b' })).toEqual(['B_7']);
  expect(await numbers({ customer_id: UNKNOWN_ID })).toEqual([]);
});

test.each([
  ['status=paid', ['/status']],
  ['status=SENT', ['/status']],
  ['customer_id=7', ['/customer_id']],
  ['page=0&limit=0', ['/page', '/limit']],
  ['number=%00', ['/number']],
])('the query %s is refused', async (query, pointers) => {
  expectError(await client.get(`${PATH}?${query}`), 400, 'validation_failed', pointers);
});

test('pages follow one another without a gap or a repeat', async () => {
  const seen: string[] = [];
  for (let page = 1; page <= 3; page += 1) {
    const { body } = await client.get(`${PATH}?limit=2&page=${page}`);
    expect(body.pagination).toEqual({ page, limit: 2, total: 4, total_pages: 2 });
    seen.push(...body.data.map((one: Created) => one.id));
  }
  expect(seen).toEqual([...created].reverse().map((one) => one.id));
});

test('a limit over one hundred counts and is echoed as one hundred', async () => {
  expect((await client.get(`${PATH}?limit=500`)).body.pagination.limit).toBe(100);
});
