import fc from 'fast-check';
import { DELIVERY_PARTS, type DeliveryPart } from '../../src/domain/delivery-address';
import { api, createKey, type IssuedKey } from '../support/api';
import { cellOf, CSV, exportCsv, wholeSearch } from '../support/csv';
import { expectError } from '../support/expect-error';
import { rawRequest } from '../support/raw-http';
import { sharedService } from '../support/service';
import type { HttpClient } from '../support/http';
import {
  createCustomer,
  createInvoice,
  createProduct,
  createQuotation,
  creditInvoice,
  line,
  recordPayment,
  UNKNOWN_ID,
  type Created,
} from '../support/records';
import { times } from '../support/times';

let issued: IssuedKey;
let client: HttpClient;
let customers: Created[];
let invoices: Created[];

const STATUSES = ['draft', 'sent', 'paid'];

beforeAll(async () => {
  issued = await createKey();
  client = api(issued.key);
  customers = [
    await createCustomer(client, {
      delivery_address: { city: 'Graz', country_code: 'AT' },
      name: 'Alpha',
      email: 'a@alpha.example',
      state: 'Berlin',
    }),
    await createCustomer(client, { name: 'Beta', notes: 'two\r\nlines', country_code: 'DE' }),
  ];
  await createProduct(client, { name: 'Hour', sku: 'H-1', unit_price: 123456789012.12346 });
  await createProduct(client, { name: 'Old', sku: 'O-1', active: false, tax_rate: 7.5 });
  invoices = [];
  for (let count = 0; count < 7; count += 1) {
    const items = [
      line({ description: `Work ${count}` }),
      line({ unit_price: -10.5, tax_rate: 0 }),
    ];
    const dates = { issue_date: '2026-03-01', due_date: '2026-12-01' };
    const fields = { items, status: STATUSES[count % 3], currency: 'EUR', ...dates };
    const customer = customers[count % 2]?.id as string;
    invoices.push(await createInvoice(client, customer, fields));
    await createQuotation(client, customer, { items: [line({ discount_rate: 12.5 })] });
  }
  const sent = invoices[1]?.id as string;
  await recordPayment(client, sent, { amount: 10.01, paid_on: '2026-03-04', method: 'cash' });
  await creditInvoice(client, sent, { reason: 'price', notes: 'Sorry' });
});

/** A column for each part of an address. */
const partsOf = (address: Partial<Record<DeliveryPart, string>> | null) =>
  DELIVERY_PARTS.map((part) => [`delivery_address.${part}`, address?.[part] ?? null]);

/** What the rows of a search tell, under the names of the export. */
function flat({ customers: customer, ...record }: Created): Record<string, string> {
  // A file has neither lists nor what its rows of refunds add up to.
  const own = Object.entries(record as object)
    .filter(([name, value]) => !Array.isArray(value) && name !== 'refunded_amount')
    .flatMap(([name, value]) => (name === 'delivery_address' ? partsOf(value) : [[name, value]]));
  const named = customer ? { customer_name: customer.name, customer_email: customer.email } : {};
  return Object.fromEntries(
    [...own, ...Object.entries(named)].map(([key, value]) => [key, cellOf(value)]),
  );
}

async function expectSame(path: string): Promise<number> {
  const { rows } = await exportCsv(client, path);
  const found = await wholeSearch(client, path);
  const expected = found.map(flat);
  const names = Object.keys(expected[0] ?? {});
  expect(rows.map((row) => Object.fromEntries(names.map((name) => [name, row[name]])))).toEqual(
    expected,
  );
  return rows.length;
}

const maybe = (name: string, values: string[]) =>
  fc.option(
    fc.constantFrom(...values).map((value) => [name, value] as const),
    { nil: undefined },
  );

const queries = () => {
  const number = maybe('number', ['1', '000', 'inv', '%', 'none']);
  const status = maybe('status', STATUSES);
  const customer = maybe('customer_id', [...customers.map(({ id }) => id as string), UNKNOWN_ID]);
  return fc.tuple(fc.constantFrom('invoices', 'quotations'), number, status, customer);
};

test('an export holds the rows of the search with the same filters, all of them, in its order', async () => {
  await fc.assert(
    fc.asyncProperty(queries(), async ([list, ...filters]) => {
      const given = filters.filter((one) => one !== undefined).map((one) => [...one]);
      if (list === 'quotations' && given.some(([, value]) => value === 'paid')) return;
      await expectSame(`/api/v1/${list}?${new URLSearchParams(given).toString()}`);
    }),
    { numRuns: times(40) },
  );
});

