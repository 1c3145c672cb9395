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
  type Fields,
} from '../support/records';

const JSON_TYPE = 'application/json; charset=utf-8';

let client: HttpClient;

beforeAll(async () => {
  client = api((await createKey()).key);
});

const MAKE = {
  customers: () => createCustomer(client),
  invoices: async (fields?: Fields) =>
    createInvoice(client, (await createCustomer(client)).id, fields),
  quotations: async (fields?: Fields) =>
    createQuotation(client, (await createCustomer(client)).id, fields),
};
type Kind = keyof typeof MAKE;
const KINDS = Object.keys(MAKE) as Kind[];

test('a customer is read as it was created', async () => {
  const created = await createCustomer(client, { name: 'Jane', email: 'j@roe.example' });
  const { status, body, headers } = await client.get(`/api/v1/customers/${created.id}`);
  expect([status, body]).toEqual([200, created]);
  expect(headers.get('content-type')).toBe(JSON_TYPE);
});

test.each([
  ['invoice', createInvoice, { due_date: '2026-12-31' }],
  ['quotation', createQuotation, { valid_until: '2026-12-31' }],
] as const)(
  'an %s has all its fields, its lines and its whole customer',
  async (kind, make, date) => {
    const customer = await createCustomer(client, { name: 'Jane', tax_id: 'T1', notes: 'N' });
    const lines = [
      line({ discount_rate: 12.5 }),
      line({ description: 'Two', unit_price: -10.005 }),
    ];
    const { items, ...fields } = await make(client, customer.id, { ...date, items: lines });
    const { status, body, headers } = await client.get(`/api/v1/${kind}s/${fields.id}`);
    expect([status, headers.get('content-type')]).toEqual([200, JSON_TYPE]);
    expect(body).toEqual({
      ...fields,
      [`${kind}_items`]: items.map((one: Created) => ({
        ...one,
        id: expect.stringMatching(UUID),
        [`${kind}_id`]: fields.id,
      })),
      customers: customer,
    });
  },
);

test('the lines keep their ids from one reading to the next', async () => {
  const { id } = await MAKE.invoices();
  const path = '/api/v1/invoices';
  const [first, second] = [await client.get(`${path}/${id}`), await client.get(`${path}/${id}`)];
  expect(first.body).toEqual(second.body);
  const listed = await client.get(`${path}?limit=1`);
  expect(listed.body.data[0].invoice_items[0].id).toBe(first.body.invoice_items[0].id);
});

test('a change of the customer shows in the invoice', async () => {
  const { id, customer_id: customer } = await MAKE.invoices();
  const changed = await client.patch(`/api/v1/customers/${customer}`, { city: 'Graz' });
  expect((await client.get(`/api/v1/invoices/${id}`)).body.customers).toEqual(changed.body);
});

describe.each(KINDS)('an id of %s', (kind) => {
  const get = (id: string) => client.get(`/api/v1/${kind}/${id}`);

  test('may be written in upper case', async () => {
    const { id } = await MAKE[kind]();
    const { status, body } = await get(id.toUpperCase());
    expect([status, body]).toEqual([200, (await get(id)).body]);
    expect(body.id).toBe(id);
  });

  test.each([
    UNKNOWN_ID,
    '1',
    'x',
    '%00',
    '%27%20OR%201%3D1',
    '..%2Fproducts',
    'undefined',
    `${UNKNOWN_ID}0`,
    '%F0%9F%98%80',
    'a'.repeat(2000),
  ])('is not %s', async (id) => {
    expectError(await get(id), 404, 'not_found');
  });

  test('is not that of another kind of record', async () => {
    for (const other of KINDS.filter((one) => one !== kind))
      expectError(await get((await MAKE[other]()).id), 404, 'not_found');
  });

  test('that is malformed as a path gets an error answer', async () => {
    expect([400, 404]).toContain((await get('%E0%A4%A')).status);
  });
});
