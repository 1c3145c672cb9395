import { makeDueInvoices } from '../../src/recurring/run-due';
import { api, createKey } from '../support/api';
import { clockOn, type Clock } from '../support/clock';
import { cloneDatabase, query, rowOf } from '../support/databases';
import type { HttpClient } from '../support/http';
import { series } from '../support/numbers';
import {
  act,
  createRecurring,
  endAll,
  invoicesOf,
  occurrencesOf,
  RECURRING,
} from '../support/recurring';
import { startService, type Service } from '../support/service';

/** Several nodes and people at the same time. */
let service: Service;
let nodes: Clock[] = [];

beforeAll(async () => {
  service = await startService({ database: await cloneDatabase() });
  nodes = [1, 2, 3, 4].map(() => clockOn(service.databaseUrl));
});

afterEach(() => endAll(service.databaseUrl));

afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await service?.stop();
});

const atOnAll = (instant: string): Promise<number[]> =>
  Promise.all(nodes.map(({ strapi }) => makeDueInvoices(strapi, new Date(instant))));
const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

const books = async () => api((await createKey({ service })).key, service);

/** Copies a recurring invoice of a business. */
async function copies(id: string, count: number): Promise<void> {
  const row = await rowOf(service.databaseUrl, 'recurring_invoices', id);
  const [columns] = await query<{ names: string }>(
    service.databaseUrl,
    `SELECT string_agg(quote_ident(column_name), ', ') AS names FROM information_schema.columns
      WHERE table_name = 'recurring_invoices' AND column_name NOT IN ('id', 'document_id')`,
  );
  await query(
    service.databaseUrl,
    `INSERT INTO recurring_invoices (document_id, ${columns?.names})
      SELECT gen_random_uuid()::text, ${columns?.names} FROM recurring_invoices, generate_series(1, $2)
      WHERE id = $1`,
    [row, count],
  );
}

test('four nodes with 500 due make 500 invoices', async () => {
  const clients = [await books(), await books(), await books(), await books(), await books()];
  for (const client of clients) {
    const { id } = await createRecurring(client, { start_date: '2040-01-31', mode: 'issue' });
    await copies(id, 99);
  }
  const made = await atOnAll('2040-01-31T06:00:00Z');
  expect(sum(made)).toBe(500);
  expect(made.filter((count) => count > 0).length).toBeGreaterThan(1);
  for (const client of clients) {
    const { body } = await client.get('/api/v1/invoices?limit=100&sort=number');
    expect(body.pagination.total).toBe(100);
    expect(body.data.map((one: { invoice_number: string }) => one.invoice_number)).toEqual(
      series('INV-', 1, 100),
    );
    const origins = body.data.map(
      (one: { recurring_invoice_id: string }) => one.recurring_invoice_id,
    );
    expect(new Set(origins).size).toBe(100);
  }
  expect(sum(await atOnAll('2040-01-31T06:01:00Z'))).toBe(0);
});

test('four nodes that catch up make each missed one once, in their order', async () => {
  const client = await books();
  const { id } = await createRecurring(client, { start_date: '2040-02-29', catch_up: 'all' });
  await act(client, id, 'run');
  await atOnAll('2040-12-31T06:00:00Z');
  expect(await occurrencesOf(client, id)).toEqual(
    Array.from({ length: 11 }, (_, n) => `${n} made`),
  );
  const dates = (await invoicesOf(client, id)).map((one) => String(one['occurrence_date']));
  expect(dates).toEqual([...dates].sort());
});

test('of runs at once, by keys and by the clock, one makes the occurrence', async () => {
  const client = await books();
  const { id } = await createRecurring(client, { start_date: '2041-01-31' });
  const runs = [1, 2, 3].map(() => act(client, id, 'run', { occurrence: 0 }));
  const [answers, made] = await Promise.all([Promise.all(runs), atOnAll('2041-01-31T06:00:00Z')]);
  const won = answers.filter(({ status }) => status === 201);
  expect(won.length + sum(made)).toBe(1);
  const lost = answers.filter(({ status }) => status !== 201);
  const [invoice] = await invoicesOf(client, id);
  for (const { status, body } of lost)
    expect([status, body.code, body.invoice_id]).toEqual([
      409,
      'occurrence_exists',
      invoice?.['id'],
    ]);
  expect(await occurrencesOf(client, id)).toEqual(['0 made']);
});

/** All that change it at once. */
const changesOf = (client: HttpClient, id: string, round: number) => [
  client.patch(`${RECURRING}/${id}`, { name: `Name ${round}` }),
  client.patch(`${RECURRING}/${id}`, { due_days: round }),
  client.patch(`${RECURRING}/${id}`, { metadata: { [`key${round}`]: 'x' } }),
  act(client, id, 'skip', { occurrence: round }),
];

test('changes of several at once are all kept, and none moves the schedule twice', async () => {
  const client = await books();
  const { id } = await createRecurring(client, { start_date: '2042-01-31' });
  const path = `${RECURRING}/${id as string}`;
  for (let round = 0; round < 10; round += 1) {
    const all = await Promise.all([
      ...changesOf(client, id, round),
      act(client, id, 'skip', { occurrence: round }),
    ]);
    const statuses = all.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 200, 200, 409]);
    const { body } = await client.get(path);
    expect(body).toMatchObject({
      name: `Name ${round}`,
      due_days: round,
      next_occurrence: round + 1,
    });
    expect(Object.keys(body.metadata)).toHaveLength(round + 1);
  }
});

test('a pause beside the clock makes all of an invoice, or none', async () => {
  const client = await books();
  for (let round = 0; round < 10; round += 1) {
    const { id } = await createRecurring(client, { start_date: '2043-01-31' });
    const [paused] = await Promise.all([act(client, id, 'pause'), atOnAll('2043-01-31T06:00:00Z')]);
    expect(paused.body.status).toBe('paused');
    const made = await occurrencesOf(client, id);
    const { body } = await client.get(`${RECURRING}/${id as string}`);
    expect(body).toMatchObject({ status: 'paused', next_occurrence: made.length });
    expect(await invoicesOf(client, id)).toHaveLength(made.length);
  }
});
