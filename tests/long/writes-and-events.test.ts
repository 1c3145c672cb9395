import { api, createKey, type IssuedKey } from '../support/api';
import { cloneDatabase, query } from '../support/databases';
import { historyOf } from '../support/history';
import type { HttpClient } from '../support/http';
import { createCustomer, createInvoice } from '../support/records';
import { startService, type Service } from '../support/service';
import { statementProxy, type StatementProxy } from '../support/statement-proxy';
import { addEndpoint, ENDPOINTS, storedDeliveries } from '../support/webhooks';

/**
 * A change and its events are one statement (decision 1). Two nodes write at once, so that no lock within
 * a process can help, with and without an endpoint that listens.
 */
let nodes: Service[] = [];
/** Leads around the proxy, through which both nodes reach PostgreSQL. */
let databaseUrl: string;
let proxy: StatementProxy;
let issued: IssuedKey;
let clients: [HttpClient, HttpClient];
let client: HttpClient;

beforeAll(async () => {
  databaseUrl = await cloneDatabase();
  const url = new URL(databaseUrl);
  proxy = await statementProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  const options = { database: url.href, env: { WEBHOOK_WORKER: 'off' } };
  nodes = [await startService(options), await startService(options)];
});

beforeEach(async () => {
  const [first, second] = nodes as [Service, Service];
  issued = await createKey({ service: first, scopes: ['read', 'write', 'webhooks'] });
  clients = [api(issued.key, first), api(issued.key, second)];
  [client] = clients;
});

afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  await proxy?.close();
});

const ROUNDS = 60;
const RECEIVER = 'https://receiver.invalid/hook';

interface Told {
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}

/** The events for an endpoint, oldest first. */
async function toldTo(endpoint: string): Promise<Told[]> {
  const rows = await query<{ payload: string }>(
    databaseUrl,
    `SELECT d.payload FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
      WHERE e.document_id = $1 ORDER BY d.id`,
    [endpoint],
  );
  return rows.map(({ payload }) => JSON.parse(payload) as Told);
}

