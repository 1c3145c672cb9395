import type { Core } from '@strapi/strapi';
import { countAttempts } from '../outbox/backlog';
import { claimFairly } from '../outbox/business-rows';
import type { Outbox } from '../outbox/outbox';
import { ownWorker } from '../outbox/own-worker';
import { Results } from '../outbox/results';
import { askProvider } from './ask-provider';
import { judge, type Answered } from './outcome';
import { claim, finish, LEASE_MS, type Claimed } from './sql/inbox';
import { PAYMENTS } from './wake';

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
    claim: claimFairly(claim, PER_BUSINESS),
    attempt: (question) => askProvider(strapi, question),
    isUnanswered: ({ answered }) => !answered,
    // The requests of the package end by themselves, in eight seconds at most.
    close: () => Promise.resolve(),
  };
}

/** Asks payment providers. */
export const paymentWorker = ownWorker(PAYMENTS, outboxOf);
