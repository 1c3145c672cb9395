import { parse } from 'csv-parse/sync';
import { api, BUSINESSES } from '../support/api';
import { CSV } from '../support/csv';
import { query } from '../support/databases';
import { desk, INVOICES, QUOTATIONS, saveForm } from '../support/desk';
import { expectError } from '../support/expect-error';
import { textIn } from '../support/generator';
import type { HttpClient } from '../support/http';
import { ask, pageOf } from '../support/hosted';
import { createCustomer, createInvoice, createQuotation } from '../support/records';
import { readRun } from '../support/run';
import { getPdf } from '../support/stored-pdf';

const KINDS = [
  ['invoices', 'invoice', createInvoice, INVOICES],
  ['quotations', 'quotation', createQuotation, QUOTATIONS],
] as const;

const FIELDS = [
  { key: 'project', label: 'Project', kind: 'invoice', printed: true },
  { key: 'project', label: 'Project', kind: 'quotation', printed: true },
  { key: 'clerk', label: 'Clerk', kind: 'invoice', printed: false },
  { key: 'clerk', label: 'Clerk', kind: 'quotation', printed: false },
  { key: 'region', label: 'Region', kind: 'customer', printed: true },
  { key: 'level', label: 'Level', kind: 'customer', printed: false },
];
const METADATA = { project: 'Bridge 7', clerk: 'Ada' };

let key: string;
let client: HttpClient;
let business: string;
let customer: string;

const define = async (fields: Record<string, unknown>) => {
  const { status } = await saveForm(`${BUSINESSES}/${business}`, fields);
  expect(status).toBe(200);
};

beforeEach(async () => {
  ({ key, business } = await desk({ name: 'Acme' }));
  client = api(key);
  await define({ custom_fields: FIELDS });
  const metadata = { region: 'North', level: 'Gold' };
  customer = (await createCustomer(client, { name: 'Countess', metadata })).id;
});

describe.each(KINDS)('the PDF of %s', (table, kind, create) => {
  const print = async (id: string) => textIn(await getPdf(key, `${table}/${id}`));
  const patch = (id: string, fields: object) => client.patch(`/api/v1/${table}/${id}`, fields);

  test('prints the printed fields that have a value, and those of its customer', async () => {
    const { id } = await create(client, customer, { metadata: METADATA });
    const text = await print(id);
    expect(text).toContain('Region: North');
    expect(text).toMatch(/Project:?\s+Bridge 7/);
    for (const hidden of ['Clerk', 'Gold']) expect(text).not.toContain(hidden);
    await patch(id, { metadata: null });
    expect(await print(id)).not.toContain('Project');
  });

  test('of an issued one keeps what it printed when it was issued', async () => {
    const { id } = await create(client, customer, { metadata: METADATA, status: 'sent' });
    const before = await print(id);
    expect(before).toMatch(/Project:?\s+Bridge 7/);
    const page = (await ask(await pageOf(client, `${table}/${id}`))).text;
    for (const shown of ['Project', 'Bridge 7', 'Region: North']) expect(page).toContain(shown);
    for (const hidden of ['Clerk', 'Gold']) expect(page).not.toContain(hidden);
    for (const shown of ['Countess', 'Region: North']) expect(before).toContain(shown);
    const changed = FIELDS.map((field) => ({ ...field, label: 'Other', printed: true }));
    for (const custom_fields of [changed, []]) {
      await define({ custom_fields });
      await client.patch(`/api/v1/customers/${customer}`, { metadata: { region: 'South' } });
      expect(await print(id)).toBe(before);
    }
  });

  test.each([
    ['ten', 20, 12],
    ['25 long', 50, 90],
  ])('has room for %s fields of each kind', async (_, count, words) => {
    const numbers = Array.from({ length: count }, (__, at) => at);
    const custom_fields = numbers.map((at) => {
      const own = at % 2 === 0 ? kind : 'customer';
      return { key: `k${at}`, label: `Number ${at}`, kind: own, printed: true };
    });
    await define({ custom_fields });
    const values = numbers.map((at) => [`k${at}`, `<${at}> ${'word '.repeat(words)}<end ${at}>`]);
    const metadata = Object.fromEntries(values);
    const ofCustomer = { region: null, level: null, ...metadata };
    const patched = await client.patch(`/api/v1/customers/${customer}`, { metadata: ofCustomer });
    expect(patched.status).toBe(200);
    for (const template_type of ['modern', 'classic', 'minimal']) {
      const { id } = await create(client, customer, { metadata, template_type });
      const text = await print(id);
      const missing = numbers.filter(
        (at) => !text.includes(`<${at}>`) || !text.replace(/\s+/g, ' ').includes(`<end ${at}>`),
      );
      expect(missing).toEqual([]);
    }
  });

  test('of one from before there were custom fields stays as it was', async () => {
    const { id } = await create(client, customer, { metadata: METADATA, status: 'sent' });
    const url = readRun().sharedDatabaseUrl;
    // Their trigger refuses to change what is kept.
    await query(
      url,
      `ALTER TABLE ${table} DISABLE TRIGGER ${table}_write;
       UPDATE ${table} SET issued_details = issued_details #- '{business,custom_fields}' #- '{customer,printed}'
         WHERE document_id = '${id as string}';
       ALTER TABLE ${table} ENABLE TRIGGER ${table}_write`,
    );
    await patch(id, { notes: 'x' });
    const text = await print(id);
    for (const label of ['Project', 'Region']) expect(text).not.toContain(label);
  });

  test('takes them anew when a business that locks nothing changes them', async () => {
    await define({ lock_documents: 'never' });
    const { id } = await create(client, customer, { metadata: METADATA, status: 'sent' });
    expect((await patch(id, { metadata: { project: 'Tunnel' } })).status).toBe(200);
    expect(await print(id)).toMatch(/Project:?\s+Tunnel/);
  });

  test(`of an issued ${kind} names them no more after an erasure of its details`, async () => {
    const { id } = await create(client, customer, { metadata: METADATA, status: 'sent' });
    const [row] = await query<{ erased: object }>(
      readRun().sharedDatabaseUrl,
      `SELECT invoicing_erased_details(issued_details) AS erased FROM ${table} WHERE document_id = $1`,
      [id],
    );
    expect(row?.erased).toMatchObject({ customer: { printed: null } });
  });
});

