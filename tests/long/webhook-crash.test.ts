import { api } from '../support/api';
import { query } from '../support/databases';
import { eventually } from '../support/eventually';
import { startReceiver, type Receiver } from '../support/receiver';
import type { Service } from '../support/service';
import { readRun } from '../support/run';
import { spawnNode } from '../support/spawned';
import {
  addEndpoint,
  ENDPOINTS,
  listeningDesk,
  makeDue,
  startSender,
  storedDeliveries,
} from '../support/webhooks';
import { times } from '../support/times';

const ROUNDS = times(5);
jest.setTimeout(180_000 + ROUNDS * 60_000);

let receiver: Receiver;
const running = new Set<Service>();

async function start(database?: string, env: Record<string, string> = {}): Promise<Service> {
  const service = await startSender(env, database);
  running.add(service);
  return service;
}

async function end(service: Service, how: 'stop' | 'kill9' = 'stop'): Promise<void> {
  running.delete(service);
  await service[how]();
}

beforeEach(async () => {
  receiver = await startReceiver();
});

afterEach(async () => {
  await Promise.all([...running].map((service) => end(service, 'kill9')));
  await receiver.close();
});

/** Leases that killed nodes held have ended. */
async function endLeases(database: string): Promise<void> {
  await query(
    database,
    `update webhook_deliveries set next_attempt_at = localtimestamp where state = 'pending'`,
  );
}

test('another node sends a killed node’s deliveries after the lease, and not before', async () => {
  receiver.answer(() => undefined);
  const first = await start();
  const { client } = await listeningDesk(first);
  const endpoint = await addEndpoint(client, receiver.url);
  await client.post(`${ENDPOINTS}/${endpoint.id as string}/ping`);
  const [sent] = await receiver.until(1);
  await end(first, 'kill9');
  const [held] = await query<{ seconds: number }>(
    first.databaseUrl,
    `select extract(epoch from next_attempt_at - localtimestamp)::float as seconds
       from webhook_deliveries where lease is not null`,
  );
  expect(held?.seconds).toBeGreaterThan(0);
  expect(held?.seconds).toBeLessThanOrEqual(60);
  receiver.answer((response) => response.writeHead(204).end());
  const second = await start(first.databaseUrl);
  expect(receiver.received()).toHaveLength(1);
  await endLeases(first.databaseUrl);
  const [, again] = await receiver.until(2);
  expect([again?.id, again?.text]).toEqual([sent?.id, sent?.text]);
  await eventually(
    async () => (await storedDeliveries(second.databaseUrl, endpoint.id))[0]?.state === 'delivered',
  );
});

test('two nodes share the work, and send each delivery only once', async () => {
  receiver.answer((response) => void setTimeout(() => response.writeHead(204).end(), 30));
  const one = await start();
  const two = await start(one.databaseUrl);
  const { client, key } = await listeningDesk(one);
  const endpoints = await Promise.all(
    ['/a', '/b', '/c'].map((path) => addEndpoint(client, receiver.url + path)),
  );
  const names = Array.from({ length: 60 }, (_, index) => `Customer ${index}`);
  await Promise.all(
    names.map((name, index) =>
      api(key, index % 2 === 0 ? one : two).post('/api/v1/customers', { name }),
    ),
  );
  await receiver.until(names.length * endpoints.length);
  const open = `select count(*)::int as open from webhook_deliveries where state <> 'delivered'`;
  await eventually(
    async () => (await query<{ open: number }>(one.databaseUrl, open))[0]?.open === 0,
  );
  for (const path of ['/a', '/b', '/c']) {
    const ids = receiver.received(path).map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([names.length, names.length]);
  }
});

test('a node that stops finishes its deliveries, and releases the others', async () => {
  const service = await start();
  const { client } = await listeningDesk(service);
  const slow = await addEndpoint(client, `${receiver.url}/slow`);
  const never = await addEndpoint(client, `${receiver.url}/never`);
  receiver.answer((response, { path }) => {
    if (path === '/slow') setTimeout(() => response.writeHead(204).end(), 1000);
  });
  for (const { id } of [slow, never]) await client.post(`${ENDPOINTS}/${id as string}/ping`);
  await receiver.until(2);
  await end(service);
  const [first] = await storedDeliveries(service.databaseUrl, slow.id);
  const [second] = await storedDeliveries(service.databaseUrl, never.id);
  expect(first).toMatchObject({ state: 'delivered', attempts: 1 });
  expect(second).toMatchObject({ state: 'pending', attempts: 0, lease: null });
});

test('a separate worker hears of the events of a web process', async () => {
  const service = await start(undefined, { WEBHOOK_WORKER: 'off' });
  const { client } = await listeningDesk(service);
  const endpoint = await addEndpoint(client, receiver.url);
  await client.post(`${ENDPOINTS}/${endpoint.id as string}/ping`);
  const { project, env } = readRun();
  const worker = spawnNode(['-e', `require('./dist/scripts/worker.js').main()`], {
    cwd: project,
    env: { ...env, DATABASE_URL: service.databaseUrl, OUTBOUND_ALLOW_PRIVATE_NETWORK: 'true' },
  });
  await receiver.until(1);
  await client.post(`${ENDPOINTS}/${endpoint.id as string}/ping`);
  await receiver.until(2);
  worker.signal('SIGTERM');
  expect(await worker.ended).toBe(0);
  expect(worker.stderr()).toBe('');
  await client.post(`${ENDPOINTS}/${endpoint.id as string}/ping`);
  const [, , third] = await storedDeliveries(service.databaseUrl, endpoint.id);
  expect(third).toMatchObject({ state: 'pending', attempts: 0 });
});

/** Creates customers until the service is killed. @returns the number of answers */
async function load(service: Service, key: string, killAfter: number): Promise<number> {
  let answered = 0;
  let killed: Promise<void> | null = null;
  const create = async (): Promise<void> => {
    while (!killed) {
      const answer = await api(key, service)
        .post('/api/v1/customers', { name: 'Load' })
        .catch(() => null);
      if (answer?.status === 201) answered += 1;
      if (answered >= killAfter) killed ??= end(service, 'kill9');
    }
  };
  await Promise.all(Array.from({ length: 8 }, create));
  await killed;
  return answered;
}

test(`no event is lost in ${ROUNDS} rounds of kill -9 under load`, async () => {
  let service = await start();
  const { databaseUrl } = service;
  const { client, key } = await listeningDesk(service);
  await addEndpoint(client, receiver.url);
  let answered = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    answered += await load(service, key, 20 + Math.floor(Math.random() * 100));
    service = await start(databaseUrl);
  }
  await endLeases(databaseUrl);
  await makeDue(databaseUrl);
  const open = `select count(*)::int as open from webhook_deliveries where state <> 'delivered'`;
  await eventually(async () => (await query<{ open: number }>(databaseUrl, open))[0]?.open === 0);
  const customers = await query<{ id: string }>(
    databaseUrl,
    'select document_id as id from customers order by 1',
  );
  expect(customers.length).toBeGreaterThanOrEqual(answered);
  const heard = new Set(receiver.received().map(({ body }) => body.data.id as string));
  expect([...heard].sort()).toEqual(customers.map(({ id }) => id));
});
