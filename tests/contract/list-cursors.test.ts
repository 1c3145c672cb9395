import { api, createKey } from '../support/api';
import { expectError } from '../support/expect-error';
import type { HttpClient } from '../support/http';
import {
  createCustomer,
  createInvoice,
  createProduct,
  createQuotation,
  type Created,
} from '../support/records';
import { byCursor } from '../support/walks';

const INVOICES = '/api/v1/invoices';
const COUNT = 5;

let client: HttpClient;
let stranger: HttpClient;
let jane: Created;

beforeAll(async () => {
  const issued = await createKey();
  client = api(issued.key);
  stranger = api((await createKey()).key);
  jane = await createCustomer(client, { name: 'Jane' });
  const other = await createCustomer(stranger, { name: 'Other' });
  for (let count = 0; count < COUNT; count += 1) {
    await createInvoice(client, jane.id, { status: count % 2 === 0 ? 'sent' : 'draft' });
    await createQuotation(client, jane.id);
    await createProduct(client, { name: `Product ${count}` });
    await createInvoice(stranger, other.id);
  }
  await createCustomer(client, { name: 'Joe' });
});

async function cursorOf(query: string, of = client, path = INVOICES): Promise<string> {
  const { body } = await of.get(`${path}?limit=1&cursor=&${query}`);
  expect(typeof body.pagination.next_cursor).toBe('string');
  return body.pagination.next_cursor;
}

const refused = async (path: string, of = client) => {
  const answer = await of.get(path);
  expectError(answer, 400, 'validation_failed', ['/cursor']);
  expect(answer.body.error).toBe(
    'cursor must be the next_cursor of a list with the same filters and sort',
  );
  return answer;
};

test('a list that is read by cursor has no pages', async () => {
  const { status, body } = await client.get(`${INVOICES}?cursor=`);
  expect(status).toBe(200);
  expect(body.pagination).toEqual({ limit: 25, next_cursor: null });
  expect(body.data).toEqual((await client.get(INVOICES)).body.data);
});

test('a list that ends with a full answer has no further cursor', async () => {
  const { body } = await client.get(`${INVOICES}?cursor=&limit=${COUNT}`);
  expect(body.data).toHaveLength(COUNT);
  expect(body.pagination).toEqual({ limit: COUNT, next_cursor: null });
});

test('an empty list ends at once', async () => {
  const { body } = await client.get(`${INVOICES}?cursor=&currency=CHF`);
  expect(body).toEqual({ data: [], pagination: { limit: 25, next_cursor: null } });
});

test.each(['invoices', 'quotations', 'customers', 'products'])(
  'cursors lead through all %s',
  async (list) => {
    const path = `/api/v1/${list}`;
    const all = (await client.get(`${path}?limit=100`)).body.data;
    expect(await byCursor(client, path, {}, 2)).toEqual(all);
    const oldest = await byCursor(client, path, { sort: 'created_at' }, 2);
    expect(oldest).toEqual([...all].reverse());
  },
);

test('the limit may change on the way, and a bad one is refused', async () => {
  const cursor = await cursorOf('');
  const { body } = await client.get(`${INVOICES}?cursor=${cursor}&limit=500`);
  expect(body.pagination).toEqual({ limit: 100, next_cursor: null });
  expect(body.data).toHaveLength(COUNT - 1);
  const answer = await client.get(`${INVOICES}?cursor=${cursor}&limit=0`);
  expectError(answer, 400, 'validation_failed', ['/limit']);
});

test('a page beside a cursor is ignored, whatever it is', async () => {
  const { body } = await client.get(`${INVOICES}?cursor=`);
  for (const page of ['3', '0', 'x', '']) {
    const beside = await client.get(`${INVOICES}?cursor=&page=${page}`);
    expect([beside.status, beside.body]).toEqual([200, body]);
  }
});

