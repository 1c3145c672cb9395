import { makeDueInvoices } from '../../src/recurring/run-due';
import { adminApi, api, createKey } from '../support/api';
import { clockOn, type Clock } from '../support/clock';
import { cloneDatabase } from '../support/databases';
import { settledEvents } from '../support/events';
import type { HttpClient } from '../support/http';
import { createCustomer, createProduct, type Created, type Fields } from '../support/records';
import {
  act,
  createRecurring,
  endAll,
  invoicesOf,
  occurrencesOf,
  RECURRING,
} from '../support/recurring';
import { startService, type Service } from '../support/service';

/** Tests of the clock: the service makes the records, and the test sets the time. */
let service: Service;
let clock: Clock;

beforeAll(async () => {
  service = await startService({ database: await cloneDatabase() });
  clock = clockOn(service.databaseUrl);
});

afterEach(() => endAll(service.databaseUrl));

afterAll(async () => {
  await clock?.close();
  await service?.stop();
});

const at = (instant: string) => makeDueInvoices(clock.strapi, new Date(instant));

/** A business of its own, so that no other test's invoices are due with it. */
async function books(fields: Fields = {}) {
  const issued = await createKey({
    service,
    businessFields: fields,
    scopes: ['read', 'write', 'webhooks'],
  });
  return api(issued.key, service);
}

const read = async (client: HttpClient, id: string): Promise<Created> =>
  (await client.get(`${RECURRING}/${id}`)).body;

/** Dates and statuses of what was made. */
const madeOf = async (client: HttpClient, id: string): Promise<string[]> =>
  (await invoicesOf(client, id)).map(
    ({ occurrence_date: date, status }) => `${String(date)} ${String(status)}`,
  );

const MONTHLY = { start_date: '2040-01-31', mode: 'issue' };

test('an invoice is made from six in the morning of its business, also when the clocks change', async () => {
  const client = await books({ time_zone: 'Europe/Berlin' });
  const { id } = await createRecurring(client, {
    ...MONTHLY,
    interval_unit: 'day',
    start_date: '2040-03-24',
  });
  const days: [string, number][] = [
    ['2040-03-24T04:59:59Z', 0],
    ['2040-03-24T05:00:00Z', 1],
    // Summer time begins.
    ['2040-03-25T03:59:59Z', 0],
    ['2040-03-25T04:00:00Z', 1],
    ['2040-03-26T04:00:00Z', 1],
  ];
  for (const [instant, count] of days)
    expect([instant, await at(instant)]).toEqual([instant, count]);
  expect(await madeOf(client, id)).toEqual([
    '2040-03-24 sent',
    '2040-03-25 sent',
    '2040-03-26 sent',
  ]);
  const [first] = await invoicesOf(client, id);
  expect(first).toMatchObject({ issue_date: '2040-03-24', recurring_invoice_id: id });
});

test('the 31st of each month is not moved for good, and each date has its number', async () => {
  const client = await books();
  const { id } = await createRecurring(client, MONTHLY);
  for (const day of ['2040-01-31', '2040-02-29', '2040-03-31', '2040-04-30'])
    expect(await at(`${day}T06:00:00Z`)).toBe(1);
  const made = await invoicesOf(client, id);
  expect(made.map(({ invoice_number: number, issue_date: date }) => [number, date])).toEqual([
    ['INV-00001', '2040-01-31'],
    ['INV-00002', '2040-02-29'],
    ['INV-00003', '2040-03-31'],
    ['INV-00004', '2040-04-30'],
  ]);
});

test('an invoice is made days before its date, with the day of its making', async () => {
  const client = await books();
  const { id } = await createRecurring(client, {
    ...MONTHLY,
    issue_days_before: 14,
    due_days: 10,
    items: [{ description: '{date}', quantity: 1, unit_price: 10 }],
  });
  expect(await at('2040-01-16T23:00:00Z')).toBe(0);
  expect(await at('2040-01-17T06:00:00Z')).toBe(1);
  const [made] = await invoicesOf(client, id);
  expect(made).toMatchObject({
    issue_date: '2040-01-17',
    due_date: '2040-01-27',
    occurrence_date: '2040-01-31',
    invoice_items: [{ description: '31 January 2040' }],
  });
});

