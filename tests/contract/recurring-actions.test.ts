import { forReferences, REFERENCES } from '../../src/domain/fields/references';
import { api, createKey } from '../support/api';
import { settledEvents } from '../support/events';
import { expectError } from '../support/expect-error';
import type { HttpClient } from '../support/http';
import { createCustomer, createInvoice, UNKNOWN_ID } from '../support/records';
import {
  act,
  createRecurring,
  hosting,
  inDays,
  occurrencesOf,
  RECURRING,
} from '../support/recurring';

let client: HttpClient;
let business: string;
let customer: string;

beforeAll(async () => {
  const issued = await createKey();
  client = api(issued.key);
  business = issued.business;
  customer = (await createCustomer(client)).id;
});

const made = (fields: object = {}) => createRecurring(client, { customer_id: customer, ...fields });

test('pause, resume and cancel repeated change nothing', async () => {
  const { id } = await made();
  for (const [action, status] of [
    ['pause', 'paused'],
    ['resume', 'active'],
    ['cancel', 'cancelled'],
  ] as const) {
    const first = await act(client, id, action);
    expect([first.status, first.body.status]).toEqual([200, status]);
    expect((await act(client, id, action)).body).toEqual(first.body);
  }
  const { body } = await client.get(`${RECURRING}/${id as string}`);
  expect(body).toMatchObject({ next_occurrence: null, next_date: null });
});

test('one that has ended is not run, skipped or changed', async () => {
  const { id } = await made();
  await act(client, id, 'cancel');
  for (const answer of [
    await act(client, id, 'run'),
    await act(client, id, 'skip'),
    await act(client, id, 'resume'),
    await act(client, id, 'pause'),
    await client.patch(`${RECURRING}/${id as string}`, { name: 'A' }),
  ])
    expectError(answer, 409, 'recurring_invoice_ended');
  expect((await client.get(`${RECURRING}/${id as string}/preview`)).body).toEqual({
    data: [],
    warnings: [],
  });
});

test('a run makes the next invoice as a create answers it, once', async () => {
  const { id, next_date: date } = await made({ due_days: 14, notes: 'For {date}' });
  const run = await act(client, id, 'run', { occurrence: 0 });
  expect(run.status).toBe(201);
  expect(run.body).toMatchObject({
    status: 'draft',
    customer_id: customer,
    issue_date: inDays(0),
    due_date: inDays(14),
    total: 10,
    recurring_invoice_id: id,
    occurrence_date: date,
  });
  expect(run.body.items).toHaveLength(1);
  expect(run.headers.get('location')).toBe(`/api/v1/invoices/${run.body.id as string}`);
  const again = await act(client, id, 'run', { occurrence: 0 });
  expect(again.body).toMatchObject({ code: 'occurrence_exists', invoice_id: run.body.id });
  expect(again.status).toBe(409);
  expectError(await act(client, id, 'run', { occurrence: 3 }), 409, 'occurrence_not_next');
  expectError(await act(client, id, 'run', { occurrence: -1 }), 400, 'validation_failed', [
    '/occurrence',
  ]);
  expect(await occurrencesOf(client, id)).toEqual(['0 made']);
});

test('a paused one is run, and stays paused', async () => {
  const { id } = await made({ mode: 'issue' });
  await act(client, id, 'pause');
  const run = await act(client, id, 'run');
  expect([run.status, run.body.status]).toEqual([201, 'sent']);
  expect((await client.get(`${RECURRING}/${id as string}`)).body).toMatchObject({
    status: 'paused',
    next_occurrence: 1,
  });
});

test('a skipped occurrence is not run', async () => {
  const { id } = await made();
  const skipped = await act(client, id, 'skip');
  expect([skipped.status, skipped.body.next_occurrence]).toEqual([200, 1]);
  const run = await act(client, id, 'run', { occurrence: 0 });
  expect([run.status, run.body.code, run.body.invoice_id]).toEqual([
    409,
    'occurrence_exists',
    null,
  ]);
});

