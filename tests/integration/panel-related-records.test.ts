import { adminApi } from '../support/api';
import { connect, line } from '../support/desk';
import { CM, MY_BUSINESSES, type OperatorAccount, type Permission } from '../support/operators';
import { collection, memberOf, twoShops, TYPES, type Shop } from '../support/two-businesses';

let mine: Shop;
const CUSTOMER = { email: 'secret@customer.test', tax_id: 'T-SECRET', notes: 'internal-secret' };
const BUSINESS = { default_terms: 'terms-secret', tax_id: 'B-SECRET' };

beforeAll(async () => {
  ({ mine } = await twoShops());
  await adminApi().put(collection('customer', mine.ids.customer), CUSTOMER);
  await adminApi().put(collection('business', mine.ids.business), BUSINESS);
});

const INVOICE_FIELDS = ['invoice_number', 'business', 'customer', 'state', 'total'];
const invoices = (action: string): Permission => ({
  action: `${CM}.${action}`,
  subject: TYPES.invoice,
  properties: { fields: INVOICE_FIELDS },
  conditions: [MY_BUSINESSES],
});

const member = (permissions?: Permission[]) => memberOf(mine.ids.business, permissions);

const SECRETS = [...Object.values(CUSTOMER), ...Object.values(BUSINESS)];

function expectNoSecret(text: string): void {
  for (const secret of SECRETS) expect(text).not.toContain(secret);
}

/** All routes that show an invoice. */
async function answersTo(operator: OperatorAccount) {
  const one = collection('invoice', mine.ids.invoice);
  return {
    list: (await operator.get(collection('invoice'))).body.results[0],
    populated: (await operator.get(`${one}?populate=*`)).body.data,
    single: (await operator.get(one)).body.data,
    saved: (await operator.put(one, { state: 'draft' })).body.data,
    copied: (await operator.post(collection('invoice', `clone/${mine.ids.invoice}`), {})).body.data,
  };
}

describe('an operator who may read invoices and nothing else', () => {
  let limited: OperatorAccount;
  beforeAll(async () => {
    limited = await member(['read', 'update', 'create'].map(invoices));
  });

  test('reads the name of a customer and of a business, and no more of them', async () => {
    for (const invoice of Object.values(await answersTo(limited))) {
      expect(invoice.customer).toEqual({
        id: expect.any(Number),
        documentId: mine.ids.customer,
        name: `${mine.mark} customer`,
      });
      expect(invoice.business).toEqual({
        id: expect.any(Number),
        documentId: mine.ids.business,
        name: `${mine.mark} Ltd`,
      });
      expectNoSecret(JSON.stringify(invoice));
    }
  });

  test('reads the names of its creator and last editor, and no e-mail address', async () => {
    const answers = Object.values(await answersTo(limited));
    const named = answers.flatMap(({ createdBy, updatedBy }) => [createdBy, updatedBy]);
    const people = named.filter((person) => person !== null && person !== undefined);
    expect(people).not.toEqual([]);
    for (const person of people) {
      expect(Object.keys(person).sort()).toEqual(['firstname', 'id', 'lastname', 'username']);
    }
  });

  test('learns only the name of a related record', async () => {
    for (const field of ['customer', 'business']) {
      const path = `/content-manager/relations/${TYPES.invoice}/${mine.ids.invoice}/${field}`;
      const answer = await limited.get(path);
      expect(answer.status).toBe(200);
      expectNoSecret(answer.text);
    }
  });

  test('may not filter by the creator of a record, and gets a clear message', async () => {
    for (const field of ['createdBy', 'updatedBy']) {
      const path = `/content-manager/relations/${TYPES.invoice}/${mine.ids.invoice}/${field}`;
      const answer = await limited.get(path);
      expect([answer.status, answer.body.error.name]).toEqual([403, 'ForbiddenError']);
    }
  });
});

