import type { Core } from '@strapi/strapi';
import { Pool, type PoolClient } from 'pg';
import { metricsOf } from '../metrics/metrics';
import { service } from '../strapi/service';
import type { Actor } from './actor';
import { TYPES, type Queryable, type Statement } from './connection';
import { asApiError } from './failures';
import { pipeline, POOLED, runAlone, type PipelinedTransaction } from './pipeline';
import { openSession, type ServerSettings } from './session';

export type { PipelinedTransaction, Transaction } from './pipeline';

const SETTINGS: ServerSettings = { statement_timeout: '15000' };
const CONNECT_TIMEOUT_MS = 5_000;

/** The pool of the API's own connections. Strapi's query builder has another pool. */
export interface Database extends Queryable {
  /** @param actor makes the changes of the transaction; by default the service itself */
  transaction<T>(
    work: (transaction: PipelinedTransaction) => Promise<T>,
    actor?: Actor,
  ): Promise<T>;
  close(): Promise<void>;
  /** How many connections are open, how many of them rest, and how many requests wait for one. */
  readonly usage: { open: number; idle: number; waiting: number };
  /** True after `close()`: pending queries then fail for that reason only. */
  readonly closed: boolean;
}

/** Lends a connection. @param work calls `breaks` when nobody may use the connection again */
async function onClient<T>(
  pool: Pool,
  work: (client: PoolClient, breaks: (failure: Error) => void) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const breaks = (failure: Error) => void (broken = failure);
  // Without a listener, a connection that breaks between two statements would end the process.
  client.on('error', breaks);
  try {
    return await work(client, breaks);
  } finally {
    client.off('error', breaks);
    client.release(broken);
  }
}

function inTransaction<T>(
  pool: Pool,
  work: (trx: PipelinedTransaction) => Promise<T>,
  actor: Actor | null,
): Promise<T> {
  return onClient(pool, async (client, breaks) => {
    const tasks: (() => void)[] = [];
    const { trx, isOpen, cause, commit } = pipeline(client, actor, (task) => tasks.push(task));
    try {
      const answer = await work(trx);
      await commit();
      for (const task of tasks) task();
      return answer;
    } catch (error) {
      if (isOpen()) await client.query('ROLLBACK').catch(breaks);
      throw await cause(error);
    }
  });
}

export interface DatabaseOptions {
  /**
   * False for work that can be repeated after a power failure. Its commits do not wait for the disk.
   */
  durable?: boolean;
}

/** Opens the pool. The first statement opens a connection. */
export function openDatabase(
  connectionString: string,
  size: number,
  log: Core.Strapi['log'],
  { durable = true }: DatabaseOptions = {},
): Database {
  const settings = durable ? SETTINGS : { ...SETTINGS, synchronous_commit: 'off' };
  const pool = new Pool({
    connectionString,
    max: size,
    types: TYPES,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    pipeline: true,
    application_name: 'invoicing-api',
    // Poolers refuse other settings in the first message of a connection, or ignore them.
    onConnect: async (client) => {
      if (!(await openSession(client, settings))) POOLED.set(client, settings);
    },
  });
  // The pool replaces an idle connection that breaks. Without a listener, the event would end the
  // process.
  pool.on('error', (error) => log.warn(`A database connection was lost: ${error.message}`));
  return {
    query: <Row>(statement: Statement) =>
      onClient(pool, (client) => runAlone<Row>(client, statement)).catch(asApiError),
    transaction: (work, actor) => inTransaction(pool, work, actor ?? null).catch(asApiError),
    close: () => pool.end(),
    get usage() {
      return { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
    },
    get closed() {
      return pool.ended || pool.ending;
    },
  };
}

const DATABASE = service<Database>('database');

export const database = DATABASE.get;

/** Called once, in `register`. */
export function registerDatabase(strapi: Core.Strapi, url: string, size: number): void {
  const db = DATABASE.provide(strapi, openDatabase(url, size, strapi.log));
  metricsOf(strapi)?.gauges(
    'database_connections',
    'Connections of the API to PostgreSQL: open, idle, and requests that wait for one.',
    'state',
    { open: () => db.usage.open, idle: () => db.usage.idle, waiting: () => db.usage.waiting },
  );
}