describe.each(KINDS)('of issued %s', (table, kind, create, forms) => {
  const patch = (id: string, fields: object) => client.patch(`/api/v1/${table}/${id}`, fields);
  const values = async (id: string) =>
    (await client.get(`/api/v1/${table}/${id}`)).body.metadata as unknown;

  test('a PATCH changes no printed value, and any other', async () => {
    const { id } = await create(client, customer, { metadata: METADATA, status: 'sent' });
    for (const metadata of [{ project: 'Tunnel' }, { project: null }, null])
      expectError(await patch(id, { metadata }), 409, 'document_locked', ['/metadata/project']);
    const open = await patch(id, { metadata: { project: 'Bridge 7', clerk: 'Bob', more: '1' } });
    expect([open.status, await values(id)]).toEqual([
      200,
      { project: 'Bridge 7', clerk: 'Bob', more: '1' },
    ]);
    const other = await create(client, customer, { status: 'sent' });
    const added = await patch(other.id, { metadata: { project: 'Late' } });
    expectError(added, 409, 'document_locked', ['/metadata/project']);
  });

  test('a field that is printed only since the issue stays open, and is not printed', async () => {
    const { id } = await create(client, customer, { metadata: METADATA, status: 'sent' });
    await define({ custom_fields: FIELDS.map((field) => ({ ...field, printed: true })) });
    const metadata = { ...METADATA, clerk: 'Bob' };
    expect((await patch(id, { metadata })).status).toBe(200);
    expect(
      (await saveForm(`${forms}/${id}`, { metadata: { ...metadata, clerk: 'Eve' } })).status,
    ).toBe(200);
    const text = await textIn(await getPdf(key, `${table}/${id}`));
    expect(text).toContain('Bridge 7');
    for (const hidden of ['Clerk', 'Eve']) expect(text).not.toContain(hidden);
    await define({ custom_fields: [] });
    const refused = await patch(id, { metadata: { project: 'Tunnel' } });
    expectError(refused, 409, 'document_locked', ['/metadata/project']);
  });

  test('a PATCH changes printed values with the return to draft', async () => {
    const { id } = await create(client, customer, { metadata: METADATA, status: 'sent' });
    const back = await patch(id, { status: 'draft', metadata: { project: 'Tunnel' } });
    expect([back.status, back.body.metadata.project]).toEqual([200, 'Tunnel']);
    expect((await patch(id, { status: 'sent', metadata: { project: 'Bridge' } })).status).toBe(200);
  });

  test('a form changes no printed value, and any other', async () => {
    const { id } = await create(client, customer, { metadata: METADATA, status: 'sent' });
    const path = `${forms}/${id}`;
    const changed = { ...METADATA, project: 'Tunnel' };
    const refused = await saveForm(path, { metadata: changed });
    expect([refused.status, refused.body.error.details.errors]).toMatchObject([
      400,
      [
        {
          path: ['metadata', 'project'],
          message: `cannot be changed, because this ${kind} is issued`,
        },
      ],
    ]);
    const open = await saveForm(path, { metadata: { ...METADATA, clerk: 'Bob' } });
    expect([open.status, await values(id)]).toEqual([200, { ...METADATA, clerk: 'Bob' }]);
    await define({ lock_documents: 'never' });
    expect((await saveForm(path, { metadata: changed })).status).toBe(200);
    expect(await values(id)).toEqual(changed);
  });
});

test.each(KINDS)(
  'an export of %s has a column for each printed field',
  async (table, kind, create) => {
    const long = 'é'.repeat(60);
    await define({
      custom_fields: [
        ...FIELDS,
        { key: 'status', label: 'status', kind, printed: true },
        { key: 'sum', label: '=1+1', kind, printed: true },
        { key: 'x', label: long, kind, printed: true },
      ],
    });
    await create(client, customer, {
      metadata: { ...METADATA, status: 'own', sum: '=2+2', x: '7' },
    });
    await create(client, customer);
    const { text } = await client.get(`/api/v1/${table}`, CSV);
    const [names = [], ...rows] = parse(text) as string[][];
    const labels = ['Project', 'status', "'=1+1", long];
    expect(names.slice(-labels.length)).toEqual(labels);
    expect(names.slice(0, -labels.length)).toContain('metadata');
    expect(rows.map((row) => row.slice(-labels.length))).toEqual([
      ['', '', '', ''],
      ['Bridge 7', 'own', "'=2+2", '7'],
    ]);
    const lines = await client.get(`/api/v1/${table}?lines=true`, CSV);
    expect(lines.text).not.toContain('Project');
  },
);

test('an export of customers has a column for each of their printed fields', async () => {
  const { text } = await client.get('/api/v1/customers', CSV);
  const [names = [], ...rows] = parse(text) as string[][];
  expect(names.at(-1)).toBe('Region');
  expect(names).not.toContain('Level');
  expect(rows.map((row) => row.at(-1)).sort()).toEqual(['', 'North']);
});
