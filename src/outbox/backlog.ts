import type { Core } from '@strapi/strapi';
import { LRUCache } from 'lru-cache';
import { database } from '../database/pool';
import { NOW } from '../database/timestamps';
import { metricsOf } from '../metrics/metrics';
import type { CountAttempt } from './results';

/** SQL of the rows of each outbox that are due. Deliveries to disabled endpoints wait for their enabling. */
const DUE = {
  webhooks: `webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id AND e.enabled
    WHERE d.state = 'pending'`,
  mails: `mails d WHERE d.state = 'queued'`,
  payments: `payment_inbox d WHERE d.state = 'pending'`,
  portal: `portal_mails d WHERE d.state = 'queued'`,
} as const;

type OutboxName = keyof typeof DUE;

interface Backlog {
  waiting: number;
  /** Of the oldest, in seconds; null when nothing waits. */
  age: number | null;
}

const SELECT = Object.entries(DUE)
  .map(
    ([outbox, due]) => `SELECT '${outbox}' AS outbox, count(*)::int AS waiting,
      extract(epoch FROM ${NOW} - min(d.next_attempt_at))::float8 AS age
    FROM ${due} AND d.next_attempt_at <= ${NOW}`,
  )
  .join(' UNION ALL ');

type Backlogs = Partial<Record<OutboxName, Backlog>>;

async function backlogs(strapi: Core.Strapi): Promise<Backlogs> {
  const rows = await database(strapi).query<Backlog & { outbox: OutboxName }>({
    text: SELECT,
    values: [],
  });
  return Object.fromEntries(rows.map((row) => [row.outbox, row]));
}

/** Long enough for the figures of one answer. */
const FRESH_MS = 500;

/** Shows what waits in the outboxes of the whole service. Called once, in `register`. */
export function registerBacklog(strapi: Core.Strapi): void {
  const metrics = metricsOf(strapi);
  const cache = new LRUCache<'all', Backlogs>({
    max: 1,
    ttl: FRESH_MS,
    fetchMethod: () => backlogs(strapi),
  });
  const read = (outbox: OutboxName) => async () => (await cache.forceFetch('all'))[outbox];
  const [webhooks, mails, payments] = [read('webhooks'), read('mails'), read('payments')];
  const portal = read('portal');
  metrics?.gauges(
    'outbox_waiting',
    'Webhooks, mails, questions to payment providers and mails of the portal of the whole service that are due.',
    'outbox',
    {
      webhooks: async () => (await webhooks())?.waiting,
      mails: async () => (await mails())?.waiting,
      payments: async () => (await payments())?.waiting,
      portal: async () => (await portal())?.waiting,
    },
  );
  metrics?.gauges(
    'outbox_age_seconds',
    'For how long the oldest of them has been due; 0 for none.',
    'outbox',
    {
      webhooks: async () => (await webhooks())?.age ?? 0,
      mails: async () => (await mails())?.age ?? 0,
      payments: async () => (await payments())?.age ?? 0,
      portal: async () => (await portal())?.age ?? 0,
    },
  );
}

/** Counts the attempts of this process to send from an outbox. */
export function countAttempts(strapi: Core.Strapi, outbox: OutboxName): CountAttempt {
  const metrics = metricsOf(strapi);
  return (state) => metrics?.attempt(outbox, state);
}
