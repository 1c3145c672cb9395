import { api, createKey } from '../support/api';
import { amountsOf, billsOfEachTest, paymentsOf } from '../support/bills';
import { expectError } from '../support/expect-error';
import {
  createCustomer,
  createInvoice,
  line,
  recordPayment,
  TIMESTAMP,
  UNKNOWN_ID,
  UUID,
} from '../support/records';

const bills = billsOfEachTest();
const { amounts, invoice, pay, read, voided } = bills;

describe('a payment', () => {
  test('is answered with all its fields', async () => {
    const { id } = await invoice({ issue_date: '2026-01-31' });
    const sent = {
      amount: 50.5,
      paid_on: '2026-01-31',
      method: 'bank_transfer',
      reference: 'R 1',
      note: 'In two parts',
    };
    const { status, body } = await bills.client.post(paymentsOf(id), sent);
    expect(status).toBe(201);
    expect(body).toEqual({
      ...sent,
      id: expect.stringMatching(UUID),
      business_id: bills.issued.business,
      customer_id: bills.customer.id,
      invoice_id: id,
      currency: 'USD',
      status: 'recorded',
      created_at: expect.stringMatching(TIMESTAMP),
      updated_at: expect.stringMatching(TIMESTAMP),
      metadata: {},
      allocations: [
        { id: expect.stringMatching(UUID), invoice_id: id, amount: 50.5, status: 'recorded' },
      ],
      unallocated_amount: 0,
      refunded_amount: 0,
    });
    expect((await bills.client.get(`/api/v1/payments/${body.id}`)).body).toEqual(body);
    expect((await bills.client.get(paymentsOf(id))).body).toEqual({
      data: [body],
      pagination: { page: 1, limit: 25, total: 1, total_pages: 1 },
    });
  });

  test('needs no more than an amount, and is then of today', async () => {
    const before = new Date().toISOString().slice(0, 10);
    const body = await recordPayment(bills.client, (await invoice()).id, { amount: 1 });
    expect([before, new Date().toISOString().slice(0, 10)]).toContain(body.paid_on);
    expect(body).toMatchObject({ method: null, reference: null, note: null });
  });

  test('is of today in the time zone of the business', async () => {
    const own = await createKey({ businessFields: { time_zone: 'Pacific/Kiritimati' } });
    const there = api(own.key);
    const { id: customerId } = await createCustomer(there);
    const { id } = await createInvoice(there, customerId, { status: 'sent' });
    const today = () => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
    const before = today();
    const { paid_on } = await recordPayment(there, id, { amount: 1 });
    expect([before, today()]).toContain(paid_on);
  });

  test('raises the amount paid and the version of its invoice, and leaves its status', async () => {
    const before = await invoice();
    await pay(before.id, 50);
    const after = await read(before.id);
    expect(amountsOf(after)).toEqual({
      status: 'sent',
      amount_paid: 50,
      amount_credited: 0,
      amount_due: 60,
    });
    expect(after.updated_at > before.updated_at).toBe(true);
  });

  test('that pays the rest makes the invoice paid, also an overdue one', async () => {
    const { id } = await invoice({ status: 'overdue' });
    await pay(id, 100);
    await pay(id, 10);
    const paid = { status: 'paid', amount_paid: 110, amount_credited: 0, amount_due: 0 };
    expect(await amounts(id)).toEqual(paid);
  });

  test('counts on top of what was stated when the invoice was created', async () => {
    const { id } = await invoice({ amount_paid: 20 });
    expectError(await pay(id, 90.01), 409, 'amount_exceeds_due', ['/amount']);
    expect((await pay(id, 90)).status).toBe(201);
    expect(await amounts(id)).toMatchObject({ status: 'paid', amount_paid: 110 });
  });

  test('in KWD of 1.2345 is rounded to 1.235', async () => {
    const { id } = await invoice({ currency: 'KWD' });
    const { body } = await pay(id, 1.2345);
    expect([body.amount, body.currency]).toEqual([1.235, 'KWD']);
    expect(await amounts(id)).toMatchObject({ amount_paid: 1.235 });
  });

  test('keeps every digit of a long amount', async () => {
    const items = [line({ quantity: 1, unit_price: 999999999999.99, tax_rate: 0 })];
    const { id } = await invoice({ items });
    const answer = await bills.client.post(paymentsOf(id), '{"amount": 999999999999.98}');
    expect(answer.text).toContain('"amount":999999999999.98,');
    expect(await amounts(id)).toMatchObject({ status: 'sent', amount_due: 0.01 });
  });
});

