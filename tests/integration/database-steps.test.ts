import { STEPS } from '../../src/database/objects';
import { objectsOf } from '../../src/database/steps-to-run';
import { api, createKey } from '../support/api';
import { cloneDatabase, query } from '../support/databases';
import { createCustomer, createInvoice } from '../support/records';
import { startService } from '../support/service';

/** Every function, trigger, index and column with the transaction that wrote it last. */
const CATALOGUE = `
  select 'function ' || proname as name, oid::int, xmin::text, pg_get_functiondef(oid) as definition
    from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f' and proname like 'invoicing%'
  union all select 'trigger ' || tgname, oid::int, xmin::text, pg_get_triggerdef(oid)
    from pg_trigger where not tgisinternal
  union all select 'index ' || relname, c.oid::int, c.xmin::text, pg_get_indexdef(c.oid)
    from pg_class c where relkind = 'i' and relnamespace = 'public'::regnamespace
  union all select 'column ' || attrelid::regclass || '.' || attname, attnum, a.xmin::text,
      format_type(atttypid, atttypmod)
    from pg_attribute a join pg_class c on c.oid = attrelid
    where attnum > 0 and not attisdropped and relkind = 'r' and relnamespace = 'public'::regnamespace
  order by name`;

interface Object {
  name: string;
  oid: number;
  xmin: string;
  definition: string;
}
interface Recorded {
  number: number;
  name: string;
  ran_at: Date;
}

const catalogue = (database: string) => query<Object>(database, CATALOGUE);
const definitions = async (database: string) =>
  (await catalogue(database)).map(({ name, definition }) => ({ name, definition }));
const recorded = (database: string) =>
  query<Recorded>(database, 'select number, name, ran_at from invoicing_steps order by number');

const ALL = STEPS.map(({ number, name }) => ({ number, name }));
const numbersAndNames = (rows: Recorded[]) => rows.map(({ number, name }) => ({ number, name }));

/** The database of a version that recorded no steps. It lacks some of the newer objects. */
async function age(database: string): Promise<void> {
  for (const sql of [
    'drop table invoicing_steps',
    'drop trigger invoices_left_draft_insert on invoices',
    'drop index invoices_paid_idx',
    'drop function invoicing_next_version cascade',
    'alter table webhook_secrets drop column shown',
  ]) {
    await query(database, sql);
  }
}

async function startAndStop(database: string): Promise<string> {
  const service = await startService({ database });
  await service.stop();
  return service.logs();
}

test('a new database has run every step, and steps made all our objects in it', async () => {
  const database = await cloneDatabase();
  const rows = await recorded(database);
  expect(numbersAndNames(rows)).toEqual(ALL);
  expect(rows.every(({ ran_at }) => ran_at instanceof Date)).toBe(true);
  const made = [...objectsOf(STEPS).keys()];
  const names = (kind: string) =>
    made.filter((object) => object.kind === kind).map(({ name }) => `${kind} ${name}`);
  const there = (await catalogue(database)).map(({ name }) => name);
  const ours = there.filter((name) => /^(function|trigger) /.test(name));
  expect(ours.toSorted()).toEqual([...names('function'), ...names('trigger')].toSorted());
  expect(there).toEqual(expect.arrayContaining(names('index')));
});

test('a second start runs no step and changes no object', async () => {
  const database = await cloneDatabase();
  const before = [await catalogue(database), await recorded(database)];
  expect(await startAndStop(database)).not.toMatch(/step/i);
  expect([await catalogue(database), await recorded(database)]).toEqual(before);
});

test('a database of the previous version gets every step, and loses nothing', async () => {
  const database = await cloneDatabase();
  const complete = await definitions(database);
  const service = await startService({ database });
  const { key } = await createKey({ service, scopes: ['read', 'write'] });
  const client = api(key, service);
  const customer = await createCustomer(client);
  const invoice = await createInvoice(client, customer.id, { status: 'sent' });
  const stored = () =>
    query(
      database,
      `select i.*, s.record_count from invoices i
        join document_sequences s on s.business_id = i.business_id and s.kind = 'invoice'`,
    );
  const before = await stored();
  await service.stop();
  await age(database);

  const upgraded = await startService({ database });
  expect(numbersAndNames(await recorded(database))).toEqual(ALL);
  expect(await definitions(database)).toEqual(complete);
  expect(await stored()).toEqual(before);
  const read = await api(key, upgraded).get(`/api/v1/invoices/${invoice.id as string}`);
  expect([read.status, read.body.status]).toEqual([200, 'sent']);
  expect(upgraded.logs()).not.toMatch(/run again/);
  await upgraded.stop();
});

