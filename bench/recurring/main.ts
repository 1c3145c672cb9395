import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { openDatabases } from '../databases';
import { say } from '../report/progress';
import { Caller } from '../servers/caller';
import { makeOurs } from '../servers/ours';
import type { Server } from '../servers/server';

const IDLE_MS = 10_000;
const PREVIEWS = 50;

/** @returns the milliseconds that each of a row of lists took, until `isOver` */
async function listsOf(caller: Caller, isOver: () => boolean): Promise<number[]> {
  const all: number[] = [];
  while (!isOver()) {
    const began = performance.now();
    await caller.send('GET', 'invoices?limit=25');
    all.push(performance.now() - began);
  }
  return all;
}

function percentile(all: readonly number[], part: number): string {
  const sorted = [...all].sort((a, b) => a - b);
  return (sorted[Math.floor(sorted.length * part)] ?? NaN).toFixed(1);
}

/** Copies the one recurring invoice, all due since yesterday. */
const copies = (count: number) => `
  UPDATE recurring_invoices SET state = 'cancelled', due_on = NULL;
  INSERT INTO recurring_invoices SELECT (r).* FROM (
    SELECT jsonb_populate_record(r, jsonb_build_object('id', nextval('recurring_invoices_id_seq'),
      'document_id', gen_random_uuid(), 'state', 'active', 'next_occurrence', 0, 'series', 0,
      'start_date', current_date - 1, 'next_date', current_date - 1, 'due_on', current_date - 1,
      'decided_through', current_date - 1)) AS r
    FROM recurring_invoices r, generate_series(1, ${count})) copied`;

async function made(db: Client): Promise<number> {
  const { rows } = await db.query<{ count: string }>(
    `SELECT count(*) FROM recurring_occurrences WHERE status = 'made'`,
  );
  return Number(rows[0]?.count ?? 0);
}

/** The time that all of them take beside a row of lists. */
async function makeAll(caller: Caller, db: Client, count: number): Promise<string> {
  const began = performance.now();
  let done = 0;
  const watch = async () => {
    while (done < count) {
      await sleep(250);
      done = await made(db);
    }
  };
  const [lists] = await Promise.all([listsOf(caller, () => done >= count), watch()]);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  return `${count} invoices in ${seconds} s (at most 60); lists beside them: p50 ${percentile(lists, 0.5)}, p99 ${percentile(lists, 0.99)} ms`;
}

async function previews(caller: Caller, id: string): Promise<string> {
  const all: number[] = [];
  for (let index = 0; index < PREVIEWS; index += 1) {
    const began = performance.now();
    await caller.send('GET', `recurring-invoices/${id}/preview`);
    all.push(performance.now() - began);
  }
  return `preview of twelve: p50 ${percentile(all, 0.5)}, p99 ${percentile(all, 0.99)} ms (at most 20)`;
}

/**
 * `npm run bench -- recurring [10000]`: the time in which one node makes so many invoices that are due at once,
 * beside a caller that lists invoices, and the time of a preview.
 */
export async function main(args: string[]): Promise<void> {
  const count = Number(args[0] ?? 10_000);
  const databases = await openDatabases();
  const project = path.join(databases.folder, 'project');
  mkdirSync(project);
  const ours = makeOurs(project, databases.ours);
  const key = await ours.issueKey();
  const db = new Client({ connectionString: databases.ours });
  await db.connect();
  let server: Server = await ours.start(null);
  const lines: string[] = [];
  try {
    const caller = () => new Caller(`http://127.0.0.1:${server.port}`, key);
    const { id: customer_id } = await caller().send('POST', 'customers', { name: 'Acme' });
    const items = [
      { description: 'Hosting {month_year}', quantity: 2, unit_price: 50, tax_rate: 10 },
    ];
    const body = { customer_id, items, interval_unit: 'month', start_date: '2030-01-31' };
    const { id = '' } = await caller().send('POST', 'recurring-invoices', body);
    lines.push(await previews(caller(), id));
    say('Lists of an idle service …');
    const until = Date.now() + IDLE_MS;
    const idle = await listsOf(caller(), () => Date.now() > until);
    lines.push(`lists alone: p50 ${percentile(idle, 0.5)}, p99 ${percentile(idle, 0.99)} ms`);
    await server.stop();
    await db.query(copies(count));
    say(`${count} recurring invoices are due …`);
    server = await ours.start(null);
    lines.push(await makeAll(caller(), db, count));
    process.stdout.write(`\n${lines.join('\n')}\n`);
  } finally {
    await db.end();
    await server.stop();
    await databases.close();
  }
  process.exit(0);
}
