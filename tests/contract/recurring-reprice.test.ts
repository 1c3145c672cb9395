import { api, createKey } from '../support/api';
import { settledEvents } from '../support/events';
import { expectError } from '../support/expect-error';
import type { HttpClient } from '../support/http';
import { changesOf, historyOf } from '../support/history';
import { createCustomer, createProduct, type Fields } from '../support/records';
import { act, createRecurring, RECURRING } from '../support/recurring';

const PATH = `${RECURRING}/reprice`;

const item = (fields: Fields = {}) => ({
  description: 'Hosting',
  quantity: 2,
  unit_price: 29.99,
  tax_rate: 19,
  ...fields,
});

async function shop() {
  const { key } = await createKey({ scopes: ['read', 'write', 'webhooks'] });
  const client = api(key);
  const customer = (await createCustomer(client)).id as string;
  const of = (items: object[], fields: Fields = {}) =>
    createRecurring(client, { customer_id: customer, currency: 'EUR', items, ...fields });
  return { client, customer, of };
}

const linesOf = async (client: HttpClient, id: unknown) =>
  (await client.get(`${RECURRING}/${id as string}`)).body.items as Fields[];

test('a dry run, which is the default, shows each line before and after and stores nothing', async () => {
  const { client, customer, of } = await shop();
  const { id } = await of([item(), item({ description: 'Support', tax_rate: 7 })], { name: 'A' });
  const { status, body } = await client.post(PATH, { tax_rate: 19, price_percent: 3 });
  expect([status, body.dry_run]).toEqual([200, true]);
  expect(body.data).toEqual([
    {
      id,
      name: 'A',
      customer_id: customer,
      currency: 'EUR',
      next_date: expect.stringMatching(/^\d{4}-/),
      total_before: 135.56,
      total_after: 137.7,
      items: [
        {
          index: 0,
          description: 'Hosting',
          unit_price_before: 29.99,
          unit_price_after: 30.89,
          tax_rate_before: 19,
          tax_rate_after: 19,
        },
      ],
    },
  ]);
  expect(await linesOf(client, id)).toMatchObject([{ unit_price: 29.99 }, { unit_price: 29.99 }]);
  const events = await settledEvents(client);
  expect(events.map(({ type }) => type)).not.toContain('recurring_invoice.updated');
});

test('applied, all change with an event and a history each, and the next invoice has the price', async () => {
  const { client, customer, of } = await shop();
  const [one, other] = [await of([item()]), await of([item({ unit_price: 10 })])];
  const body = { customer_id: customer, price_by: -1.5, dry_run: false };
  const { body: done } = await client.post(PATH, body);
  expect(done).toMatchObject({ dry_run: false, data: [{ id: one.id }, { id: other.id }] });
  expect(await linesOf(client, one.id)).toMatchObject([{ unit_price: 28.49 }]);
  const events = await settledEvents(client);
  const told = events
    .filter(({ type }) => type === 'recurring_invoice.updated')
    .map(({ data }) => data.id as string);
  expect(told.sort()).toEqual([one.id, other.id].sort());
  const [entry] = await historyOf(client, `${RECURRING}/${other.id as string}`);
  expect(Object.keys(changesOf(entry))).toEqual(['items']);
  const made = await act(client, other.id as string, 'run');
  expect(made.body.items).toMatchObject([{ unit_price: 8.5 }]);
  // What it has made stays.
  await client.post(PATH, body);
  const invoice = await client.get(`/api/v1/invoices/${made.body.id as string}`);
  expect(invoice.body.invoice_items).toMatchObject([{ unit_price: 8.5 }]);
});

test('a tax rate changes by itself, and its category with a rate that becomes 0', async () => {
  const { client, of } = await shop();
  const { id } = await of([item(), item({ tax_rate: 0, tax_category: 'E' })]);
  await client.post(PATH, { tax_rate: 0, new_tax_rate: 7, dry_run: false });
  expect(await linesOf(client, id)).toMatchObject([
    { tax_rate: 19, unit_price: 29.99 },
    { tax_rate: 7, tax_category: null, unit_price: 29.99 },
  ]);
  const again = await client.post(PATH, { tax_rate: 7, new_tax_rate: 7, dry_run: false });
  expect(again.body.data).toEqual([]);
});

