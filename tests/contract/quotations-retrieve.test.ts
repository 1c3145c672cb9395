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

beforeAll(async () => {
  client = api((await createKey()).key);
});

test('a quotation has all its fields, its lines and its whole customer', async () => {
  const customer = await createCustomer(client, { name: 'Jane', tax_id: 'T1', notes: 'N' });
  const { items, ...fields } = await createQuotation(client, customer.id, {
    valid_until: '2026-12-31',
    items: [line({ discount_rate: 12.5 }), line({ description: 'Two' })],
  });
  const { status, body } = await client.get(`${PATH}/${fields.id}`);
  expect(status).toBe(200);
  expect(body).toEqual({
    ...fields,
    quotation_items: items.map((one: Created) => ({
      ...one,
      id: expect.stringMatching(UUID),
      quotation_id: fields.id,
    })),
    customers: customer,
  });
});

test.each([UNKNOWN_ID, '1', 'x', '%00', '..%2Finvoices'])('the id %s is not found', async (id) => {
  expectError(await client.get(`${PATH}/${id}`), 404, 'not_found');
});

test('the id of another kind of record is not found', async () => {
  const customer = await createCustomer(client);
  const invoice = await createInvoice(client, customer.id);
  for (const { id } of [customer, invoice]) {
    expectError(await client.get(`${PATH}/${id}`), 404, 'not_found');
  }
});
