import { adminApi, api, createKey } from '../support/api';
import { query } from '../support/databases';
import { connect, line } from '../support/desk';
import type { OperatorAccount } from '../support/operators';
import { createCustomer } from '../support/records';
import { readRun } from '../support/run';
import { collection, twoShops, type Shop } from '../support/two-businesses';

let mine: Shop;
let foreign: Shop;
let limited: OperatorAccount;

beforeAll(async () => {
  ({ mine, foreign, limited } = await twoShops());
});

const rows = <T>(text: string, values: unknown[]) =>
  query<T>(readRun().sharedDatabaseUrl, text, values);

const PLANTED = '11111111-1111-4111-8111-111111111111';
const LONG_AGO = '2001-01-01T00:00:00.000Z';
/** All of Strapi's system fields, with values that a client would like. */
const planted = () => ({
  id: 900_001,
  documentId: PLANTED,
  locale: 'xx',
  publishedAt: LONG_AGO,
  createdAt: LONG_AGO,
  updatedAt: LONG_AGO,
  createdBy: 1,
  updatedBy: { id: 1 },
});

type Owned = 'customer' | 'invoice' | 'quotation' | 'endpoint' | 'business';

const FIELDS: Record<Owned, () => object> = {
  business: () => ({ name: 'Planted Ltd' }),
  customer: () => ({ name: 'Planted', business: connect(mine.ids.business) }),
  invoice: () => ({
    items: [line()],
    business: connect(mine.ids.business),
    customer: connect(mine.ids.customer),
  }),
  quotation: () => ({
    items: [line()],
    business: connect(mine.ids.business),
    customer: connect(mine.ids.customer),
  }),
  endpoint: () => ({ url: 'https://x.invalid/', business: connect(mine.ids.business) }),
};

const TABLES: Record<Owned, string> = {
  business: 'businesses',
  customer: 'customers',
  invoice: 'invoices',
  quotation: 'quotations',
  endpoint: 'webhook_endpoints',
};

const types = Object.keys(FIELDS) as Owned[];

interface Stored {
  id: number;
  document_id: string;
  created: number;
  updated: number;
  locale: string | null;
  created_by_id: number;
  updated_by_id: number;
}

async function stored(type: Owned, documentId: string): Promise<Stored | undefined> {
  const text = `select id, document_id, locale, created_by_id, updated_by_id,
    extract(year from created_at)::int as created, extract(year from updated_at)::int as updated
    from ${TABLES[type]} where document_id = $1`;
  return (await rows<Stored>(text, [documentId]))[0];
}

const thisYear = new Date().getUTCFullYear();

async function expectOwn(type: Owned, documentId: string, creator: number): Promise<void> {
  const row = await stored(type, documentId);
  expect(row).toMatchObject({
    created: thisYear,
    updated: thisYear,
    locale: null,
    created_by_id: creator,
    updated_by_id: limited.id,
  });
  expect(row?.id).toBeLessThan(900_000);
  expect(documentId).not.toBe(PLANTED);
}

