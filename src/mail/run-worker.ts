import type { Core } from '@strapi/strapi';
import { countAttempts } from '../outbox/backlog';
import type { Outbox } from '../outbox/outbox';
import { Results, type CountAttempt } from '../outbox/results';
import { runOutbox, type RunningWorker } from '../outbox/run-worker';
import { readMailbox } from '../domain/mailbox';
import type { DatabaseSettings } from '../settings';
import { attempt, type Sender } from './attempt';
import { judge, type Attempt } from './outcome';
import { claim, LEASE_MS, type Claimed } from './sql/claim';
import { finish } from './sql/finish';
import { mailThreadsOf } from './register-threads';
import { ATTEMPT_LIMIT_MS } from './thread/time-limit';
import { CHANNEL } from './wake';

/** More than the connections to the mail server: files of the next mails are made meanwhile. */
const CONCURRENCY = 8;
const PER_BUSINESS = 5;
const WRITING_MS = 5_000;

const judged = ({ attempts }: Claimed, sent: Attempt) => judge(sent, attempts, Math.random());

function outboxOf(
  sender: Sender,
  abort: () => void,
  count: CountAttempt,
): Outbox<Claimed, Attempt> {
  return {
    name: 'E-mails',
    concurrency: CONCURRENCY,
    leaseMs: LEASE_MS,
    neededLeaseMs: ATTEMPT_LIMIT_MS + WRITING_MS,
    results: new Results('mails', judged, finish, count),
    claim: (db, { lease, free, inFlight }) =>
      claim(db, {
        lease,
        free,
        perBusiness: PER_BUSINESS,
        busy: inFlight.by(({ business }) => business),
      }),
    attempt: (mail) => attempt(sender, mail),
    isUnanswered: ({ answered }) => !answered,
    close: () => {
      abort();
      return sender.threads.close();
    },
  };
}

/** The mail server and the database of a worker. */
export interface MailSettings extends DatabaseSettings {
  SMTP_URL: string;
  MAIL_FROM: string;
}

/** The worker of mails. @param node this process */
export function runMailWorker(
  strapi: Core.Strapi,
  settings: MailSettings,
  node: string,
): RunningWorker {
  const from = readMailbox(settings.MAIL_FROM)?.address ?? '';
  const stopping = new AbortController();
  const threads = mailThreadsOf(strapi);
  const sender = { strapi, from, threads, stopped: stopping.signal };
  const where = { settings, channel: CHANNEL, node, log: strapi.log };
  return runOutbox(
    outboxOf(sender, () => stopping.abort(), countAttempts(strapi, 'mails')),
    where,
  );
}
