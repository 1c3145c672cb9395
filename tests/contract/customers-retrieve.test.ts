import { api, createKey } from '../support/api';
import { expectError } from '../support/expect-error';
import type { HttpClient } from '../support/http';
import { createCustomer, createInvoice, UNKNOWN_ID } from '../support/records';

const PATH = '/api/v1/customers';

let client: HttpClient;

beforeAll(async () => {
  client = api((await createKey()).key);
});

test('a customer is read as it was created', async () => {
  const created = await createCustomer(client, { name: 'Jane', email: 'j@roe.example' });
  const { status, body, headers } = await client.get(`${PATH}/${created.id}`);
  expect([status, body]).toEqual([200, created]);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
});

test('an id may be written in upper case', async () => {
  const created = await createCustomer(client);
  const { status, body } = await client.get(`${PATH}/${created.id.toUpperCase()}`);
  expect([status, body]).toEqual([200, created]);
});

test.each([
  UNKNOWN_ID,
  '1',
  'x',
  '%00',
  '%27%20OR%201%3D1',
  '..%2Finvoices',
  'undefined',
  `${UNKNOWN_ID}0`,
  '%F0%9F%98%80',
  'a'.repeat(2000),
])('the id %s is not found', async (id) => {
  expectError(await client.get(`${PATH}/${id}`), 404, 'not_found');
});

test('a malformed path gets an error answer', async () => {
  const { status } = await client.get(`${PATH}/%E0%A4%A`);
  expect([400, 404]).toContain(status);
});

test('the id of another kind of record is not found', async () => {
  const customer = await createCustomer(client);
  const invoice = await createInvoice(client, customer.id);
  expectError(await client.get(`${PATH}/${invoice.id}`), 404, 'not_found');
});
