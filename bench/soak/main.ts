import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Databases } from '../databases';
import { runBenchmark } from '../run-benchmark';
import { say } from '../report/progress';
import { seed } from '../seed';
import { addEndpoint, newSecret } from '../servers/endpoint';
import { makeOurs } from '../servers/ours';
import {
  peakMemory,
  processorSeconds,
  processorSecondsOfChildren,
  usedBetween,
} from '../servers/usage';
import { probed, readHeap } from './heap';
import { startLoad } from './load';
import { watch, type Watched } from './monitor';
import { parseOptions, type SoakOptions } from './options';
import { drain, settleAll } from './outboxes';
import { receiveMails, receiveWebhooks, type Receipts } from './receipts';
import { describeCounts, failuresOf, print, type SoakReport } from './report';
import { Tally } from './tally';

/** `npm run bench -- soak`: one service under mixed load for a long time, and what it does to its memory. */
export async function main(args: string[]): Promise<void> {
  const options = parseOptions(args);
  await runBenchmark((databases) => run(databases, options));
}

/** All documents of strangers come from one address, so its limits are high. They are counted still. */
const settingsFor = (mails: Receipts): Record<string, string> => ({
  GENERATOR_MONTHLY_LIMIT: '1000000',
  GENERATOR_ATTEMPTS_PER_MINUTE: '1000000',
  SMTP_URL: mails.url,
  MAIL_FROM: 'invoices@books.example',
  OUTBOUND_ALLOW_PRIVATE_NETWORK: 'true',
});

/** @returns the number of failures */
async function run(databases: Databases, options: SoakOptions): Promise<number> {
  const secret = newSecret();
  const receipts = { webhooks: await receiveWebhooks(secret), mails: await receiveMails() };
  const project = path.join(databases.folder, 'project');
  mkdirSync(project);
  const ours = makeOurs(project, databases.ours, settingsFor(receipts.mails));
  say('Making the tables and the key …');
  const key = await ours.issueKey();
  const { rows } = options;
  await seed(databases, key, { from: 1, to: rows, rows });
  const client = new Client({ connectionString: databases.ours });
  // A signal closes the database first.
  client.on('error', () => undefined);
  await client.connect();
  const endpoint = { url: receipts.webhooks.url, secret };
  await addEndpoint((text, values) => client.query(text, values), endpoint);
  const probe = path.join(databases.folder, 'probe');
  const server = await ours.start(null, probed(probe));
  let report: SoakReport;
  try {
    const watched = { server, probe, client, tally: new Tally(), receipts };
    report = await soak(watched, { key, database: databases.pid }, options);
  } finally {
    await server.stop();
    await client.end();
  }
  print(report);
  if (options.json !== null) writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`);
  return failuresOf(report);
}

/** Load for the wanted time, then the end of both outboxes. */
async function soak(
  watched: Watched,
  { key, database }: { key: string; database: number },
  options: SoakOptions,
): Promise<SoakReport> {
  const { server, probe, client, tally, receipts } = watched;
  const used = () => ({
    service: processorSeconds(server.pid),
    database: processorSecondsOfChildren(database),
  });
  const start = await readHeap(probe, 'collect');
  say(`Mixed load for ${options.minutes} minutes, from ${start.resident.toFixed(0)} MiB …`);
  const dataset = { mainInvoices: Math.floor(options.rows / 2) };
  const load = startLoad({ port: server.port, key, dataset }, options.connections, tally);
  const monitor = watch(watched);
  const [before, seconds] = [used(), options.minutes * 60];
  await Promise.race([load.ended, sleep((seconds / 6) * 1000)]);
  const early = await readHeap(probe, 'collect');
  await Promise.race([load.ended, sleep((seconds * 5 * 1000) / 6)]);
  const after = used();
  monitor.stop();
  await load.stop();
  say('Waiting until everything is sent …');
  await drain(client);
  return {
    options,
    samples: monitor.samples,
    minutes: monitor.minutes,
    heaps: { start, early, end: await readHeap(probe, 'collect') },
    peak: peakMemory(server.pid),
    processors: {
      service: (after.service - before.service) / seconds,
      database: usedBetween(before.database, after.database) / seconds,
    },
    counts: describeCounts(tally),
    settled: await settleAll(client, tally, receipts),
    examples: [...tally.examples, ...receipts.webhooks.wrong, ...receipts.mails.wrong].slice(0, 10),
  };
}
