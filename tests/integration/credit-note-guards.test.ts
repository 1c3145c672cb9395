import { adminApi, api } from '../support/api';
import { query } from '../support/databases';
import { desk, INVOICES, saveForm } from '../support/desk';
import { createInvoice, creditInvoice, line, recordRefund, type Created } from '../support/records';
import { readRun } from '../support/run';

const NOTES = '/content-manager/collection-types/api::credit-note.credit-note';
const sql = (text: string, values: unknown[]) => query(readRun().sharedDatabaseUrl, text, values);

async function creditedInvoice(status = 'paid', businessFields: Record<string, unknown> = {}) {
  const made = await desk(businessFields);
  const client = api(made.key);
  const invoice: Created = await createInvoice(client, made.customer, { status });
  const note: Created = await creditInvoice(client, invoice.id);
  return { ...made, client, invoice, note };
}

test('the database refuses to change and to delete a credit note, its lines and its refunds', async () => {
  const { client, note } = await creditedInvoice();
  const refund = await recordRefund(client, note.id, { amount: 1 });
  const kept = 'a credit note cannot be changed';
  const ofNote = 'where entity_id = (select id from credit_notes where document_id = $1)';
  for (const [text, message] of [
    ["update credit_notes set notes = 'x' where document_id = $1", kept],
    ['update credit_notes set total = 1 where document_id = $1', kept],
    ["update credit_notes set issued_details = '{}' where document_id = $1", kept],
    ['delete from credit_notes where document_id = $1', 'a credit note cannot be deleted'],
    [`delete from credit_notes_cmps ${ofNote}`, kept],
    [
      `update components_billing_credit_note_lines set amount = 1
        where id in (select cmp_id from credit_notes_cmps ${ofNote})`,
      kept,
    ],
  ] as const) {
    await expect(sql(text, [note.id])).rejects.toThrow(message);
  }
  const change = sql('update refunds set amount = 2 where document_id = $1', [refund.id]);
  await expect(change).rejects.toThrow('a refund cannot be changed; void it instead');
  const remove = sql('delete from refunds where document_id = $1', [refund.id]);
  await expect(remove).rejects.toThrow('a refund cannot be deleted; void it instead');
});

test('forms of the panel neither change nor delete a credit note', async () => {
  const { client, note } = await creditedInvoice();
  const at = `${NOTES}/${note.id}`;
  for (const answer of [
    await adminApi().put(at, { notes: 'x' }),
    await adminApi().post(`${NOTES}/clone/${note.id}`, {}),
  ]) {
    const { status, body } = answer;
    expect([status, body.error.message]).toEqual([400, 'Credit notes cannot be edited']);
  }
  const removed = await adminApi().delete(at);
  expect([removed.status, removed.body.error.message]).toEqual([
    400,
    'a credit note cannot be deleted',
  ]);
  const { credit_note_items } = (await client.get(`/api/v1/credit-notes/${note.id}`)).body;
  expect(credit_note_items).toHaveLength(1);
});

test('a credit note keeps the details of its own creation', async () => {
  const { business, customer, client, note, invoice } = await creditedInvoice();
  const path = '/content-manager/collection-types/api::business.business';
  await adminApi().put(`${path}/${business}`, { city: 'Elsewhere' });
  await client.patch(`/api/v1/customers/${customer}`, { name: 'Eva' });
  const details = async (table: string, id: string) => {
    const [row] = await sql(
      `select issued_details::json as kept, template_version from ${table} where document_id = $1`,
      [id],
    );
    return row as { kept: { business: Created; customer: Created }; template_version: number };
  };
  const { kept, template_version } = await details('credit_notes', note.id);
  expect([kept.business.city, kept.customer.name]).toEqual([null, 'Ada']);
  expect(template_version).toBe((await details('invoices', invoice.id)).template_version);
});

test('a form that leaves paid settles the credit notes, as a PATCH does', async () => {
  const { client, invoice, note } = await creditedInvoice();
  const refused = await saveForm(`${INVOICES}/${invoice.id}`, { state: 'sent' });
  expect([refused.status, refused.body.error.message]).toEqual([
    400,
    expect.stringContaining('its payments and credit notes leave nothing due'),
  ]);
  const saved = await saveForm(`${INVOICES}/${invoice.id}`, { state: 'cancelled' });
  expect([saved.status, saved.body.data.state]).toEqual([200, 'cancelled']);
  expect((await client.get(`/api/v1/invoices/${invoice.id}`)).body).toMatchObject({
    status: 'cancelled',
    amount_paid: 0,
    amount_credited: 110,
    amount_due: 0,
  });
  const { body } = await client.get(`/api/v1/credit-notes/${note.id}`);
  expect([body.applied_amount, body.refund_due]).toEqual([110, 0]);
});

test('a form cannot leave paid when more was refunded than stays paid', async () => {
  const { client, invoice, note } = await creditedInvoice();
  await recordRefund(client, note.id, { amount: 1 });
  const saved = await saveForm(`${INVOICES}/${invoice.id}`, { state: 'sent' });
  expect([saved.status, saved.body.error.message]).toEqual([
    400,
    expect.stringContaining('was refunded'),
  ]);
  expect((await client.get(`/api/v1/invoices/${invoice.id}`)).body.status).toBe('paid');
});

test('the numbers follow the pattern of the business, which a form checks', async () => {
  const pattern = { credit_note_number_pattern: 'G-{YYYY}-{000}' };
  const { business, customer, client, note } = await creditedInvoice('paid', pattern);
  expect(note.credit_note_number).toBe(`G-${note.issue_date.slice(0, 4)}-001`);
  const next = async (issue_date: string) => {
    const fields = { status: 'sent', items: [line()], issue_date };
    const { id } = await createInvoice(client, customer, fields);
    return (await creditInvoice(client, id, { issue_date })).credit_note_number;
  };
  expect([await next('2024-01-31'), await next('2024-12-31'), await next('2025-01-01')]).toEqual([
    'G-2024-001',
    'G-2024-002',
    'G-2025-001',
  ]);
  const path = `/content-manager/collection-types/api::business.business/${business}`;
  const refused = await adminApi().put(path, { credit_note_number_pattern: 'CN' });
  expect([refused.status, refused.body.error.details.errors[0].path]).toEqual([
    400,
    ['credit_note_number_pattern'],
  ]);
});
