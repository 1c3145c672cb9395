import { createLogger } from '@strapi/logger';
import { loggerOf } from '../config/logger';
import { openDatabase as openPool, type Database } from '../src/database/pool';
import { isPrepared } from '../src/database/run-steps';
import type { Settings } from '../src/settings';
import { asCommand } from './as-command';
import { inProcess, interrupted, type Print } from './command-process';
import { openDatabase } from './database';
import { prepareEnvironment } from './environment';
import { destroyStrapi, loadStrapi } from './strapi-instance';

const CONNECTIONS = 2;

/** @param print for what is too long to be held at once; the result follows it */
type Work = (db: Database, settings: Settings, print: Print) => Promise<string>;

/** Runs a command on the service's database, beside a running service or alone. */
export const withDatabase = (work: Work): Promise<never> =>
  inProcess(async (print) => {
    const text = await onDatabase(process.cwd(), (db, settings) => work(db, settings, print));
    return { text, code: 0 };
  });

async function onDatabase(
  root: string,
  work: (db: Database, settings: Settings) => Promise<string>,
): Promise<string> {
  const stopped = interrupted();
  const settings = prepareEnvironment(root, (line) => process.stderr.write(`${line}\n`));
  const database = await openDatabase(root);
  const log = createLogger({ ...loggerOf(settings), level: 'warn' });
  database.keepRunning((line) => log.warn(line));
  const db = openPool(process.env['DATABASE_URL'] ?? settings.DATABASE_URL, CONNECTIONS, log);
  try {
    return await Promise.race([stopped, prepare(root, db).then(() => work(db, settings))]);
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
