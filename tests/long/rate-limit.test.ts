import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { api, createKey } from '../support/api';
import { expectError } from '../support/expect-error';
import type { Answer, HttpClient } from '../support/http';
import { startService, type Service } from '../support/service';

const LIMIT = 5;

let limited: Service;
let unlimited: Service;

beforeAll(async () => {
  [limited, unlimited] = await Promise.all([
    startService({ env: { API_RATE_LIMIT_PER_MINUTE: String(LIMIT) } }),
    startService({ env: { API_RATE_LIMIT_PER_MINUTE: '0' } }),
  ]);
});

afterAll(() => Promise.all([limited.stop(), unlimited.stop()]));

async function newClient(service: Service): Promise<HttpClient> {
  return api((await createKey({ service })).key, service);
}

const numbers = ({ headers }: Answer) =>
  ['limit', 'remaining', 'reset'].map((name) => Number(headers.get(`x-ratelimit-${name}`)));

test('a key may make as many requests per minute as the limit allows, and no more', async () => {
  const client = await newClient(limited);
  for (let count = 1; count <= LIMIT; count += 1) {
    const answer = await client.get('/api/v1/customers');
    expect(answer.status).toBe(200);
    expect(numbers(answer).slice(0, 2)).toEqual([LIMIT, LIMIT - count]);
  }
  const refused = await client.get('/api/v1/customers');
  expectError(refused, 429, 'rate_limited');
  expect(numbers(refused).slice(0, 2)).toEqual([LIMIT, 0]);
});

test('the refusal says when to come back, within the minute', async () => {
  const client = await newClient(limited);
  const before = Math.floor(Date.now() / 1000);
  for (let count = 1; count <= LIMIT; count += 1) await client.get('/api/v1/customers');
  const answer = await client.post('/api/v1/customers', { name: 'Late' });
  expectError(answer, 429, 'rate_limited');
  const after = Number(answer.headers.get('retry-after'));
  expect(Number.isInteger(after) && after >= 1 && after <= 61).toBe(true);
  const [, , reset] = numbers(answer);
  expect(reset).toBeGreaterThanOrEqual(before);
  expect(reset).toBeLessThanOrEqual(before + 122);
});

test('reads and writes, of any resource, count together', async () => {
  const client = await newClient(limited);
  await client.post('/api/v1/customers', { name: 'One' });
  await client.get('/api/v1/invoices');
  await client.get('/api/v1/quotations');
  await client.get('/api/v1/invoices/x');
  await client.patch('/api/v1/customers/x', {});
  expectError(await client.get('/api/v1/customers'), 429, 'rate_limited');
});

test('each key counts for itself, also within one business', async () => {
  const first = await createKey({ service: limited });
  const second = await createKey({ service: limited, business: first.business });
  for (let count = 0; count <= LIMIT; count += 1) {
    await api(first.key, limited).get('/api/v1/customers');
  }
  expect((await api(first.key, limited).get('/api/v1/customers')).status).toBe(429);
  expect((await api(second.key, limited).get('/api/v1/customers')).status).toBe(200);
});

/** Sends GET requests in one packet, so that the server reads all of them in one turn. */
async function pipelined(service: Service, key: string, count: number): Promise<string> {
  const { hostname, port } = new URL(service.url);
  const head = (connection: string) =>
    `GET /api/v1/customers HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${key}\r\nConnection: ${connection}\r\n\r\n`;
  const socket = connect(Number(port), hostname);
  socket.write(head('keep-alive').repeat(count - 1) + head('close'));
  return text(socket);
}

test('requests at the same time are counted exactly', async () => {
  const { key } = await createKey({ service: limited });
  const answers = await pipelined(limited, key, 4 * LIMIT);
  const found = (pattern: RegExp) =>
    [...answers.matchAll(pattern)].map(([, value]) => Number(value));
  const refused = 3 * LIMIT;
  const statuses = found(/HTTP\/1\.1 (\d+)/g);
  expect(statuses).toEqual([...Array(LIMIT).fill(200), ...Array(refused).fill(429)]);
  const left = found(/^x-ratelimit-remaining: (\d+)/gim);
  expect(left).toEqual([4, 3, 2, 1, 0, ...Array(refused).fill(0)]);
});

test('a refused change is not made, and its idempotency key stays unused', async () => {
  const issued = await createKey({ service: limited });
  const client = api(issued.key, limited);
  for (let count = 1; count <= LIMIT; count += 1) await client.get('/api/v1/customers');
  const headers = { 'Idempotency-Key': 'late' };
  const refused = await client.post('/api/v1/customers', { name: 'Late' }, headers);
  expectError(refused, 429, 'rate_limited');
  const other = await createKey({ service: limited, business: issued.business });
  const again = api(other.key, limited);
  const made = await again.post('/api/v1/customers', { name: 'Late' }, headers);
  expect([made.status, made.headers.get('idempotency-replayed')]).toEqual([201, null]);
  expect((await again.get('/api/v1/customers')).body.pagination.total).toBe(1);
});

test('a limit of 0 limits nothing', async () => {
  const client = await newClient(unlimited);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => client.get('/api/v1/customers')),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers[0]?.headers.get('x-ratelimit-limit')).toBeNull();
});
