import { adminApi } from '../support/api';
import {
  expectQuotaHeaders,
  expectRefused,
  freshAddress,
  LEAST,
  PREVIEW,
  send,
  type Generated,
} from '../support/generator';
import { startService, type Service } from '../support/service';

const USAGE = '/content-manager/collection-types/api::generator-usage.generator-usage';
/** The queue holds all of them, so that only the quota refuses. */
const ENV = { TRUSTED_PROXIES: '127.0.0.1/32', GENERATOR_QUEUE: '200' };

let nodes: [Service, Service];

beforeAll(async () => {
  const first = await startService({ env: ENV });
  nodes = [first, await startService({ env: ENV, database: first.databaseUrl })];
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
});

function client(address = freshAddress()) {
  const headers = { 'X-Forwarded-For': address };
  return {
    address,
    generate: (service = nodes[0], body: unknown = LEAST) => send(body, { service, headers }),
    preview: (service = nodes[0]) => send(LEAST, { service, headers, path: PREVIEW }),
  };
}

const month = () => new Date().toISOString().slice(0, 7);

/** An operator's view of an address: its rows of this month. */
async function usageOf(address: string): Promise<unknown[]> {
  const query = `filters[$and][0][address][$eq]=${encodeURIComponent(address)}`;
  const answer = await adminApi(nodes[0]).get(`${USAGE}?${query}`);
  expect(answer.status).toBe(200);
  return answer.body.results.map(({ address: of, month: when, used }: Record<string, unknown>) => ({
    address: of,
    month: when,
    used,
  }));
}

function statuses(answers: readonly Generated[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe('150 requests at once on two nodes', () => {
  const caller = client();
  let answers: Generated[];

  beforeAll(async () => {
    answers = await Promise.all(
      Array.from({ length: 150 }, (_, index) => caller.generate(nodes[index % 2 ? 1 : 0])),
    );
  });

  test('make exactly 100 PDFs', () => {
    expect(statuses(answers)).toEqual({ 200: 100, 429: 50 });
  });

  test('learn the rest of the quota: each number from 99 to 0 once, then none', () => {
    const left = (status: number) =>
      answers.filter((one) => one.status === status).map((one) => expectQuotaHeaders(one));
    expect(left(200).sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, at) => at));
    expect(new Set(left(429))).toEqual(new Set([0]));
  });

  test('appear in the operator’s list, with address and month', async () => {
    expect(await usageOf(caller.address)).toEqual([
      { address: caller.address, month: month(), used: 100 },
    ]);
  });

  test('the next one is refused on both nodes until the month ends', async () => {
    for (const node of nodes) {
      const answer = await caller.generate(node);
      const sentence = expectRefused(answer, 429, 'quota_exceeded');
      expect(sentence).toMatch(/100 free invoices of this month are used up/);
      const now = Date.now() / 1000;
      const wait = Number(answer.headers.get('retry-after'));
      const reset = Number(answer.headers.get('x-ratelimit-reset'));
      expect(Math.abs(now + wait - reset)).toBeLessThan(30);
      expect(expectQuotaHeaders(answer)).toBe(0);
    }
  });

  test('bad input is still reported, and a preview is still made', async () => {
    expectRefused(await caller.generate(nodes[0], {}), 400, 'validation_failed');
    const preview = await caller.preview();
    expect(preview.status).toBe(200);
    expect(expectQuotaHeaders(preview)).toBe(0);
  });

  test('another address has its own hundred', async () => {
    expect(expectQuotaHeaders(await client().generate())).toBe(99);
  });

  test('the count survives a restart of a node', async () => {
    await nodes[0].kill9();
    nodes[0] = await startService({ env: ENV, database: nodes[1].databaseUrl });
    expectRefused(await caller.generate(), 429, 'quota_exceeded');
    expect(expectQuotaHeaders(await caller.preview())).toBe(0);
  });
});

test('only answers with 200 count', async () => {
  const caller = client();
  const bad = [{}, '{', { ...LEAST, items: [] }, { ...LEAST, notes: 'x'.repeat(1_000_001) }];
  for (const body of bad) {
    const answer = await caller.generate(nodes[0], body);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(expectQuotaHeaders(answer)).toBe(100);
  }
  await caller.preview();
  expect(await usageOf(caller.address)).toEqual([]);
  expect(expectQuotaHeaders(await caller.generate())).toBe(99);
  expect(expectQuotaHeaders(await caller.generate(nodes[1]))).toBe(98);
  expect(expectQuotaHeaders(await caller.preview())).toBe(98);
  expect(await usageOf(caller.address)).toEqual([
    { address: caller.address, month: month(), used: 2 },
  ]);
});
