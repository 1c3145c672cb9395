import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { runWorker } from '../src/webhooks/run-worker';
import { openDatabase } from './database';
import { prepareEnvironment } from './environment';
import { untilSignalled } from './signals';
import { report } from './start-error';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);
const LOG = { warn: complain, error: complain } as unknown as Core.Strapi['log'];

/**
 * `npm run worker`: delivers webhooks in a process apart from the web processes, on the same
 * database. It does not load Strapi, so it starts at once. It waits until a web process has made
 * the tables.
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
    say(`${await signalled}: finishing deliveries in progress, then stopping.`);
    await worker.stop();
  } finally {
    await database.release();
  }
}
