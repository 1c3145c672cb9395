import { api, createKey } from '../support/api';
import { billsOfEachTest, paymentsOf } from '../support/bills';
import { expectError } from '../support/expect-error';
import { INVOICES, saveForm } from '../support/desk';
import type { Answer } from '../support/http';
import {
  createCustomer,
  createInvoice,
  line,
  TIMESTAMP,
  UNKNOWN_ID,
  UUID,
} from '../support/records';

/** Payments of customers, and what is on account (contract §15). */
const bills = billsOfEachTest();
const { amounts, credit, invoice, patch, pay, voided } = bills;

const day = (ms = 0) => new Date(Date.now() + ms).toISOString().slice(0, 10);
const DAY_MS = 86_400_000;

const receive = (amount: unknown, fields: object = {}): Promise<Answer> =>
  bills.client.post(`/api/v1/customers/${bills.customer.id}/payments`, {
    amount,
    currency: 'USD',
    ...fields,
  });
const allocate = (payment: string, body: unknown, client = bills.client): Promise<Answer> =>
  client.post(`/api/v1/payments/${payment}/allocations`, body);
const voidPart = (payment: string, part: string, client = bills.client): Promise<Answer> =>
  client.post(`/api/v1/payments/${payment}/allocations/${part}/void`);
const refund = (payment: string, body: unknown, client = bills.client): Promise<Answer> =>
  client.post(`/api/v1/payments/${payment}/refunds`, body);
const balance = async () =>
  (await bills.client.get(`/api/v1/customers/${bills.customer.id}/balance`)).body.data;
const payment = async (id: string) => (await bills.client.get(`/api/v1/payments/${id}`)).body;

