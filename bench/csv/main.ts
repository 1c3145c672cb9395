import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { say } from '../report/progress';
import { table } from '../report/table';
import { seedOurs } from '../seed/ours';
import { createSource } from '../seed/source';
import { residentMemory } from '../servers/usage';
import type { Server } from '../servers/server';
import { openFixture, type Fixture } from '../webhooks/fixture';
import { readExport } from './read-export';

const EVERY_MS = 200;

/** The render thread for strangers has ended by then (decision 15), as where none ask for documents. */
const IDLE_AFTER_MS = 320_000;

/** `npm run bench -- csv 200000`: the speed and the memory of exports of so many invoices. */
export async function main(args: string[]): Promise<void> {
  const size = Number(args[0] ?? 1_000_000);
  const fixture = await openFixture();
  try {
    const server = await fixture.ours.start(null);
    const started = performance.now();
    say(`Seeding ${size} invoices, three lines each …`);
    await fill(fixture, size);
    await sleep(Math.max(0, IDLE_AFTER_MS - (performance.now() - started)));
    const rows: string[][] = [];
    for (const path of ['customers', 'invoices', 'invoices?lines=true']) {
      say(`Exporting ${path} …`);
      rows.push(await measure(fixture, server, path));
    }
    const heads = ['export', 'rows', 'MiB', 'rows/s', 'memory before', 'peak'];
    process.stdout.write(`\n${table([heads, ...rows])}\n`);
    await server.stop();
  } finally {
    await fixture.close();
  }
  process.exit(0);
}

/** Invoices per transaction. Each begins with statistics of all rows anew, so few are best. */
const STEP = 100_000;

async function fill({ databases, sql }: Fixture, size: number): Promise<void> {
  for (let from = 1; from <= size; from += STEP) {
    const client = new Client({ connectionString: databases.ours });
    await client.connect();
    try {
      const to = Math.min(size, from + STEP - 1);
      // The first half of all rows belongs to the business of the key.
      await createSource(client, { from, to, rows: 2 * size });
      await seedOurs(client, from === 1);
    } finally {
      await client.end();
    }
  }
  await sql('VACUUM ANALYZE');
}

const mib = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0);

async function measure({ key }: Fixture, server: Server, path: string): Promise<string[]> {
  const before = residentMemory(server.pid);
  let peak = before;
  let done = false;
  const watch = async () => {
    while (!done) {
      peak = Math.max(peak, residentMemory(server.pid));
      await sleep(EVERY_MS);
    }
  };
  const watched = watch();
  const began = performance.now();
  const { bytes, rows } = await readExport({ port: server.port, key }, path);
  const seconds = (performance.now() - began) / 1000;
  done = true;
  await watched;
  const speed = (rows / seconds).toFixed(0);
  return [path, String(rows), mib(bytes), speed, before.toFixed(0), peak.toFixed(0)];
}
