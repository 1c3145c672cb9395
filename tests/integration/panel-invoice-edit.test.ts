import { api, adminApi } from '../support/api';
import { connect, CUSTOMERS, desk, INVOICES, line, saveForm, UUID } from '../support/desk';
import { recordPayment } from '../support/records';

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
    return { id: body.id as string, client: api(key), key, business, path, form, read };
  }

  test('is computed again from a line with only the changed fields', async () => {
    const { path, form, read } = await stored();
    const [first, second] = form.items;
    const saved = await adminApi().put(path, {
      items: [{ id: first.id, quantity: 3 }, { id: second.id }],
    });
    expect(saved.status).toBe(200);
    expect(await read()).toMatchObject({ subtotal: 301, tax_amount: 60, total: 361 });
  });

  test('in another currency rounds what was stated as paid to its smallest unit', async () => {
    const { path, client, id, read } = await stored({ currency: 'EUR', amount_paid: 80.55 });
    expect((await adminApi().put(path, { currency: 'JPY' })).status).toBe(200);
    expect(await read()).toMatchObject({ currency: 'JPY', amount_paid: 81, amount_due: 40 });
    await client.patch(`/api/v1/invoices/${id}`, { status: 'sent' });
    await recordPayment(client, id, { amount: 40 });
    expect(await read()).toMatchObject({ status: 'paid', amount_due: 0 });
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

  test('keeps every digit of an unchanged line', async () => {
    const { key, customer } = await desk();
    const text = `{"customer_id":"${customer}","items":[{"description":"Long","quantity":1,"unit_price":123456789012.123456}]}`;
    const created = await api(key).post('/api/v1/invoices', text);
    const path = `${INVOICES}/${created.body.id as string}`;
    const form = (await adminApi().get(path)).body.data;
    expect((await adminApi().put(path, { ...form, notes: 'x' })).status).toBe(200);
    const read = await api(key).get(`/api/v1/invoices/${created.body.id as string}`);
    expect(read.text).toContain('"unit_price":123456789012.123456');
  });

  test('obeys the rules of the API when a save sends its status', async () => {
    const { id, path, read, client } = await stored({ status: 'sent' });
    await recordPayment(client, id, { amount: 121 });
    for (const state of ['sent', 'overdue', 'cancelled', 'draft']) {
      const { status, body } = await saveForm(path, { state, notes: 'N' });
      expect(status).toBe(400);
      expect(body.error.message).toMatch(/its payments and credit notes|is recorded/);
    }
    expect(await read()).toMatchObject({ status: 'paid', amount_paid: 121, notes: null });
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

  test('is deleted only as a draft that was never anything else', async () => {
    const draft = await stored();
    expect((await adminApi().delete(draft.path)).status).toBe(200);
    const emptied = await api(draft.key).get('/api/v1/invoices');
    expect(emptied.body.pagination.total).toBe(0);
    const { path, read } = await stored();
    await saveForm(path, { state: 'sent' });
    const refused = await adminApi().delete(path);
    expect([refused.status, refused.body.error.message]).toEqual([
      400,
      'only a draft invoice can be deleted; cancel it instead',
    ]);
    await saveForm(path, { state: 'draft' });
    expect((await adminApi().delete(path)).status).toBe(400);
    expect((await read()).invoice_items).toHaveLength(2);
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
