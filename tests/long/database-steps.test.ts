import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSteps } from '../../src/database/read-steps';
import { objectsOf } from '../../src/database/steps-to-run';
import { cloneDatabase, query } from '../support/databases';
import { copyProject, root } from '../support/project-copy';
import { readRun, runFolder } from '../support/run';
import { startService, startServiceIn } from '../support/service';

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

const STEPS = readSteps(root);
const ALL = STEPS.map(({ number, name }) => ({ number, name }));
const numbersAndNames = (rows: Recorded[]) => rows.map(({ number, name }) => ({ number, name }));

/** A database without its steps, as after a first start that was cut off. */
async function undo(database: string): Promise<void> {
  await query(
    database,
    `drop table invoicing_steps;
    do $$ declare one record; begin
      for one in select oid::regprocedure as name from pg_proc where proname like 'invoicing%' loop
        execute 'drop function ' || one.name || ' cascade';
      end loop;
    end $$;
    drop index invoices_paid_idx`,
  );
}

async function startAndStop(database: string, project = readRun().project): Promise<string> {
  const service = await startServiceIn({ ...readRun(), project }, database);
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

test('when several nodes start at once, one of them runs the steps', async () => {
  const database = await cloneDatabase();
  const complete = await definitions(database);
  await undo(database);
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
  await query(database, 'delete from invoicing_steps');
  await query(database, 'drop function invoicing_template_version');
  await query(
    database,
    `create function invoicing_template_version(template text) returns text language sql as $$ select 'none' $$`,
  );
  const before = await catalogue(database);
  await expect(startService({ database })).rejects.toThrow(
    /Step 0100-baseline of the database failed: .*cannot change return type.* The next start tries again\./,
  );
  expect(await catalogue(database)).toEqual(before);
  expect(await recorded(database)).toEqual([]);
  await query(database, 'drop function invoicing_template_version');
  await startAndStop(database);
  expect(numbersAndNames(await recorded(database))).toEqual(ALL);
  expect(await definitions(database)).toEqual(complete);
});

test('a lost trigger and a changed function are made again by their step', async () => {
  const database = await cloneDatabase();
  const complete = await definitions(database);
  const [before] = await recorded(database);
  await query(database, 'drop trigger invoices_delete on invoices');
  await query(
    database,
    `create or replace function invoicing_record_history() returns trigger language plpgsql
      as $$ begin return new; end $$`,
  );
  // The first step has made them, so all steps run again. They are named in the order in which it makes them.
  const labels = ALL.map(({ number, name }) => `${String(number).padStart(4, '0')}-${name}`);
  expect(await startAndStop(database)).toContain(
    `The database lacks function invoicing_record_history, trigger invoices_delete. These steps run again: ${labels.join(', ')}.`,
  );
  expect(await definitions(database)).toEqual(complete);
  const [after] = await recorded(database);
  expect(after?.ran_at.getTime()).toBeGreaterThan(before?.ran_at.getTime() ?? 0);
});

/** The project of a version with one more step. */
function withStep(file: string, sql: string): string {
  const project = copyProject(mkdtempSync(`${runFolder()}/step-`));
  const steps = path.join(project, 'database');
  rmSync(steps);
  cpSync(path.join(root, 'database'), steps, { recursive: true });
  writeFileSync(path.join(steps, file), sql);
  return project;
}

test('a later step runs once, and again where its object is lost', async () => {
  const database = await cloneDatabase();
  const before = await recorded(database);
  const project = withStep(
    '9001-customers-by-city.sql',
    'CREATE INDEX IF NOT EXISTS customers_city_idx ON customers (business_id, city);',
  );
  const city = async () =>
    (await definitions(database)).filter(({ name }) => name === 'index customers_city_idx');
  await startAndStop(database, project);
  const after = await recorded(database);
  expect(after.slice(0, -1)).toEqual(before);
  expect(after.at(-1)).toMatchObject({ number: 9001, name: 'customers-by-city' });
  const made = await city();
  expect(made).toHaveLength(1);
  await startAndStop(database, project);
  expect(await recorded(database)).toEqual(after);
  await query(database, 'drop index customers_city_idx');
  expect(await startAndStop(database, project)).toContain(
    'The database lacks index customers_city_idx. These steps run again: 9001-customers-by-city.',
  );
  expect(await city()).toEqual(made);
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
