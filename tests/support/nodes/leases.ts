import { query } from '../databases';

interface Held {
  table: 'mails' | 'webhook_deliveries';
  id: number;
  lease: string;
  /** The subject of the mail, or the id of the event. */
  name: string;
}

/** All that nodes are sending now. After a kill, only these may arrive twice. */
export function heldLeases(databaseUrl: string): Promise<Held[]> {
  return query<Held>(
    databaseUrl,
    `SELECT 'mails' AS table, id, lease, subject AS name FROM mails WHERE lease IS NOT NULL
    UNION ALL SELECT 'webhook_deliveries', id, lease, event_id FROM webhook_deliveries
      WHERE lease IS NOT NULL`,
  );
}

/** Ends those that are still held as they were at a kill: their nodes are gone. */
export async function endLeases(databaseUrl: string, held: readonly Held[]): Promise<void> {
  for (const table of ['mails', 'webhook_deliveries'] as const) {
    const leases = held.filter((one) => one.table === table).map(({ lease }) => lease);
    await query(
      databaseUrl,
      `UPDATE ${table} SET next_attempt_at = localtimestamp - interval '1 day' WHERE lease = ANY ($1)`,
      [leases],
    );
  }
}
