import { api, createKey } from '../support/api';
import { expectError } from '../support/expect-error';
import type { HttpClient } from '../support/http';
import { createCustomer, createQuotation, UNKNOWN_ID, type Fields } from '../support/records';

const PATH = '/api/v1/quotations';
const STATUSES = ['draft', 'sent', 'accepted', 'rejected', 'expired', 'converted'];

let client: HttpClient;
let customerId: string;

beforeAll(async () => {
  client = api((await createKey()).key);
  customerId = (await createCustomer(client)).id;
});

const create = (fields: Fields = {}) => createQuotation(client, customerId, fields);
const patch = (id: string, body: unknown) => client.patch(`${PATH}/${id}`, body);

test.each([
  ['notes', 'New note'],
  ['terms', 'New terms'],
  ['valid_until', '2027-02-28'],
  ['status', 'accepted'],
])('%s alone can be changed, the rest stays', async (field, value) => {
  const before = await create({ notes: 'N', terms: 'T', valid_until: '2026-12-31' });
  const { status, body } = await patch(before.id, { [field]: value });
  expect(status).toBe(200);
  const issued_at = field === 'status' ? body.updated_at : null;
  expect(body).toEqual({ ...before, [field]: value, updated_at: body.updated_at, issued_at });
  const { items, ...fields } = body;
  const read = await client.get(`${PATH}/${before.id}`);
  expect(read.body).toMatchObject({ ...fields, quotation_items: items });
});

test('null clears notes, terms and the last day', async () => {
  const before = await create({ notes: 'N', terms: 'T', valid_until: '2026-12-31' });
  const nulls = { notes: null, terms: null, valid_until: null };
  const { status, body } = await patch(before.id, nulls);
  expect([status, body]).toEqual([200, { ...before, ...nulls, updated_at: body.updated_at }]);
});

test('a status may be set from any status', async () => {
  for (const from of STATUSES) {
    const { id } = await create({ status: from });
    for (const to of STATUSES) {
      const { status, body } = await patch(id, { status: to });
      expect([status, body.status]).toEqual([200, to]);
      await patch(id, { status: from });
    }
  }
});

test.each([[{}], [{ status: null }], [{ due_date: '2026-01-01', total: 1 }]])(
  'the body %j has no valid field',
  async (body) => {
    const { id } = await create();
    expectError(await patch(id, body), 400, 'no_valid_fields');
  },
);

test.each<[Fields, string[]]>([
  [{ valid_until: '2026-02-30', notes: 'ok' }, ['/valid_until']],
  [{ terms: 'a\u0000b', status: 'sent' }, ['/terms']],
])('the change %j is refused and changes nothing', async (body, pointers) => {
  const before = await create();
  expectError(await patch(before.id, body), 400, 'validation_failed', pointers);
  const { body: after } = await client.get(`${PATH}/${before.id}`);
  expect([after.status, after.notes, after.updated_at]).toEqual(['draft', null, before.updated_at]);
});

test.each([UNKNOWN_ID, 'x', '1'])('the id %s is not found, whatever the body', async (id) => {
  for (const body of [{ status: 'sent' }, { status: 'x' }, {}]) {
    expectError(await patch(id, body), 404, 'not_found');
  }
});
