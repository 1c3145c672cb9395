import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { adminApi, api, createKey } from '../support/api';
import { cloneDatabase, onDatabase } from '../support/databases';
import { projectWith, startDeveloper, type Developer } from '../support/developer';
import { settledEvents } from '../support/events';
import { eventually } from '../support/eventually';
import type { HttpClient } from '../support/http';
import { createCustomer, createInvoice, recordPayment } from '../support/records';
import { root } from '../support/project-copy';
import { readRun } from '../support/run';
import { startServiceIn, type Service } from '../support/service';

/** `strapi.service('api::event.event').on`: what a developer's own code hears of changes. */

jest.setTimeout(240_000);

const running = new Set<Service>();
afterEach(async () => {
  await Promise.all([...running].map((service) => service.stop()));
  running.clear();
});

async function start(...options: Parameters<typeof startDeveloper>): Promise<Developer> {
  const developer = await startDeveloper(...options);
  running.add(developer);
  return developer;
}

async function end(developer: Developer): Promise<void> {
  running.delete(developer);
  await developer.stop();
}

const ALL = { type: '*', name: 'all' };

async function booksOn(service: Service) {
  const { key, business } = await createKey({ service });
  const client = api(key, service);
  return { business, client, customer: (await createCustomer(client)).id as string };
}

/** The types that a listener has heard of one record. */
async function heardBy(developer: Developer, at: number, id: unknown): Promise<string[]> {
  const { heard } = await developer.listeners();
  return (heard[at] ?? []).filter(({ data }) => data['id'] === id).map(({ type }) => type);
}

const settled = (developer: Developer, id: unknown, types: string[], at = 0) =>
  eventually(async () => (await heardBy(developer, at, id)).length >= types.length);

const pay = (client: HttpClient, id: string) => recordPayment(client, id, { amount: 110 });

test('a listener hears changes over the API, by the panel and by services, in their order', async () => {
  const developer = await start({ listeners: [ALL, { type: 'invoice.paid' }] });
  const { business, client, customer } = await booksOn(developer);
  const { id } = await createInvoice(client, customer);
  const types = ['invoice.created', 'invoice.sent', 'invoice.updated', 'invoice.paid'];
  const buttons = adminApi(developer);
  const sent = await buttons.post(`/invoicing/invoices/${id}/state`, { state: 'sent' });
  expect(sent.status).toBeLessThan(300);
  await developer.call('api::invoice.invoice', 'pay', { business }, id, { amount: 110 });
  await settled(developer, id, types);
  expect(await heardBy(developer, 0, id)).toEqual(types);
  await eventually(async () => (await heardBy(developer, 1, id)).length > 0);
  const { heard } = await developer.listeners();
  const events = await settledEvents(client);
  expect(heard[1]).toEqual([{ ...events.find(({ type }) => type === 'invoice.paid'), business }]);
});

test('nothing is heard of a change that fails', async () => {
  const developer = await start({ listeners: [ALL] });
  const { client, customer } = await booksOn(developer);
  const { id } = await createInvoice(client, customer, { invoice_number: 'A-1' });
  const again = await client.post('/api/v1/invoices', {
    customer_id: customer,
    invoice_number: 'A-1',
    items: [{ description: 'x', quantity: 1, unit_price: 1, tax_rate: 0 }],
  });
  expect(again.status).toBe(409);
  await settled(developer, id, ['invoice.created']);
  const { heard } = await developer.listeners();
  expect(heard[0]?.map(({ type }) => type)).toEqual(['customer.created', 'invoice.created']);
});

test('a listener that throws gets the event again, and others do not wait for it', async () => {
  const developer = await start({ listeners: [ALL, { type: '*' }] });
  await developer.fail(0, true);
  const { client, customer } = await booksOn(developer);
  const { id } = await createInvoice(client, customer);
  await settled(developer, id, ['invoice.created'], 1);
  await eventually(async () => ((await developer.listeners()).tried[0] ?? 0) >= 3);
  expect((await developer.listeners()).heard[0]).toEqual([]);
  expect(developer.logs()).toMatch(
    /The listener "all" failed, and is called again in 2 s: customer\.created evt_\S+: Error: The developer has made a mistake\./,
  );
  await developer.fail(0, false);
  await settled(developer, id, ['invoice.created']);
  const { heard } = await developer.listeners();
  expect(heard[0]).toEqual(heard[1]);
});

