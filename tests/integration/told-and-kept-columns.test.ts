import { Client } from 'pg';
import { HISTORY } from '../../src/database/history/fields';
import { columnName, contentFields } from '../../src/domain/fields/documents';
import { SAVED_CUSTOMER_FIELDS } from '../../src/domain/fields/records';
import { NUMBER_SERIES } from '../../src/database/number-series';
import { cloneDatabase } from '../support/databases';

/*
 * The history of a record and the lock of an issued document go by the difference of two rows. So each column
 * is changed here, one after the other, by SQL, and what the triggers say is held against the lists of the code.
 */

interface Column {
  name: string;
  type: string;
}

let client: Client;
const sql = async <T>(text: string, values: unknown[] = []) =>
  (await client.query(text, values)).rows as T[];

/** Two values of a type. */
const VALUES: Readonly<Record<string, readonly [string, string]>> = {
  'character varying': ['one', 'two'],
  text: ['one', 'two'],
  integer: ['1', '2'],
  numeric: ['1', '2'],
  boolean: ['true', 'false'],
  date: ['2030-01-01', '2030-01-02'],
  'timestamp without time zone': ['2030-01-01 10:00', '2030-01-01 11:00'],
  jsonb: ['{"a": 1}', '{"a": 2}'],
};

const columnsOf = (table: string) =>
  sql<Column>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and column_name <> 'id' and is_generated = 'NEVER'`,
    [table],
  );

/** Leaves a table nothing but one trigger, so that a row may hold anything. */
async function withTrigger(table: string, trigger: string): Promise<void> {
  const keys = await sql<{ name: string }>(
    `select conname as name from pg_constraint where conrelid = $1::regclass and contype = 'f'`,
    [table],
  );
  await sql(`alter table ${table} disable trigger user, enable trigger ${trigger}
    ${keys.map(({ name }) => `, drop constraint ${name}`).join('')}`);
}

beforeAll(async () => {
  client = new Client({ connectionString: await cloneDatabase() });
  await client.connect();
  await sql(`insert into businesses (id, name) values (1, 'One'), (2, 'Two')`);
});

afterAll(() => client?.end());

const TABLES = Object.values(HISTORY);

test.each(TABLES)('the history of $table tells its fields', async ({ table, fields }) => {
  await withTrigger(table, `${table}_history`);
  await sql(`insert into ${table} (id) values (900)`);
  for (const { name, type } of await columnsOf(table)) {
    for (const value of VALUES[type] ?? []) {
      await sql(`update ${table} set ${name} = $1 where id = 900`, [value]);
    }
  }
  const told = await sql<{ field: string }>(
    `select distinct jsonb_object_keys(changes) as field from history_entries
     where record_table = $1 and record_id = 900`,
    [table],
  );
  expect(told.map(({ field }) => field).toSorted()).toEqual(
    fields.map(({ name }) => name).toSorted(),
  );
});

/** Columns that nothing changes, beside the content: which record it is, and where it comes from. */
const ORIGIN = ['document_id', 'business_id', 'customer_id', 'published_at', 'locale'];

test.each([
  ['invoice', ['recurring_invoice_id', 'occurrence_date', 'bank_account_id']],
  ['quotation', []],
] as const)('an issued %s keeps its content, and no other column', async (kind, others) => {
  const { table } = NUMBER_SERIES[kind];
  await withTrigger(table, `${table}_write`);
  await sql(`insert into ${table} (id, business_id, ${kind}_number, state, handed_out_at)
    values (901, 1, 'N', 'sent', now())`);
  const kept: string[] = [];
  for (const { name, type } of await columnsOf(table)) {
    const value = name === 'business_id' ? '2' : VALUES[type]?.[1];
    const change = sql(`update ${table} set ${name} = $1 where id = 901`, [value]);
    await change.catch((error: Error) => {
      expect(error.message).toBe('N is issued, so this can no longer be changed');
      kept.push(name);
    });
  }
  const content = contentFields(kind).map((field) => columnName(kind, field));
  expect(kept.toSorted()).toEqual([...content, ...ORIGIN, ...others].toSorted());
});

test('the search of customers keeps the fields that it finds them by', async () => {
  const [kept] = await sql<{ columns: string[] }>(
    `select array_agg(a.attname::text) as columns from pg_attrdef d
     join pg_depend p on p.classid = 'pg_attrdef'::regclass and p.objid = d.oid
     join pg_attribute a on a.attrelid = p.refobjid and a.attnum = p.refobjsubid
     where d.adrelid = 'customers'::regclass and p.refobjid = d.adrelid
       and pg_get_expr(d.adbin, d.adrelid) like 'invoicing_searched%' and a.attname <> 'searched'`,
  );
  const found = SAVED_CUSTOMER_FIELDS.filter((field) => 'found' in field);
  expect(kept?.columns.toSorted()).toEqual(found.map(({ name }) => name).toSorted());
});
