import path from 'node:path';
import { Client } from 'pg';
import { openEmbeddedDatabase } from './embedded-database';
import { StartError } from './start-error';

/** The database of the service: the embedded one, or another server. */
export interface Database {
  keepRunning(onRestart: (line: string) => void): void;
  release(): Promise<void>;
}

/**
 * Opens the server that `DATABASE_URL` names or, without it, the embedded one below `.data/`. Afterwards
 * `DATABASE_URL` is set in both cases.
 */
export async function openDatabase(root: string): Promise<Database> {
  const url = process.env['DATABASE_URL'];
  if (url) {
    await assertReachable(url);
    return { keepRunning: () => undefined, release: async () => undefined };
  }
  const database = await openEmbeddedDatabase(path.join(root, '.data'));
  process.env['DATABASE_URL'] = database.url;
  return database;
}

async function assertReachable(url: string): Promise<void> {
  const target = describe(url);
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new StartError(
      `The database that DATABASE_URL names cannot be used (${target}): ${reasonOf(error)}`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Host and database name, without the password. */
function describe(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${pathname.slice(1) || 'default database'} on ${hostname || 'a local socket'}, port ${port || 5432}`;
}

/** For "localhost" Node fails twice, with IPv6 and IPv4, and the combined error has no message. */
function reasonOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}
