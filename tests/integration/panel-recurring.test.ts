import { LANGUAGE_COOKIE } from '../../src/messages/languages';
import { adminApi, api } from '../support/api';
import { connect, desk, line, saveForm } from '../support/desk';
import { settledEvents } from '../support/events';
import { changesOf, historyOf } from '../support/history';
import type { HttpClient } from '../support/http';
import { operatorWho } from '../support/operators';
import { createInvoice, createProduct, UUID } from '../support/records';
import { createRecurring, inDays, occurrencesOf, RECURRING } from '../support/recurring';
import { readRun } from '../support/run';
import { query } from '../support/databases';
import { bookkeeperOf } from '../support/two-businesses';

const TYPE = 'api::recurring-invoice.recurring-invoice';
const FORMS = `/content-manager/collection-types/${TYPE}`;
const ROUTES = '/invoicing/recurring-invoices';

const formOf = (business: string, customer: string, fields: object = {}) => ({
  name: 'Hosting',
  business: connect(business),
  customer: connect(customer),
  interval_count: 1,
  interval_unit: 'month',
  start_date: inDays(10),
  items: [line({ description: 'Hosting {month_year}', __temp_key__: 'line-1' })],
  ...fields,
});

/** A recurring invoice that was made over the API, and its form. */
async function opened(fields: Record<string, unknown> = {}) {
  const { key, business, customer } = await desk();
  const client = api(key);
  const recurring = await createRecurring(client, { customer_id: customer, ...fields });
  const id = recurring.id as string;
  const read = async () => (await client.get(`${RECURRING}/${id}`)).body;
  return { client, business, customer, id, path: `${FORMS}/${id}`, read };
}

const act = (id: string, action: string, body: object = {}, who: HttpClient = adminApi()) =>
  who.post(`${ROUTES}/${id}/${action}`, body);

test('one made in the panel is that of a request, with the defaults of the business', async () => {
  const { key, business, customer } = await desk({
    default_notes: 'Thank you',
    default_tax_rate: 19,
    default_currency: 'EUR',
  });
  const client = api(key);
  const day_of_month = '31';
  const { status, body } = await adminApi().post(
    FORMS,
    formOf(business, customer, { day_of_month }),
  );
  expect([status, body.data.documentId]).toEqual([201, expect.stringMatching(UUID)]);
  expect(body.data).toMatchObject({ state: 'active', next_date: expect.stringMatching(/^2/) });
  const id = body.data.documentId as string;
  const { body: read } = await client.get(`${RECURRING}/${id}`);
  expect(read).toMatchObject({ name: 'Hosting', notes: 'Thank you', currency: 'EUR', terms: null });
  expect(read).toMatchObject({ day_of_month: 31, mode: 'draft', catch_up: 'all', period: 'none' });
  expect(read.items).toMatchObject([{ quantity: 2, unit_price: 1.005, tax_rate: 19 }]);
  const events = await settledEvents(client);
  const made = events.filter(({ type }) => type === 'recurring_invoice.created');
  expect(made.map(({ data }) => data.id)).toEqual([id]);
  const [entry] = await historyOf(client, `${RECURRING}/${id}`);
  expect(entry?.actor.name).toBe('Test Operator');
});

test.each([
  [{ interval_unit: null }, ['interval_unit'], 'is required'],
  [{ interval_unit: 'week', day_of_month: '3' }, ['day_of_month'], /./],
  [{ items: [line({ unit_price: 'abc' })] }, ['items', '0', 'unit_price'], /number/],
])('a form with %j is refused at its field', async (fields, path, message) => {
  const { business, customer } = await desk();
  const { status, body } = await adminApi().post(FORMS, formOf(business, customer, fields));
  const [error] = body.error.details.errors;
  expect([status, error.path.map(String)]).toEqual([400, path]);
  expect(error.message).toEqual(
    typeof message === 'string' ? message : expect.stringMatching(message),
  );
});

