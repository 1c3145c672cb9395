import { adminApi, api } from '../support/api';
import { query } from '../support/databases';
import type { HttpClient } from '../support/http';
import { csv, sendImport } from '../support/imports';
import { createInvoice, line, type Fields } from '../support/records';
import { readRun } from '../support/run';
import {
  createShop,
  limitedPermissions,
  memberOf,
  twoShops,
  type Shop,
} from '../support/two-businesses';

const token = () => readRun().adminToken;

async function imported(shop: Shop, list: string, file: string): Promise<Fields> {
  const more = { new_customers: 'true', file: 'old books.csv' };
  const { data } = await sendImport(file, {
    list,
    token: token(),
    business: shop.ids.business,
    more: list === 'invoices' ? more : { file: 'people.csv' },
  });
  expect([data['stored'], data['problem_count']]).toEqual([true, 0]);
  const [latest] = await past(shop, list);
  return latest as Fields;
}

const past = async (shop: Shop, list = 'invoices', as: HttpClient = adminApi()) =>
  (await as.get(`/invoicing/imports?business=${shop.ids.business}&list=${list}`)).body
    .data as Fields[];
const takeBack = ({ id }: Fields, as: HttpClient = adminApi()) =>
  as.post(`/invoicing/imports/${String(id)}/take-back`, {});

const HEAD = 'number,date,customer,description,quantity,unit price,tax rate,total,paid,paid on';
const INVOICES = csv(
  HEAD,
  'INV-00040,2024-01-02,Old Ltd,Work,2,50,10,110,110,2024-01-20',
  'INV-00041,2024-02-02,Old Ltd,Work,1,50,10,55,,',
  'OLD/7,2024-03-02,Ada,Other,1,10,0,10,,',
);

/** How many rows a business has of everything that an import makes. */
async function counts({ ids }: Shop): Promise<unknown> {
  const of = (table: string) =>
    `(SELECT count(*)::int FROM ${table} t WHERE t.business_id = b.id) AS ${table}`;
  const [row] = await query(
    readRun().sharedDatabaseUrl,
    `SELECT ${['customers', 'products', 'invoices', 'payments', 'allocations'].map(of).join(', ')},
      (SELECT json_object_agg(kind, record_count) FROM document_sequences s
        WHERE s.business_id = b.id AND kind IN ('customer', 'product', 'invoice')) AS counted,
      (SELECT count(*)::int FROM components_billing_invoice_lines) AS lines,
      (SELECT count(*)::int FROM import_records r JOIN imports i ON i.id = r.import_id
        WHERE i.business_id = b.id) AS kept
      FROM businesses b WHERE b.document_id = '${ids.business}'`,
  );
  const { lines: _lines, ...own } = row as Fields;
  return own;
}

const nextNumber = async (shop: Shop): Promise<unknown> =>
  (await createInvoice(api(shop.key), shop.ids.customer, { items: [line()] }))['invoice_number'];

test('an import goes whole: invoices, payments, new customers, counts; its numbers are free again', async () => {
  const shop = await createShop('BACK');
  const before = await counts(shop);
  const made = await imported(shop, 'invoices', INVOICES);
  expect(made).toMatchObject({
    file: 'old books.csv',
    created: 3,
    changed: 0,
    customers: 2,
    taken_back: false,
    may_take_back: true,
    by: expect.any(String) as string,
  });
  expect(await counts(shop)).toMatchObject({ invoices: 4, payments: 1, allocations: 1, kept: 6 });
  expect(await takeBack(made)).toMatchObject({ status: 200, body: { data: { taken_back: true } } });
  expect(await counts(shop)).toEqual(before);
  const left = await query(
    readRun().sharedDatabaseUrl,
    `SELECT count(*)::int AS entries FROM history_entries h WHERE record_table = 'invoices'
      AND action = 'imported' AND NOT EXISTS (SELECT FROM invoices i WHERE i.id = h.record_id)`,
  );
  expect(left).toEqual([{ entries: 0 }]);
  expect((await takeBack(made)).status).toBe(200);
  expect(await past(shop)).toMatchObject([{ taken_back: true, may_take_back: false }]);
  const again = await imported(shop, 'invoices', INVOICES);
  expect((await takeBack(again)).status).toBe(200);
  expect(await nextNumber(shop)).toBe('INV-00001');
});

type Touch = (shop: Shop, client: HttpClient, invoice: Fields) => Promise<unknown>;
const path = ({ id }: Fields, more = '') => `/api/v1/invoices/${String(id)}${more}`;

