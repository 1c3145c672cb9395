import { api, createKey } from '../support/api';
import { exportCsv } from '../support/csv';
import { expectError } from '../support/expect-error';
import type { HttpClient } from '../support/http';
import {
  createCustomer,
  createInvoice,
  createProduct,
  createQuotation,
  creditInvoice,
  line,
  type Created,
} from '../support/records';
import { byCursor } from '../support/walks';

let client: HttpClient;
let stranger: HttpClient;
let foreign: Created;

const INVOICES = '/api/v1/invoices';
const LISTS = ['invoices', 'quotations', 'credit-notes', 'customers', 'products'];
const DOCUMENTS = LISTS.slice(0, 3);

const of = (total: number) => [line({ quantity: 1, unit_price: total, tax_rate: 0 })];

beforeAll(async () => {
  client = api((await createKey()).key);
  stranger = api((await createKey()).key);
  const jane = await createCustomer(client, { name: 'Jane' });
  await createCustomer(client, { name: 'Abe' });
  await createProduct(client, { name: 'Nut' });
  await createProduct(client, { name: 'Bolt' });
  for (const [number, issue_date, deadline, currency, total] of [
    ['A', '2026-01-31', '2026-02-28', 'EUR', 100],
    ['B', '2026-02-01', null, 'USD', 0.01],
    ['C', '2026-02-28', '2026-03-01', 'EUR', 250.5],
    ['D', '2026-03-01', '2026-02-28', 'JPY', 100],
  ] as const) {
    const fields = { issue_date, currency, items: of(total) };
    const invoice = { ...fields, invoice_number: number, due_date: deadline, status: 'sent' };
    const { id } = await createInvoice(client, jane.id, invoice);
    await createQuotation(client, jane.id, {
      ...fields,
      quotation_number: number,
      valid_until: deadline,
    });
    await creditInvoice(client, id, { credit_note_number: number, issue_date });
  }
  foreign = await createCustomer(stranger, { name: 'Foreign' });
  await createInvoice(stranger, foreign.id, { invoice_number: 'F', items: of(100) });
});

async function found(list: string, query: string, of = client): Promise<string[]> {
  const { status, body, text } = await of.get(`/api/v1/${list}?${query}`);
  expect({ status, text }).toMatchObject({ status: 200 });
  expect(body.pagination.total).toBe(body.data.length);
  const name = {
    invoices: 'invoice_number',
    quotations: 'quotation_number',
    'credit-notes': 'credit_note_number',
  }[list];
  return body.data.map((one: Created) => one[name ?? 'name']);
}

describe.each(DOCUMENTS)('%s', (list) => {
  test.each([
    ['issue_date_from=2026-02-01', 'DCB'],
    ['issue_date_to=2026-02-28', 'CBA'],
    ['issue_date_from=2026-02-01&issue_date_to=2026-02-28', 'CB'],
    ['issue_date_from=2026-03-01&issue_date_to=2026-02-01', ''],
    ['currency=EUR', 'CA'],
    ['currency=jpy', 'D'],
    ['currency=CHF', ''],
    ['min_total=100', 'DCA'],
    ['max_total=100', 'DBA'],
    ['min_total=100&max_total=100.00', 'DA'],
    ['min_total=0.010001', 'DCA'],
    ['max_total=0', ''],
    ['min_total=100&currency=EUR&issue_date_to=2026-02-01', 'A'],
    ['number=a&currency=EUR', 'A'],
    ['number=a&currency=USD', ''],
    ['updated_since=2020-01-01T00:00:00Z', 'DCBA'],
    ['updated_since=9999-12-31T23:59:59.999Z', ''],
  ])('are filtered by %s', async (query, expected) => {
    expect(await found(list, query)).toEqual(expected.split('').filter(Boolean));
  });

  test.each([
    ['created_at', 'ABCD'],
    ['-created_at', 'DCBA'],
    ['issue_date', 'ABCD'],
    ['-issue_date', 'DCBA'],
    ['number', 'ABCD'],
    ['-number', 'DCBA'],
    ['total', 'BADC'],
    ['-total', 'CDAB'],
  ])('are sorted by %s', async (sort, expected) => {
    expect(await found(list, `sort=${sort}`)).toEqual(expected.split(''));
    expect(await found(list, `sort=${sort}&number=&limit=100`)).toEqual(expected.split(''));
  });
});

describe.each([
  ['invoices', 'due_date'],
  ['quotations', 'valid_until'],
])('the last day of %s', (list, field) => {
  test.each([
    ['_from=2026-03-01', 'C'],
    ['_to=2026-02-28', 'DA'],
    ['_from=2026-02-28', 'DCA'],
  ])(`filters by ${field}%s`, async (rest, expected) => {
    expect(await found(list, field + rest)).toEqual(expected.split(''));
  });

  test('sorts with empty ones last, both ways', async () => {
    expect(await found(list, `sort=${field}`)).toEqual(['A', 'D', 'C', 'B']);
    expect(await found(list, `sort=-${field}`)).toEqual(['C', 'D', 'A', 'B']);
  });
});

test.each([
  ['customers', ['Abe', 'Jane']],
  ['products', ['Bolt', 'Nut']],
])('%s are sorted by name', async (list, expected) => {
  expect(await found(list, 'sort=name')).toEqual(expected);
  expect(await found(list, 'sort=-name')).toEqual([...expected].reverse());
});

