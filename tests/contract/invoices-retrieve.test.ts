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

const PATH = '/api/v1/invoices';

let client: HttpClient;

beforeAll(async () => {
  client = api((await createKey()).key);
});

test('an invoice has all its fields, its lines and its whole customer', async () => {
  const customer = await createCustomer(client, { name: 'Jane', tax_id: 'T1', notes: 'N' });
  const { items, ...fields } = await createInvoice(client, customer.id, {
    due_date: '2026-12-31',
    items: [line(), line({ description: 'Two', unit_price: -10.005 })],
  });
  const { status, body, headers } = await client.get(`${PATH}/${fields.id}`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(body).toEqual({
    ...fields,
    invoice_items: items.map((one: Created) => ({
      ...one,
      id: expect.stringMatching(UUID),
      invoice_id: fields.id,
    })),
    customers: customer,
  });
});

test('the lines keep their ids from one reading to the next', async () => {
  const { id } = await createInvoice(client, (await createCustomer(client)).id);
  const [first, second] = [await client.get(`${PATH}/${id}`), await client.get(`${PATH}/${id}`)];
  expect(first.body).toEqual(second.body);
  const listed = await client.get(`${PATH}?limit=1`);
  expect(listed.body.data[0].invoice_items[0].id).toBe(first.body.invoice_items[0].id);
});

test('a change of the customer shows in the invoice', async () => {
  const customer = await createCustomer(client);
  const { id } = await createInvoice(client, customer.id);
  const changed = await client.patch(`/api/v1/customers/${customer.id}`, { city: 'Graz' });
  expect((await client.get(`${PATH}/${id}`)).body.customers).toEqual(changed.body);
});

test('an id may be written in upper case', async () => {
  const { id } = await createInvoice(client, (await createCustomer(client)).id);
  const { status, body } = await client.get(`${PATH}/${id.toUpperCase()}`);
  expect([status, body.id, body.invoice_items[0].invoice_id]).toEqual([200, id, id]);
});

test.each([UNKNOWN_ID, '1', 'x', '%00', '%27%20OR%201%3D1', '..%2Fcustomers', `${UNKNOWN_ID}0`])(
  'the id %s is not found',
  async (id) => {
    expectError(await client.get(`${PATH}/${id}`), 404, 'not_found');
  },
);

test('the id of another kind of record is not found', async () => {
  const customer = await createCustomer(client);
  const quotation = await createQuotation(client, customer.id);
  for (const { id } of [customer, quotation]) {
    expectError(await client.get(`${PATH}/${id}`), 404, 'not_found');
  }
});