test('events tell of an issued invoice as of one that a person issues', async () => {
  const client = await books();
  const { id } = await createRecurring(client, { ...MONTHLY, max_occurrences: 1 });
  await at('2040-01-31T06:00:00Z');
  const types = (await settledEvents(client)).map(({ type }) => type as string);
  expect(types.filter((type) => !type.startsWith('customer')).sort()).toEqual([
    'invoice.created',
    'invoice.sent',
    'invoice.updated',
    'recurring_invoice.completed',
    'recurring_invoice.created',
  ]);
  expect(await read(client, id)).toMatchObject({ status: 'completed', next_date: null });
});

test('three months down: all makes each, latest the last, none nothing that was missed', async () => {
  const client = await books();
  const made = async (catch_up: string) => {
    const { id } = await createRecurring(client, { ...MONTHLY, catch_up });
    return id as string;
  };
  const [all, latest, none] = [await made('all'), await made('latest'), await made('none')];
  await at('2040-01-31T06:00:00Z');
  await at('2040-05-02T06:00:00Z');
  expect(await occurrencesOf(client, all)).toEqual(['0 made', '1 made', '2 made', '3 made']);
  expect(await occurrencesOf(client, latest)).toEqual([
    '0 made',
    '1 skipped',
    '2 skipped',
    '3 made',
  ]);
  expect(await occurrencesOf(client, none)).toEqual([
    '0 made',
    '1 skipped',
    '2 skipped',
    '3 skipped',
  ]);
  const missed = (await invoicesOf(client, all)).slice(1);
  expect(missed.map(({ issue_date: issued, occurrence_date: date }) => [issued, date])).toEqual([
    ['2040-05-02', '2040-02-29'],
    ['2040-05-02', '2040-03-31'],
    ['2040-05-02', '2040-04-30'],
  ]);
  expect(await at('2040-05-02T06:01:00Z')).toBe(0);
  expect(await at('2040-05-31T06:00:00Z')).toBe(3);
});

test('what is due today is no missed one, however late in the day the service starts', async () => {
  const client = await books();
  const { id } = await createRecurring(client, { ...MONTHLY, catch_up: 'none' });
  expect(await at('2040-01-31T23:59:59Z')).toBe(1);
  expect(await occurrencesOf(client, id)).toEqual(['0 made']);
});

test('up to twelve that were missed are issued, more become drafts', async () => {
  const client = await books();
  const weekly = { ...MONTHLY, interval_unit: 'day', start_date: '2040-06-01' };
  const { id } = await createRecurring(client, weekly);
  await at('2040-06-13T06:00:00Z');
  const issued = await madeOf(client, id);
  expect([issued.length, new Set(issued.map((one) => one.slice(11)))]).toEqual([
    13,
    new Set(['sent']),
  ]);
  // Thirteen of earlier days were missed, and the one of the day was not.
  await at('2040-06-27T06:00:00Z');
  const later = (await madeOf(client, id)).slice(13);
  expect(later).toHaveLength(14);
  expect(later.slice(0, 13).every((one) => one.endsWith('draft'))).toBe(true);
  expect(later.at(-1)).toBe('2040-06-27 sent');
});

test('a clock that goes back by an hour or a day makes nothing twice', async () => {
  const client = await books();
  const { id } = await createRecurring(client, { ...MONTHLY, interval_unit: 'day' });
  expect(await at('2040-01-31T06:30:00Z')).toBe(1);
  expect(await at('2040-01-31T05:30:00Z')).toBe(0);
  expect(await at('2040-01-31T06:30:00Z')).toBe(0);
  expect(await at('2040-01-30T06:30:00Z')).toBe(0);
  expect(await at('2040-01-31T06:30:00Z')).toBe(0);
  expect(await at('2040-02-01T06:00:00Z')).toBe(1);
  expect(await occurrencesOf(client, id)).toEqual(['0 made', '1 made']);
});

