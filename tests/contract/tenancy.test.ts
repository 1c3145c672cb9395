import { api, createKey, type IssuedKey } from '../support/api';
import { expectError } from '../support/expect-error';
import type { HttpClient } from '../support/http';
import {
  createCustomer,
  createInvoice,
  createQuotation,
  line,
  UNKNOWN_ID,
  type Created,
} from '../support/records';
import { callRoute, RESOURCES } from '../support/routes';

interface Tenant {
  issued: IssuedKey;
  client: HttpClient;
  customer: Created;
  ids: Record<string, string>;
}

const tenants: Tenant[] = [];

async function makeTenant(name: string): Promise<Tenant> {
  const issued = await createKey();
  const client = api(issued.key);
  const customer = await createCustomer(client, { name, email: `${name}@tenant.example` });
  const number = { invoice_number: `NUMBER-${name}`, quotation_number: `NUMBER-${name}` };
  const invoice = await createInvoice(client, customer.id, number);
  const quotation = await createQuotation(client, customer.id, number);
  const ids = { customers: customer.id, invoices: invoice.id, quotations: quotation.id };
  return { issued, client, customer, ids };
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

/** The text of an answer but for its request id. */
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
