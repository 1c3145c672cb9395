import { api, BUSINESSES, createKey } from '../support/api';
import { billsOfEachTest } from '../support/bills';
import { saveForm } from '../support/desk';
import { settledEvents } from '../support/events';
import { expectError } from '../support/expect-error';
import { query } from '../support/databases';
import { readRun } from '../support/run';
import { UNKNOWN_ID, type Created } from '../support/records';

/** What describes a payment can change, its money cannot (contract §17). */
const bills = billsOfEachTest();

async function received(fields: object = {}): Promise<Created> {
  const { body } = await bills.client.post(`/api/v1/customers/${bills.customer.id}/payments`, {
    amount: 30,
    currency: 'USD',
    ...fields,
  });
  return body;
}
const at = ({ id }: Created) => `/api/v1/payments/${id as string}`;
const patch = (payment: Created, body: unknown, headers = {}) =>
  bills.client.patch(at(payment), body, headers);

test('method, reference, note and metadata change, and nothing else', async () => {
  const payment = await received({ method: 'cash', note: 'N', metadata: { a: '1', b: '2' } });
  expect(payment.metadata).toEqual({ a: '1', b: '2' });
  const change = { method: 'card', reference: 'R', note: null, metadata: { b: null, c: '3' } };
  const { status, body, headers } = await patch(payment, {
    ...change,
    amount: 1,
    paid_on: '2026-01-01',
  });
  expect([status, body]).toEqual([
    200,
    {
      ...payment,
      ...change,
      metadata: { a: '1', c: '3' },
      updated_at: expect.any(String),
    },
  ]);
  expect(body.updated_at > payment.updated_at).toBe(true);
  expect(headers.get('etag')).toBe(`"${body.updated_at as string}"`);
  expect((await bills.client.get(at(payment))).body).toEqual(body);
  expect((await patch(body, { metadata: null, method: null })).body).toMatchObject({
    metadata: {},
    method: null,
  });
});

test('a change is told and kept in the history; one that changes nothing is not', async () => {
  const payment = await received({ reference: 'R' });
  const { body } = await patch(payment, { reference: 'S' });
  expect((await patch(payment, { reference: 'S', note: null })).body).toEqual(body);
  const told = (await settledEvents(bills.client)).filter(({ data }) => data.id === payment.id);
  expect(told.map(({ type }) => type)).toEqual(['payment.recorded', 'payment.updated']);
  expect(told[1].data).toEqual(body);
  const changes = await query<{ changes: object }>(
    readRun().sharedDatabaseUrl,
    `select changes from history_entries where record_table = 'payments' and action = 'changed'
      and record_id = (select id from payments where document_id = $1)`,
    [payment.id],
  );
  expect(changes).toEqual([{ changes: { reference: ['R', 'S'] } }]);
});

test('money on account that pays a part of an invoice, and comes back, is told', async () => {
  const payment = await received();
  const invoice = await bills.invoice();
  const { body } = await bills.client.post(`${at(payment)}/allocations`, {
    invoice_id: invoice.id,
  });
  const refund = await bills.client.post(`${at(await received())}/refunds`, { amount: 30 });
  const voided = await bills.client.post(`/api/v1/refunds/${refund.body.id as string}/void`);
  expect(voided.body.status).toBe('voided');
  const told = (await settledEvents(bills.client)).filter(({ type }) => type === 'payment.updated');
  const { body: after } = await bills.client.get(
    `/api/v1/payments/${refund.body.payment_id as string}`,
  );
  expect(told.map(({ data }) => data)).toEqual([body, after]);
});

test('a payment neither becomes nor stops being a write-off', async () => {
  const invoice = await bills.invoice();
  const written = (await bills.pay(invoice.id, 10, { method: 'write_off' })).body;
  const paid = (await bills.pay(invoice.id, 10, { method: 'cash' })).body;
  for (const [payment, method] of [
    [written, 'cash'],
    [written, null],
    [paid, 'write_off'],
  ])
    expectError(await patch(payment, { method }), 400, 'validation_failed', ['/method']);
  expect((await patch(written, { method: 'write_off', note: 'N' })).body.note).toBe('N');
  const direct = query(
    readRun().sharedDatabaseUrl,
    `update payments set method = 'write_off' where document_id = $1`,
    [paid.id],
  );
  await expect(direct).rejects.toThrow('a payment neither becomes nor stops being a write-off');
});

test('the method of a payment in a closed period stays, and the rest changes', async () => {
  const payment = await received({ paid_on: '2026-03-31', method: 'cash' });
  const business = `${BUSINESSES}/${bills.issued.business}`;
  expect((await saveForm(business, { closed_until: '2026-03-31' })).status).toBe(200);
  expectError(await patch(payment, { method: 'card', note: 'N' }), 409, 'period_closed');
  const change = { reference: 'R', note: 'N', metadata: { a: '1' }, method: 'cash' };
  expect((await patch(payment, change)).body).toMatchObject(change);
});

test('a wrong body, a wrong version, another business and a key that only reads are refused', async () => {
  const payment = await received();
  expectError(await patch(payment, { amount: 1 }), 400, 'no_valid_fields');
  const wrong = {
    method: 'gold',
    reference: 1,
    note: 'x'.repeat(10_001),
    metadata: { 'a b': '1' },
  };
  expectError(await patch(payment, wrong), 400, 'validation_failed', [
    '/method',
    '/reference',
    '/note',
    '/metadata/a b',
  ]);
  expectError(
    await patch(payment, { note: 'N' }, { 'If-Match': '"x"' }),
    412,
    'precondition_failed',
  );
  const stranger = api((await createKey()).key);
  expectError(await stranger.patch(at(payment), { note: 'N' }), 404, 'not_found');
  expectError(await patch({ id: UNKNOWN_ID }, {}), 404, 'not_found');
  const { business } = bills.issued;
  const reader = api((await createKey({ business, scopes: ['read'] })).key);
  expectError(await reader.patch(at(payment), { note: 'N' }), 403, 'insufficient_scope');
  const headers = { 'Idempotency-Key': payment.id as string };
  const first = await patch(payment, { note: 'N' }, headers);
  const again = await patch(payment, { note: 'N' }, headers);
  expect([again.body, again.headers.get('idempotency-replayed')]).toEqual([first.body, 'true']);
});