test('the last one completes it', async () => {
  const { id } = await made({ max_occurrences: 2 });
  await act(client, id, 'skip');
  await act(client, id, 'run');
  const { body } = await client.get(`${RECURRING}/${id as string}`);
  expect(body).toMatchObject({ status: 'completed', next_occurrence: null, next_date: null });
  expectError(await act(client, id, 'run'), 409, 'recurring_invoice_ended');
});

test('a preview shows the invoices to come, to the cent', async () => {
  const product = await client.post('/api/v1/products', { name: 'Support', unit_price: 19.99 });
  const items = [
    { description: 'Hosting {month_year}', quantity: 1, unit_price: 10.005, tax_rate: 19 },
    {
      description: 'Support, {occurrence}',
      quantity: 3,
      price_source: 'product',
      product_id: product.body.id,
    },
  ];
  const body = hosting({
    customer_id: customer,
    start_date: '2090-01-31',
    items,
    period: 'advance',
    notes: '{period_start} to {period_end}',
    due_days: 14,
    issue_days_before: 1,
  });
  const shown = await client.post(`${RECURRING}/preview?count=3`, body);
  expect(shown.status).toBe(200);
  const [first, second] = shown.body.data;
  expect(first).toEqual({
    occurrence: 0,
    date: '2090-01-31',
    issue_date: '2090-01-30',
    due_date: '2090-02-13',
    period_start: '2090-01-31',
    period_end: '2090-02-27',
    items: [
      expect.objectContaining({
        description: 'Hosting January 2090',
        tax_amount: 1.9,
        amount: 11.91,
      }),
      expect.objectContaining({ description: 'Support, 1', unit_price: 19.99, amount: 59.97 }),
    ],
    notes: '31 January 2090 to 27 February 2090',
    terms: null,
    order_reference: null,
    ...forReferences(REFERENCES, () => null),
    subtotal: 69.98,
    tax_amount: 1.9,
    total: 71.88,
  });
  expect(second).toMatchObject({
    occurrence: 1,
    date: '2090-02-28',
    notes: '28 February 2090 to 30 March 2090',
  });
  const stored = await made(body);
  const preview = await client.get(`${RECURRING}/${stored.id as string}/preview?count=3`);
  expect(preview.body).toEqual(shown.body);
  const run = await act(client, stored.id, 'run');
  expect(run.body).toMatchObject({
    subtotal: 69.98,
    tax_amount: 1.9,
    total: 71.88,
    notes: '31 January 2090 to 27 February 2090',
  });
  expect(run.body.items).toEqual(first.items);
});

test('a preview has twelve unless another number is asked for, and ends with the schedule', async () => {
  const { id } = await made({ max_occurrences: 20 });
  const lengthOf = async (query: string) =>
    (await client.get(`${RECURRING}/${id as string}/preview${query}`)).body.data.length as number;
  expect(await lengthOf('')).toBe(12);
  expect(await lengthOf('?count=100')).toBe(20);
  for (const count of ['0', '101', 'x', '1.5'])
    expectError(
      await client.get(`${RECURRING}/${id as string}/preview?count=${count}`),
      400,
      'validation_failed',
      ['/count'],
    );
});

test('a preview has at most two thousand lines', async () => {
  const items = Array.from({ length: 1_000 }, () => ({
    description: 'Hosting',
    quantity: 1,
    unit_price: 1,
  }));
  const body = hosting({ customer_id: customer, items });
  const shown = await client.post(`${RECURRING}/preview`, body);
  expect([shown.status, shown.body.data.length]).toEqual([200, 2]);
  const refused = await client.post(`${RECURRING}/preview?count=3`, body);
  expectError(refused, 400, 'preview_too_large', ['/count']);
});

