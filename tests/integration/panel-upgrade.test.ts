import { cloneDatabase, query } from '../support/databases';
import { adminApi, api, createKey } from '../support/api';
import type { HttpClient } from '../support/http';
import { INVOICES } from '../support/desk';
import { createCustomer, createInvoice, createQuotation } from '../support/records';
import { startService, type Service } from '../support/service';
import { addEndpoint } from '../support/webhooks';

/** A database of the previous version, with the faults that this version allowed. */
const TABLES = [
  'businesses',
  'customers',
  'invoices',
  'quotations',
  'webhook_endpoints',
  'webhook_deliveries',
  'generator_allowances',
  'generator_usages',
  'document_sequences',
];

let database: string;
let service: Service;
let client: HttpClient;
let key: string;
const ids: Record<string, string> = {};

const rows = <T>(text: string, values: unknown[] = []) => query<T>(database, text, values);

async function fill(): Promise<void> {
  ({ key } = await createKey({ service, scopes: ['read', 'write', 'webhooks'] }));
  client = api(key, service);
  const endpoint = await addEndpoint(client, 'https://x.invalid/', { enabled: true });
  const victim = await createCustomer(client, { name: 'Victim' });
  const thief = await createCustomer(client, { name: 'Thief' });
  const make = async (name: string, fields = {}) => {
    ids[name] = (await createInvoice(client, victim.id, fields)).id;
  };
  await make('sent', { status: 'sent' });
  await make('reopened');
  for (const status of ['sent', 'draft']) {
    await client.patch(`/api/v1/invoices/${ids['reopened'] ?? ''}`, { status });
  }
  const quotation = await createQuotation(client, victim.id, { status: 'sent' });
  const converted = await client.post(`/api/v1/quotations/${quotation.id as string}/convert`);
  Object.assign(ids, { victim: victim.id, thief: thief.id, endpoint: endpoint.id });
  Object.assign(ids, { quotation: quotation.id, converted: converted.body.id });
  // The last number, so that it can be deleted.
  await make('draft');
}

async function age(): Promise<void> {
  for (const table of TABLES) await rows(`drop index ${table}_document_id_unique`);
  const triggers = await rows<{ name: string; table: string }>(
    `select tgname as name, tgrelid::regclass::text as table from pg_trigger
      where tgname like '%left_draft%' or tgname like '%state_before%' or tgname like '%reopen%'`,
  );
  expect(triggers).toHaveLength(3);
  for (const { name, table } of triggers) await rows(`drop trigger ${name} on ${table}`);
  await rows(`create or replace function invoicing_reopen_quotation() returns trigger
    language plpgsql as $$ begin return null; end $$`);
  await rows('update quotations set updated_by_id = (select min(id) from admin_users)');
  await rows('alter table invoices drop column left_draft');
  await rows('alter table quotations drop column state_before');
  // Strapi checks the tables again only when it has no stored schema.
  await rows('delete from strapi_database_schema');
  await rows(
    `update customers set document_id = $1, updated_at = now() + interval '1 hour' where document_id = $2`,
    [ids['victim'], ids['thief']],
  );
  await rows(
    `update customers set id = (select last_value + 3 from customers_id_seq) where name = 'Ahead'`,
  );
}

beforeAll(async () => {
  database = await cloneDatabase();
  service = await startService({ database });
  await fill();
  await createCustomer(client, { name: 'Ahead' });
  await service.stop();
  await age();
  service = await startService({ database });
  client = api(key, service);
});
afterAll(() => service.stop());

test('starts, and gives a new id to the record that took another’s', async () => {
  const customers = await rows<{ name: string; document_id: string }>(
    `select name, document_id from customers where name in ('Victim', 'Thief') order by name desc`,
  );
  expect(customers[0]).toEqual({ name: 'Victim', document_id: ids['victim'] });
  expect(customers[1]?.document_id).not.toBe(ids['victim']);
  expect(service.logs()).toContain(`Two records of customers had the id ${ids['victim'] ?? ''}`);
});

test('allows one row per id from now on, for every writer', async () => {
  const text = `update customers set document_id = $1 where name = 'Thief'`;
  await expect(rows(text, [ids['victim']])).rejects.toThrow('customers_document_id_unique');
  for (const table of TABLES) {
    const [index] = await rows(`select indexdef from pg_indexes where indexname = $1`, [
      `${table}_document_id_unique`,
    ]);
    expect(index).toMatchObject({ indexdef: expect.stringContaining('CREATE UNIQUE INDEX') });
  }
});

test('skips the row ids that a client chose', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) await createCustomer(client, { name });
});

test('keeps invoices that were ever sent, even those that are drafts again', async () => {
  const marked = await rows<{ id: string }>(
    'select document_id as id from invoices where left_draft order by invoices.id',
  );
  expect(marked.map(({ id }) => id)).toEqual([ids['sent'], ids['reopened']]);
  const kept = await adminApi(service).delete(`${INVOICES}/${ids['reopened'] ?? ''}`);
  expect(kept.status).toBe(400);
  const gone = await adminApi(service).delete(`${INVOICES}/${ids['draft'] ?? ''}`);
  expect(gone.status).toBe(200);
});

test('makes a quotation accepted when nobody knows its status before the conversion', async () => {
  await adminApi(service).delete(`${INVOICES}/${ids['converted'] ?? ''}`);
  const path = `/api/v1/quotations/${ids['quotation'] ?? ''}`;
  expect((await client.get(path)).body.status).toBe('accepted');
  const text = 'select updated_by_id from quotations where document_id = $1';
  expect(await rows(text, [ids['quotation']])).toEqual([{ updated_by_id: null }]);
  expect((await client.post(`${path}/convert`)).status).toBe(201);
});

test('does each of these only once', async () => {
  await service.stop();
  service = await startService({ database });
  expect(service.logs()).not.toContain('had the id');
  client = api(key, service);
  expect((await client.get('/api/v1/customers')).status).toBe(200);
});
