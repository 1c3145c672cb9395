import { api, createKey, type IssuedKey } from '../support/api';
import { documentedOperations } from '../support/documented';
import { fileOf } from '../support/attachments';
import { settledEvents } from '../support/events';
import { expectError } from '../support/expect-error';
import type { HttpClient } from '../support/http';
import {
  createCustomer,
  creditInvoice,
  createInvoice,
  createProduct,
  createQuotation,
  line,
  recordPayment,
  recordRefund,
  UNKNOWN_ID,
  type Created,
} from '../support/records';
import { createRecurring } from '../support/recurring';
import { ACCOUNTS, camt, transactionsOf, upload } from '../support/bank';
import { callRoute, RESOURCES } from '../support/routes';
import { addEndpoint, DELIVERIES, ENDPOINTS } from '../support/webhooks';

interface Tenant {
  issued: IssuedKey;
  client: HttpClient;
  customer: Created;
  ids: Record<string, string>;
}

const tenants: Tenant[] = [];

async function makeTenant(name: string): Promise<Tenant> {
  const issued = await createKey({
    scopes: ['read', 'write', 'webhooks', 'bank'],
    businessFields: { bank_accounts: ACCOUNTS },
  });
  const client = api(issued.key);
  const customer = await createCustomer(client, { name, email: `${name}@tenant.example` });
  const number = { invoice_number: `NUMBER-${name}`, quotation_number: `NUMBER-${name}` };
  const invoice = await createInvoice(client, customer.id, { ...number, status: 'sent' });
  const payment = await recordPayment(client, invoice.id, { amount: 110 });
  const note = await creditInvoice(client, invoice.id);
  const refund = await recordRefund(client, note.id, { amount: 1 });
  const quotation = await createQuotation(client, customer.id, number);
  // Disabled, so that no delivery is tried, and changed, while a test looks at it.
  const endpoint = await addEndpoint(client, 'https://hooks.invalid/', { enabled: false });
  const delivery = await client.post(`${ENDPOINTS}/${endpoint.id as string}/ping`);
  const product = await createProduct(client, { name: `Product of ${name}` });
  const statement = await upload({ client }, camt([{ lines: [{ amount: '1' }] }]));
  const [transaction] = await transactionsOf({ client });
  await settledEvents(client);
  const ids = {
    customers: customer.id,
    products: product.id,
    invoices: invoice.id,
    quotations: quotation.id,
    payments: payment.id,
    'recurring-invoices': (await createRecurring(client, { customer_id: customer.id })).id,
    'credit-notes': note.id,
    refunds: refund.id,
    'bank-statements': statement.body.id,
    'bank-transactions': transaction.id,
    'webhook-endpoints': endpoint.id,
    'webhook-deliveries': delivery.body.id,
  };
  return { issued, client, customer, ids };
}

/** Every operation of the interface, so that a new one is tested as well. */
const KEYED = documentedOperations().filter(({ statuses }) => statuses.includes('401'));
const BY_ID = KEYED.filter(({ path }) => path.includes('{id}'));
const ALONE = ['/api/v1/business', '/api/v1/key'];
const LISTS = KEYED.filter(
  ({ method, path }) => method === 'GET' && !path.includes('{id}') && !ALONE.includes(path),
);

/** Calls an operation with an id, and a body that it accepts. */
function ask(client: HttpClient, { method, path }: (typeof BY_ID)[number], id: string) {
  const at = path.replace('{id}', id);
  if (method === 'GET') return client.get(at);
  if (method === 'DELETE') return client.delete(at);
  if (method === 'POST' && path.endsWith('/attachments'))
    return client.post(`${at}?name=a.png`, fileOf('image/png'), { 'Content-Type': 'image/png' });
  if (method === 'POST') return client.post(at);
  if (method === 'PUT') return client.put(at, { customer_id: UNKNOWN_ID, items: [line()] });
  const isEndpoint = path.startsWith(ENDPOINTS);
  return client.patch(at, isEndpoint ? { description: 'Mine now' } : { notes: 'Mine now' });
}

/** Everything that a business can read of its records. */
async function everything({ client, ids }: Tenant): Promise<string[]> {
  const lists = await Promise.all(LISTS.map(({ path }) => client.get(`${path}?limit=100`)));
  const single = ['customers', 'invoices', 'quotations', 'payments', 'credit-notes'];
  const records = single.map((name) => client.get(`/api/v1/${name}/${ids[name]}`));
  return [...lists, ...(await Promise.all(records))].map(({ text }) => text);
}

beforeAll(async () => {
  tenants.push(await makeTenant('one'), await makeTenant('two'));
});

const DIRECTIONS = [
  [0, 1],
  [1, 0],
] as const;

function pair([mine, theirs]: readonly [number, number]): [Tenant, Tenant] {
  const found = [tenants[mine], tenants[theirs]];
  if (!found[0] || !found[1]) throw new Error('There are two tenants');
  return [found[0], found[1]];
}

/** The text of an answer without its request id. */
const anonymous = (text: string) => text.replace(/"request_id":"[^"]*"/, '');

