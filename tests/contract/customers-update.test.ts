import { api, createKey } from '../support/api';
import { expectError } from '../support/expect-error';
import type { HttpClient } from '../support/http';
import { createCustomer, UNKNOWN_ID, type Fields } from '../support/records';

const PATH = '/api/v1/customers';
const FULL = {
  name: 'Jane Roe',
  email: 'jane@roe.example',
  phone: '1',
  address: '2',
  city: '3',
  state: '4',
  country: '5',
  country_code: 'DE',
  postal_code: '6',
  tax_id: '7',
  vat_id: 'DE123456789',
  buyer_reference: '9',
  language: 'de',
  registration_id: '10',
  registration_scheme: '0002',
  electronic_address: '11',
  electronic_address_scheme: '0088',
  notes: '8',
};

const NEW_CODES: Record<string, string> = {
  email: 'new@roe.example',
  country_code: 'FR',
  vat_id: 'FRXX123456789',
  language: 'fr',
  registration_scheme: '0009',
  electronic_address_scheme: 'EM',
};

let client: HttpClient;

beforeAll(async () => {
  client = api((await createKey()).key);
});

const patch = (id: string, body: unknown) => client.patch(`${PATH}/${id}`, body);

test.each(Object.keys(FULL))('%s alone can be changed, the rest stays', async (field) => {
  const before = await createCustomer(client, FULL);
  const value = NEW_CODES[field] ?? 'New value';
  const { status, body } = await patch(before.id, { [field]: value });
  expect(status).toBe(200);
  expect(body).toEqual({ ...before, [field]: value, updated_at: body.updated_at });
  expect(body.updated_at >= before.updated_at).toBe(true);
  expect((await client.get(`${PATH}/${before.id}`)).body).toEqual(body);
});

test('null clears every field but the name', async () => {
  const before = await createCustomer(client, FULL);
  const fields = Object.keys(FULL).filter((field) => field !== 'name');
  const nulls = Object.fromEntries(fields.map((field) => [field, null]));
  const { status, body } = await patch(before.id, nulls);
  expect([status, body]).toEqual([200, { ...before, ...nulls, updated_at: body.updated_at }]);
});

test('a change is checked as a creation is, and changes nothing when one field is bad', async () => {
  const before = await createCustomer(client, FULL);
  const bad: [Fields, string[]][] = [
    [{ name: ' ' }, ['/name']],
    [{ name: 7 }, ['/name']],
    [{ email: 'x' }, ['/email']],
    [{ name: 'New', city: 7, notes: '\u0000' }, ['/city', '/notes']],
    [{ address: 'x'.repeat(1001) }, ['/address']],
    [
      { country_code: 'XX', vat_id: 'DE1', language: 'xx' },
      ['/country_code', '/vat_id', '/language'],
    ],
  ];
  for (const [body, pointers] of bad) {
    expectError(await patch(before.id, body), 400, 'validation_failed', pointers);
  }
  expect((await client.get(`${PATH}/${before.id}`)).body).toEqual(before);
});

test('a name cannot be cleared: null counts as not sent', async () => {
  const before = await createCustomer(client, FULL);
  const { status, body } = await patch(before.id, { name: null, city: 'New' });
  expect([status, body.name, body.city]).toEqual([200, FULL.name, 'New']);
  expectError(await patch(before.id, { name: null }), 400, 'no_valid_fields');
});

test.each([[{}], [{ id: UNKNOWN_ID }], [{ business_id: UNKNOWN_ID, unknown: 1 }]])(
  'the body %j has no valid field',
  async (body) => {
    const { id } = await createCustomer(client);
    expectError(await patch(id, body), 400, 'no_valid_fields');
  },
);

test.each([['[]'], ['7'], ['null'], ['"text"']])('the body %s is refused', async (body) => {
  const { id } = await createCustomer(client);
  expectError(await patch(id, body), 400, 'validation_failed', ['']);
});

test('assigned fields cannot be changed', async () => {
  const before = await createCustomer(client);
  const { body } = await patch(before.id, {
    city: 'Vienna',
    id: UNKNOWN_ID,
    business_id: UNKNOWN_ID,
    created_at: '2001-01-01T00:00:00.000Z',
  });
  expect(body).toEqual({ ...before, city: 'Vienna', updated_at: body.updated_at });
});

test.each([UNKNOWN_ID, 'x', '1'])('the id %s is not found, whatever the body', async (id) => {
  for (const body of [{ city: 'Vienna' }, { name: '' }, {}]) {
    expectError(await patch(id, body), 404, 'not_found');
  }
});

test('changes of one customer at the same time are all kept', async () => {
  const { id } = await createCustomer(client);
  const fields = ['phone', 'address', 'city', 'state', 'country', 'postal_code', 'tax_id', 'notes'];
  await Promise.all(fields.map((field) => patch(id, { [field]: `new ${field}` })));
  const { body } = await client.get(`${PATH}/${id}`);
  expect(body).toMatchObject(Object.fromEntries(fields.map((field) => [field, `new ${field}`])));
});