test('a price is that of its product on the day, not on that of the preview', async () => {
  const client = await books();
  const product = await createProduct(client, { unit_price: 100 });
  const { id } = await createRecurring(client, {
    ...MONTHLY,
    items: [
      { description: 'A', quantity: 1, price_source: 'product', product_id: product.id },
      { description: 'B', quantity: 1, unit_price: 5, product_id: product.id },
    ],
  });
  const { body } = await client.get(`${RECURRING}/${id as string}/preview?count=1`);
  expect(body.data[0].total).toBe(105);
  await client.patch(`/api/v1/products/${product.id as string}`, { unit_price: 120 });
  await at('2040-01-31T06:00:00Z');
  expect((await invoicesOf(client, id))[0]).toMatchObject({ total: 125 });
});

test('it ends by date, on the day itself, and by number', async () => {
  const client = await books();
  const made = async (fields: Fields) =>
    (await createRecurring(client, { ...MONTHLY, ...fields })).id as string;
  const [onDay, dayBefore, byNumber] = [
    await made({ end_date: '2040-03-31' }),
    await made({ end_date: '2040-03-30' }),
    await made({ max_occurrences: 2 }),
  ];
  for (const day of ['2040-01-31', '2040-02-29', '2040-03-31', '2040-04-30'])
    await at(`${day}T06:00:00Z`);
  expect(await occurrencesOf(client, onDay)).toEqual(['0 made', '1 made', '2 made']);
  expect(await occurrencesOf(client, dayBefore)).toEqual(['0 made', '1 made']);
  expect(await occurrencesOf(client, byNumber)).toEqual(['0 made', '1 made']);
  for (const id of [onDay, dayBefore, byNumber])
    expect((await read(client, id))['status']).toBe('completed');
});

test('what was missed counts towards the number of occurrences', async () => {
  const client = await books();
  const { id } = await createRecurring(client, {
    ...MONTHLY,
    max_occurrences: 3,
    catch_up: 'none',
  });
  await at('2040-01-31T06:00:00Z');
  await at('2040-06-01T06:00:00Z');
  expect(await occurrencesOf(client, id)).toEqual(['0 made', '1 skipped', '2 skipped']);
  expect((await read(client, id))['status']).toBe('completed');
});

test('a paused one makes nothing', async () => {
  const client = await books();
  const { id } = await createRecurring(client, MONTHLY);
  await act(client, id, 'pause');
  expect(await at('2040-06-01T06:00:00Z')).toBe(0);
});

test('a draft that was deleted, dated or cancelled is not made again', async () => {
  const client = await books();
  const make = async () => {
    const { id } = await createRecurring(client, { ...MONTHLY, mode: 'draft' });
    await at('2040-01-31T06:00:00Z');
    const [invoice] = await invoicesOf(client, id);
    return { id: id as string, path: `/api/v1/invoices/${invoice?.['id'] as string}` };
  };
  const cancelled = await make();
  expect((await client.patch(cancelled.path, { status: 'cancelled' })).status).toBe(200);
  const dated = await make();
  const { body } = await client.get(dated.path);
  const change = {
    customer_id: body.customer_id,
    issue_date: '2040-03-05',
    items: body.invoice_items,
  };
  expect((await client.put(dated.path, change)).status).toBe(200);
  const deleted = await make();
  expect((await client.delete(deleted.path)).status).toBe(204);
  expect(await at('2040-01-31T07:00:00Z')).toBe(0);
  expect(await at('2040-02-29T06:00:00Z')).toBe(3);
  for (const { id } of [cancelled, dated, deleted])
    expect(await occurrencesOf(client, id)).toEqual(['0 made', '1 made']);
  const { body: listed } = await client.get(`${RECURRING}/${deleted.id}/occurrences`);
  expect(listed.data[1]).toEqual({
    occurrence: 0,
    date: '2040-01-31',
    status: 'made',
    invoice_id: null,
  });
});

