import { NO_LINE_FACTS } from '../../src/domain/fields/line-facts';
import { forReferences, REFERENCES } from '../../src/domain/fields/references';
import { api, createKey } from '../support/api';
import { eventually } from '../support/eventually';
import { expectError } from '../support/expect-error';
import { changesOf, historyOf } from '../support/history';
import type { HttpClient } from '../support/http';
import { createCustomer, TIMESTAMP, UNKNOWN_ID, UUID } from '../support/records';
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
const sent = (fields: object = {}) =>
  client.post(RECURRING, hosting({ customer_id: customer, ...fields }));

const LINE = {
  description: 'Hosting',
  quantity: 1,
  unit_price: 10,
  price_source: 'fixed',
  tax_rate: 0,
  discount_rate: 0,
  product_id: null,
  unit_code: 'C62',
  tax_category: null,
  tax_exemption_reason: null,
  ...NO_LINE_FACTS,
};

test('a recurring invoice with what it needs alone has the defaults', async () => {
  const { status, body, headers } = await sent();
  expect([status, body]).toEqual([
    201,
    {
      id: expect.stringMatching(UUID),
      business_id: business,
      name: null,
      customer_id: customer,
      items: [LINE],
      currency: 'USD',
      notes: null,
      terms: null,
      template_type: 'modern',
      order_reference: null,
      ...forReferences(REFERENCES, () => null),
      delivery_address: null,
      bank_account_id: null,
      metadata: {},
      interval_unit: 'month',
      interval_count: 1,
      start_date: inDays(1),
      day_of_month: null,
      end_date: null,
      max_occurrences: null,
      issue_days_before: 0,
      due_days: null,
      mode: 'draft',
      period: 'none',
      catch_up: 'all',
      status: 'active',
      next_occurrence: 0,
      next_date: inDays(1),
      failures: 0,
      last_error: null,
      created_at: expect.stringMatching(TIMESTAMP),
      updated_at: body.created_at,
    },
  ]);
  expect(headers.get('location')).toBe(`${RECURRING}/${body.id as string}`);
  expect((await client.get(`${RECURRING}/${body.id as string}`)).body).toEqual(body);
});

test('every field is stored, with all digits', async () => {
  const text = `{"customer_id":"${customer}","name":" Rent ","items":[{"description":"Rent {month}","quantity":1.5,"unit_price":123456789012.123456,"discount_rate":12.5,"tax_rate":7.125,"unit_code":"MON","tax_category":"S"}],"currency":"eur","notes":"{period_start}","terms":"T","template_type":"minimal","order_reference":"PO {year}","metadata":{"a":"b"},"interval_unit":"month","interval_count":3,"start_date":"${inDays(1)}","day_of_month":"last","end_date":"2090-01-01","max_occurrences":8,"issue_days_before":7,"due_days":14,"mode":"issue","period":"arrears","catch_up":"latest"}`;
  const { status, body, text: answered } = await client.post(RECURRING, text);
  expect(status).toBe(201);
  expect(answered).toContain('"unit_price":123456789012.123456');
  expect(body).toMatchObject({
    name: 'Rent',
    currency: 'EUR',
    day_of_month: 'last',
    due_days: 14,
    catch_up: 'latest',
    metadata: { a: 'b' },
    order_reference: 'PO {year}',
    items: [{ quantity: 1.5, discount_rate: 12.5, tax_rate: 7.125, unit_code: 'MON' }],
  });
});

test.each([
  [{ interval_count: 367 }, '/interval_count'],
  [{ start_date: inDays(-367) }, '/start_date'],
  [{ day_of_month: 5, interval_unit: 'week' }, '/day_of_month'],
  [{ day_of_month: 'last', interval_unit: 'day' }, '/day_of_month'],
  [{ end_date: inDays(0) }, '/end_date'],
  [{ notes: 'For {Month}' }, '/notes'],
  [{ terms: '{period_end}' }, '/terms'],
  [{ order_reference: '{foo}' }, '/order_reference'],
  [{ items: [{ description: 'For {x}', quantity: 1, unit_price: 1 }] }, '/items/0/description'],
  [{ items: [{ description: 'A', quantity: 1, price_source: 'product' }] }, '/items/0/product_id'],
  [
    { items: [{ description: 'A', quantity: 1, price_source: 'product', product_id: UNKNOWN_ID }] },
    '/items/0/product_id',
  ],
  [{ items: [{ description: 'A', quantity: 1, unit_price: -1 }] }, '/items'],
])('%j is refused at %s', async (fields, pointer) => {
  expectError(await sent(fields), 400, 'validation_failed', [pointer]);
});

