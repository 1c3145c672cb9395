import type { Core } from '@strapi/strapi';
import { LRUCache } from 'lru-cache';
import { database } from '../database/pool';
import { metricsOf } from '../metrics/metrics';
import { dueDays } from './sql/claim';

const HOUR_MS = 3_600_000;

/** The recurring invoices that wait in the whole service. */
interface Waiting {
  /** Now. */
  due: number;
  /** For more than an hour. */
  late: number;
  /** Because an invoice could not be made: some are tried again, the others have paused. */
  failed: number;
}

async function waiting(strapi: Core.Strapi): Promise<Waiting> {
  const db = database(strapi);
  const now = Date.now();
  const [due, late] = [
    await dueDays(db, new Date(now)),
    await dueDays(db, new Date(now - HOUR_MS)),
  ];
  const isDue = (through: string) => `r.state = 'active' AND r.due_on <= ${through}`;
  const [row] = await db.query<Waiting>({
    text: `SELECT count(*) FILTER (WHERE ${isDue('zone.due')})::integer AS due,
        count(*) FILTER (WHERE ${isDue('zone.late')})::integer AS late,
        count(*) FILTER (WHERE r.failures > 0)::integer AS failed
      FROM recurring_invoices r JOIN businesses b ON b.id = r.business_id
        LEFT JOIN unnest($1::text[], $2::date[], $3::date[]) AS zone (name, due, late)
          ON zone.name = coalesce(b.time_zone, 'UTC')
      WHERE r.state IN ('active', 'paused') AND (r.failures > 0 OR r.due_on <= zone.due)`,
    values: [[...due.keys()], [...due.values()], [...due.keys()].map((zone) => late.get(zone))],
  });
  return row ?? { due: 0, late: 0, failed: 0 };
}

/** Long enough for the figures of one answer. */
const FRESH_MS = 500;

/** Shows what waits of the recurring invoices. Called once, in `register`. */
export function registerRecurringMetrics(strapi: Core.Strapi): void {
  const cache = new LRUCache<'all', Waiting>({
    max: 1,
    ttl: FRESH_MS,
    fetchMethod: () => waiting(strapi),
  });
  const read = (name: keyof Waiting) => async () => (await cache.forceFetch('all'))[name];
  metricsOf(strapi)?.gauges(
    'recurring_invoices',
    'Recurring invoices whose next invoice is due, has been due for an hour, or has failed.',
    'state',
    { due: read('due'), late: read('late'), failed: read('failed') },
  );
}
