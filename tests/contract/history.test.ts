import { randomUUID } from 'node:crypto';
import { adminApi, api, createKey } from '../support/api';
import { expectError } from '../support/expect-error';
import { changesOf, historyOf, replay } from '../support/history';
import type { HttpClient } from '../support/http';
import {
  createCustomer,
  createInvoice,
  createQuotation,
  line,
  TIMESTAMP,
  UNKNOWN_ID,
  UUID,
} from '../support/records';

const TYPES = ['customers', 'invoices', 'quotations'] as const;

let client: HttpClient;
let keyName: string;
let customerId: string;
const ids: Record<string, string> = {};
const at = (type: string, id = ids[type] ?? '') => `/api/v1/${type}/${id}`;

async function nameOf(tokenId: number): Promise<string> {
  return (await adminApi().get(`/admin/api-tokens/${tokenId}`)).body.data.name;
}

beforeAll(async () => {
  const issued = await createKey();
  client = api(issued.key);
  keyName = await nameOf(issued.tokenId);
  customerId = (await createCustomer(client, { name: 'Jane', city: 'Rome' })).id;
  ids.customers = customerId;
  ids.invoices = (await createInvoice(client, customerId)).id;
  ids.quotations = (await createQuotation(client, customerId)).id;
});

test('a history begins with the creation, its actor and the values of the new record', async () => {
  const invoice = await createInvoice(client, customerId, { due_date: '2030-05-01' });
  const { status, body } = await client.get(`${at('invoices', invoice.id)}/history`);
  expect([status, body.pagination]).toEqual([
    200,
    { page: 1, limit: 25, total: 1, total_pages: 1 },
  ]);
  const [entry] = body.data;
  expect(entry).toMatchObject({ action: 'created', actor: { type: 'key', name: keyName } });
  expect(entry.id).toMatch(UUID);
  expect(entry.at).toMatch(TIMESTAMP);
  expect(entry.changes.every(({ before }: { before: unknown }) => before === null)).toBe(true);
  const [stored] = (await client.get(at('invoices', invoice.id))).body.invoice_items;
  expect(Object.fromEntries(Object.entries(changesOf(entry)).map(([k, [, v]]) => [k, v]))).toEqual({
    status: 'draft',
    invoice_number: invoice.invoice_number,
    customer_id: customerId,
    issue_date: invoice.issue_date,
    due_date: '2030-05-01',
    currency: 'USD',
    template_type: 'modern',
    subtotal: 100,
    tax_amount: 10,
    total: 110,
    amount_paid: 0,
    amount_credited: 0,
    items: [{ ...line(), ...stored, discount_rate: 0, invoice_id: undefined }],
  });
});

test('each change is an entry with its fields by the names of the API, newest first', async () => {
  const invoice = await createInvoice(client, customerId, { amount_paid: 10 });
  const path = at('invoices', invoice.id);
  await client.patch(path, { status: 'sent', due_date: '2030-05-15' });
  await client.patch(path, { status: 'paid' });
  await client.patch(path, { status: 'paid' });
  const [paid, sent, made, ...more] = await historyOf(client, path);
  expect(changesOf(paid)).toEqual({ status: ['sent', 'paid'], amount_paid: [10, 110] });
  expect(changesOf(sent)).toEqual({
    status: ['draft', 'sent'],
    due_date: [null, '2030-05-15'],
    issued_at: [null, expect.stringMatching(TIMESTAMP)],
  });
  expect([made?.action, changesOf(made).status, changesOf(made).amount_paid]).toEqual([
    'created',
    [null, 'draft'],
    [null, 10],
  ]);
  expect(more).toEqual([]);
});

test('a change of a customer is kept with null for an empty field', async () => {
  const { id } = await createCustomer(client, { name: 'Ada', city: 'Rome', phone: '1' });
  await client.patch(at('customers', id), { city: null, email: 'ada@example.com', phone: '1' });
  const [changed, made] = await historyOf(client, at('customers', id));
  expect(changed).toMatchObject({ action: 'changed', actor: { type: 'key', name: keyName } });
  expect(changesOf(changed)).toEqual({ email: [null, 'ada@example.com'], city: ['Rome', null] });
  expect(changesOf(made)).toEqual({
    name: [null, 'Ada'],
    phone: [null, '1'],
    city: [null, 'Rome'],
  });
});

test('a conversion is told on both documents, with the key that asked for it', async () => {
  const { id } = await createQuotation(client, customerId);
  const { body } = await client.post(`${at('quotations', id)}/convert`);
  const [converted] = await historyOf(client, at('quotations', id));
  expect(changesOf(converted).status).toEqual(['draft', 'converted']);
  const [made] = await historyOf(client, at('invoices', body.id));
  expect([made?.actor, converted?.actor]).toEqual([
    { type: 'key', name: keyName },
    { type: 'key', name: keyName },
  ]);
});