test.each(LISTS)('%s that changed since a moment are found, that moment included', async (list) => {
  const { body } = await client.get(`/api/v1/${list}?sort=updated_at`);
  const moments = body.data.map((one: Created) => one.updated_at as string);
  for (const since of moments) {
    const query = `updated_since=${since}&sort=updated_at`;
    const { data } = (await client.get(`/api/v1/${list}?${query}`)).body;
    const expected = moments.filter((moment: string) => moment >= since);
    expect(data.map((one: Created) => one.updated_at)).toEqual(expected);
  }
});

test('a moment may have a zone of its own', async () => {
  const since = encodeURIComponent('9999-12-31T23:59:59+14:00');
  expect(await found('invoices', `updated_since=${since}`)).toEqual([]);
  const early = encodeURIComponent('2020-01-01T00:00-11:00');
  expect(await found('invoices', `updated_since=${early}`)).toHaveLength(4);
});

const BAD_DATES = ['', '2026-02-30', '2026-1-1', '01.02.2026', '0000-01-01', "2026-01-01'--"];
const BAD_AMOUNTS = ['', 'x', '1e3', '-1', '1,5', 'NaN', '10000000000000', "1' OR '1'='1", '0x10'];
const BAD_MOMENTS = [
  '',
  'yesterday',
  '2026-01-01',
  '2026-01-01T00:00:00',
  '2026-02-30T00:00:00Z',
  '2026-01-01T24:00:01Z',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59-14:00',
  '2026-01-01 00:00:00Z',
  "2026-01-01T00:00:00Z'; DROP TABLE invoices",
];
const BAD_SORTS = ['', 'id', '-id', '--total', 'Total', 'total desc', 'total;--', 'business_id'];
const BAD_CURRENCIES = ['', 'EU', 'EURO', 'XYZ', "EUR'"];
const BAD_CURSORS = ['x', 'v1.', 'v1.AAAA', `v1.${'A'.repeat(60)}`, "' OR 1=1 --", '\u0000'];

const BAD: Record<string, string[]> = {
  issue_date_from: BAD_DATES,
  issue_date_to: BAD_DATES,
  currency: BAD_CURRENCIES,
  min_total: BAD_AMOUNTS,
  max_total: BAD_AMOUNTS,
};
const BAD_EVERYWHERE = { updated_since: BAD_MOMENTS, sort: BAD_SORTS, cursor: BAD_CURSORS };
const LAST_DAYS: Record<string, Record<string, string[]>> = {
  invoices: { due_date_from: BAD_DATES, due_date_to: BAD_DATES },
  quotations: { valid_until_from: BAD_DATES, valid_until_to: BAD_DATES },
};

const BAD_QUERIES = LISTS.flatMap((list) =>
  Object.entries({
    ...(DOCUMENTS.includes(list) ? BAD : {}),
    ...LAST_DAYS[list],
    ...BAD_EVERYWHERE,
  }).map(([name, values]) => [list, name, values] as const),
);

test.each(BAD_QUERIES)('%s refuse a bad %s and name it', async (list, name, values) => {
  for (const value of values) {
    const query = new URLSearchParams({ [name]: value });
    const answer = await client.get(`/api/v1/${list}?${query}`);
    expectError(answer, 400, 'validation_failed', [`/${name}`]);
    expect(answer.body.error).toMatch(new RegExp(`^${name} must `));
  }
});

test('all bad parameters are named at once', async () => {
  const answer = await client.get(`${INVOICES}?sort=x&min_total=x&due_date_to=x&updated_since=x`);
  const pointers = ['/sort', '/min_total', '/due_date_to', '/updated_since'];
  expectError(answer, 400, 'validation_failed', pointers);
});

test.each([
  ['quotations', 'due_date'],
  ['credit-notes', 'due_date'],
  ['invoices', 'valid_until'],
  ['invoices', 'name'],
  ['customers', 'total'],
  ['products', 'unit_price'],
])('%s cannot be sorted by %s', async (list, sort) => {
  const answer = await client.get(`/api/v1/${list}?sort=${sort}`);
  expectError(answer, 400, 'validation_failed', ['/sort']);
  expect(answer.body.error).toContain('created_at');
});

test('a business finds nothing of another one, whatever it filters and sorts by', async () => {
  for (const query of ['currency=USD', 'min_total=0', 'sort=total', 'cursor=', 'sort=number']) {
    const { body } = await stranger.get(`${INVOICES}?${query}`);
    expect(body.data.map((one: Created) => one.invoice_number)).toEqual(['F']);
  }
  const own = await byCursor(client, INVOICES, { customer_id: foreign.id });
  expect(own).toEqual([]);
});

test('an export has the filters and the order of the list', async () => {
  const { rows } = await exportCsv(client, `${INVOICES}?currency=EUR&min_total=100&sort=-total`);
  expect(rows.map((row) => row['invoice_number'])).toEqual(['C', 'A']);
  const customers = await exportCsv(client, '/api/v1/customers?sort=name');
  expect(customers.rows.map((row) => row['name'])).toEqual(['Abe', 'Jane']);
});
