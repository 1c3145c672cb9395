import { INVOICE_STATUSES } from '../../src/domain/invoice-status';
import { QUOTATION_STATUSES } from '../../src/domain/quotation-status';
import { api, createKey } from '../support/api';
import { expectError } from '../support/expect-error';
import type { HttpClient } from '../support/http';
import {
  createCustomer,
  createInvoice,
  createQuotation,
  UNKNOWN_ID,
  type Fields,
} from '../support/records';

/** What a PATCH does to invoices and quotations alike. */

const INVOICES = {
  path: '/api/v1/invoices',
  make: createInvoice,
  statuses: INVOICE_STATUSES,
  texts: { notes: 'N', terms: 'T', order_reference: 'PO-8' },
  dates: { due_date: '2026-12-31', delivery_date: '2026-12-01' },
  no_field: { customer_id: UNKNOWN_ID, invoice_number: 'X', amount_paid: 5, valid_until: null },
};
const QUOTATIONS = {
  path: '/api/v1/quotations',
  make: createQuotation,
  statuses: QUOTATION_STATUSES,
  texts: { notes: 'N', terms: 'T' },
  dates: { valid_until: '2026-12-31' },
  no_field: { customer_id: UNKNOWN_ID, quotation_number: 'X', due_date: '2026-01-01' },
};

let client: HttpClient;
let customerId: string;

beforeAll(async () => {
  client = api((await createKey()).key);
  customerId = (await createCustomer(client)).id;
});

describe.each([
  ['an invoice', INVOICES],
  ['a quotation', QUOTATIONS],
])('of %s', (_kind, { path, make, statuses, texts, dates, no_field }) => {
  const full = { ...texts, ...dates };
  const create = (fields: Fields = {}) => make(client, customerId, fields);
  const patch = (id: string, body: unknown) => client.patch(`${path}/${id}`, body);
  const changes: Fields = {
    ...Object.fromEntries(Object.keys(texts).map((name) => [name, 'New text'])),
    ...Object.fromEntries(Object.keys(dates).map((name) => [name, '2027-02-28'])),
    status: statuses[3],
  };

  test.each(Object.entries(changes))('%s alone is changed to %s', async (field, value) => {
    const before = await create(full);
    const { status, body } = await patch(before.id, { [field]: value });
    const issued_at = field === 'status' ? body.updated_at : null;
    const after = { ...before, [field]: value, updated_at: body.updated_at, issued_at };
    expect([status, body]).toEqual([200, after]);
    expect(body.updated_at >= before.updated_at).toBe(true);
    const { items: _items, ...fields } = body;
    expect((await client.get(`${path}/${before.id}`)).body).toMatchObject(fields);
  });

  test('null clears all texts and dates', async () => {
    const before = await create(full);
    const nulls = Object.fromEntries(Object.keys(full).map((name) => [name, null]));
    const { status, body } = await patch(before.id, nulls);
    expect([status, body]).toEqual([200, { ...before, ...nulls, updated_at: body.updated_at }]);
  });

  test('a status may be set from any status', async () => {
    for (const from of statuses) {
      const { id } = await create({ status: from });
      for (const to of statuses) {
        const { status, body } = await patch(id, { status: to });
        expect([status, body.status]).toEqual([200, to]);
        const paid = path === INVOICES.path ? Number(to === 'paid') * 110 : undefined;
        expect(body.amount_paid).toBe(paid);
        await patch(id, { status: from });
      }
    }
  });

  test.each([
    [{}],
    [{ status: null }],
    [{ total: 1, items: [], currency: 'EUR', issue_date: '2026-01-01', ...no_field }],
  ])('the body %j has no valid field', async (body) => {
    const before = await create();
    expectError(await patch(before.id, body), 400, 'no_valid_fields');
    expect((await client.get(`${path}/${before.id}`)).body.updated_at).toBe(before.updated_at);
  });

  test.each([
    [{ [Object.keys(dates)[0] ?? '']: '2026-02-30', notes: 'ok' }],
    [{ terms: 'a\u0000b', status: 'sent' }],
  ])('the change %j is refused and changes nothing', async (body) => {
    const before = await create();
    const [bad = ''] = Object.keys(body);
    expectError(await patch(before.id, body), 400, 'validation_failed', [`/${bad}`]);
    const { body: after } = await client.get(`${path}/${before.id}`);
    const kept = [after.status, after.notes, after.updated_at];
    expect(kept).toEqual(['draft', null, before.updated_at]);
  });

  test.each([UNKNOWN_ID, 'x', '1'])('the id %s is not found, whatever the body', async (id) => {
    for (const body of [{ status: 'sent' }, { status: 'x' }, {}])
      expectError(await patch(id, body), 404, 'not_found');
  });
});
