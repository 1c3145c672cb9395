import type { Core } from '@strapi/strapi';
import type { PoolClient } from 'pg';
import { requirePart } from './part';

const CONNECTION = {
  name: 'client of a knex transaction',
  breaks: 'saves in the panel could not commit together with their numbers and events',
};
const RAW = { name: 'db.connection.transaction', breaks: 'triggers and indexes could not be made' };
const TRANSACTION = { name: 'db.transaction', breaks: 'saves in the panel would fail' };

interface KnexClient {
  acquireConnection(): Promise<unknown>;
}

/** The connection on which a transaction of Strapi's runs. */
async function pgConnectionOf(trx: unknown): Promise<PoolClient> {
  const { client } = requirePart<{ client?: unknown }>(CONNECTION, trx);
  const knex = requirePart<KnexClient>(CONNECTION, client, ['acquireConnection']);
  return requirePart<PoolClient>(CONNECTION, await knex.acquireConnection(), ['query']);
}

/** The connection of a transaction, and a way to wait for its commit. */
export interface StrapiTransaction {
  connection: PoolClient;
  onCommit(task: () => void): void;
}

interface Opened {
  trx: unknown;
  onCommit(task: () => void): void;
}

interface Transactions {
  transaction<T>(work: (opened: Opened) => Promise<T>): Promise<T>;
}

/** Runs work in Strapi's current transaction, or in a new one. */
export function withConnection<T>(
  strapi: Core.Strapi,
  work: (transaction: StrapiTransaction) => Promise<T>,
): Promise<T> {
  const db = requirePart<Transactions>(TRANSACTION, strapi.db, ['transaction']);
  return db.transaction(async ({ trx, onCommit }) =>
    work({ connection: await pgConnectionOf(trx), onCommit }),
  );
}

/** Strapi's connection, or a transaction of it. */
export interface Raw {
  raw<Row = unknown>(sql: string, bindings?: readonly string[]): Promise<{ rows: Row[] }>;
}

interface Knex {
  transaction<T>(work: (trx: unknown) => Promise<T>): Promise<T>;
}

/** Runs work in a transaction of Strapi's pool, beside any of Strapi's own. */
export function rawTransaction<T>(strapi: Core.Strapi, work: (db: Raw) => Promise<T>): Promise<T> {
  const knex = requirePart<Knex>(RAW, strapi.db.connection, ['transaction']);
  return knex.transaction((trx) => work(requirePart<Raw>(RAW, trx, ['raw'])));
}
