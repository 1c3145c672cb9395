import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { say } from '../report/progress';
import { table } from '../report/table';
import { create, delivered, listenAt, openFixture, type Fixture } from './fixture';

/**
 * `npm run bench -- webhooks`: compares deliveries with a bare loop of POSTs, and measures their
 * latency.
 */
export async function main(args: string[]): Promise<void> {
  const size = Number(args[0] ?? 5_000);
  const fixture = await openFixture();
  try {
    const latency = await latencies(fixture);
    const rates = await throughput(fixture, size);
    process.stdout.write(`\n${report(latency, rates)}\n`);
  } finally {
    await fixture.close();
  }
  process.exit(0);
}

interface Latency {
  name: string;
  events: number;
  p50: number;
  p99: number;
}

function at(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

const TEN = Array.from({ length: 10 }, (_, index) => `/${index}`);
const ONE_HANGS = ['/hang', ...TEN.slice(1)];

/** Each situation has its endpoints and its load. Each create makes one event. */
const SITUATIONS = [
  { name: 'idle, one endpoint', paths: ['/'], load: { count: 300, connections: 1, pause: 20 } },
  { name: 'under load, one endpoint', paths: ['/'], load: { count: 3_000, connections: 8 } },
  { name: 'ten endpoints', paths: TEN, load: { count: 600, connections: 2, pause: 50 } },
  { name: 'ten, one hangs', paths: ONE_HANGS, load: { count: 600, connections: 2, pause: 50 } },
] as const;

async function latencies(fixture: Fixture): Promise<Latency[]> {
  const server = await fixture.ours.start(null);
  const found: Latency[] = [];
  try {
    await listenAt(fixture, ['/']);
    await create(fixture, server, { count: 500, connections: 4 });
    await delivered(fixture);
    for (const { name, paths, load } of SITUATIONS) {
      say(`Latency: ${name} …`);
      await listenAt(fixture, paths);
      await fixture.figures();
      await create(fixture, server, load);
      await delivered(fixture);
      const sorted = (await fixture.figures()).latencies.sort((a, b) => a - b);
      found.push({ name, events: sorted.length, p50: at(sorted, 0.5), p99: at(sorted, 0.99) });
    }
  } finally {
    await server.stop();
  }
  return found;
}

interface Rates {
  ours: number;
  bare: number;
}

const ROUNDS = 3;
const median = (values: number[]): number => values.sort((a, b) => a - b)[1] ?? NaN;

/** Makes a backlog without a worker. Then measures how fast the service and the bare loop deliver it. */
async function throughput(fixture: Fixture, size: number): Promise<Rates> {
  say(`Throughput: ${ROUNDS} rounds of ${size} deliveries to ten endpoints …`);
  await listenAt(fixture, TEN);
  const idle = await fixture.ours.start(null, { WEBHOOK_WORKER: 'off' });
  await create(fixture, idle, { count: size / 10, connections: 8 });
  await idle.stop();
  const payloads = await fixture.sql<{ payload: string }>('SELECT payload FROM webhook_deliveries');
  const file = path.join(fixture.databases.folder, 'bodies');
  writeFileSync(file, payloads.map(({ payload }) => payload).join('\n'));
  const [ours, bare]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await bareRate(fixture, file));
    ours.push(await ourRate(fixture));
  }
  return { ours: median(ours), bare: median(bare) };
}

async function bareRate(fixture: Fixture, file: string): Promise<number> {
  const url = `http://127.0.0.1:${fixture.receiver.port}/`;
  const args = [path.join(__dirname, 'bare-loop.js'), file, url, '100'];
  return Number((await promisify(execFile)(process.execPath, args)).stdout);
}

/** Delivers everything again. The rate counts from the first arrival to the last. */
async function ourRate(fixture: Fixture): Promise<number> {
  await fixture.sql(`UPDATE webhook_deliveries SET state = 'pending', attempts = 0, attempt_log = NULL,
    next_attempt_at = (now() AT TIME ZONE 'UTC')`);
  await fixture.sql('VACUUM ANALYZE webhook_deliveries');
  await fixture.figures();
  const worker = await fixture.ours.startWorker();
  await delivered(fixture);
  await worker.stop();
  const { count, first, last } = await fixture.figures();
  return count / ((last - first) / 1000);
}

function report(latency: readonly Latency[], { ours, bare }: Rates): string {
  const ms = (value: number): string => value.toFixed(0);
  const [, , ten, hangs] = latency;
  const ratio = (hangs?.p99 ?? NaN) / (ten?.p99 ?? NaN);
  return [
    'From the time in the event, within its transaction, to the request at the receiver:',
    '',
    table([
      ['', 'deliveries', 'p50 ms', 'p99 ms'],
      ...latency.map(({ name, events, p50, p99 }) => [name, String(events), ms(p50), ms(p99)]),
    ]),
    '',
    `p99 of the healthy endpoints: one of ten hangs ÷ none hangs: ${ratio.toFixed(2)} (at most 1.5)`,
    `Deliveries per second: ${ms(ours)}; bare undici loop: ${ms(bare)}; ratio ${(ours / bare).toFixed(2)} (at least 0.3)`,
  ].join('\n');
}
