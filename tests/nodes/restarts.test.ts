import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { api } from '../support/api';
import { createDatabase, query } from '../support/databases';
import { eventually } from '../support/eventually';
import { httpClient, type Answer, type HttpClient } from '../support/http';
import { openCluster, type Cluster, type Place } from '../support/nodes/cluster';
import { createCustomer, line } from '../support/records';
import { readRun } from '../support/run';
import { spawnNode } from '../support/spawned';

jest.setTimeout(600_000);

let cluster: Cluster;
let key: string;
let operator: HttpClient;
let customer: string;

async function issueKey(): Promise<string> {
  const args = ['key:create', '--business', 'Acme', '--scopes', 'read,write'];
  const { project, env: settings } = readRun();
  const env = { ...settings, DATABASE_URL: cluster.databaseUrl };
  const child = spawnNode(['scripts/manage.mjs', ...args], { cwd: project, env });
  if ((await child.ended) !== 0) throw new Error(child.stderr());
  return child.stdout().trim();
}

beforeAll(async () => {
  const database = await createDatabase(readRun(), `test_${randomBytes(6).toString('hex')}`);
  // Longer than the proxy needs to notice that a node stops.
  cluster = await openCluster({ database, env: { STOP_DELAY_SECONDS: '5' } });
  await Promise.all(cluster.nodes.map((node) => node.start()));
  await Promise.all(cluster.nodes.map(({ name }) => cluster.proxy.untilUp(name)));
  const registered = await httpClient(cluster.nodes[0].url).post('/admin/register-admin', {
    firstname: 'Ada',
    lastname: 'Operator',
    email: 'ada@example.test',
    password: `Aa1-${randomBytes(12).toString('hex')}`,
  });
  operator = httpClient(cluster.url, registered.body.data.token as string);
  key = await issueKey();
  customer = (await createCustomer(api(key, cluster))).id as string;
});
afterAll(() => cluster?.end());

interface Steady {
  /** Requests that were not answered as they should be. */
  failures: string[];
  /** The ids of created invoices. */
  created: string[];
  answers(count: number): Promise<void>;
  end(): Promise<void>;
}

/** Requests of every kind through the proxy, four at a time, none of which is repeated. */
function steadyLoad(): Steady {
  const client = api(key, cluster);
  const failures: string[] = [];
  const created: string[] = [];
  let answered = 0;
  let ended = false;
  const expecting = async (what: string, status: number, sending: Promise<Answer>) => {
    const answer = await sending.catch((error: unknown) => ({ status: String(error), text: '' }));
    answered += 1;
    if (answer.status === status) return answer as Answer;
    failures.push(`${what}: ${answer.status} ${answer.text}`);
    return null;
  };
  const turn = async (headers?: Record<string, string>) => {
    const body = { customer_id: customer, items: [line()] };
    const create = client.post('/api/v1/invoices', body, headers);
    const id = (await expecting('create', 201, create))?.body.id as string | undefined;
    if (id === undefined) return;
    created.push(id);
    const path = `/api/v1/invoices/${id}`;
    await expecting('patch', 200, client.patch(path, { status: 'sent', notes: 'sent' }));
    await expecting('pay', 201, client.post(`${path}/payments`, { amount: 10 }));
    await expecting('list', 200, client.get('/api/v1/invoices?limit=25'));
    const all = '/content-manager/collection-types/api::invoice.invoice?pageSize=10';
    await expecting('panel', 200, operator.get(all));
    await sleep(20);
  };
  const sender = async () => {
    for (let at = 0; !ended; at += 1) {
      await turn(at % 2 === 0 ? { 'Idempotency-Key': randomUUID() } : undefined);
    }
  };
  const sending = Promise.all(Array.from({ length: 4 }, sender));
  return {
    failures,
    created,
    answers: (count) => {
      const enough = answered + count;
      return eventually(() => answered >= enough);
    },
    end: async () => {
      ended = true;
      await sending;
    },
  };
}

/** Each node in turn, so that one of them always answers. */
async function underLoad(replace: (node: Place) => Promise<void>): Promise<Steady> {
  const load = steadyLoad();
  for (const node of cluster.nodes) {
    await load.answers(40);
    await replace(node);
    await cluster.proxy.untilUp(node.name);
  }
  await load.answers(40);
  await load.end();
  return load;
}

const stored = async (): Promise<{ id: string; number: number }[]> =>
  query(
    cluster.databaseUrl,
    `SELECT document_id AS id, substring(invoice_number from '\\d+$')::int AS number
      FROM invoices ORDER BY number`,
  );

const made: string[] = [];

test('nodes are restarted by a signal alone without a failed request', async () => {
  const { failures, created } = await underLoad(async (node) => {
    await node.stop();
    await node.start();
  });
  expect(failures).toEqual([]);
  made.push(...created);
});

test('every invoice is there, with numbers in a row', async () => {
  const all = await stored();
  expect(all.map(({ id }) => id).sort()).toEqual([...made].sort());
  expect(all.map(({ number }) => number)).toEqual(all.map((_, index) => index + 1));
  expect(cluster.nodes.map((node) => node.logs()).join('')).not.toMatch(/\berror\b/i);
});
