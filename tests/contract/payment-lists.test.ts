import { eventually } from '../support/eventually';
import { api, createKey } from '../support/api';
import { exportCsv } from '../support/csv';
import { expectError } from '../support/expect-error';
import type { HttpClient } from '../support/http';
import {
  createCustomer,
  createInvoice,
  creditInvoice,
  recordPayment,
  recordRefund,
  UNKNOWN_ID,
  type Created,
} from '../support/records';
import { byCursor } from '../support/walks';

/** The lists of payments and of refunds (contract §17). */
const PAYMENTS = '/api/v1/payments';
const REFUNDS = '/api/v1/refunds';

let client: HttpClient;
let jane: Created;
let invoice: Created;
let note: Created;
let onAccount: Created;
const payments: Record<string, Created> = {};
const refunds: Record<string, Created> = {};

const receive = async (customer: Created, amount: number, fields: object): Promise<Created> =>
  (
    await client.post(`/api/v1/customers/${customer.id}/payments`, {
      amount,
      currency: 'USD',
      ...fields,
    })
  ).body;

beforeAll(async () => {
  client = api((await createKey()).key);
  jane = await createCustomer(client, { name: 'Jane' });
  const joe = await createCustomer(client, { name: 'Joe' });
  invoice = await createInvoice(client, jane.id, { status: 'sent', issue_date: '2026-01-01' });
  payments['A'] = await recordPayment(client, invoice.id, { amount: 110, paid_on: '2026-03-01' });
  payments['B'] = await receive(joe, 50, { paid_on: '2026-02-01', metadata: { bank: '1' } });
  payments['C'] = await receive(jane, 75.5, { paid_on: '2026-02-15', metadata: { bank: '2' } });
  onAccount = payments['C'];
  note = await creditInvoice(client, invoice.id, { issue_date: '2026-01-02' });
  refunds['D'] = await recordRefund(client, note.id, { amount: 20, refunded_on: '2026-05-01' });
  const ofPayment = `${PAYMENTS}/${onAccount.id}/refunds`;
  refunds['E'] = (await client.post(ofPayment, { amount: 5.5, refunded_on: '2026-04-01' })).body;
  refunds['F'] = (
    await client.post(`${PAYMENTS}/${payments['B'].id}/refunds`, { amount: 50 })
  ).body;
  refunds['F'] = (await client.post(`${REFUNDS}/${refunds['F']?.id}/void`)).body;
});

const lettersOf = (records: Record<string, Created>, found: readonly Created[]) =>
  found
    .map(({ id }) => Object.entries(records).find(([, one]) => one.id === id)?.[0] ?? '?')
    .join('');

async function found(list: string, query: string): Promise<string> {
  const { status, body, text } = await client.get(`${list}?${query}`);
  expect({ status, text }).toMatchObject({ status: 200 });
  expect(body.pagination.total).toBe(body.data.length);
  return lettersOf(list === PAYMENTS ? payments : refunds, body.data);
}

test.each([
  ['', 'CBA'],
  ['sort=paid_on', 'BCA'],
  ['sort=-paid_on', 'ACB'],
  ['sort=amount', 'BCA'],
  ['sort=created_at', 'ABC'],
  ['from=2026-02-15', 'CA'],
  ['to=2026-02-15', 'CB'],
  ['from=2026-02-15&to=2026-02-15', 'C'],
  ['status=recorded', 'CBA'],
  ['status=voided', ''],
  ['status=voided,recorded', 'CBA'],
  ['metadata[bank]=1', 'B'],
  ['updated_since=9999-12-31T23:59:59Z', ''],
])('payments are found by %s', async (query, expected) => {
  expect(await found(PAYMENTS, query)).toBe(expected);
});

test.each([
  ['', 'FED'],
  ['sort=refunded_on', 'EDF'],
  ['sort=-refunded_on', 'FDE'],
  ['sort=-amount', 'FDE'],
  ['status=voided', 'F'],
  ['status=recorded,pending', 'ED'],
  ['from=2026-04-01&to=2026-04-30', 'E'],
])('refunds are found by %s', async (query, expected) => {
  expect(await found(REFUNDS, query)).toBe(expected);
});

test('refunds are found by what they pay back, and by their customer', async () => {
  expect(await found(REFUNDS, `payment_id=${onAccount.id}`)).toBe('E');
  expect(await found(REFUNDS, `credit_note_id=${note.id}`)).toBe('D');
  expect(await found(REFUNDS, `customer_id=${jane.id}`)).toBe('ED');
  expect(await found(REFUNDS, `customer_id=${UNKNOWN_ID}`)).toBe('');
  expect(await found(PAYMENTS, `customer_id=${jane.id}&invoice_id=${invoice.id}`)).toBe('A');
});

