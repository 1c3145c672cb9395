import { Client } from 'pg';
import { api, createKey } from '../support/api';
import { query } from '../support/databases';
import { eventually } from '../support/eventually';
import { expectError } from '../support/expect-error';
import type { Answer, HttpClient } from '../support/http';
import { createCustomer, createInvoice, line, UNKNOWN_ID } from '../support/records';
import { sharedService } from '../support/service';

const CUSTOMERS = '/api/v1/customers';
const INVOICES = '/api/v1/invoices';

const service = sharedService();
let client: HttpClient;
let business: string;

beforeEach(async () => {
  const issued = await createKey({ service });
  business = issued.business;
  client = api(issued.key, service);
});

const key = (value: string) => ({ 'Idempotency-Key': value });
const count = async (path = CUSTOMERS) => (await client.get(path)).body.pagination.total;

function expectReplay(first: Answer, again: Answer): void {
  expect([again.status, again.text]).toEqual([first.status, first.text]);
  expect(first.headers.get('idempotency-replayed')).toBeNull();
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'));
  expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
}

test('a repeated create gets the first answer and creates nothing', async () => {
  const first = await client.post(CUSTOMERS, { name: 'Once' }, key('a'));
  expect(first.status).toBe(201);
  expectReplay(first, await client.post(CUSTOMERS, { name: 'Once' }, key('a')));
  expect(await count()).toBe(1);
});

test('the answer is the stored one, even if the record has changed since', async () => {
  const { id } = await createCustomer(client);
  const body = { customer_id: id, items: [line({ unit_price: 0.1 })] };
  const first = await client.post(INVOICES, body, key('a'));
  await client.patch(`${INVOICES}/${first.body.id}`, { status: 'paid' });
  expectReplay(first, await client.post(INVOICES, body, key('a')));
});

test('a repeated change is made once', async () => {
  const invoice = await createInvoice(client, (await createCustomer(client)).id);
  const path = `${INVOICES}/${invoice.id}`;
  const first = await client.patch(path, { status: 'paid' }, key('a'));
  await client.patch(path, { status: 'draft' });
  expectReplay(first, await client.patch(path, { status: 'paid' }, key('a')));
  expect((await client.get(path)).body.status).toBe('draft');
});

test('a key belongs to one method, path and body', async () => {
  await client.post(CUSTOMERS, { name: 'Once' }, key('a'));
  const { id } = await createCustomer(client);
  for (const answer of [
    await client.post(CUSTOMERS, { name: 'Other' }, key('a')),
    await client.post(INVOICES, { name: 'Once' }, key('a')),
    await client.patch(`${CUSTOMERS}/${id}`, { name: 'Once' }, key('a')),
  ]) {
    expectError(answer, 422, 'idempotency_mismatch');
  }
  expect(await count()).toBe(2);
});

test('refusals that depend on the request are stored: 400, 404 and 409', async () => {
  const { id } = await createCustomer(client);
  const document = { customer_id: id, items: [line()], invoice_number: 'ONE' };
  await client.post(INVOICES, document);
  const calls: [number, string, () => Promise<Answer>][] = [
    [400, 'validation_failed', () => client.post(CUSTOMERS, { name: '' }, key('400'))],
    [400, 'no_valid_fields', () => client.patch(`${CUSTOMERS}/${id}`, {}, key('400p'))],
    [
      400,
      'customer_not_found',
      () => client.post(INVOICES, { ...document, customer_id: UNKNOWN_ID }, key('400c')),
    ],
    [409, 'duplicate_number', () => client.post(INVOICES, document, key('409'))],
    [404, 'not_found', () => client.patch(`${CUSTOMERS}/${UNKNOWN_ID}`, { name: 'x' }, key('404'))],
  ];
  for (const [status, code, call] of calls) {
    const first = await call();
    expect([first.status, first.body.code]).toEqual([status, code]);
    expectReplay(first, await call());
  }
});

test('a refusal of PostgreSQL is stored, also of a statement that nobody waited for', async () => {
  const until = '2026-03-31';
  await query(
    service.databaseUrl,
    'UPDATE businesses SET closed_until = $2 WHERE document_id = $1',
    [business, until],
  );
  const { id } = await createCustomer(client);
  const closed = { issue_date: until };
  const draft = await createInvoice(client, id, closed);
  const payments = `${CUSTOMERS}/${id}/payments`;
  const money = { amount: 5, currency: 'USD', paid_on: until };
  const document = { ...closed, customer_id: id, items: [line()], status: 'sent' };
  const calls = [
    () => client.patch(`${INVOICES}/${draft.id}`, { status: 'sent' }, key('patch')),
    () => client.post(INVOICES, document, key('post')),
    () => client.post(payments, money, key('pay')),
  ];
  const first = await Promise.all(calls.map((call) => call()));
  for (const answer of first) expectError(answer, 409, 'period_closed');
  await query(
    service.databaseUrl,
    'UPDATE businesses SET closed_until = NULL WHERE document_id = $1',
    [business],
  );
  for (const [at, call] of calls.entries()) expectReplay(first[at] as Answer, await call());
  expect((await client.get(`${INVOICES}/${draft.id}`)).body.status).toBe('draft');
  expect((await client.get('/api/v1/payments')).body.pagination.total).toBe(0);
  expect((await client.post(payments, money, key('another'))).status).toBe(201);
});

