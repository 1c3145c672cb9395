import { adminApi, api } from '../support/api';
import { query } from '../support/databases';
import { desk, saveForm } from '../support/desk';
import type { HttpClient } from '../support/http';
import { CM, operatorWho } from '../support/operators';
import { createInvoice, createQuotation, type Fields } from '../support/records';
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

const FREE = { locked: false, issued_on: null, tie: null, reopens: false };

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
  expect(await lockOf(table, id)).toEqual({ locked: true, issued_on, tie: null, reopens: true });
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