describe('a payment of a customer', () => {
  test('without allocations is on account, with all its fields', async () => {
    const sent = { paid_on: '2026-01-31', method: 'card', reference: 'R 1', note: 'Early' };
    const { status, body, headers } = await receive(50.5, sent);
    expect(status).toBe(201);
    expect(headers.get('location')).toBe(`/api/v1/payments/${body.id}`);
    expect(body).toEqual({
      ...sent,
      id: expect.stringMatching(UUID),
      business_id: bills.issued.business,
      customer_id: bills.customer.id,
      invoice_id: null,
      amount: 50.5,
      currency: 'USD',
      status: 'recorded',
      created_at: expect.stringMatching(TIMESTAMP),
      updated_at: expect.stringMatching(TIMESTAMP),
      metadata: {},
      allocations: [],
      unallocated_amount: 50.5,
      refunded_amount: 0,
    });
    expect(await payment(body.id)).toEqual(body);
    expect(await balance()).toEqual([{ currency: 'USD', due: 0, on_account: 50.5 }]);
  });

  test('pays invoices in the order of its allocations, and keeps the rest', async () => {
    const [one, other] = [await invoice(), await invoice()];
    const allocations = [{ invoice_id: one.id }, { invoice_id: other.id, amount: 30 }];
    const { body } = await receive(150, { allocations });
    expect(body).toMatchObject({
      invoice_id: null,
      unallocated_amount: 10,
      allocations: [
        { invoice_id: one.id, amount: 110, status: 'recorded' },
        { invoice_id: other.id, amount: 30, status: 'recorded' },
      ],
    });
    expect(await amounts(one.id)).toMatchObject({ status: 'paid', amount_due: 0 });
    expect(await amounts(other.id)).toMatchObject({ status: 'sent', amount_due: 80 });
    expect(await balance()).toEqual([{ currency: 'USD', due: 80, on_account: 10 }]);
    const { data } = (await bills.client.get(paymentsOf(other.id))).body;
    expect(data).toEqual([body]);
  });

  test('names its invoice while it is for one alone', async () => {
    const [one, other] = [await invoice(), await invoice()];
    const { body } = await receive(150, { allocations: [{ invoice_id: one.id, amount: 20 }] });
    expect(body.invoice_id).toBe(one.id);
    expect((await voidPart(body.id, body.allocations[0].id)).body.invoice_id).toBe(one.id);
    expect((await allocate(body.id, { invoice_id: other.id })).body.invoice_id).toBeNull();
  });

  test('keeps the customer and the currency of an invoice that it was for', async () => {
    const one = await invoice();
    const { body } = await receive(20, { allocations: [{ invoice_id: one.id }] });
    await voidPart(body.id, body.allocations[0].id);
    expect((await patch(one.id, 'draft')).status).toBe(200);
    const { id: other } = await createCustomer(bills.client);
    const path = `/api/v1/invoices/${one.id}`;
    const put = (fields: object) =>
      bills.client.put(path, { customer_id: bills.customer.id, items: [line()], ...fields });
    expectError(await put({ customer_id: other }), 409, 'document_locked');
    expectError(await put({ customer_id: other, currency: 'EUR' }), 409, 'document_locked');
    expectError(await put({ currency: 'EUR' }), 409, 'document_locked');
    const form = await saveForm(`${INVOICES}/${one.id}`, { currency: 'EUR' });
    expect([form.status, form.body.error.message]).toEqual([
      400,
      'An invoice that payments were recorded for keeps its customer and its currency',
    ]);
    expect((await put({ notes: 'Anew' })).status).toBe(200);
    expect((await payment(body.id)).invoice_id).toBe(one.id);
  });

  test('is rounded to the minor unit of its currency', async () => {
    expect((await receive(0.005)).body.amount).toBe(0.01);
    expectError(await receive(0.004), 400, 'validation_failed', ['/amount']);
    expect((await receive(1.4, { currency: 'JPY' })).body.amount).toBe(1);
  });

  test('refuses wrong fields, each at its place', async () => {
    const { id } = await invoice();
    expectError(await receive(0), 400, 'validation_failed', ['/amount']);
    expectError(await receive(-1), 400, 'validation_failed', ['/amount']);
    expectError(await receive('ten'), 400, 'validation_failed', ['/amount']);
    expectError(await receive(1, { currency: 'XXY' }), 400, 'validation_failed', ['/currency']);
    expectError(await receive(1, { currency: null }), 400, 'validation_failed', ['/currency']);
    const tomorrow = { paid_on: day(2 * DAY_MS) };
    expectError(await receive(1, tomorrow), 400, 'validation_failed', ['/paid_on']);
    expectError(await receive(1, { method: 'write_off' }), 400, 'validation_failed', ['/method']);
    const twice = { allocations: [{ invoice_id: id, amount: 0 }, { invoice_id: 'x' }] };
    const places = ['/allocations/0/amount', '/allocations/1/invoice_id'];
    expectError(await receive(1, twice), 400, 'validation_failed', places);
    const allocations = Array.from({ length: 101 }, () => ({ invoice_id: id }));
    expectError(await receive(1, { allocations }), 400, 'validation_failed', ['/allocations']);
  });

  test('stores nothing when one allocation is refused', async () => {
    const { id } = await invoice();
    const [paid, draft] = [await invoice(), await invoice({ status: 'draft' })];
    await pay(paid.id, 110);
    const kronor = await invoice({ currency: 'SEK' });
    const { id: stranger } = await createCustomer(bills.client);
    const theirs = await createInvoice(bills.client, stranger, { status: 'sent' });
    const other = api((await createKey()).key);
    const foreign = await createInvoice(other, (await createCustomer(other)).id);
    const after = (part: object) => receive(100, { allocations: [{ invoice_id: id }, part] });
    const at = (name: string) => [`/allocations/1/${name}`];
    const nothing = { allocations: [{ invoice_id: id, amount: 100 }, { invoice_id: kronor.id }] };
    for (const one of [UNKNOWN_ID, foreign.id])
      expectError(await after({ invoice_id: one }), 400, 'invoice_not_found', at('invoice_id'));
    expectError(await after({ invoice_id: theirs.id }), 409, 'other_customer');
    expectError(await receive(100, nothing), 409, 'currency_mismatch');
    const some = { allocations: [{ invoice_id: id, amount: 60 }, { invoice_id: draft.id }] };
    expectError(await receive(100, some), 409, 'invoice_not_payable');
    const full = { allocations: [{ invoice_id: id, amount: 60 }, { invoice_id: paid.id }] };
    expectError(await receive(100, full), 409, 'invoice_not_payable');
    const one = { invoice_id: id, amount: 60 };
    const refused = await receive(100, { allocations: [one, { ...one, amount: 41 }] });
    expectError(refused, 409, 'amount_exceeds_unallocated', at('amount'));
    const much = await receive(500, { allocations: [one, { ...one, amount: 51 }] });
    expectError(much, 409, 'amount_exceeds_due', at('amount'));
    expect(await amounts(id)).toMatchObject({ amount_paid: 0, amount_due: 110 });
    expect((await bills.client.get('/api/v1/payments')).body.pagination.total).toBe(1);
  });

  test('pays no invoice that is dated after today', async () => {
    const [early, { id }] = [await invoice(), await invoice({ issue_date: day(2 * DAY_MS) })];
    const allocations = [{ invoice_id: early.id }, { invoice_id: id, amount: 5 }];
    expectError(await receive(500, { allocations }), 409, 'invoice_not_payable');
    expect(await balance()).toEqual([{ currency: 'USD', due: 220, on_account: 0 }]);
    const { body } = await receive(500);
    expectError(await allocate(body.id, { invoice_id: id }), 409, 'invoice_not_payable');
    expect(await payment(body.id)).toEqual(body);
    expect(await amounts(id)).toMatchObject({ status: 'sent', amount_paid: 0, amount_due: 110 });
  });

  test('is recorded once under an Idempotency-Key', async () => {
    const path = `/api/v1/customers/${bills.customer.id}/payments`;
    const headers = { 'Idempotency-Key': 'one' };
    const send = () => bills.client.post(path, { amount: 5, currency: 'USD' }, headers);
    const [first, again] = [await send(), await send()];
    expect(again.body).toEqual(first.body);
    expect(await balance()).toEqual([{ currency: 'USD', due: 0, on_account: 5 }]);
  });
});

