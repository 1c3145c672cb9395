import type { Client } from 'pg';
import { letStart, lockStarts } from '../boot-lock';
import { StartError } from '../start-error';
import { readSchema, type Schema } from './schema';

/** One moment of a database. It lasts until the session's transaction ends. */
export interface Snapshot {
  schema: Schema;
  /** The numbers of the database steps that have run. */
  steps: number[];
  /** The name of the schema with the tables. */
  name: string;
}

/**
 * Begins a transaction that sees one moment of the database, while others write. A start that changes
 * tables ends before it, or waits for the few milliseconds of this function.
 */
export async function openSnapshot(client: Client): Promise<Snapshot> {
  await lockStarts(client);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const steps = await recordedSteps(client);
  const schema = await readSchema(client);
  // Nobody changes or drops a table while it waits for its turn.
  const tables = schema.tables.map(({ name }) => client.escapeIdentifier(name));
  await client.query(`LOCK TABLE ${tables.join(', ')} IN ACCESS SHARE MODE`);
  await letStart(client);
  return { schema, steps, name: await currentSchema(client) };
}

async function recordedSteps(client: Client): Promise<number[]> {
  const known = await client.query(`SELECT WHERE to_regclass('invoicing_steps') IS NOT NULL`);
  if (known.rowCount === 0) {
    throw new StartError('The database is empty, so there is nothing to back up.');
  }
  const text = 'SELECT number FROM invoicing_steps ORDER BY number';
  return (await client.query<{ number: number }>(text)).rows.map(({ number }) => number);
}

export async function currentSchema(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('SELECT current_schema() AS name');
  return rows[0]?.name ?? 'public';
}
