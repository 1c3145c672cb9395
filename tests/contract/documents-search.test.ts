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

/** Lists of invoices and of quotations, which are searched alike. */

let client: HttpClient;
let jane: Created;
let joe: Created;

beforeAll(async () => {
  client = api((await createKey()).key);
  jane = await createCustomer(client, { name: 'Jane', email: 'jane@roe.example', notes: 'secret' });
  joe = await createCustomer(client, { name: 'Joe' });
});

describe.each([
  ['invoice', createInvoice, ['sent', 'paid', 'sent', 'draft', 'cancelled'], 'overdue'],
  ['quotation', createQuotation, ['sent', 'accepted', 'sent', 'draft', 'rejected'], 'expired'],
] as const)('a search of each %s', (kind, create, statuses, none) => {
  const path = `/api/v1/${kind}s`;
  const NUMBERS = ['A-100%', 'a-100x', 'B_7', 'Bx7', 'C\\1'];
  const created: Created[] = [];

  beforeAll(async () => {
    for (const [at, number] of NUMBERS.entries()) {
      const fields = { [`${kind}_number`]: number, status: statuses[at] };
      created.push(await create(client, at < 2 ? jane.id : joe.id, fields));
    }
  });

  async function numbers(query: Record<string, string>): Promise<string[]> {
    const { status, body } = await client.get(`${path}?${new URLSearchParams(query)}`);
    expect(status).toBe(200);
    expect(body.pagination.total).toBe(body.data.length);
    return body.data.map((one: Created) => one[`${kind}_number`]);
  }

  test('has all fields, the lines and the customer in short', async () => {
    const own = api((await createKey()).key);
    const email = 'j@roe.example';
    const customer = await createCustomer(own, { name: 'Jane', email, phone: '1' });
    const items = [line({ discount_rate: 20 }), line({ description: 'Two', quantity: 1.5 })];
    const { items: lines, ...fields } = await create(own, customer.id, { items });
    const { status, body, headers } = await own.get(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    const id = expect.stringMatching(UUID) as unknown;
    expect(body).toEqual({
      data: [
        {
          ...fields,
          [`${kind}_items`]: lines.map((one: Created) => ({ ...one, id })),
          customers: { id: customer.id, name: 'Jane', email },
        },
      ],
      pagination: { page: 1, limit: 25, total: 1, total_pages: 1 },
    });
    const ids = body.data[0][`${kind}_items`].map((one: Created) => one.id);
    expect(new Set(ids).size).toBe(2);
  });

  test('has all of its kind and no other, newest first', async () => {
    expect(await numbers({})).toEqual([...NUMBERS].reverse());
  });

  test('matches a number in part, in any case and without wildcards', async () => {
    expect(await numbers({ number: 'A-10' })).toEqual(['a-100x', 'A-100%']);
    expect(await numbers({ number: '7' })).toEqual(['Bx7', 'B_7']);
    expect(await numbers({ number: '0%' })).toEqual(['A-100%']);
    expect(await numbers({ number: 'b_' })).toEqual(['B_7']);
    expect(await numbers({ number: '\\' })).toEqual(['C\\1']);
    expect(await numbers({ number: '%' })).toEqual(['A-100%']);
  });

  test('matches status and customer exactly, and all filters together', async () => {
    expect(await numbers({ status: 'sent' })).toEqual(['B_7', 'A-100%']);
    expect(await numbers({ status: none })).toEqual([]);
    expect(await numbers({ customer_id: jane.id })).toEqual(['a-100x', 'A-100%']);
    expect(await numbers({ customer_id: jane.id.toUpperCase() })).toHaveLength(2);
    expect(await numbers({ customer_id: UNKNOWN_ID })).toEqual([]);
    const all = { customer_id: jane.id, status: 'sent', number: '100' };
    expect(await numbers(all)).toEqual(['A-100%']);
    expect(await numbers({ customer_id: jane.id, number: 'B' })).toEqual([]);
  });

  test.each([
    ['status=open', ['/status']],
    ['status=SENT', ['/status']],
    ['customer_id=7', ['/customer_id']],
    ['page=0&limit=0', ['/page', '/limit']],
    ['number=%00', ['/number']],
  ])('refuses the query %s', async (query, pointers) => {
    expectError(await client.get(`${path}?${query}`), 400, 'validation_failed', pointers);
  });

  test('has pages that follow one another without a gap or a repeat', async () => {
    const seen: string[] = [];
    for (let page = 1; page <= 4; page += 1) {
      const { body } = await client.get(`${path}?limit=2&page=${page}`);
      expect(body.pagination).toEqual({ page, limit: 2, total: 5, total_pages: 3 });
      seen.push(...body.data.map((one: Created) => one.id));
    }
    expect(seen).toEqual([...created].reverse().map((one) => one.id));
  });

  test('counts and echoes a limit over one hundred as one hundred', async () => {
    expect((await client.get(`${path}?limit=500`)).body.pagination.limit).toBe(100);
  });
});
