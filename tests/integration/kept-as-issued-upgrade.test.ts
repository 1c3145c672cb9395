import { api, createKey } from '../support/api';
import { cloneDatabase, query } from '../support/databases';
import { expectError } from '../support/expect-error';
import type { HttpClient } from '../support/http';
import { createCustomer, createInvoice, type Fields } from '../support/records';
import { startService, type Service } from '../support/service';

/** A database of a release that took numbers of other case as other numbers, and reopened what it imported. */
let database: string;
let service: Service;
let client: HttpClient;
let customer: string;

const rows = <T>(text: string, values: unknown[] = []) => query<T>(database, text, values);
const made: Record<'imported' | 'cancelled' | 'draft' | 'issuedHere', string> = {
  ...{ imported: '', cancelled: '', draft: '', issuedHere: '' },
};

/** Its history says that an invoice was imported, and nothing else does. */
async function asImported(): Promise<void> {
  await rows('alter table history_entries disable trigger user');
  await rows(
    `update history_entries set action = 'imported' where action = 'created'
      and record_table = 'invoices'
      and record_id in (select id from invoices where document_id = any ($1))`,
    [Object.values(made)],
  );
  await rows('alter table history_entries enable trigger user');
}

async function age(): Promise<void> {
  await rows('drop index invoices_business_number_unique_folded');
  await rows('drop trigger invoices_update_number on invoices');
  await rows(`update invoices set invoice_number = 'pair-1' where invoice_number = 'PAIR-2'`);
  await asImported();
  await rows("delete from invoicing_steps where name = 'kept-as-issued'");
}

const create = async (fields: Fields) =>
  (await createInvoice(client, customer, fields)).id as string;
const patch = (id: string, body: object) => client.patch(`/api/v1/invoices/${id}`, body);

beforeAll(async () => {
  database = await cloneDatabase();
  service = await startService({ database });
  const { key } = await createKey({ service });
  client = api(key, service);
  customer = (await createCustomer(client)).id as string;
  for (const invoice_number of ['PAIR-1', 'PAIR-2']) await create({ invoice_number });
  made.imported = await create({ status: 'overdue' });
  made.cancelled = await create({ status: 'cancelled' });
  made.draft = await create({ status: 'draft' });
  made.issuedHere = await create({ status: 'draft' });
  await patch(made.issuedHere, { status: 'sent' });
  await service.stop();
  await age();
  service = await startService({ database });
  client = api(key, service);
});
afterAll(() => service.stop());

test('what was imported by then cannot be reopened', async () => {
  for (const id of [made.imported, made.cancelled]) {
    const refused = await patch(id, { status: 'draft' });
    expectError(refused, 409, 'document_locked');
    expect(refused.body.error).toBe('This invoice cannot become a draft again: it was imported');
  }
});

test('what was imported as a draft and issued here can be', async () => {
  for (const id of [made.draft, made.issuedHere])
    expect((await patch(id, { status: 'draft' })).status).toBe(200);
});

test('two numbers that differ by case stay, and no third one comes', async () => {
  for (const number of ['PAIR-1', 'pair-1']) {
    const { data } = (await client.get(`/api/v1/invoices?number=${number}`)).body;
    expect(data.map((one: Fields) => one['invoice_number']).sort()).toEqual(['PAIR-1', 'pair-1']);
  }
  const fields = {
    customer_id: customer,
    items: [{ description: 'x', quantity: 1, unit_price: 1 }],
  };
  const third = await client.post('/api/v1/invoices', { ...fields, invoice_number: 'Pair-1' });
  expectError(third, 409, 'duplicate_number', ['/invoice_number']);
  const next = await client.post('/api/v1/invoices', fields);
  expect([next.status, next.body.invoice_number]).toEqual([201, 'INV-00005']);
});
