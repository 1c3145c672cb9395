import Redis from 'ioredis';
import { countByRedisClock } from '../../src/http/limits/redis-counter';
import { api, createKey } from '../support/api';
import { eventually } from '../support/eventually';
import type { HttpClient } from '../support/http';
import { startCluster, type Cluster } from '../support/nodes/cluster';

const LIMIT = 20;
const DOWN = 'Redis cannot be reached, so requests are not limited';
const UP = 'Redis is back, and requests are limited again.';

let cluster: Cluster;
let client: HttpClient;

beforeAll(async () => {
  cluster = await startCluster({ env: { API_RATE_LIMIT_PER_MINUTE: String(LIMIT) } });
  client = api((await createKey({ service: cluster })).key, cluster);
});
afterAll(() => cluster?.end());

/** Asks through the proxy, four at a time, until the end. @returns the statuses of all answers */
function load(): { statuses: number[]; end(): Promise<number[]> } {
  const statuses: number[] = [];
  let ended = false;
  const ask = async () => {
    while (!ended) statuses.push((await client.get('/api/v1/customers')).status);
  };
  const asking = Promise.all(Array.from({ length: 4 }, ask));
  return {
    statuses,
    end: async () => {
      ended = true;
      await asking;
      return statuses;
    },
  };
}

/** Waits until requests are limited or not, on both nodes, whichever the proxy chooses. */
const until = (statuses: number[], status: number) => {
  const from = statuses.length;
  return eventually(() => {
    const latest = statuses.slice(from).slice(-20);
    return latest.length === 20 && latest.every((one) => one === status);
  });
};

const saying = (line: string): number[] =>
  cluster.nodes.map((node) => node.logs().split(line).length - 1);

test('while Redis is away no request fails or is limited, and then all are counted again', async () => {
  const { statuses, end } = load();
  await until(statuses, 429);
  await cluster.redis.stop();
  await until(statuses, 200);
  await cluster.redis.start();
  await until(statuses, 429);
  expect(new Set(await end())).toEqual(new Set([200, 429]));
  expect(saying(DOWN)).toEqual([1, 1]);
  expect(saying(UP)).toEqual([1, 1]);
});

test('a Redis that hangs holds nobody up for long', async () => {
  const { statuses, end } = load();
  await until(statuses, 429);
  cluster.redis.freeze();
  try {
    await until(statuses, 200);
  } finally {
    cluster.redis.thaw();
  }
  await until(statuses, 429);
  expect(new Set(await end())).toEqual(new Set([200, 429]));
});

/** The command as koa-ratelimit calls it: the node's time, the duration, the limit, and "count it". */
interface Counting {
  ratelimiter(key: string, ...values: (number | string)[]): Promise<[number, number, number]>;
}

test.each([
  ['the same instant on both', [1_800_000_000_000, 1_800_000_000_000]],
  ['hours apart by the clocks of their nodes', [1_800_000_000_000, 1_900_000_000_000]],
])('requests of two nodes are counted each: %s', async (_what, times) => {
  const connections = times.map(() => new Redis(cluster.redis.url));
  connections.forEach(countByRedisClock);
  const key = `test:${String(times[1])}`;
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => {
      const node = connections[index % 2] as unknown as Counting;
      return node.ratelimiter(key, times[index % 2] as number, 60_000, 25, '0');
    }),
  );
  connections.forEach((one) => one.disconnect());
  const left = answers.map(([remaining]) => remaining).sort((a, b) => b - a);
  expect(left).toEqual(Array.from({ length: 60 }, (_, at) => Math.max(0, 25 - at)));
  const reset = (answers[0] as [number, number, number])[1];
  expect(Math.abs(reset - 60 - Date.now() / 1000)).toBeLessThan(30);
});
