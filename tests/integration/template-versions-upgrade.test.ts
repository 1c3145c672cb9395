import { currentVersion } from '../../src/domain/templates';
import { api, createKey } from '../support/api';
import { cloneDatabase, query } from '../support/databases';
import { createCustomer, createInvoice, createQuotation } from '../support/records';
import { startService, type Service } from '../support/service';

/** A database of a release without versions of templates. */
let database: string;
let service: Service;
let key: string;

const rows = <T>(text: string) => query<T>(database, text);

const INVOICES = ['draft', 'sent', 'paid', 'overdue', 'cancelled'];
const QUOTATIONS = ['draft', 'sent', 'accepted', 'rejected', 'expired'];

interface Stored {
  state: string;
  template_version: number | null;
  updated_at: Date;
}

const stored = (table: string) =>
  rows<Stored>(`select state, template_version, updated_at from ${table} order by id`);

async function age(): Promise<void> {
  for (const table of ['invoices', 'quotations']) {
    for (const trigger of ['template_version_insert', 'update']) {
      await rows(`drop trigger ${table}_${trigger} on ${table}`);
    }
    await rows(`alter table ${table} drop column template_version`);
  }
  await rows('drop function invoicing_template_version cascade');
  // Strapi checks the tables again only when it has no stored schema.
  await rows('delete from strapi_database_schema');
}

const before: Record<string, Stored[]> = {};

beforeAll(async () => {
  database = await cloneDatabase();
  service = await startService({ database });
  ({ key } = await createKey({ service }));
  const client = api(key, service);
  const { id } = await createCustomer(client);
  for (const status of INVOICES) await createInvoice(client, id, { status });
  for (const status of QUOTATIONS) await createQuotation(client, id, { status });
  for (const table of ['invoices', 'quotations']) before[table] = await stored(table);
  await service.stop();
  await age();
  service = await startService({ database });
});
afterAll(() => service.stop());

test.each(['invoices', 'quotations'])('%s that are not drafts get version 1', async (table) => {
  const after = await stored(table);
  expect(after.map(({ state, template_version }) => [state, template_version])).toEqual(
    (table === 'invoices' ? INVOICES : QUOTATIONS).map((state) => [
      state,
      state === 'draft' ? null : 1,
    ]),
  );
});

test.each(['invoices', 'quotations'])('%s are otherwise unchanged', async (table) => {
  const after = await stored(table);
  expect(after.map(({ updated_at }) => updated_at)).toEqual(
    before[table]?.map(({ updated_at }) => updated_at),
  );
  const [rest] = await rows(
    `select count(*)::int as disabled from pg_trigger
      where tgrelid = '${table}'::regclass and tgenabled = 'D'`,
  );
  expect(rest).toEqual({ disabled: 0 });
});

test('a draft of that time gets the current version when it is issued, also after another start', async () => {
  await service.stop();
  service = await startService({ database });
  const client = api(key, service);
  const drafts = await client.get('/api/v1/invoices?status=draft');
  const { id } = drafts.body.data[0] as { id: string };
  expect((await client.patch(`/api/v1/invoices/${id}`, { status: 'sent' })).status).toBe(200);
  const versions = (await stored('invoices')).map(({ template_version }) => template_version);
  expect(versions).toEqual([currentVersion('modern'), 1, 1, 1, 1]);
  expect((await client.get(`/api/v1/invoices/${id}/pdf`)).status).toBe(200);
});
