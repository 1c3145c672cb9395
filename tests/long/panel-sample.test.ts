import { LANGUAGE_COOKIE, PANEL_LANGUAGES } from '../../src/messages/languages';
import type { Home } from '../../src/panel/answers';
import { CONTENT_TYPE } from '../../src/content-types';
import { adminApi, api, createKey } from '../support/api';
import { query } from '../support/databases';
import { memberOf } from '../support/home';
import { CM, operatorWho, type Permission } from '../support/operators';
import { inDays } from '../support/recurring';
import { startService, type Service } from '../support/service';

/** A new installation for each group: the sample is offered once. */
let service: Service;
const sql = <T>(text: string, values: unknown[] = []) =>
  query<T>(service.databaseUrl, text, values);
const post = (path: string, body: object = {}, language = 'en') =>
  adminApi(service).post(`/invoicing/sample${path}`, body, {
    Cookie: `${LANGUAGE_COOKIE}=${language}`,
  });
const home = async () => (await adminApi(service).get('/invoicing/home')).body.data as Home;
const CONTENT = '/content-manager/collection-types';

/** The number of rows in each table that a sample fills. */
async function rows(): Promise<Record<string, number>> {
  const tables = [
    'businesses',
    'customers',
    'products',
    'invoices',
    'quotations',
    'components_billing_invoice_lines',
    'components_billing_quotation_lines',
    'history_entries',
  ];
  const counts = await Promise.all(
    tables.map((table) => sql<{ count: number }>(`select count(*)::int as count from ${table}`)),
  );
  return Object.fromEntries(tables.map((table, index) => [table, counts[index]?.[0]?.count ?? -1]));
}

const only = async (table: string) =>
  (await sql<{ document_id: string }>(`select document_id from ${table}`))[0]?.document_id ?? '';

/** Makes the sample of a database in which nobody has answered. */
async function made(language?: string): Promise<string> {
  const { status, body } = await post('', {}, language);
  expect(status).toBe(201);
  return body.data.documentId as string;
}

/** Lets the service offer the sample again, as a new installation does. */
async function startAnew(): Promise<void> {
  await sql(`delete from strapi_core_store_settings where key = 'core_invoicing_sample_business'`);
}

/** Removes what the service itself never would. */
async function withoutGuards(): Promise<void> {
  for (const table of ['invoices', 'quotations', 'customers', 'businesses'])
    await sql(`alter table ${table} disable trigger user; delete from ${table};
      alter table ${table} enable trigger user`);
}

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

test('the sample is a business with a customer, a draft invoice and a draft quotation', async () => {
  const business = await made();
  expect((await home()).sample).toEqual({
    offered: false,
    business: { documentId: business, name: 'Sample Studio' },
  });
  const [invoice] = await sql(
    `select i.state, i.invoice_number, i.total::float, i.currency, c.name as customer,
      i.due_date - i.issue_date as days, i.issued_at, b.name as business
    from invoices i join customers c on c.id = i.customer_id join businesses b on b.id = i.business_id`,
  );
  expect(invoice).toEqual({
    state: 'draft',
    invoice_number: 'INV-00001',
    // 12 × 85 and 500 × 0.36, and 20 % of both.
    total: 1440,
    currency: 'GBP',
    customer: 'Sample Bakery',
    days: 14,
    issued_at: null,
    business: 'Sample Studio',
  });
  const [quotation] = await sql(
    `select state, total::float, valid_until - issue_date as days from quotations`,
  );
  expect(quotation).toEqual({ state: 'draft', total: 4512, days: 30 });
  const entries = await sql<{ action: string; actor: string }>(
    'select distinct action, actor from history_entries',
  );
  expect(entries).toHaveLength(1);
  expect(entries[0]?.action).toBe('created');
  expect(entries[0]?.actor).toMatch(/^operator/);
});

test('it does not count as a step, and its drafts stand in the figures', async () => {
  const { first_steps, money, has } = await home();
  expect(has).toEqual({ business: true, invoice: true });
  expect(first_steps).toEqual({ business: null, look: false, customer: false, invoice: null });
  expect(money[0]?.waiting.draft_invoices).toEqual({ amount: '1440', count: 1 });
});

test('one click removes it with everything in it, and it is offered no more', async () => {
  expect((await post('/remove')).body.data).toEqual({ outcome: 'removed' });
  expect(Object.values(await rows())).toEqual(Array(8).fill(0));
  expect((await post('/remove')).body.data).toEqual({ outcome: 'removed' });
  expect((await home()).sample).toEqual({ offered: false, business: null });
  const again = await post('');
  expect([again.status, again.body.error.message]).toEqual([
    409,
    'The sample was offered once already, or there is a business by now.',
  ]);
});

test('two clicks at once make one sample, and two removals remove it once', async () => {
  await startAnew();
  const answers = await Promise.all([1, 2, 3, 4].map(() => post('')));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.data.documentId)).size).toBe(1);
  expect(await rows()).toMatchObject({ businesses: 1, customers: 1, invoices: 1, quotations: 1 });
  const removed = await Promise.all([1, 2, 3].map(() => post('/remove')));
  expect(removed.map(({ body }) => body.data)).toEqual(Array(3).fill({ outcome: 'removed' }));
  expect(await rows()).toMatchObject({ businesses: 0, invoices: 0 });
});