describe.each(DIRECTIONS)(
  'the key of business %i and the records of business %i',
  (...direction) => {
    test.each(RESOURCES)(
      'GET and PATCH of a foreign one of /%s are as of an unknown one',
      async (name) => {
        const [mine, theirs] = pair(direction);
        const before = await theirs.client.get(`/api/v1/${name}/${theirs.ids[name]}`);
        for (const [method, body] of [
          ['GET', undefined],
          ['PATCH', { notes: 'Mine now' }],
          ['PATCH', { notes: 7 }],
          ['PATCH', {}],
        ] as const) {
          const route = { method, path: `/api/v1/${name}/:id` };
          const foreign = await callRoute(mine.client, route, theirs.ids[name] ?? '', body);
          const unknown = await callRoute(mine.client, route, UNKNOWN_ID, body);
          expectError(foreign, 404, 'not_found');
          expect(anonymous(foreign.text)).toBe(anonymous(unknown.text));
        }
        const after = await theirs.client.get(`/api/v1/${name}/${theirs.ids[name]}`);
        expect(after.text).toBe(before.text);
      },
    );

    test.each(RESOURCES)('GET /%s lists own records alone', async (name) => {
      const [mine, theirs] = pair(direction);
      const { body, text } = await mine.client.get(`/api/v1/${name}?limit=100`);
      const owners = body.data.map((one: Created) => one.business_id);
      expect(new Set(owners)).toEqual(new Set([mine.issued.business]));
      expect(body.pagination.total).toBe(owners.length);
      for (const id of Object.values(theirs.ids)) expect(text).not.toContain(id);
    });

    test('no filter finds a foreign record', async () => {
      const [mine, theirs] = pair(direction);
      for (const query of [
        `customers?name=${theirs.customer.name}`,
        `customers?email=${theirs.customer.email}`,
        `invoices?number=NUMBER-${theirs.customer.name}`,
        `quotations?number=NUMBER-${theirs.customer.name}`,
        `invoices?customer_id=${theirs.customer.id}`,
        `quotations?customer_id=${theirs.customer.id}`,
      ]) {
        const { status, body } = await mine.client.get(`/api/v1/${query}`);
        expect([status, body.data, body.pagination.total]).toEqual([200, [], 0]);
      }
    });

    test.each(['invoices', 'quotations'])(
      'POST /%s for a foreign customer is as for an unknown one',
      async (name) => {
        const [mine, theirs] = pair(direction);
        const post = (customer: string) =>
          mine.client.post(`/api/v1/${name}`, { customer_id: customer, items: [line()] });
        const foreign = await post(theirs.customer.id);
        expectError(foreign, 400, 'customer_not_found', ['/customer_id']);
        expect(anonymous(foreign.text)).toBe(anonymous((await post(UNKNOWN_ID)).text));
        expect((await theirs.client.get(`/api/v1/${name}`)).body.pagination.total).toBe(1);
      },
    );

    test.each(BY_ID)('$method $path of a foreign one is as of an unknown one', async (one) => {
      const [mine, theirs] = pair(direction);
      const id = theirs.ids[one.path.split('/')[3] ?? ''] ?? '';
      const before = await everything(theirs);
      const foreign = await ask(mine.client, one, id);
      expectError(foreign, 404, 'not_found');
      expect(anonymous(foreign.text)).toBe(
        anonymous((await ask(mine.client, one, UNKNOWN_ID)).text),
      );
      expect(await everything(theirs)).toEqual(before);
    });

    test.each(LISTS)('GET $path shows nothing of the other business', async ({ path }) => {
      const [mine, theirs] = pair(direction);
      const { status, text, body } = await mine.client.get(`${path}?limit=100`);
      expect([status, body.data.length > 0]).toEqual([200, true]);
      for (const id of [theirs.issued.business, ...Object.values(theirs.ids)]) {
        expect(text).not.toContain(id);
      }
    });

    test('GET of the business answers that of the key', async () => {
      const [mine, theirs] = pair(direction);
      const { status, text, body } = await mine.client.get('/api/v1/business');
      expect([status, body.id]).toEqual([200, mine.issued.business]);
      expect(text).not.toContain(theirs.issued.business);
    });

    test('deliveries to an endpoint of the other business are not listed', async () => {
      const [mine, theirs] = pair(direction);
      const filter = `endpoint_id=${theirs.ids['webhook-endpoints']}`;
      const { status, body } = await mine.client.get(`${DELIVERIES}?${filter}`);
      expect([status, body.data, body.pagination.total]).toEqual([200, [], 0]);
    });

    test('a record cannot be made in, or moved to, another business', async () => {
      const [mine, theirs] = pair(direction);
      const foreign = { business_id: theirs.issued.business, business: theirs.issued.business };
      const created = await mine.client.post('/api/v1/customers', { name: 'Stray', ...foreign });
      expect(created.body.business_id).toBe(mine.issued.business);
      const path = `/api/v1/customers/${created.body.id}`;
      const moved = await mine.client.patch(path, { name: 'Stray', ...foreign });
      expect(moved.body.business_id).toBe(mine.issued.business);
      expectError(await theirs.client.get(path), 404, 'not_found');
    });

    test('the same idempotency key is another one in another business', async () => {
      const [mine, theirs] = pair(direction);
      const headers = { 'Idempotency-Key': `shared-${direction.join()}` };
      const own = await mine.client.post('/api/v1/customers', { name: 'Same' }, headers);
      const other = await theirs.client.post('/api/v1/customers', { name: 'Same' }, headers);
      expect([own.status, other.status]).toEqual([201, 201]);
      expect(other.headers.get('idempotency-replayed')).toBeNull();
      expect(other.body.business_id).toBe(theirs.issued.business);
    });
  },
);
