import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import type { Client, Connection, Submittable } from 'pg';

/** Parts of a connection that its types leave out. */
interface Wire extends Connection {
  stream: Duplex;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

/**
 * The methods that `pg` calls while it runs a statement that was given to `client.query`. Its own
 * statements answer the data of COPY with an error (pg/lib/query.js), so these are ours.
 */
interface Statement extends Submittable {
  handleRowDescription(): void;
  handleCommandComplete(message: { text: string }): void;
  handleError(error: Error): void;
  handleReadyForQuery(): void;
  handleCopyInResponse(connection: Wire): void;
  handleCopyData(message: { chunk: Buffer }, connection: Wire): void;
}

interface Copying {
  statement: Statement;
  /** The number of copied rows, once PostgreSQL is ready for the next statement. */
  rows: Promise<number>;
}

type DataOf = Pick<Statement, 'handleCopyInResponse' | 'handleCopyData'>;

function copying(sql: string, data: DataOf): Copying {
  let rows = 0;
  let failure: Error | undefined;
  const { promise, resolve, reject } = deferred<number>();
  const statement: Statement = {
    ...data,
    submit: (connection) => connection.query(sql),
    handleRowDescription: () => undefined,
    // The tag of the statement, such as "COPY 12".
    handleCommandComplete: ({ text }) => (rows = Number(text.split(' ')[1])),
    handleError: (error) => {
      failure = error;
      // A lost connection is never ready again.
      reject(error);
    },
    handleReadyForQuery: () => (failure ? reject(failure) : resolve(rows)),
  };
  return { statement, rows: promise };
}

function deferred<T>() {
  let resolve!: (value: T) => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<T>((done, failed) => ([resolve, reject] = [done, failed]));
  // A later `await` sees the error.
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}

/**
 * Runs `COPY … TO STDOUT`. Reads no faster than the chunks are taken, so that any table takes the same
 * memory.
 * @param chunkBytes about the size of a chunk, which ends with a row
 * @returns the number of rows, after the last chunk
 */
export async function* copyOut(
  client: Client,
  sql: string,
  chunkBytes: number,
): AsyncGenerator<Buffer, number> {
  const full: Buffer[] = [];
  let open: Buffer[] = [];
  let size = 0;
  let socket: Duplex | undefined;
  let wake = (): void => undefined;
  const close = () => {
    if (size > 0) full.push(Buffer.concat(open, size));
    [open, size] = [[], 0];
    wake();
  };
  const { statement, rows } = copying(sql, {
    handleCopyInResponse: () => undefined,
    handleCopyData: ({ chunk }, connection) => {
      // The parser of pg uses its memory again.
      open.push(Buffer.from(chunk));
      size += chunk.length;
      if (size < chunkBytes) return;
      socket = connection.stream.pause();
      close();
    },
  });
  client.query(statement);
  let isOver = false;
  void rows.then(close, close).finally(() => ((isOver = true), wake()));
  for (;;) {
    const chunk = full.shift();
    if (chunk) yield chunk;
    else if (isOver) return await rows;
    else await new Promise<void>((done) => ((wake = done), socket?.resume()));
  }
}

/** A running `COPY … FROM STDIN`. */
export interface CopyIn {
  write(chunk: Buffer): Promise<void>;
  /** @returns the number of rows */
  end(): Promise<number>;
}

export async function copyIn(client: Client, sql: string): Promise<CopyIn> {
  const started = deferred<Wire>();
  const { statement, rows } = copying(sql, {
    handleCopyInResponse: started.resolve,
    handleCopyData: () => undefined,
  });
  rows.catch(started.reject);
  client.query(statement);
  const connection = await started.promise;
  const { stream } = connection;
  return {
    write: async (chunk) => {
      connection.sendCopyFromChunk(chunk);
      // A refused row ends the COPY while we wait.
      if (stream.writableNeedDrain) await Promise.race([once(stream, 'drain'), rows]);
    },
    end: () => {
      connection.endCopyFrom();
      return rows;
    },
  };
}
