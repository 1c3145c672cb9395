import { adminApi, api, createKey } from '../support/api';
import { query } from '../support/databases';
import { CM, MY_BUSINESSES, operatorWho } from '../support/operators';
import { createCustomer, createInvoice, recordPayment, type Created } from '../support/records';
import { readRun } from '../support/run';
import { addMember } from '../support/two-businesses';

const PAYMENT = 'api::payment.payment';
const PAYMENTS = `/content-manager/collection-types/${PAYMENT}`;
const sql = (text: string, values: unknown[]) => query(readRun().sharedDatabaseUrl, text, values);

async function paidInvoice() {
  const { key, business } = await createKey();
  const client = api(key);
  const customer = await createCustomer(client);
  const invoice = await createInvoice(client, customer.id, { status: 'sent' });
  const payment: Created = await recordPayment(client, invoice.id, {
    amount: 10,
    note: 'Own note',
  });
  return { business, client, invoice, payment };
}

test('the database refuses to change, to restore and to delete a payment', async () => {
  const { payment } = await paidInvoice();
  for (const set of [
    'amount = 9',
    "paid_on = '2020-01-01'",
    "currency = 'EUR'",
    'customer_id = NULL',
  ]) {
    const change = sql(`update payments set ${set} where document_id = $1`, [payment.id]);
    await expect(change).rejects.toThrow('a payment cannot be changed; void it instead');
  }
  for (const change of [`update allocations set amount = 9`, `delete from allocations`]) {
    const part = sql(`${change} where document_id = $1`, [payment.allocations[0].id]);
    await expect(part).rejects.toThrow(/a part of a payment cannot be (changed|deleted)/);
  }
  await sql(`update payments set state = 'voided' where document_id = $1`, [payment.id]);
  const restore = sql(`update payments set state = 'recorded' where document_id = $1`, [
    payment.id,
  ]);
  await expect(restore).rejects.toThrow('a voided payment stays voided');
  const remove = sql('delete from payments where document_id = $1', [payment.id]);
  await expect(remove).rejects.toThrow('a payment cannot be deleted; void it instead');
});

test('a customer who paid cannot be deleted, also without an invoice', async () => {
  const { client } = await paidInvoice();
  const { id } = await createCustomer(client);
  await client.post(`/api/v1/customers/${id}/payments`, { amount: 5, currency: 'USD' });
  const at = `/content-manager/collection-types/api::customer.customer/${id}`;
  const { status, body } = await adminApi().delete(at);
  expect([status, body.error.message]).toEqual([400, 'a customer with payments cannot be deleted']);
  expect((await client.get(`/api/v1/customers/${id}`)).status).toBe(200);
});

test('forms of the panel neither make, change, copy nor delete a payment', async () => {
  const { business, client, invoice, payment } = await paidInvoice();
  const admin = adminApi();
  const at = `${PAYMENTS}/${payment.id}`;
  const relations = { business: { connect: [{ documentId: business }] } };
  for (const answer of [
    await admin.post(PAYMENTS, { amount: 1, currency: 'USD', paid_on: '2026-01-01', ...relations }),
    await admin.put(at, { amount: 1 }),
    await admin.put(at, { state: 'voided' }),
    await admin.post(`${PAYMENTS}/clone/${payment.id}`, {}),
  ]) {
    expect([answer.status, answer.body.error.message]).toEqual([400, 'Payments cannot be edited']);
  }
  const removed = await admin.delete(at);
  expect([removed.status, removed.body.error.message]).toEqual([
    400,
    'a payment cannot be deleted; void it instead',
  ]);
  expect((await client.get(`/api/v1/payments/${payment.id}`)).body).toEqual(payment);
  expect((await client.get(`/api/v1/invoices/${invoice.id}`)).body.amount_paid).toBe(10);
});

test('an operator of one business sees its payments and no other', async () => {
  const [mine, foreign] = [await paidInvoice(), await paidInvoice()];
  const permission = { action: `${CM}.read`, subject: PAYMENT, conditions: [MY_BUSINESSES] };
  const operator = await operatorWho([permission]);
  await addMember(mine.business, operator);
  const list = await operator.get(PAYMENTS);
  expect(list.body.results.map((one: { documentId: string }) => one.documentId)).toEqual([
    mine.payment.id,
  ]);
  expect((await operator.get(`${PAYMENTS}/${mine.payment.id}`)).status).toBe(200);
  expect((await operator.get(`${PAYMENTS}/${foreign.payment.id}`)).status).toBe(403);
});
