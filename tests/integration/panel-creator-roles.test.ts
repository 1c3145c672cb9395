import { adminApi, api } from '../support/api';
import { rowOf } from '../support/databases';
import { connect, line } from '../support/desk';
import { sendImport } from '../support/imports';
import { CM, operatorWho, type OperatorAccount, type Permission } from '../support/operators';
import { readRun } from '../support/run';
import { collection, createShop, TYPES, type Shop, type Type } from '../support/two-businesses';
import { PNG, upload } from '../support/uploads';

const CREATOR = 'admin::is-creator';
const ALLOWANCE = 'api::generator-allowance.generator-allowance';
const ALLOWANCES = `/content-manager/collection-types/${ALLOWANCE}`;
const USAGE = 'api::generator-usage.generator-usage';

/** The rights of Strapi's own Author: everything, but only with their own records. */
const AUTHOR: Permission[] = [...Object.values(TYPES), ALLOWANCE, USAGE].flatMap((subject) =>
  ['create', 'read', 'update', 'delete'].map((action) => ({
    action: `${CM}.${action}`,
    subject,
    conditions: [CREATOR],
  })),
);

let shop: Shop;
let author: OperatorAccount;
let own: { business: string; customer: string };
/** Row ids of the other business and its customer. */
let rows: { business: number; customer: number };

const database = () => readRun().sharedDatabaseUrl;

beforeAll(async () => {
  shop = await createShop('ELSE');
  author = await operatorWho(AUTHOR);
  const business = await author.post(collection('business'), { name: 'Author’s' });
  const id = business.body.data.documentId as string;
  const customer = await author.post(collection('customer'), { name: 'C', business: connect(id) });
  expect([business.status, customer.status]).toEqual([201, 201]);
  own = { business: id, customer: customer.body.data.documentId };
  rows = {
    business: await rowOf(database(), 'businesses', shop.ids.business),
    customer: await rowOf(database(), 'customers', shop.ids.customer),
  };
});

const items = [line()];
const theirs = () => ({ business: connect(shop.ids.business) });
const theirCustomer = () => ({ customer: connect(shop.ids.customer) });

type Attack = [what: string, type: Type, body: () => object];
const INTO_OTHER: Attack[] = [
  ['a customer', 'customer', () => ({ name: 'X', ...theirs() })],
  ['a customer, by row number', 'customer', () => ({ name: 'X', business: rows.business })],
  ['a customer, by a list', 'customer', () => ({ name: 'X', business: [{ id: rows.business }] })],
  ['an endpoint', 'endpoint', () => ({ url: 'https://x.invalid/', ...theirs() })],
  ['an invoice', 'invoice', () => ({ items, ...theirs(), ...theirCustomer() })],
  ['an invoice by row numbers', 'invoice', () => ({ items, ...rows })],
  ['an invoice to a customer alone', 'invoice', () => ({ items, customer: rows.customer })],
  ['a quotation', 'quotation', () => ({ items, ...theirs(), ...theirCustomer() })],
];

