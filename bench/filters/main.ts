import { Agent, request } from 'node:http';
import { Client } from 'pg';
import { MAIN_BUSINESS, type Dataset } from '../dataset';
import type { Server } from '../servers/server';
import { say } from '../report/progress';
import { median } from '../report/summary';
import { table } from '../report/table';
import { searchesOf, type Search } from './searches';

const TIMES = 21;
/** PostgreSQL settles on a prepared plan after the first five. */
const WARM_UP = 8;

interface Measured {
  label: string;
  /** Null where a list has no total. */
  total: number | null;
  /** Median of the time from a request to its whole answer. */
  ms: number;
  isExact: boolean;
}

export interface FiltersReport {
  small: Measured[];
  large: Measured[];
  failures: number;
}

interface Side {
  server: Server;
  key: string;
  /** URL of the database. */
  database: string;
}

function get({ server, key }: Side, agent: Agent, query: string): Promise<string> {
  const headers = { authorization: `Bearer ${key}` };
  const path = `/api/v1/invoices${query && `?${query}`}`;
  const target = { host: '127.0.0.1', port: server.port, path, agent, headers };
  return new Promise((done, failed) => {
    const sent = request(target, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', failed);
      answer.on('end', () => done(Buffer.concat(parts).toString('utf8')));
    });
    sent.on('error', failed).end();
  });
}

interface Listed {
  pagination?: { total?: number; next_cursor?: string | null };
}

/** The query of the next request of a list that is read by cursor. */
function onwards({ query }: Search, { pagination }: Listed): string {
  const cursor = `cursor=${pagination?.next_cursor ?? ''}`;
  return query === '' ? cursor : `${query}&${cursor}`;
}

async function totalIn(client: Client, where: string): Promise<number> {
  const counted = await client.query<{ count: string }>(
    `SELECT count(*) FROM invoices WHERE ${where}
      AND business_id = (SELECT id FROM businesses WHERE name = '${MAIN_BUSINESS}')`,
  );
  return Number(counted.rows[0]?.count);
}

async function measureOne(
  side: Side,
  agent: Agent,
  search: Search,
  client: Client,
): Promise<Measured> {
  const { label, where } = search;
  const times: number[] = [];
  let answer: Listed = {};
  for (let turn = 0; turn < WARM_UP + TIMES; turn++) {
    const query = where === null ? onwards(search, answer) : search.query;
    const start = performance.now();
    const text = await get(side, agent, query);
    if (turn >= WARM_UP) times.push(performance.now() - start);
    answer = JSON.parse(text) as Listed;
  }
  const ms = median(times);
  if (where === null) return { label, total: null, ms, isExact: answer.pagination !== undefined };
  const total = answer.pagination?.total ?? -1;
  return { label, total, ms, isExact: (await totalIn(client, where)) === total };
}

/** Measures each filter with one client, which waits for each answer. */
export async function measureFilters(side: Side, dataset: Dataset): Promise<Measured[]> {
  const client = new Client({ connectionString: side.database });
  await client.connect();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const measured: Measured[] = [];
    for (const search of searchesOf(dataset)) {
      const one = await measureOne(side, agent, search, client);
      say(`  ${one.label}: ${one.ms.toFixed(1)} ms`);
      measured.push(one);
    }
    return measured;
  } finally {
    agent.destroy();
    await client.end();
  }
}

/** @param rows invoices of the large measurement */
export function reportOf(small: Measured[], large: Measured[]): FiltersReport {
  const failures = [...small, ...large].filter(({ isExact }) => !isExact).length;
  return { small, large, failures };
}

export function printFilters({ small, large, failures }: FiltersReport, rows: number): void {
  const lines = large.map(({ label, total, ms }, place) => {
    const before = small[place]?.ms ?? NaN;
    const ratio = (ms / before).toFixed(2);
    return [label, total === null ? '-' : String(total), before.toFixed(2), ms.toFixed(2), ratio];
  });
  const head = ['one client, median', 'found', 'ms at 1,000', `ms at ${rows}`, '÷'];
  process.stdout.write(
    `\n${table([head, ...lines])}\n\n${failures} totals are not those of count(*).\n`,
  );
}
