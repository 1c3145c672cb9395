import { NO_PERIOD } from '../../src/domain/service-period';
import { NO_REFERENCES } from '../../src/domain/fields/references';
import { api, createKey, type IssuedKey } from '../support/api';
import { expectError } from '../support/expect-error';
import type { HttpClient } from '../support/http';
import {
  createCustomer,
  createInvoice,
  createQuotation,
  line,
  TIMESTAMP,
  UNKNOWN_ID,
  UUID,
  type Created,
  type Fields,
} from '../support/records';

let issued: IssuedKey;
let client: HttpClient;
let customer: Created;

beforeEach(async () => {
  issued = await createKey();
  client = api(issued.key);
  customer = await createCustomer(client);
});

const quote = (fields: Fields = {}) => createQuotation(client, customer.id, fields);
const path = (id: string) => `/api/v1/quotations/${id}`;
const convert = (id: string, by = client) => by.post(`${path(id)}/convert`);

test('a quotation becomes a draft invoice with the same lines and amounts', async () => {
  const items = [
    line({ discount_rate: 20, unit_price: 33.335 }),
    line({ description: 'Two', tax_rate: 0, product_id: UNKNOWN_ID }),
  ];
  const quotation = await quote({
    items,
    currency: 'KWD',
    status: 'accepted',
    notes: 'N',
    terms: 'T',
    template_type: 'classic',
    issue_date: '2020-01-01',
    valid_until: '2020-02-01',
  });
  const before = new Date().toISOString().slice(0, 10);
  const { status, body } = await convert(quotation.id);
  expect(status).toBe(201);
  const { discount_rate: none, ...second } = quotation.items[1];
  expect(none).toBe(0);
  expect(body).toEqual({
    id: expect.stringMatching(UUID),
    business_id: issued.business,
    customer_id: customer.id,
    invoice_number: 'INV-00001',
    issue_date: body.issue_date,
    due_date: null,
    delivery_date: null,
    ...NO_PERIOD,
    order_reference: null,
    ...NO_REFERENCES,
    delivery_address: null,
    e_invoice_treatment: null,
    business_process: null,
    bank_account_id: null,
    status: 'draft',
    currency: 'KWD',
    notes: 'N',
    terms: 'T',
    template_type: 'classic',
    subtotal: quotation.subtotal,
    tax_amount: quotation.tax_amount,
    total: quotation.total,
    amount_paid: 0,
    amount_written_off: 0,
    amount_credited: 0,
    amount_due: quotation.total,
    issued_at: null,
    created_at: expect.stringMatching(TIMESTAMP),
    metadata: {},
    recurring_invoice_id: null,
    occurrence_date: null,
    updated_at: body.created_at,
    items: [quotation.items[0], second].map((line) => ({ ...line, ...NO_PERIOD })),
  });
  expect([before, new Date().toISOString().slice(0, 10)]).toContain(body.issue_date);
  expect(body.items[0]).toMatchObject({ discount_rate: 20, amount: 58.67 });
});

test('the quotation is then converted, and otherwise unchanged', async () => {
  const quotation = await quote();
  const before = (await client.get(path(quotation.id))).body;
  await convert(quotation.id);
  const { body } = await client.get(path(quotation.id));
  const { updated_at } = body;
  expect(body).toEqual({ ...before, status: 'converted', updated_at, issued_at: updated_at });
});

test('the invoice is read, found and paid like any other, its discount with it', async () => {
  const { id } = await quote({ items: [line({ discount_rate: 50 })] });
  const { body: invoice } = await convert(id);
  const at = `/api/v1/invoices/${invoice.id}`;
  const read = (await client.get(at)).body;
  expect(read.invoice_items[0]).toMatchObject({ discount_rate: 50, tax_amount: 5, amount: 55 });
  const listed = (await client.get('/api/v1/invoices')).body.data[0];
  expect([listed.id, listed.invoice_items[0].discount_rate]).toEqual([invoice.id, 50]);
  const paid = (await client.patch(at, { status: 'paid' })).body;
  expect([paid.amount_paid, paid.items[0].discount_rate]).toEqual([55, 50]);
});

test('the invoice takes the next number of the series', async () => {
  await createInvoice(client, customer.id);
  const { body } = await convert((await quote()).id);
  expect(body.invoice_number).toBe('INV-00002');
  expect((await createInvoice(client, customer.id)).invoice_number).toBe('INV-00003');
});

test('a second conversion is a conflict, even after the status was changed back', async () => {
  const { id } = await quote();
  await convert(id);
  expectError(await convert(id), 409, 'already_converted');
  await client.patch(path(id), { status: 'draft' });
  expectError(await convert(id), 409, 'already_converted');
  expect((await client.get('/api/v1/invoices')).body.pagination.total).toBe(1);
});

test('a quotation that was marked as converted cannot be converted', async () => {
  expectError(await convert((await quote({ status: 'converted' })).id), 409, 'already_converted');
});

test.each(['draft', 'sent', 'accepted', 'rejected', 'expired'])(
  'a quotation that is %s can be converted',
  async (status) => {
    expect((await convert((await quote({ status })).id)).status).toBe(201);
  },
);

test('among many conversions at once, only one succeeds', async () => {
  const { id } = await quote();
  const answers = await Promise.all(Array.from({ length: 10 }, () => convert(id)));
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused).toHaveLength(9);
  for (const answer of refused) expectError(answer, 409, 'already_converted');
  expect((await client.get('/api/v1/invoices')).body.pagination.total).toBe(1);
});

test('a repeated request with its key replays the invoice', async () => {
  const { id } = await quote();
  const headers = { 'Idempotency-Key': 'convert' };
  const first = await client.post(`${path(id)}/convert`, undefined, headers);
  const again = await client.post(`${path(id)}/convert`, undefined, headers);
  expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
});

test('the content of a body is ignored', async () => {
  const { id } = await quote();
  const { status, body } = await client.post(`${path(id)}/convert`, { status: 'paid', total: 1 });
  expect([status, body.status, body.total]).toEqual([201, 'draft', 110]);
});

test('unknown and foreign quotations, and ids of other records, are not found', async () => {
  const { id } = await quote();
  const stranger = api((await createKey()).key);
  for (const answer of [
    await convert(UNKNOWN_ID),
    await convert('x'),
    await convert(customer.id),
    await convert(id, stranger),
  ]) {
    expectError(answer, 404, 'not_found');
  }
  expect((await client.get(path(id))).body.status).toBe('draft');
});

test('a key without the write scope may not convert, and without a key nobody may', async () => {
  const { id } = await quote();
  const { business } = issued;
  const reader = api((await createKey({ business, scopes: ['read'] })).key);
  const writer = api((await createKey({ business, scopes: ['write'] })).key);
  expectError(await convert(id, reader), 403, 'insufficient_scope');
  expectError(await convert(id, api()), 401, 'unauthorized');
  expect((await convert(id, writer)).status).toBe(201);
});

test('GET is a wrong method', async () => {
  const answer = await client.get(`${path(UNKNOWN_ID)}/convert`);
  expectError(answer, 405, 'method_not_allowed');
  expect(answer.headers.get('allow')).toBe('POST');
});
