import type { Core } from '@strapi/strapi';
import type { Queryable } from './connection';

/** An object by its name in PostgreSQL's catalogue, so that a start can check whether it exists. */
export interface DatabaseObject {
  readonly kind: 'table' | 'column' | 'index' | 'function' | 'trigger';
  readonly name: string;
  /** The table that a column or trigger belongs to. */
  readonly table?: string;
  /** The text of a function. */
  readonly body?: string;
}

/** One part of a step. It must be safe to run again: it makes what is missing, and keeps the rest. */
export interface Part {
  readonly run: (db: Queryable, log: Core.Strapi['log']) => Promise<void>;
  readonly makes?: readonly DatabaseObject[];
  /** Objects of earlier steps that this part removes. */
  readonly removes?: readonly DatabaseObject[];
}

/** A numbered change of the database, run once. A published step never changes: add a new one. */
export interface Step {
  readonly number: number;
  readonly name: string;
  readonly parts: readonly Part[];
}

export function statement(text: string): Part {
  return { run: async (db) => void (await db.query({ text, values: [] })) };
}

function made(object: DatabaseObject, text: string): Part {
  return { ...statement(text), makes: [object] };
}

/** @param body the columns and constraints */
export function table(name: string, body: string): Part {
  return made({ kind: 'table', name }, `CREATE TABLE IF NOT EXISTS ${name} (${body})`);
}

/** @param definition the type of the column and what follows it */
export function column(tableName: string, name: string, definition: string): Part {
  return made(
    { kind: 'column', name, table: tableName },
    `ALTER TABLE ${tableName} ADD COLUMN IF NOT EXISTS ${name} ${definition}`,
  );
}

/** @param definition begins with `ON table` */
export function index(name: string, definition: string): Part {
  return made({ kind: 'index', name }, `CREATE INDEX IF NOT EXISTS ${name} ${definition}`);
}

/** A PL/pgSQL function. @param head its parameters, its answer and its options */
export function plpgsql(name: string, head: string, body: string): Part {
  return made(
    { kind: 'function', name, body },
    `CREATE OR REPLACE FUNCTION ${name}${head} LANGUAGE plpgsql AS $$${body}$$`,
  );
}

export function triggerFunction(name: string, body: string): Part {
  return plpgsql(name, '() RETURNS trigger', body);
}

interface TriggerOptions {
  readonly name: string;
  readonly table: string;
  readonly sql: string;
  /** SQL for rows that are older than the trigger. It runs once, when the trigger is made. */
  readonly after?: string;
}

/** Makes a trigger that does not exist yet. To change one, drop it first in the same step. */
export function trigger(options: TriggerOptions): Part {
  const { name, table: tableName, sql, after } = options;
  return {
    makes: [{ kind: 'trigger', name, table: tableName }],
    run: async (db) => {
      const known = await db.query({
        text: 'SELECT 1 FROM pg_trigger WHERE tgname = $1 AND tgrelid = to_regclass($2)',
        values: [name, tableName],
      });
      if (known.length > 0) return;
      await db.query({ text: `CREATE TRIGGER ${name} ${sql}`, values: [] });
      if (after) await db.query({ text: after, values: [] });
    },
  };
}