test('another business finds nothing by these ids', async () => {
  const stranger = api((await createKey()).key);
  for (const path of [
    `${PAYMENTS}?customer_id=${jane.id}`,
    `${PAYMENTS}?invoice_id=${invoice.id}`,
    `${REFUNDS}?customer_id=${jane.id}`,
    `${REFUNDS}?payment_id=${onAccount.id}`,
    `${REFUNDS}?credit_note_id=${note.id}`,
    `${REFUNDS}?cursor=`,
  ])
    expect([path, (await stranger.get(path)).body.data]).toEqual([path, []]);
  expectError(await stranger.get(`${REFUNDS}/${refunds['D']?.id}`), 404, 'not_found');
});

test('a refund names its payment or its credit note, and is read by its id', async () => {
  for (const [name, owner] of [
    ['D', { credit_note_id: note.id, payment_id: null }],
    ['E', { credit_note_id: null, payment_id: onAccount.id }],
  ] as const) {
    const { body, status } = await client.get(`${REFUNDS}/${refunds[name]?.id}`);
    expect([status, body]).toEqual([200, { ...refunds[name], ...owner }]);
  }
  expectError(await client.get(`${REFUNDS}/${UNKNOWN_ID}`), 404, 'not_found');
});

test.each([
  [PAYMENTS, ['created_at', 'updated_at', 'paid_on', 'amount'], 3],
  [REFUNDS, ['created_at', 'updated_at', 'refunded_on', 'amount'], 3],
])('cursors lead through all of %s in each order', async (list, sorts, count) => {
  for (const sort of sorts.flatMap((one) => [one, `-${one}`])) {
    const all = (await client.get(`${list}?sort=${sort}`)).body.data;
    expect(await byCursor(client, list, { sort }, 1)).toEqual(all);
    expect(all).toHaveLength(count);
  }
});

test.each([
  [`${PAYMENTS}?sort=name`, '/sort'],
  [`${PAYMENTS}?cursor=x`, '/cursor'],
  [`${PAYMENTS}?updated_since=x`, '/updated_since'],
  [`${REFUNDS}?status=recorded,gone`, '/status'],
  [`${REFUNDS}?payment_id=x`, '/payment_id'],
  [`${REFUNDS}?from=2026-02-30`, '/from'],
])('%s is refused', async (path, pointer) => {
  expectError(await client.get(path), 400, 'validation_failed', [pointer]);
});

test('each change of a payment and of a refund is seen by whoever follows the lists', async () => {
  const other = await createInvoice(client, jane.id, { status: 'sent', issue_date: '2026-01-01' });
  const payment = await receive(jane, 30, {});
  const at = `${PAYMENTS}/${payment.id}`;
  let seen = payment.updated_at as string;
  const changed = async (list: string, id: string) => {
    let last: Created;
    // A transaction of another test may hold the change back for a moment.
    await eventually(async () => {
      const { body } = await client.get(`${list}?cursor=&sort=updated_at&updated_since=${seen}`);
      last = body.data.find((one: Created) => one.id === id);
      return last?.updated_at > seen;
    });
    expect((await client.get(`${list}/${id}`)).body).toEqual(last);
    if (list === PAYMENTS) seen = last.updated_at;
    return last;
  };
  const { body: allocated } = await client.post(`${at}/allocations`, {
    invoice_id: other.id,
    amount: 10,
  });
  expect(await changed(PAYMENTS, payment.id)).toEqual(allocated);
  await client.post(`${at}/allocations/${allocated.allocations[0].id}/void`);
  expect(await changed(PAYMENTS, payment.id)).toMatchObject({ unallocated_amount: 30 });
  const refund = (await client.post(`${at}/refunds`, { amount: 30 })).body;
  expect(await changed(PAYMENTS, payment.id)).toMatchObject({ refunded_amount: 30 });
  const voided = (await client.post(`${REFUNDS}/${refund.id}/void`)).body;
  expect(voided.updated_at > refund.updated_at).toBe(true);
  expect(await changed(REFUNDS, refund.id)).toEqual(voided);
  expect(await changed(PAYMENTS, payment.id)).toMatchObject({ refunded_amount: 0 });
  const gone = (await client.post(`${at}/void`)).body;
  expect(await changed(PAYMENTS, payment.id)).toEqual(gone);
});

test('the CSV of payments has their last change and metadata, in the order of the list', async () => {
  const { rows } = await exportCsv(
    client,
    `${PAYMENTS}?sort=paid_on&from=2026-02-01&to=2026-02-28`,
  );
  expect(rows.map((row) => [row['id'], row['updated_at'], row['metadata']])).toEqual([
    [payments['B']?.id, expect.any(String), '{"bank": "1"}'],
    [payments['C']?.id, expect.any(String), '{"bank": "2"}'],
  ]);
});
