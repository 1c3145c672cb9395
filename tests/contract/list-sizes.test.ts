import { api, createKey } from '../support/api';
import { expectError } from '../support/expect-error';
import type { HttpClient } from '../support/http';
import { createCustomer, createInvoice, line, type Fields } from '../support/records';
import { createRecurring } from '../support/recurring';

/** The records of an answer have at most 7 MB together, whatever their lines hold. */

const LISTS = ['invoices', 'recurring-invoices', 'events'];
const MADE = 12;

let client: HttpClient;
let invoice: string;

beforeAll(async () => {
  client = api((await createKey()).key);
  const { id } = await createCustomer(client, { name: 'Ada' });
  const items = Array.from({ length: 1_000 }, () => line({ description: 'ü'.repeat(420) }));
  for (let made = 0; made < MADE; made += 1) {
    ({ id: invoice } = await createInvoice(client, id, { items }));
    await createRecurring(client, { customer_id: id, items });
  }
  for (let at = 0; at < MADE * 2; at += 1) {
    const changed = items.map((one) => ({ ...one, quantity: at + 3 }));
    await client.put(`/api/v1/invoices/${invoice}`, { customer_id: id, items: changed });
  }
});

test.each(['invoices', 'recurring-invoices'])(
  'a page of %s beyond that is refused, and a smaller one is not',
  async (list) => {
    for (const query of ['', '?limit=100', '?sort=created_at', '?currency=USD'])
      expectError(await client.get(`/api/v1/${list}${query}`), 400, 'page_too_large');
    const { status, body } = await client.get(`/api/v1/${list}?limit=2&page=2`);
    expect([status, body.data.length, body.pagination.total]).toEqual([200, 2, MADE]);
    const { body: beyond } = await client.get(`/api/v1/${list}?limit=100&page=2`);
    expect([beyond.data, beyond.pagination.total]).toEqual([[], MADE]);
  },
);

test.each(LISTS)('by cursor, %s come in more answers, each once', async (list) => {
  const found: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { status, body, text } = await client.get(`/api/v1/${list}?limit=100&cursor=${cursor}`);
    expect(status).toBe(200);
    expect(body.data.length).toBeGreaterThan(0);
    expect(Buffer.byteLength(text)).toBeLessThan(8_000_000);
    found.push(...(body.data as Fields[]).map(({ id }) => String(id)));
    cursor = body.pagination.next_cursor;
  }
  expect(new Set(found).size).toBe(found.length);
  expect(found.length).toBeGreaterThanOrEqual(MADE);
});

test('a history of large changes is read in smaller pages', async () => {
  const at = `/api/v1/invoices/${invoice}/history`;
  expectError(await client.get(at), 400, 'page_too_large');
  expect((await client.get(`${at}?limit=5`)).body.data).toHaveLength(5);
});
