import { adminApi, api, createKey, BUSINESSES } from '../support/api';
import { expectError } from '../support/expect-error';
import { changesOf, historyOf } from '../support/history';
import type { HttpClient } from '../support/http';
import { saveForm } from '../support/desk';
import {
  createCustomer,
  createInvoice,
  createQuotation,
  line,
  UNKNOWN_ID,
  type Created,
  type Fields,
} from '../support/records';

let business: string;
let client: HttpClient;
let customerId: string;

beforeEach(async () => {
  const issued = await createKey();
  business = issued.business;
  client = api(issued.key);
  customerId = (await createCustomer(client)).id;
});

type Kind = 'invoice' | 'quotation';
const KINDS: Kind[] = ['invoice', 'quotation'];
const make = (kind: Kind, fields: Fields = {}): Promise<Created> =>
  (kind === 'invoice' ? createInvoice : createQuotation)(client, customerId, fields);
const at = (kind: Kind, id: string) => `/api/v1/${kind}s/${id}`;
const body = (fields: Fields = {}) => ({ customer_id: customerId, items: [line()], ...fields });
const put = (kind: Kind, id: string, fields: Fields = {}, headers = {}) =>
  client.put(at(kind, id), body(fields), headers);
const today = new Date().toISOString().slice(0, 10);

describe.each(KINDS)('PUT of a draft %s', (kind) => {
  const deadline = kind === 'invoice' ? 'due_date' : 'valid_until';
  const number = `${kind}_number`;

  test('replaces lines, customer, dates, number, currency and template', async () => {
    const before = await make(kind, { [deadline]: '2030-01-31', terms: 'T', notes: 'N' });
    const other = await createCustomer(client, { name: 'Other' });
    const fields = {
      customer_id: other.id,
      [number]: 'MINE-7',
      issue_date: '2029-12-01',
      [deadline]: '2030-02-28',
      currency: 'EUR',
      notes: 'New',
      template_type: 'classic',
      items: [line({ description: 'Other', quantity: 3 }), line({ tax_rate: 0 })],
    };
    const answer = await put(kind, before.id, fields);
    expect(answer.status).toBe(200);
    const { items, ...replaced } = answer.body;
    expect(replaced).toEqual({
      ...before,
      ...fields,
      terms: null,
      subtotal: 250,
      tax_amount: 15,
      total: 265,
      ...(kind === 'invoice' ? { amount_due: 265 } : {}),
      updated_at: replaced.updated_at,
      items: undefined,
    });
    expect(replaced.updated_at > before.updated_at).toBe(true);
    const found = (await client.get(at(kind, before.id))).body;
    expect(found).toMatchObject(replaced);
    expect(found[`${kind}_items`]).toMatchObject(items);
    expect(found.customers.name).toBe('Other');
    const listed = (await client.get(`/api/v1/${kind}s`)).body;
    expect(listed.pagination.total).toBe(1);
    expect(listed.data[0]).toMatchObject({ ...replaced, customers: { name: 'Other' } });
  });

  test('gives an omitted field its default, and leaves an omitted number', async () => {
    const sent = { [deadline]: '2030-01-31', currency: 'EUR', issue_date: '2020-01-01' };
    const before = await make(kind, { ...sent, notes: 'N', template_type: 'minimal' });
    const { body: after } = await put(kind, before.id, { [number]: null });
    expect(after).toEqual({
      ...before,
      issue_date: today,
      [deadline]: null,
      currency: 'USD',
      notes: null,
      template_type: 'modern',
      updated_at: after.updated_at,
    });
    expect((await make(kind))[number]).toMatch(/-00002$/);
  });

  test('issues it by a status, and is refused from then on', async () => {
    const { id } = await make(kind);
    const issued = await put(kind, id, { status: 'sent' });
    expect([issued.status, issued.body.status, issued.body.issued_at]).toEqual([
      200,
      'sent',
      issued.body.updated_at,
    ]);
    const again = await put(kind, id, { items: [line({ quantity: 9 })] });
    expectError(again, 409, 'document_issued');
    expect(again.body.error).toBe('Only a draft can be replaced; this one is sent');
    expect((await client.get(at(kind, id))).body.total).toBe(110);
  });

  test('names every bad field, and changes nothing', async () => {
    const before = await make(kind);
    const bad = { items: [line({ quantity: 0 })], currency: 'XXQ', issue_date: '2026-02-30' };
    expectError(await put(kind, before.id, bad), 400, 'validation_failed', [
      '/issue_date',
      '/currency',
      '/items/0/quantity',
    ]);
    expectError(await client.put(at(kind, before.id)), 400, 'validation_failed', ['']);
    const { key } = await createKey();
    const foreign = (await createCustomer(api(key))).id as string;
    for (const customer_id of [foreign, UNKNOWN_ID])
      expectError(await put(kind, before.id, { customer_id }), 400, 'customer_not_found', [
        '/customer_id',
      ]);
    expect((await client.get(at(kind, before.id))).body.updated_at).toBe(before.updated_at);
  });

  test('refuses a number that another one has', async () => {
    await make(kind, { [number]: 'TAKEN' });
    const { id } = await make(kind);
    expectError(await put(kind, id, { [number]: 'taken' }), 409, 'duplicate_number', [
      `/${number}`,
    ]);
    expect((await put(kind, id, { [number]: 'FREE' })).body[number]).toBe('FREE');
  });

  test('is one entry of the history, with lines that stayed under their ids', async () => {
    const stays = line({ description: 'Stays' });
    const { id } = await make(kind, { items: [line({ description: 'Goes' }), stays] });
    const first = (await client.get(at(kind, id))).body[`${kind}_items`];
    await put(kind, id, { notes: 'N', items: [stays, line({ description: 'Comes' })] });
    const second = (await client.get(at(kind, id))).body[`${kind}_items`];
    expect(second[0].id).toBe(first[1].id);
    expect(first.map((one: Created) => one.id)).not.toContain(second[1].id);
    const [entry, created, ...more] = await historyOf(client, at(kind, id));
    expect([created?.action, entry?.actor.type, more]).toEqual(['created', 'key', []]);
    const { items, ...rest } = changesOf(entry);
    expect(rest).toEqual({ notes: [null, 'N'] });
    const words = (items ?? []).map((lines) => (lines as Created[]).map((one) => one.description));
    expect(words).toEqual([
      ['Goes', 'Stays'],
      ['Stays', 'Comes'],
    ]);
  });

  test('of what is stored already changes nothing but the time', async () => {
    const before = await make(kind, { items: [line(), line(), line({ quantity: 1 })] });
    const same = { items: [line(), line(), line({ quantity: 1 })] };
    const { body: after } = await put(kind, before.id, same);
    expect(after).toEqual({ ...before, updated_at: after.updated_at });
    expect(await historyOf(client, at(kind, before.id))).toHaveLength(1);
  });

  test('is carried out once per Idempotency-Key', async () => {
    const { id } = await make(kind);
    const headers = { 'Idempotency-Key': 'put' };
    const first = await put(kind, id, { status: 'sent' }, headers);
    const again = await put(kind, id, { status: 'sent' }, headers);
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expectError(await put(kind, id, {}, headers), 422, 'idempotency_mismatch');
  });
});

