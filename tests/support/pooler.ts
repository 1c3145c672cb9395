import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../scripts/embedded-database/access';
import { databaseAccount } from '../../scripts/embedded-database/account';
import { databaseAt, query } from './databases';
import { eventually } from './eventually';
import { readRun, runFolder } from './run';
import { spawnProgram, type Spawned } from './spawned';

/** A real PgBouncer in transaction mode, before the run's PostgreSQL. */
export interface Pooler {
  /** The URL of the same database through the pooler. */
  through(databaseUrl: string): string;
  /** Ends it at once, with all its connections. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** The connections of clients and those to PostgreSQL. */
  connections(databaseUrl: string): Promise<{ clients: number; servers: number }>;
}

/** Debian installs it beside the programs of the administrator, which a user's PATH may lack. */
const PATHS = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/usr/bin'];

function findPgBouncer(): string {
  const places = [...PATHS, ...(process.env['PATH'] ?? '').split(path.delimiter)];
  const programs = places.map((folder) => path.join(folder, 'pgbouncer'));
  const found = programs.find((program) => spawnSync(program, ['--version']).status === 0);
  if (found) return found;
  throw new Error('PgBouncer is missing: install it with apt-get install pgbouncer.');
}

function settingsOf(size: number, waitSeconds: number, port: number): string {
  const { hostname, port: server, username, password } = new URL(readRun().databaseUrl);
  return `[databases]
* = host=${hostname} port=${server} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
admin_users = ${username}
pool_mode = transaction
default_pool_size = ${size}
max_client_conn = 500
server_login_retry = 1
query_wait_timeout = ${waitSeconds}
`;
}

/** PgBouncer refuses to run as root. */
function writeSettings(settings: string, owner: number | undefined): string {
  const file = path.join(mkdtempSync(`${runFolder()}/pooler-`), 'pgbouncer.ini');
  writeFileSync(file, settings, { mode: 0o600 });
  if (owner !== undefined)
    [path.dirname(file), file].forEach((one) => chownSync(one, owner, owner));
  return file;
}

/**
 * @param size how many connections to PostgreSQL each database has, for all its clients
 * @param waitSeconds how long a transaction may wait for one
 */
export async function startPooler(size: number, waitSeconds = 120): Promise<Pooler> {
  const [program, port, user] = [findPgBouncer(), await freePort(), databaseAccount()?.uid];
  const file = writeSettings(settingsOf(size, waitSeconds, port), user);
  let running: Spawned | undefined;
  const through = (databaseUrl: string) => {
    const url = new URL(databaseUrl);
    url.port = String(port);
    return url.href;
  };
  const count = async (databaseUrl: string, what: 'CLIENTS' | 'SERVERS') => {
    const name = new URL(databaseUrl).pathname.slice(1);
    const rows = await query<{ database: string }>(
      through(databaseAt(databaseUrl, 'pgbouncer')),
      `SHOW ${what}`,
    );
    return rows.filter(({ database }) => database === name).length;
  };
  const start = async () => {
    const child = spawnProgram(program, [file], { cwd: path.dirname(file), user });
    running = child;
    await eventually(() => /process up/.test(child.stderr()));
  };
  await start();
  return {
    through,
    start,
    kill: async () => {
      running?.signal('SIGKILL');
      await running?.ended;
    },
    connections: async (databaseUrl) => ({
      clients: await count(databaseUrl, 'CLIENTS'),
      servers: await count(databaseUrl, 'SERVERS'),
    }),
  };
}
