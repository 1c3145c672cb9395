import { adminApi, api, BUSINESSES } from '../support/api';
import { connect, CUSTOMERS, desk, INVOICES, QUOTATIONS, saveForm } from '../support/desk';

const DAY_MS = 86_400_000;

const later = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
const item = { description: 'Work', quantity: 1, unit_price: 100 };

test('a new invoice of the panel has the term and the tax rate of its parties', async () => {
  const { key, business, customer } = await desk({ default_tax_rate: 20, payment_term_days: 14 });
  const form = { business: connect(business), customer: connect(customer) };
  const make = async (more: object = {}) => {
    const items = [item, { ...item, tax_rate: 0 }, { ...item, tax_rate: 7 }];
    const saved = await adminApi().post(INVOICES, { ...form, items, ...more });
    expect(saved.status).toBe(201);
    return (await api(key).get(`/api/v1/invoices/${saved.body.data.documentId as string}`)).body;
  };
  const rates = (invoice: { invoice_items: { tax_rate: number }[] }) =>
    invoice.invoice_items.map(({ tax_rate }) => tax_rate);
  const ofBusiness = await make({ issue_date: '2026-12-25' });
  expect([ofBusiness.due_date, rates(ofBusiness)]).toEqual(['2027-01-08', [20, 0, 7]]);
  await saveForm(`${CUSTOMERS}/${customer}`, { payment_term_days: 30, default_tax_rate: 5.5 });
  const ofCustomer = await make();
  expect(ofCustomer.due_date).toBe(later(ofCustomer.issue_date, 30));
  expect(rates(ofCustomer)).toEqual([5.5, 0, 7]);
});

test('tax rate, notes and terms of what is made over the API are not those of the business', async () => {
  const { key, customer } = await desk({
    default_tax_rate: 20,
    default_notes: 'N',
    default_terms: 'T',
    default_quotation_notes: 'Q',
  });
  const body = { customer_id: customer, items: [item] };
  const invoice = (await api(key).post('/api/v1/invoices', body)).body;
  expect(invoice).toMatchObject({ notes: null, terms: null, tax_amount: 0 });
  const quotation = (await api(key).post('/api/v1/quotations', body)).body;
  expect(quotation).toMatchObject({ valid_until: null, notes: null, terms: null, tax_amount: 0 });
});

describe('an invoice that does not say when it is due', () => {
  /** A create over the API, a PUT and a conversion. */
  async function dueDates({ key, customer }: Awaited<ReturnType<typeof desk>>) {
    const client = api(key);
    const body = { customer_id: customer, items: [item] };
    const created = await client.post('/api/v1/invoices', body);
    const draft = await client.post('/api/v1/invoices', { ...body, due_date: '2030-01-01' });
    const replaced = await client.put(`/api/v1/invoices/${draft.body.id as string}`, body);
    const quoted = await client.post('/api/v1/quotations', body);
    const converted = await client.post(`/api/v1/quotations/${quoted.body.id as string}/convert`);
    const days = [created, replaced, converted].map(({ body: one }) => one.due_date);
    return { today: created.body.issue_date as string, days };
  }
  const three = (day: string | null) => [day, day, day];

  test.each([
    ['of the customer', 30, 14, 30],
    ['of the customer, even of no day', 0, 14, 0],
    ['of the business', null, 14, 14],
  ])('is due by the term %s', async (_whose, customer, business, days) => {
    const made = await desk({ payment_term_days: business });
    await saveForm(`${CUSTOMERS}/${made.customer}`, { payment_term_days: customer });
    const { today, days: due } = await dueDates(made);
    expect(due).toEqual(three(later(today, days)));
  });

  test('is due on no day where nobody has a term', async () => {
    expect((await dueDates(await desk())).days).toEqual(three(null));
  });

  test('counts from its issue date, and says null where that is meant', async () => {
    const { key, customer } = await desk({ payment_term_days: 30 });
    const post = async (fields: object) => {
      const body = { customer_id: customer, items: [item], ...fields };
      return (await api(key).post('/api/v1/invoices', body)).body.due_date;
    };
    expect(await post({ issue_date: '2024-02-01' })).toBe('2024-03-02');
    expect(await post({ issue_date: '9999-12-31' })).toBeNull();
    expect(await post({ due_date: null })).toBeNull();
    expect(await post({ due_date: '2030-01-01' })).toBe('2030-01-01');
    const quotation = { customer_id: customer, items: [item] };
    expect((await api(key).post('/api/v1/quotations', quotation)).body.valid_until).toBeNull();
  });
});

