import { adminApi, api } from '../support/api';
import { query } from '../support/databases';
import { desk, saveForm } from '../support/desk';
import type { HttpClient } from '../support/http';
import { csv, invoiceOfNumber, sendInvoices } from '../support/imports';
import { CM, operatorWho } from '../support/operators';
import { createInvoice, createQuotation, recordPayment, type Fields } from '../support/records';
import { readRun } from '../support/run';
import { collection, TYPES } from '../support/two-businesses';

/** What the panel is told about the lock of a document. */

let client: HttpClient;
let business: string;
let customer: string;
beforeEach(async () => {
  const made = await desk({ name: 'Acme', time_zone: 'Pacific/Kiritimati' });
  ({ business, customer } = made);
  client = api(made.key);
});

const sql = (text: string, values: unknown[]) => query(readRun().sharedDatabaseUrl, text, values);

async function lockOf(table: string, id: unknown, operator = adminApi()): Promise<Fields> {
  const answer = await operator.get(`/invoicing/${table}/${id as string}/lock`);
  expect(answer.status).toBe(200);
  return answer.body.data as Fields;
}

const FREE = {
  locked: false,
  handed_out: false,
  printed_keys: [],
  issued_on: null,
  tie: null,
  reopens: false,
  unpays: false,
};

/** Kiritimati is 14 hours ahead of UTC. */
const dayThere = (moment: string): string =>
  new Date(Date.parse(moment) + 14 * 3_600_000).toISOString().slice(0, 10);

test.each([
  ['invoices', createInvoice],
  ['quotations', createQuotation],
] as const)('%s are locked once they are issued, and can be reopened', async (table, create) => {
  const { id } = await create(client, customer);
  expect(await lockOf(table, id)).toEqual(FREE);
  const sent = (await client.patch(`/api/v1/${table}/${id}`, { status: 'sent' })).body;
  const issued_on = dayThere(sent.issued_at as string);
  expect(await lockOf(table, id)).toEqual({
    locked: true,
    handed_out: false,
    printed_keys: [],
    issued_on,
    tie: null,
    reopens: true,
    unpays: false,
  });
  await client.patch(`/api/v1/${table}/${id}`, { status: 'draft' });
  expect(await lockOf(table, id)).toEqual(FREE);
});

test.each([
  ['amount_recorded', '10', 'a payment is recorded'],
  ['credit_total', '10', 'it has a credit note'],
  ['handed_out_at', '2099-05-03', 'it was handed out'],
  ['handed_out_at', '2026-05-03', 'it was imported'],
])('%s of %s says why an invoice cannot be reopened', async (column, value, tie) => {
  await saveForm(collection('business', business), { lock_documents: 'never' });
  const { id } = await createInvoice(client, customer, { status: 'sent' });
  expect(await lockOf('invoices', id)).toMatchObject({ locked: false, tie: null, reopens: true });
  await sql(`UPDATE invoices SET ${column} = $2 WHERE document_id = $1`, [id, value]);
  expect(await lockOf('invoices', id)).toMatchObject({ locked: true, tie, reopens: false });
});

test('a converted quotation stays, because it became an invoice', async () => {
  const { id } = await createQuotation(client, customer);
  expect((await client.post(`/api/v1/quotations/${id}/convert`)).status).toBe(201);
  const tie = 'it became an invoice';
  expect(await lockOf('quotations', id)).toMatchObject({ locked: true, tie, reopens: false });
});

test('only who may change the status is offered to reopen', async () => {
  const { id } = await createInvoice(client, customer, { status: 'sent' });
  const reader = await operatorWho([{ action: `${CM}.read`, subject: TYPES.invoice }]);
  expect(await lockOf('invoices', id, reader)).toMatchObject({ locked: true, reopens: false });
});

describe('an invoice that is paid by its status alone', () => {
  const paid = async (fields: Fields = {}) =>
    String((await createInvoice(client, customer, { status: 'paid', ...fields })).id);
  const unpays = async (id: string, operator = adminApi()) =>
    (await lockOf('invoices', id, operator))['unpays'];

  test('goes back to sent, also after it was handed out', async () => {
    const id = await paid();
    await sql('UPDATE invoices SET handed_out_at = now() WHERE document_id = $1', [id]);
    const lock = await lockOf('invoices', id);
    expect(lock).toMatchObject({ tie: 'it was handed out', reopens: false, unpays: true });
    const back = await adminApi().post(`/invoicing/invoices/${id}/state`, { state: 'sent' });
    expect(back.status).toBe(200);
    const { body } = await client.get(`/api/v1/invoices/${id}`);
    expect(body).toMatchObject({ status: 'sent', amount_paid: 0, amount_due: body.total });
    expect(await unpays(id)).toBe(false);
  });

  test('goes back to sent after an import that calls it paid', async () => {
    const row = 'OLD-1,2024-02-01,Past Ltd,p@p.example,paid,119,19';
    const file = csv('number,date,customer,e-mail,status,total,tax rate', row);
    await sendInvoices(file, { business, more: { new_customers: 'true' } });
    const id = String((await invoiceOfNumber(client, 'OLD-1'))['id']);
    expect(await lockOf('invoices', id)).toMatchObject({ tie: 'it was imported', unpays: true });
    const back = await client.patch(`/api/v1/invoices/${id}`, { status: 'sent' });
    expect(back.body).toMatchObject({ status: 'sent', amount_paid: 0, amount_due: 119 });
  });

  test('is not one that payments settle, or that would have nothing due', async () => {
    const { id, total } = await createInvoice(client, customer, { status: 'sent' });
    await recordPayment(client, id, { amount: total });
    expect(await unpays(String(id))).toBe(false);
    expect(await unpays(await paid({ amount_paid: total }))).toBe(false);
  });

  test('is not offered to who may not change the status', async () => {
    const reader = await operatorWho([{ action: `${CM}.read`, subject: TYPES.invoice }]);
    expect(await unpays(await paid(), reader)).toBe(false);
  });
});
