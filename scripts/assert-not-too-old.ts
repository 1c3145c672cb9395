import type { Client } from 'pg';
import { whyTooOld } from '../src/database/take-over';
import { StartError } from './start-error';

/** Refuses a database of a version from which this one takes none over, before anything changes it. */
export async function assertNotTooOld(client: Client): Promise<void> {
  const reason = await whyTooOld({
    query: async ({ text, values }) => (await client.query(text, [...values])).rows,
  });
  if (reason !== null) throw new StartError(reason);
}
