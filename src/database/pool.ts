import type { Core } from '@strapi/strapi';
import { Pool, type Client, type ClientBase, type PoolClient } from 'pg';
import { metricsOf } from '../metrics/metrics';
import { service } from '../strapi/service';
import { actorText, beginText, type Actor } from './actor';
import { TYPES, type Queryable, type Statement } from './connection';
import { asApiError, errorCode } from './failures';
import { beginWith, openSession, type ServerSettings } from './session';

/** The statements of the API keep the counts of records themselves. */
const SETTINGS: ServerSettings = { statement_timeout: '15000', 'invoicing.counts': 'itself' };
const CONNECT_TIMEOUT_MS = 5_000;
/** SQLSTATE of every statement after a failed one. */
const IN_FAILED_TRANSACTION = '25P02';

/** A transaction in progress. Tasks given to `afterCommit` run only when it has committed. */
export interface Transaction extends Queryable {
  afterCommit(task: () => void): void;
}

/**
 * A transaction on one of our own connections, which sends a statement before the last one is
 * answered.
 */
export interface PipelinedTransaction extends Transaction {
  /**
   * Sends a statement whose answer nobody waits for. The next statement or the commit follows at once,
   * which saves a round trip under lock. If the statement fails, the transaction fails.
   * @param read gets the answer before the transaction has committed
   */
  queue<Row>(statement: Statement, read?: (rows: Row[]) => void): void;
  /**
   * Runs a statement that needs no other one of this transaction. Before all others, it is a
   * transaction of its own: it has committed when this resolves, which saves BEGIN, COMMIT and a round
   * trip under lock. After others, it is a part of theirs. It sets the actor itself.
   */
  alone<Row>(statement: Statement): Promise<Row[]>;
  /** The text of the actor (`database/actor`), for a statement that runs alone. */
  readonly actor: string;
}

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

/**
 * The connections that lead through a pooler, with the settings that each of their transactions needs
 * (`database/session`). A statement without a transaction has nobody to set them for it.
 */
const POOLED = new WeakMap<ClientBase, ServerSettings>();

/** A pooler gives the next transaction another session, which does not know the statements of this one. */
async function run<Row>(client: PoolClient, statement: Statement): Promise<Row[]> {
  const result = await client.query(
    POOLED.has(client) ? { ...statement, name: undefined } : statement,
  );
  return result.rows as Row[];
}

/**
 * Lets the statements of one turn leave in one packet. Each packet costs both sides a system call, which
 * made a PATCH a twelfth dearer (measured).
 */
function sendTogether(client: PoolClient): void {
  const { stream } = (client as PoolClient & Pick<Client, 'connection'>).connection;
  stream.cork();
  process.nextTick(() => {
    stream.uncork();
  });
}

/** Runs a statement in a transaction of its own, which takes one round trip. */
async function runAlone<Row>(client: PoolClient, statement: Statement): Promise<Row[]> {
  const settings = POOLED.get(client);
  if (settings === undefined) return run(client, statement);
  sendTogether(client);
  const begun = client.query(beginWith(settings));
  const answered = run<Row>(client, statement);
  // After a failed statement, COMMIT rolls back.
  const committed = client.query('COMMIT');
  await Promise.allSettled([begun, answered, committed]);
  const [rows] = await Promise.all([answered, begun, committed]);
  return rows;
}

/** Why a transaction failed: a statement that nobody waited for lets the next one fail. */
async function causeOf(error: unknown, sent: readonly Promise<unknown>[]): Promise<unknown> {
  if (errorCode(error) !== IN_FAILED_TRANSACTION) return error;
  const results = await Promise.allSettled(sent);
  return results.find((one) => one.status === 'rejected')?.reason ?? error;
}

/**
 * The statements of a transaction on this connection. BEGIN goes out together with the first one, which
 * saves a round trip.
 */
function pipeline(
  client: PoolClient,
  actor: Actor | null,
  afterCommit: (task: () => void) => void,
) {
  const sent: Promise<unknown>[] = [];
  const send = <Row>(statement: Statement, read: (rows: Row[]) => void = () => undefined) => {
    sendTogether(client);
    const answered = run<Row>(client, statement).then(read);
    answered.catch(() => undefined);
    sent.push(answered);
  };
  const begin = () => {
    if (sent.length === 0) send({ text: beginText(actor, POOLED.get(client)), values: [] });
  };
  const trx: PipelinedTransaction = {
    query: (statement) => {
      begin();
      return run(client, statement);
    },
    queue: (statement, read) => {
      begin();
      send(statement, read);
    },
    alone: (statement) => (sent.length > 0 ? run(client, statement) : runAlone(client, statement)),
    actor: actor === null ? '' : actorText(actor),
    afterCommit,
  };
  return {
    trx,
    isOpen: () => sent.length > 0,
    cause: (error: unknown) => causeOf(error, sent),
    /** After a failed statement, COMMIT rolls back, and this throws the failure. */
    async commit() {
      if (sent.length > 0) send({ text: 'COMMIT', values: [] });
      await Promise.all(sent);
    },
  };
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