test('a refused change and a change of nothing leave no entry', async () => {
  const { id } = await createInvoice(client, customerId, { notes: 'Same' });
  await client.patch(at('invoices', id), { status: 'unknown' });
  await client.patch(at('invoices', id), { notes: 'Same' });
  await client.post('/api/v1/invoices', { customer_id: customerId, items: [] });
  expect(await historyOf(client, at('invoices', id))).toHaveLength(1);
});

test('a repeated request with an Idempotency-Key leaves one entry', async () => {
  const { id } = await createInvoice(client, customerId);
  const headers = { 'Idempotency-Key': randomUUID() };
  for (const replayed of [null, 'true']) {
    const { headers: answered } = await client.patch(
      at('invoices', id),
      { status: 'sent' },
      headers,
    );
    expect(answered.get('idempotency-replayed')).toBe(replayed);
  }
  const [sent, ...more] = await historyOf(client, at('invoices', id));
  expect([sent?.actor, more.length]).toEqual([{ type: 'key', name: keyName }, 1]);
});

test.each([
  `O'Brien "the key"`,
  `\\'; DROP TABLE invoices; --`,
  'two\nlines\tand a tab',
  `$$ ' || pg_sleep(9) || ' $1 %s`,
  'Schlüssel 🔑 ',
  'key:with:colons',
  `${'\\'.repeat(120)}${"'".repeat(120)}`,
])('a key named %j is told by its name, and its text is never a statement', async (base) => {
  const { key, tokenId } = await createKey();
  const name = `${base}${randomUUID().slice(0, 8)}`;
  const permissions = ['create', 'update', 'find', 'findOne'].flatMap((action) =>
    ['customer', 'invoice'].map((type) => `api::${type}.${type}.${action}`),
  );
  const token = { name, description: '', type: 'custom', permissions };
  const saved = await adminApi().put(`/admin/api-tokens/${tokenId}`, token);
  expect([saved.status, saved.body.data.name]).toEqual([200, name.trim()]);
  const named = api(key);
  const customer = await createCustomer(named);
  await named.patch(at('customers', customer.id), { city: 'Oslo' }, { 'Idempotency-Key': 'k' });
  const actors = (await historyOf(named, at('customers', customer.id))).map(({ actor }) => actor);
  const actor = { type: 'key', name: name.trim() };
  expect(actors).toEqual([actor, actor]);
});

describe('reading', () => {
  test('pages are complete, and the id of an entry stays', async () => {
    const { id } = await createInvoice(client, customerId);
    for (const notes of ['1', '2', '3', '4']) await client.patch(at('invoices', id), { notes });
    const page = async (number: number) =>
      (await client.get(`${at('invoices', id)}/history?limit=2&page=${number}`)).body;
    const pages = [await page(1), await page(2), await page(3), await page(4)];
    expect(pages.map(({ data }) => data.length)).toEqual([2, 2, 1, 0]);
    expect(pages[3].pagination).toEqual({ page: 4, limit: 2, total: 5, total_pages: 3 });
    const known = pages.flatMap(({ data }) => data as { id: string }[]);
    expect(new Set(known.map((entry) => entry.id)).size).toBe(5);
    await client.patch(at('invoices', id), { notes: '5' });
    expect((await historyOf(client, at('invoices', id))).slice(1)).toEqual(known);
    expect(replay(await historyOf(client, at('invoices', id)))).toMatchObject({ notes: '5' });
  });

  test.each(TYPES)('the history of %s needs the read scope', async (type) => {
    const writer = api((await createKey({ scopes: ['write'] })).key);
    expectError(await writer.get(`${at(type)}/history`), 403, 'insufficient_scope');
    expectError(await api().get(`${at(type)}/history`), 401, 'unauthorized');
  });

  test.each(TYPES)('the history of another business’s record of %s is not found', async (type) => {
    const stranger = api((await createKey()).key);
    for (const path of [at(type), at(type, UNKNOWN_ID), at(type, 'x')])
      expectError(await stranger.get(`${path}/history`), 404, 'not_found');
    // The record comes first, as on every route.
    expectError(await stranger.get(`${at(type)}/history?page=0`), 404, 'not_found');
  });

  test('a bad page is refused', async () => {
    expectError(
      await client.get(`${at('invoices')}/history?page=0&limit=x`),
      400,
      'validation_failed',
      ['/page', '/limit'],
    );
  });
});
