import { adminApi, api, createKey } from '../support/api';

const INVOICES = '/content-manager/collection-types/api::invoice.invoice';
const CUSTOMERS = '/content-manager/collection-types/api::customer.customer';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

async function desk(businessFields: Record<string, unknown> = {}) {
  const { key, business } = await createKey({ businessFields });
  const customer = await adminApi().post(CUSTOMERS, {
    name: ' Ada ',
    business: { connect: [{ documentId: business }] },
  });
  expect(customer.status).toBe(201);
  return { key, business, customer: customer.body.data.documentId as string };
}

const connect = (documentId: string) => ({ connect: [{ documentId }], disconnect: [] });
const line = (fields: object = {}) => ({
  description: 'Work',
  quantity: 2,
  unit_price: 1.005,
  ...fields,
});

describe('an invoice created in the admin panel', () => {
  test('is read over the API as one made there', async () => {
    const { key, business, customer } = await desk();
    const saved = await adminApi().post(INVOICES, {
      business: connect(business),
      customer: connect(customer),
      state: 'draft',
      currency: 'usd',
      items: [line({ tax_rate: 10 }), line({ unit_price: 3, total: 99 })],
      subtotal: 12345,
      total: 99999,
    });
    expect(saved.status).toBe(201);
    const { body } = await api(key).get(`/api/v1/invoices/${saved.body.data.documentId}`);
    expect(body).toMatchObject({
      id: expect.stringMatching(UUID),
      business_id: business,
      customer_id: customer,
      invoice_number: 'INV-00001',
      status: 'draft',
      currency: 'USD',
      template_type: 'modern',
      subtotal: 8.01,
      tax_amount: 0.2,
      total: 8.21,
      amount_paid: 0,
      customers: { name: 'Ada' },
    });
    expect(body.invoice_items).toEqual([
      {
        id: expect.stringMatching(UUID),
        invoice_id: saved.body.data.documentId,
        description: 'Work',
        quantity: 2,
        unit_price: 1.005,
        tax_rate: 10,
        product_id: null,
        tax_amount: 0.2,
        amount: 2.21,
      },
      {
        id: expect.stringMatching(UUID),
        invoice_id: saved.body.data.documentId,
        description: 'Work',
        quantity: 2,
        unit_price: 3,
        tax_rate: 0,
        product_id: null,
        tax_amount: 0,
        amount: 6,
      },
    ]);
  });

  test('takes the number after those of the API, and the API the one after it', async () => {
    const { key, business, customer } = await desk();
    const input = { customer_id: customer, items: [line()] };
    const first = await api(key).post('/api/v1/invoices', input);
    const second = await adminApi().post(INVOICES, {
      business: connect(business),
      customer: connect(customer),
      items: [line()],
    });
    const third = await api(key).post('/api/v1/invoices', input);
    expect([
      first.body.invoice_number,
      second.body.data.invoice_number,
      third.body.invoice_number,
    ]).toEqual(['INV-00001', 'INV-00002', 'INV-00003']);
    const list = await api(key).get('/api/v1/invoices');
    expect(list.body.pagination.total).toBe(3);
  });

  test("starts from the business's currency, terms and day", async () => {
    const { business, customer } = await desk({
      default_currency: 'JPY',
      default_terms: '30 days',
      time_zone: 'Pacific/Kiritimati',
    });
    const saved = await adminApi().post(INVOICES, {
      customer: connect(customer),
      items: [line({ unit_price: 10.4, quantity: 1 })],
    });
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' });
    expect(saved.body.data).toMatchObject({
      currency: 'JPY',
      terms: '30 days',
      issue_date: today.format(new Date()),
      total: 10,
    });
    expect(business).toMatch(UUID);
  });

  test('is refused with the problem beside its field', async () => {
    const { business, customer } = await desk();
    const { status, body } = await adminApi().post(INVOICES, {
      business: connect(business),
      customer: connect(customer),
      currency: 'XYZ',
      items: [line({ quantity: -1 })],
    });
    expect(status).toBe(400);
    expect(body.error.details.errors).toEqual([
      {
        path: ['currency'],
        message: 'must be an ISO 4217 currency code such as USD',
        name: 'ValidationError',
      },
      {
        path: ['items', '0', 'quantity'],
        message: 'must be greater than 0',
        name: 'ValidationError',
      },
    ]);
  });

  test('is refused for a customer of another business', async () => {
    const { business } = await desk();
    const other = await desk();
    const { status, body } = await adminApi().post(INVOICES, {
      business: connect(business),
      customer: connect(other.customer),
      items: [line()],
    });
    expect(status).toBe(400);
    expect(body.error.details.errors[0]).toMatchObject({
      path: ['customer'],
      message: 'must be a customer of the chosen business',
    });
  });

  test('is refused with a number that is used', async () => {
    const { key, business, customer } = await desk();
    await api(key).post('/api/v1/invoices', {
      customer_id: customer,
      invoice_number: 'A-1',
      items: [line()],
    });
    const { status, body } = await adminApi().post(INVOICES, {
      business: connect(business),
      customer: connect(customer),
      invoice_number: 'A-1',
      items: [line()],
    });
    expect(status).toBe(400);
    expect(body.error.message).toContain('is already used in this business');
  });
});