test('a named listener hears what was stored while it was off; one without a name does not', async () => {
  const listeners = [ALL, { type: '*' }];
  const first = await start({ listeners });
  const { customer } = await booksOn(first);
  await settled(first, customer, ['customer.created']);
  await end(first);
  const off = await start({ database: first.databaseUrl });
  const elsewhere = api((await createKey({ service: off })).key, off);
  const { id } = await createInvoice(elsewhere, (await createCustomer(elsewhere)).id as string);
  await end(off);
  const second = await start({ listeners, database: first.databaseUrl });
  await settled(second, id, ['invoice.created']);
  const { heard } = await second.listeners();
  expect(heard[0]?.map(({ type }) => type)).toEqual(['customer.created', 'invoice.created']);
  expect(heard[1]).toEqual([]);
});

test('an event of a transaction that commits late is heard, and after a restart, too', async () => {
  const listeners = [{ type: 'product.created', name: 'late' }];
  const developer = await start({ listeners });
  const { business, client } = await booksOn(developer);
  const insert = (name: string) => ({
    text: `INSERT INTO events (business_id, event_type, payload)
      SELECT id, 'product.created', json_build_object('type', 'product.created', 'timestamp', 'now',
        'data', json_build_object('id', $2::text)) FROM businesses WHERE document_id = $1`,
    values: [business, name],
  });
  await onDatabase(developer.databaseUrl, async (late) => {
    await late.query({ text: 'BEGIN', values: [] });
    await late.query(insert('late'));
    const { body } = await client.post('/api/v1/products', { name: 'x', unit_price: 1 });
    await settled(developer, body.id, ['product.created']);
    await late.query({ text: 'COMMIT', values: [] });
  });
  await settled(developer, 'late', ['product.created']);
  await end(developer);
  const again = await start({ listeners, database: developer.databaseUrl });
  await onDatabase(again.databaseUrl, (db) => db.query(insert('next')));
  await settled(again, 'next', ['product.created']);
  expect((await again.listeners()).heard[0]).toHaveLength(1);
});

test('on two nodes, a named listener hears each event once, and one without a name on each', async () => {
  const listeners = [ALL, { type: '*' }];
  const one = await start({ listeners });
  const two = await start({ listeners, database: one.databaseUrl });
  const { client, customer } = await booksOn(one);
  const ids = [];
  for (let at = 0; at < 20; at += 1) ids.push((await createInvoice(client, customer)).id);
  const heardAll = async () => {
    const [first, second] = [await one.listeners(), await two.listeners()];
    return [...(first.heard[0] ?? []), ...(second.heard[0] ?? [])].map(({ data }) => data['id']);
  };
  await eventually(async () => (await heardAll()).length >= 21);
  expect(new Set(await heardAll())).toEqual(new Set([customer, ...ids]));
  expect(await heardAll()).toHaveLength(21);
  for (const node of [one, two]) await settled(node, ids.at(-1), ['invoice.created'], 1);
});

test('the example writes a line per paid invoice', async () => {
  const project = projectWith('paid-invoices', path.join(root, 'docs/examples/listener'));
  const { env } = readRun();
  const service = await startServiceIn({ project, env }, await cloneDatabase());
  running.add(service);
  const { business, client, customer } = await booksOn(service);
  const { id } = await createInvoice(client, customer, { status: 'sent', invoice_number: 'B-7' });
  await pay(client, id);
  const file = path.join(project, 'paid-invoices.txt');
  await eventually(() => existsSync(file));
  const paid = (await settledEvents(client)).find(({ type }) => type === 'invoice.paid');
  expect(readFileSync(file, 'utf8')).toBe(`${paid.id} ${business} B-7 110 USD\n`);
});
