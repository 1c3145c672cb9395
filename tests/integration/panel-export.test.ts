import { adminApi, api } from '../support/api';
import { exportCsv, readCsv } from '../support/csv';
import { CM, operatorWho, type OperatorAccount } from '../support/operators';
import {
  createInvoice,
  creditInvoice,
  line,
  recordPayment,
  recordRefund,
} from '../support/records';
import { TYPES, twoShops, type Shop } from '../support/two-businesses';

let mine: Shop;
let foreign: Shop;
let limited: OperatorAccount;

const DOCUMENTS = ['invoices', 'quotations', 'credit-notes'];
const LISTS = ['customers', 'products', 'payments', 'refunds', ...DOCUMENTS];

async function settle(shop: Shop): Promise<void> {
  const client = api(shop.key);
  const items = [line({ description: `${shop.mark} sent` })];
  const invoice = await createInvoice(client, shop.ids.customer, { items, status: 'sent' });
  await recordPayment(client, invoice.id, { amount: 5, reference: shop.mark });
  const note = await creditInvoice(client, invoice.id);
  await recordRefund(client, note.id, { amount: 5, reference: shop.mark });
}

beforeAll(async () => {
  ({ mine, foreign, limited } = await twoShops());
  await settle(mine);
  await settle(foreign);
});

const path = (list: string, query = '') => `/invoicing/export/${list}${query}`;

test.each(['customers', 'products', 'invoices', 'quotations'])(
  'the export of %s holds what a member sees, and nothing of the other business',
  async (list) => {
    const { rows } = await exportCsv(limited, path(list));
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map((row) => row.business_id))).toEqual(new Set([mine.ids.business]));
    expect(JSON.stringify(rows)).toContain(mine.mark);
    expect(JSON.stringify(rows)).not.toContain(foreign.mark);
  },
);

test('lines are those of the member’s documents alone', async () => {
  const { rows } = await exportCsv(limited, path('invoices', '?lines=true'));
  expect(rows.map((row) => row.description).sort()).toEqual([
    `${mine.mark} sent`,
    `${mine.mark} work`,
  ]);
});

test.each(LISTS)('an administrator exports %s of both businesses, as a file', async (list) => {
  const answer = await adminApi().get(path(list));
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toContain(`filename="${list}-`);
  const { rows } = readCsv(answer.text);
  const owners = rows.map((row) => row.business_id);
  expect(owners).toEqual(expect.arrayContaining([mine.ids.business, foreign.ids.business]));
});

test('the filter and the search of the list are those of the export', async () => {
  const paid = '?filters[$and][0][state][$eq]=paid&page=1&pageSize=10&sort=createdAt:DESC';
  const { rows } = await exportCsv(limited, path('invoices', paid));
  expect(rows.map((row) => row.status)).toEqual(['paid']);
  const found = await exportCsv(limited, path('invoices', `?_q=${mine.mark}-1`));
  expect(found.rows.map((row) => row.invoice_number)).toEqual([`${mine.mark}-1`]);
  const both = await exportCsv(adminApi(), path('invoices', `?_q=${foreign.mark}-1`));
  expect(both.rows.map((row) => row.business_name)).toEqual([`${foreign.mark} Ltd`]);
  expect((await exportCsv(limited, path('invoices', `?_q=${foreign.mark}`))).rows).toEqual([]);
  const customer = `?filters[customer][documentId][$eq]=${foreign.ids.customer}`;
  expect((await exportCsv(limited, path('invoices', customer))).rows).toEqual([]);
});

const read = (subject: string, fields: string[]) => ({
  action: `${CM}.read`,
  subject,
  properties: { fields },
});

test('a column whose field the role does not show is left out', async () => {
  const operator = await operatorWho([
    read(TYPES.invoice, ['invoice_number', 'total', 'customer', 'items.description']),
    read(TYPES.customer, ['email']),
  ]);
  const { names } = await exportCsv(operator, path('invoices'));
  expect(names).toEqual([
    'id',
    'customer_id',
    'invoice_number',
    'total',
    'created_at',
    'updated_at',
  ]);
  const { names: ofLines } = await exportCsv(operator, path('invoices', '?lines=true'));
  expect(ofLines).toEqual(['invoice_id', 'customer_id', 'invoice_number', 'id', 'description']);
});

test('a role that hides a field does not filter by it, and one without the type gets nothing', async () => {
  const operator = await operatorWho([read(TYPES.invoice, ['invoice_number'])]);
  expect((await operator.get(path('invoices', '?filters[total][$gt]=1'))).status).toBe(403);
  expect((await operator.get(path('customers'))).status).toBe(403);
  const related = '?filters[customer][name][$contains]=M';
  expect((await operator.get(path('invoices', related))).status).toBe(403);
});

test.each(['users', 'constructor', 'webhook-endpoints', 'customers?lines=true'])(
  'there is no export of %s',
  async (list) => {
    expect((await adminApi().get(path(list))).status).toBe(404);
  },
);

test('a key of the API opens no export of the panel', async () => {
  expect((await api(mine.key).get(path('customers'))).status).toBe(401);
});

test('with a comma before decimals, semicolons stand between columns, and texts stay', async () => {
  const fields = { description: 'Tea; 1.5 l, black' };
  const items = [line({ ...fields, quantity: 2.5, unit_price: -0.125 }), line({ unit_price: 900 })];
  await createInvoice(api(mine.key), mine.ids.customer, { items });
  const read = async (query: string) => {
    const { text } = await limited.get(path('invoices', `?lines=true${query}`));
    return text.split('\r\n').find((row) => row.includes('Tea')) ?? '';
  };
  const [comma, point] = [await read('&decimal=comma'), await read('')];
  expect(comma).toContain(';"Tea; 1.5 l, black";2,5;-0,125;');
  expect(point).toContain(',"Tea; 1.5 l, black",2.5,-0.125,');
  expect(await read('&decimal=other')).toBe(point);
});

test('reports have the same marks', async () => {
  const items = [line({ unit_price: 12.5, quantity: 1 })];
  await createInvoice(api(mine.key), mine.ids.customer, { items, status: 'sent' });
  const report = `/invoicing/businesses/${mine.ids.business}/reports/open-items?format=csv`;
  const { text } = await adminApi().get(`${report}&decimal=comma`);
  expect(text).toMatch(/^customer_id;customer;currency;documents;/);
  expect(text).toMatch(/;USD;1;(\d+,\d\d;){6}/);
  expect((await adminApi().get(`${report}&decimal=dot`)).status).toBe(400);
});