describe.each([
  ['nobody listens', false],
  ['an endpoint listens', true],
])('while %s', (_, isHeard) => {
  let endpoint: string | null;

  beforeEach(async () => {
    endpoint = isHeard ? (await addEndpoint(client, RECEIVER)).id : null;
  });

  test('a change is as many statements as without events', async () => {
    const { id: customer } = await createCustomer(client);
    const sent = async (work: () => Promise<unknown>) => {
      const before = proxy.statements.length;
      await work();
      const all = proxy.statements.slice(before).map((one) => one.replace(/^BEGIN.*/s, 'BEGIN'));
      return all.filter((one) => /^(insert|update|lock|store)-|^(BEGIN|COMMIT)$/.test(one));
    };
    const round = async () => {
      let id = '';
      const created = await sent(async () => ({ id } = await createInvoice(client, customer)));
      const path = `/api/v1/invoices/${id}`;
      return [
        created,
        await sent(() => client.patch(path, { status: 'sent' })),
        await sent(() => client.post(`${path}/payments`, { amount: 110 })),
        await sent(() => createCustomer(client)),
      ];
    };
    const expected = [
      ['insert-invoice-next'],
      ['BEGIN', 'lock-invoice-to-change', 'update-invoice', 'COMMIT'],
      ['BEGIN', 'lock-invoice-settlement', 'insert-payment', 'COMMIT'],
      ['BEGIN', 'insert-customer', 'COMMIT'],
    ];
    // The service's own work can come between, but not in each of three rounds.
    const rounds = [await round(), await round(), await round()];
    expect(rounds).toContainEqual(expected);
  });

  test('parallel changes of one invoice keep each other’s fields', async () => {
    const { id: customer } = await createCustomer(client);
    const { id } = await createInvoice(client, customer);
    const path = `/api/v1/invoices/${id}`;
    for (let round = 0; round < ROUNDS; round += 1) {
      const day = `2031-01-${String(1 + (round % 28)).padStart(2, '0')}`;
      const changes = [
        { notes: `Notes ${round}` },
        { terms: `Terms ${round}` },
        { due_date: day },
        { delivery_date: day },
        { order_reference: `PO ${round}` },
        { status: round % 2 === 0 ? 'cancelled' : 'draft' },
      ];
      const answers = await Promise.all(
        changes.map((change, index) => clients[index % 2]?.patch(path, change)),
      );
      expect(answers.map((answer) => answer?.status)).toEqual(changes.map(() => 200));
      const { body } = await client.get(path);
      expect(body).toMatchObject(Object.assign({}, ...changes));
      const versions = new Set(answers.map((answer) => answer?.body.updated_at as string));
      expect(versions.size).toBe(changes.length);
      expect(body.updated_at).toBe([...versions].sort().at(-1));
    }
    const actors = (await historyOf(client, path)).map(({ actor }) => actor);
    const name = actors[0]?.name;
    expect(name).toMatch(/^[0-9a-f]{12}$/);
    expect(actors).toEqual(actors.map(() => ({ type: 'key', name })));
    if (endpoint === null) return;
    const types = (await toldTo(endpoint)).map(({ type }) => type);
    const cancelled = Array.from({ length: ROUNDS / 2 }, () => 'invoice.cancelled');
    expect(types).toEqual(['customer.created', 'invoice.created', ...cancelled]);
  });

  test('a change beside payments leaves what is paid alone', async () => {
    const { id: customer } = await createCustomer(client);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, total } = await createInvoice(client, customer, { status: 'sent' });
      const path = `/api/v1/invoices/${id}`;
      const rest = Number(total) - 1;
      const answers = await Promise.all([
        clients[0].post(`${path}/payments`, { amount: 1 }),
        clients[1].patch(path, { notes: 'Thanks' }),
        clients[0].patch(path, { terms: 'Net' }),
        clients[1].post(`${path}/payments`, { amount: rest }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([201, 200, 200, 201]);
      const { body } = await client.get(path);
      const paid = { status: 'paid', amount_paid: total, amount_due: 0 };
      expect(body).toMatchObject({ notes: 'Thanks', terms: 'Net', ...paid });
    }
    if (endpoint === null) return;
    const told = (await toldTo(endpoint)).map(({ type }) => type);
    const payment = ['payment.recorded', 'payment.recorded', 'invoice.paid'];
    const each = ['invoice.created', ...payment];
    expect(told).toEqual([
      'customer.created',
      ...Array.from({ length: ROUNDS }, () => each).flat(),
    ]);
  });
});

test('an endpoint hears of the first change after it was added, on every node', async () => {
  const { id: customer } = await createCustomer(client);
  // Both nodes know the key by now.
  for (const each of clients) expect((await each.get('/api/v1/invoices')).status).toBe(200);
  const { id } = await createInvoice(client, customer);
  const endpoint = await addEndpoint(client, RECEIVER);
  const [, second] = clients;
  const { id: created } = await createInvoice(second, customer);
  expect((await second.patch(`/api/v1/invoices/${id}`, { status: 'sent' })).status).toBe(200);
  expect((await client.patch(`/api/v1/invoices/${created}`, { status: 'paid' })).status).toBe(200);
  expect((await toldTo(endpoint.id)).map(({ type }) => type)).toEqual([
    'invoice.created',
    'invoice.sent',
    'invoice.paid',
  ]);
});

test('endpoints that come and go beside creates refuse none, and miss none while they are there', async () => {
  const { id: customer } = await createCustomer(client);
  const stays = (await addEndpoint(client, RECEIVER)).id;
  let isOver = false;
  const made: string[] = [];
  const create = async (each: HttpClient) => {
    while (!isOver) made.push((await createInvoice(each, customer)).id);
  };
  const comeAndGo = async () => {
    for (let round = 0; round < ROUNDS / 2; round += 1) {
      const { id } = await addEndpoint(client, RECEIVER);
      const mine = (await createInvoice(clients[1], customer)).id;
      made.push(mine);
      expect((await toldTo(id)).map(({ data }) => data['id'])).toContain(mine);
      expect((await client.delete(`${ENDPOINTS}/${id}`)).status).toBe(204);
      expect(await storedDeliveries(databaseUrl, id)).toEqual([]);
    }
    isOver = true;
  };
  await Promise.all([...clients, ...clients].map(create).concat(comeAndGo()));
  const told = (await toldTo(stays)).map(({ data }) => data['id']);
  expect(told.toSorted()).toEqual(made.toSorted());
  const orphans = `SELECT FROM webhook_deliveries d
    WHERE NOT EXISTS (SELECT FROM webhook_endpoints e WHERE e.id = d.endpoint_id)`;
  expect(await query(databaseUrl, orphans)).toEqual([]);
});