describe('an operator who may use only records that they created', () => {
  test.each(INTO_OTHER)('does not make %s in a business of others', async (_what, type, body) => {
    const refused = await author.post(collection(type), body());
    expect(refused.status).toBe(400);
    expect(refused.body.error.message).toMatch(/^business (does not exist|must be chosen)$/);
    expect(refused.text).not.toContain('ELSE');
  });

  test('copies nothing into a business of others', async () => {
    const path = collection('customer', `clone/${own.customer}`);
    for (const business of [connect(shop.ids.business), { id: rows.business }]) {
      expect((await author.post(path, { business })).status).toBe(400);
    }
    expect((await author.post(path, {})).status).toBe(200);
  });

  test('names no customer that they do not see, not even in their own business', async () => {
    const made = await adminApi().post(collection('customer'), {
      name: 'Hidden',
      notes: 'hidden notes',
      business: connect(own.business),
    });
    const hidden = { customer: connect(made.body.data.documentId) };
    const bodies = [
      { items, ...hidden },
      { items, business: connect(own.business), ...hidden },
    ];
    for (const type of ['invoice', 'quotation'] as const) {
      for (const body of bodies) {
        const refused = await author.post(collection(type), body);
        expect([refused.status, refused.text.includes('hidden notes')]).toEqual([400, false]);
      }
    }
  });

  test('writes invoices, quotations and endpoints in the own business', async () => {
    const business = connect(own.business);
    const whole = { items, business, customer: connect(own.customer) };
    for (const type of ['invoice', 'quotation'] as const) {
      const made = await author.post(collection(type), whole);
      expect(made.status).toBe(201);
      const id = made.body.data.documentId as string;
      expect((await author.put(collection(type, id), { notes: 'Mine' })).status).toBe(200);
      expect((await author.post(`/invoicing/${type}s/${id}/duplicate`)).status).toBe(201);
    }
    const implied = await author.post(collection('invoice'), {
      items,
      customer: connect(own.customer),
    });
    expect(implied.status).toBe(201);
    const endpoint = { url: 'https://x.invalid/', business };
    expect((await author.post(collection('endpoint'), endpoint)).status).toBe(201);
  });

  test.each([
    ['get', () => `invoices/${shop.ids.invoice}/pdf`],
    ['post', () => `invoices/${shop.ids.invoice}/duplicate`],
    ['post', () => `invoices/${shop.ids.invoice}/state`],
    ['post', () => `quotations/${shop.ids.quotation}/convert`],
    ['get', () => `quotations/${shop.ids.quotation}/invoice`],
    ['get', () => `businesses/${shop.ids.business}/keys`],
    ['post', () => `businesses/${shop.ids.business}/keys`],
    ['post', () => `webhooks/endpoints/${shop.ids.endpoint}/ping`],
    ['post', () => `webhooks/endpoints/${shop.ids.endpoint}/rotate-secret`],
    ['post', () => `webhooks/endpoints/${shop.ids.endpoint}/reveal-secret`],
    ['post', () => `webhooks/endpoints/${shop.ids.endpoint}/redeliver-failed`],
    ['post', () => `webhooks/deliveries/${shop.ids.delivery}/redeliver`],
  ] as const)('cannot use the %s routes of actions on records of others', async (method, path) => {
    const body = { state: 'sent', name: 'x', scopes: ['read'] };
    const refused = await author[method](`/invoicing/${path()}`, body as never);
    expect([refused.status, refused.text.includes('ELSE')]).toEqual([404, false]);
  });

  test.each([
    ['customers', 'name\nStray', {}],
    ['products', 'name,unit price\nStray,1', {}],
    [
      'invoices',
      'number,date,customer,total\nSTRAY-1,2024-01-01,Stray,10',
      { new_customers: 'true' },
    ],
    [
      'invoices',
      'number,date,customer,total\nELSE-1,2024-01-01,Stray,10',
      { new_customers: 'true' },
    ],
  ])(
    'imports no %s into the business of others, and learns nothing of it',
    async (list, file, more) => {
      const asked = { list, token: author.token, business: shop.ids.business, more };
      for (const store of [true, false])
        expect((await sendImport(file, { ...asked, store })).status).toBe(404);
      const client = api(shop.key);
      expect((await client.get('/api/v1/customers?name=stray')).body.data).toEqual([]);
      expect((await client.get('/api/v1/invoices')).text).not.toContain('STRAY');
      const mine = await sendImport('name\nMine', {
        token: author.token,
        business: own.business,
        store: false,
      });
      expect(mine.data).toMatchObject({ created: 1, problem_count: 0 });
    },
  );

  test('counts and lists nothing of others', async () => {
    for (const path of ['home', 'webhooks/status']) {
      const answer = await author.get(`/invoicing/${path}`);
      expect([answer.status, answer.text.includes('ELSE')]).toEqual([200, false]);
    }
    const sent = await author.post('/invoicing/webhooks/redeliver-failed');
    expect(sent.body).toEqual({ data: { count: 0 } });
  });

  test('changes no allowance and no usage of others', async () => {
    const range = { address_or_range: '198.51.100.0/24', monthly_limit: 3 };
    const made = await adminApi().post(ALLOWANCES, range);
    const id = made.body.data.documentId as string;
    const change = { monthly_limit: 9, createdBy: author.id };
    expect((await author.put(`${ALLOWANCES}/${id}`, change)).status).toBe(403);
    expect((await author.delete(`${ALLOWANCES}/${id}`)).status).toBe(403);
    expect((await author.post(`${ALLOWANCES}/clone/${id}`, {})).status).toBe(404);
    expect((await author.get(ALLOWANCES)).body.results).toEqual([]);
    const usages = `/content-manager/collection-types/${USAGE}`;
    expect((await author.get(usages)).body.results).toEqual([]);
  });
});

describe('the own business is linked', () => {
  const save = (field: string, value: unknown) =>
    author.put(collection('business', own.business), { [field]: value });

  test.each([
    ['members', () => ({ connect: [{ id: 1 }] })],
    ['members', () => [1]],
    ['members', () => ({ set: [{ id: 1 }] })],
    ['api_tokens', () => ({ connect: [{ id: shop.tokenId }] })],
    ['api_tokens', () => [shop.tokenId]],
  ] as const)('to no %s that the operator does not see', async (field, value) => {
    const refused = await save(field, value());
    expect([refused.status, refused.body.error.details.errors[0].path]).toEqual([400, [field]]);
    expect((await api(shop.key).get('/api/v1/customers')).body.data).toHaveLength(1);
  });

  test('to no file that the operator does not see, and keeps the one it has', async () => {
    const logos = [];
    for (const name of ['a.png', 'b.png']) {
      const { body } = await upload({ name, content: PNG, type: 'image/png' });
      logos.push(body[0]);
    }
    const [first, second] = logos;
    expect((await save('logo', first.id)).status).toBe(400);
    await adminApi().put(collection('business', own.business), { logo: first.id });
    const shown = (await author.get(collection('business', own.business))).body.data.logo;
    expect(shown.url).toBe(first.url);
    for (const same of [shown, first.id, { id: first.id }]) {
      expect((await save('logo', same)).status).toBe(200);
    }
    for (const other of [second.id, { id: second.id }, { set: [second.id] }]) {
      expect((await save('logo', other)).status).toBe(400);
    }
    expect((await save('logo', null)).status).toBe(200);
  });
});

test('a role without conditions sees every business', async () => {
  const free = await operatorWho(AUTHOR.map((one) => ({ ...one, conditions: [] })));
  const made = await free.post(collection('customer'), { name: 'Free', ...theirs() });
  expect(made.status).toBe(201);
});

test('a role that reads only invoices still changes fields that name no other record', async () => {
  const invoices = ['read', 'update'].map((action) => ({
    action: `${CM}.${action}`,
    subject: TYPES.invoice,
  }));
  const clerk = await operatorWho(invoices);
  const path = collection('invoice', shop.ids.invoice);
  const same = { business: connect(shop.ids.business), customer: connect(shop.ids.customer) };
  const saved = await clerk.put(path, { notes: 'by the clerk', ...same });
  expect([saved.status, saved.body.data.notes]).toEqual([200, 'by the clerk']);
});