describe.each(KINDS)('DELETE of a draft %s', (kind) => {
  test('answers 204, and it is gone with its history and out of the count', async () => {
    const { id } = await make(kind);
    await put(kind, id, { notes: 'N' });
    const gone = await client.delete(at(kind, id));
    expect([gone.status, gone.text]).toEqual([204, '']);
    for (const path of [at(kind, id), `${at(kind, id)}/history`])
      expectError(await client.get(path), 404, 'not_found');
    expectError(await client.delete(at(kind, id)), 404, 'not_found');
    expect((await client.get(`/api/v1/${kind}s`)).body.pagination.total).toBe(0);
  });

  test.each(['sent', kind === 'invoice' ? 'cancelled' : 'accepted'])(
    'refuses one that is %s, and one that was',
    async (status) => {
      const { id } = await make(kind, { status });
      expectError(await client.delete(at(kind, id)), 409, 'document_issued');
      expect((await client.patch(at(kind, id), { status: 'draft' })).status).toBe(200);
      expectError(await client.delete(at(kind, id)), 409, 'document_issued');
      expect((await put(kind, id, { notes: 'Reopened' })).status).toBe(200);
    },
  );

  test('is carried out once per Idempotency-Key', async () => {
    const { id } = await make(kind);
    const headers = { 'Idempotency-Key': 'gone' };
    expect((await client.delete(at(kind, id), headers)).status).toBe(204);
    const again = await client.delete(at(kind, id), headers);
    expect([again.status, again.text]).toEqual([204, '']);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    const { id: other } = await make(kind);
    expectError(await client.delete(at(kind, other), headers), 422, 'idempotency_mismatch');
    expect((await client.get(at(kind, other))).status).toBe(200);
  });

  test('needs the write scope, and leaves other businesses alone', async () => {
    const { id } = await make(kind);
    const reader = api((await createKey({ business, scopes: ['read'] })).key);
    const stranger = api('unknown');
    const foreigner = api((await createKey()).key);
    for (const [caller, status, code] of [
      [reader, 403, 'insufficient_scope'],
      [stranger, 401, 'unauthorized'],
      [foreigner, 404, 'not_found'],
    ] as const) {
      expectError(await caller.delete(at(kind, id)), status, code);
      expectError(await caller.put(at(kind, id), body({ notes: 'Mine' })), status, code);
    }
    expect((await client.get(at(kind, id))).body.notes).toBeNull();
    const writer = api((await createKey({ business, scopes: ['write'] })).key);
    expect((await writer.delete(at(kind, id))).status).toBe(204);
  });
});