describe('a payment is refused', () => {
  test.each([
    ['an amount that is rounded to 0', { amount: 0.004 }, ['/amount']],
    [
      'texts that are too long',
      { amount: 1, reference: 'x'.repeat(256), note: 'x'.repeat(10_001) },
      ['/reference', '/note'],
    ],
  ])('with %s', async (_what, body, pointers) => {
    const { id } = await invoice();
    expectError(await bills.client.post(paymentsOf(id), body), 400, 'validation_failed', pointers);
    expect((await bills.client.get(paymentsOf(id))).body.pagination.total).toBe(0);
  });

  test('with a day before the issue date of its invoice, or after today', async () => {
    const { id } = await invoice({ issue_date: '2026-06-01' });
    const refused = async (paid_on: string, reason: string) => {
      const answer = await pay(id, 10, { paid_on });
      expectError(answer, 400, 'validation_failed', ['/paid_on']);
      expect(answer.body.errors[0].message).toBe(reason);
    };
    await refused('2026-05-31', 'must not be before the issue date of the invoice, 2026-06-01');
    const today = new Date().toISOString().slice(0, 10);
    await refused('2999-01-01', `must not be after today, ${today}`);
    expect(await amounts(id)).toMatchObject({ status: 'sent', amount_paid: 0 });
    expect((await pay(id, 10, { paid_on: '2026-06-01' })).status).toBe(201);
  });

  test('for an invoice of a day to come, which may still be stated as paid', async () => {
    const { id } = await invoice({ issue_date: '2999-01-01' });
    expectError(await pay(id, 110), 400, 'validation_failed', ['/paid_on']);
    expect((await bills.patch(id, 'paid')).status).toBe(200);
  });

  test('for an invoice that is a draft', async () => {
    const { id } = await invoice({ status: 'draft' });
    expectError(await pay(id, 1), 409, 'invoice_not_payable');
    expect(await amounts(id)).toMatchObject({ status: 'draft', amount_paid: 0 });
  });

  test('above what is due, and for a paid invoice', async () => {
    const { id } = await invoice();
    expectError(await pay(id, 110.01), 409, 'amount_exceeds_due', ['/amount']);
    expect(await amounts(id)).toMatchObject({ status: 'sent', amount_paid: 0 });
    await bills.patch(id, 'paid');
    expectError(await pay(id, 0.01), 409, 'amount_exceeds_due', ['/amount']);
  });

  test('for an unknown, a foreign and a malformed invoice', async () => {
    const { id } = await invoice();
    const stranger = api((await createKey()).key);
    for (const answer of [
      await pay(UNKNOWN_ID, 1),
      await pay('x', 1),
      await pay(bills.customer.id, 1),
      await stranger.post(paymentsOf(id), { amount: 1 }),
      await stranger.post(paymentsOf(id), { amount: 'x' }),
      await stranger.get(paymentsOf(id)),
      await bills.client.get(paymentsOf(UNKNOWN_ID)),
    ]) {
      expectError(answer, 404, 'not_found');
    }
    expect(await amounts(id)).toMatchObject({ amount_paid: 0 });
  });

  test('to a key without the scope, and to nobody else', async () => {
    const { id } = await invoice();
    const { business } = bills.issued;
    const reader = api((await createKey({ business, scopes: ['read'] })).key);
    const writer = api((await createKey({ business, scopes: ['write'] })).key);
    expectError(await reader.post(paymentsOf(id), { amount: 1 }), 403, 'insufficient_scope');
    const payment = await recordPayment(writer, id, { amount: 1 });
    expectError(await voided(payment.id, reader), 403, 'insufficient_scope');
    for (const at of [paymentsOf(id), '/api/v1/payments', `/api/v1/payments/${payment.id}`]) {
      expectError(await writer.get(at), 403, 'insufficient_scope');
      expect((await reader.get(at)).status).toBe(200);
    }
    expectError(await api().post(paymentsOf(id), { amount: 1 }), 401, 'unauthorized');
  });
});

test('a repeated request with its key records one payment', async () => {
  const { id } = await invoice();
  const headers = { 'Idempotency-Key': 'payment' };
  const first = await bills.client.post(paymentsOf(id), { amount: 10 }, headers);
  const again = await bills.client.post(paymentsOf(id), { amount: 10 }, headers);
  expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  const other = await bills.client.post(paymentsOf(id), { amount: 11 }, headers);
  expectError(other, 422, 'idempotency_mismatch');
  expect(await amounts(id)).toMatchObject({ amount_paid: 10 });
});
