import { api, createKey } from '../support/api';
import { expectError } from '../support/expect-error';
import type { HttpClient } from '../support/http';
import {
  createCustomer,
  createInvoice,
  createProduct,
  createQuotation,
  recordPayment,
  TIMESTAMP,
  type Created,
} from '../support/records';
import { settledEvents } from '../support/events';
import { byCursor } from '../support/walks';

const EVENTS = '/api/v1/events';

let client: HttpClient;

beforeEach(async () => {
  client = api((await createKey()).key);
});

const listed = (query = {}, of = client) => byCursor(of, EVENTS, query, 2);
const types = async () => (await settledEvents(client)).map(({ type }) => type as string);

/** The types of the events that a change has. */
async function toldBy(change: () => Promise<unknown>): Promise<string[]> {
  const before = (await types()).length;
  await change();
  return (await types()).slice(before);
}

test('a business without endpoints has the events of its changes, oldest first', async () => {
  const customer = await createCustomer(client);
  const product = await createProduct(client);
  const invoice = await createInvoice(client, customer.id);
  const sent = await client.patch(`/api/v1/invoices/${invoice.id}`, { status: 'sent' });
  const payment = await recordPayment(client, invoice.id, { amount: 110 });
  const events = await settledEvents(client);
  const customers = customer;
  const paid = (await client.get(`/api/v1/invoices/${invoice.id}`)).body;
  expect(events.map(({ type, data }) => [type, data])).toEqual([
    ['customer.created', customer],
    ['product.created', product],
    ['invoice.created', { ...invoice, customers }],
    ['invoice.sent', { ...sent.body, customers }],
    ['invoice.updated', { ...sent.body, customers }],
    ['payment.recorded', payment],
    [
      'invoice.paid',
      {
        ...sent.body,
        status: 'paid',
        amount_paid: 110,
        amount_due: 0,
        updated_at: paid.updated_at,
        customers,
      },
    ],
  ]);
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  for (const event of events) {
    expect(event.id).toMatch(/^evt_[0-9a-f-]{36}$/);
    expect(event.timestamp).toMatch(TIMESTAMP);
    expect(Object.keys(event)).toEqual(['id', 'type', 'timestamp', 'data']);
  }
});

test('the list has no pages, and ends with null', async () => {
  await createCustomer(client);
  await settledEvents(client);
  const { status, body } = await client.get(`${EVENTS}?type=customer.created`);
  expect(status).toBe(200);
  expect(body.data).toHaveLength(1);
  expect(body.pagination).toEqual({ limit: 25, next_cursor: null });
  const other = api((await createKey()).key);
  expect((await other.get(EVENTS)).body).toEqual({
    data: [],
    pagination: { limit: 25, next_cursor: null },
  });
});

test('events are filtered by type, and by the moment, which is included', async () => {
  const customer = await createCustomer(client);
  await createInvoice(client, customer.id);
  await createInvoice(client, customer.id);
  const [first, second, third] = (await settledEvents(client)) as [Created, Created, Created];
  expect(await listed({ type: 'invoice.created' })).toEqual([second, third]);
  expect(await listed({ type: 'invoice.paid' })).toEqual([]);
  const type = 'invoice.created';
  expect(await listed({ type, since: first.timestamp })).toEqual([second, third]);
  expect(await listed({ type, since: third.timestamp })).toEqual([third]);
  const later = new Date(Date.parse(third.timestamp) + 1).toISOString();
  expect(await listed({ type, since: later })).toEqual([]);
});

test.each([
  ['type=invoice.vanished', '/type'],
  ['since=yesterday', '/since'],
  ['limit=0', '/limit'],
  ['cursor=made-up', '/cursor'],
])('%s is refused', async (query, pointer) => {
  expectError(await client.get(`${EVENTS}?${query}`), 400, 'validation_failed', [pointer]);
});

test('another business sees none of it, and cannot use its cursor', async () => {
  await createCustomer(client);
  await createCustomer(client);
  const stranger = api((await createKey()).key);
  await createCustomer(stranger);
  await createCustomer(stranger);
  const mine = new Set((await settledEvents(client)).map(({ id }) => id));
  expect((await settledEvents(stranger)).filter(({ id }) => mine.has(id))).toEqual([]);
  const { next_cursor: cursor } = (await client.get(`${EVENTS}?limit=1`)).body.pagination;
  expect((await client.get(`${EVENTS}?limit=1&cursor=${cursor}`)).body.data).toHaveLength(1);
  const foreign = await stranger.get(`${EVENTS}?cursor=${cursor}`);
  expectError(foreign, 400, 'validation_failed', ['/cursor']);
  const filtered = await client.get(`${EVENTS}?type=customer.created&cursor=${cursor}`);
  expectError(filtered, 400, 'validation_failed', ['/cursor']);
});

