import { NO_PERIOD } from '../../src/domain/service-period';
import { api, adminApi } from '../support/api';
import { connect, desk, INVOICES, line, UUID } from '../support/desk';
import { TAXED, UNTAXED } from '../support/records';

describe('an invoice created in the admin panel', () => {
  test('has the same answer over the API as one made there', async () => {
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
        ...TAXED,
        ...NO_PERIOD,
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
        ...UNTAXED,
        ...NO_PERIOD,
        tax_amount: 0,
        amount: 6,
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
