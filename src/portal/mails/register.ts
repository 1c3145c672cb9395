import type { Core } from '@strapi/strapi';
import { readMailbox } from '../../domain/mailbox';
import type { Sender } from '../../mail/attempt';
import { mailThreadsOf } from '../../mail/register-threads';
import { ATTEMPT_LIMIT_MS } from '../../mail/thread/time-limit';
import { countAttempts } from '../../outbox/backlog';
import type { Outbox } from '../../outbox/outbox';
import { Results } from '../../outbox/results';
import { runOutbox, type RunningWorker } from '../../outbox/run-worker';
import { service } from '../../strapi/service';
import { settingsOf } from '../../strapi/settings-service';
import { claim, finish, LEASE_MS, type Claimed } from '../sql/mails';
import { CHANNEL, portalWakeUpOf } from '../wake';
import { attempt } from './attempt';
import { isUnanswered, judge, type Outcome } from './outcome';

const CONCURRENCY = 8;
/** Requests of links count as one business: invitations always find a place beside them. */
const PER_BUSINESS = 5;
const WRITING_MS = 5_000;

const judged = ({ attempts }: Claimed, outcome: Outcome) => judge(outcome, attempts, Math.random());

function outboxOf(
  strapi: Core.Strapi,
  sender: Sender,
  abort: () => void,
): Outbox<Claimed, Outcome> {
  return {
    name: 'E-mails of the portal',
    concurrency: CONCURRENCY,
    leaseMs: LEASE_MS,
    neededLeaseMs: ATTEMPT_LIMIT_MS + WRITING_MS,
    results: new Results('portal_mails', judged, finish, countAttempts(strapi, 'portal')),
    claim: (db, { lease, free, inFlight }) =>
      claim(db, {
        lease,
        free,
        perBusiness: PER_BUSINESS,
        busy: inFlight.by(({ business }) => business),
      }),
    attempt: (mail) => attempt(sender, mail),
    isUnanswered,
    // The threads belong to all mails, and close with the last of them.
    close: () => Promise.resolve(abort()),
  };
}

/** Runs a worker of the portal's mails in this process; null without a mail server. */
export function runPortalMails(strapi: Core.Strapi): RunningWorker | null {
  const settings = settingsOf(strapi);
  if (!settings.SMTP_URL || !settings.MAIL_FROM) return null;
  const from = readMailbox(settings.MAIL_FROM)?.address ?? '';
  const stopping = new AbortController();
  const sender = { strapi, from, threads: mailThreadsOf(strapi), stopped: stopping.signal };
  const where = { settings, channel: CHANNEL, node: portalWakeUpOf(strapi).node, log: strapi.log };
  return runOutbox(
    outboxOf(strapi, sender, () => stopping.abort()),
    where,
  );
}

const WORKER = service<RunningWorker>('portal-worker');

/** Starts this process's worker, unless `WEBHOOK_WORKER=off` or there is no mail server. */
export function startPortalMails(strapi: Core.Strapi): void {
  const worker = settingsOf(strapi).WEBHOOK_WORKER === 'off' ? null : runPortalMails(strapi);
  if (worker) portalWakeUpOf(strapi).here = WORKER.provide(strapi, worker).wake;
}

/** Stops this process's worker, if there is one. Called before the threads of mails are closed. */
export async function stopPortalMails(strapi: Core.Strapi): Promise<void> {
  portalWakeUpOf(strapi).here = null;
  await WORKER.find(strapi)?.stop();
}
