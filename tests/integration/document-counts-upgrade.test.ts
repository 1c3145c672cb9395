import { counted } from '../../src/database/objects/0006-record-counts';
import type { Queryable } from '../../src/database/connection';
import { api, createKey } from '../support/api';
import { cloneDatabase, query } from '../support/databases';
import { eventually } from '../support/eventually';
import type { HttpClient } from '../support/http';
import { createCustomer, createInvoice, createQuotation } from '../support/records';
import { startService, type Service } from '../support/service';

let database: string;
let service: Service;
let client: HttpClient;
let key: string;
let customer: string;

const rows = <T>(text: string, values: unknown[] = []) => query<T>(database, text, values);
const db: Queryable = { query: ({ text, values }) => rows(text, values) };

const KINDS = { invoices: 'invoice', quotations: 'quotation', credit_notes: 'credit_note' };

/** The triggers of the version before, which counted all records of a business alone. */
async function age(): Promise<void> {
  for (const [table, kind] of Object.entries(KINDS)) {
    for (const change of ['insert', 'delete', 'update'])
      await rows(`drop trigger ${table}_count_${change} on ${table}`);
    await rows(`drop function invoicing_count_${table}, invoicing_recount_${table}`);
    for (const part of counted(table, kind)) await part.run(db, console as never);
  }
  await rows('drop table document_changes, document_counts, number_blocks');
  await rows(`delete from invoicing_steps where name = 'document-counts'`);
}

const restart = async (between: () => Promise<unknown>) => {
  await service.stop();
  await between();
  service = await startService({ database });
  client = api(key, service);
};

const total = async (path: string): Promise<number> =>
  (await client.get(`/api/v1/${path}`)).body.pagination.total;

const TOTALS = {
  invoices: 5,
  'invoices?status=draft': 3,
  'invoices?status=sent': 1,
  'invoices?status=cancelled': 0,
  'invoices?number=inv-0': 4,
  'invoices?number=v-0&status=sent': 1,
  'invoices?number=99': 1,
  'invoices?number=OLD-1999': 1,
  quotations: 2,
  'quotations?status=draft': 2,
  'quotations?number=qt-': 2,
};

async function told(): Promise<Record<string, number>> {
  const all: Record<string, number> = {};
  for (const path of Object.keys(TOTALS)) all[path] = await total(path);
  return all;
}

const changesLeft = async () =>
  (await rows<{ left: number }>('select count(*)::int as left from document_changes'))[0]?.left;

beforeAll(async () => {
  database = await cloneDatabase();
  service = await startService({ database });
  ({ key } = await createKey({ service }));
  client = api(key, service);
  customer = (await createCustomer(client)).id;
  for (const status of ['draft', 'draft', 'draft', 'sent'])
    await createInvoice(client, customer, { status });
  await createInvoice(client, customer, { invoice_number: 'Old-1999-X', status: 'paid' });
  for (let made = 0; made < 2; made++) await createQuotation(client, customer);
  await restart(age);
});
afterAll(() => service.stop());

test('documents of the version before are counted by the first start', async () => {
  expect(await told()).toEqual(TOTALS);
  // The service takes the changes together in the background.
  await eventually(async () => (await changesLeft()) === 0);
  expect(await told()).toEqual(TOTALS);
});

test('later changes are counted, before and after they are taken together', async () => {
  const { id } = await createInvoice(client, customer, { status: 'draft' });
  const drafts = TOTALS['invoices?status=draft'];
  expect(await total('invoices?status=draft')).toBe(drafts + 1);
  await client.patch(`/api/v1/invoices/${id as string}`, { status: 'sent' });
  expect(await total('invoices?status=draft')).toBe(drafts);
  expect(await total('invoices?number=v-0&status=sent')).toBe(2);
  await eventually(async () => (await changesLeft()) === 0);
  expect(await total('invoices?status=draft')).toBe(drafts);
  expect(await total('invoices?number=v-0&status=sent')).toBe(2);
});

test('rows that no trigger saw are counted after a trigger was dropped and the service restarted', async () => {
  const before = await told();
  await restart(async () => {
    await rows(`alter table invoices disable trigger user`);
    await rows(`update invoices set state = 'cancelled' where state = 'draft'`);
    await rows(`alter table invoices enable trigger user`);
    await rows('drop trigger invoices_count_insert on invoices');
  });
  expect(await told()).toEqual({
    ...before,
    'invoices?status=draft': 0,
    'invoices?status=cancelled': 3,
  });
});
