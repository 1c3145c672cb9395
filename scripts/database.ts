import path from 'node:path';
import { openEmbeddedDatabase } from './embedded-database';
import { checkServer } from './server-database';
import { StartError } from './start-error';

/** The database of the service: the embedded one, or another server. */
export interface Database {
  /** A line for the log of a service. */
  readonly advice?: string | undefined;
  keepRunning(onRestart: (line: string) => void): void;
  release(): Promise<void>;
}

/**
 * Opens the server that `DATABASE_URL` names or, without it, the embedded one below `.data/`. Afterwards
 * `DATABASE_URL` is set in both cases.
 */
export async function openDatabase(root: string): Promise<Database> {
  const url = process.env['DATABASE_URL'];
  const direct = process.env['DATABASE_DIRECT_URL'];
  if (url) {
    const advice = await checkServer(url, direct);
    return { advice, keepRunning: () => undefined, release: async () => undefined };
  }
  if (direct) throw new StartError('DATABASE_DIRECT_URL needs DATABASE_URL besides.');
  const database = await openEmbeddedDatabase(path.join(root, '.data'));
  process.env['DATABASE_URL'] = database.url;
  return database;
}

/** The URL for all that needs a session of its own, when the database is open. */
export function directUrl(): string | undefined {
  return process.env['DATABASE_DIRECT_URL'] || process.env['DATABASE_URL'];
}
