import type { Queryable } from '../src/database/connection';
import { WEBHOOKS } from '../src/webhooks/wake';

/** Tells the running workers that deliveries are due. Without it they find them by polling. */
export async function notifyWorkers(db: Queryable): Promise<void> {
  await db.query({ text: 'SELECT pg_notify($1, $2)', values: [WEBHOOKS.channel, 'command'] });
}