test('an invoice may state what was paid, and paid means all of it', async () => {
  const { id } = await make('invoice', { amount_paid: 7 });
  expect((await put('invoice', id, { amount_paid: 12.5 })).body).toMatchObject({
    amount_paid: 12.5,
    amount_due: 97.5,
  });
  expect((await put('invoice', id)).body.amount_paid).toBe(0);
  expectError(await put('invoice', id, { amount_paid: 111 }), 400, 'validation_failed', [
    '/amount_paid',
  ]);
  const paid = await put('invoice', id, { status: 'paid', amount_paid: 5 });
  expect(paid.body).toMatchObject({ status: 'paid', amount_paid: 110, amount_due: 0 });
  const reopened = await client.patch(at('invoice', id), { status: 'draft' });
  expect(reopened.body).toMatchObject({ amount_paid: 5, issued_at: null });
});

test('a closed period refuses a PUT that issues into it', async () => {
  const saved = await saveForm(`${BUSINESSES}/${business}`, { closed_until: '2026-03-31' });
  expect(saved.status).toBe(200);
  const { id } = await make('invoice', { issue_date: '2026-03-15' });
  const sent = { status: 'sent', issue_date: '2026-03-15' };
  expectError(await put('invoice', id, sent), 409, 'period_closed');
  expect((await client.get(at('invoice', id))).body.status).toBe('draft');
  expect((await put('invoice', id, { ...sent, issue_date: '2026-04-01' })).status).toBe(200);
});

test('the form of the panel shows what a PUT stored, and saves it', async () => {
  const { id } = await make('invoice', { items: [line(), line()] });
  await put('invoice', id, { items: [line({ description: 'Put', quantity: 7 })] });
  const path = `/content-manager/collection-types/api::invoice.invoice/${id}`;
  const { items, total } = (await adminApi().get(path)).body.data;
  expect([items.length, items[0].description, total]).toEqual([1, 'Put', 385]);
  const saved = await saveForm(path, { items: [{ id: items[0].id, quantity: 1 }] });
  expect([saved.status, saved.body.data.total]).toEqual([200, 55]);
});

describe('the number of a draft invoice', () => {
  const notLast = (number: string) =>
    `the draft ${number} cannot be deleted, because its number is not the last of its series; set its status to Cancelled instead`;

  test('in the middle of its run is kept', async () => {
    const { id, invoice_number: first } = await make('invoice');
    const { id: last, invoice_number: second } = await make('invoice');
    const refused = await client.delete(at('invoice', id));
    expectError(refused, 409, 'number_not_last');
    expect(refused.body.error).toBe(notLast(first));
    expectError(await put('invoice', id, { invoice_number: 'X' }), 409, 'number_not_last');
    expect((await put('invoice', id, { invoice_number: first })).status).toBe(200);
    expect((await put('invoice', id, { invoice_number: first.toLowerCase() })).status).toBe(200);
    expect((await client.delete(at('invoice', last))).status).toBe(204);
    expect((await make('invoice')).invoice_number).toBe(second);
  });

  test('goes back to its run when it is the last, deleted or replaced', async () => {
    const { id, invoice_number: number } = await make('invoice');
    expect((await put('invoice', id, { invoice_number: 'MINE' })).status).toBe(200);
    expect((await make('invoice')).invoice_number).toBe(number);
  });

  test('that was given by hand is in no run', async () => {
    const { id } = await make('invoice', { invoice_number: 'HAND-1' });
    await make('invoice');
    expect((await client.delete(at('invoice', id))).status).toBe(204);
    expect((await make('invoice', { invoice_number: 'HAND-1' })).invoice_number).toBe('HAND-1');
  });
});

test('a quotation gets its status back when the invoice that was made of it is deleted', async () => {
  const { id } = await make('quotation', { status: 'accepted' });
  const { body: invoice } = await client.post(`${at('quotation', id)}/convert`);
  expectError(await client.delete(at('quotation', id)), 409, 'document_issued');
  expect((await put('invoice', invoice.id, { notes: 'Mended' })).status).toBe(200);
  expectError(await client.post(`${at('quotation', id)}/convert`), 409, 'already_converted');
  expect((await client.delete(at('invoice', invoice.id))).status).toBe(204);
  expect((await client.get(at('quotation', id))).body.status).toBe('accepted');
  expect((await client.post(`${at('quotation', id)}/convert`)).status).toBe(201);
});