test('a preview warns of placeholders that are shifted apart from their year', async () => {
  const items = [
    { description: 'Hosting {month_year+1}', quantity: 1, unit_price: 10 },
    { description: 'Support {month+1} {year}', quantity: 1, unit_price: 10 },
  ];
  const body = hosting({ customer_id: customer, items, terms: 'KW {week}/{year}' });
  const warnings = [
    {
      pointer: '/items/1/description',
      placeholder: '{month+1}',
      message: 'has {month+1} beside {year}, which may tell of another year; use {month_year+1}',
    },
    {
      pointer: '/terms',
      placeholder: '{week}',
      message: 'has {week} beside {year}, which may tell of another year; use {week_year}',
    },
  ];
  expect((await client.post(`${RECURRING}/preview?count=1`, body)).body.warnings).toEqual(warnings);
  const { id } = (await client.post(RECURRING, body)).body;
  const stored = await client.get(`${RECURRING}/${id as string}/preview?count=1`);
  expect(stored.body.warnings).toEqual(warnings);
});

test('an invoice with braces in its texts becomes a recurring one that prints them', async () => {
  const texts = { notes: '{{x}} {month}', terms: 'a } b {', order_reference: '{PO}' };
  const items = [{ description: 'JSON {a: 1}', quantity: 1, unit_price: 10 }];
  const { id } = await createInvoice(client, customer, { items, ...texts });
  const schedule = { interval_unit: 'month', start_date: inDays(1) };
  const made = await client.post(`/api/v1/invoices/${id}/recurring`, schedule);
  expect([made.status, made.body.items?.[0].description]).toEqual([201, 'JSON {{a: 1}}']);
  const { body } = await act(client, made.body.id, 'run');
  expect(body).toMatchObject({ ...texts, items: [{ description: 'JSON {a: 1}' }] });
});

test('a preview stores nothing', async () => {
  const other = api((await createKey()).key);
  const { id } = await createCustomer(other);
  await other.post(`${RECURRING}/preview`, hosting({ customer_id: id }));
  expect((await other.get(RECURRING)).body.pagination.total).toBe(0);
});

test('texts are in the language of the customer', async () => {
  const german = await createCustomer(client, { language: 'de' });
  const body = hosting({
    customer_id: german.id,
    start_date: '2090-03-01',
    items: [{ description: 'Miete {month_year}, {quarter}', quantity: 1, unit_price: 1 }],
  });
  const { data } = (await client.post(`${RECURRING}/preview?count=1`, body)).body;
  expect(data[0].items[0].description).toBe('Miete März 2090, Q1');
});

test('an invoice becomes a recurring one', async () => {
  const invoice = await createInvoice(client, customer, {
    currency: 'EUR',
    notes: 'Thanks',
    order_reference: 'PO 1',
    metadata: { a: 'b' },
  });
  const path = `/api/v1/invoices/${invoice.id as string}/recurring`;
  const answer = await client.post(path, { interval_unit: 'month', start_date: inDays(3) });
  expect(answer.status).toBe(201);
  expect(answer.headers.get('location')).toBe(`${RECURRING}/${answer.body.id as string}`);
  expect(answer.body).toMatchObject({
    customer_id: customer,
    currency: 'EUR',
    notes: 'Thanks',
    order_reference: 'PO 1',
    metadata: { a: 'b' },
    items: [{ description: 'Consulting', quantity: 2, unit_price: 50, tax_rate: 10 }],
  });
  const other = await client.post(path, {
    interval_unit: 'month',
    start_date: inDays(3),
    notes: 'Mine',
    mode: 'issue',
  });
  expect(other.body).toMatchObject({ notes: 'Mine', mode: 'issue', currency: 'EUR' });
  expectError(await client.post(path, {}), 400, 'validation_failed', [
    '/interval_unit',
    '/start_date',
  ]);
  const unknown = `/api/v1/invoices/${UNKNOWN_ID}/recurring`;
  expectError(await client.post(unknown, {}), 404, 'not_found');
});

test('an invoice that nothing made says so', async () => {
  const invoice = await createInvoice(client, customer, { recurring_invoice_id: UNKNOWN_ID });
  expect(invoice).toMatchObject({ recurring_invoice_id: null, occurrence_date: null });
  const filter = '/api/v1/invoices?recurring_invoice_id=';
  expectError(await client.get(`${filter}x`), 400, 'validation_failed', ['/recurring_invoice_id']);
  expect((await client.get(filter + UNKNOWN_ID)).body.data).toEqual([]);
});

