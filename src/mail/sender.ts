import type { Core } from '@strapi/strapi';
import { readMailbox } from '../domain/mailbox';
import { settingsOf } from '../strapi/settings-service';
import type { Sender } from './attempt';
import { hasMailServer } from './is-configured';
import { mailThreadsOf } from './register-threads';
import { ATTEMPT_LIMIT_MS } from './thread/time-limit';

/** More than the connections to the mail server: files of the next mails are made meanwhile. */
const CONCURRENCY = 8;
const WRITING_MS = 5_000;

/** The means to send, and the parts that the outboxes of mails share. */
interface Sending {
  sender: Sender;
  shared: {
    concurrency: number;
    neededLeaseMs: number;
    /** Aborts the attempts under way. The threads stay: other mails use them, too. */
    close(): Promise<void>;
  };
}

/** Null without a mail server. */
export function sendingOf(strapi: Core.Strapi): Sending | null {
  if (!hasMailServer(strapi)) return null;
  const from = readMailbox(settingsOf(strapi).MAIL_FROM ?? '')?.address ?? '';
  const stopping = new AbortController();
  return {
    sender: { strapi, from, threads: mailThreadsOf(strapi), stopped: stopping.signal },
    shared: {
      concurrency: CONCURRENCY,
      neededLeaseMs: ATTEMPT_LIMIT_MS + WRITING_MS,
      close: () => Promise.resolve(stopping.abort()),
    },
  };
}