test('a cursor with another filter or sort is refused', async () => {
  const cursor = await cursorOf('status=sent&sort=total&min_total=1');
  const same = await client.get(
    `${INVOICES}?min_total=1.00&sort=total&status=sent&cursor=${cursor}`,
  );
  expect(same.status).toBe(200);
  for (const query of [
    '',
    'status=sent',
    'status=sent&sort=total',
    'status=sent&sort=total&min_total=2',
    'status=draft&sort=total&min_total=1',
    'status=sent&sort=-total&min_total=1',
    'status=sent&sort=total&min_total=1&currency=USD',
    `status=sent&sort=total&min_total=1&customer_id=${jane.id}`,
    'status=sent&sort=total&min_total=1&number=I',
  ]) {
    await refused(`${INVOICES}?cursor=${cursor}&${query}`);
  }
});

test('a cursor of another list is refused', async () => {
  await refused(`/api/v1/quotations?cursor=${await cursorOf('')}`);
  const products = await cursorOf('', client, '/api/v1/products');
  await refused(`/api/v1/customers?cursor=${products}`);
});

test('a cursor of another business is refused like any other text', async () => {
  const theirs = await refused(`${INVOICES}?cursor=${await cursorOf('', stranger)}`);
  const unknown = await refused(`${INVOICES}?cursor=nothing`);
  const [one, other] = [theirs, unknown].map(({ body }) => ({ ...body, request_id: '' }));
  expect(one).toEqual(other);
});

test('a cursor tells nothing, and no part of it can be changed', async () => {
  const cursor = await cursorOf('sort=number');
  const text = Buffer.from(cursor.replace(/^v1\./, ''), 'base64url').toString('latin1');
  expect(text).not.toMatch(/INV-/);
  for (let at = 3; at < cursor.length; at += 7) {
    const other = cursor[at] === 'A' ? 'B' : 'A';
    await refused(
      `${INVOICES}?sort=number&cursor=${cursor.slice(0, at)}${other}${cursor.slice(at + 1)}`,
    );
  }
  expect(await cursorOf('sort=number')).not.toBe(cursor);
});

test('another key of the business goes on with a cursor', async () => {
  const { body } = await client.get('/api/v1/customers?limit=1');
  const { key } = await createKey({ business: body.data[0].business_id });
  const cursor = await cursorOf('');
  expect((await api(key).get(`${INVOICES}?cursor=${cursor}`)).status).toBe(200);
});

test('a cursor keeps its place when its record has left it', async () => {
  const own = api((await createKey()).key);
  const customer = await createCustomer(own);
  const made: Created[] = [];
  for (const name of ['A', 'B', 'C', 'D']) made.push(await createCustomer(own, { name }));
  const cursor = await cursorOf('sort=name', own, '/api/v1/customers');
  const first = (await own.get('/api/v1/customers?sort=name&cursor=')).body.data;
  expect(first.map((one: Created) => one.name)).toEqual(['A', 'B', 'C', 'D', customer.name]);
  await own.patch(`/api/v1/customers/${made[0].id}`, { name: 'Zed' });
  const { body } = await own.get(`/api/v1/customers?sort=name&cursor=${cursor}`);
  expect(body.data.map((one: Created) => one.name)).toEqual(['B', 'C', 'D', customer.name, 'Zed']);
});

test('a cursor goes on behind a record that was deleted', async () => {
  const own = api((await createKey()).key);
  const customer = await createCustomer(own);
  const made: Created[] = [];
  for (let count = 0; count < 4; count += 1) made.push(await createInvoice(own, customer.id));
  const { body } = await own.get(`${INVOICES}?cursor=&limit=1`);
  expect((await own.delete(`${INVOICES}/${made[3].id}`)).status).toBe(204);
  const next = await own.get(`${INVOICES}?cursor=${body.pagination.next_cursor}&limit=2`);
  expect(next.body.data.map((one: Created) => one.id)).toEqual([made[2].id, made[1].id]);
});
