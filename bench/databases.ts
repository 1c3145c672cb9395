import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { openEmbeddedDatabase } from '../scripts/embedded-database';
import { SERVICE_ROLE } from '../scripts/embedded-database/access';
import { layoutOf } from '../scripts/embedded-database/layout';
import { runningPostmaster } from '../scripts/embedded-database/postmaster';
import { TABLES } from './reference/tables';

export interface Databases {
  /** A folder for all other files of the run. */
  folder: string;
  ours: string;
  reference: string;
  /** Process id of PostgreSQL's main process, the parent of the others. */
  pid: number;
  close(): Promise<void>;
}

async function run(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/**
 * Starts one PostgreSQL for this run, with two databases and the settings of `npm start`. So in
 * both, every answered change is on the disk.
 */
export async function openDatabases(): Promise<Databases> {
  const folder = mkdtempSync(path.join(tmpdir(), 'invoicing-bench-'));
  // If we are root, another user runs PostgreSQL.
  chmodSync(folder, 0o711);
  const home = path.join(folder, 'database');
  const server = await openEmbeddedDatabase(home);
  const address = (name: string): string => {
    const url = new URL(server.url);
    url.pathname = `/${name}`;
    return url.href;
  };
  const urls = { ours: address('bench_ours'), reference: address('bench_reference') };
  await run(server.superuserUrl, `CREATE DATABASE bench_ours OWNER ${SERVICE_ROLE}`);
  await run(server.superuserUrl, `CREATE DATABASE bench_reference OWNER ${SERVICE_ROLE}`);
  await run(urls.reference, TABLES);
  return {
    folder,
    ...urls,
    pid: runningPostmaster(layoutOf(home))?.pid ?? 0,
    close: async () => {
      await server.release();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
