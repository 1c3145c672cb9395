import { api, createKey, type IssuedKey } from '../support/api';
import { expectError } from '../support/expect-error';
import type { HttpClient } from '../support/http';
import {
  createCustomer,
  createInvoice,
  creditInvoice,
  recordPayment,
  recordRefund,
  TIMESTAMP,
  UNKNOWN_ID,
  UUID,
  type Created,
} from '../support/records';

let issued: IssuedKey;
let client: HttpClient;
let invoice: Created;
let payment: Created;
let note: Created;

/** A credit note over 110 of an invoice that a payment has paid. */
beforeEach(async () => {
  issued = await createKey();
  client = api(issued.key);
  const customer = await createCustomer(client);
  const issue_date = '2026-02-01';
  invoice = await createInvoice(client, customer.id, { status: 'sent', issue_date });
  payment = await recordPayment(client, invoice.id, { amount: 110 });
  note = await creditInvoice(client, invoice.id, { issue_date });
});

const path = (id: string) => `/api/v1/credit-notes/${id}/refunds`;
const refund = (amount: unknown) => client.post(path(note.id), { amount });
const voided = (id: string, by = client) => by.post(`/api/v1/refunds/${id}/void`);
const readNote = async (): Promise<Created> =>
  (await client.get(`/api/v1/credit-notes/${note.id}`)).body;
const noteAmounts = async () => {
  const { applied_amount, refund_due, refunded_amount } = await readNote();
  return [applied_amount, refund_due, refunded_amount];
};

test('a refund is answered with all its fields, and lowers what is to be refunded', async () => {
  const sent = { amount: 50.5, refunded_on: '2026-02-01', reference: 'R 2' };
  const { status, body } = await client.post(path(note.id), sent);
  expect(status).toBe(201);
  expect(body).toEqual({
    ...sent,
    id: expect.stringMatching(UUID),
    credit_note_id: note.id,
    payment_id: null,
    currency: 'USD',
    status: 'recorded',
    created_at: expect.stringMatching(TIMESTAMP),
    updated_at: expect.stringMatching(TIMESTAMP),
  });
  expect(await noteAmounts()).toEqual([0, 59.5, 50.5]);
  expect((await client.get(path(note.id))).body).toEqual({
    data: [body],
    pagination: { page: 1, limit: 25, total: 1, total_pages: 1 },
  });
});

test('the day of a refund is today, and its amount is rounded', async () => {
  const before = new Date().toISOString().slice(0, 10);
  const body = await recordRefund(client, note.id, { amount: 10.005 });
  expect([before, new Date().toISOString().slice(0, 10)]).toContain(body.refunded_on);
  expect([body.amount, body.reference]).toEqual([10.01, null]);
});

test('not more is refunded than is to be refunded', async () => {
  await refund(100);
  expectError(await refund(10.01), 409, 'amount_exceeds_refund_due', ['/amount']);
  expect((await refund(10)).status).toBe(201);
  expectError(await refund(0.01), 409, 'amount_exceeds_refund_due', ['/amount']);
  expect(await noteAmounts()).toEqual([0, 0, 110]);
});

test.each([
  ['an amount that is rounded to 0', { amount: 0.004 }, ['/amount']],
  [
    'a bad day and a long reference',
    { amount: 1, refunded_on: 'x', reference: 'x'.repeat(256) },
    ['/refunded_on', '/reference'],
  ],
])('a refund with %s is refused', async (_what, body, pointers) => {
  expectError(await client.post(path(note.id), body), 400, 'validation_failed', pointers);
  expect(await noteAmounts()).toEqual([0, 110, 0]);
});

test('a refund is not dated before its credit note, nor after today', async () => {
  const today = new Date().toISOString().slice(0, 10);
  for (const [refunded_on, reason] of [
    ['2026-01-31', 'must not be before the issue date of the credit note, 2026-02-01'],
    ['2999-01-01', `must not be after today, ${today}`],
  ]) {
    const answer = await client.post(path(note.id), { amount: 1, refunded_on });
    expectError(answer, 400, 'validation_failed', ['/refunded_on']);
    expect(answer.body.errors[0].message).toBe(reason);
  }
  expect(await noteAmounts()).toEqual([0, 110, 0]);
});

test('a voided refund is to be refunded again, once', async () => {
  const made = await recordRefund(client, note.id, { amount: 30 });
  const first = await voided(made.id);
  expect([first.status, first.body]).toEqual([
    200,
    { ...made, status: 'voided', updated_at: expect.stringMatching(TIMESTAMP) },
  ]);
  const { updated_at } = await readNote();
  const second = await voided(made.id);
  expect([second.status, second.body]).toEqual([200, first.body]);
  expect(await readNote()).toMatchObject({ refund_due: 110, refunded_amount: 0, updated_at });
});

test('a payment that was refunded cannot be voided before its refund is', async () => {
  const made = await recordRefund(client, note.id, { amount: 30 });
  const voidPayment = () => client.post(`/api/v1/payments/${payment.id}/void`);
  expectError(await voidPayment(), 409, 'payment_refunded');
  expect((await client.get(`/api/v1/payments/${payment.id}`)).body.status).toBe('recorded');
  await voided(made.id);
  expect((await voidPayment()).status).toBe(200);
  expect((await client.get(`/api/v1/invoices/${invoice.id}`)).body.status).toBe('cancelled');
});