test('an omitted currency is that of the business, over the API and in the panel, at once', async () => {
  const { key, business, customer } = await desk({ default_currency: 'CHF' });
  const client = api(key);
  const form = { business: connect(business), customer: connect(customer), items: [item] };
  const body = { customer_id: customer, items: [item] };
  const currencies = async () => {
    const created = await client.post('/api/v1/invoices', body);
    const quoted = await client.post('/api/v1/quotations', body);
    const replaced = await client.put(`/api/v1/quotations/${quoted.body.id as string}`, body);
    const saved = (await adminApi().post(INVOICES, form)).body.data;
    return [created, quoted, replaced].map(({ body: one }) => one.currency).concat(saved.currency);
  };
  expect(await currencies()).toEqual(['CHF', 'CHF', 'CHF', 'CHF']);
  await saveForm(`${BUSINESSES}/${business}`, { default_currency: 'jpy' });
  expect(await currencies()).toEqual(['JPY', 'JPY', 'JPY', 'JPY']);
  const named = await client.post('/api/v1/invoices', { ...body, currency: 'usd' });
  expect(named.body.currency).toBe('USD');
});

test('defaults are checked, cleared with null, and kept by other saves', async () => {
  const { business, customer } = await desk();
  const forms = [`${BUSINESSES}/${business}`, `${CUSTOMERS}/${customer}`];
  const bad: [string, unknown, string][] = [
    ['default_tax_rate', 100.5, 'must be at most 100'],
    ['default_tax_rate', -1, 'must be at least 0'],
    ['default_tax_rate', 1.00001, 'must have at most 4 decimals'],
    ['payment_term_days', 366, 'must be a whole number from 0 to 365'],
    ['payment_term_days', -1, 'must be a whole number from 0 to 365'],
  ];
  for (const path of forms) {
    for (const [field, value, message] of bad) {
      const { status, body } = await saveForm(path, { [field]: value });
      expect([status, body.error.details.errors]).toEqual([
        400,
        [{ path: [field], message, name: 'ValidationError' }],
      ]);
    }
    const set = await saveForm(path, { default_tax_rate: 19.25, payment_term_days: 365 });
    expect(set.body.data).toMatchObject({ default_tax_rate: 19.25, payment_term_days: 365 });
    const kept = await saveForm(path, { phone: '1' });
    expect(kept.body.data).toMatchObject({ default_tax_rate: 19.25, payment_term_days: 365 });
    const cleared = await saveForm(path, { default_tax_rate: null, payment_term_days: null });
    expect(cleared.body.data).toMatchObject({ default_tax_rate: null, payment_term_days: null });
  }
});

test('no answer of the API shows the defaults of a customer', async () => {
  const { key, customer } = await desk();
  await saveForm(`${CUSTOMERS}/${customer}`, { default_tax_rate: 19, payment_term_days: 30 });
  await api(key).patch(`/api/v1/customers/${customer}`, { city: 'Graz', payment_term_days: 1 });
  const { body } = await api(key).get(`/api/v1/customers/${customer}`);
  expect(body.city).toBe('Graz');
  expect(body).not.toHaveProperty('payment_term_days');
  const stored = (await adminApi().get(`${CUSTOMERS}/${customer}`)).body.data;
  expect(stored).toMatchObject({ default_tax_rate: 19, payment_term_days: 30 });
});

test('quotations of the panel have notes and terms of their own', async () => {
  const { business, customer } = await desk({ default_terms: 'Pay.', default_notes: 'Thanks.' });
  const form = { business: connect(business), customer: connect(customer), items: [item] };
  const first = await adminApi().post(QUOTATIONS, form);
  expect(first.body.data).toMatchObject({ terms: 'Pay.', notes: 'Thanks.' });
  await saveForm(`${BUSINESSES}/${business}`, { default_quotation_terms: 'Half first.' });
  const second = await adminApi().post(QUOTATIONS, form);
  expect(second.body.data).toMatchObject({ terms: 'Half first.', notes: 'Thanks.' });
  const invoice = await adminApi().post(INVOICES, form);
  expect(invoice.body.data).toMatchObject({ terms: 'Pay.', notes: 'Thanks.' });
});
