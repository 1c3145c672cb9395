import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { runMails } from '../src/mail/register';
import { runWorker } from '../src/webhooks/run-worker';
import { openDatabase } from './database';
import { prepareEnvironment } from './environment';
import { untilSignalled } from './signals';
import { report } from './start-error';
import { destroyStrapi, loadStrapi } from './strapi-instance';
import { asCommand } from './with-strapi';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);
const LOG = { warn: complain, error: complain } as unknown as Core.Strapi['log'];

/**
 * `npm run worker`: delivers webhooks and e-mails in a process apart from the web processes, on the same
 * database. Webhooks need no Strapi, so they start at once, and wait until a web process has made the
 * tables. Mails follow where a mail server is set: their PDFs and the e-mail plugin need Strapi.
 */
export async function main(): Promise<void> {
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
  const settings = prepareEnvironment(root, complain);
  const database = await openDatabase(root);
  try {
    const url = process.env['DATABASE_URL'] ?? settings.DATABASE_URL;
    database.keepRunning(complain);
    const worker = runWorker({ ...settings, DATABASE_URL: url }, LOG, randomUUID());
    say('Delivering webhooks.');
    const stopMails = settings.SMTP_URL ? await sendMails(root) : null;
    say(`${await signalled}: finishing deliveries in progress, then stopping.`);
    await Promise.all([worker.stop(), stopMails?.()]);
  } finally {
    await database.release();
  }
}

/** @returns the function that stops it */
async function sendMails(root: string): Promise<() => Promise<void>> {
  const strapi = await loadStrapi(root, asCommand);
  const worker = runMails(strapi);
  say('Sending e-mails.');
  return async () => {
    await worker?.stop();
    await destroyStrapi(strapi);
  };
}
