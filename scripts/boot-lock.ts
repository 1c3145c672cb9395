import type { Client } from 'pg';

/** Any fixed number that is the same on every node. */
const BOOT_LOCK = 7_201_337;

/** A session that waits until no start and no restore changes the tables, and then makes starts wait. */
export async function lockStarts(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [BOOT_LOCK]);
}

/** The end of the session does the same. */
export async function letStart(client: Client): Promise<void> {
  await client.query('select pg_advisory_unlock($1)', [BOOT_LOCK]);
}
