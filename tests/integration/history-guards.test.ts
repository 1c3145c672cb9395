import { Client } from 'pg';
import { adminApi, api, createKey } from '../support/api';
import { query, rowOf } from '../support/databases';
import { INVOICES } from '../support/desk';
import { changesOf, historyOf } from '../support/history';
import type { HttpClient } from '../support/http';
import { createCustomer, createInvoice } from '../support/records';
import { readRun } from '../support/run';

let database: string;
let client: HttpClient;
let customerId: string;
const at = (id: string) => `/api/v1/invoices/${id}`;
const sql = <T>(text: string, values: unknown[] = []) => query<T>(database, text, values);

beforeAll(async () => {
  database = readRun().sharedDatabaseUrl;
  client = api((await createKey()).key);
  customerId = (await createCustomer(client)).id;
});

async function stored(): Promise<{ id: string; row: number }> {
  const { id } = await createInvoice(client, customerId);
  await client.patch(at(id), { notes: 'Two' });
  return { id, row: await rowOf(database, 'invoices', id) };
}

test.each([
  `update history_entries set actor = 'operator:Nobody' where record_id = $1`,
  `update history_entries set changes = '{}' where record_id = $1`,
  `delete from history_entries where record_id = $1 and record_table = 'invoices'`,
])('nobody can do: %s', async (text) => {
  const { id, row } = await stored();
  const before = await historyOf(client, at(id));
  await expect(sql(text, [row])).rejects.toThrow(
    'entries of the history cannot be changed or deleted',
  );
  expect(await historyOf(client, at(id))).toEqual(before);
});

test('nobody can empty the table', async () => {
  await expect(sql('truncate history_entries')).rejects.toThrow('the history cannot be emptied');
  await expect(sql('truncate history_entries cascade')).rejects.toThrow('cannot be emptied');
});

/** Runs statements in one transaction. */
async function together(texts: readonly string[], end = 'commit'): Promise<void> {
  const one = new Client({ connectionString: database });
  await one.connect();
  try {
    await one.query('begin');
    for (const text of texts) await one.query(text);
    await one.query(end);
  } finally {
    await one.end();
  }
}

const set = (row: number, change: string) => `update invoices set ${change} where id = ${row}`;

test('changes of one transaction are one entry, from the first value to the last', async () => {
  const { id, row } = await stored();
  await together([
    set(row, `notes = 'Three'`),
    set(row, `terms = 'Net'`),
    'savepoint inner_part',
    set(row, `notes = 'Four'`),
    'release inner_part',
    set(row, `notes = 'Five'`),
  ]);
  const [merged, second, ...more] = await historyOf(client, at(id));
  expect(changesOf(merged)).toEqual({ notes: ['Two', 'Five'], terms: [null, 'Net'] });
  expect(merged?.actor).toEqual({ type: 'system', name: null });
  expect([changesOf(second), more.length]).toEqual([{ notes: [null, 'Two'] }, 1]);
});

test('a value that comes back within a transaction leaves no entry', async () => {
  const { id, row } = await stored();
  await together([set(row, `notes = 'x'`), set(row, `notes = 'Two'`)]);
  expect(await historyOf(client, at(id))).toHaveLength(2);
  await together([set(row, `notes = 'x'`), set(row, `notes = 'Two'`), set(row, `notes = 'y'`)]);
  expect(changesOf((await historyOf(client, at(id)))[0])).toEqual({ notes: ['Two', 'y'] });
});

test('a change that is rolled back leaves no entry', async () => {
  const { id, row } = await stored();
  await together([set(row, `notes = 'Gone'`)], 'rollback');
  await together([
    set(row, `terms = 'Stays'`),
    'savepoint inner_part',
    set(row, `notes = 'Gone'`),
    'rollback to inner_part',
  ]);
  const [last, ...more] = await historyOf(client, at(id));
  expect([changesOf(last), more.length]).toEqual([{ terms: [null, 'Stays'] }, 2]);
});

test('parallel changes each leave their entry, in the order in which they happened', async () => {
  const { id, row } = await stored();
  const notes = Array.from({ length: 24 }, (_, index) => `Note ${index}`);
  await Promise.all(notes.map((text) => client.patch(at(id), { notes: text })));
  const entries = (await historyOf(client, at(id))).toReversed();
  const values = entries.map((entry) => changesOf(entry).notes ?? [null, null]);
  expect(
    values
      .slice(2)
      .map(([, after]) => after)
      .toSorted(),
  ).toEqual(notes.toSorted());
  for (const [place, [before]] of values.slice(1).entries())
    expect(before).toBe(values[place]?.[1] ?? null);
  const [{ number } = { number: 0 }] = await sql<{ number: number }>(
    `select count(*)::int as number from history_entries where record_id = $1 and record_table = 'invoices'`,
    [row],
  );
  expect(number).toBe(26);
});

test('the history goes with its record', async () => {
  const { id, row } = await stored();
  const deleted = await adminApi().delete(`${INVOICES}/${id}`);
  expect(deleted.status).toBe(200);
  const left = `select * from history_entries where record_id = $1 and record_table = 'invoices'`;
  expect(await sql(left, [row])).toEqual([]);
});

test('columns that nobody sees leave no entry', async () => {
  const { id, row } = await stored();
  await sql(set(row, 'updated_by_id = null, updated_at = now()'));
  await sql(set(row, 'amount_paid_before = 1'));
  expect(await historyOf(client, at(id))).toHaveLength(2);
});
