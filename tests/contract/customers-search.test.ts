import { api, createKey, type IssuedKey } from '../support/api';
import { expectError } from '../support/expect-error';
import type { HttpClient } from '../support/http';
import { createCustomer, type Created } from '../support/records';

const PATH = '/api/v1/customers';

let issued: IssuedKey;
let client: HttpClient;
let created: Created[];

const PEOPLE = [
  { name: 'Alpha Corp', email: 'sales@alpha.example' },
  { name: 'alphabet', email: 'info@beta.example' },
  { name: 'Beta GmbH', email: 'office@ALPHA.example' },
  { name: 'Gamma 100% pure', email: 'under_score@gamma.example' },
  { name: 'Gamma 100X pure', email: 'underXscore@gamma.example' },
  { name: 'Back\\slash', email: null },
  { name: 'Äpfel Österreich', email: null },
];

beforeAll(async () => {
  issued = await createKey();
  client = api(issued.key);
  created = [];
  for (const person of PEOPLE) created.push(await createCustomer(client, person));
});

async function names(query: Record<string, string>): Promise<string[]> {
  const { status, body } = await client.get(`${PATH}?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  expect(body.pagination.total).toBe(body.data.length);
  return body.data.map((one: Created) => one.name);
}

test('all customers come newest first, each as create returned it', async () => {
  const { status, body } = await client.get(PATH);
  expect(status).toBe(200);
  expect(Object.keys(body).sort()).toEqual(['data', 'pagination']);
  expect(body.data).toEqual([...created].reverse());
  expect(body.pagination).toEqual({ page: 1, limit: 25, total: PEOPLE.length, total_pages: 1 });
});

test('a name is matched in part and in any case', async () => {
  expect(await names({ name: 'ALPHA' })).toEqual(['alphabet', 'Alpha Corp']);
  expect(await names({ name: 'a G' })).toEqual(['Beta GmbH']);
  expect(await names({ name: 'äpfel ö' })).toEqual(['Äpfel Österreich']);
});

test('an e-mail address is matched in part and in any case', async () => {
  expect(await names({ email: 'alpha.ex' })).toEqual(['Beta GmbH', 'Alpha Corp']);
});

test('two filters must both match', async () => {
  expect(await names({ name: 'beta', email: 'alpha' })).toEqual(['Beta GmbH']);
  expect(await names({ name: 'gamma', email: 'beta' })).toEqual([]);
});

test('%, _ and \\ of a filter are ordinary characters', async () => {
  expect(await names({ name: '100%' })).toEqual(['Gamma 100% pure']);
  expect(await names({ email: 'under_' })).toEqual(['Gamma 100% pure']);
  expect(await names({ name: '\\' })).toEqual(['Back\\slash']);
  expect(await names({ name: '%' })).toEqual(['Gamma 100% pure']);
  expect(await names({ name: '\\%' })).toEqual([]);
});

test('an empty filter matches everything', async () => {
  expect(await names({ name: '', email: '' })).toHaveLength(PEOPLE.length);
});

test('a filter that matches nothing gives an empty page and no pages', async () => {
  const { body } = await client.get(`${PATH}?name=nobody-of-that-name`);
  expect(body).toEqual({ data: [], pagination: { page: 1, limit: 25, total: 0, total_pages: 0 } });
});

test('SQL in a filter is text', async () => {
  expect(await names({ name: `' OR '1'='1` })).toEqual([]);
  expect(await names({ email: `x'; DROP TABLE customers;--` })).toEqual([]);
});

test('pages follow one another without a gap or a repeat', async () => {
  const seen: string[] = [];
  for (let page = 1; page <= 4; page += 1) {
    const { body } = await client.get(`${PATH}?limit=2&page=${page}`);
    expect(body.pagination).toEqual({ page, limit: 2, total: PEOPLE.length, total_pages: 4 });
    seen.push(...body.data.map((one: Created) => one.id));
  }
  expect(seen).toEqual([...created].reverse().map((one) => one.id));
});

test('a page past the end is empty and keeps the true totals', async () => {
  const { status, body } = await client.get(`${PATH}?page=9007199254740991&limit=100`);
  expect(status).toBe(200);
  expect(body).toEqual({
    data: [],
    pagination: { page: 9007199254740991, limit: 100, total: PEOPLE.length, total_pages: 1 },
  });
});

test('a limit over one hundred counts as one hundred, and the answer says so', async () => {
  for (const limit of ['100', '101', '1000000']) {
    expect((await client.get(`${PATH}?limit=${limit}`)).body.pagination.limit).toBe(100);
  }
});

test.each(['0', '-1', '1.5', 'x', '', '1e1', '99999999999999999999999'])(
  'a page or limit of %j is refused, both at once',
  async (value) => {
    const answer = await client.get(`${PATH}?page=${value}&limit=${value}`);
    expectError(answer, 400, 'validation_failed', ['/page', '/limit']);
  },
);

test('a NUL in a filter is refused', async () => {
  const answer = await client.get(`${PATH}?name=a%00b&email=%00`);
  expectError(answer, 400, 'validation_failed', ['/name', '/email']);
});

test('unknown parameters are ignored, also those of Strapi’s own interface', async () => {
  const query = 'sort=name&filters[name]=x&populate=*&fields=id&business_id=1';
  const { status, body } = await client.get(`${PATH}?${query}`);
  expect([status, body.data.length]).toEqual([200, PEOPLE.length]);
  const plain = await client.get(PATH);
  expect(Object.keys(body.data[0])).toEqual(Object.keys(plain.body.data[0]));
});

test('a created customer is found at once', async () => {
  const other = api((await createKey()).key);
  for (let count = 1; count <= 5; count += 1) {
    const { id } = await createCustomer(other, { name: `Fresh ${count}` });
    const { body } = await other.get(`${PATH}?name=fresh ${count}`);
    expect(body.data.map((one: Created) => one.id)).toEqual([id]);
    expect((await other.get(PATH)).body.pagination.total).toBe(count);
  }
});