test('refusals that depend on the caller are not stored: 401 and 403', async () => {
  const reader = api((await createKey({ service, business, scopes: ['read'] })).key, service);
  const stranger = api('unknown', service);
  expect((await stranger.post(CUSTOMERS, { name: 'x' }, key('a'))).status).toBe(401);
  expect((await reader.post(CUSTOMERS, { name: 'x' }, key('a'))).status).toBe(403);
  const made = await client.post(CUSTOMERS, { name: 'x' }, key('a'));
  expect([made.status, made.headers.get('idempotency-replayed')]).toEqual([201, null]);
});

test.each(['x', 'a b', '~!@#$%^&*()_+"\'', 'z'.repeat(255)])(
  'the key %j is accepted',
  async (value) => {
    const first = await client.post(CUSTOMERS, { name: 'Once' }, key(value));
    expectReplay(first, await client.post(CUSTOMERS, { name: 'Once' }, key(value)));
  },
);

test.each(['', 'z'.repeat(256), 'é', 'tab\there'])('the key %j is refused', async (value) => {
  const answer = await client.post(CUSTOMERS, { name: 'x' }, key(value));
  expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
  expect(await count()).toBe(0);
});

test('a bad key comes after 401, 403 and 404', async () => {
  const bad = key('z'.repeat(256));
  const reader = api((await createKey({ service, business, scopes: ['read'] })).key, service);
  const stranger = api('unknown', service);
  expectError(await stranger.post(CUSTOMERS, {}, bad), 401, 'unauthorized');
  expectError(await reader.post(CUSTOMERS, {}, bad), 403, 'insufficient_scope');
  expectError(await client.patch(`${CUSTOMERS}/x`, {}, bad), 404, 'not_found');
});

test('a key on a GET means nothing', async () => {
  await client.get(CUSTOMERS, key('a'));
  await createCustomer(client);
  const again = await client.get(CUSTOMERS, key('a'));
  expect(again.body.pagination.total).toBe(1);
  expect(again.headers.get('idempotency-replayed')).toBeNull();
});

test('a repeat is told to wait while the first request is still running', async () => {
  const blocker = new Client({ connectionString: service.databaseUrl });
  await blocker.connect();
  // The new customer waits for its business.
  await blocker.query('BEGIN');
  await blocker.query('SELECT 1 FROM businesses WHERE document_id = $1 FOR UPDATE', [business]);
  const first = client.post(CUSTOMERS, { name: 'Once' }, key('a'));
  try {
    await eventually(async () => {
      const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
        AND wait_event_type = 'Lock' AND query ILIKE '%INSERT INTO customers%'`;
      return (await query(service.databaseUrl, waiting)).length === 1;
    });
    const second = await client.post(CUSTOMERS, { name: 'Once' }, key('a'));
    expectError(second, 409, 'idempotency_in_progress');
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  } finally {
    await blocker.query('ROLLBACK');
    await blocker.end();
  }
  expect((await first).status).toBe(201);
  expectReplay(await first, await client.post(CUSTOMERS, { name: 'Once' }, key('a')));
  expect(await count()).toBe(1);
});

test('among many equal requests at once, one is carried out and the others replay it or wait', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => client.post(CUSTOMERS, { name: 'Once' }, key('a'))),
  );
  expect(await count()).toBe(1);
  const ids = answers.filter(({ status }) => status === 201).map(({ body }) => body.id);
  expect(new Set(ids).size).toBe(1);
  for (const answer of answers.filter(({ status }) => status !== 201)) {
    expectError(answer, 409, 'idempotency_in_progress');
  }
});

test('an answer is forgotten after a day', async () => {
  const first = await client.post(CUSTOMERS, { name: 'Once' }, key('a'));
  await query(
    service.databaseUrl,
    `UPDATE idempotent_answers SET created_at = created_at - interval '24 hours 1 second'
     WHERE business_id = (SELECT id FROM businesses WHERE document_id = $1)`,
    [business],
  );
  const again = await client.post(CUSTOMERS, { name: 'Once' }, key('a'));
  expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, null]);
  expect(again.body.id).not.toBe(first.body.id);
  expectReplay(again, await client.post(CUSTOMERS, { name: 'Once' }, key('a')));
});
