import { CONTENT_TYPE } from '../../src/content-types';
import { forgetContactRequests, latestRequest } from '../../src/portal/contact-requests';
import { adminApi, api } from '../support/api';
import { CUSTOMERS, saveForm } from '../support/desk';
import { settledEvents } from '../support/events';
import { changesOf, historyOf } from '../support/history';
import type { HttpClient } from '../support/http';
import { inMyBusinesses } from '../support/operators';
import { asker, portalRows, seenRow } from '../support/portal-people';
import { createCustomer, type Fields } from '../support/records';
import { readRun } from '../support/run';
import { memberOf, twoShops, type Shop } from '../support/two-businesses';

/** What people at customers want changed in their details, and what operators decide. */

const CUSTOMER = CONTENT_TYPE.customer;
const url = () => readRun().sharedDatabaseUrl;
const ADA = 'ada@acme.example';

let mine: Shop;
let foreign: Shop;
let portal: ReturnType<typeof asker>;
let rows: ReturnType<typeof portalRows>;

beforeAll(async () => {
  ({ mine, foreign } = await twoShops());
  portal = asker(url());
  rows = portalRows(url());
});

afterAll(() => portal.close());

/** A customer for whom Ada may sign in. */
async function customerOf(shop = mine, fields: Fields = {}): Promise<string> {
  const { id } = await createCustomer(api(shop.key), { name: 'Roe', city: 'Rome', ...fields });
  const contacts = [{ name: 'Ada', email: 'Ada@acme.example', portal: true }];
  const saved = await saveForm(`${CUSTOMERS}/${id}`, { contacts });
  if (saved.status !== 200) throw new Error(saved.text);
  return id;
}

const ask = async (customer: string, changes: Fields, email = ADA) =>
  portal.ask(await seenRow(url(), customer), email, changes);
const latest = async (customer: string) =>
  latestRequest(portal.db, (await seenRow(url(), customer)).row_id);
const show = (customer: string, client: HttpClient = adminApi()) =>
  client.get(`/invoicing/customers/${customer}/contact-request`);
const decide = (
  customer: string,
  request: unknown,
  how: 'confirm' | 'refuse',
  { client = adminApi(), body = {} }: { client?: HttpClient; body?: object } = {},
) =>
  client.post(`/invoicing/customers/${customer}/contact-requests/${String(request)}/${how}`, body);
const waiting = async (customer: string): Promise<number> =>
  (await show(customer)).body.data.id as number;
const stored = async (customer: string, shop = mine): Promise<Fields> =>
  (await api(shop.key).get(`/api/v1/customers/${customer}`)).body as Fields;

describe('a request', () => {
  test('waits with what differs, and changes nothing before somebody decides', async () => {
    const customer = await customerOf();
    const before = await stored(customer);
    const changes = { name: ' Roe Ltd ', city: 'Rome', phone: '', vat_id: null, notes: 'mine' };
    expect(await ask(customer, changes)).toBe(true);
    expect(await stored(customer)).toEqual(before);
    expect(await latest(customer)).toEqual({
      state: 'open',
      changes: { name: 'Roe Ltd' },
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      decided_at: null,
    });
    const { body } = await show(customer);
    expect(body.data).toEqual({
      id: expect.any(Number),
      email: ADA,
      at: expect.stringMatching(/Z$/),
      changes: [{ field: 'name', label: 'Name', now: 'Roe', wanted: 'Roe Ltd' }],
      can: true,
    });
  });

  test('is checked as the API checks a customer, all at once', async () => {
    const customer = await customerOf();
    const wrong = { name: ' ', email: 'x', vat_id: 'DE1', city: { a: 1 }, phone: 'x'.repeat(256) };
    const fields = ['/name', '/email', '/phone', '/city', '/vat_id'];
    await expect(ask(customer, wrong)).rejects.toMatchObject({
      code: 'validation_failed',
      fields: fields.map((pointer) => ({ pointer })),
    });
    expect(await latest(customer)).toBeNull();
  });

  test('takes the place of the one that waits, which nobody can confirm any more', async () => {
    const customer = await customerOf();
    await ask(customer, { city: 'Milan' });
    const first = await waiting(customer);
    await ask(customer, { phone: '7' });
    const { status, body } = await decide(customer, first, 'confirm');
    expect([status, body.error.message]).toEqual([409, expect.stringContaining('newer')]);
    expect(await stored(customer)).toMatchObject({ city: 'Rome', phone: null });
    expect((await decide(customer, await waiting(customer), 'confirm')).status).toBe(200);
    expect(await stored(customer)).toMatchObject({ city: 'Rome', phone: '7' });
  });

  test('is withdrawn by one that wants nothing else', async () => {
    const customer = await customerOf();
    await ask(customer, { city: 'Milan' });
    expect(await ask(customer, { city: 'Rome' })).toBe(false);
    expect([await latest(customer), (await show(customer)).body.data]).toEqual([null, null]);
  });

  test('of an address that may not sign in is not stored, nor for another business', async () => {
    const customer = await customerOf();
    expect(await ask(customer, { city: 'Milan' }, 'eve@acme.example')).toBe(false);
    const { row_id } = await seenRow(url(), customer);
    const { business_row_id } = await seenRow(url(), foreign.ids.customer);
    expect(await portal.ask({ row_id, business_row_id }, ADA, { city: 'Milan' })).toBe(false);
    expect(await latest(customer)).toBeNull();
  });

  test('of many at once is one', async () => {
    const customer = await customerOf();
    const cities = ['Milan', 'Turin', 'Bari', 'Pisa'];
    await Promise.all(cities.map((city) => ask(customer, { city })));
    const { row_id } = await seenRow(url(), customer);
    const text = 'SELECT state FROM contact_requests WHERE customer_id = $1';
    expect(await rows.sql(text, [row_id])).toEqual([{ state: 'open' }]);
  });
});

