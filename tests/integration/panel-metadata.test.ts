import { adminApi, api } from '../support/api';
import { query } from '../support/databases';
import { connect, CUSTOMERS, desk, INVOICES, QUOTATIONS, saveForm } from '../support/desk';
import { settledEvents } from '../support/events';
import type { HttpClient } from '../support/http';
import {
  createCustomer,
  createInvoice,
  createProduct,
  createQuotation,
  type Created,
} from '../support/records';
import { readRun } from '../support/run';

/** Metadata in forms of the panel, and how the database keeps and finds it. */

const PRODUCTS = '/content-manager/collection-types/api::product.product';
const METADATA = { a: '1', b: '2' };

let client: HttpClient;
let business: string;
let customer: string;

beforeAll(async () => {
  const made = await desk();
  client = api(made.key);
  ({ business, customer } = made);
});

const CASES: [string, string, string, () => Promise<Created>][] = [
  ['customer', 'customers', CUSTOMERS, () => createCustomer(client, { metadata: METADATA })],
  ['product', 'products', PRODUCTS, () => createProduct(client, { metadata: METADATA })],
  ...(['draft', 'sent'] as const).flatMap((status): (typeof CASES)[number][] => {
    const fields = { metadata: METADATA, status };
    const invoice = () => createInvoice(client, customer, fields);
    const quotation = () => createQuotation(client, customer, fields);
    return [
      [`${status} invoice`, 'invoices', INVOICES, invoice],
      [`${status} quotation`, 'quotations', QUOTATIONS, quotation],
    ];
  }),
];

describe.each(CASES)('the form of a %s', (_, table, forms, create) => {
  const opened = async () => {
    const { id } = await create();
    const read = async () => (await client.get(`/api/v1/${table}/${id as string}`)).body.metadata;
    const stored = async () => {
      const text = `SELECT metadata FROM ${table} WHERE document_id = $1`;
      const [row] = await query<{ metadata: unknown }>(readRun().sharedDatabaseUrl, text, [id]);
      return row?.metadata;
    };
    const save = (fields: Record<string, unknown>) => saveForm(`${forms}/${id as string}`, fields);
    return { id, read, stored, save };
  };

  test('keeps metadata that it does not name', async () => {
    const { read, save } = await opened();
    const fields = table === 'products' ? { description: 'D' } : { notes: 'N' };
    expect((await save(fields)).status).toBe(200);
    expect(await read()).toEqual(METADATA);
  });

  test('replaces metadata, with an event, and shows it', async () => {
    const { id, read, save } = await opened();
    const { status, body } = await save({ metadata: { b: '3', gone: null } });
    expect([status, body.data.metadata]).toEqual([200, { b: '3' }]);
    expect(await read()).toEqual({ b: '3' });
    expect((await save({ metadata: { b: '3' } })).status).toBe(200);
    const own = (await settledEvents(client)).filter(({ data }) => data.id === id);
    expect(own.map(({ data }) => data.metadata)).toEqual([METADATA, { b: '3' }]);
  });

  test.each([[{}], [null], [{ a: null }]])('stores %j as no value', async (metadata) => {
    const { read, stored, save } = await opened();
    expect((await save({ metadata })).status).toBe(200);
    expect([await read(), await stored()]).toEqual([{}, null]);
  });

  test('refuses a wrong key at its place', async () => {
    const { read, save } = await opened();
    const { status, body } = await save({ metadata: { 'a b': '1' } });
    expect([status, body.error.details.errors[0].path]).toEqual([400, ['metadata', 'a b']]);
    expect(await read()).toEqual(METADATA);
  });
});

test('a new record takes the metadata of its form', async () => {
  const form = { name: 'Ada', business: connect(business), metadata: METADATA };
  const { status, body } = await adminApi().post(CUSTOMERS, form);
  expect(status).toBe(201);
  const { body: read } = await client.get(`/api/v1/customers/${body.data.documentId as string}`);
  expect(read.metadata).toEqual(METADATA);
});

test.each(['customers', 'products', 'invoices', 'quotations'])(
  'the partial index of %s serves the filter',
  async (table) => {
    const text = `EXPLAIN SELECT id FROM ${table} WHERE metadata @> '{"a": "1"}'::jsonb`;
    // Few rows are read faster without an index.
    const url = new URL(readRun().sharedDatabaseUrl);
    url.searchParams.set('options', '-c enable_seqscan=off');
    expect(JSON.stringify(await query(url.href, text))).toContain(
      `Bitmap Index Scan on ${table}_metadata_idx`,
    );
  },
);
