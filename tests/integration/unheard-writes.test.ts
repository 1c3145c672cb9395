import { api, createKey, type IssuedKey } from '../support/api';
import { historyOf } from '../support/history';
import type { HttpClient } from '../support/http';
import { createCustomer, createInvoice } from '../support/records';
import { startService, type Service } from '../support/service';
import { addEndpoint, storedDeliveries } from '../support/webhooks';

/**
 * Where no webhook endpoint listens, a document is stored, and an invoice changed, by one statement without
 * a lock before it (decision 57). Two nodes, so that no lock within a process can help.
 */
let nodes: Service[] = [];
let issued: IssuedKey;
let clients: HttpClient[];
let client: HttpClient;

beforeAll(async () => {
  const first = await startService();
  nodes = [first, await startService({ database: first.databaseUrl })];
  issued = await createKey({ service: first, scopes: ['read', 'write', 'webhooks'] });
  clients = nodes.map((node) => api(issued.key, node));
  [client] = clients as [HttpClient];
});

afterAll(() => Promise.all(nodes.map((node) => node.stop())));

const ROUNDS = 60;

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
});

test('a change beside payments leaves what is paid alone', async () => {
  const { id: customer } = await createCustomer(client);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, total } = await createInvoice(client, customer, { status: 'sent' });
    const path = `/api/v1/invoices/${id}`;
    const answers = await Promise.all([
      clients[0]?.post(`${path}/payments`, { amount: 1 }),
      clients[1]?.patch(path, { notes: 'Thanks' }),
      clients[0]?.patch(path, { terms: 'Net' }),
      clients[1]?.post(`${path}/payments`, { amount: 2 }),
    ]);
    expect(answers.map((answer) => answer?.status)).toEqual([201, 200, 200, 201]);
    const { body } = await client.get(path);
    expect(body).toMatchObject({ notes: 'Thanks', terms: 'Net', amount_paid: 3 });
    expect(body.amount_due).toBeCloseTo(Number(total) - 3, 6);
  }
});

test('an endpoint hears of the first change after it was added, on every node', async () => {
  const { id: customer } = await createCustomer(client);
  // Both nodes know the key by now, and that nobody listens.
  for (const each of clients) expect((await each.get('/api/v1/invoices')).status).toBe(200);
  const { id } = await createInvoice(client, customer);
  const endpoint = await addEndpoint(client, 'https://receiver.invalid/hook');
  const [, second] = clients as [HttpClient, HttpClient];
  const { id: created } = await createInvoice(second, customer);
  expect((await second.patch(`/api/v1/invoices/${id}`, { status: 'sent' })).status).toBe(200);
  expect((await client.patch(`/api/v1/invoices/${created}`, { status: 'paid' })).status).toBe(200);
  const url = nodes[0]?.databaseUrl ?? '';
  const stored = await storedDeliveries(url, endpoint.id as string);
  expect(stored.map(({ event_type: type }) => type)).toEqual([
    'invoice.created',
    'invoice.sent',
    'invoice.paid',
  ]);
});
