import { api, createKey, type IssuedKey } from '../support/api';
import { expectError } from '../support/expect-error';
import type { HttpClient } from '../support/http';
import { createCustomer, createInvoice, type Created } from '../support/records';

const PATH = '/api/v1/invoices';

let issued: IssuedKey;
let client: HttpClient;
let jane: Created;
let joe: Created;
let created: Created[];

beforeAll(async () => {
  issued = await createKey();
  client = api(issued.key);
  jane = await createCustomer(client, { name: 'Jane', email: 'jane@roe.example', notes: 'secret' });
  joe = await createCustomer(client, { name: 'Joe' });
  created = [
    await createInvoice(client, jane.id, { invoice_number: 'A-100%', status: 'sent' }),
    await createInvoice(client, jane.id, { invoice_number: 'a-100x', status: 'paid' }),
    await createInvoice(client, joe.id, { invoice_number: 'B_7', status: 'sent' }),
    await createInvoice(client, joe.id, { invoice_number: 'Bx7' }),
    await createInvoice(client, joe.id, { invoice_number: 'C\\1', status: 'cancelled' }),
  ];
});

async function numbers(query: Record<string, string>): Promise<string[]> {
  const { status, body } = await client.get(`${PATH}?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  expect(body.pagination.total).toBe(body.data.length);
  return body.data.map((one: Created) => one.invoice_number);
}

test('a customer without an e-mail address has null there', async () => {
  const { body } = await client.get(`${PATH}?customer_id=${joe.id}&limit=1`);
  expect(body.data[0].customers).toEqual({ id: joe.id, name: 'Joe', email: null });
});

test('an empty number filters nothing', async () => {
  expect(await numbers({ number: '' })).toHaveLength(created.length);
});

test.each([
  ['status=open', ['/status']],
  ['status=SENT', ['/status']],
  ['status=', ['/status']],
  ['status=sent,', ['/status']],
  ['status=sent,open,paid', ['/status']],
  ['status=sent, paid', ['/status']],
  ['customer_id=7', ['/customer_id']],
  ['customer_id=', ['/customer_id']],
  ['page=0', ['/page']],
  ['limit=0', ['/limit']],
  ['limit=ten', ['/limit']],
  ['number=%00', ['/number']],
  ['page=-1&limit=1.5&status=x&customer_id=x', ['/page', '/limit', '/status', '/customer_id']],
])('the query %s is refused', async (query, pointers) => {
  expectError(await client.get(`${PATH}?${query}`), 400, 'validation_failed', pointers);
});

test('several statuses find what has one of them, in any order and once', async () => {
  const both = ['B_7', 'a-100x', 'A-100%'];
  for (const status of ['sent,paid', 'paid,sent', 'sent,paid,sent'])
    expect(await numbers({ status })).toEqual(both);
  expect(await numbers({ status: 'sent,paid', number: 'a' })).toEqual(both.slice(1));
  expect(await numbers({ status: 'sent,paid', sort: 'number', min_total: '1' })).toHaveLength(3);
  expect(await numbers({ status: 'draft,sent,overdue,paid,cancelled' })).toHaveLength(5);
  const first = await client.get(`${PATH}?cursor=&limit=2&status=paid,sent`);
  const { next_cursor: cursor } = first.body.pagination;
  const next = await client.get(`${PATH}?cursor=${cursor}&status=sent,paid`);
  expect(next.body.data.map((one: Created) => one.invoice_number)).toEqual(['A-100%']);
});

test('an unknown status is named, beside the known ones', async () => {
  const { body } = await client.get(`${PATH}?status=sent,open`);
  expect(body.error).toBe(
    'status must be one of draft, sent, paid, overdue, cancelled, or several of them with commas; "open" is not one of them',
  );
});

test('a parameter given twice is refused', async () => {
  const answer = await client.get(`${PATH}?status=sent&status=paid`);
  expectError(answer, 400, 'validation_failed', ['/status']);
});

test('a parameter with brackets is an unknown one', async () => {
  const { status, body } = await client.get(`${PATH}?status[$ne]=sent&number[]=x&page[a]=1`);
  expect([status, body.data.length]).toEqual([200, created.length]);
});

test('SQL in a filter is text', async () => {
  expect(await numbers({ number: `%' OR 1=1 --` })).toEqual([]);
});

test('pages of filtered and of all invoices add up to the whole', async () => {
  for (const [filter, total] of [
    ['', 5],
    ['&status=sent', 2],
    [`&customer_id=${joe.id}`, 3],
    ['&number=a', 2],
  ] as const) {
    const seen: string[] = [];
    for (let page = 1; page <= Math.ceil(total / 2); page += 1) {
      const { body } = await client.get(`${PATH}?limit=2&page=${page}${filter}`);
      const pages = Math.ceil(total / 2);
      expect(body.pagination).toEqual({ page, limit: 2, total, total_pages: pages });
      seen.push(...body.data.map((one: Created) => one.id));
    }
    expect(new Set(seen).size).toBe(total);
  }
});

test('a page past the end is empty and keeps the true totals', async () => {
  for (const filter of ['', '&number=a', '&status=sent']) {
    const first = await client.get(`${PATH}?limit=2${filter}`);
    const { body } = await client.get(`${PATH}?limit=2&page=99${filter}`);
    expect(body).toEqual({ data: [], pagination: { ...first.body.pagination, page: 99 } });
  }
});

test('a business without invoices has no pages', async () => {
  const { body } = await api((await createKey()).key).get(PATH);
  expect(body).toEqual({ data: [], pagination: { page: 1, limit: 25, total: 0, total_pages: 0 } });
});

test('a created or changed invoice is found at once', async () => {
  const own = api((await createKey()).key);
  const customer = await createCustomer(own);
  for (let count = 1; count <= 5; count += 1) {
    const { id, invoice_number } = await createInvoice(own, customer.id);
    await own.patch(`${PATH}/${id}`, { status: 'cancelled' });
    const { body } = await own.get(`${PATH}?number=${invoice_number}&status=cancelled`);
    expect(body.data.map((one: Created) => one.id)).toEqual([id]);
    expect((await own.get(`${PATH}?limit=1`)).body.pagination.total).toBe(count);
  }
});
