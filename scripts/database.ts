import path from 'node:path';
import { Client } from 'pg';
import { openEmbeddedDatabase } from './embedded-database';
import { StartError } from './start-error';

/** The database that a process of ours works on, whoever runs it. */
export interface Database {
  keepRunning(onRestart: (line: string) => void): void;
  release(): Promise<void>;
}

/**
 * The server that `DATABASE_URL` names or, without it, the embedded one below `.data/`; afterwards
 * `DATABASE_URL` is set in either case.
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

/** Host and database name; never the password. */
function describe(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${pathname.slice(1) || 'default database'} on ${hostname || 'a local socket'}, port ${port || 5432}`;
}

/** Node reports "localhost" as two failures, of IPv6 and IPv4, in one error without a message of its own. */
function reasonOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}
