import { adminApi, api, BUSINESSES, createKey } from '../support/api';
import { query } from '../support/databases';
import { expectError } from '../support/expect-error';
import type { HttpClient } from '../support/http';
import { createCustomer, createInvoice, createQuotation, TIMESTAMP } from '../support/records';
import { readRun } from '../support/run';

let client: HttpClient;
let customer: string;

beforeAll(async () => {
  client = api((await createKey()).key);
  customer = (await createCustomer(client)).id;
});

const KINDS = [
  ['invoices', createInvoice, ['sent', 'paid']],
  ['quotations', createQuotation, ['sent', 'accepted']],
] as const;
type Table = (typeof KINDS)[number][0];

const patch = async (table: Table, id: string, status: string) =>
  client.patch(`/api/v1/${table}/${id}`, { status });

const handOut = (table: Table, id: string) =>
  query(
    readRun().sharedDatabaseUrl,
    `UPDATE ${table} SET handed_out_at = now() WHERE document_id = $1`,
    [id],
  );

describe.each(KINDS)('%s', (table, create, statuses) => {
  test.each(statuses)('are issued when they are created as %s', async (status) => {
    const made = await create(client, customer, { status });
    expect(made.issued_at).toBe(made.created_at);
    const read = (await client.get(`/api/v1/${table}/${made.id as string}`)).body;
    const { data } = (await client.get(`/api/v1/${table}?limit=1`)).body;
    expect([read.issued_at, data[0].issued_at]).toEqual([made.issued_at, made.issued_at]);
  });

  test.each(statuses)('are issued when their status becomes %s, once', async (status) => {
    const { id, issued_at } = await create(client, customer);
    expect(issued_at).toBeNull();
    const issued = (await patch(table, id, status)).body;
    expect(issued.issued_at).toMatch(TIMESTAMP);
    expect(issued.issued_at).toBe(issued.updated_at);
    const other = statuses.find((one) => one !== status) ?? status;
    expect((await patch(table, id, other)).body.issued_at).toBe(issued.issued_at);
    expect((await client.get(`/api/v1/${table}/${id as string}`)).body.issued_at).toBe(
      issued.issued_at,
    );
  });

  test('become drafts again, and are issued anew', async () => {
    const { id, issued_at: first } = await create(client, customer, { status: 'sent' });
    const reopened = await patch(table, id, 'draft');
    expect([reopened.status, reopened.body.issued_at]).toEqual([200, null]);
    const again = (await patch(table, id, 'sent')).body.issued_at as string;
    expect(again > first).toBe(true);
  });

  test('stay issued once they were handed out', async () => {
    const { id } = await create(client, customer, { status: 'sent' });
    await handOut(table, id);
    const refused = await patch(table, id, 'draft');
    expectError(refused, 409, 'document_locked');
    expect(refused.body.error).toBe(
      `This ${table.slice(0, -1)} cannot become a draft again: it was handed out`,
    );
    expect((await client.get(`/api/v1/${table}/${id as string}`)).body.status).toBe('sent');
    expect((await client.patch(`/api/v1/${table}/${id as string}`, { notes: 'x' })).status).toBe(
      200,
    );
  });

  test.each(['when_issued', 'when_sent', 'never'])(
    'follow the rule of today of their business: %s',
    async (rule) => {
      const { key, business } = await createKey({ businessFields: { lock_documents: 'never' } });
      const own = api(key);
      const { id } = await create(own, (await createCustomer(own)).id, { status: 'sent' });
      await adminApi().put(`${BUSINESSES}/${business}`, { lock_documents: rule });
      const back = await own.patch(`/api/v1/${table}/${id}`, { status: 'draft' });
      if (rule !== 'when_issued' || table === 'quotations') return expect(back.status).toBe(200);
      expectError(back, 409, 'document_locked');
      expect(back.body.error).toContain('its business keeps what is issued');
    },
  );

  test('take no issue time from a client', async () => {
    const fields = { issued_at: '2020-01-01T00:00:00.000Z', issued_details: {} };
    expect((await create(client, customer, fields)).issued_at).toBeNull();
  });
});

describe('the delivery date and the order reference of an issued invoice', () => {
  const stated = { delivery_date: '2026-01-15', order_reference: 'PO-1' };
  const made = async (status: string) =>
    (await createInvoice(client, customer, { ...stated, status })).id as string;
  const change = (id: string, body: object) => client.patch(`/api/v1/invoices/${id}`, body);

  test.each([
    ['delivery_date', '2025-01-01'],
    ['order_reference', null],
  ])('cannot be changed: %s to %s', async (field, value) => {
    const id = await made('sent');
    const refused = await change(id, { [field]: value, notes: 'New' });
    expectError(refused, 409, 'document_locked', [`/${field}`]);
    const message = 'cannot be changed, because this invoice is issued';
    expect(refused.body.error).toBe(`${field} ${message}`);
    expect(refused.body.errors).toEqual([{ pointer: `/${field}`, message }]);
    const { body } = await client.get(`/api/v1/invoices/${id}`);
    expect(body).toMatchObject({ ...stated, notes: null, status: 'sent' });
  });

  test('may be sent again as they are', async () => {
    const { status, body } = await change(await made('sent'), { ...stated, notes: 'New' });
    expect([status, body]).toMatchObject([200, { ...stated, notes: 'New' }]);
  });

  test('change with the same request that reopens the invoice, and with the one that issues it', async () => {
    const other = { delivery_date: '2026-02-01', order_reference: null };
    const id = await made('sent');
    expect((await change(id, { status: 'draft', ...other })).body).toMatchObject(other);
    expect((await change(id, { status: 'sent', ...stated })).body).toMatchObject(stated);
    const both = ['/delivery_date', '/order_reference'];
    const refused = await change(id, { status: 'overdue', ...other });
    expectError(refused, 409, 'document_locked', both);
  });
});

test('a cancelled draft is not issued, and a cancelled issued invoice stays issued', async () => {
  expect((await createInvoice(client, customer, { status: 'cancelled' })).issued_at).toBeNull();
  const draft = await createInvoice(client, customer);
  expect((await patch('invoices', draft.id, 'cancelled')).body.issued_at).toBeNull();
  expect((await patch('invoices', draft.id, 'sent')).body.issued_at).toMatch(TIMESTAMP);
  const issued = (await patch('invoices', draft.id, 'cancelled')).body;
  expect([issued.issued_at, issued.amount_due]).toEqual([expect.stringMatching(TIMESTAMP), 0]);
});

test.each([
  [{ amount_paid: 10.5 }, 99.5],
  [{ status: 'paid' }, 0],
  [{ status: 'cancelled', amount_paid: 10 }, 0],
  [{ status: 'sent' }, 110],
])('what remains to be paid of %j is %d in every answer', async (fields, due) => {
  const made = await createInvoice(client, customer, fields);
  const read = (await client.get(`/api/v1/invoices/${made.id as string}`)).body;
  const [listed] = (await client.get('/api/v1/invoices?limit=1')).body.data;
  for (const answer of [made, read, listed])
    expect(answer).toMatchObject({ amount_due: due, amount_credited: 0 });
});
