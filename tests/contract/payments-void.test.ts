import { api, createKey } from '../support/api';
import { billsOfEachTest } from '../support/bills';
import { expectError } from '../support/expect-error';
import {
  createCustomer,
  createInvoice,
  recordPayment,
  TIMESTAMP,
  UNKNOWN_ID,
  type Created,
} from '../support/records';

const bills = billsOfEachTest();
const { amounts, invoice, patch, pay, read, voided } = bills;

describe('voiding a payment', () => {
  test('takes it off the invoice, once', async () => {
    const { id } = await invoice();
    const payment = await recordPayment(bills.client, id, { amount: 50 });
    await pay(id, 10);
    const first = await voided(payment.id);
    const allocations = [{ ...payment.allocations[0], status: 'voided' }];
    expect([first.status, first.body]).toEqual([
      200,
      { ...payment, status: 'voided', allocations, updated_at: expect.stringMatching(TIMESTAMP) },
    ]);
    const version = (await read(id)).updated_at;
    const second = await voided(payment.id);
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect(await read(id)).toMatchObject({ amount_paid: 10, amount_due: 100, updated_at: version });
  });

  test('makes a paid invoice sent again', async () => {
    const { id } = await invoice({ amount_paid: 20 });
    const payment = await recordPayment(bills.client, id, { amount: 90 });
    await voided(payment.id);
    expect(await amounts(id)).toMatchObject({ status: 'sent', amount_paid: 20, amount_due: 90 });
    expect((await pay(id, 90)).status).toBe(201);
  });

  test('makes it overdue when its due date is over', async () => {
    const { id } = await invoice({ issue_date: '2020-01-01', due_date: '2020-01-31' });
    const payment = await recordPayment(bills.client, id, { amount: 110 });
    await voided(payment.id);
    expect(await amounts(id)).toMatchObject({ status: 'overdue', amount_due: 110 });
  });

  test('takes back what the status paid stated, and leaves what was stated before', async () => {
    const { id } = await invoice({ amount_paid: 10 });
    const payment = await recordPayment(bills.client, id, { amount: 30 });
    expect((await bills.patch(id, 'paid')).body).toMatchObject({
      status: 'paid',
      amount_paid: 110,
    });
    await voided(payment.id);
    expect(await amounts(id)).toMatchObject({ status: 'sent', amount_paid: 10, amount_due: 100 });
  });

  test('sets the credit notes of an invoice stated as paid off anew', async () => {
    const bill = await invoice();
    const { id } = bill;
    const payment = await recordPayment(bills.client, id, { amount: 30 });
    await bills.patch(id, 'paid');
    const note = await bills.creditLine(bill, { amount: 50 });
    expect(note.body).toMatchObject({ total: 55, applied_amount: 0, refund_due: 55 });
    await voided(payment.id);
    const after = { status: 'sent', amount_paid: 0, amount_credited: 55, amount_due: 55 };
    expect(await amounts(id)).toMatchObject(after);
    const { body } = await bills.client.get(`/api/v1/credit-notes/${note.body.id}`);
    expect(body).toMatchObject({ applied_amount: 55, refund_due: 0 });
  });

  test('of an unknown, a foreign and a malformed id is not found', async () => {
    const { id } = await invoice();
    const payment = await recordPayment(bills.client, id, { amount: 50 });
    const stranger = api((await createKey()).key);
    for (const answer of [
      await voided(UNKNOWN_ID),
      await voided('x'),
      await voided(id),
      await voided(payment.id, stranger),
      await stranger.get(`/api/v1/payments/${payment.id}`),
    ]) {
      expectError(answer, 404, 'not_found');
    }
    expect(await amounts(id)).toMatchObject({ amount_paid: 50 });
  });
});