test('a save changes what differs alone: an old start does not begin the next series', async () => {
  const { path, id, client, read } = await opened({ start_date: inDays(-40), catch_up: 'none' });
  const form = (await adminApi().get(path)).body.data;
  const saved = await adminApi().put(path, { ...form, name: 'Other', items: form.items });
  expect([saved.status, saved.body.error]).toEqual([200, undefined]);
  expect(await read()).toMatchObject({ name: 'Other', start_date: inDays(-40) });
  const [entry] = await historyOf(client, `${RECURRING}/${id}`);
  expect([entry?.actor.name, changesOf(entry)]).toEqual([
    'Test Operator',
    { name: [null, 'Other'] },
  ]);
  const again = await adminApi().put(path, { ...form, name: 'Older' });
  expect(again.status).toBe(409);
});

test('one whose product is gone can be renamed, and keeps its lines', async () => {
  const { client, path, read } = await opened();
  const product_id = (await createProduct(client)).id as string;
  const items = [{ description: 'P', quantity: 1, price_source: 'product', product_id }];
  await client.patch(path.replace(FORMS, RECURRING), { items });
  await client.patch(`/api/v1/products/${product_id}`, { active: false });
  const form = (await adminApi().get(path)).body.data;
  expect((await adminApi().put(path, { ...form, name: 'Renamed' })).status).toBe(200);
  expect(await read()).toMatchObject({ name: 'Renamed', items });
});

test('a long price keeps its digits through a save of the form', async () => {
  const items = [{ description: 'Long', quantity: 1 }];
  const { path, client, id } = await opened({ items: [{ ...items[0], unit_price: 1 }] });
  await client.patch(
    `${RECURRING}/${id}`,
    '{"items":[{"description":"Long","quantity":1,"unit_price":123456789012.123456}]}',
  );
  const form = (await adminApi().get(path)).body.data;
  const lines = [{ ...form.items[0], description: 'Longer' }];
  expect((await adminApi().put(path, { ...form, items: lines })).status).toBe(200);
  expect((await client.get(`${RECURRING}/${id}`)).text).toContain(
    '"unit_price":123456789012.123456',
  );
});

test('nobody copies or deletes one, and its business stays', async () => {
  const { path, id, read } = await opened();
  const other = await desk();
  expect((await adminApi().post(`${FORMS}/clone/${id}`, {})).status).toBe(400);
  expect((await adminApi().delete(path)).status).toBe(400);
  const many = await adminApi().post(`${FORMS}/actions/bulkDelete`, { documentIds: [id] });
  expect(many.status).toBe(400);
  const moved = await saveForm(path, { business: connect(other.business) });
  expect(moved.body.error.details.errors[0].path).toEqual(['business']);
  expect(await read()).toMatchObject({ id, status: 'active' });
});

test('the preview is what the form would make, and stores nothing', async () => {
  const { business, customer } = await desk({ language: 'de', default_currency: 'EUR' });
  const fields = { business, customer, period: 'advance', start_date: '2027-01-31' };
  const form = { ...formOf(business, customer), ...fields };
  const { status, body } = await adminApi().post(`${ROUTES}/preview`, form);
  expect([status, body.data.currency, body.data.coming.length]).toEqual([200, 'EUR', 12]);
  expect(body.data.coming.slice(0, 2)).toMatchObject([
    { date: '2027-01-31', total: '2.01', texts: ['Hosting Januar 2027'] },
    { date: '2027-02-28', texts: ['Hosting Februar 2027'] },
  ]);
  expect(body.data.placeholders).toContainEqual({ name: 'period_end', text: '27. Februar 2027' });
  expect(body.data.warnings).toEqual([]);
  const list = await adminApi().get(`${FORMS}?filters[business][documentId][$eq]=${business}`);
  expect(list.body.results).toEqual([]);
});

test('the preview warns of a placeholder that may tell of another year, in the language of the panel', async () => {
  const { business, customer } = await desk();
  const fields = { business, customer, notes: 'Paid until {month+1} {year}' };
  const body = { ...formOf(business, customer), ...fields };
  const german = { Cookie: `${LANGUAGE_COOKIE}=de` };
  const told = await adminApi().post(`${ROUTES}/preview`, body, german);
  expect(told.body.data.warnings).toEqual([
    {
      path: ['notes'],
      message:
        'hat {month+1} neben {year}, das ein anderes Jahr nennen kann; nehmen Sie {month_year+1}',
    },
  ]);
});

