import type { Core } from '@strapi/strapi';
import { database } from '../database/pool';
import type { RunningWorker } from '../outbox/run-worker';
import type { Settings } from '../settings';
import { service } from '../strapi/service';
import { settingsOf } from '../strapi/settings-service';
import { lacksPublicUrl } from './is-configured';
import { closeMailThreads } from './register-threads';
import { runMailWorker, type MailSettings } from './run-worker';
import { hasQueued } from './sql/has-queued';
import { mailWakeUpOf } from './wake';

const NO_SERVER =
  'E-mails wait: set SMTP_URL and MAIL_FROM, and start the service again (docs/settings.md).';

const LINKS_STAY_HERE =
  'PUBLIC_URL is empty or names this machine: links in e-mails open here alone. Set it to the address at which customers reach this service (docs/settings.md).';

/** Null when this service has no mail server. */
function mailSettings({ SMTP_URL, MAIL_FROM, ...others }: Settings): MailSettings | null {
  return SMTP_URL && MAIL_FROM ? { ...others, SMTP_URL, MAIL_FROM } : null;
}

/** Says once that mails wait: at the start, or when the first one is stored. */
function sayThatMailsWait(strapi: Core.Strapi): void {
  const wakeUp = mailWakeUpOf(strapi);
  const say = () => {
    if (wakeUp.here) strapi.log.warn(NO_SERVER);
    wakeUp.here = null;
  };
  wakeUp.here = say;
  hasQueued(database(strapi)).then(
    (waits) => waits && say(),
    () => undefined,
  );
}

/** Runs a worker of mails in this process; null without a mail server. */
export function runMails(strapi: Core.Strapi): RunningWorker | null {
  const server = mailSettings(settingsOf(strapi));
  return server && runMailWorker(strapi, server, mailWakeUpOf(strapi).node);
}

const WORKER = service<RunningWorker>('mail-worker');

/** Starts this process's worker, unless `WEBHOOK_WORKER=off` or there is no mail server. */
export function startMails(strapi: Core.Strapi): void {
  const settings = settingsOf(strapi);
  if (!mailSettings(settings)) return sayThatMailsWait(strapi);
  if (lacksPublicUrl(strapi)) strapi.log.warn(LINKS_STAY_HERE);
  const worker = settings.WEBHOOK_WORKER === 'off' ? null : runMails(strapi);
  if (worker) mailWakeUpOf(strapi).here = WORKER.provide(strapi, worker).wake;
}

/** Stops this process's worker, if there is one. */
export async function stopMails(strapi: Core.Strapi): Promise<void> {
  mailWakeUpOf(strapi).here = null;
  await WORKER.find(strapi)?.stop();
  await closeMailThreads(strapi);
}
