import { randomUUID } from 'node:crypto';
import { api, createKey } from '../support/api';
import { settledEvents } from '../support/events';
import { expectError } from '../support/expect-error';
import type { HttpClient } from '../support/http';
import { mcpClient, toolsOf } from '../support/mcp';
import { createCustomer, creditInvoice, line, type Created, type Fields } from '../support/records';

/** Pairs of a record: how a PATCH merges them, what is refused, and where they are shown. */

const KINDS = ['customers', 'products', 'invoices', 'quotations'] as const;
type Kind = (typeof KINDS)[number];

let client: HttpClient;
let key: string;
let customer: string;

beforeAll(async () => {
  ({ key } = await createKey());
  client = api(key);
  customer = (await createCustomer(client)).id;
});

const pathOf = (kind: Kind) => `/api/v1/${kind}`;

function bodyOf(kind: Kind, fields: Fields): Fields {
  if (kind === 'customers') return { name: 'Roe', ...fields };
  if (kind === 'products') return { name: 'Nut', unit_price: 1, ...fields };
  return { customer_id: customer, items: [line()], ...fields };
}

async function create(kind: Kind, fields: Fields = {}): Promise<Created> {
  const { status, body, text } = await client.post(pathOf(kind), bodyOf(kind, fields));
  expect({ status, text }).toMatchObject({ status: 201 });
  return body;
}