test('the preview of a stored one begins at its next date, with what was typed', async () => {
  const { id } = await opened({ start_date: inDays(3) });
  expect((await act(id, 'skip', { occurrence: 0 })).status).toBe(200);
  const sent = { id, items: [line({ unit_price: '20' })], interval_unit: 'month' };
  const { body } = await adminApi().post(`${ROUTES}/preview`, sent);
  expect(body.data.coming[0]).toMatchObject({ total: '40', texts: ['Work'] });
  const wrong = await adminApi().post(`${ROUTES}/preview`, { id, interval_count: 0 });
  expect([wrong.status, wrong.body.error.details.errors[0].path]).toEqual([
    400,
    ['interval_count'],
  ]);
});

test('pause, resume, skip, run and cancel are those of the API', async () => {
  const { client, id, read } = await opened({ start_date: inDays(5) });
  await act(id, 'pause');
  await act(id, 'pause');
  expect(await read()).toMatchObject({ status: 'paused' });
  expect((await act(id, 'resume', { catch_up: 'all' })).status).toBe(200);
  const made = await act(id, 'run', { occurrence: 0 });
  expect([made.status, made.body.data.number]).toEqual([201, 'INV-00001']);
  const twice = await act(id, 'run', { occurrence: 0 });
  expect(twice.status).toBe(409);
  await act(id, 'skip', { occurrence: 1 });
  expect(await occurrencesOf(client, id)).toEqual(['0 made', '1 skipped']);
  const { body: state } = await adminApi().get(`${ROUTES}/${id}/state`);
  expect(state.data).toMatchObject({
    status: 'active',
    next_occurrence: 2,
    missed: 0,
    past: [
      { status: 'skipped', invoice: null },
      { status: 'made', invoice: { number: 'INV-00001', state: 'draft' } },
    ],
    can: { change: true, run: true },
  });
  await act(id, 'cancel');
  expect(await read()).toMatchObject({ status: 'cancelled', next_date: null });
  expect((await act(id, 'run')).status).toBe(409);
  const { body: ended } = await adminApi().get(`${ROUTES}/${id}/state`);
  expect(ended.data.can).toEqual({ change: false, run: false });
  const { body: preview } = await adminApi().post(`${ROUTES}/preview`, { id });
  expect(preview.data.coming).toEqual([]);
});

test('an invoice becomes a recurring one, and its invoices say so', async () => {
  const { key, customer } = await desk();
  const client = api(key);
  const invoice = await createInvoice(client, customer);
  const path = `/invoicing/invoices/${invoice.id as string}/recurring`;
  const schedule = { interval_unit: 'week', start_date: inDays(2), name: 'Weekly' };
  const made = await adminApi().post(path, schedule);
  expect([made.status, made.body.data.number]).toEqual([201, 'Weekly']);
  const refused = await adminApi().post(path, { interval_unit: 'week' });
  expect(refused.body.error.details.errors[0].path).toEqual(['start_date']);
  expect((await adminApi().get(path)).body.data).toBeNull();
  const run = await act(made.body.data.documentId as string, 'run');
  const of = `/invoicing/invoices/${run.body.data.documentId as string}/recurring`;
  expect((await adminApi().get(of)).body.data).toEqual({
    documentId: made.body.data.documentId,
    name: 'Weekly',
  });
});

test('the home page adds up 30 days, counts drafts, and names what fails', async () => {
  const { client, business, customer, id } = await opened({ start_date: inDays(3) });
  const product = await createProduct(client, { unit_price: 7 });
  const items = [
    { description: 'P', quantity: 1, price_source: 'product', product_id: product.id },
  ];
  const weekly = { customer_id: customer, items, interval_unit: 'week', start_date: inDays(1) };
  const other = await createRecurring(client, { ...weekly, name: 'Broken' });
  const upcoming = async (who: HttpClient = adminApi()) =>
    (await who.get(`${ROUTES}/upcoming?business=${business}`)).body.data;
  // 10 once, and 7 on the days 1, 8, 15, 22 and 29.
  expect(await upcoming()).toMatchObject({
    currencies: [{ currency: 'USD', total: '45', count: 6 }],
    more: false,
    drafts: 0,
    failing: [],
  });
  await act(id, 'run');
  await query(
    readRun().sharedDatabaseUrl,
    `UPDATE recurring_invoices SET state = 'paused', last_error = 'No product', failures = 5
      WHERE document_id = '${other.id as string}'`,
  );
  expect(await upcoming()).toMatchObject({
    currencies: [],
    drafts: 1,
    failing: [{ documentId: other.id, name: 'Broken', paused: true, last_error: 'No product' }],
  });
  const bookkeeper = await bookkeeperOf((await desk()).business);
  const foreign = await bookkeeper.get(`${ROUTES}/upcoming?business=${business}`);
  expect(foreign.status).toBe(404);
});

