import { adminApi, api, createKey } from '../support/api';
import { expectQuotaHeaders, freshAddress, LEAST, send } from '../support/generator';
import { httpClient } from '../support/http';
import { startCluster, type Cluster } from '../support/nodes/cluster';
import { repeat } from '../support/numbers';

const LIMIT = 40;

let cluster: Cluster;

beforeAll(async () => {
  cluster = await startCluster({
    env: {
      API_RATE_LIMIT_PER_MINUTE: String(LIMIT),
      LOGIN_ATTEMPTS_PER_MINUTE: '12',
      GENERATOR_ATTEMPTS_PER_MINUTE: '140',
      // The queue holds all requests, so that only the quota and the limits refuse.
      GENERATOR_QUEUE: '400',
    },
  });
});
afterAll(() => cluster?.end());

/** The nodes in turn, and every third request through the proxy. */
const somewhere = (index: number): { url: string } =>
  [cluster.nodes[0], cluster.nodes[1], cluster][index % 3] as { url: string };

const countOf = (answers: readonly { status: number }[], status: number): number =>
  answers.filter((answer) => answer.status === status).length;

test('of 130 requests at once on both nodes, exactly 100 of one address make a PDF', async () => {
  const headers = { 'X-Forwarded-For': freshAddress() };
  const answers = await repeat(130, (index) => send(LEAST, { service: somewhere(index), headers }));
  expect([countOf(answers, 200), countOf(answers, 429)]).toEqual([100, 30]);
  const left = answers
    .filter(({ status }) => status === 200)
    .map((one) => expectQuotaHeaders(one))
    .sort((a, b) => a - b);
  expect(left).toEqual(Array.from({ length: 100 }, (_, at) => at));
});

test('the limit of a key counts the requests of both nodes together', async () => {
  const { key } = await createKey({ service: cluster });
  const answers = await repeat(3 * LIMIT, (index) =>
    api(key, somewhere(index)).get('/api/v1/customers'),
  );
  expect([countOf(answers, 200), countOf(answers, 429)]).toEqual([LIMIT, 2 * LIMIT]);
  const left = answers
    .filter(({ status }) => status === 200)
    .map(({ headers }) => Number(headers.get('x-ratelimit-remaining')))
    .sort((a, b) => a - b);
  expect(left).toEqual(Array.from({ length: LIMIT }, (_, at) => at));
});

test('the limits of attempts and of logins count the requests of both nodes together', async () => {
  const headers = { 'X-Forwarded-For': freshAddress() };
  const attempts = await repeat(210, (index) => send({}, { service: somewhere(index), headers }));
  expect([countOf(attempts, 400), countOf(attempts, 429)]).toEqual([140, 70]);
  const logins = await repeat(36, (index) =>
    httpClient(somewhere(index).url).post(
      '/admin/login',
      { email: `nobody-${index}@example.test`, password: 'wrong' },
      headers,
    ),
  );
  expect([countOf(logins, 400), countOf(logins, 429)]).toEqual([12, 24]);
});

/** Contract §5, and time for requests on a busy machine: the service keeps keys for 3 s. */
const REVOKED_WITHIN_MS = 5_000 + 10_000;

test.each([
  ['deleted', (id: number) => adminApi(cluster.nodes[0]).delete(`/admin/api-tokens/${id}`)],
  [
    'given another secret',
    (id: number) => adminApi(cluster.nodes[0]).post(`/admin/api-tokens/${id}/regenerate`),
  ],
])('a key that is %s on one node is refused by the other', async (_what, revoke) => {
  const { key, tokenId } = await createKey({ service: cluster });
  const other = api(key, cluster.nodes[1]);
  // So that the other node knows the key.
  expect((await other.get('/api/v1/customers')).status).toBe(200);
  expect((await revoke(tokenId)).status).toBeLessThan(300);
  const revokedAt = performance.now();
  let answer = await other.get('/api/v1/customers');
  // Fewer requests than the limit allows.
  while (answer.status === 200 && performance.now() - revokedAt < REVOKED_WITHIN_MS) {
    await new Promise((done) => setTimeout(done, 400));
    answer = await other.get('/api/v1/customers');
  }
  expect(answer.status).toBe(401);
});
