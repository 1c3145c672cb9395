import type { Client, ClientBase, PoolClient } from 'pg';
import { actorSettings, actorText, beginText, type Actor } from './actor';
import { TYPES, type Queryable, type Statement } from './connection';
import { errorCode } from './failures';
import { beginWith, type ServerSettings } from './session';

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
  /**
   * Runs work whose changes are undone when it fails. The transaction goes on either way.
   * @throws why the work failed, where a statement that nobody waited for was the cause, too
   */
  savepoint<T>(work: () => Promise<T>): Promise<T>;
  /** The text of the actor (`database/actor`), for a statement that runs alone. */
  readonly actor: string;
}

/**
 * The connections that lead through a pooler, with the settings that each of their transactions needs
 * (`database/session`). A statement without a transaction has nobody to set them for it.
 */
export const POOLED = new WeakMap<ClientBase, ServerSettings>();

/** The connections of another pool, which read dates and numbers in their own way and may lead through a pooler. */
const FOREIGN = new WeakSet<ClientBase>();

/** A pooler gives the next transaction another session, which does not know the statements of this one. */
function asSent(client: PoolClient, statement: Statement): Statement {
  if (FOREIGN.has(client)) return Object.assign({}, statement, { name: undefined, types: TYPES });
  return POOLED.has(client) ? { ...statement, name: undefined } : statement;
}

async function run<Row>(client: PoolClient, statement: Statement): Promise<Row[]> {
  const result = await client.query(asSent(client, statement));
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
export async function runAlone<Row>(client: PoolClient, statement: Statement): Promise<Row[]> {
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

type Send = <Row>(statement: Statement, read?: (rows: Row[]) => void) => void;

const senderOn =
  (client: PoolClient, sent: Promise<unknown>[]): Send =>
  <Row>(statement: Statement, read: (rows: Row[]) => void = () => undefined) => {
    sendTogether(client);
    const answered = run<Row>(client, statement).then(read);
    answered.catch(() => undefined);
    sent.push(answered);
  };

/** Runs work behind a savepoint. Statements that are undone no longer count. */
async function inSavepoint<T>(
  client: PoolClient,
  { sent, send, begin }: { sent: Promise<unknown>[]; send: Send; begin: () => void },
  work: () => Promise<T>,
): Promise<T> {
  begin();
  // Within another one, its own name leaves that of the other to it.
  const name = `change_${sent.length}`;
  send({ text: `SAVEPOINT ${name}`, values: [] });
  const before = sent.length;
  try {
    const done = await work();
    await Promise.all(sent.slice(before));
    // Each one that is open holds a lock of the server, and thousands of them would use up all.
    send({ text: `RELEASE SAVEPOINT ${name}`, values: [] });
    return done;
  } catch (error) {
    const cause = await causeOf(error, sent);
    await run(client, { text: `ROLLBACK TO SAVEPOINT ${name}`, values: [] });
    sent.length = before;
    send({ text: `RELEASE SAVEPOINT ${name}`, values: [] });
    throw cause;
  }
}

/** Names the actor of a transaction that somebody else has begun, so that nothing is to begin. */
function join(client: PoolClient, actor: Actor | null, sent: Promise<unknown>[], send: Send): void {
  FOREIGN.add(client);
  sent.push(Promise.resolve());
  const settings = Object.entries(actorSettings(actor));
  const set = settings.map((_one, at) => `set_config($${2 * at + 1}, $${2 * at + 2}, true)`);
  if (set.length > 0) send({ text: `SELECT ${set.join(', ')}`, values: settings.flat() });
}

/**
 * The statements of a transaction on this connection. BEGIN goes out together with the first one, which
 * saves a round trip.
 * @param by `us`, or `others`, who have begun it and will commit it
 */
export function pipeline(
  client: PoolClient,
  actor: Actor | null,
  afterCommit: (task: () => void) => void,
  by: 'us' | 'others' = 'us',
) {
  const sent: Promise<unknown>[] = [];
  const send = senderOn(client, sent);
  const begin = () => {
    if (sent.length === 0) send({ text: beginText(actor, POOLED.get(client)), values: [] });
  };
  if (by === 'others') join(client, actor, sent, send);
  const trx: PipelinedTransaction = {
    query: (statement) => {
      begin();
      return run(client, statement);
    },
    queue: (statement, read) => {
      begin();
      send(statement, read);
    },
    savepoint: (work) => inSavepoint(client, { sent, send, begin }, work),
    alone: (statement) => {
      // The columns that name an operator are set before the statement itself can say who acts.
      if (actor?.operatorId !== undefined) begin();
      return sent.length > 0 ? run(client, statement) : runAlone(client, statement);
    },
    actor: actor === null ? '' : actorText(actor),
    afterCommit,
  };
  return {
    trx,
    isOpen: () => sent.length > 0,
    cause: (error: unknown) => causeOf(error, sent),
    /** After a failed statement, COMMIT rolls back, and this throws the failure. */
    async commit() {
      if (sent.length > 0 && by === 'us') send({ text: 'COMMIT', values: [] });
      await Promise.all(sent);
    },
  };
}
