import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { openEmbeddedDatabase } from '../scripts/embedded-database';
import { TABLES } from './reference/tables';

export interface Databases {
  /** For whatever else the run needs. */
  folder: string;
  ours: string;
  reference: string;
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
 * One PostgreSQL of the run's own with two databases, set as `npm start` sets it: what is answered is on the
 * disk, for both.
 */
export async function openDatabases(): Promise<Databases> {
  const folder = mkdtempSync(path.join(tmpdir(), 'invoicing-bench-'));
  // PostgreSQL runs as a user of its own when we are root.
  chmodSync(folder, 0o711);
  const server = await openEmbeddedDatabase(path.join(folder, 'database'));
  const address = (name: string): string => {
    const url = new URL(server.url);
    url.pathname = `/${name}`;
    return url.href;
  };
  const urls = { ours: address('bench_ours'), reference: address('bench_reference') };
  await run(server.url, 'CREATE DATABASE bench_ours');
  await run(server.url, 'CREATE DATABASE bench_reference');
  await run(urls.reference, TABLES);
  return {
    folder,
    ...urls,
    close: async () => {
      await server.release();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