test('all bad fields are told at once', async () => {
  const answer = await client.post(RECURRING, { interval_count: 0, mode: 'x' });
  expectError(answer, 400, 'validation_failed', [
    '/customer_id',
    '/items',
    '/interval_unit',
    '/interval_count',
    '/start_date',
    '/mode',
  ]);
});

test('a customer of another business is as one that does not exist', async () => {
  const foreign = await createCustomer(api((await createKey()).key));
  const [theirs, unknown] = [
    await sent({ customer_id: foreign.id }),
    await sent({ customer_id: UNKNOWN_ID }),
  ];
  expectError(theirs, 400, 'customer_not_found', ['/customer_id']);
  expect(theirs.body.error).toBe(unknown.body.error);
});

test('a beginning a year ago is the earliest', async () => {
  const today = inDays(0);
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  const { status, body } = await sent({ start_date: yearAgo, catch_up: 'none' });
  expect(status).toBe(201);
  expect(body.next_date > today || body.next_date === today).toBe(true);
});

test('what was due before the create counts as missed', async () => {
  const start = inDays(-3);
  const daily = { interval_unit: 'day', start_date: start };
  const none = await made({ ...daily, catch_up: 'none' });
  expect(none.next_date >= inDays(0)).toBe(true);
  const skipped = await occurrencesOf(client, none.id);
  expect(skipped.slice(0, 3)).toEqual(['0 skipped', '1 skipped', '2 skipped']);
  expect(skipped).toHaveLength(none.next_occurrence);
  const latest = await made({ ...daily, catch_up: 'latest' });
  expect(latest.next_occurrence).toBe(none.next_occurrence - 1);
});

test('a list is filtered by status and customer, and sorted by the next date', async () => {
  const one = (await createCustomer(client)).id;
  const [first, second, third] = [
    await made({ customer_id: one, start_date: inDays(3) }),
    await made({ customer_id: one, start_date: inDays(1) }),
    await made({ customer_id: one, start_date: inDays(2), metadata: { shop: 'x1' } }),
  ];
  await act(client, second.id, 'pause');
  const idsOf = async (query: string) => {
    const { body } = await client.get(`${RECURRING}?customer_id=${one}&${query}`);
    return [body.pagination.total ?? null, body.data.map(({ id }: { id: string }) => id)];
  };
  expect(await idsOf('')).toEqual([3, [third.id, second.id, first.id]]);
  expect(await idsOf('sort=next_date')).toEqual([3, [second.id, third.id, first.id]]);
  expect(await idsOf('status=active&limit=1&page=2')).toEqual([2, [first.id]]);
  expect(await idsOf('status=paused')).toEqual([1, [second.id]]);
  expect(await idsOf('status=paused,active')).toEqual([3, [third.id, second.id, first.id]]);
  expect(await idsOf('metadata[shop]=x1')).toEqual([1, [third.id]]);
  // A list by cursor leaves them out while an older transaction of another test runs.
  await eventually(async () => (await idsOf('cursor=&sort=created_at'))[1].length === 3);
  expect(await idsOf('cursor=&sort=created_at')).toEqual([null, [first.id, second.id, third.id]]);
  expectError(await client.get(`${RECURRING}?status=late`), 400, 'validation_failed', ['/status']);
});

test('the total of a list without filters counts those of the business alone', async () => {
  const other = api((await createKey()).key);
  await createRecurring(other);
  await createRecurring(other);
  const { body } = await other.get(`${RECURRING}?limit=1`);
  expect(body.pagination).toEqual({ page: 1, limit: 1, total: 2, total_pages: 2 });
});