test.each([
  ['customers', 2],
  ['customers?name=alpha', 1],
  ['customers?email=nobody', 0],
  ['products', 2],
  ['products?active=false', 1],
  ['products?sku=h-', 1],
  ['payments', 1],
  ['payments?from=2026-03-05', 0],
  ['payments?from=2026-03-04&to=2026-03-04', 1],
  ['credit-notes', 1],
  ['credit-notes?status=issued&number=CN', 1],
  ['invoices', 7],
  ['quotations', 7],
])('the export of %s has %i rows, those of the search', async (path, count) => {
  expect(await expectSame(`/api/v1/${path}`)).toBe(count);
});

test('a page or limit cuts nothing off, and a bad filter is refused as in JSON', async () => {
  expect((await exportCsv(client, '/api/v1/invoices?limit=1&page=3')).rows).toHaveLength(7);
  expectError(await client.get('/api/v1/invoices?status=gone', CSV), 400, 'validation_failed', [
    '/status',
  ]);
  expectError(await client.get('/api/v1/invoices?lines=1', CSV), 400, 'validation_failed', [
    '/lines',
  ]);
});

test('the file is UTF-8 with a byte order mark, has CRLF, a name and the type CSV', async () => {
  const headers = { ...CSV, Authorization: `Bearer ${issued.key}` };
  const answer = await rawRequest(sharedService(), '/api/v1/customers', { headers });
  expect(answer.text).toMatch(/^\uFEFFid,business_id,name,.*\r\n/);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('vary')).toContain('Accept');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="customers-\d{4}-\d\d-\d\d\.csv"$/,
  );
});

test.each([
  ['text/csv;q=0.1, application/json', 'application/json'],
  ['*/*', 'application/json'],
  ['text/html', 'application/json'],
  ['text/csv, application/json;q=0.5', 'text/csv'],
])('Accept: %s is answered with %s', async (accept, type) => {
  const { status, headers } = await client.get('/api/v1/customers', { Accept: accept });
  expect([status, headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`]);
});

test.each(['invoices', 'quotations', 'credit-notes'])(
  'lines=true gives %s a row per line, with all its digits',
  async (list) => {
    const { rows } = await exportCsv(client, `/api/v1/${list}?lines=true`);
    const found = await wholeSearch(client, `/api/v1/${list}`);
    const kind = list.replace('-', '_').replace(/s$/, '');
    const expected = found.flatMap((document) =>
      (document[`${kind}_items`] as Created[]).map((one) => ({
        ...flat({ discount_rate: 0, ...one }),
        [`${kind}_id`]: document.id,
        [`${kind}_number`]: document[`${kind}_number`],
        status: document.status,
        customer_id: document.customer_id,
        issue_date: document.issue_date,
        customer_name: document.customers.name,
      })),
    );
    expect(expected.length).toBeGreaterThan(0);
    expect(rows).toEqual(expected.map((one) => expect.objectContaining(one)));
  },
);

test('texts cannot become formulas or end their cell, and numbers stay numbers', async () => {
  const other = api((await createKey()).key);
  const names = [
    '=HYPERLINK("http://evil.example","x")',
    '+1',
    '-1',
    '@SUM(1)',
    "'=quoted",
    '"quoted", and ; more',
    'two\r\nlines\nand\tmore',
    '<script>alert(1)</script>',
    'ends with space ',
    '日本 \u202e',
  ];
  for (const phone of names) await createCustomer(other, { name: 'Mallory', phone });
  const { rows } = await exportCsv(other, '/api/v1/customers');
  const guarded = names.map((name) => (/^'*[=+\-@]/.test(name) ? `'${name}` : name));
  expect(rows.map(({ phone }) => phone)).toEqual([...guarded].reverse());
  const { rows: lines } = await exportCsv(client, '/api/v1/invoices?lines=true');
  expect(lines.map(({ unit_price: price }) => price)).toContain('-10.5');
  const { rows: products } = await exportCsv(client, '/api/v1/products?sku=H-1');
  expect(products[0]).toMatchObject({ unit_price: '123456789012.12346', active: 'true' });
});

test('an export needs the scope read, and holds the records of its own business alone', async () => {
  const writer = api((await createKey({ business: issued.business, scopes: ['write'] })).key);
  const stranger = api((await createKey()).key);
  for (const list of [
    'customers',
    'products',
    'invoices',
    'quotations',
    'payments',
    'credit-notes',
  ]) {
    const path = `/api/v1/${list}`;
    expectError(await writer.get(path, CSV), 403, 'insufficient_scope');
    expectError(await api().get(path, CSV), 401, 'unauthorized');
    expect((await exportCsv(stranger, path)).rows).toEqual([]);
    expect(
      (await exportCsv(stranger, `${path}?customer_id=${customers[0]?.id as string}`)).rows,
    ).toEqual([]);
  }
  const lines = await exportCsv(stranger, '/api/v1/invoices?lines=true');
  expect([lines.rows.length, lines.names.includes('quantity')]).toEqual([0, true]);
});
