import { CONTENT_TYPE } from '../../src/content-types';
import type { ListRows } from '../../src/panel/answers';
import { adminApi, api, BUSINESSES } from '../support/api';
import { readCsv } from '../support/csv';
import { desk, saveForm } from '../support/desk';
import type { HttpClient } from '../support/http';
import { rowsPath } from '../support/listed';
import { CM, MY_BUSINESSES, type OperatorAccount } from '../support/operators';
import { createCustomer, createInvoice, createProduct, createQuotation } from '../support/records';
import { memberOf } from '../support/two-businesses';

/** Custom fields in the panel: who learns of them, what a list finds by them, and what an export has. */

const FIELDS = [
  { key: 'project', label: 'Project', kind: 'invoice', printed: true },
  { key: 'clerk', label: 'Clerk', kind: 'invoice', printed: false },
  { key: 'level', label: 'Level', kind: 'customer', printed: false },
  { key: 'region', label: 'Region', kind: 'customer', printed: true },
];

interface Shop {
  business: string;
  client: HttpClient;
  customer: string;
}

async function shop(name: string): Promise<Shop> {
  const made = await desk({ name });
  await saveForm(`${BUSINESSES}/${made.business}`, { custom_fields: FIELDS });
  return { ...made, client: api(made.key) };
}

let mine: Shop;
let foreign: Shop;
let limited: OperatorAccount;

beforeAll(async () => {
  [mine, foreign] = [await shop('Mine'), await shop('Foreign')];
  limited = await memberOf(mine.business);
});

const read = (subject: string, fields: string[]) => ({
  action: `${CM}.read`,
  subject,
  conditions: [MY_BUSINESSES],
  properties: { fields },
});

const having = (pairs: object) => `metadata=${encodeURIComponent(JSON.stringify(pairs))}`;

describe('the fields of a business', () => {
  const namedTo = async (who: OperatorAccount) =>
    (await who.get('/invoicing/businesses')).body.data.businesses as object[];

  test('are told to its operators, and those of another business are not', async () => {
    expect(await namedTo(limited)).toEqual([
      expect.objectContaining({ documentId: mine.business, custom_fields: FIELDS }),
    ]);
  });

  test('that are wrong are named as a person counts them', async () => {
    const wrong = [FIELDS[0], { ...FIELDS[1], key: 'two words' }];
    const { status, body } = await saveForm(`${BUSINESSES}/${mine.business}`, {
      custom_fields: wrong,
    });
    expect([status, body.error.message]).toEqual([
      400,
      'custom field 2: key must be 1 to 40 of A–Z, a–z, 0–9, _, . and -',
    ]);
    expect(body.error.details.errors).toMatchObject([{ path: ['custom_fields', '1', 'key'] }]);
  });

  test('are told to nobody whose role hides them', async () => {
    const blind = await memberOf(mine.business, [read(CONTENT_TYPE.business, ['name'])]);
    expect(await namedTo(blind)).toEqual([
      expect.objectContaining({ documentId: mine.business, custom_fields: [] }),
    ]);
  });
});

describe.each([
  [
    'customer',
    'customers',
    ({ client }: Shop, metadata: object) => createCustomer(client, { metadata }),
  ],
  [
    'product',
    'products',
    ({ client }: Shop, metadata: object) => createProduct(client, { metadata }),
  ],
  [
    'invoice',
    'invoices',
    ({ client, customer }: Shop, metadata: object) => createInvoice(client, customer, { metadata }),
  ],
  [
    'quotation',
    'quotations',
    ({ client, customer }: Shop, metadata: object) =>
      createQuotation(client, customer, { metadata }),
  ],
] as const)('the list of each %s', (type, list, create) => {
  const found = async (who: Pick<OperatorAccount, 'get'>, search: string) => {
    const { status, body } = await who.get(rowsPath(`pageSize=100&${search}`, list));
    expect(status).toBe(200);
    const { rows } = body.data as ListRows;
    return rows.map(({ documentId }) => documentId).sort();
  };

  test('finds records by all of some pairs, of its businesses only', async () => {
    const mark = `${type}-${mine.business}`;
    const [one, other] = [
      await create(mine, { mark, a: '1' }),
      await create(mine, { mark, a: '2' }),
    ];
    const third = await create(foreign, { mark, a: '1' });
    expect(await found(limited, having({ mark }))).toEqual([one.id, other.id].sort());
    expect(await found(limited, having({ mark, a: '1' }))).toEqual([one.id]);
    expect(await found(adminApi(), having({ mark, a: '1' }))).toEqual([one.id, third.id].sort());
    for (const none of [{ mark, a: '3' }, { mark: '' }, { constructor: 'x' }])
      expect(await found(limited, having(none))).toEqual([]);
    const counted = await limited.get(`/invoicing/lists/${list}?${having({ mark })}`);
    expect(counted.body.data.count).toBe(2);
  });

  test('that hides the metadata is not filtered by it', async () => {
    await create(mine, { secret: 'x' });
    const blind = await memberOf(mine.business, [read(CONTENT_TYPE[type], ['createdAt'])]);
    for (const path of [`/invoicing/lists/${list}/rows`, `/invoicing/lists/${list}`])
      expect((await blind.get(`${path}?${having({ secret: 'x' })}`)).status).toBe(403);
  });

  test.each([
    'metadata=x',
    'metadata=[]',
    'metadata=1',
    'metadata=%22a%22',
    'metadata[a]=1',
    'metadata=%7B%22a%22:1%7D',
    'metadata=%7B%22a%20b%22:%221%22%7D',
    having({ a: null }),
    having({ a: 'x'.repeat(501) }),
    having({ a: '\u0000' }),
    having(Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`k${at}`, 'x']))),
  ])('refuses %s', async (search) => {
    for (const path of [`/invoicing/lists/${list}/rows`, `/invoicing/lists/${list}`]) {
      const { status, text } = await limited.get(`${path}?${search}`);
      expect([path, status]).toEqual([path, 400]);
      expect(text).not.toMatch(/select |syntax|node_modules/i);
    }
  });
});