test('a role that may read only some fields of the related type sees just these', async () => {
  const customers = {
    action: `${CM}.read`,
    subject: TYPES.customer,
    properties: { fields: ['name', 'email'] },
    conditions: [MY_BUSINESSES],
  };
  const limited = await member([invoices('read'), customers]);
  const { customer } = (await limited.get(collection('invoice', mine.ids.invoice))).body.data;
  expect(customer).toMatchObject({ name: `${mine.mark} customer`, email: CUSTOMER.email });
  expect(customer).not.toHaveProperty('notes');
  expect(customer).not.toHaveProperty('tax_id');
});

test('a related record that a condition excludes shows only its name', async () => {
  const own = { action: `${CM}.read`, subject: TYPES.customer, conditions: ['admin::is-creator'] };
  const limited = await member([invoices('read'), own]);
  const list = await limited.get(collection('invoice'));
  expectNoSecret(list.text);
  expect(list.body.results[0].customer.name).toBe(`${mine.mark} customer`);
});

test('a role that may read everything in its businesses can read it in related records, too', async () => {
  const limited = await member();
  const { customer, business } = (await limited.get(collection('invoice', mine.ids.invoice))).body
    .data;
  expect(customer).toMatchObject(CUSTOMER);
  expect(business).toMatchObject(BUSINESS);
});

test('a role that may read people reads their addresses', async () => {
  const people = { action: 'admin::users.read', subject: null as unknown as string };
  const limited = await member([invoices('read'), invoices('update'), people]);
  await limited.put(collection('invoice', mine.ids.invoice), { state: 'draft' });
  const { updatedBy } = (await limited.get(collection('invoice', mine.ids.invoice))).body.data;
  expect(updatedBy.email).toContain('@example.test');
});

test('a super administrator reads all of it', async () => {
  const read = await adminApi().get(collection('invoice', mine.ids.invoice));
  expect(read.body.data.customer).toMatchObject(CUSTOMER);
});

test('lines of an invoice are shown as before', async () => {
  const all = ['read', 'update'].map((action) => ({
    action: `${CM}.${action}`,
    subject: TYPES.invoice,
    conditions: [MY_BUSINESSES],
  }));
  const limited = await member(all);
  const items = [line({ description: 'seen' })];
  const saved = await limited.put(collection('invoice', mine.ids.invoice), {
    items,
    customer: connect(mine.ids.customer),
  });
  expect([saved.status, saved.body.data.items[0].description]).toEqual([200, 'seen']);
});

describe('a request that the panel never sends', () => {
  const PATHS = [
    '/content-manager/relations/api::no.no/x/y',
    '/content-manager/relations/api::no.no/y',
    '/content-manager/relations/plugin::upload.file/related',
    '/content-manager/relations/plugin::upload.file/1/related',
    '/content-manager/relations/admin::user/1/roles',
    '/content-manager/relations/INVOICE/MINE/nothing',
    '/content-manager/relations/INVOICE/MINE/total',
    '/content-manager/relations/INVOICE/MINE/localizations',
    '/content-manager/relations/INVOICE/unknown/customer',
    '/content-manager/relations/INVOICE/__proto__/constructor',
    '/content-manager/collection-types/api::no.no',
    '/content-manager/collection-types/admin::user',
    '/content-manager/collection-types/plugin::upload.file?filters[related][id]=1',
    '/content-manager/single-types/INVOICE',
    '/upload/files?filters[createdBy][password][$startsWith]=a',
    '/upload/files?filters[createdBy][roles][id]=1',
    '/upload/files?filters[folder][files][related][id]=1',
    '/upload/files?sort=createdBy.password',
    '/upload/folders?filters[files][related][id]=1',
    '/upload/folders?populate=*',
    '/upload/files/x',
    '/upload/folders/x',
  ];
  let limited: OperatorAccount;
  beforeAll(async () => {
    const files = { action: 'plugin::upload.read', subject: null as unknown as string };
    limited = await member([invoices('read'), invoices('update'), files]);
  });

  test.each(PATHS)('is refused or answered without a 500: %s', async (path) => {
    const asked = path.replace('INVOICE', TYPES.invoice).replace('MINE', mine.ids.invoice);
    const answer = await limited.get(asked);
    expect([200, 400, 403, 404]).toContain(answer.status);
    expect(answer.text).not.toMatch(/@example\.test|node_modules|select /);
  });
});
