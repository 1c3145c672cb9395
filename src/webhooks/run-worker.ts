import type { Core } from '@strapi/strapi';
import { createOutboundClient } from '../outbound/client';
import { operatorsPolicy } from '../outbound/policy';
import { countAttempts } from '../outbox/backlog';
import type { Outbox } from '../outbox/outbox';
import { ownWorker } from '../outbox/own-worker';
import type { CountAttempt } from '../outbox/results';
import { runOutbox, type RunningWorker } from '../outbox/run-worker';
import type { DatabaseSettings, Settings } from '../settings';
import { settingsOf } from '../strapi/settings-service';
import { attempt } from './attempt';
import type { Attempt } from './outcome';
import { DeliveryResults } from './results';
import { EndpointSecrets } from './secret';
import { claim, LEASE_MS, type Claimed } from './sql/claim';
import { WEBHOOKS } from './wake';

/** The most deliveries under way on one node: in all, for one business, and to one endpoint. */
const CONCURRENCY = 128;
const PER_BUSINESS = 32;
const PER_ENDPOINT = 10;

/** An attempt may take 15 s. */
const NEEDED_LEASE_MS = 20_000;

type WorkerSettings = Pick<
  Settings,
  | keyof DatabaseSettings
  | 'ENCRYPTION_KEY'
  | 'OUTBOUND_ALLOW_PRIVATE_NETWORK'
  | 'OUTBOUND_PRIVATE_RANGES'
>;

function outboxOf(settings: WorkerSettings, count: CountAttempt): Outbox<Claimed, Attempt> {
  const client = createOutboundClient(operatorsPolicy(settings));
  const sender = { client, secrets: new EndpointSecrets(settings.ENCRYPTION_KEY) };
  const limits = { perBusiness: PER_BUSINESS, perEndpoint: PER_ENDPOINT };
  return {
    name: 'Webhooks',
    concurrency: CONCURRENCY,
    leaseMs: LEASE_MS,
    neededLeaseMs: NEEDED_LEASE_MS,
    results: new DeliveryResults(count),
    claim: (db, { lease, free, inFlight }) =>
      claim(db, {
        ...limits,
        lease,
        free,
        busy: inFlight.by(({ endpoint }) => endpoint),
        busyBusinesses: inFlight.by(({ business }) => business),
      }),
    attempt: (delivery) => attempt(sender, delivery),
    isUnanswered: ({ status }) => status === null,
    close: () => client.close(),
  };
}

/** Runs the worker of webhooks without Strapi. @param node this process */
export function runWorker(
  settings: WorkerSettings,
  log: Core.Strapi['log'],
  node: string,
): RunningWorker {
  const { channel } = WEBHOOKS;
  return runOutbox(
    outboxOf(settings, () => undefined),
    { settings, channel, node, log },
  );
}

/** Delivers webhooks. */
export const webhookWorker = ownWorker(WEBHOOKS, (strapi) =>
  outboxOf(settingsOf(strapi), countAttempts(strapi, 'webhooks')),
);