describe('an operator', () => {
  test('confirms the fields that the request names: with history, event and version', async () => {
    const customer = await customerOf();
    await ask(customer, { city: 'Milan', phone: '7' });
    const client = api(mine.key);
    await client.patch(`/api/v1/customers/${customer}`, { name: 'Roe GmbH', phone: '8' });
    const before = await stored(customer);
    const operator = await memberOf(mine.ids.business);
    const id = await waiting(customer);
    const { status, body } = await decide(customer, id, 'confirm', { client: operator });
    expect([status, body.data]).toEqual([200, { documentId: customer, state: 'confirmed' }]);
    const after = await stored(customer);
    expect(after).toMatchObject({ name: 'Roe GmbH', city: 'Milan', phone: '7' });
    expect(String(after['updated_at']) > String(before['updated_at'])).toBe(true);
    const [entry] = await historyOf(client, `/api/v1/customers/${customer}`);
    expect(entry?.actor).toEqual({ type: 'operator', name: 'Limited Operator' });
    expect(changesOf(entry)).toEqual({ city: ['Rome', 'Milan'], phone: ['8', '7'] });
    const events = (await settledEvents(client)).filter(({ data }) => data.id === customer);
    expect(events.at(-1)).toMatchObject({ type: 'customer.updated', data: { city: 'Milan' } });
    expect(await latest(customer)).toMatchObject({
      state: 'confirmed',
      decided_at: expect.stringMatching(/Z$/),
    });
    const { body: form } = await adminApi().get(`${CUSTOMERS}/${customer}`);
    expect(form.data.updatedBy.id).toBe(operator.id);
  });

  test('refuses, which changes nothing and can be seen', async () => {
    const customer = await customerOf();
    await ask(customer, { city: 'Milan' });
    const before = await stored(customer);
    const { status, body } = await decide(customer, await waiting(customer), 'refuse');
    expect([status, body.data.state]).toEqual([200, 'refused']);
    expect(await stored(customer)).toEqual(before);
    expect(await latest(customer)).toMatchObject({ state: 'refused' });
    expect((await show(customer)).body.data).toBeNull();
  });

  test('decides once, also by two clicks and by two people', async () => {
    const customer = await customerOf();
    await ask(customer, { city: 'Milan' });
    const id = await waiting(customer);
    const confirmed = await Promise.all([1, 2, 3].map(() => decide(customer, id, 'confirm')));
    expect(confirmed.map(({ status }) => status)).toEqual([200, 200, 200]);
    const entries = await historyOf(api(mine.key), `/api/v1/customers/${customer}`);
    expect(entries.filter((entry) => 'city' in changesOf(entry))).toHaveLength(2);
    await api(mine.key).patch(`/api/v1/customers/${customer}`, { city: 'Bari' });
    expect((await decide(customer, id, 'confirm')).status).toBe(200);
    expect((await decide(customer, id, 'refuse')).status).toBe(409);
    expect(await stored(customer)).toMatchObject({ city: 'Bari' });
    expect(await latest(customer)).toMatchObject({ state: 'confirmed' });
  });

  test('either confirms or refuses when two decide at once', async () => {
    const customer = await customerOf();
    await ask(customer, { city: 'Milan' });
    const id = await waiting(customer);
    const both = await Promise.all([
      decide(customer, id, 'confirm'),
      decide(customer, id, 'refuse'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const state = both[0].status === 200 ? 'confirmed' : 'refused';
    expect(await latest(customer)).toMatchObject({ state });
    expect((await stored(customer))['city']).toBe(state === 'confirmed' ? 'Milan' : 'Rome');
  });

  test('sees on the home page which customers wait, of the chosen business alone', async () => {
    const operator = await memberOf(mine.ids.business);
    const seen = async (query = '', client: HttpClient = operator) =>
      (await client.get(`/invoicing/home${query}`)).body.data.contact_requests as Fields[];
    const [here, there] = [await customerOf(), await customerOf(foreign)];
    for (const one of [here, there]) await ask(one, { city: 'Milan' });
    expect(await seen()).toContainEqual({ documentId: here, name: 'Roe' });
    const ids = async (...asked: Parameters<typeof seen>) =>
      (await seen(...asked)).map(({ documentId }) => documentId);
    expect(await ids()).not.toContain(there);
    const ofForeign = await ids(`?business=${foreign.ids.business}`, adminApi());
    expect([ofForeign.includes(there), ofForeign.includes(here)]).toEqual([true, false]);
    await decide(here, await waiting(here), 'refuse');
    expect(await ids()).not.toContain(here);
  });
});

describe('a request is closed', () => {
  const limited = (reads: string[], updates: string[] = reads, business = mine.ids.business) =>
    memberOf(business, [
      inMyBusinesses('read', CUSTOMER, ['name', 'business', ...reads]),
      inMyBusinesses('update', CUSTOMER, ['name', 'business', ...updates]),
    ]);
  const HOW = ['confirm', 'refuse'] as const;

  test('to a role that hides one of its fields, which learns nothing of it', async () => {
    const customer = await customerOf();
    await ask(customer, { city: 'Milan', phone: '7' });
    const id = await waiting(customer);
    const blind = await limited(['city', 'contacts']);
    expect((await show(customer, blind)).body.data).toBeNull();
    for (const how of HOW)
      expect((await decide(customer, id, how, { client: blind })).status).toBe(403);
    const { body } = await blind.get('/invoicing/home');
    expect(JSON.stringify(body.data.contact_requests)).not.toContain(customer);
  });

  test('to decisions of a role that may not change one of its fields', async () => {
    const customer = await customerOf();
    await ask(customer, { city: 'Milan' });
    const id = await waiting(customer);
    const reader = await limited(['city'], ['phone']);
    expect((await show(customer, reader)).body.data).toMatchObject({ email: null, can: false });
    for (const how of HOW)
      expect((await decide(customer, id, how, { client: reader })).status).toBe(403);
    expect(await stored(customer)).toMatchObject({ city: 'Rome' });
  });

  test('to another customer, to what is no request, and to a hostile body', async () => {
    const [one, other] = [await customerOf(), await customerOf(foreign)];
    for (const customer of [one, other]) await ask(customer, { city: 'Milan' });
    const id = await waiting(one);
    for (const wrong of [await waiting(other), '0', '-1', '1e3', '99999999999', 'x', "1'"])
      for (const how of HOW)
        expect([wrong, (await decide(one, wrong, how)).status]).toEqual([wrong, 409]);
    expect(await latest(other)).toMatchObject({ state: 'open' });
    const body = { changes: { name: 'Eve' }, state: 'refused', customer: other, name: 'Eve' };
    expect((await decide(one, id, 'confirm', { body })).status).toBe(200);
    expect(await stored(one)).toMatchObject({ name: 'Roe', city: 'Milan' });
    expect(await stored(other, foreign)).toMatchObject({ name: 'Roe', city: 'Rome' });
  });
});

test('decided requests are deleted after 90 days, and those that wait stay', async () => {
  const customers = [await customerOf(), await customerOf(), await customerOf()] as const;
  const [old, young, open] = customers;
  for (const one of customers) await ask(one, { city: 'Milan' });
  for (const one of [old, young]) await decide(one, await waiting(one), 'refuse');
  const age = async (customer: string, days: number) =>
    rows.sql(
      `UPDATE contact_requests SET created_at = created_at - $2::interval,
        decided_at = decided_at - $2::interval WHERE customer_id = $1`,
      [(await seenRow(url(), customer)).row_id, `${days} days 1 hour`],
    );
  await age(old, 90);
  await age(young, 89);
  await age(open, 400);
  await forgetContactRequests(portal.strapi);
  expect(await Promise.all(customers.map(latest))).toMatchObject([
    null,
    { state: 'refused' },
    { state: 'open' },
  ]);
});
