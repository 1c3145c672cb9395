import { createLogger } from '@strapi/logger';
import { loggerOf } from '../config/logger';
import { openDatabase as openPool, type Database } from '../src/database/pool';
import { isPrepared } from '../src/database/run-steps';
import type { Settings } from '../src/settings';
import { asCommand } from './as-command';
import { openDatabase } from './database';
import { prepareEnvironment } from './environment';
import { untilSignalled } from './signals';
import { report, StartError } from './start-error';
import { destroyStrapi, loadStrapi } from './strapi-instance';

const CONNECTIONS = 2;

type Print = (text: string) => Promise<void>;

/** @param print for what is too long to be held at once; the result follows it */
type Work = (db: Database, settings: Settings, print: Print) => Promise<string>;

/**
 * Runs a command on the service's database, beside a running service or alone, and ends the process. Only
 * the result of `work` goes to stdout. Logs and the output of libraries go to stderr.
 */
export async function withDatabase(work: Work): Promise<never> {
  // pg warns about Strapi's parallel statements in one transaction. Nobody at the terminal can
  // change that.
  process.noDeprecation = true;
  const write = process.stdout.write.bind(process.stdout);
  const print: Print = (text) => new Promise((done) => write(text, () => done()));
  process.stdout.write = process.stderr.write.bind(process.stderr);
  try {
    await print(
      `${await onDatabase(process.cwd(), (db, settings) => work(db, settings, print))}\n`,
    );
    process.exit(0);
  } catch (error) {
    report(error);
    process.exit(1);
  }
}

async function onDatabase(
  root: string,
  work: (db: Database, settings: Settings) => Promise<string>,
): Promise<string> {
  const interrupted = untilSignalled().then((signal): never => {
    throw new StartError(`Stopped by ${signal}.`);
  });
  const settings = prepareEnvironment(root, (line) => process.stderr.write(`${line}\n`));
  const database = await openDatabase(root);
  const log = createLogger({ ...loggerOf(settings), level: 'warn' });
  database.keepRunning((line) => log.warn(line));
  const db = openPool(process.env['DATABASE_URL'] ?? settings.DATABASE_URL, CONNECTIONS, log);
  try {
    return await Promise.race([interrupted, prepare(root, db).then(() => work(db, settings))]);
  } finally {
    await db.close();
    await database.release();
  }
}

/** Loads Strapi once where no service of this version has made the tables. */
async function prepare(root: string, db: Database): Promise<void> {
  if (await isPrepared(db, root)) return;
  await destroyStrapi(await loadStrapi(root, asCommand));
}
