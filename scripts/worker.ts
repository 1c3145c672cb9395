import { randomUUID } from 'node:crypto';
import { createLogger } from '@strapi/logger';
import { loggerOf } from '../config/logger';
import { runMails } from '../src/mail/register';
import { runWorker } from '../src/webhooks/run-worker';
import { asCommand } from './as-command';
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

Delivers webhooks, and e-mails if SMTP_URL is set, until a signal ends it.`;

/**
 * `npm run worker`: delivers webhooks and e-mails in a process apart from the web processes, on the same
 * database. Without a mail server it needs no Strapi, so it starts at once, and waits until a web process
 * has made the tables. With one it loads Strapi first, for the e-mail plugin and the PDFs.
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

async function deliver(root: string, signalled: Promise<string>): Promise<void> {
  const settings = prepareEnvironment(root, say);
  const log = createLogger(loggerOf(settings));
  for (const line of startAdvice()) log.warn(line);
  const database = await openDatabase(root);
  try {
    const url = process.env['DATABASE_URL'] ?? settings.DATABASE_URL;
    database.keepRunning((line) => log.warn(line));
    if (database.advice) log.warn(database.advice);
    // Before the workers: loading blocks their connections for seconds.
    const strapi = settings.SMTP_URL ? await loadStrapi(root, asCommand) : null;
    const worker = runWorker({ ...settings, DATABASE_URL: url }, log, randomUUID());
    const mails = strapi && runMails(strapi);
    say(`Delivering webhooks${mails ? ' and e-mails' : '; e-mails need SMTP_URL'}.`);
    say(`${await signalled}: finishing deliveries in progress, then stopping.`);
    await Promise.all([worker.stop(), mails?.stop()]);
    if (strapi) await destroyStrapi(strapi);
  } finally {
    await database.release();
  }
}