describe('an invoice edited in the admin panel', () => {
  async function stored(fields: Record<string, unknown> = {}) {
    const { key, business, customer } = await desk();
    const { body } = await api(key).post('/api/v1/invoices', {
      customer_id: customer,
      items: [
        line({ unit_price: 100, quantity: 1, tax_rate: 20 }),
        line({ unit_price: 1, quantity: 1 }),
      ],
      ...fields,
    });
    const path = `${INVOICES}/${body.id as string}`;
    const form = (await adminApi().get(path)).body.data;
    const read = async () => (await api(key).get(`/api/v1/invoices/${body.id as string}`)).body;
    return { key, business, path, form, read };
  }

  test('shows what the API stored', async () => {
    const { form } = await stored({ notes: 'Hello' });
    expect(form).toMatchObject({
      state: 'draft',
      notes: 'Hello',
      total: 121,
      items: [{ unit_price: 100, amount: 120 }, { unit_price: 1 }],
    });
  });

  test('is computed again from a line that carries only what changed', async () => {
    const { path, form, read } = await stored();
    const [first, second] = form.items;
    const saved = await adminApi().put(path, {
      items: [{ id: first.id, quantity: 3 }, { id: second.id }],
    });
    expect(saved.status).toBe(200);
    expect(await read()).toMatchObject({ subtotal: 301, tax_amount: 60, total: 361 });
  });

  test('keeps line ids, and gives new lines theirs', async () => {
    const { path, form, read } = await stored();
    const before = await read();
    await adminApi().put(path, { items: [line(), { id: form.items[0].id }] });
    const after = await read();
    expect(after.invoice_items).toHaveLength(2);
    expect(after.invoice_items[1].id).toBe(before.invoice_items[0].id);
    expect(after.invoice_items[0].id).toMatch(UUID);
  });

  test('keeps every digit of a line that was not touched', async () => {
    const { key, customer } = await desk();
    const text = `{"customer_id":"${customer}","items":[{"description":"Long","quantity":1,"unit_price":123456789012.123456}]}`;
    const created = await api(key).post('/api/v1/invoices', text);
    const path = `${INVOICES}/${created.body.id as string}`;
    const form = (await adminApi().get(path)).body.data;
    expect((await adminApi().put(path, { ...form, notes: 'x' })).status).toBe(200);
    const read = await api(key).get(`/api/v1/invoices/${created.body.id as string}`);
    expect(read.text).toContain('"unit_price":123456789012.123456');
  });

  test('becomes paid in full, and gets its amount back when it is unpaid again', async () => {
    const { path, read } = await stored({ amount_paid: 20 });
    await adminApi().put(path, { state: 'paid' });
    expect(await read()).toMatchObject({ status: 'paid', amount_paid: 121 });
    await adminApi().put(path, { state: 'sent' });
    expect(await read()).toMatchObject({ status: 'sent', amount_paid: 20 });
  });

  test('may not have more paid than its total', async () => {
    const { path } = await stored();
    const { status, body } = await adminApi().put(path, { amount_paid: 121.01 });
    expect([status, body.error.details.errors[0]]).toMatchObject([
      400,
      { path: ['amount_paid'], message: 'must be at most the total, 121' },
    ]);
  });

  test('keeps its number when the field is emptied, and its business always', async () => {
    const { path, read } = await stored();
    const other = await desk();
    expect((await adminApi().put(path, { invoice_number: '' })).status).toBe(200);
    expect((await read()).invoice_number).toBe('INV-00001');
    const moved = await adminApi().put(path, { business: connect(other.business) });
    expect([moved.status, moved.body.error.message]).toEqual([
      400,
      'business of a saved record cannot be changed',
    ]);
  });

  test('is deleted only as a draft', async () => {
    const { key, path, read } = await stored();
    await adminApi().put(path, { state: 'sent' });
    const refused = await adminApi().delete(path);
    expect([refused.status, refused.body.error.message]).toEqual([
      400,
      'only a draft invoice can be deleted; cancel it instead',
    ]);
    expect((await read()).invoice_items).toHaveLength(2);
    await adminApi().put(path, { state: 'draft' });
    expect((await adminApi().delete(path)).status).toBe(200);
    expect((await api(key).get('/api/v1/invoices')).body.pagination.total).toBe(0);
  });

  test('is duplicated as a new draft with a number and lines of its own', async () => {
    const { key, path, form, read } = await stored({ status: 'paid', invoice_number: 'X-9' });
    const before = await read();
    const clone = await adminApi().post(`${INVOICES}/clone/${form.documentId as string}`, form);
    expect(clone.status).toBe(200);
    const { body } = await api(key).get(`/api/v1/invoices/${clone.body.data.documentId as string}`);
    expect(body).toMatchObject({
      status: 'draft',
      invoice_number: 'INV-00001',
      total: 121,
      amount_paid: 0,
    });
    expect(body.id).toMatch(UUID);
    expect(body.invoice_items[0].id).not.toBe(before.invoice_items[0].id);
    expect((await read()).invoice_items).toEqual(before.invoice_items);
    expect(path).not.toContain(body.id);
  });
});

test('a customer with documents cannot be deleted, one without can', async () => {
  const { key, customer } = await desk();
  const path = `${CUSTOMERS}/${customer}`;
  const created = await api(key).post('/api/v1/invoices', {
    customer_id: customer,
    items: [line()],
  });
  const refused = await adminApi().delete(path);
  expect([refused.status, refused.body.error.message]).toEqual([
    400,
    'a customer with invoices or quotations cannot be deleted',
  ]);
  const bulk = await adminApi().post(`${CUSTOMERS}/actions/bulkDelete`, {
    documentIds: [customer],
  });
  expect(bulk.status).toBe(400);
  await adminApi().delete(`${INVOICES}/${created.body.id as string}`);
  expect((await adminApi().delete(path)).status).toBe(200);
});