test('a draft keeps its origin when it is replaced', async () => {
  const { id, next_date: date } = await made();
  const invoice = (await act(client, id, 'run')).body;
  const replaced = await client.put(`/api/v1/invoices/${invoice.id as string}`, {
    customer_id: customer,
    items: [{ description: 'Other', quantity: 1, unit_price: 5 }],
  });
  expect(replaced.body).toMatchObject({
    total: 5,
    recurring_invoice_id: id,
    occurrence_date: date,
  });
});

test('the same Idempotency-Key makes and runs one', async () => {
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const body = hosting({ customer_id: customer });
  const first = await client.post(RECURRING, body, key);
  expect((await client.post(RECURRING, body, key)).body).toEqual(first.body);
  const path = `${RECURRING}/${first.body.id as string}/run`;
  const run = { 'Idempotency-Key': crypto.randomUUID() };
  const [one, two] = [await client.post(path, {}, run), await client.post(path, {}, run)];
  expect([two.status, two.body]).toEqual([201, one.body]);
  expect(await occurrencesOf(client, first.body.id)).toEqual(['0 made']);
});

test('events tell of it where an endpoint lists them', async () => {
  const own = await createKey({ scopes: ['read', 'write', 'webhooks'] });
  const theirs = api(own.key);
  const { id } = await createRecurring(theirs, { max_occurrences: 1 });
  await theirs.patch(`${RECURRING}/${id as string}`, { name: 'A' });
  await act(theirs, id, 'pause');
  await act(theirs, id, 'resume');
  await act(theirs, id, 'run');
  const other = await createRecurring(theirs);
  await act(theirs, other.id, 'cancel');
  const told = await settledEvents(theirs);
  const of = (record: string) =>
    told.filter(({ data }) => data.id === record).map(({ type, data }) => [type, data['status']]);
  expect(of(id)).toEqual([
    ['recurring_invoice.created', 'active'],
    ['recurring_invoice.updated', 'active'],
    ['recurring_invoice.paused', 'paused'],
    ['recurring_invoice.resumed', 'active'],
    ['recurring_invoice.completed', 'completed'],
  ]);
  expect(of(other.id).at(-1)).toEqual(['recurring_invoice.cancelled', 'cancelled']);
  const completed = told.find(({ type }) => type === 'recurring_invoice.completed');
  expect(completed?.data).toEqual((await theirs.get(`${RECURRING}/${id as string}`)).body);
});

test('a key that reads invoices reads recurring ones, and another business sees none', async () => {
  const { id } = await made();
  const path = `${RECURRING}/${id as string}`;
  const reader = api((await createKey({ business, scopes: ['read'] })).key);
  for (const at of [RECURRING, path, `${path}/preview`, `${path}/occurrences`, `${path}/history`])
    expect((await reader.get(at)).status).toBe(200);
  const preview = await reader.post(`${RECURRING}/preview`, hosting({ customer_id: customer }));
  expect(preview.status).toBe(200);
  for (const action of ['pause', 'resume', 'cancel', 'skip', 'run'] as const)
    expectError(await act(reader, id, action), 403, 'insufficient_scope');
  expectError(await reader.post(RECURRING, hosting()), 403, 'insufficient_scope');
  const stranger = api((await createKey()).key);
  for (const answer of [
    await stranger.get(path),
    await stranger.get(`${path}/preview`),
    await stranger.get(`${path}/occurrences`),
    await stranger.get(`${path}/history`),
    await stranger.patch(path, { name: 7 }),
    await act(stranger, id, 'run', { occurrence: 'x' }),
    await act(stranger, id, 'cancel'),
  ])
    expectError(answer, 404, 'not_found');
  expect((await client.get(path)).body.status).toBe('active');
});