test('nor can an invoice leave paid when more was refunded than stays paid', async () => {
  const { id } = await createInvoice(client, invoice.customer_id, { status: 'paid' });
  const own = await creditInvoice(client, id);
  await recordRefund(client, own.id, { amount: 1 });
  for (const status of ['sent', 'overdue', 'cancelled']) {
    const answer = await client.patch(`/api/v1/invoices/${id}`, { status });
    expectError(answer, 409, 'payment_refunded');
  }
  const { body } = await client.get(`/api/v1/invoices/${id}`);
  expect([body.status, body.amount_paid]).toEqual(['paid', 110]);
});

test('a repeated request with its key records one refund', async () => {
  const headers = { 'Idempotency-Key': 'refund' };
  const first = await client.post(path(note.id), { amount: 10 }, headers);
  const again = await client.post(path(note.id), { amount: 10 }, headers);
  expect([first.status, again.text]).toEqual([201, first.text]);
  expect(await noteAmounts()).toEqual([0, 100, 10]);
  const keyed = { 'Idempotency-Key': 'credit' };
  const at = `/api/v1/invoices/${invoice.id}/credit-notes`;
  const refused = await client.post(at, {}, keyed);
  expectError(refused, 409, 'nothing_to_credit');
  expect((await client.post(at, {}, keyed)).text).toBe(refused.text);
});

test('unknown and foreign records are not found, and scopes hold', async () => {
  const made = await recordRefund(client, note.id, { amount: 1 });
  const stranger = api((await createKey()).key);
  const credits = `/api/v1/invoices/${invoice.id}/credit-notes`;
  for (const answer of [
    await client.post(path(UNKNOWN_ID), { amount: 1 }),
    await client.post(path(invoice.id), { amount: 1 }),
    await client.post(`/api/v1/invoices/${note.id}/credit-notes`, {}),
    await stranger.post(path(note.id), { amount: 1 }),
    await stranger.post(path(note.id), { amount: 'x' }),
    await stranger.post(credits, {}),
    await stranger.get(path(note.id)),
    await stranger.get(`/api/v1/credit-notes/${note.id}`),
    await voided(made.id, stranger),
    await voided('x'),
  ]) {
    expectError(answer, 404, 'not_found');
  }
  const { business } = issued;
  const reader = api((await createKey({ business, scopes: ['read'] })).key);
  const writer = api((await createKey({ business, scopes: ['write'] })).key);
  for (const answer of [
    await reader.post(path(note.id), { amount: 1 }),
    await reader.post(credits, {}),
    await voided(made.id, reader),
    await writer.get(path(note.id)),
    await writer.get('/api/v1/credit-notes'),
    await writer.get(`/api/v1/credit-notes/${note.id}`),
  ]) {
    expectError(answer, 403, 'insufficient_scope');
  }
  expect((await reader.get(path(note.id))).status).toBe(200);
  expect((await voided(made.id, writer)).status).toBe(200);
});

test('credit notes are searched by number, invoice, customer and status', async () => {
  const other = await createInvoice(client, (await createCustomer(client)).id, { status: 'sent' });
  const second = await creditInvoice(client, other.id, { credit_note_number: 'MINE-7' });
  const found = async (query: string) => {
    const { body } = await client.get(`/api/v1/credit-notes?${query}`);
    expect(body.pagination.total).toBe(body.data.length);
    return body.data.map((one: Created) => one.credit_note_number);
  };
  const [first] = [note.credit_note_number];
  expect(await found('')).toEqual(['MINE-7', first]);
  expect(await found('number=mine')).toEqual(['MINE-7']);
  expect(await found(`invoice_id=${invoice.id}`)).toEqual([first]);
  expect(await found(`customer_id=${other.customer_id}`)).toEqual(['MINE-7']);
  expect(await found(`invoice_id=${invoice.id}&customer_id=${other.customer_id}`)).toEqual([]);
  expect(await found('status=issued')).toEqual(['MINE-7', first]);
  expect(second.invoice_id).toBe(other.id);
  for (const query of ['status=draft', 'invoice_id=x', 'limit=0']) {
    const answer = await client.get(`/api/v1/credit-notes?${query}`);
    expectError(answer, 400, 'validation_failed', [`/${query.split('=')[0]}`]);
  }
});

test('credit notes have a series of their own, without gaps and repeats', async () => {
  const make = () => createInvoice(client, invoice.customer_id, { status: 'sent' });
  const bills = await Promise.all([make(), make(), make()]);
  const notes = await Promise.all(bills.map(({ id }) => creditInvoice(client, id)));
  expect(notes.map((one) => one.credit_note_number).sort()).toEqual([
    'CN-00002',
    'CN-00003',
    'CN-00004',
  ]);
  const taken = await client.post(`/api/v1/invoices/${(await make()).id}/credit-notes`, {
    credit_note_number: 'CN-00003',
  });
  expectError(taken, 409, 'duplicate_number', ['/credit_note_number']);
  expect((await creditInvoice(client, (await make()).id)).credit_note_number).toBe('CN-00005');
});
