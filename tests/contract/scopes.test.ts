import { api, createKey, issueToken } from '../support/api';
import { expectError } from '../support/expect-error';
import type { HttpClient } from '../support/http';
import {
  createCustomer,
  createInvoice,
  createProduct,
  createQuotation,
  line,
  type Fields,
} from '../support/records';
import { callRoute, KEY_ROUTES, type KeyRoute } from '../support/routes';

let business: string;
let ids: Record<string, string>;
let customerId: string;
const clients: Record<string, HttpClient> = {};

beforeAll(async () => {
  const owner = await createKey();
  business = owner.business;
  const client = api(owner.key);
  customerId = (await createCustomer(client)).id;
  ids = {
    customers: customerId,
    products: (await createProduct(client)).id,
    invoices: (await createInvoice(client, customerId)).id,
    quotations: (await createQuotation(client, customerId)).id,
  };
  clients['read and write'] = client;
  clients['read'] = api((await createKey({ business, scopes: ['read'] })).key);
  clients['write'] = api((await createKey({ business, scopes: ['write'] })).key);
  clients['no scope'] = api(await issueToken('custom', [business], []));
  clients['read-only token'] = api(await issueToken('read-only', [business]));
  clients['full-access token'] = api(await issueToken('full-access', [business]));
  clients['read of invoices alone'] = api(
    await issueToken('custom', [business], ['api::invoice.invoice.find']),
  );
  clients['no business'] = api(await issueToken('full-access', []));
});

function bodyFor({ method, path }: KeyRoute): Fields {
  if (method === 'PATCH') return { notes: 'N' };
  return path.endsWith('customers')
    ? { name: 'Jane' }
    : { customer_id: customerId, items: [line()] };
}

async function call(holder: string, route: KeyRoute) {
  const client = clients[holder];
  if (!client) throw new Error(`No key named ${holder}`);
  const resource = route.path.split('/')[3] ?? '';
  return callRoute(client, route, ids[resource] ?? '', bodyFor(route));
}

const GRANTS: Record<string, readonly KeyRoute['scope'][]> = {
  'read and write': ['read', 'write'],
  read: ['read'],
  write: ['write'],
  'no scope': [],
  'read-only token': ['read'],
  'full-access token': ['read', 'write'],
};

describe.each(KEY_ROUTES)('$method $path', (route) => {
  test.each(Object.entries(GRANTS))('with %s has the scopes %j', async (holder, scopes) => {
    const answer = await call(holder, route);
    if (!scopes.includes(route.scope)) {
      expectError(answer, 403, 'insufficient_scope');
      expect(answer.body.error).toContain(route.scope);
    } else {
      expect(answer.status).toBe(route.method === 'POST' ? 201 : 200);
    }
  });

  test('is closed to a key without a business', async () => {
    expectError(await call('no business', route), 403, 'key_without_business');
  });
});

test('a permission for one action opens that action and no other', async () => {
  for (const route of KEY_ROUTES) {
    const answer = await call('read of invoices alone', route);
    const opens = route.method === 'GET' && route.path === '/api/v1/invoices';
    if (opens) expect(answer.status).toBe(200);
    else expectError(answer, 403, 'insufficient_scope');
  }
});

test.each([
  ['/api/v1/webhook-endpoints', 'webhooks'],
  ['/api/v1/webhook-deliveries', 'webhooks'],
  ['/api/v1/bank-statements', 'bank'],
  ['/api/v1/bank-transactions', 'bank'],
])('a read-only token does not read %s', async (path, scope) => {
  const answer = await (clients['read-only token'] as HttpClient).get(path);
  expectError(answer, 403, 'insufficient_scope');
  expect(answer.body.error).toContain(scope);
});

test('a key without a business learns nothing from unknown paths and wrong methods', async () => {
  const client = clients['no business'] as HttpClient;
  expectError(await client.get('/api/v1/nothing'), 403, 'key_without_business');
  expectError(await client.delete('/api/v1/invoices'), 403, 'key_without_business');
});

test('a refused request changes nothing', async () => {
  const before = await call('read', { method: 'GET', path: '/api/v1/invoices/:id', scope: 'read' });
  await call('read', { method: 'PATCH', path: '/api/v1/invoices/:id', scope: 'write' });
  const after = await call('read', { method: 'GET', path: '/api/v1/invoices/:id', scope: 'read' });
  expect(after.body.updated_at).toBe(before.body.updated_at);
});

test.each(['/api/customers', '/api/invoices', '/api/quotations', '/api/businesses', '/api/users'])(
  'a business key does not open %s of Strapi’s own interface',
  async (path) => {
    const { status } = await (clients['read and write'] as HttpClient).get(path);
    expect([401, 403, 404]).toContain(status);
  },
);

test('a business key does not open the admin panel’s interface', async () => {
  const client = clients['read and write'] as HttpClient;
  for (const path of ['/admin/api-tokens', '/admin/users/me', '/content-manager/content-types']) {
    expect((await client.get(path)).status).toBe(401);
  }
});

describe('of recurring invoices', () => {
  const schedule = { interval_unit: 'month', start_date: '2090-01-31' };
  const recurring = () => ({ customer_id: customerId, items: [line()], ...schedule });
  const POSTS: [string, () => [path: string, body: Fields], readonly string[], number][] = [
    [
      'a preview, which stores nothing,',
      () => ['recurring-invoices/preview', recurring()],
      ['read', 'write', 'read-only token', 'full-access token'],
      200,
    ],
    [
      'one made from an invoice',
      () => [`invoices/${ids['invoices'] ?? ''}/recurring`, schedule],
      ['write', 'full-access token'],
      201,
    ],
    [
      'a reprice',
      () => ['recurring-invoices/reprice', { customer_id: customerId, price_by: 1 }],
      ['write', 'full-access token'],
      200,
    ],
  ];

  test.each(POSTS)('%s needs the scope that its refusal names', async (_, of, holders, status) => {
    const [path, body] = of();
    const needed = holders.includes('read') ? 'read or write' : 'write';
    for (const holder of ['read', 'write', 'no scope', 'read-only token', 'full-access token']) {
      const answer = await clients[holder]?.post(`/api/v1/${path}`, body);
      if (!answer) throw new Error('No answer');
      if (holders.includes(holder)) expect([holder, answer.status]).toEqual([holder, status]);
      else {
        expectError(answer, 403, 'insufficient_scope');
        expect(answer.body.error).toContain(`lacks the ${needed} scope`);
      }
    }
  });
});