test.each(PANEL_LANGUAGES)('it can be made and printed in %s', async (language) => {
  await startAnew();
  await made(language);
  expect(await sql('select language from businesses')).toEqual([{ language }]);
  const pdf = await adminApi(service).get(`/invoicing/invoices/${await only('invoices')}/pdf`);
  expect(pdf.status).toBe(200);
  expect((await post('/remove')).body.data).toEqual({ outcome: 'removed' });
});

describe('what an operator did in it', () => {
  beforeEach(async () => {
    await startAnew();
    await made();
  });
  afterEach(async () => {
    await post('/remove', { changed: true });
  });

  const isAskedFirst = async () => {
    expect((await post('/remove')).body.data).toEqual({ outcome: 'changed' });
    expect((await rows())['businesses']).toBe(1);
    expect((await post('/remove', { changed: true })).body.data).toEqual({ outcome: 'removed' });
    expect(await rows()).toMatchObject({ businesses: 0, customers: 0, invoices: 0, products: 0 });
  };

  test('a changed name is asked for before it goes', async () => {
    const path = `${CONTENT}/${CONTENT_TYPE.business}/${await only('businesses')}`;
    expect((await adminApi(service).put(path, { name: 'My own' })).status).toBe(200);
    await isAskedFirst();
  });

  test('further drafts, customers and products go with it, in any order of numbers', async () => {
    const business = { documentId: await only('businesses') };
    const create = async (uid: string, body: object) => {
      const answer = await adminApi(service).post(`${CONTENT}/${uid}`, { ...body, business });
      expect(answer.status).toBe(201);
      return answer.body.data.documentId as string;
    };
    const customer = { documentId: await create(CONTENT_TYPE.customer, { name: 'Another' }) };
    await create(CONTENT_TYPE.product, { name: 'Cake', unit_price: 3 });
    const items = [{ description: 'Cake', quantity: 1, unit_price: 3 }];
    for (let count = 0; count < 3; count += 1)
      await create(CONTENT_TYPE.invoice, { customer, items });
    await isAskedFirst();
  });

  test('a recurring invoice that was added is asked for, and goes with it', async () => {
    const invoice = await only('invoices');
    const schedule = { interval_unit: 'month', start_date: inDays(3) };
    const path = `/invoicing/invoices/${invoice}/recurring`;
    expect((await adminApi(service).post(path, schedule)).status).toBe(201);
    await isAskedFirst();
    expect(await sql('select id from recurring_invoices')).toEqual([]);
  });

  test('a sent invoice keeps it, and the answer names the invoice', async () => {
    const invoice = await only('invoices');
    const set = (state: string) =>
      adminApi(service).post(`/invoicing/invoices/${invoice}/state`, { state });
    expect((await set('sent')).status).toBe(200);
    const refused = {
      outcome: 'issued',
      type: 'invoice',
      documentId: invoice,
      number: 'INV-00001',
    };
    for (const changed of [false, true])
      expect((await post('/remove', { changed })).body.data).toEqual(refused);
    // Reopened as a draft, it was issued all the same.
    expect((await set('draft')).status).toBe(200);
    expect((await post('/remove', { changed: true })).body.data).toEqual(refused);
    expect(await rows()).toMatchObject({ businesses: 1, invoices: 1, customers: 1 });
    const business = await only('businesses');
    expect((await post('/end', { business })).status).toBe(200);
    const { sample, first_steps } = await home();
    expect(sample).toEqual({ offered: false, business: null });
    // It is an ordinary business now, whose invoice was issued.
    expect(first_steps).toBeNull();
    await withoutGuards();
  });

  test('a sent quotation keeps it, too', async () => {
    const quotation = await only('quotations');
    const set = (state: string) =>
      adminApi(service).post(`/invoicing/quotations/${quotation}/state`, { state });
    await set('sent');
    expect((await post('/remove', { changed: true })).body.data).toMatchObject({
      outcome: 'issued',
      type: 'quotation',
      documentId: quotation,
    });
    await withoutGuards();
  });
});

describe('the offer', () => {
  beforeEach(startAnew);

  test('is gone once it is declined, and an older page undoes nothing', async () => {
    expect((await home()).sample).toEqual({ offered: true, business: null });
    expect((await post('/end')).status).toBe(200);
    expect((await home()).sample).toEqual({ offered: false, business: null });
    expect((await post('')).status).toBe(409);
    await startAnew();
    const business = await made();
    // A page from before the sample declines the offer.
    expect((await post('/end')).status).toBe(200);
    expect((await home()).sample?.business?.documentId).toBe(business);
    expect((await post('/end', { business: 'x' })).status).toBe(400);
    expect((await post('/remove', { changed: 'yes' })).status).toBe(400);
    await post('/remove');
  });

  test('is for those who may make and delete businesses, and for no other', async () => {
    const strangers = [
      api(undefined, service),
      await memberOf(service),
      await operatorWho(
        [CONTENT_TYPE.business, CONTENT_TYPE.customer, CONTENT_TYPE.invoice].map(
          (subject): Permission => ({ action: `${CM}.create`, subject }),
        ),
        service,
      ),
    ];
    for (const who of strangers)
      for (const path of ['', '/end', '/remove'])
        expect([401, 403]).toContain((await who.post(`/invoicing/sample${path}`, {})).status);
    expect((await home()).sample).toEqual({ offered: true, business: null });
    const { key } = await createKey({ service });
    for (const path of ['', '/end', '/remove'])
      expect((await api(key, service).post(`/invoicing/sample${path}`, {})).status).toBe(401);
    // There is a business now.
    expect((await home()).sample).toEqual({ offered: false, business: null });
    expect((await post('')).status).toBe(409);
  });
});
