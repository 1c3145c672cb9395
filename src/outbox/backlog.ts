import type { Core } from '@strapi/strapi';
import { database } from '../database/pool';
import { NOW } from '../database/timestamps';
import { metricsOf } from '../metrics/metrics';
import type { CountAttempt } from './results';

/** SQL of the rows of each outbox that are due. Deliveries to disabled endpoints wait for their enabling. */
const DUE = {
  webhooks: `webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id AND e.enabled
    WHERE d.state = 'pending'`,
  mails: `mails d WHERE d.state = 'queued'`,
} as const;

type OutboxName = keyof typeof DUE;

interface Backlog {
  waiting: number;
  /** Of the oldest, in seconds; null when nothing waits. */
  age: number | null;
}

async function backlogOf(strapi: Core.Strapi, outbox: OutboxName): Promise<Backlog> {
  const [found] = await database(strapi).query<Backlog>({
    text: `SELECT count(*)::int AS waiting,
        extract(epoch FROM ${NOW} - min(d.next_attempt_at))::float8 AS age
      FROM ${DUE[outbox]} AND d.next_attempt_at <= ${NOW}`,
    values: [],
  });
  return found ?? { waiting: 0, age: null };
}

/** Shows what waits in the outboxes of the whole service. Called once, in `register`. */
export function registerBacklog(strapi: Core.Strapi): void {
  const metrics = metricsOf(strapi);
  const waiting = async (outbox: OutboxName) => (await backlogOf(strapi, outbox)).waiting;
  const age = async (outbox: OutboxName) => (await backlogOf(strapi, outbox)).age ?? 0;
  metrics?.gauges(
    'outbox_waiting',
    'Webhooks and mails of the whole service that are due and not yet sent.',
    'outbox',
    { webhooks: () => waiting('webhooks'), mails: () => waiting('mails') },
  );
  metrics?.gauges(
    'outbox_age_seconds',
    'For how long the oldest of them has been due; 0 for none.',
    'outbox',
    { webhooks: () => age('webhooks'), mails: () => age('mails') },
  );
}

/** Counts the attempts of this process to send from an outbox. */
export function countAttempts(strapi: Core.Strapi, outbox: OutboxName): CountAttempt {
  const metrics = metricsOf(strapi);
  return (state) => metrics?.attempt(outbox, state);
}