test('a change concerns what is not made yet, and is told in the history', async () => {
  const { id, updated_at: version } = await made({ notes: 'Old', metadata: { a: '1' } });
  const items = [{ description: 'Hosting', quantity: 2.5, unit_price: 20.5 }];
  const change = { items, notes: null, due_days: 10, metadata: { b: '2' }, mode: 'issue' };
  const { status, body } = await client.patch(`${RECURRING}/${id as string}`, change);
  expect(status).toBe(200);
  expect(body).toMatchObject({ notes: null, due_days: 10, metadata: { a: '1', b: '2' } });
  expect(body.updated_at > version).toBe(true);
  const entries = await historyOf(client, `${RECURRING}/${id as string}`);
  expect(entries.map(({ action }) => action)).toEqual(['changed', 'created']);
  expect(changesOf(entries[0])).toMatchObject({
    notes: ['Old', null],
    due_days: [null, 10],
    items: [[LINE], [{ ...LINE, quantity: 2.5, unit_price: items[0]?.unit_price }]],
    mode: ['draft', 'issue'],
  });
  const same = await client.patch(`${RECURRING}/${id as string}`, change);
  expect(same.body).toEqual(body);
});

test('another interval begins the next series at the next date', async () => {
  const { id, next_date: next } = await made({ start_date: inDays(5) });
  await act(client, id, 'skip');
  const before = (await client.get(`${RECURRING}/${id as string}`)).body;
  expect(before.next_occurrence).toBe(1);
  const { body } = await client.patch(`${RECURRING}/${id as string}`, { interval_count: 3 });
  expect(body).toMatchObject({
    interval_count: 3,
    next_occurrence: 0,
    next_date: before.next_date,
    start_date: before.next_date,
    day_of_month: Number(next.slice(8)),
  });
  const again = await act(client, id, 'skip', { occurrence: 0 });
  expect([again.status, again.body.next_occurrence]).toEqual([200, 1]);
  expect(await occurrencesOf(client, id)).toEqual(['0 skipped', '0 skipped']);
});

test('the 31st stays the 31st when the interval changes on a shorter month', async () => {
  const { id } = await made({ start_date: '2090-01-31' });
  await act(client, id, 'skip');
  const { body } = await client.patch(`${RECURRING}/${id as string}`, { interval_count: 2 });
  expect([body.next_date, body.day_of_month]).toEqual(['2090-02-28', 31]);
  const { body: preview } = await client.get(`${RECURRING}/${id as string}/preview?count=2`);
  expect(preview.data.map(({ date }: { date: string }) => date)).toEqual([
    '2090-02-28',
    '2090-04-30',
  ]);
});

test('a new beginning must not lie in the past', async () => {
  const { id } = await made();
  const path = `${RECURRING}/${id as string}`;
  const past = await client.patch(path, { start_date: inDays(-1) });
  expectError(past, 400, 'validation_failed', ['/start_date']);
  const { status, body } = await client.patch(path, {
    start_date: inDays(9),
    interval_unit: 'week',
  });
  expect([status, body.next_date, body.next_occurrence]).toEqual([200, inDays(9), 0]);
});

test.each([
  [{ interval_unit: 'day', day_of_month: 3 }, 'validation_failed', '/day_of_month'],
  [{ notes: '{period_start}' }, 'validation_failed', '/notes'],
  [{ customer_id: UNKNOWN_ID }, 'customer_not_found', '/customer_id'],
  [{ items: [] }, 'validation_failed', '/items'],
])('a change to %j is refused', async (change, code, pointer) => {
  const { id } = await made();
  const path = `${RECURRING}/${id as string}`;
  const before = (await client.get(path)).body;
  expectError(await client.patch(path, change), 400, code, [pointer]);
  expect((await client.get(path)).body).toEqual(before);
});

test('a change without a field, and one of another version, are refused', async () => {
  const { id } = await made();
  const path = `${RECURRING}/${id as string}`;
  expectError(await client.patch(path, { status: 'paused' }), 400, 'no_valid_fields');
  const first = await client.get(path);
  const tag = { 'If-Match': first.headers.get('etag') ?? '' };
  expect((await client.patch(path, { name: 'A' }, tag)).status).toBe(200);
  expectError(await client.patch(path, { name: 'B' }, tag), 412, 'precondition_failed');
});

test('unknown fields are named, computed ones are not', async () => {
  const { headers } = await sent({ foo: 1, status: 'paused', next_date: '2030-01-01' });
  expect(headers.get('x-ignored')).toBe('foo');
});
