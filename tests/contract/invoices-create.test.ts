import { NO_PERIOD } from '../../src/domain/service-period';
import { NO_REFERENCES } from '../../src/domain/fields/references';
import { api, createKey, type IssuedKey } from '../support/api';
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

const PATH = '/api/v1/invoices';
const PRODUCT = '7d444840-9dc0-41d0-b1f9-1c2d3e4f5a6b';

let issued: IssuedKey;
let client: HttpClient;
let customerId: string;

beforeAll(async () => {
  issued = await createKey({ businessFields: { default_currency: 'EUR' } });
  client = api(issued.key);
  customerId = (await createCustomer(client)).id;
});

const post = (fields: Fields = {}) =>
  client.post(PATH, { customer_id: customerId, items: [line()], ...fields });

test('a created invoice is answered with every field, and with the computed ones', async () => {
  const fields = {
    customer_id: customerId,
    invoice_number: 'A/2026-7',
    issue_date: '2026-01-31',
    due_date: '2026-02-28',
    delivery_date: '2026-01-15',
    service_period_start: '2026-01-01',
    service_period_end: '2026-01-31',
    order_reference: 'PO-2026/7',
    ...NO_REFERENCES,
    delivery_address: null,
    bank_account_id: null,
    e_invoice_treatment: null,
    business_process: null,
    status: 'sent',
    currency: 'EUR',
    notes: 'Thank you.',
    terms: 'Net 30.',
    template_type: 'classic',
    amount_paid: 10.5,
  };
  const items = [
    { description: 'Work', quantity: 1.5, unit_price: 99.95, tax_rate: 6, product_id: PRODUCT },
    { description: 'Credit', quantity: 1, unit_price: -9.99 },
  ];
  const { status, body, headers } = await client.post(PATH, { ...fields, items });
  expect(status).toBe(201);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(body).toEqual({
    ...fields,
    id: expect.stringMatching(UUID),
    business_id: issued.business,
    items: [
      { ...TAXED, ...NO_PERIOD, ...items[0], tax_amount: 9, amount: 158.93 },
      {
        ...UNTAXED,
        ...NO_PERIOD,
        ...items[1],
        tax_rate: 0,
        product_id: null,
        tax_amount: 0,
        amount: -9.99,
      },
    ],
    subtotal: 139.94,
    tax_amount: 9,
    total: 148.94,
    amount_written_off: 0,
    amount_credited: 0,
    amount_due: 138.44,
    issued_at: body.created_at,
    created_at: expect.stringMatching(TIMESTAMP),
    metadata: {},
    recurring_invoice_id: null,
    occurrence_date: null,
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
    invoice_number: 'INV-00001',
    issue_date: body.issue_date,
    due_date: null,
    delivery_date: null,
    ...NO_PERIOD,
    order_reference: null,
    ...NO_REFERENCES,
    delivery_address: null,
    bank_account_id: null,
    e_invoice_treatment: null,
    business_process: null,
    status: 'draft',
    currency: 'USD',
    notes: null,
    terms: null,
    template_type: 'modern',
    subtotal: 100,
    tax_amount: 0,
    total: 100,
    amount_paid: 0,
    amount_written_off: 0,
    amount_credited: 0,
    amount_due: 100,
    issued_at: null,
    created_at: expect.stringMatching(TIMESTAMP),
    metadata: {},
    recurring_invoice_id: null,
    occurrence_date: null,
    updated_at: expect.stringMatching(TIMESTAMP),
    items: [
      {
        description: 'Work',
        quantity: 2,
        unit_price: 50,
        tax_rate: 0,
        product_id: null,
        ...UNTAXED,
        ...NO_PERIOD,
        tax_amount: 0,
        amount: 100,
      },
    ],
  });
  expect([before, new Date().toISOString().slice(0, 10)]).toContain(body.issue_date);
});

test('the discount of a line comes before tax, and is told when it is not 0', async () => {
  const items = [
    line({ unit_price: 33.335, discount_rate: 12.3456 }),
    line({ discount_rate: 0 }),
    line({ discount_rate: null }),
    line({ discount_rate: 100 }),
  ];
  const { status, body } = await post({ items });
  expect([status, body.subtotal, body.tax_amount, body.total]).toEqual([
    201, 258.44, 25.84, 284.28,
  ]);
  const told = (lines: Fields[]) => lines.map((one) => one['discount_rate']);
  expect(told(body.items)).toEqual([12.3456, undefined, undefined, 100]);
  expect(body.items[0]).toMatchObject({ tax_amount: 5.84, amount: 64.28 });
  expect(body.items[3]).toMatchObject({ unit_price: 50, tax_amount: 0, amount: 0 });
  const found = (await client.get(`${PATH}/${body.id}`)).body;
  expect(told(found.invoice_items)).toEqual([12.3456, undefined, undefined, 100]);
  const [listed] = (await client.get(PATH)).body.data;
  expect(told(listed.invoice_items)).toEqual([12.3456, undefined, undefined, 100]);
});

test('the currency defaults to that of the business', async () => {
  expect((await post()).body.currency).toBe('EUR');
  expect((await post({ currency: 'usd' })).body.currency).toBe('USD');
});

