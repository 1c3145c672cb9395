import type { Core } from '@strapi/strapi';
import { countAttempts } from '../outbox/backlog';
import type { Outbox } from '../outbox/outbox';
import { Results } from '../outbox/results';
import { runOutbox, type RunningWorker } from '../outbox/run-worker';
import { service } from '../strapi/service';
import { settingsOf } from '../strapi/settings-service';
import { askProvider } from './ask-provider';
import { judge, type Answered } from './outcome';
import { claim, finish, LEASE_MS, type Claimed } from './sql/inbox';
import { CHANNEL, paymentWakeUpOf } from './wake';

/** Each waits for a provider most of the time, and then needs one of the API's connections. */
const CONCURRENCY = 8;
const PER_BUSINESS = 4;
/** Three requests to a provider, and the booking. */
const NEEDED_LEASE_MS = 40_000;

const judged = ({ attempts }: Claimed, sent: Answered) => judge(sent, attempts, Math.random());

function outboxOf(strapi: Core.Strapi): Outbox<Claimed, Answered> {
  return {
    name: 'Questions to payment providers',
    concurrency: CONCURRENCY,
    leaseMs: LEASE_MS,
    neededLeaseMs: NEEDED_LEASE_MS,
    results: new Results('payment_inbox', judged, finish, countAttempts(strapi, 'payments')),
    claim: (db, { lease, free, inFlight }) =>
      claim(db, {
        lease,
        free,
        perBusiness: PER_BUSINESS,
        busy: inFlight.by(({ business }) => business),
      }),
    attempt: (question) => askProvider(strapi, question),
    isUnanswered: ({ answered }) => !answered,
    // The requests of the package end by themselves, in eight seconds at most.
    close: () => Promise.resolve(),
  };
}

/** Runs a worker that asks providers in this process. */
export function runPayments(strapi: Core.Strapi): RunningWorker {
  const where = {
    settings: settingsOf(strapi),
    channel: CHANNEL,
    node: paymentWakeUpOf(strapi).node,
    log: strapi.log,
  };
  return runOutbox(outboxOf(strapi), where);
}

const WORKER = service<RunningWorker>('payment-worker');

/** Starts this process's worker, unless `WEBHOOK_WORKER=off`. */
export function startPayments(strapi: Core.Strapi): void {
  if (settingsOf(strapi).WEBHOOK_WORKER === 'off') return;
  paymentWakeUpOf(strapi).here = WORKER.provide(strapi, runPayments(strapi)).wake;
}

/** Stops this process's worker, if there is one. */
export async function stopPayments(strapi: Core.Strapi): Promise<void> {
  paymentWakeUpOf(strapi).here = null;
  await WORKER.find(strapi)?.stop();
}
