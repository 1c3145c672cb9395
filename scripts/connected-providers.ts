import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

const LOOK_MS = 60_000;

/** Whether some business has connected a payment provider. False while there are no tables. */
export async function hasProviders(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(
      'SELECT FROM payment_providers WHERE api_key IS NOT NULL LIMIT 1',
    );
    return rows.length > 0;
  } catch {
    // A web process makes the tables, and the next look finds them.
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Resolves when some business has connected one; never after the signal. */
export async function untilProviders(url: string, stopped: AbortSignal): Promise<boolean> {
  while (!stopped.aborted) {
    await sleep(LOOK_MS, undefined, { signal: stopped }).catch(() => undefined);
    if (!stopped.aborted && (await hasProviders(url))) return true;
  }
  return false;
}
