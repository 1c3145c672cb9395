import type { Core } from '@strapi/strapi';
import { Pool, type PoolClient } from 'pg';
import { ApiError } from '../domain/errors';
import { say, type Message } from '../messages/message';
import { madeOnce } from '../strapi/service';
import { settingsOf } from '../strapi/settings-service';
import type { Statement } from './connection';
import { asApiError } from './failures';
import { beginWith } from './session';

/** Rows of one round trip. A row with the longest texts has 20 kB. */
const ROWS = 500;
const LIMITS = {
  /** The first rows of a large export may have to be sorted. */
  statement_timeout: '60000',
  /** Ends the snapshot when this process hangs. A slow reader is disconnected before. */
  idle_in_transaction_session_timeout: '120000',
};
const BEGIN = beginWith(LIMITS, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
const CONNECT_TIMEOUT_MS = 5_000;
/** Exports that one business or one operator may run at once. */
const MOST_OF_ONE = 2;

/** A column of the rows, with the number of its type in PostgreSQL. */
interface ExportField {
  name: string;
  dataTypeID: number;
}

type Row = (string | null)[];

/** Rows as PostgreSQL writes their values. */
export interface Batch {
  fields: readonly ExportField[];
  rows: readonly Row[];
  /** True for the last rows. */
  done: boolean;
}

/** The rows of one statement as they all were at its start. */
export interface RowCursor {
  next(): Promise<Batch>;
  /** Gives the place and the connection back. Called more than once, it does nothing. */
  close(): Promise<void>;
}

/** Exports have connections of their own: one may take minutes, and must not delay other requests. */
interface Exports {
  /**
   * Opens a cursor.
   * @param owner the business or the operator that exports
   * @throws 429 `rate_limited` when the owner has too many, 503 `overloaded` when all have
   */
  open(owner: string, statement: Statement): Promise<RowCursor>;
  close(): Promise<void>;
}

const RAW = { getTypeParser: () => (text: string) => text };

function tooMany(code: 'rate_limited' | 'overloaded', message: Message): ApiError {
  return new ApiError(code, message, { headers: { 'Retry-After': '10' } });
}

/** Counts the exports of each owner. */
class Places {
  readonly #taken = new Map<string, number>();
  #all = 0;

  constructor(private readonly size: number) {}

  take(owner: string): void {
    const own = this.#taken.get(owner) ?? 0;
    if (own >= MOST_OF_ONE) {
      throw tooMany('rate_limited', say('own_exports_running'));
    }
    if (this.#all >= this.size) {
      throw tooMany('overloaded', say('too_many_exports'));
    }
    this.#taken.set(owner, own + 1);
    this.#all += 1;
  }

  free(owner: string): void {
    const own = (this.#taken.get(owner) ?? 0) - 1;
    if (own > 0) this.#taken.set(owner, own);
    else this.#taken.delete(owner);
    this.#all -= 1;
  }
}

const ignore = () => undefined;

class Cursor implements RowCursor {
  #closed = false;
  #busy = false;

  constructor(
    private readonly client: PoolClient,
    private readonly freed: () => void,
  ) {
    // Without a listener, a lost connection would end the process. The next FETCH fails anyway.
    client.on('error', ignore);
  }

  async begin({ text, values }: Statement): Promise<void> {
    await this.client.query(BEGIN);
    await this.client.query({ text: `DECLARE export NO SCROLL CURSOR FOR ${text}`, values });
  }

  async next(): Promise<Batch> {
    if (this.#closed) throw new Error('The export was ended');
    this.#busy = true;
    const text = `FETCH ${ROWS} FROM export`;
    const { fields, rows } = await this.client.query<Row>({ text, rowMode: 'array', types: RAW });
    this.#busy = false;
    return { fields, rows, done: rows.length < ROWS };
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    // A statement that is still running, or has failed, keeps nobody waiting: the connection ends.
    const ended = this.#busy ? false : await this.client.query('ROLLBACK').catch(() => false);
    this.client.removeListener('error', ignore);
    this.client.release(ended === false);
    this.freed();
  }
}

function openPool(connectionString: string, size: number, log: Core.Strapi['log']): Pool {
  const pool = new Pool({
    connectionString,
    max: size,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'invoicing-export',
  });
  pool.on('error', (error) => log.warn(`A database connection was lost: ${error.message}`));
  return pool;
}

function createExports(url: string, size: number, log: Core.Strapi['log']): Exports {
  const pool = openPool(url, size, log);
  const places = new Places(size);
  const running = new Set<Cursor>();

  async function open(owner: string, statement: Statement): Promise<RowCursor> {
    places.take(owner);
    const client = await pool.connect().catch((error: unknown) => {
      places.free(owner);
      throw error;
    });
    const cursor: Cursor = new Cursor(client, () => {
      running.delete(cursor);
      places.free(owner);
    });
    running.add(cursor);
    try {
      await cursor.begin(statement);
      return cursor;
    } catch (error) {
      await cursor.close();
      throw error;
    }
  }

  return {
    open: (owner, statement) => open(owner, statement).catch(asApiError),
    close: async () => {
      await Promise.all([...running].map((cursor) => cursor.close()));
      await pool.end();
    },
  };
}

export const exportsOf = madeOnce((strapi) => {
  const { DATABASE_URL, EXPORTS_AT_ONCE } = settingsOf(strapi);
  return createExports(DATABASE_URL, EXPORTS_AT_ONCE, strapi.log);
});
