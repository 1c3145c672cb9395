import { adminApi, api, createKey } from '../support/api';
import { settledEvents } from '../support/events';
import { expectError } from '../support/expect-error';
import { historyOf } from '../support/history';
import type { HttpClient } from '../support/http';
import { createCustomer, createInvoice, UUID, type Created, type Fields } from '../support/records';

/** The contacts of customers (contract §16, first point). */

let client: HttpClient;

beforeAll(async () => {
  client = api((await createKey()).key);
});

const at = ({ id }: Created) => `/api/v1/customers/${id as string}`;
const patch = (customer: Created, contacts: unknown, headers?: Record<string, string>) =>
  client.patch(at(customer), { contacts }, headers);
const contactsOf = async (customer: Created) =>
  (await client.get(at(customer))).body.contacts as Fields[];

const NOTHING = {
  email: null,
  receives_documents: false,
  receives_reminders: false,
  portal: false,
};
const ADA = { name: 'Ada', email: 'ada@acme.example', receives_documents: true };
const BOB = { name: 'Bob', receives_reminders: true, email: 'bob@acme.example' };
const id = expect.stringMatching(UUID) as unknown;

describe('the contacts of a customer', () => {
  test('are none when nothing is said', async () => {
    for (const contacts of [undefined, null, []]) {
      const customer = await createCustomer(client, { contacts });
      expect(customer['contacts']).toEqual([]);
    }
  });

  test('are answered as they were sent, with ids of ours and what was left out', async () => {
    const sent = [{ ...ADA, name: ' Ada ' }, { name: 'Bob', email: null }, BOB];
    const customer = await createCustomer(client, { contacts: sent });
    const stored = [
      { ...NOTHING, ...ADA, id },
      { ...NOTHING, name: 'Bob', id },
      { ...NOTHING, ...BOB, id },
    ];
    expect(customer['contacts']).toEqual(stored);
    expect(new Set((customer['contacts'] as Fields[]).map((one) => one['id'])).size).toBe(3);
    expect(await contactsOf(customer)).toEqual(customer['contacts']);
    const { body } = await client.get('/api/v1/customers?limit=1');
    expect(body.data[0].contacts).toEqual(customer['contacts']);
    const invoice = await createInvoice(client, customer.id);
    const found = await client.get(`/api/v1/invoices/${invoice.id as string}`);
    expect(found.body.customers.contacts).toEqual(customer['contacts']);
  });

  test('are replaced by a PATCH, in which a known id stays', async () => {
    const customer = await createCustomer(client, { contacts: [ADA, BOB] });
    const [ada, bob] = customer['contacts'] as [Fields, Fields];
    const other = { name: 'Cy', email: 'cy@acme.example' };
    const changed = await patch(customer, [other, { ...bob, name: 'Robert' }]);
    expect([changed.status, changed.body.contacts]).toEqual([
      200,
      [
        { ...NOTHING, ...other, id },
        { ...bob, name: 'Robert' },
      ],
    ]);
    expect(await contactsOf(customer)).toEqual(changed.body.contacts);
    const back = await patch(customer, [ada]);
    expect(back.body.contacts).toEqual([{ ...ada, id }]);
    expect(back.body.contacts[0].id).not.toBe(ada['id']);
    const named = await client.patch(at(customer), { name: 'Acme 2' });
    expect(named.body.contacts).toEqual(back.body.contacts);
    for (const none of [null, []]) {
      await patch(customer, [ADA]);
      expect((await patch(customer, none)).body.contacts).toEqual([]);
    }
  });

  test('have ids that no other customer’s contact can get', async () => {
    const known = (await createCustomer(client, { contacts: [ADA] }))['contacts'] as [Fields];
    const copied = await createCustomer(client, { contacts: [known[0], known[0]] });
    const ids = [...known, ...(copied['contacts'] as Fields[])].map((one) => one['id']);
    expect(new Set(ids).size).toBe(3);
  });

  test('may be twenty with 255 characters each, and keep any writing', async () => {
    const contacts = Array.from({ length: 20 }, (_, place) => ({
      name: '😀'.repeat(255),
      email: `a${place}@acme.example`,
    }));
    const customer = await createCustomer(client, { contacts });
    expect(await contactsOf(customer)).toMatchObject(contacts);
  });

  test.each<[string, unknown, string[]]>([
    ['21 of them', Array.from({ length: 21 }, () => ({})), ['/contacts']],
    [
      'a second header',
      [{ name: 'A', email: 'a@b.example\r\nBcc: c@d.example' }],
      ['/contacts/0/email'],
    ],
    [
      'other values, all at once',
      [
        { name: 7, email: 7, receives_documents: 'yes', receives_reminders: 1, portal: 0 },
        { name: 'Ada' },
        { name: '', portal: true },
      ],
      [
        ...['name', 'email', 'receives_documents', 'receives_reminders', 'portal'].map(
          (field) => `/contacts/0/${field}`,
        ),
        '/contacts/2/name',
        '/contacts/2/email',
      ],
    ],
  ])('are refused with %s', async (_, contacts, pointers) => {
    const created = await client.post('/api/v1/customers', { name: 'Acme', contacts });
    expectError(created, 400, 'validation_failed', pointers);
    const customer = await createCustomer(client, { contacts: [ADA] });
    expectError(await patch(customer, contacts), 400, 'validation_failed', pointers);
    expect(await contactsOf(customer)).toEqual(customer['contacts']);
  });

  test('cannot be invited to a portal by a key', async () => {
    const contacts = [BOB, { ...ADA, portal: true }];
    const created = await client.post('/api/v1/customers', { name: 'Acme', contacts });
    expectError(created, 403, 'invitation_not_allowed', ['/contacts/1/portal']);
    const customer = await createCustomer(client, { contacts: [BOB] });
    expectError(await patch(customer, contacts), 403, 'invitation_not_allowed', [
      '/contacts/1/portal',
    ]);
    expect(await contactsOf(customer)).toEqual(customer['contacts']);
  });

  test('are invited by a key whose business allows it, and stay so without that', async () => {
    const { key, business } = await createKey({ businessFields: { keys_may_invite: true } });
    const own = api(key);
    const { id, contacts } = await createCustomer(own, {
      contacts: [{ ...ADA, portal: true }, BOB],
    });
    expect(contacts).toMatchObject([{ portal: true }, { portal: false }]);
    expect((await own.get('/api/v1/business')).body.keys_may_invite).toBe(true);
    const path = `/content-manager/collection-types/api::business.business/${business}`;
    expect((await adminApi().put(path, { keys_may_invite: false })).status).toBe(200);
    const [ada, bob] = contacts as [Fields, Fields];
    const kept = [bob, { ...ada, name: 'Ada B.' }];
    expect((await own.patch(`/api/v1/customers/${id}`, { contacts: kept })).body.contacts).toEqual(
      kept,
    );
    const moved = [{ ...ada, email: 'eve@acme.example' }];
    const refused = await own.patch(`/api/v1/customers/${id}`, { contacts: moved });
    expectError(refused, 403, 'invitation_not_allowed', ['/contacts/0/portal']);
  });

  test('who may sign in need an address', async () => {
    const contacts = [{ name: 'Ada', portal: true }];
    const answer = await client.post('/api/v1/customers', { name: 'Acme', contacts });
    expectError(answer, 400, 'validation_failed', ['/contacts/0/email']);
  });

  test('have fields that are named when nobody knows them', async () => {
    const contacts = [{ ...ADA, recieves_reminders: true }];
    const answer = await client.post('/api/v1/customers', { name: 'Acme', contacts });
    expect([answer.status, answer.headers.get('x-ignored')]).toEqual([
      201,
      'contacts[0].recieves_reminders',
    ]);
  });

  test('come back as they were from a repeated request', async () => {
    const repeat = { 'Idempotency-Key': 'contacts' };
    const body = { name: 'Acme', contacts: [ADA, BOB] };
    const first = await client.post('/api/v1/customers', body, repeat);
    const second = await client.post('/api/v1/customers', body, repeat);
    expect([second.status, second.body]).toEqual([201, first.body]);
  });

  test('are searched neither by name nor by e-mail', async () => {
    const contacts = [{ name: 'Zqx', email: 'zqx@acme.example' }];
    await createCustomer(client, { contacts });
    for (const query of ['name=zqx', 'email=zqx'])
      expect((await client.get(`/api/v1/customers?${query}`)).body.data).toEqual([]);
  });
});