test('lines of a product change, and those with the price of the day do not', async () => {
  const { client, of } = await shop();
  const product_id = (await createProduct(client, { unit_price: 5 })).id as string;
  const { id } = await of([
    item({ product_id }),
    item({ product_id, price_source: 'product', unit_price: null }),
    item(),
  ]);
  const { body } = await client.post(PATH, { product_id, price_by: 1, dry_run: false });
  expect(body.data[0].items.map(({ index }: Fields) => index)).toEqual([0]);
  expect(body.data[0]).toMatchObject({ total_before: 154.66, total_after: 157.04 });
  expect(await linesOf(client, id)).toMatchObject([
    { unit_price: 30.99 },
    { unit_price: null },
    { unit_price: 29.99 },
  ]);
});

test('ended ones and those of others stay as they are', async () => {
  const { client, customer, of } = await shop();
  const [ended, paused] = [await of([item()]), await of([item()])];
  await act(client, ended.id as string, 'cancel');
  await act(client, paused.id as string, 'pause');
  const other = await shop();
  const foreign = await other.of([item()]);
  const body = { tax_rate: 19, price_percent: 100, dry_run: false };
  const { body: done } = await client.post(PATH, body);
  expect(done.data.map(({ id }: Fields) => id)).toEqual([paused.id]);
  expect(await linesOf(other.client, foreign.id)).toMatchObject([{ unit_price: 29.99 }]);
  const named = await other.client.post(PATH, { customer_id: customer, price_by: 1 });
  expect(named.body.data).toEqual([]);
});

test.each([
  [{}, ['customer_id', 'price_by']],
  [{ price_by: 1 }, 'customer_id'],
  [{ tax_rate: 19 }, 'price_by'],
  [{ tax_rate: 19, price_by: 1, price_percent: 1 }, 'price_by'],
  [{ tax_rate: 'x', price_by: 1 }, 'tax_rate'],
  [{ tax_rate: 19, price_percent: -101 }, 'price_percent'],
  [{ tax_rate: 19, price_by: 1.1234567 }, 'price_by'],
  [{ tax_rate: 19, price_by: -30 }, 'price_by'],
  [{ tax_rate: 19, price_by: 1e12 }, 'price_by'],
  [{ tax_rate: 19, new_tax_rate: 101 }, 'new_tax_rate'],
  [{ tax_rate: 19, price_by: 1, dry_run: 'no' }, 'dry_run'],
])('%j is refused at its field, and nothing changes', async (body, field) => {
  const { client, of } = await shop();
  const { id } = await of([item()]);
  const answer = await client.post(PATH, { dry_run: false, ...body });
  expectError(
    answer,
    400,
    'validation_failed',
    [field].flat().map((name) => `/${name}`),
  );
  expect(await linesOf(client, id)).toMatchObject([{ unit_price: 29.99, tax_rate: 19 }]);
});

test('a repeat with the same key changes nothing a second time', async () => {
  const { client, of } = await shop();
  const { id } = await of([item()]);
  const body = { tax_rate: 19, price_by: 1, dry_run: false };
  const headers = { 'Idempotency-Key': 'reprice-1' };
  const first = await client.post(PATH, body, headers);
  const again = await client.post(PATH, body, headers);
  expect([first.status, again.text]).toEqual([200, first.text]);
  expect(await linesOf(client, id)).toMatchObject([{ unit_price: 30.99 }]);
});

test('two at once both count, and a key that may only read changes nothing', async () => {
  const { client, of } = await shop();
  const { id } = await of([item()]);
  const body = { tax_rate: 19, price_by: 1, dry_run: false };
  const answers = await Promise.all([client.post(PATH, body), client.post(PATH, body)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await linesOf(client, id)).toMatchObject([{ unit_price: 31.99 }]);
  const reader = api((await createKey({ scopes: ['read'] })).key);
  expect((await reader.post(PATH, body)).status).toBe(403);
});
