import type { Core } from '@strapi/strapi';
import { asCommand } from './as-command';
import { inProcess, interrupted } from './command-process';
import { openDatabase } from './database';
import { prepareEnvironment } from './environment';
import { destroyStrapi, loadStrapi } from './strapi-instance';

/** Runs a command that needs the use cases of the panel, beside a running service or alone. */
export const withStrapi = (
  work: (strapi: Core.Strapi) => Promise<{ text: string; code: 0 | 1 }>,
): Promise<never> => inProcess(() => onStrapi(process.cwd(), work));

async function onStrapi<T>(root: string, work: (strapi: Core.Strapi) => Promise<T>): Promise<T> {
  const stopped = interrupted();
  prepareEnvironment(root, (line) => process.stderr.write(`${line}\n`));
  const database = await openDatabase(root);
  database.keepRunning((line) => process.stderr.write(`${line}\n`));
  try {
    const strapi = await loadStrapi(root, asCommand);
    try {
      return await Promise.race([stopped, work(strapi)]);
    } finally {
      await destroyStrapi(strapi);
    }
  } finally {
    await database.release();
  }
}