const numbered = (count: number, mark = 'k') =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${mark}${at}`, 'v']));

/** The full size of everything. */
const FULL = { ...numbered(48), ['A-z_0.9'.padEnd(40, '-')]: '😀'.repeat(500), empty: '' };
const WORD: Readonly<Record<Kind, string>> = {
  customers: 'customer',
  products: 'product',
  invoices: 'invoice',
  quotations: 'quotation',
};

describe.each(KINDS)('the metadata of %s', (kind) => {
  const at = ({ id }: Created) => `${pathOf(kind)}/${id as string}`;
  const patch = (record: Created, metadata: unknown) => client.patch(at(record), { metadata });

  test('is empty when nothing is said, and answered as it was sent', async () => {
    for (const sent of [undefined, null, {}, { gone: null }]) {
      const { metadata } = await create(kind, { metadata: sent });
      expect(metadata).toEqual({});
    }
    const record = await create(kind, { metadata: FULL });
    expect(record.metadata).toEqual(FULL);
    expect((await client.get(at(record))).body.metadata).toEqual(FULL);
    const { body } = await client.get(`${pathOf(kind)}?limit=1`);
    expect(body.data[0].metadata).toEqual(FULL);
  });

  test('is merged by a PATCH, in which null removes a key', async () => {
    const record = await create(kind, { metadata: { a: '1', b: '2' } });
    const changed = await patch(record, { b: null, c: '3', none: null });
    expect([changed.status, changed.body.metadata]).toEqual([200, { a: '1', c: '3' }]);
    expect((await client.get(at(record))).body).toMatchObject({ metadata: { a: '1', c: '3' } });
    const other = kind === 'products' || kind === 'customers' ? { name: 'N' } : { notes: 'N' };
    const kept = await client.patch(at(record), other);
    expect(kept.body.metadata).toEqual({ a: '1', c: '3' });
    expect((await patch(record, null)).body.metadata).toEqual({});
    expect((await client.get(at(record))).body.metadata).toEqual({});
  });

  test('may give way to as many other keys, and has never more than 50', async () => {
    const record = await create(kind, { metadata: numbered(50) });
    const removed = Object.fromEntries(Object.keys(numbered(50)).map((name) => [name, null]));
    const swapped = await patch(record, { ...removed, ...numbered(50, 'x') });
    expect(swapped.body.metadata).toEqual(numbered(50, 'x'));
    expectError(await patch(record, { more: '1' }), 400, 'validation_failed', ['/metadata']);
    expect((await client.get(at(record))).body.metadata).toEqual(numbered(50, 'x'));
  });

  test.each<[string, unknown, string[]]>([
    ['51 keys', numbered(51), ['/metadata']],
    [
      'other values',
      { a: 1, b: true, c: {}, d: '1' },
      ['a', 'b', 'c'].map((n) => `/metadata/${n}`),
    ],
  ])('is refused with %s', async (_, metadata, pointers) => {
    const answer = await client.post(pathOf(kind), bodyOf(kind, { metadata }));
    expectError(answer, 400, 'validation_failed', pointers);
    if (pointers[0] === '/metadata' && typeof metadata === 'object') return;
    const record = await create(kind);
    expectError(await patch(record, metadata), 400, 'validation_failed', pointers);
  });

  test('holds keys of JavaScript as any others, and the last of equal ones', async () => {
    const metadata = '{"__proto__":"a","constructor":"b","twice":"1","twice":"2"}';
    const long = '"unit_price":123456789012.123456,';
    for (const number of kind === 'products' ? ['', long] : ['']) {
      const fields = JSON.stringify(bodyOf(kind, {})).replace(/"unit_price":1,/, number || '$&');
      const sent = fields.replace(/\}$/, `,"metadata":${metadata}}`);
      const { body, text } = await client.post(pathOf(kind), sent);
      expect(text).toMatch(/"__proto__": ?"a"/);
      const again = await client.patch(`${pathOf(kind)}/${body.id as string}`, {
        metadata: JSON.parse('{"__proto__":null,"twice":"3"}'),
      });
      expect(again.text).not.toContain('__proto__');
      expect(again.body.metadata).toEqual({ constructor: 'b', twice: '3' });
    }
  });

  test('is told by events, once per change', async () => {
    const record = await create(kind, { metadata: { a: '1' } });
    await patch(record, { a: '1' });
    await patch(record, {});
    await patch(record, { b: '2' });
    const events = await settledEvents(client);
    const own = events.filter(({ data }) => data.id === record.id);
    expect(own.map(({ type, data }) => [type, data.metadata])).toEqual([
      [`${WORD[kind]}.created`, { a: '1' }],
      [`${WORD[kind]}.updated`, { a: '1', b: '2' }],
    ]);
  });

  test('is in the history', async () => {
    const record = await create(kind, { metadata: { a: '1' } });
    await patch(record, { a: null });
    const { body } = await client.get(`${at(record)}/history`);
    const changes = body.data.flatMap((entry: Created) => entry.changes);
    expect(changes.filter(({ field }: Created) => field === 'metadata')).toEqual([
      { field: 'metadata', before: { a: '1' }, after: null },
      { field: 'metadata', before: null, after: { a: '1' } },
    ]);
  });

  test('is repeated with the answer to an idempotency key', async () => {
    const send = () =>
      client.post(pathOf(kind), bodyOf(kind, { metadata: { a: '1' } }), {
        'Idempotency-Key': `metadata-${kind}`,
      });
    const [first, second] = [await send(), await send()];
    expect([second.status, second.body]).toEqual([201, first.body]);
  });

  test('filters the list, and so its CSV, by pairs that must all match', async () => {
    const of = randomUUID();
    const both = await create(kind, { metadata: { of, region: 'north', n: '1' } });
    const one = await create(kind, { metadata: { of, region: 'north' } });
    await create(kind, { metadata: { of, region: 'North' } });
    const found = async (more: Fields) => {
      const pairs = Object.entries({ of, ...more }).map(([name, value]) => [
        `metadata[${name}]`,
        String(value),
      ]);
      const query = new URLSearchParams(pairs);
      const { status, body, headers } = await client.get(`${pathOf(kind)}?${query}`);
      expect([status, headers.get('x-ignored')]).toEqual([200, null]);
      expect(body.pagination.total).toBe(body.data.length);
      const csv = await client.get(`${pathOf(kind)}?${query}`, { Accept: 'text/csv' });
      expect(csv.text.match(/"of"": """?[0-9a-f-]{36}/g) ?? []).toHaveLength(body.data.length);
      return body.data.map(({ id }: Created) => id);
    };
    expect(await found({})).toHaveLength(3);
    expect(await found({ region: 'north' })).toEqual([one.id, both.id]);
    expect(await found({ region: 'north', n: '1' })).toEqual([both.id]);
    expect(await found({ region: 'nor' })).toEqual([]);
    expect(await found({ n: 1 })).toEqual([both.id]);
    const stranger = api((await createKey()).key);
    const foreign = await stranger.get(`${pathOf(kind)}?metadata[of]=${of}`);
    expect(foreign.body).toMatchObject({ data: [], pagination: { total: 0 } });
  });

  test.each([
    ['metadata[a b]=1', '/metadata/a b'],
    ['metadata[]=1', '/metadata/'],
    [`metadata[a]=${'x'.repeat(501)}`, '/metadata/a'],
    ['metadata[a]=%00', '/metadata/a'],
    ['metadata=1', '/metadata'],
    ['metadata[a]=1&metadata[a]=2', '/metadata[a]'],
  ])('refuses the filter %s', async (query, pointer) => {
    const answer = await client.get(`${pathOf(kind)}?${query}`);
    expectError(answer, 400, 'validation_failed', [pointer]);
  });

  test('binds a cursor, whatever the order of the pairs', async () => {
    const metadata = { cursor: kind, other: '1' };
    for (let made = 0; made < 3; made += 1) await create(kind, { metadata });
    const list = (query: string) => client.get(`${pathOf(kind)}?limit=2&${query}`);
    const pairs = [`metadata[cursor]=${kind}`, 'metadata[other]=1'];
    const { body } = await list(`${pairs.join('&')}&cursor=`);
    const next = encodeURIComponent(body.pagination.next_cursor);
    const rest = await list(`${pairs.reverse().join('&')}&cursor=${next}`);
    expect([body.data.length, rest.body.data.length]).toEqual([2, 1]);
    const other = await list(`metadata[cursor]=${kind}&cursor=${next}`);
    expectError(other, 400, 'validation_failed', ['/cursor']);
  });
});

const MARK = { region: 'north' };

test('credit notes have no metadata: the filter is named and passed over', async () => {
  const { id } = await create('invoices', { status: 'sent', metadata: MARK });
  const note = await creditInvoice(client, id);
  expect(note).not.toHaveProperty('metadata');
  const { status, headers } = await client.get('/api/v1/credit-notes?metadata[region]=north');
  expect([status, headers.get('x-ignored')]).toEqual([200, 'metadata[region]']);
});

test.each(['invoices', 'quotations'] as const)(
  'a PUT of %s replaces the metadata, and an issued one still changes it',
  async (kind) => {
    const { id } = await create(kind, { metadata: { a: '1' } });
    const at = `${pathOf(kind)}/${id as string}`;
    const put = await client.put(at, bodyOf(kind, { metadata: { b: '2' } }));
    expect([put.status, put.body.metadata]).toEqual([200, { b: '2' }]);
    const issued = await client.put(at, bodyOf(kind, { status: 'sent' }));
    expect([issued.status, issued.body.metadata]).toEqual([200, {}]);
    const { status, body } = await client.patch(at, { metadata: MARK });
    expect([status, body.metadata]).toEqual([200, MARK]);
  },
);

test('a document shows the metadata of its customer where it shows all of it', async () => {
  const { id } = await createCustomer(client, { metadata: MARK });
  for (const kind of ['invoices', 'quotations'] as const) {
    const made = await create(kind, { customer_id: id });
    const { body } = await client.get(`${pathOf(kind)}/${made.id as string}`);
    expect([body.metadata, body.customers.metadata]).toEqual([{}, MARK]);
    const listed = await client.get(`${pathOf(kind)}?customer_id=${id as string}`);
    expect(listed.body.data[0].customers).not.toHaveProperty('metadata');
    const events = await settledEvents(client);
    const told = events.find(({ data }) => data.id === made.id);
    expect(told?.data.customers.metadata).toEqual(MARK);
  }
});

test('a conversion copies the metadata of the quotation', async () => {
  const { id } = await create('quotations', { metadata: MARK });
  const { status, body } = await client.post(`/api/v1/quotations/${id as string}/convert`);
  expect([status, body.metadata]).toEqual([201, MARK]);
  await client.patch(`/api/v1/invoices/${body.id as string}`, { metadata: { region: null } });
  const quotation = await client.get(`/api/v1/quotations/${id as string}`);
  expect(quotation.body.metadata).toEqual(MARK);
});

test('a tool of MCP writes metadata and filters by it', async () => {
  const connected = await mcpClient(key);
  const call = toolsOf(connected);
  const metadata = { tool: randomUUID(), 'a.b': 'x & y' };
  const made = await call('create_product', { name: 'Bolt', unit_price: 1, metadata });
  expect(made.body.metadata).toEqual(metadata);
  const changed = await call('update_product', { id: made.body.id, metadata: { 'a.b': 'z' } });
  expect(changed.body.metadata).toEqual({ ...metadata, 'a.b': 'z' });
  const found = await call('list_products', { metadata: { tool: metadata.tool, 'a.b': 'z' } });
  expect(found.body.data.map(({ id }: Created) => id)).toEqual([made.body.id]);
  await connected.close();
});