describe('a client that sends Strapi’s system fields', () => {
  test('takes no row id that the next customer of another business would get', async () => {
    const [{ next }] = (await rows<{ next: number }>(
      'select last_value::int + 1 as next from customers_id_seq',
      [],
    )) as [{ next: number }];
    for (const id of [next, next + 1, next + 2, next + 3]) {
      const made = await limited.post(collection('customer'), { ...FIELDS.customer(), id });
      expect(made.status).toBe(201);
    }
    const { key } = await createKey();
    for (const name of ['a', 'b', 'c', 'd', 'e']) await createCustomer(api(key), { name });
  });

  test.each(types)('creates a %s with row id and id from the service', async (type) => {
    const made = await limited.post(collection(type), { ...FIELDS[type](), ...planted() });
    expect(made.status).toBe(201);
    await expectOwn(type, made.body.data.documentId, limited.id);
  });

  test.each(types.filter((type) => type !== 'business'))(
    'copies a %s with row id and id from the service',
    async (type) => {
      const made = await limited.post(collection(type, `clone/${mine.ids[type]}`), {
        ...FIELDS[type](),
        ...planted(),
      });
      expect(made.status).toBe(200);
      await expectOwn(type, made.body.data.documentId, limited.id);
    },
  );

  test.each(types)('changes neither id nor row id of a %s', async (type) => {
    const before = await stored(type, mine.ids[type]);
    const foreignId = { documentId: foreign.ids[type], name: 'Same' };
    // `updatedAt` is the version: a save that names an old one is refused.
    const { updatedAt: _version, ...chosen } = planted();
    for (const ids of [chosen, foreignId]) {
      const saved = await limited.put(collection(type, mine.ids[type]), ids);
      expect(saved.status).toBe(200);
    }
    const after = await stored(type, mine.ids[type]);
    const { id, created, created_by_id } = before as Stored;
    expect(after).toMatchObject({ id, created, created_by_id, updated: thisYear, locale: null });
    expect(await stored(type, PLANTED)).toBeUndefined();
  });

  test('takes no line from another document', async () => {
    const [theirs] = await rows<{ id: number; line_id: string }>(
      `select l.id, l.line_id from components_billing_invoice_lines l join invoices_cmps c on c.cmp_id = l.id
        join invoices i on i.id = c.entity_id where i.document_id = $1`,
      [foreign.ids.invoice],
    );
    const items = [{ ...line(), id: theirs?.id, line_id: theirs?.line_id, description: 'taken' }];
    for (const type of ['invoice', 'quotation'] as const) {
      const saved = await limited.put(collection(type, mine.ids[type]), { items });
      expect(saved.status).toBe(200);
      expect(saved.body.data.items[0].line_id).not.toBe(theirs?.line_id);
    }
    const read = await api(foreign.key).get(`/api/v1/invoices/${foreign.ids.invoice}`);
    expect(read.text).not.toContain('taken');
    expect(read.body.invoice_items).toHaveLength(1);
  });

  test('gets a total that counts each stored line once', async () => {
    const read = await limited.get(collection('invoice', mine.ids.invoice));
    const { id } = read.body.data.items[0];
    const items = [
      { id, quantity: 1, unit_price: 10, tax_rate: 0 },
      { id, quantity: 2, unit_price: 10, tax_rate: 0 },
    ];
    const saved = await limited.put(collection('invoice', mine.ids.invoice), { items });
    expect([saved.status, saved.body.data.total]).toEqual([200, 30]);
    const printed = await api(mine.key).get(`/api/v1/invoices/${mine.ids.invoice}`);
    const amounts = printed.body.invoice_items.map(({ amount }: { amount: number }) => amount);
    expect([printed.body.total, amounts]).toEqual([30, [10, 20]]);
  });
});

describe('an administrator', () => {
  const HIDDEN = {
    'api::generator-allowance.generator-allowance': {
      address_or_range: '203.0.113.0/24',
      monthly_limit: 5,
    },
    'api::generator-usage.generator-usage': { address: '203.0.113.9', month: '2001-01', used: 1 },
    'api::document-sequence.document-sequence': { kind: 'planted', last_number: 1 },
  };

  test.each(Object.entries(HIDDEN))(
    'cannot choose the row id or id of a %s',
    async (uid, fields) => {
      const path = `/content-manager/collection-types/${uid}`;
      const { updatedBy: _, ...system } = planted();
      const made = await adminApi().post(path, { ...fields, ...system });
      if (made.status === 201) {
        expect(made.body.data.id).toBeLessThan(900_000);
        expect(made.body.data.documentId).not.toBe(PLANTED);
        expect(made.body.data.createdAt).not.toBe(LONG_AGO);
      } else expect([400, 403, 404]).toContain(made.status);
    },
  );
});
