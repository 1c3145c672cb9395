import { CONTENT_TYPE } from '../../src/content-types';
import { adminApi, api } from '../support/api';
import { query } from '../support/databases';
import { CM, operatorWho, type OperatorAccount } from '../support/operators';
import { readRun } from '../support/run';

/** How an operator leaves the lists of the panel is kept on the server, for that operator alone. */

const read = (subject: string, fields: string[]) => ({
  action: `${CM}.read`,
  subject,
  properties: { fields },
});

const FIELDS = ['invoice_number', 'issue_date', 'due_date', 'state', 'total'];
const reader = () =>
  operatorWho([read(CONTENT_TYPE.invoice, FIELDS), read(CONTENT_TYPE.product, ['name'])]);

let strict: OperatorAccount;

beforeAll(async () => {
  strict = await reader();
});

const choices = async (who: Pick<OperatorAccount, 'get'>) =>
  (await who.get('/invoicing/lists')).body.data;

const CHOICE = {
  view: 'draft',
  period: 'this_year',
  sort: 'total:DESC',
  page_size: 50,
  columns: ['invoice_number', 'total'],
  custom_columns: ['cost_centre', 'crm.id'],
};

test('an operator finds each list as they left it, and others find their own', async () => {
  const [ada, ben] = [await reader(), await reader()];
  expect((await ada.post('/invoicing/lists/invoices', CHOICE)).status).toBe(200);
  await ada.post('/invoicing/lists/products', { page_size: 10 });
  await ben.post('/invoicing/lists/invoices', { sort: 'issue_date:ASC' });
  expect((await choices(ada)).lists).toEqual({ invoices: CHOICE, products: { page_size: 10 } });
  expect((await choices(ben)).lists).toEqual({ invoices: { sort: 'issue_date:ASC' } });
});

test('a part changes alone, and null forgets it', async () => {
  const ada = await reader();
  await ada.post('/invoicing/lists/invoices', CHOICE);
  await ada.post('/invoicing/lists/invoices', { view: null, columns: null, sort: 'state:ASC' });
  const { view: _view, columns: _columns, ...rest } = CHOICE;
  expect((await choices(ada)).lists).toEqual({ invoices: { ...rest, sort: 'state:ASC' } });
});

test('two windows that change different parts at the same time lose none', async () => {
  const ada = await reader();
  const parts = Object.entries(CHOICE).map(([part, value]) => ({ [part]: value }));
  const answers = await Promise.all(
    parts.map((part) => ada.post('/invoicing/lists/invoices', part)),
  );
  expect(answers.map(({ status }) => status)).toEqual(parts.map(() => 200));
  expect((await choices(ada)).lists).toEqual({ invoices: CHOICE });
});

test.each([
  { view: 'accepted' },
  { view: ['draft'] },
  { period: 'own' },
  { period: '2026-01' },
  { sort: 'total' },
  { sort: 'total:DESC; drop table invoices' },
  { sort: { total: 'desc' } },
  { page_size: 1000 },
  { page_size: '20' },
  { columns: [] },
  { columns: 'total' },
  { columns: ["total'"] },
  { columns: Array.from({ length: 101 }, (_, place) => `c${place}`) },
  { columns: ['x'.repeat(61)] },
  { custom_columns: ['two words'] },
  { custom_columns: [''] },
  { custom_columns: { a: 1 } },
])('%j is refused', async (choice) => {
  expect((await strict.post('/invoicing/lists/invoices', choice)).status).toBe(400);
  expect((await choices(strict)).lists).toEqual({});
});

test('a field that a role hides by now neither sorts nor cuts the list', async () => {
  const blind = await operatorWho([read(CONTENT_TYPE.invoice, ['invoice_number'])]);
  const { operator } = await choices(blind);
  const stored = (list: string, choice: object) =>
    query(readRun().sharedDatabaseUrl, `insert into list_choices values ($1, $2, $3)`, [
      operator,
      list,
      JSON.stringify(choice),
    ]);
  await stored('invoices', CHOICE);
  await stored('products', { page_size: 10 });
  await stored('bygone', { page_size: 10 });
  const { page_size, columns, custom_columns } = CHOICE;
  expect((await choices(blind)).lists).toEqual({
    invoices: { page_size, columns, custom_columns },
  });
});

test('a list that the role does not show, or that does not exist, remembers nothing', async () => {
  expect((await strict.post('/invoicing/lists/customers', { page_size: 10 })).status).toBe(403);
  for (const list of ['users', 'constructor', '__proto__'])
    expect((await adminApi().post(`/invoicing/lists/${list}`, {})).status).toBe(404);
});

test('strangers learn and change nothing', async () => {
  expect((await api().get('/invoicing/lists')).status).toBe(401);
  expect((await api().post('/invoicing/lists/invoices', { page_size: 10 })).status).toBe(401);
});

test('the choices of an operator go with the operator', async () => {
  const ada = await reader();
  await ada.post('/invoicing/lists/invoices', CHOICE);
  const { operator } = await choices(ada);
  const left = () =>
    query(readRun().sharedDatabaseUrl, 'select 1 from list_choices where operator_id = $1', [
      operator,
    ]);
  expect(await left()).toHaveLength(1);
  expect((await adminApi().delete(`/admin/users/${operator}`)).status).toBe(200);
  expect(await left()).toEqual([]);
});