describe('an allocation', () => {
  test('takes as much as fits, or what it is told', async () => {
    const { id } = await invoice();
    const { body } = await receive(150);
    const part = await allocate(body.id, { invoice_id: id, amount: 20 });
    expect([part.status, part.body.unallocated_amount]).toEqual([201, 130]);
    const rest = await allocate(body.id, { invoice_id: id });
    expect(rest.body).toMatchObject({ unallocated_amount: 40, allocations: [{}, { amount: 90 }] });
    expect(await amounts(id)).toMatchObject({ status: 'paid', amount_paid: 110 });
    expect(await payment(body.id)).toEqual(rest.body);
  });

  test('refuses what does not fit', async () => {
    const [{ id }, other] = [await invoice(), await invoice({ status: 'draft' })];
    const { body } = await receive(20);
    const to = (fields: object) => allocate(body.id, { invoice_id: id, ...fields });
    expectError(await to({ amount: 20.01 }), 409, 'amount_exceeds_unallocated', ['/amount']);
    expectError(await to({ amount: 0 }), 400, 'validation_failed', ['/amount']);
    expectError(await to({ invoice_id: UNKNOWN_ID }), 400, 'invoice_not_found', ['/invoice_id']);
    expectError(await to({ invoice_id: other.id }), 409, 'invoice_not_payable');
    expectError(await to({ invoice_id: null }), 400, 'validation_failed', ['/invoice_id']);
    const { id: stranger } = await createCustomer(bills.client);
    const theirs = await createInvoice(bills.client, stranger, { status: 'sent' });
    expectError(await to({ invoice_id: theirs.id }), 409, 'other_customer');
    const kronor = await invoice({ currency: 'SEK' });
    expectError(await to({ invoice_id: kronor.id }), 409, 'currency_mismatch');
    await pay(id, 100);
    expectError(await to({ amount: 11 }), 409, 'amount_exceeds_due', ['/amount']);
    await pay(id, 10);
    expectError(await to({}), 409, 'invoice_not_payable');
    await patch(other.id, 'sent');
    await to({ invoice_id: other.id });
    expectError(await to({ invoice_id: other.id }), 409, 'amount_exceeds_unallocated');
  });

  test('of a voided payment is refused', async () => {
    const { id } = await invoice();
    const { body } = await receive(20);
    await voided(body.id);
    expectError(await allocate(body.id, { invoice_id: id }), 409, 'amount_exceeds_unallocated');
  });

  test('goes back on account when it is voided, once', async () => {
    const { id } = await invoice();
    const { body } = await receive(150, { allocations: [{ invoice_id: id }] });
    const [{ id: part }] = body.allocations;
    const first = await voidPart(body.id, part);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      unallocated_amount: 150,
      status: 'recorded',
      allocations: [{ id: part, status: 'voided' }],
    });
    expect(await amounts(id)).toMatchObject({ status: 'sent', amount_due: 110 });
    expect((await voidPart(body.id, part)).body).toEqual(first.body);
    expectError(await voidPart(body.id, UNKNOWN_ID), 404, 'not_found');
    expectError(await voidPart(body.id, 'none'), 404, 'not_found');
    const { body: other } = await receive(5);
    expectError(await voidPart(other.id, part), 404, 'not_found');
  });

  test('of a write-off is not on account', async () => {
    const { id } = await invoice();
    const { body } = await pay(id, 110, { method: 'write_off' });
    const refused = await voidPart(body.id, body.allocations[0].id);
    expectError(refused, 409, 'write_off_not_on_account');
  });
});