describe('the status of an invoice with payments', () => {
  test('leaves paid with the payments and what was stated before', async () => {
    const { id } = await invoice({ amount_paid: 20 });
    await pay(id, 30);
    expect((await patch(id, 'paid')).body).toMatchObject({ amount_paid: 110, amount_due: 0 });
    expect((await patch(id, 'sent')).body).toMatchObject({ amount_paid: 50, amount_due: 60 });
  });

  test('leaves paid without a payment that was voided', async () => {
    const { id } = await invoice();
    const payment = await recordPayment(bills.client, id, { amount: 30 });
    await voided(payment.id);
    await pay(id, 20);
    await patch(id, 'paid');
    const sent = { status: 'sent', amount_paid: 20, amount_due: 90 };
    expect((await patch(id, 'sent')).body).toMatchObject(sent);
  });

  test('leaves paid with all that the payments paid', async () => {
    const { id } = await invoice({ amount_paid: 20 });
    await pay(id, 90);
    expect((await patch(id, 'sent')).body).toMatchObject({ status: 'sent', amount_paid: 110 });
  });

  test('cannot be draft again while a payment is recorded', async () => {
    const { id } = await invoice();
    const payment = await recordPayment(bills.client, id, { amount: 1 });
    expectError(await patch(id, 'draft'), 409, 'document_locked');
    await voided(payment.id);
    expect((await patch(id, 'draft')).body).toMatchObject({ status: 'draft', amount_paid: 0 });
  });

  test('cannot be cancelled while a payment stands, and nothing changes', async () => {
    const { id } = await invoice();
    const payment = await recordPayment(bills.client, id, { amount: 30 });
    const before = await read(id);
    for (const body of [{ status: 'cancelled' }, { status: 'cancelled', notes: 'N' }]) {
      const answer = await bills.client.patch(`/api/v1/invoices/${id}`, body);
      expectError(answer, 409, 'status_contradicts_records');
    }
    expect(await read(id)).toEqual(before);
    await voided(payment.id);
    expect((await patch(id, 'cancelled')).body).toMatchObject({ status: 'cancelled' });
  });

  test('cannot be set to what payments that leave nothing due contradict', async () => {
    const { id } = await invoice();
    await pay(id, 110);
    const before = await read(id);
    for (const to of ['sent', 'overdue', 'cancelled'])
      expectError(await patch(id, to), 409, 'status_contradicts_records');
    expectError(await patch(id, 'draft'), 409, 'document_locked');
    expect(await read(id)).toEqual(before);
    expect((await patch(id, 'paid')).body.status).toBe('paid');
  });

  test('cannot be set to what credit notes of the whole contradict, whatever was stated', async () => {
    const { id } = await invoice({ amount_paid: 60 });
    await bills.credit(id);
    const before = await read(id);
    expect(before).toMatchObject({ status: 'paid', amount_paid: 60, amount_credited: 50 });
    for (const to of ['sent', 'overdue'])
      expectError(await patch(id, to), 409, 'status_contradicts_records');
    expect(await read(id)).toEqual(before);
    expect((await patch(id, 'cancelled')).body.status).toBe('cancelled');
  });

  test('cancels what a credit note left partly due', async () => {
    const bill = await invoice();
    const { id } = bill;
    await bills.creditLine(bill, { amount: 40 });
    const cancelled = { status: 'cancelled', amount_credited: 44, amount_due: 0 };
    expect((await patch(id, 'cancelled')).body).toMatchObject(cancelled);
    expect((await patch(id, 'sent')).body).toMatchObject({ status: 'sent', amount_due: 66 });
  });
});

describe('the list of payments', () => {
  let first: Created;
  let other: Created;
  let ids: string[];

  beforeEach(async () => {
    first = await invoice({ issue_date: '2026-01-01' });
    other = await createInvoice(bills.client, (await createCustomer(bills.client)).id, {
      status: 'sent',
      issue_date: '2026-01-01',
    });
    const days = ['2026-01-01', '2026-01-31', '2026-02-01'];
    ids = [];
    for (const paid_on of days)
      ids.push((await recordPayment(bills.client, first.id, { amount: 1, paid_on })).id);
    ids.push(
      (await recordPayment(bills.client, other.id, { amount: 1, paid_on: '2026-01-31' })).id,
    );
  });

  const found = async (query: string) => {
    const { status, body } = await bills.client.get(`/api/v1/payments${query}`);
    expect(status).toBe(200);
    return body.data.map((one: Created) => ids.indexOf(one.id));
  };

  test('is sorted from the newest, with the common envelope', async () => {
    expect(await found('')).toEqual([3, 2, 1, 0]);
    const { body } = await bills.client.get('/api/v1/payments?limit=3&page=2');
    expect([body.data.length, body.pagination]).toEqual([
      1,
      { page: 2, limit: 3, total: 4, total_pages: 2 },
    ]);
    const past = await bills.client.get('/api/v1/payments?page=9');
    expect([past.body.data, past.body.pagination.total]).toEqual([[], 4]);
  });

  test('is filtered by invoice, customer and days, both inclusive', async () => {
    expect(await found(`?invoice_id=${other.id}`)).toEqual([3]);
    expect(await found(`?customer_id=${bills.customer.id}`)).toEqual([2, 1, 0]);
    expect(await found('?from=2026-01-31')).toEqual([3, 2, 1]);
    expect(await found('?to=2026-01-31')).toEqual([3, 1, 0]);
    expect(await found(`?from=2026-01-31&to=2026-01-31&invoice_id=${first.id}`)).toEqual([1]);
    expect(await found(`?customer_id=${UNKNOWN_ID}`)).toEqual([]);
  });

  test('keeps voided payments', async () => {
    await voided(ids[0] ?? '');
    expect(await found('')).toEqual([3, 2, 1, 0]);
  });

  test.each(['from=2026-02-30', 'invoice_id=x', 'customer_id=1', 'page=0', 'to=now'])(
    'with %s is refused',
    async (query) => {
      const pointer = `/${query.split('=')[0]}`;
      const answer = await bills.client.get(`/api/v1/payments?${query}`);
      expectError(answer, 400, 'validation_failed', [pointer]);
    },
  );
});
