import { adminApi } from '../support/api';
import { connect, desk, INVOICES, line } from '../support/desk';

interface Told {
  path: (string | number)[];
  message: string;
}

const form = (type: string) => `/content-manager/collection-types/api::${type}.${type}`;

/** The refused fields of a save, with what is said of each. */
async function refused(path: string, fields: object): Promise<Record<string, string>> {
  const { status, body } = await adminApi().post(path, fields);
  expect(status).toBe(400);
  const told = body.error.details.errors as Told[];
  return Object.fromEntries(told.map(({ path: at, message }) => [at.join('.'), message]));
}

describe('a save in the panel names every wrong field at once', () => {
  test('also where neither business nor customer is chosen', async () => {
    const fields = {
      currency: 'EURO',
      items: [line({ description: '', quantity: 0, discount_rate: 120, unit_price: '\ue000abc' })],
    };
    expect(await refused(INVOICES, fields)).toEqual({
      business: 'must be chosen',
      customer: 'must be chosen',
      currency: 'must be an ISO 4217 currency code such as USD',
      'items.0.description': expect.any(String),
      'items.0.quantity': 'must be greater than 0',
      'items.0.unit_price': 'must be a number',
      'items.0.discount_rate': expect.any(String),
    });
  });

  test('also where only the customer lacks', async () => {
    const { business } = await desk();
    const fields = { business: connect(business), issue_date: '2026-13-01', items: [] };
    expect(Object.keys(await refused(form('quotation'), fields)).sort()).toEqual([
      'customer',
      'issue_date',
      'items',
    ]);
  });

  test('also a due date before the issue date', async () => {
    const { business, customer } = await desk();
    const fields = {
      business: connect(business),
      customer: connect(customer),
      issue_date: '2026-11-20',
      due_date: '2026-11-01',
      items: [line({ quantity: null })],
    };
    expect(await refused(INVOICES, fields)).toEqual({
      due_date: 'must not be before the issue date, 2026-11-20',
      'items.0.quantity': expect.any(String),
    });
  });

  test.each([
    [
      'business',
      { time_zone: 'Mars/Olympus', default_currency: 'EURO' },
      ['default_currency', 'name', 'time_zone'],
    ],
    ['customer', { email: 'x' }, ['business', 'email', 'name']],
    ['product', { tax_rate: 101 }, ['business', 'name', 'tax_rate', 'unit_price']],
    ['webhook-endpoint', { description: 5 }, ['business', 'description', 'url']],
    ['recurring-invoice', {}, ['business', 'customer', 'interval_unit', 'items', 'start_date']],
  ])('of a %s', async (type, fields, names) => {
    expect(Object.keys(await refused(form(type), fields)).sort()).toEqual(names);
  });

  test('and stores nothing', async () => {
    const { business } = await desk();
    const path = `${form('customer')}?filters[business][documentId][$eq]=${business}`;
    const before = await adminApi().get(path);
    await refused(form('customer'), { business: connect(business), name: '' });
    expect((await adminApi().get(path)).body.pagination.total).toBe(before.body.pagination.total);
  });
});
