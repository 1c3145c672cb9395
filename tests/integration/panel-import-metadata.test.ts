import { adminApi, api, BUSINESSES } from '../support/api';
import { exportCsv, readCsv } from '../support/csv';
import { desk, saveForm } from '../support/desk';
import type { HttpClient } from '../support/http';
import { outcome, problemsOf, sendImport } from '../support/imports';
import { createCustomer, createInvoice, createProduct, type Fields } from '../support/records';
import { readRun } from '../support/run';

/** What an export writes as metadata and custom fields comes back by an import. */

interface Shop {
  business: string;
  client: HttpClient;
}

const FIELDS = ['customer', 'product', 'invoice'].map((kind) => ({
  key: 'cost_centre',
  label: 'Kostenstelle',
  kind,
  printed: kind !== 'product',
}));

async function shop(name: string): Promise<Shop> {
  const { business, key } = await desk({ name });
  await saveForm(`${BUSINESSES}/${business}`, { custom_fields: FIELDS });
  return { business, client: api(key) };
}

let from: Shop;
let to: Shop;
beforeAll(async () => {
  [from, to] = [await shop('From'), await shop('To')];
});

const PAIRS = { cost_centre: 'Süd; 7', 'a.b': '=1+1 "quoted"', long: 'x'.repeat(400) };
const send = (file: string, list: string, { business }: Shop, more: Record<string, string> = {}) =>
  sendImport(file, { list, token: readRun().adminToken, business, more });

/** A file as the panel exports it, of the records of one business. */
const fileOf = async (list: string, { business }: Shop): Promise<string> =>
  (await adminApi().get(`/invoicing/export/${list}?filters[business][documentId][$eq]=${business}`))
    .text;

const metadataIn = async ({ client }: Shop, list: string) =>
  (await exportCsv(client, `/api/v1/${list}`)).rows.map(({ metadata }) => metadata);

test.each([
  ['customers', async () => void (await createCustomer(from.client, { metadata: PAIRS }))],
  ['products', async () => void (await createProduct(from.client, { metadata: PAIRS }))],
  [
    'invoices',
    async () => {
      const { id } = await createCustomer(from.client, { name: 'Cleo', email: 'c@c.example' });
      const items = [{ description: 'Work', quantity: 1, unit_price: 5 }];
      await createInvoice(from.client, id as string, { status: 'sent', items, metadata: PAIRS });
    },
  ],
])('%s carry it from one business to another, and back unchanged', async (list, make) => {
  await make();
  const file = await fileOf(list, from);
  const [first = {}] = readCsv(file).rows;
  expect(JSON.parse(first['metadata'] ?? '')).toEqual(PAIRS);
  const moved = await send(file, list, to, { new_customers: 'true' });
  expect(problemsOf(moved.data)).toEqual([]);
  expect(moved.data['stored']).toBe(true);
  expect(await metadataIn(to, list)).toEqual(await metadataIn(from, list));
  // The lines of an invoice are in another file.
  const back = list === 'invoices' ? to : from;
  const same = readCsv(file).rows.length;
  expect(outcome((await send(file, list, back)).data)).toEqual([0, 0, same, 0, true]);
});

test('a column with the label of a custom field adds one pair, and wrong pairs are told', async () => {
  const { id } = await createCustomer(from.client, { name: 'Bo', metadata: { a: '1' } });
  const file = (cells: string) => `Name,Kostenstelle,Metadata\nBo,${cells}`;
  const metadata = async () =>
    ((await from.client.get(`/api/v1/customers/${id}`)).body as Fields)['metadata'];
  expect(outcome((await send(file('K-1,'), 'customers', from)).data)).toEqual([0, 1, 0, 0, true]);
  expect(await metadata()).toEqual({ a: '1', cost_centre: 'K-1' });
  await send(file(',"{""a"":""2""}"'), 'customers', from);
  expect(await metadata()).toEqual({ a: '2', cost_centre: 'K-1' });
  const wrong = await send(file(`${'y'.repeat(501)},no JSON`), 'customers', from);
  expect(problemsOf(wrong.data)).toEqual([
    '2 Kostenstelle: must be at most 500 characters long',
    '2 Metadata: must be a JSON object',
  ]);
});
