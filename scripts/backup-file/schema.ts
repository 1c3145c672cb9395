import type { Client } from 'pg';
import { AFTER, BEFORE, COLUMNS, LEFT_OUT } from './schema-sql';

/** A table and the columns that COPY carries. */
export interface Table {
  name: string;
  columns: string[];
}

/** The objects of a database, as the statements that make them. */
export interface Schema {
  tables: Table[];
  before: string;
  after: string;
  /** Objects of others that a backup does not hold, such as a view. */
  leftOut: string[];
}

/** Functions come before the tables that they read are whole. An extension's functions serve indexes. */
const FIRST = `SET LOCAL check_function_bodies = off;\nCREATE EXTENSION IF NOT EXISTS pg_trgm;\n`;

export async function readSchema(client: Client): Promise<Schema> {
  return {
    tables: (await client.query<Table>(COLUMNS)).rows,
    before: FIRST + (await statements(client, BEFORE)),
    after: await statements(client, AFTER),
    leftOut: (await client.query<{ name: string }>(LEFT_OUT)).rows.map(({ name }) => name),
  };
}

async function statements(client: Client, queries: readonly string[]): Promise<string> {
  const texts: string[] = [];
  for (const query of queries) {
    const { rows } = await client.query<{ sql: string }>(query);
    texts.push(...rows.map(({ sql }) => `${sql};\n`));
  }
  return texts.join('');
}

/** The part of a COPY statement that names table and columns. */
export function copied(client: Client, { name, columns }: Table): string {
  const list = columns.map((column) => client.escapeIdentifier(column));
  return `${client.escapeIdentifier(name)} (${list.join(', ')})`;
}