test('new prices are shown first, then applied to what the operator may change', async () => {
  const [mine, foreign] = [await opened(), await opened()];
  const path = `${ROUTES}/reprice`;
  const wanted = { business: mine.business, tax_rate: '0', price_percent: '2.5' };
  const dry = await adminApi().post(path, wanted);
  expect(dry.body.data).toMatchObject({
    dry_run: true,
    data: [{ id: mine.id, total_before: 10, total_after: 10.25 }],
  });
  expect(await mine.read()).toMatchObject({ items: [{ unit_price: 10 }] });
  const bookkeeper = await bookkeeperOf(mine.business);
  const theirs = await bookkeeper.post(path, { ...wanted, business: foreign.business });
  expect(theirs.status).toBe(404);
  const done = await bookkeeper.post(path, { ...wanted, dry_run: false });
  expect(done.body.data).toMatchObject({ dry_run: false, data: [{ id: mine.id }] });
  expect(await mine.read()).toMatchObject({ items: [{ unit_price: 10.25 }] });
  expect(await foreign.read()).toMatchObject({ items: [{ unit_price: 10 }] });
  const wrong = await adminApi().post(path, { business: mine.business, price_by: 'x' });
  expect(wrong.body.error.details.errors.map((one: { path: string[] }) => one.path[0])).toEqual(
    expect.arrayContaining(['price_by']),
  );
  const nobody = await operatorWho([]);
  expect((await nobody.post(path, wanted)).status).toBe(403);
});

test('a bookkeeper works in their business only, and a role without the right in none', async () => {
  const [mine, foreign] = [await opened(), await opened()];
  const bookkeeper = await bookkeeperOf(mine.business);
  expect((await saveForm(mine.path, { name: 'Mine' }, bookkeeper)).status).toBe(200);
  expect((await act(mine.id, 'pause', {}, bookkeeper)).status).toBe(200);
  expect((await bookkeeper.get(foreign.path)).status).toBe(403);
  const form = formOf(foreign.business, foreign.customer);
  expect((await bookkeeper.post(FORMS, form)).status).toBe(400);
  const customer = connect(foreign.customer);
  const stolen = await saveForm(mine.path, { customer }, bookkeeper);
  expect(stolen.body.error.details.errors[0].path).toEqual(['customer']);
  for (const body of [{ id: foreign.id }, { ...form, business: foreign.business }])
    expect((await bookkeeper.post(`${ROUTES}/preview`, body)).status).toBeGreaterThanOrEqual(400);
  const nobody = await operatorWho([]);
  expect((await nobody.get(`${ROUTES}/upcoming`)).status).toBe(403);
  expect((await nobody.post(`${ROUTES}/preview`, { id: mine.id })).status).toBe(403);
  expect((await api().get(`${ROUTES}/upcoming`)).status).toBe(401);
});

test('a role that hides lines sees no preview', async () => {
  const { id } = await opened();
  const action = 'plugin::content-manager.explorer.read';
  const reader = await operatorWho([
    { action, subject: TYPE, properties: { fields: ['name', 'business'] } },
  ]);
  expect((await reader.post(`${ROUTES}/preview`, { id })).status).toBe(403);
  expect((await act(id, 'pause', {}, reader)).status).toBe(403);
  const { body } = await reader.get(`${ROUTES}/${id}/state`);
  expect(body.data).toMatchObject({ past: [], can: { change: false, run: false } });
});
