import { adminApi, api, createKey, BUSINESSES } from '../support/api';
import { query } from '../support/databases';
import { connect, CUSTOMERS, desk, INVOICES, line, QUOTATIONS, UUID } from '../support/desk';
import { readRun } from '../support/run';

describe('a customer saved in the admin panel', () => {
  test('is trimmed, checked, and read over the API', async () => {
    const { key, business } = await createKey();
    const saved = await adminApi().post(CUSTOMERS, {
      name: '  Grace Hopper ',
      email: ' grace@navy.example ',
      phone: '',
      business: connect(business),
    });
    expect(saved.status).toBe(201);
    const { body } = await api(key).get(
      `/api/v1/customers/${saved.body.data.documentId as string}`,
    );
    expect(body).toMatchObject({
      id: expect.stringMatching(UUID),
      business_id: business,
      name: 'Grace Hopper',
      email: 'grace@navy.example',
      phone: null,
    });
  });

  test('is refused with every problem beside its field', async () => {
    const { business } = await createKey();
    const { status, body } = await adminApi().post(CUSTOMERS, {
      name: '   ',
      email: 'nobody',
      e_invoice_format: 'pdf',
      business: connect(business),
    });
    expect(status).toBe(400);
    expect(body.error.details.errors).toEqual([
      { path: ['name'], message: 'is required', name: 'ValidationError' },
      { path: ['email'], message: 'must be an e-mail address', name: 'ValidationError' },
      {
        path: ['e_invoice_format'],
        message: 'must be one of xrechnung-ubl, xrechnung-cii, peppol, ubl, cii, factur-x',
        name: 'ValidationError',
      },
    ]);
  });

  test('keeps the fields that a partial save does not send', async () => {
    const { key, customer } = await desk();
    await api(key).patch(`/api/v1/customers/${customer}`, { city: 'Graz' });
    expect((await adminApi().put(`${CUSTOMERS}/${customer}`, { phone: '1' })).status).toBe(200);
    const { body } = await api(key).get(`/api/v1/customers/${customer}`);
    expect(body).toMatchObject({ name: 'Ada', city: 'Graz', phone: '1' });
  });
});

describe('a quotation saved in the admin panel', () => {
  test('cannot be deleted once it became an invoice, and the invoice keeps its discount', async () => {
    const { key, customer } = await desk();
    const quotation = await api(key).post('/api/v1/quotations', {
      customer_id: customer,
      items: [line({ discount_rate: 50 })],
    });
    const id = quotation.body.id as string;
    const invoice = await api(key).post(`/api/v1/quotations/${id}/convert`);
    expect(invoice.body.items[0].discount_rate).toBe(50);
    const refused = await adminApi().delete(`${QUOTATIONS}/${id}`);
    expect([refused.status, refused.body.error.message]).toEqual([
      400,
      'a quotation that became an invoice cannot be deleted',
    ]);
    const path = `${INVOICES}/${invoice.body.id as string}`;
    expect((await adminApi().put(path, { notes: 'x' })).body.data.total).toBe(quotation.body.total);
  });
});

describe('a business saved in the admin panel', () => {
  test('cannot be deleted while it has customers', async () => {
    const { business } = await desk();
    const refused = await adminApi().delete(`${BUSINESSES}/${business}`);
    expect([refused.status, refused.body.error.message]).toEqual([
      400,
      'a business with customers or documents cannot be deleted',
    ]);
  });
});

test('SQL cannot delete issued or referenced records either', async () => {
  const { key, customer } = await desk();
  const { body } = await api(key).post('/api/v1/invoices', {
    customer_id: customer,
    status: 'sent',
    items: [line()],
  });
  const url = readRun().sharedDatabaseUrl;
  const remove = (table: string, id: string) =>
    query(url, `DELETE FROM ${table} WHERE document_id = '${id}'`);
  await expect(remove('invoices', body.id)).rejects.toThrow('only a draft invoice can be deleted');
  await expect(remove('customers', customer)).rejects.toThrow('cannot be deleted');
});