describe('voiding a payment', () => {
  test('voids its allocations, and nothing is on account', async () => {
    const [one, other] = [await invoice(), await invoice()];
    const allocations = [{ invoice_id: one.id }, { invoice_id: other.id, amount: 20 }];
    const { body } = await receive(150, { allocations });
    const answer = await voided(body.id);
    expect(answer.body).toMatchObject({
      status: 'voided',
      unallocated_amount: 0,
      allocations: [{ status: 'voided' }, { status: 'voided' }],
    });
    expect(await amounts(one.id)).toMatchObject({ status: 'sent', amount_due: 110 });
    expect(await amounts(other.id)).toMatchObject({ amount_due: 110 });
    expect(await balance()).toEqual([{ currency: 'USD', due: 220, on_account: 0 }]);
    expect((await voided(body.id)).body).toEqual(answer.body);
  });

  test('is refused after a refund, until that is voided', async () => {
    const { body } = await receive(100);
    const { body: paidBack } = await refund(body.id, { amount: 10 });
    expectError(await voided(body.id), 409, 'payment_refunded');
    await bills.client.post(`/api/v1/refunds/${paidBack.id}/void`);
    expect((await voided(body.id)).body.status).toBe('voided');
  });
});

describe('a refund of what is on account', () => {
  test('is answered with all its fields, listed and voided', async () => {
    const { id } = await invoice();
    const { body } = await receive(150, { allocations: [{ invoice_id: id }] });
    const { status, body: made } = await refund(body.id, { amount: 15.5, reference: 'Back' });
    expect(status).toBe(201);
    expect(made).toEqual({
      id: expect.stringMatching(UUID),
      credit_note_id: null,
      payment_id: body.id,
      amount: 15.5,
      currency: 'USD',
      refunded_on: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      reference: 'Back',
      status: 'recorded',
      created_at: expect.stringMatching(TIMESTAMP),
      updated_at: made.created_at,
    });
    expect(await payment(body.id)).toMatchObject({
      unallocated_amount: 24.5,
      refunded_amount: 15.5,
    });
    const list = await bills.client.get(`/api/v1/payments/${body.id}/refunds`);
    expect(list.body).toMatchObject({ data: [made], pagination: { total: 1 } });
    const unmade = await bills.client.post(`/api/v1/refunds/${made.id}/void`);
    expect([unmade.status, unmade.body]).toEqual([
      200,
      { ...made, status: 'voided', updated_at: expect.stringMatching(TIMESTAMP) },
    ]);
    expect(await payment(body.id)).toMatchObject({ unallocated_amount: 40, refunded_amount: 0 });
    const again = await bills.client.post(`/api/v1/refunds/${made.id}/void`);
    expect(again.body).toEqual(unmade.body);
    expect(await payment(body.id)).toMatchObject({ unallocated_amount: 40 });
  });

  test('is at most that, and not before the payment', async () => {
    const { body } = await receive(10, { paid_on: '2026-02-01' });
    const back = (fields: object) => refund(body.id, { amount: 1, ...fields });
    expectError(await back({ amount: 10.01 }), 409, 'amount_exceeds_unallocated', ['/amount']);
    expectError(await back({ amount: null }), 400, 'validation_failed', ['/amount']);
    const early = { refunded_on: '2026-01-31' };
    expectError(await back(early), 400, 'validation_failed', ['/refunded_on']);
    const late = { refunded_on: day(2 * DAY_MS) };
    expectError(await back(late), 400, 'validation_failed', ['/refunded_on']);
    expect((await back({ refunded_on: '2026-02-01' })).status).toBe(201);
  });
});

