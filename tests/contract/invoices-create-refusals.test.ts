import { api, createKey } from '../support/api';
import { BAD_TOTALS } from '../support/bad-totals';
import { expectError } from '../support/expect-error';
import type { HttpClient } from '../support/http';
import { createCustomer, line, UNKNOWN_ID, type Fields } from '../support/records';

const PATH = '/api/v1/invoices';

let client: HttpClient;
let customerId: string;

beforeAll(async () => {
  client = api((await createKey()).key);
  customerId = (await createCustomer(client)).id;
});

const post = (fields: Fields) =>
  client.post(PATH, { customer_id: customerId, items: [line()], ...fields });

test('more is not paid than the total', async () => {
  expectError(await post({ amount_paid: 110.01 }), 400, 'validation_failed', ['/amount_paid']);
});

test.each(BAD_TOTALS)('lines that come to %s are refused', async (_what, items) => {
  const answer = await post({ items });
  expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
  expect(answer.body.errors[0].pointer).toMatch(/^\/items(\/\d+)?$/);
});

test('more than a thousand lines are too many, even if they have other faults', async () => {
  for (const one of [line(), {}, 7]) {
    const answer = await post({ items: Array(1001).fill(one) });
    expectError(answer, 400, 'too_many_items', ['/items']);
  }
});

test('all bad fields of the document and its lines are reported at once', async () => {
  const answer = await post({
    status: 'x',
    due_date: 'x',
    notes: 7,
    items: [line({ quantity: '1' }), line(), line({ unit_price: null, tax_rate: -1 })],
  });
  expectError(answer, 400, 'validation_failed', [
    '/status',
    '/due_date',
    '/notes',
    '/items/0/quantity',
    '/items/2/unit_price',
    '/items/2/tax_rate',
  ]);
});

test('an unknown customer is refused by name', async () => {
  const answer = await post({ customer_id: UNKNOWN_ID });
  expectError(answer, 400, 'customer_not_found', ['/customer_id']);
});

test('a number that the business has used is a conflict, and takes no number', async () => {
  expect((await post({ invoice_number: 'TWICE' })).status).toBe(201);
  const answer = await post({ invoice_number: 'TWICE' });
  expectError(answer, 409, 'duplicate_number', ['/invoice_number']);
  expect((await client.get(`${PATH}?number=TWICE`)).body.pagination.total).toBe(1);
});

test('numbers that differ only in outer blanks, width or case are the same', async () => {
  expect((await post({ invoice_number: 'Case' })).status).toBe(201);
  for (const number of ['case', ' Case', 'Case ', 'Ｃase'])
    expectError(await post({ invoice_number: number }), 409, 'duplicate_number', [
      '/invoice_number',
    ]);
  expect((await post({ invoice_number: 'Ca se' })).status).toBe(201);
});

test('two businesses may use the same number', async () => {
  await post({ invoice_number: 'SHARED' });
  const other = api((await createKey()).key);
  const customer = await createCustomer(other);
  const fields = { customer_id: customer.id, items: [line()], invoice_number: 'SHARED' };
  expect((await other.post(PATH, fields)).status).toBe(201);
});

test('a refused invoice leaves nothing behind and uses no number', async () => {
  const own = api((await createKey()).key);
  const customer = await createCustomer(own);
  const good = { customer_id: customer.id, items: [line()] };
  const bad: Fields[] = [
    { ...good, items: [] },
    { ...good, customer_id: UNKNOWN_ID },
    { ...good, amount_paid: 1e6 },
  ];
  for (const body of bad) expect((await own.post(PATH, body)).status).toBe(400);
  expect((await own.get(PATH)).body.pagination.total).toBe(0);
  expect((await own.post(PATH, good)).body.invoice_number).toBe('INV-00001');
});
