import type { Core } from '@strapi/strapi';
import { openDatabase, type Database } from './database';
import { prepareEnvironment } from './environment';
import { untilSignalled } from './signals';
import { report, StartError } from './start-error';
import { destroyStrapi, loadStrapi } from './strapi-instance';

/**
 * Runs a command on the service's database, beside a running service or alone, and ends the
 * process. Only the result of `work` goes to stdout. Logs and the output of libraries go to stderr.
 */
export async function withStrapi(work: (strapi: Core.Strapi) => Promise<string>): Promise<never> {
  // pg warns about Strapi's parallel statements in one transaction. Nobody at the terminal can
  // change that.
  process.noDeprecation = true;
  const print = process.stdout.write.bind(process.stdout);
  process.stdout.write = process.stderr.write.bind(process.stderr);
  try {
    const answer = await onDatabase(work);
    await new Promise<void>((done) => print(`${answer}\n`, () => done()));
    process.exit(0);
  } catch (error) {
    report(error);
    process.exit(1);
  }
}

async function onDatabase(work: (strapi: Core.Strapi) => Promise<string>): Promise<string> {
  const interrupted = untilSignalled().then((signal): never => {
    throw new StartError(`Stopped by ${signal}.`);
  });
  prepareEnvironment(process.cwd(), (line) => process.stderr.write(`${line}\n`));
  const database = await openDatabase(process.cwd());
  try {
    return await Promise.race([interrupted, run(database, work)]);
  } finally {
    await database.release();
  }
}

async function run(
  database: Database,
  work: (strapi: Core.Strapi) => Promise<string>,
): Promise<string> {
  const strapi = await loadStrapi(process.cwd(), asCommand);
  database.keepRunning((line) => strapi.log.warn(line));
  try {
    return await work(strapi);
  } finally {
    await destroyStrapi(strapi);
  }
}

/** A command does only its own task, and none of the service's background work. */
export function asCommand(strapi: Core.Strapi): void {
  strapi.log.level = 'warn';
  strapi.config.set('server.cron.enabled', false);
  strapi.config.set('invoicing.background', false);
}