test('null for an optional field means that it was left out', async () => {
  const nulls = {
    invoice_number: null,
    issue_date: null,
    due_date: null,
    delivery_date: null,
    ...NO_PERIOD,
    order_reference: null,
    ...NO_REFERENCES,
    delivery_address: null,
    bank_account_id: null,
    e_invoice_treatment: null,
    business_process: null,
    status: null,
    currency: null,
    notes: null,
    terms: null,
    template_type: null,
    amount_paid: null,
  };
  const { status, body } = await post({
    ...nulls,
    items: [line({ tax_rate: null, product_id: null })],
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    due_date: null,
    status: 'draft',
    currency: 'EUR',
    template_type: 'modern',
    amount_paid: 0,
  });
  expect(body.invoice_number).toMatch(/^INV-\d{5}$/);
  expect(body.items[0]).toMatchObject({ tax_rate: 0, product_id: null });
});

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'the issue date is the current day in %s when the business is there',
  async (zone) => {
    const there = api((await createKey({ businessFields: { time_zone: zone } })).key);
    const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(new Date());
    const customer = await createCustomer(there);
    const before = today();
    const { body } = await there.post(PATH, { customer_id: customer.id, items: [line()] });
    expect([before, today()]).toContain(body.issue_date);
  },
);

test.each(['draft', 'sent', 'paid', 'overdue', 'cancelled'])(
  'an invoice can be created as %s',
  async (status) => {
    const { body } = await post({ status });
    expect([body.status, body.amount_paid]).toEqual([status, status === 'paid' ? 110 : 0]);
  },
);

test('an invoice created as paid is paid in full, even if another amount was sent', async () => {
  expect((await post({ status: 'paid', amount_paid: 1 })).body.amount_paid).toBe(110);
});

test('the amount paid is rounded to the minor unit, and may be the whole total', async () => {
  expect((await post({ amount_paid: 1.005 })).body.amount_paid).toBe(1.01);
  expect((await post({ amount_paid: 110 })).body.amount_paid).toBe(110);
});

test('currencies are upper-cased and round by their ISO 4217 minor unit', async () => {
  const items = [line({ quantity: 1, unit_price: 1.2345, tax_rate: 0 })];
  const total = async (currency: string) => (await post({ currency, items })).body;
  expect(await total('jpy')).toMatchObject({ currency: 'JPY', total: 1 });
  expect(await total('Usd')).toMatchObject({ currency: 'USD', total: 1.23 });
  expect(await total('KWD')).toMatchObject({ currency: 'KWD', total: 1.235 });
  expect(await total('IQD')).toMatchObject({ currency: 'IQD', total: 1.235 });
});

test('computed and unknown fields that a client sends are never trusted', async () => {
  const { status, body } = await post({
    id: UNKNOWN_ID,
    business_id: UNKNOWN_ID,
    subtotal: 1,
    tax_amount: 1,
    total: 1,
    created_at: '2001-01-01T00:00:00.000Z',
    customers: { name: 'x' },
    invoice_items: [],
    surplus: true,
    items: [line({ amount: 1, tax_amount: 1, id: UNKNOWN_ID, surplus: 1 })],
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({ subtotal: 100, tax_amount: 10, total: 110 });
  expect(body.id).not.toBe(UNKNOWN_ID);
  expect(body.business_id).toBe(issued.business);
  expect(Object.keys(body)).toHaveLength(39);
  expect(Object.keys(body.items[0]).sort()).toEqual(
    [
      'amount',
      'description',
      'order_line_reference',
      'product_id',
      'quantity',
      'service_period_end',
      'service_period_start',
      'sku',
      'standard_item_id',
      'tax_amount',
      'tax_category',
      'tax_exemption_reason',
      'tax_rate',
      'unit_code',
      'unit_price',
    ].sort(),
  );
});

test('a number of the client is kept as it is, spaces included', async () => {
  const { body } = await post({ invoice_number: '  Nº 7/ä  ' });
  expect(body.invoice_number).toBe('  Nº 7/ä  ');
});

test('the customer’s and a product’s id may be written in upper case', async () => {
  const { body } = await post({
    customer_id: customerId.toUpperCase(),
    items: [line({ product_id: PRODUCT })],
  });
  expect([body.customer_id, body.items[0].product_id]).toEqual([customerId, PRODUCT]);
});

test('a thousand lines keep their order and add up', async () => {
  const items = Array.from({ length: 1000 }, (_, index) =>
    line({ description: `Line ${index}`, quantity: 1, unit_price: 0.1, tax_rate: 0 }),
  );
  const { status, body } = await post({ items });
  expect([status, body.total]).toEqual([201, 100]);
  const read = await client.get(`${PATH}/${body.id}`);
  const descriptions = (lines: Fields[]) => lines.map((one) => one['description']);
  expect(descriptions(read.body.invoice_items)).toEqual(descriptions(items));
});

test('a free invoice comes to zero, not to minus zero', async () => {
  const answer = await post({ items: [line({ unit_price: 0 }), line({ unit_price: -0.001 })] });
  expect([answer.status, answer.body.total]).toEqual([201, 0]);
  expect(answer.text).not.toContain('-0,');
});
