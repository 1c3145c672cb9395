import { adminApi, api } from '../support/api';
import { query, rowOf } from '../support/databases';
import { connect, line } from '../support/desk';
import {
  CM,
  createOperator,
  createRole,
  operatorWho,
  type OperatorAccount,
} from '../support/operators';
import { readRun } from '../support/run';
import {
  addMember,
  collection,
  limitedPermissions,
  twoShops,
  TYPES,
  type Shop,
  type Type,
} from '../support/two-businesses';

let mine: Shop;
let foreign: Shop;
let limited: OperatorAccount;
let foreignRow: number;

beforeAll(async () => {
  ({ mine, foreign, limited } = await twoShops());
  foreignRow = await rowOf(readRun().sharedDatabaseUrl, 'businesses', foreign.ids.business);
});

const business = (shop: Shop) => ({ business: connect(shop.ids.business) });
const customer = (shop: Shop) => ({ customer: connect(shop.ids.customer) });
const items = { items: [line()] };

/** Ways to put a record into the other business, and the expected refusal. */
const INTO_OTHER: [string, Type, () => object, string][] = [
  [
    'a customer',
    'customer',
    () => ({ name: 'X', ...business(foreign) }),
    'business does not exist',
  ],
  [
    'a customer, by row number',
    'customer',
    () => ({ name: 'X', business: { id: foreignRow } }),
    'business does not exist',
  ],
  [
    'an invoice',
    'invoice',
    () => ({ ...items, ...business(foreign), ...customer(foreign) }),
    'business does not exist',
  ],
  [
    'an invoice with a number that is taken there',
    'invoice',
    () => ({
      ...items,
      ...business(foreign),
      ...customer(foreign),
      invoice_number: `${foreign.mark}-1`,
    }),
    'business does not exist',
  ],
  [
    'an invoice of which only the customer is named',
    'invoice',
    () => ({ ...items, ...customer(foreign) }),
    'business must be chosen',
  ],
  [
    'an own invoice to a customer of the other',
    'invoice',
    () => ({ ...items, ...business(mine), ...customer(foreign) }),
    'customer must be a customer of the chosen business',
  ],
  [
    'a quotation',
    'quotation',
    () => ({ ...items, ...business(foreign), ...customer(foreign) }),
    'business does not exist',
  ],
  [
    'a webhook endpoint',
    'endpoint',
    () => ({ url: 'https://x.invalid/', ...business(foreign) }),
    'business does not exist',
  ],
];

describe('a limited operator', () => {
  test.each(INTO_OTHER)('does not make %s there', async (_what, type, body, message) => {
    const refused = await limited.post(collection(type), body());
    expect([refused.status, refused.body.error.message]).toEqual([400, message]);
  });

  test.each(['customer', 'invoice', 'quotation', 'endpoint'] as const)(
    'does not move a %s there',
    async (type) => {
      const path = collection(type, mine.ids[type]);
      expect((await limited.put(path, business(foreign))).status).toBe(400);
      const read = await limited.get(path);
      expect(read.body.data.business.documentId).toBe(mine.ids.business);
    },
  );

  test.each(['invoice', 'quotation'] as const)(
    'does not give an own %s to a customer there',
    async (type) => {
      const path = collection(type, mine.ids[type]);
      const refused = await limited.put(path, { business: { set: [] }, ...customer(foreign) });
      expect([refused.status, refused.body.error.details.errors[0].path]).toEqual([
        400,
        ['customer'],
      ]);
    },
  );

  test('makes records of the own business, and reads them in the answer', async () => {
    const made = await limited.post(collection('invoice'), {
      ...items,
      ...business(mine),
      ...customer(mine),
    });
    expect([made.status, made.body.data]).toMatchObject([
      201,
      { invoice_number: 'INV-00001', state: 'draft' },
    ]);
    const copy = await limited.post(
      collection('invoice', `clone/${made.body.data.documentId as string}`),
      {},
    );
    expect([copy.status, copy.body.data.invoice_number]).toEqual([200, 'INV-00002']);
  });

  test('links no quotation to an invoice by hand', async () => {
    const id = await rowOf(readRun().sharedDatabaseUrl, 'quotations', foreign.ids.quotation);
    const path = collection('invoice', mine.ids.invoice);
    await limited.put(path, { quotation: { id } });
    await limited.put(path, { quotation: connect(foreign.ids.quotation) });
    const read = await limited.get(`/invoicing/quotations/${mine.ids.quotation}/invoice`);
    expect(read.body).toEqual({ data: null });
    const [stored] = await query(
      readRun().sharedDatabaseUrl,
      'select quotation_id from invoices where document_id = $1',
      [mine.ids.invoice],
    );
    expect(stored).toEqual({ quotation_id: null });
  });

  test('does not take a key from the other business', async () => {
    const path = collection('business', mine.ids.business);
    for (const change of [
      { connect: [{ id: foreign.tokenId }] },
      { set: [{ id: foreign.tokenId }] },
      [foreign.tokenId],
    ]) {
      const refused = await limited.put(path, { api_tokens: change });
      expect([refused.status, refused.body.error.details.errors[0].path]).toEqual([
        400,
        ['api_tokens'],
      ]);
    }
    const read = await api(foreign.key).get(`/api/v1/customers/${foreign.ids.customer}`);
    expect(read.status).toBe(200);
  });

  test('becomes a member of a business that they create, and of no other', async () => {
    const made = await limited.post(collection('business'), { name: 'Third' });
    expect(made.status).toBe(201);
    const path = collection('business', made.body.data.documentId);
    const { updatedAt } = made.body.data;
    expect((await limited.get(path)).body.data).toMatchObject({ name: 'Third', updatedAt });
    expect((await limited.get(collection('business'))).body.pagination.total).toBe(2);
    const other = await operatorWho(limitedPermissions());
    expect((await other.get(path)).status).toBe(403);
  });

  test('does not become a member when no condition limits the role', async () => {
    const permissions = ['create', 'read'].map((action) => ({
      action: `${CM}.${action}`,
      subject: TYPES.business,
    }));
    const free = await operatorWho(permissions);
    const made = await free.post(collection('business'), { name: 'Free' });
    const members = await query(
      readRun().sharedDatabaseUrl,
      `select 1 from businesses_members_lnk l join businesses b on b.id = l.business_id
        where b.document_id = $1`,
      [made.body.data.documentId],
    );
    expect([made.status, members]).toEqual([201, []]);
  });

  test('who is a member of no business sees nothing, and can create only a business', async () => {
    const nobody = await operatorWho(limitedPermissions());
    for (const type of Object.keys(TYPES) as Type[]) {
      const list = await nobody.get(collection(type));
      expect([list.status, list.body.results]).toEqual([200, []]);
    }
    const body = { name: 'X', ...business(mine) };
    expect((await nobody.post(collection('customer'), body)).status).toBe(400);
  });
});

test('members are stored, and no API shows them', async () => {
  const colleague = await createOperator([await createRole(limitedPermissions(['read']))]);
  expect((await colleague.get(collection('invoice', mine.ids.invoice))).status).toBe(403);
  await addMember(mine.ids.business, colleague);
  expect((await colleague.get(collection('invoice', mine.ids.invoice))).status).toBe(200);
  const out = { members: { disconnect: [{ id: colleague.id }] } };
  await adminApi().put(collection('business', mine.ids.business), out);
  expect((await colleague.get(collection('invoice', mine.ids.invoice))).status).toBe(403);
  for (const path of ['customers', 'invoices', 'quotations', 'webhook-endpoints']) {
    expect((await api(mine.key).get(`/api/v1/${path}`)).text).not.toContain('member');
  }
});