test.each<[string, string, Touch]>([
  [
    'paid',
    'INV-00041 was used or changed since',
    (_shop, client, one) =>
      client.post(path(one, '/payments'), { amount: 5, paid_on: '2024-03-01' }),
  ],
  [
    'credited',
    'INV-00041 was used or changed since',
    (_shop, client, one) => client.post(path(one, '/credit-notes'), {}),
  ],
  [
    'changed',
    'INV-00041 was used or changed since',
    (_shop, client, one) => client.patch(path(one), { notes: 'Thank you' }),
  ],
  [
    'given another document of its customer',
    'Old Ltd was used or changed since',
    (_shop, client, one) =>
      client.post('/api/v1/quotations', { customer_id: one['customer_id'], items: [line()] }),
  ],
  [
    'followed by another number',
    'INV-00042 was numbered after it',
    (shop, client) => createInvoice(client, shop.ids.customer, { items: [line()] }),
  ],
])('an import that was %s stays whole, and a sentence says why', async (_what, why, touch) => {
  const shop = await createShop('STAY');
  const client = api(shop.key);
  const made = await imported(shop, 'invoices', INVOICES);
  const { body } = await client.get('/api/v1/invoices?limit=10');
  const one = (body.data as Fields[]).find((all) => all['invoice_number'] === 'INV-00041');
  const touched = (await touch(shop, client, one as Fields)) as { status: unknown };
  expect([200, 201, 'draft']).toContain(touched.status);
  const before = await counts(shop);
  const { status, body: refused } = await takeBack(made);
  expect([status, (refused.error as Fields)['message']]).toEqual([
    409,
    `This import stays: ${why}`,
  ]);
  expect(await counts(shop)).toEqual(before);
  expect(await past(shop)).toMatchObject([{ taken_back: false }]);
});

test('an import into a closed period stays', async () => {
  const shop = await createShop('SHUT');
  const made = await imported(shop, 'invoices', INVOICES);
  await query(
    readRun().sharedDatabaseUrl,
    `UPDATE businesses SET closed_until = '2024-06-30' WHERE document_id = '${shop.ids.business}'`,
  );
  const { status, body } = await takeBack(made);
  expect([status, (body.error as Fields)['message']]).toEqual([
    409,
    expect.stringContaining('2024-06-30'),
  ]);
});

test('new customers and products go; an import that changed others stays', async () => {
  const shop = await createShop('LIST');
  const before = await counts(shop);
  const people = await imported(shop, 'customers', csv('name,email', 'Ada,ada@t.example', 'Bo,'));
  const goods = await imported(shop, 'products', csv('name,sku,price', 'Nut,N1,2', 'Bolt,B1,3'));
  expect((await takeBack(goods)).status).toBe(200);
  expect((await takeBack(people)).status).toBe(200);
  expect(await counts(shop)).toEqual(before);
  const changing = csv('name,email,phone', 'LIST customer,,123', 'Cy,,');
  const mixed = await imported(shop, 'customers', changing);
  expect(mixed).toMatchObject({ created: 1, changed: 1, may_take_back: false });
  const { status, body } = await takeBack(mixed);
  expect([status, (body.error as Fields)['message']]).toEqual([
    409,
    'This import stays: it has changed 1 records that were here before',
  ]);
});

test('nobody lists or takes back imports of another business, or without the right to delete', async () => {
  const { mine, foreign, limited } = await twoShops();
  const theirs = await imported(foreign, 'invoices', INVOICES);
  const own = await imported(mine, 'invoices', INVOICES);
  const list = `/invoicing/imports?list=invoices&business=`;
  const as = limited;
  expect((await as.get(list + foreign.ids.business)).status).toBe(404);
  expect((await takeBack(theirs, as)).status).toBe(404);
  expect((await as.get(list + mine.ids.business)).status).toBe(200);
  const weak = await memberOf(mine.ids.business, limitedPermissions(['create', 'read', 'update']));
  expect((await takeBack(own, weak)).status).toBe(403);
  expect(await past(mine, 'invoices', weak)).toMatchObject([{ may_take_back: false }]);
  const none = await fetch(
    `${readRun().sharedUrl}/invoicing/imports/${String(own['id'])}/take-back`,
    {
      method: 'POST',
    },
  );
  expect(none.status).toBe(401);
  expect((await takeBack({ id: 'nonsense' })).status).toBe(404);
  expect((await past(mine)).map(({ taken_back }) => taken_back)).toEqual([false]);
  expect((await takeBack(own, as)).status).toBe(200);
});
