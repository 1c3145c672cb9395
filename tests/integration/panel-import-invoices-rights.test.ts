import { api } from '../support/api';
import { sendImport, type ImportFile, type ImportRequest } from '../support/imports';
import {
  inMyBusinesses,
  type OperatorAccount,
  operatorWho,
  type Permission,
} from '../support/operators';
import { createCustomer, type Fields } from '../support/records';
import { TYPES, twoShops, type Shop, memberOf } from '../support/two-businesses';

let mine: Shop;
let foreign: Shop;
let limited: OperatorAccount;

beforeAll(async () => {
  ({ mine, foreign, limited } = await twoShops());
  await createCustomer(api(foreign.key), { name: 'Theirs', email: 'theirs@t.example' });
});

const send = (file: ImportFile, asked: Partial<ImportRequest> = {}) =>
  sendImport(file, {
    list: 'invoices',
    token: limited.token,
    business: mine.ids.business,
    ...asked,
  });

const HEAD = 'number,date,customer id,customer,e-mail,total';

const problems = ({ problems: all }: Fields) =>
  (all as Fields[]).map(({ row, column }) => [row, column]);

test('a customer of another business is never found, whatever the file names', async () => {
  const file = [
    HEAD,
    `T-1,2024-01-01,${foreign.ids.customer},,,10`,
    'T-2,2024-01-01,,Theirs,,10',
    'T-3,2024-01-01,,,theirs@t.example,10',
  ].join('\n');
  const { data } = await send(file);
  expect(problems(data)).toEqual([
    [2, 'customer id'],
    [3, 'customer'],
    [4, 'e-mail'],
  ]);
  const into = await send(`${HEAD}\nT-4,2024-01-01,,Theirs,,10`, {
    business: foreign.ids.business,
  });
  expect(into.status).toBe(404);
});

test('a number of another business is free here, and its invoice stays as it is', async () => {
  const number = `${foreign.mark}-1`;
  const before = await api(foreign.key).get(`/api/v1/invoices/${foreign.ids.invoice}`);
  const { data } = await send(`${HEAD}\n${number},2024-01-01,${mine.ids.customer},,,10`);
  expect(data).toMatchObject({ created: 1, same: 0, stored: true });
  const after = await api(foreign.key).get(`/api/v1/invoices/${foreign.ids.invoice}`);
  expect(after.body).toEqual(before.body);
});

const member = async (permissions: Permission[]) =>
  (await memberOf(mine.ids.business, permissions)).token;

const BUSINESS = inMyBusinesses('read', TYPES.business);
const INVOICES = [
  BUSINESS,
  ...['read', 'create'].map((action) => inMyBusinesses(action, TYPES.invoice)),
];

test('the role needs invoices, customers, payments and new customers as far as the file does', async () => {
  const row = 'number,date,customer,total,amount paid,paid on';
  const plain = `number,date,customer,total\nP-1,2024-01-01,${mine.mark} customer,10`;
  const paid = `${row}\nP-2,2024-01-01,${mine.mark} customer,10,10,2024-01-02`;
  const reader = await member([inMyBusinesses('read', TYPES.invoice)]);
  expect((await send(plain, { token: reader })).status).toBe(403);
  const blind = await member(INVOICES);
  expect((await send(plain, { token: blind })).status).toBe(403);
  const token = await member([...INVOICES, inMyBusinesses('read', TYPES.customer)]);
  expect((await send(plain, { token })).data).toMatchObject({ created: 1, stored: true });
  const payment = await send(paid, { token });
  expect([payment.status, payment.error?.message]).toEqual([
    400,
    expect.stringContaining('must not fill paid_on'),
  ]);
  const missing = 'number,date,customer,total\nP-3,2024-01-01,Brand new,10';
  const made = await send(missing, { token, more: { new_customers: 'true' } });
  expect([made.status, made.error?.message]).toEqual([
    400,
    expect.stringContaining('your role makes no customers'),
  ]);
});

test('a field that the role does not show is not filled', async () => {
  const fields = ['invoice_number', 'customer', 'business', 'state', 'currency', 'issue_date'];
  const some = ['read', 'create'].map((action) =>
    inMyBusinesses(action, TYPES.invoice, [...fields, 'items.unit_price']),
  );
  const token = await member([BUSINESS, ...some, inMyBusinesses('read', TYPES.customer)]);
  const file = `number,date,customer,unit price,notes\nF-1,2024-01-01,${mine.mark} customer,10,x`;
  const refused = await send(file, { token });
  expect(refused.error?.message).toContain('must not fill notes');
});

test('the progress of an import is for its operator', async () => {
  const idle = await limited.get('/invoicing/import/progress');
  expect([idle.status, idle.body]).toEqual([200, { data: null }]);
});

test('an import tells its own operator how far it is, and nobody else', async () => {
  const rows = Array.from({ length: 4_000 }, (_, at) => `G-${at},2024-01-01,,Nobody,,10`);
  const other = await operatorWho(INVOICES);
  const seen = new Set<string>();
  const foreignAnswers = new Set<string>();
  let isRunning = true;
  const sent = send([HEAD, ...rows].join('\n'), { store: false }).finally(() => {
    isRunning = false;
  });
  while (isRunning) {
    const own = await limited.get('/invoicing/import/progress');
    seen.add(JSON.stringify(own.body.data));
    foreignAnswers.add((await other.get('/invoicing/import/progress')).text);
  }
  expect((await sent).data['problem_count']).toBe(4_000);
  expect([...seen].filter((text) => text.includes('"of":4000')).length).toBeGreaterThan(0);
  expect([...foreignAnswers]).toEqual(['{"data":null}']);
});

test('an export of lines comes back unchanged', async () => {
  const { text } = await limited.get('/invoicing/export/invoices?lines=true');
  const { body } = await api(mine.key).get('/api/v1/invoices?limit=1');
  const { data } = await send(text);
  expect(data).toMatchObject({ problems: [], created: 0, same: body.pagination.total });
});