test('a list that has no metadata is not filtered by it', async () => {
  const answer = await adminApi().get(`/invoicing/lists/payments?${having({ a: '1' })}`);
  expect(answer.status).toBe(403);
});

describe('an export', () => {
  const exported = async (who: Pick<OperatorAccount, 'get'>, search: string) =>
    readCsv((await who.get(`/invoicing/export/invoices?${search}`)).text.replace('\uFEFF', ''));

  test('has a column for each printed field of the businesses in it', async () => {
    const mark = `export-${mine.business}`;
    await createInvoice(mine.client, mine.customer, { metadata: { mark, project: '=1+1' } });
    await createInvoice(foreign.client, foreign.customer, { metadata: { mark, project: 'B' } });
    const own = await exported(limited, having({ mark }));
    expect(own.rows.map((row) => row['Project'])).toEqual(["'=1+1"]);
    const [first = {}] = own.rows;
    expect(Object.keys(first)).not.toContain('Clerk');
    const all = await exported(adminApi(), having({ mark }));
    expect(all.rows.map((row) => row['Project']).sort()).toEqual(["'=1+1", 'B']);
    expect(Object.keys(all.rows[0] ?? {}).filter((name) => name === 'Project')).toHaveLength(1);
    const lines = await limited.get(`/invoicing/export/invoices?lines=true&${having({ mark })}`);
    expect(lines.text).not.toContain('Project');
  });

  test('of customers has their printed fields', async () => {
    await createCustomer(mine.client, { metadata: { region: 'North' } });
    const { text } = await limited.get('/invoicing/export/customers');
    const { rows } = readCsv(text.replace('\uFEFF', ''));
    expect(rows.map((row) => row['Region'])).toContain('North');
    expect(Object.keys(rows[0] ?? {})).not.toContain('Level');
  });

  test.each([
    ['metadata', [read(CONTENT_TYPE.invoice, ['currency', 'business'])]],
    [
      'custom fields of businesses',
      [
        read(CONTENT_TYPE.invoice, ['currency', 'business', 'metadata']),
        read(CONTENT_TYPE.business, ['name']),
      ],
    ],
  ])('has none for a role that hides the %s', async (_, permissions) => {
    await createInvoice(mine.client, mine.customer, { metadata: { project: 'Bridge' } });
    const blind = await memberOf(mine.business, permissions);
    const { status, text } = await blind.get('/invoicing/export/invoices');
    expect([status, text.includes('EUR') || text.includes('USD')]).toEqual([200, true]);
    expect(text).not.toContain('Project');
  });
});

test('the lock of a document names the keys that it prints since its issue', async () => {
  const lock = async (id: unknown) =>
    (await limited.get(`/invoicing/invoices/${String(id)}/lock`)).body.data;
  const metadata = { project: 'Bridge', clerk: 'Ada' };
  const draft = await createInvoice(mine.client, mine.customer, { metadata });
  expect(await lock(draft.id)).toMatchObject({ locked: false, printed_keys: [] });
  const sent = await createInvoice(mine.client, mine.customer, { metadata, status: 'sent' });
  expect(await lock(sent.id)).toMatchObject({ locked: true, printed_keys: ['project'] });
});
