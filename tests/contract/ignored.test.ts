import { api, createKey } from '../support/api';
import { CSV } from '../support/csv';
import type { Answer, HttpClient } from '../support/http';
import {
  createCustomer,
  createInvoice,
  createProduct,
  createQuotation,
  creditInvoice,
  line,
  type Created,
  type Fields,
} from '../support/records';

let client: HttpClient;
let customer: Created;

beforeAll(async () => {
  client = api((await createKey({ scopes: ['read', 'write', 'webhooks'] })).key);
  customer = await createCustomer(client);
});

const ignored = ({ headers }: Answer) => headers.get('x-ignored');

async function create(fields: Fields, items: Fields[] = [line()]): Promise<Answer> {
  return client.post('/api/v1/invoices', { customer_id: customer.id, items, ...fields });
}

test('an answer names the unknown fields of the body, those of lines with their place', async () => {
  const answer = await create({ foo: 1, due_dat: null }, [
    line({ bar: 2 }),
    line(),
    line({ q: 3 }),
  ]);
  expect(answer.status).toBe(201);
  expect(ignored(answer)).toBe('items[0].bar, items[2].q, foo, due_dat');
});

test('an answer to a request without unknown fields has no such header', async () => {
  expect(ignored(await create({ notes: 'Known', due_date: null }))).toBeNull();
  expect(ignored(await client.get('/api/v1/invoices?limit=1&currency=EUR'))).toBeNull();
  expect(ignored(await client.get('/api/v1/invoices'))).toBeNull();
});

test('a refused request names them, too', async () => {
  const answer = await client.post('/api/v1/customers', { nmae: 'Jane' });
  expect([answer.status, ignored(answer)]).toEqual([400, 'nmae']);
  const search = await client.get('/api/v1/invoices?status=open&stats=sent');
  expect([search.status, ignored(search)]).toEqual([400, 'stats']);
});

test('computed fields of a record are not named, those of other records are', async () => {
  const { body } = await create({});
  const again = await client.post('/api/v1/invoices', { ...body, invoice_number: 'AGAIN' });
  expect([again.status, ignored(again)]).toEqual([201, null]);
  const other = await client.post('/api/v1/customers', { name: 'Jane', id: 'x', subtotal: 1 });
  expect([other.status, ignored(other)]).toEqual([201, 'subtotal']);
});

test('a draft that is sent back whole, lines as they were retrieved, names only what it did not take', async () => {
  const { body } = await create({});
  const found = (await client.get(`/api/v1/invoices/${body.id}`)).body;
  const { invoice_items: items, customers, ...fields } = found;
  const put = await client.put(`/api/v1/invoices/${body.id}`, { ...fields, items });
  expect([put.status, ignored(put)]).toEqual([200, null]);
  const whole = await client.put(`/api/v1/invoices/${body.id}`, { ...fields, items, customers });
  expect([whole.status, ignored(whole)]).toEqual([200, 'customers']);
});

test('a PATCH names the fields that it does not change', async () => {
  const { id } = await createInvoice(client, customer.id);
  const body = { notes: 'New', currency: 'EUR', items: [line()], total: 5, updated_at: 'x' };
  const answer = await client.patch(`/api/v1/invoices/${id}`, body);
  expect([answer.status, ignored(answer)]).toEqual([200, 'currency, items']);
  const product = await createProduct(client);
  const changed = await client.patch(`/api/v1/products/${product.id}`, { name: 'New', nam: 'x' });
  expect([changed.status, ignored(changed)]).toEqual([200, 'nam']);
});

