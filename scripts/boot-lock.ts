import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { beginWith, openSession } from '../src/database/session';

/** Any fixed number that is the same on every node. */
const BOOT_LOCK = 7_201_337;
const RETRY_MS = 250;

/** A session that waits until no start and no restore changes the tables, and then makes starts wait. */
export async function lockStarts(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [BOOT_LOCK]);
}

/** The end of the session does the same. */
export async function letStart(client: Client): Promise<void> {
  await client.query('select pg_advisory_unlock($1)', [BOOT_LOCK]);
}

/** The same until the connection ends, also on a connection through a pooler. */
export async function lockStartsAnywhere(client: Client): Promise<void> {
  if (await openSession(client)) return lockStarts(client);
  while (!(await lockInTransaction(client))) await sleep(RETRY_MS);
}

/** A pooler keeps a session for a transaction. Nobody waits in one, since the pooler has few of them. */
async function lockInTransaction(client: Client): Promise<boolean> {
  await client.query(beginWith({ idle_in_transaction_session_timeout: '0' }));
  const text = 'select pg_try_advisory_xact_lock($1) as locked';
  const { rows } = await client.query<{ locked: boolean }>(text, [BOOT_LOCK]);
  if (rows[0]?.locked) return true;
  await client.query('ROLLBACK');
  return false;
}
