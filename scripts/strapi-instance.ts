import path from 'node:path';
import type * as Strapi from '@strapi/strapi';
import type { Core } from '@strapi/strapi';
import { Client } from 'pg';
import { assertSecrets } from './assert-secrets';
import { lockStartsAnywhere } from './boot-lock';
import { directUrl } from './database';

/**
 * Loads Strapi for the project in `root` without listening. Several nodes may start at once, and on
 * a new database each would create the tables. So only one process loads at a time.
 * @param prepare called before the load, to change the configuration
 */
export async function loadStrapi(
  root: string,
  prepare: (strapi: Core.Strapi) => void = () => undefined,
): Promise<Core.Strapi> {
  const lock = new Client({ connectionString: directUrl() });
  lock.on('error', () => undefined);
  await lock.connect();
  try {
    await lockStartsAnywhere(lock);
    const advice = await assertSecrets(lock);
    const { createStrapi } = await importStrapi();
    // Strapi adds signal handlers that close every connection at once and end the process.
    const restore = rememberSignalHandlers();
    const strapi = createStrapi({ appDir: root, distDir: path.join(root, 'dist') });
    restore();
    prepare(strapi);
    if (advice) strapi.log.warn(advice);
    return await strapi.load();
  } finally {
    await lock.end();
  }
}

/** Strapi's `destroy` removes all handlers of the process, including ours for signals. */
export async function destroyStrapi(strapi: Core.Strapi): Promise<void> {
  const restore = rememberSignalHandlers();
  await strapi.destroy();
  restore();
}

function rememberSignalHandlers(): () => void {
  const remembered = (['SIGINT', 'SIGTERM'] as const).map(
    (signal) => [signal, process.listeners(signal)] as const,
  );
  return () => {
    for (const [signal, handlers] of remembered) {
      process.removeAllListeners(signal);
      for (const handler of handlers) process.on(signal, handler);
    }
  };
}

/**
 * Imports Strapi late, because it reads the environment during the import, and `.env` must be read
 * before.
 */
function importStrapi(): Promise<Pick<typeof Strapi, 'createStrapi'>> {
  process.env['NODE_ENV'] ??= 'production';
  process.env['STRAPI_TELEMETRY_DISABLED'] = 'true';
  return import('@strapi/strapi');
}