test('a change of an invoice has an event, and a change of nothing has none', async () => {
  const { id: customer } = await createCustomer(client);
  const { id } = await createInvoice(client, customer);
  const patch = (body: object) => () => client.patch(`/api/v1/invoices/${id}`, body);
  expect(await toldBy(patch({ notes: 'Thanks' }))).toEqual(['invoice.updated']);
  expect(await toldBy(patch({ notes: 'Thanks', status: 'draft' }))).toEqual([]);
  expect(await toldBy(patch({ status: 'overdue' }))).toEqual([
    'invoice.overdue',
    'invoice.updated',
  ]);
  expect(await toldBy(patch({ status: 'overdue' }))).toEqual([]);
  expect(await toldBy(patch({ status: 'no status' }))).toEqual([]);
  expect(await toldBy(patch({ status: 'draft', terms: 'T' }))).toEqual(['invoice.updated']);
});

test('a PUT has the events of a PATCH, and none when it repeats the draft', async () => {
  const { id: customer_id } = await createCustomer(client);
  const body = { customer_id, items: [{ description: 'Work', quantity: 2, unit_price: 50 }] };
  for (const kind of ['invoice', 'quotation']) {
    const { id } = (await client.post(`/api/v1/${kind}s`, body)).body;
    const put = (changes: object) => () =>
      client.put(`/api/v1/${kind}s/${id}`, { ...body, ...changes });
    expect(await toldBy(put({}))).toEqual([]);
    const items = [{ description: 'Other work', quantity: 2, unit_price: 50 }];
    expect(await toldBy(put({ items }))).toEqual([`${kind}.updated`]);
    const sent = [`${kind}.sent`, `${kind}.updated`];
    expect(await toldBy(put({ items, status: 'sent' }))).toEqual(sent);
    expect(await toldBy(put({ items, notes: 'Too late' }))).toEqual([]);
  }
});

test('statuses of a quotation, and its conversion, have events', async () => {
  const { id: customer } = await createCustomer(client);
  const { id } = await createQuotation(client, customer);
  const to = (status: string) => () => client.patch(`/api/v1/quotations/${id}`, { status });
  expect(await toldBy(to('sent'))).toEqual(['quotation.sent', 'quotation.updated']);
  expect(await toldBy(to('sent'))).toEqual([]);
  expect(await toldBy(to('expired'))).toEqual(['quotation.expired', 'quotation.updated']);
  expect(await toldBy(to('accepted'))).toEqual(['quotation.updated']);
  const convert = () => client.post(`/api/v1/quotations/${id}/convert`);
  expect(await toldBy(convert)).toEqual([
    'invoice.created',
    'quotation.converted',
    'quotation.updated',
  ]);
  expect(await toldBy(convert)).toEqual([]);
});

test('changes of customers and products have events with the new record', async () => {
  const customer = await createCustomer(client);
  const product = await createProduct(client, { unit_price: 12.5, tax_rate: null });
  const patch = async (path: string, body: object) => (await client.patch(path, body)).body;
  const known = (await types()).length;
  const renamed = await patch(`/api/v1/customers/${customer.id}`, { name: 'Ada', city: 'Kiel' });
  await patch(`/api/v1/customers/${customer.id}`, { name: 'Ada' });
  const dearer = await patch(`/api/v1/products/${product.id}`, { unit_price: 0.0125 });
  await patch(`/api/v1/products/${product.id}`, { unit_price: 0.0125 });
  await patch(`/api/v1/products/${product.id}`, { unit_price: 'much' });
  const told = (await settledEvents(client)).slice(known).map(({ type, data }) => [type, data]);
  expect(told).toEqual([
    ['customer.updated', renamed],
    ['product.updated', dearer],
  ]);
});

test('a repeated request with its Idempotency-Key has one event', async () => {
  const create = () =>
    client.post('/api/v1/customers', { name: 'Jane' }, { 'Idempotency-Key': 'once' });
  await create();
  await create();
  expect(await types()).toEqual(['customer.created']);
});