test('when several nodes start at once, one of them runs the steps', async () => {
  const database = await cloneDatabase();
  const complete = await definitions(database);
  await age(database);
  const nodes = await Promise.all([0, 1].map(() => startService({ database })));
  const rows = await query<{ writers: number }>(
    database,
    'select count(distinct xmin::text)::int as writers from invoicing_steps',
  );
  expect(rows).toEqual([{ writers: 1 }]);
  expect(numbersAndNames(await recorded(database))).toEqual(ALL);
  expect(await definitions(database)).toEqual(complete);
  for (const node of nodes) expect(node.logs()).not.toMatch(/run again/);
  await Promise.all(nodes.map((node) => node.stop()));
});

test('a step that fails leaves nothing, and the next start runs it', async () => {
  const database = await cloneDatabase();
  const complete = await definitions(database);
  await age(database);
  const name = 'invoicing_next_quotation(business integer, after integer)';
  await query(database, `drop function ${name}`);
  await query(
    database,
    `create function ${name} returns text language sql as $$ select 'not a number' $$`,
  );
  const before = await catalogue(database);
  await expect(startService({ database })).rejects.toThrow(
    /Step 0010-number-series of the database failed: .*cannot change return type.* The next start tries again\./,
  );
  expect(await catalogue(database)).toEqual(before);
  expect(await query(database, `select to_regclass('invoicing_steps') as steps`)).toEqual([
    { steps: null },
  ]);
  await query(database, `drop function ${name}`);
  await startAndStop(database);
  expect(numbersAndNames(await recorded(database))).toEqual(ALL);
  expect(await definitions(database)).toEqual(complete);
});

test('a lost trigger and a changed function are made again by their steps', async () => {
  const database = await cloneDatabase();
  const complete = await definitions(database);
  const before = await recorded(database);
  await query(
    database,
    `insert into invoices (invoice_number, state) values ('Void', 'cancelled')`,
  );
  await query(database, 'drop trigger invoices_reopen_quotation on invoices');
  await query(
    database,
    `create or replace function invoicing_next_version() returns trigger language plpgsql
      as $$ begin return new; end $$`,
  );
  const again = ALL.slice(10).map(
    ({ number, name }) => `${String(number).padStart(4, '0')}-${name}`,
  );
  expect(again.slice(0, 2)).toEqual(['0011-kept-invoices', '0012-versions']);
  expect(await startAndStop(database)).toContain(
    `The database lacks trigger invoices_reopen_quotation, function invoicing_next_version. These steps run again: ${again.join(', ')}.`,
  );
  expect(await definitions(database)).toEqual(complete);
  const after = await recorded(database);
  expect(after.slice(0, 10)).toEqual(before.slice(0, 10));
  for (const place of [10, 11]) {
    expect(after[place]?.ran_at.getTime()).toBeGreaterThan(before[place]?.ran_at.getTime() ?? 0);
  }
  // Step 13 must not give a version to an invoice that was never issued.
  expect(await query(database, 'select template_version from invoices')).toEqual([
    { template_version: null },
  ]);
});

test("a change of Strapi's schema runs no step, and no redundant index stays", async () => {
  const database = await cloneDatabase();
  const complete = await definitions(database);
  const before = await recorded(database);
  await query(database, 'create index invoices_business_id_fk on invoices (business_id)');
  await query(database, `update strapi_database_schema set hash = 'another'`);
  await startAndStop(database);
  expect(await definitions(database)).toEqual(complete);
  expect(await recorded(database)).toEqual(before);
});

test('a database of a newer version stays unchanged', async () => {
  const database = await cloneDatabase();
  await query(database, `insert into invoicing_steps values (9999, 'from-the-future', now())`);
  await query(database, 'drop index invoices_paid_idx');
  const before = [await catalogue(database), await recorded(database)];
  await startAndStop(database);
  expect([await catalogue(database), await recorded(database)]).toEqual(before);
});