describe('a payment of an invoice over what is due', () => {
  test('is refused, but with `excess`', async () => {
    const { id } = await invoice();
    expectError(await pay(id, 111), 409, 'amount_exceeds_due', ['/amount']);
    const { status, body } = await pay(id, 111, { excess: 'on_account' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      amount: 111,
      unallocated_amount: 1,
      allocations: [{ amount: 110 }],
    });
    expect(await amounts(id)).toMatchObject({ status: 'paid', amount_due: 0 });
    const late = await pay(id, 7, { excess: 'on_account' });
    expect(late.body).toMatchObject({ invoice_id: null, unallocated_amount: 7, allocations: [] });
    expect(await balance()).toEqual([{ currency: 'USD', due: 0, on_account: 8 }]);
  });

  test('is on account as a whole for a cancelled invoice, and refused for a draft', async () => {
    const [gone, draft] = [await invoice(), await invoice({ status: 'draft' })];
    await credit(gone.id);
    const { body } = await pay(gone.id, 5, { excess: 'on_account' });
    expect(body).toMatchObject({ unallocated_amount: 5, allocations: [] });
    const refused = await pay(draft.id, 5, { excess: 'on_account' });
    expectError(refused, 409, 'invoice_not_payable');
  });

  test('knows no other excess, and none of a write-off', async () => {
    const { id } = await invoice();
    expectError(await pay(id, 1, { excess: 'tip' }), 400, 'validation_failed', ['/excess']);
    const off = { excess: 'on_account', method: 'write_off' };
    expectError(await pay(id, 1, off), 400, 'validation_failed', ['/excess']);
  });
});

test('balances are per currency, without drafts, cancelled invoices and refunds of credit notes', async () => {
  await invoice({ status: 'draft' });
  const [gone, kept] = [await invoice(), await invoice({ currency: 'EUR' })];
  await credit(gone.id);
  await pay(kept.id, 110);
  await credit(kept.id);
  await invoice({ currency: 'SEK' });
  await invoice({ currency: 'SEK', status: 'overdue' });
  await receive(3, { currency: 'CHF' });
  expect(await balance()).toEqual([
    { currency: 'CHF', due: 0, on_account: 3 },
    { currency: 'SEK', due: 220, on_account: 0 },
  ]);
});

test('no other business sees or changes a payment, and a key that reads cannot', async () => {
  const { id } = await invoice();
  const { body } = await receive(50, { allocations: [{ invoice_id: id, amount: 10 }] });
  const [part] = body.allocations;
  const foreign = api((await createKey()).key);
  const at = `/api/v1/customers/${bills.customer.id}`;
  const own = await createInvoice(foreign, (await createCustomer(foreign)).id, { status: 'sent' });
  const attempts = [
    foreign.post(`${at}/payments`, { amount: 1, currency: 'USD' }),
    foreign.get(`${at}/balance`),
    allocate(body.id, { invoice_id: own.id }, foreign),
    voidPart(body.id, part.id, foreign),
    refund(body.id, { amount: 1 }, foreign),
    foreign.get(`/api/v1/payments/${body.id}/refunds`),
    voided(body.id, foreign),
  ];
  for (const attempt of attempts) expectError(await attempt, 404, 'not_found');
  const reader = api((await createKey({ scopes: ['read'] })).key);
  const refused = await reader.post(`${at}/payments`, { amount: 1, currency: 'USD' });
  expectError(refused, 403, 'insufficient_scope');
  expect(await payment(body.id)).toEqual(body);
});