test('a change of contacts is in the history and has an event, the same list has none', async () => {
  const { key } = await createKey({ scopes: ['read', 'write', 'webhooks'] });
  client = api(key);
  const endpoint = { url: 'https://hooks.invalid/', events: ['customer.updated'] };
  await client.post('/api/v1/webhook-endpoints', endpoint);
  const customer = await createCustomer(client, { contacts: [ADA] });
  const before = customer['contacts'] as Fields[];
  await patch(customer, before);
  const { body: changed } = await patch(customer, [...before, BOB]);
  const [entry, created] = await historyOf(client, at(customer));
  expect(entry?.changes).toEqual([{ field: 'contacts', before, after: changed.contacts }]);
  expect(created?.changes).toContainEqual({ field: 'contacts', before: null, after: before });
  const events = (await settledEvents(client)).filter(({ type }) => type === 'customer.updated');
  expect(events.map(({ data }) => (data as Fields)['contacts'])).toEqual([changed.contacts]);
});

test('another business’s key neither sees nor changes contacts', async () => {
  const customer = await createCustomer(client, { contacts: [ADA] });
  const foreign = api((await createKey()).key);
  expectError(await foreign.get(at(customer)), 404, 'not_found');
  expectError(await foreign.patch(at(customer), { contacts: [] }), 404, 'not_found');
  const invited = { contacts: [{ ...ADA, portal: true }] };
  expectError(await foreign.patch(at(customer), invited), 404, 'not_found');
  expect((await foreign.get('/api/v1/customers')).text).not.toContain(ADA.email);
  expect(await contactsOf(customer)).toEqual(customer['contacts']);
});

test('a key that may only read changes no contacts', async () => {
  const issued = await createKey({ scopes: ['read'] });
  const reader = api(issued.key);
  expectError(
    await reader.post('/api/v1/customers', { name: 'A', contacts: [ADA] }),
    403,
    'insufficient_scope',
  );
});

test('an export has the contacts as JSON', async () => {
  const customer = await createCustomer(client, { name: 'Exported', contacts: [ADA] });
  const { text } = await client.get('/api/v1/customers?name=Exported', { Accept: 'text/csv' });
  const [names = '', row = ''] = text.split('\r\n');
  expect(names.split(',')).toContain('contacts');
  const [{ id: known }] = customer['contacts'] as [Fields];
  expect(row.replaceAll('""', '"')).toContain(`"id": "${String(known)}"`);
});
