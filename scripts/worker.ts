import { randomUUID } from 'node:crypto';
import { createLogger } from '@strapi/logger';
import { loggerOf } from '../config/logger';
import type { Core } from '@strapi/strapi';
import { hasMailServer } from '../src/mail/is-configured';
import { mailWorker } from '../src/mail/run-worker';
import { paymentWorker } from '../src/online/run-worker';
import type { RunningWorker } from '../src/outbox/run-worker';
import { portalMailWorker } from '../src/portal/mails/run-worker';
import { runWorker } from '../src/webhooks/run-worker';
import { asCommand } from './as-command';
import { hasProviders, untilProviders } from './connected-providers';
import { openDatabase } from './database';
import { prepareEnvironment } from './environment';
import { shapeOutput } from './log-output';
import { readOptions } from './read-options';
import { untilSignalled } from './signals';
import { startAdvice } from './start-advice';
import { report } from './start-error';
import { destroyStrapi, loadStrapi } from './strapi-instance';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const USAGE = `Usage: npm run worker

Delivers webhooks, and e-mails if SMTP_URL is set, and asks payment providers, until a signal ends it.`;

/**
 * `npm run worker`: delivers webhooks and e-mails and asks payment providers, in a process apart from the web
 * processes, on the same database. Without a mail server and a provider it needs no Strapi, so it starts at
 * once, and waits until a web process has made the tables. Otherwise it loads Strapi first.
 */
export async function main(args: string[] = []): Promise<void> {
  readOptions(args, [], USAGE);
  shapeOutput();
  const signalled = untilSignalled();
  try {
    await deliver(process.cwd(), signalled);
    process.exit(0);
  } catch (error) {
    report(error);
    process.exit(1);
  }
}

/** What needs Strapi: mails, and questions to payment providers. */
class WithStrapi {
  #strapi: Core.Strapi | null = null;
  #running: RunningWorker[] = [];

  async start(root: string): Promise<{ mails: boolean }> {
    const strapi = await loadStrapi(root, asCommand);
    this.#strapi = strapi;
    const workers = [mailWorker, portalMailWorker, paymentWorker];
    this.#running = workers.flatMap((worker) => worker.run(strapi) ?? []);
    return { mails: hasMailServer(strapi) };
  }

  async stop(): Promise<void> {
    await Promise.all(this.#running.map((worker) => worker.stop()));
    if (this.#strapi) await destroyStrapi(this.#strapi);
  }
}

async function deliver(root: string, signalled: Promise<string>): Promise<void> {
  const settings = prepareEnvironment(root, say);
  const log = createLogger(loggerOf(settings));
  for (const line of startAdvice()) log.warn(line);
  const database = await openDatabase(root);
  const stopping = new AbortController();
  try {
    const url = process.env['DATABASE_URL'] ?? settings.DATABASE_URL;
    database.keepRunning((line) => log.warn(line));
    if (database.advice) log.warn(database.advice);
    const others = new WithStrapi();
    // Before the workers: loading blocks their connections for seconds.
    const isNeeded = settings.SMTP_URL !== undefined || (await hasProviders(url));
    const { mails } = isNeeded ? await others.start(root) : { mails: false };
    const worker = runWorker({ ...settings, DATABASE_URL: url }, log, randomUUID());
    const later = isNeeded
      ? Promise.resolve()
      : untilProviders(url, stopping.signal).then(async (found) => {
          if (found) await others.start(root);
        });
    say(`Delivering webhooks${mails ? ' and e-mails' : '; e-mails need SMTP_URL'}.`);
    say(`${await signalled}: finishing deliveries in progress, then stopping.`);
    stopping.abort();
    await later.catch((error: unknown) => log.error(String(error)));
    await Promise.all([worker.stop(), others.stop()]);
  } finally {
    await database.release();
  }
}
