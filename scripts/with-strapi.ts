import type { Core } from '@strapi/strapi';
import { asCommand } from './as-command';
import { openDatabase } from './database';
import { prepareEnvironment } from './environment';
import { untilSignalled } from './signals';
import { report, StartError } from './start-error';
import { destroyStrapi, loadStrapi } from './strapi-instance';

/**
 * Runs a command that needs the use cases of the panel, beside a running service or alone, and ends the process with
 * the exit code that the work answers. Only the text of the work goes to stdout.
 */
export async function withStrapi(
  work: (strapi: Core.Strapi) => Promise<{ text: string; code: 0 | 1 }>,
): Promise<never> {
  process.noDeprecation = true;
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = process.stderr.write.bind(process.stderr);
  try {
    const { text, code } = await onStrapi(process.cwd(), work);
    await new Promise<void>((done) => write(`${text}\n`, () => done()));
    process.exit(code);
  } catch (error) {
    report(error);
    process.exit(1);
  }
}

async function onStrapi<T>(root: string, work: (strapi: Core.Strapi) => Promise<T>): Promise<T> {
  const interrupted = untilSignalled().then((signal): never => {
    throw new StartError(`Stopped by ${signal}.`);
  });
  prepareEnvironment(root, (line) => process.stderr.write(`${line}\n`));
  const database = await openDatabase(root);
  database.keepRunning((line) => process.stderr.write(`${line}\n`));
  try {
    const strapi = await loadStrapi(root, asCommand);
    try {
      return await Promise.race([interrupted, work(strapi)]);
    } finally {
      await destroyStrapi(strapi);
    }
  } finally {
    await database.release();
  }
}