test('one whose customer is gone is tried four times more, then pauses and says so', async () => {
  const client = await books();
  const customer = await createCustomer(client);
  const { id } = await createRecurring(client, { ...MONTHLY, customer_id: customer.id });
  const forms = '/content-manager/collection-types/api::customer.customer';
  expect((await adminApi(service).delete(`${forms}/${customer.id as string}`)).status).toBe(200);
  const tries: [string, number][] = [
    ['2040-01-31T06:00:00Z', 1],
    ['2040-01-31T06:14:00Z', 1],
    ['2040-01-31T06:15:00Z', 2],
    ['2040-01-31T07:14:00Z', 2],
    ['2040-01-31T07:15:00Z', 3],
    ['2040-01-31T13:15:00Z', 4],
    ['2040-02-01T13:14:00Z', 4],
    ['2040-02-01T13:15:00Z', 5],
    ['2040-02-02T13:15:00Z', 5],
  ];
  for (const [instant, failures] of tries) {
    expect(await at(instant)).toBe(0);
    expect([instant, (await read(client, id))['failures']]).toEqual([instant, failures]);
  }
  expect(await read(client, id)).toMatchObject({
    status: 'paused',
    customer_id: null,
    next_occurrence: 0,
    last_error: expect.stringContaining('customer_id'),
  });
  const events = await settledEvents(client);
  const failed = events.filter(({ type }) => type === 'recurring_invoice.failed');
  expect(failed).toHaveLength(1);
  expect(failed[0]?.data).toMatchObject({ id, status: 'paused', failures: 5 });
  expect((await client.get('/api/v1/invoices')).body.pagination.total).toBe(0);
  const other = await createCustomer(client);
  await client.patch(`${RECURRING}/${id as string}`, { customer_id: other.id });
  await act(client, id, 'resume', { catch_up: 'all' });
  expect(await at('2040-02-03T06:00:00Z')).toBe(1);
  expect(await read(client, id)).toMatchObject({ status: 'active', failures: 0, last_error: null });
});

test('one that fails keeps no other back, and is tried at once when it is mended', async () => {
  const client = await books();
  const product = await createProduct(client);
  const items = [
    { description: 'A', quantity: 1, price_source: 'product', product_id: product.id },
  ];
  const bad = await createRecurring(client, { ...MONTHLY, items });
  const good = await createRecurring(client, MONTHLY);
  await client.patch(`/api/v1/products/${product.id as string}`, { active: false });
  expect(await at('2040-01-31T06:00:00Z')).toBe(1);
  expect(await occurrencesOf(client, good.id)).toEqual(['0 made']);
  expect(await read(client, bad.id)).toMatchObject({ status: 'active', failures: 1 });
  await client.patch(`${RECURRING}/${bad.id as string}`, {
    items: [{ description: 'A', quantity: 1, unit_price: 7 }],
  });
  expect(await at('2040-01-31T06:01:00Z')).toBe(1);
  expect((await invoicesOf(client, bad.id))[0]).toMatchObject({ total: 7 });
});

test('a business that moves to another time zone has its mornings there', async () => {
  const { key, business } = await createKey({ service, businessFields: { time_zone: 'UTC' } });
  const client = api(key, service);
  await createRecurring(client, MONTHLY);
  const path = `/content-manager/collection-types/api::business.business/${business}`;
  await adminApi(service).put(path, { time_zone: 'Pacific/Kiritimati' });
  expect(await at('2040-01-30T15:59:00Z')).toBe(0);
  expect(await at('2040-01-30T16:00:00Z')).toBe(1);
});
