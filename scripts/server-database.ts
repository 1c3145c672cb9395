import { Client } from 'pg';
import { openSession } from '../src/database/session';
import { StartError } from './start-error';

type Name = 'DATABASE_URL' | 'DATABASE_DIRECT_URL';

interface Reached {
  isDirect: boolean;
  /** The same for every way to one database, and another one for every other database. */
  identity: string;
}

const ADVICE =
  'DATABASE_URL leads through a pooler. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself: without it, webhooks and e-mails of other nodes wait for the next poll, and nobody can make a backup.';

/**
 * Checks that the database answers, and that both ways to it are what they should be.
 * @returns a line for the log, if something could be better
 */
export async function checkServer(url: string, direct?: string): Promise<string | undefined> {
  const usual = await reach('DATABASE_URL', url);
  if (!direct) return usual.isDirect ? undefined : ADVICE;
  const past = await reach('DATABASE_DIRECT_URL', direct);
  if (!past.isDirect) {
    throw new StartError(
      `DATABASE_DIRECT_URL leads through a pooler (${describe(direct)}): it must name PostgreSQL itself.`,
    );
  }
  if (past.identity === usual.identity) return undefined;
  throw new StartError(
    `DATABASE_DIRECT_URL (${describe(direct)}) and DATABASE_URL (${describe(url)}) lead to two databases: both must lead to the same one.`,
  );
}

/** @throws when a command that needs a session of its own has none */
export async function assertDirect(client: Client): Promise<void> {
  if (await openSession(client)) return;
  throw new StartError(
    'This needs a session of its own, and DATABASE_URL leads through a pooler: set DATABASE_DIRECT_URL to the address of PostgreSQL itself.',
  );
}

async function reach(name: Name, url: string): Promise<Reached> {
  const limits = { connectionTimeoutMillis: 5_000, query_timeout: 15_000 };
  const client = new Client({ connectionString: url, ...limits });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return { isDirect: await openSession(client), identity: await identityOf(client) };
  } catch (error) {
    throw new StartError(
      `The database that ${name} names cannot be used (${describe(url)}): ${reasonOf(error)}`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function identityOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ identity: string }>(
    `SELECT concat_ws(' ', oid, extract(epoch FROM pg_postmaster_start_time())) AS identity
      FROM pg_database WHERE datname = current_database()`,
  );
  return rows[0]?.identity ?? '';
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