test('payments, credit notes, refunds, webhook endpoints and the generator name them', async () => {
  const { id } = await createInvoice(client, customer.id, { status: 'sent' });
  const payment = await client.post(`/api/v1/invoices/${id}/payments`, { amount: 110, on: 1 });
  expect([payment.status, ignored(payment)]).toEqual([201, 'on']);
  const note = await client.post(`/api/v1/invoices/${id}/credit-notes`, { raeson: 'x' });
  expect([note.status, ignored(note)]).toEqual([201, 'raeson']);
  const refunds = `/api/v1/credit-notes/${note.body.id}/refunds`;
  const refund = await client.post(refunds, { amount: 1, note: 'x' });
  expect([refund.status, ignored(refund)]).toEqual([201, 'note']);
  const endpoint = { url: 'https://hooks.invalid/', enabled: false, event: [] };
  const hook = await client.post('/api/v1/webhook-endpoints', endpoint);
  expect([hook.status, ignored(hook)]).toEqual([201, 'event']);
  const paper = { from: 'Me', items: [{ item: 'A', qty: 1, rate: 1, vat: 2 }], to: 'You' };
  const pdf = await api().post('/api/invoice/generate', paper);
  expect([pdf.status, ignored(pdf)]).toEqual([200, 'items[0].vat, to']);
});

test('a request whose body nobody reads names all of it', async () => {
  const { id } = await createQuotation(client, customer.id);
  const answer = await client.post(`/api/v1/quotations/${id}/convert`, { due_date: '2030-01-01' });
  expect([answer.status, ignored(answer)]).toEqual([201, 'due_date']);
});

test('unknown parameters are named, on lists and where no parameter is known', async () => {
  const list = await client.get('/api/v1/invoices?isue_date_from=2026-01-01&limit=5&filters[a]=1');
  expect([list.status, ignored(list)]).toEqual([200, 'isue_date_from, filters[a]']);
  const one = await client.get(`/api/v1/customers/${customer.id}?populate=*`);
  expect([one.status, ignored(one)]).toEqual([200, 'populate']);
  const both = await client.post('/api/v1/customers?dry_run=true', { name: 'A', b: 1 });
  expect([both.status, ignored(both)]).toEqual([201, 'b, dry_run']);
  const payments = await client.get('/api/v1/payments?foo=&from=2026-01-01');
  expect([payments.status, ignored(payments)]).toEqual([200, 'foo']);
});

test('parameters of exports are known to the list, too', async () => {
  expect(ignored(await client.get('/api/v1/invoices?lines=true'))).toBeNull();
  const csv = await client.get('/api/v1/invoices?lines=true&line=1', CSV);
  expect([csv.status, ignored(csv)]).toEqual([200, 'line']);
  await creditInvoice(client, (await createInvoice(client, customer.id, { status: 'sent' })).id);
  expect(ignored(await client.get('/api/v1/credit-notes?lines=true'))).toBeNull();
});

test('names are visible ASCII, and 4,000 characters of them at most', async () => {
  const odd = await client.post('/api/v1/customers', {
    name: 'A',
    'ä b\r\nSet-Cookie: x\u0000': 1,
    __proto__x: 1,
  });
  expect(ignored(odd)).toBe('??b??Set-Cookie:?x?, __proto__x');
  const proto = await client.post('/api/v1/customers', '{"name":"A","__proto__":{"a":1}}', {
    'Content-Type': 'application/json',
  });
  expect([proto.status, ignored(proto)]).toEqual([201, '__proto__']);
  const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`field_${at}`, at]));
  const names = ignored(await client.post('/api/v1/customers', { name: 'A', ...many })) ?? '';
  expect(names.length).toBeLessThanOrEqual(4_000);
  expect(names.length).toBeGreaterThan(3_900);
  expect(names.split(', ').every((name) => Object.hasOwn(many, name))).toBe(true);
  const long = await client.post('/api/v1/customers', { name: 'A', ['x'.repeat(900_000)]: 1 });
  expect([long.status, ignored(long)]).toEqual([201, 'x'.repeat(4_000)]);
});

test('lists in lists are refused and named no further', async () => {
  const deep = `{"customer_id":1,"items":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  const answer = await client.post('/api/v1/invoices', deep, {
    'Content-Type': 'application/json',
  });
  expect([answer.status, ignored(answer)]).toEqual([400, null]);
});

test('nothing is named to strangers, and at paths that do not exist', async () => {
  const stranger = await api('wrong').get('/api/v1/invoices?foo=1');
  expect([stranger.status, ignored(stranger)]).toEqual([401, null]);
  const nowhere = await client.get('/api/v1/nowhere?foo=1');
  expect([nowhere.status, ignored(nowhere)]).toEqual([404, null]);
});
