import { forReferences, REFERENCES } from '../../src/domain/fields/references';
import { api, createKey, type IssuedKey } from '../support/api';
import { BAD_TOTALS } from '../support/bad-totals';
import { expectError } from '../support/expect-error';
import type { HttpClient } from '../support/http';
import {
  createCustomer,
  line,
  TAXED,
  TIMESTAMP,
  UNKNOWN_ID,
  UNTAXED,
  UUID,
  type Fields,
} from '../support/records';

const PATH = '/api/v1/quotations';
const PRODUCT = '7d444840-9dc0-41d0-b1f9-1c2d3e4f5a6b';

let issued: IssuedKey;
let client: HttpClient;
let customerId: string;

beforeAll(async () => {
  issued = await createKey({ businessFields: { default_currency: 'EUR' } });
  client = api(issued.key);
  customerId = (await createCustomer(client)).id;
});

const NONE = forReferences(REFERENCES, () => null);
const post = (fields: Fields = {}) =>
  client.post(PATH, { customer_id: customerId, items: [line()], ...fields });

test('a created quotation is answered with every field, and with the computed ones', async () => {
  const fields = {
    customer_id: customerId,
    quotation_number: 'Q/2026-7',
    issue_date: '2026-01-31',
    valid_until: '2026-02-28',
    status: 'sent',
    currency: 'EUR',
    notes: 'Thank you.',
    terms: 'Net 30.',
    template_type: 'minimal',
  };
  const items = [
    { description: 'Setup', quantity: 1, unit_price: 500, discount_rate: 20 },
    { description: 'Work', quantity: 2, unit_price: 100, tax_rate: 20, discount_rate: 10 },
    { description: 'Extra', quantity: 1.5, unit_price: 99.95, tax_rate: 6, product_id: PRODUCT },
  ];
  const { status, body, headers } = await client.post(PATH, { ...fields, items });
  expect(status).toBe(201);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(body).toEqual({
    ...fields,
    ...NONE,
    delivery_address: null,
    id: expect.stringMatching(UUID),
    business_id: issued.business,
    items: [
      { ...UNTAXED, ...items[0], tax_rate: 0, product_id: null, tax_amount: 0, amount: 400 },
      { ...TAXED, ...items[1], product_id: null, tax_amount: 36, amount: 216 },
      { ...TAXED, ...items[2], discount_rate: 0, tax_amount: 9, amount: 158.93 },
    ],
    subtotal: 729.93,
    tax_amount: 45,
    total: 774.93,
    issued_at: body.created_at,
    decided_by: null,
    decision_remark: null,
    created_at: expect.stringMatching(TIMESTAMP),
    metadata: {},
    updated_at: body.created_at,
  });
});

test('customer and lines are enough; everything else has its default', async () => {
  const other = api((await createKey()).key);
  const customer = await createCustomer(other);
  const before = new Date().toISOString().slice(0, 10);
  const { status, body } = await other.post(PATH, {
    customer_id: customer.id,
    items: [{ description: 'Work', quantity: 2, unit_price: 50 }],
  });
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.stringMatching(UUID),
    business_id: customer.business_id,
    customer_id: customer.id,
    quotation_number: 'QT-00001',
    issue_date: body.issue_date,
    valid_until: null,
    status: 'draft',
    currency: 'USD',
    notes: null,
    terms: null,
    template_type: 'modern',
    ...NONE,
    delivery_address: null,
    subtotal: 100,
    tax_amount: 0,
    total: 100,
    issued_at: null,
    decided_by: null,
    decision_remark: null,
    created_at: expect.stringMatching(TIMESTAMP),
    metadata: {},
    updated_at: expect.stringMatching(TIMESTAMP),
    items: [
      {
        description: 'Work',
        quantity: 2,
        unit_price: 50,
        tax_rate: 0,
        discount_rate: 0,
        product_id: null,
        ...UNTAXED,
        tax_amount: 0,
        amount: 100,
      },
    ],
  });
  expect([before, new Date().toISOString().slice(0, 10)]).toContain(body.issue_date);
});

test('null for an optional field means that it was left out', async () => {
  const names = ['quotation_number', 'issue_date', 'valid_until', 'status', 'currency', 'notes'];
  const nulls = Object.fromEntries([...names, 'terms', 'template_type'].map((one) => [one, null]));
  const items = [line({ tax_rate: null, discount_rate: null, product_id: null })];
  const { status, body } = await post({ ...nulls, items });
  expect(status).toBe(201);
  expect(body).toMatchObject({ status: 'draft', currency: 'EUR', template_type: 'modern' });
  expect(body.items[0]).toMatchObject({ tax_rate: 0, discount_rate: 0, product_id: null });
});

test.each(['draft', 'sent', 'accepted', 'rejected', 'expired', 'converted'])(
  'a quotation can be created as %s',
  async (status) => {
    expect((await post({ status })).body.status).toBe(status);
  },
);

test('a quotation has no amount paid, and computed fields of a client are ignored', async () => {
  const { status, body } = await post({ amount_paid: 5, total: 1, subtotal: 1, id: UNKNOWN_ID });
  expect([status, body.total]).toEqual([201, 110]);
  expect(body).not.toHaveProperty('amount_paid');
  expect(Object.keys(body)).toHaveLength(27);
});

test('a discount of 100 % makes a line free', async () => {
  const items = [line({ discount_rate: 100 }), line({ discount_rate: 33.3333, tax_rate: 0 })];
  expect((await post({ items })).body).toMatchObject({ subtotal: 66.67, tax_amount: 0 });
});

test('invoices and quotations are numbered apart', async () => {
  const own = api((await createKey()).key);
  const fields = { customer_id: (await createCustomer(own)).id, items: [line()] };
  expect((await own.post('/api/v1/invoices', fields)).body.invoice_number).toBe('INV-00001');
  expect((await own.post(PATH, fields)).body.quotation_number).toBe('QT-00001');
  expect((await own.post(PATH, fields)).body.quotation_number).toBe('QT-00002');
});

test('all bad fields of the document and its lines are reported at once', async () => {
  const answer = await post({ status: 'paid', valid_until: 'x', items: [line({ quantity: '1' })] });
  const pointers = ['/status', '/valid_until', '/items/0/quantity'];
  expectError(answer, 400, 'validation_failed', pointers);
});

test.each(BAD_TOTALS)('lines that come to %s are refused', async (_what, items) => {
  const answer = await post({ items });
  expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
  expect(answer.body.errors[0].pointer).toMatch(/^\/items(\/\d+)?$/);
});

test('more than a thousand lines are too many', async () => {
  const answer = await post({ items: Array(1001).fill(line()) });
  expectError(answer, 400, 'too_many_items', ['/items']);
});

test('an unknown customer is refused by name', async () => {
  const answer = await post({ customer_id: UNKNOWN_ID });
  expectError(answer, 400, 'customer_not_found', ['/customer_id']);
});

test('a number that the business has used is a conflict', async () => {
  expect((await post({ quotation_number: 'TWICE' })).status).toBe(201);
  const answer = await post({ quotation_number: 'TWICE' });
  expectError(answer, 409, 'duplicate_number', ['/quotation_number']);
  expect(
    (
      await client.post('/api/v1/invoices', {
        customer_id: customerId,
        items: [line()],
        invoice_number: 'TWICE',
      })
    ).status,
  ).toBe(201);
});
