import { CONTENT_TYPE } from '../../src/content-types';
import { adminApi, api } from '../support/api';
import { CUSTOMERS, saveForm } from '../support/desk';
import { changesOf, historyOf } from '../support/history';
import type { HttpClient } from '../support/http';
import { inMyBusinesses } from '../support/operators';
import { portalRows, seenRow } from '../support/portal-people';
import { createCustomer, type Fields } from '../support/records';
import { readRun } from '../support/run';
import { memberOf, twoShops, type Shop } from '../support/two-businesses';

/** Who may use the portal, beside the form of a customer. Mails go out in another file. */

const CUSTOMER = CONTENT_TYPE.customer;
const url = () => readRun().sharedDatabaseUrl;
const UNKNOWN = 'f1a8f9a4-5c3f-4a2e-9a55-7d1d6b3f2c10';

let mine: Shop;
let foreign: Shop;
let rows: ReturnType<typeof portalRows>;
let made = 0;
const run = Math.random().toString(36).slice(2, 8);
const freshAddress = () => `ada${(made += 1)}.${run}@acme.example`;

beforeAll(async () => {
  ({ mine, foreign } = await twoShops());
  rows = portalRows(url());
});

interface Invited {
  customer: string;
  contact: string;
  email: string;
}

/** A customer whose contact was invited by its form. */
async function invited(shop = mine, email = freshAddress(), more: Fields[] = []): Promise<Invited> {
  const { id } = await createCustomer(api(shop.key), { name: 'Roe' });
  const contacts = [{ name: 'Ada', email, portal: true }, ...more];
  const saved = await saveForm(`${CUSTOMERS}/${id}`, { contacts });
  if (saved.status !== 200) throw new Error(saved.text);
  const [contact] = saved.body.data.contacts as { id: string }[];
  return { customer: id, contact: contact?.id ?? '', email };
}

const pathOf = (customer: string) => `/invoicing/customers/${customer}/portal`;
const show = (customer: string, client: HttpClient = adminApi()) => client.get(pathOf(customer));
const act = (
  { customer, contact }: Pick<Invited, 'customer' | 'contact'>,
  action: string,
  client: HttpClient = adminApi(),
  body: object = {},
) => client.post(`${pathOf(customer)}/${contact}/${action}`, body);
const ACTIONS = ['invite', 'sign-out', 'revoke'];

/** An operator of one business, who may read and change these fields of its customers. */
const limited = (reads: string[], updates: string[] = reads, business = mine.ids.business) =>
  memberOf(business, [
    inMyBusinesses('read', CUSTOMER, ['name', 'business', ...reads]),
    inMyBusinesses('update', CUSTOMER, ['name', 'business', ...updates]),
  ]);

describe('the form of a customer', () => {
  test('invites a contact whose mark is set, and shows what became of it', async () => {
    const { customer, contact, email } = await invited(mine, freshAddress().toUpperCase());
    const address = email.toLowerCase();
    expect(await rows.mails(address)).toEqual([{ kind: 'invitation', state: 'queued' }]);
    const { status, body } = await show(customer);
    const person = { id: contact, name: 'Ada', email, signed_in_at: null, sessions: 0 };
    const at = expect.stringMatching(/^\d{4}-.*Z$/) as unknown;
    const waiting = { state: 'queued', at, error: null };
    expect([status, body.data]).toEqual([
      200,
      { people: [{ ...person, invitation: waiting }], lacks: 'SMTP_URL', can: true },
    ]);
    await rows.sql(
      `UPDATE portal_mails SET state = 'failed', last_error = '550 nobody' WHERE email = $1`,
      [address],
    );
    const [failed] = (await show(customer)).body.data.people as Fields[];
    expect(failed?.['invitation']).toEqual({ state: 'failed', at, error: '550 nobody' });
  });

  test('asks for the address of a contact that may use the portal, at its field', async () => {
    const { customer, contact } = await invited();
    const contacts = [{ id: contact, name: 'Ada', email: '', portal: true }];
    const { status, body } = await saveForm(`${CUSTOMERS}/${customer}`, { contacts });
    const paths = (body.error.details.errors as { path: string[] }[]).map(({ path }) => path);
    expect([status, paths]).toEqual([400, [['contacts', '0', 'email']]]);
  });

  test('invites nobody again by a save that keeps the mark, nor by a copy', async () => {
    const { customer, email } = await invited();
    expect((await saveForm(`${CUSTOMERS}/${customer}`, { phone: '7' })).status).toBe(200);
    const copied = await adminApi().post(`${CUSTOMERS}/clone/${customer}`, { name: 'Copy' });
    expect(copied.body.data.contacts).toMatchObject([{ email, portal: false }]);
    expect(await rows.mails(email)).toHaveLength(1);
  });

  test('says who may use the portal in the history', async () => {
    const { customer } = await invited();
    const [entry] = await historyOf(api(mine.key), `/api/v1/customers/${customer}`);
    expect(changesOf(entry)).toMatchObject({ contacts: [null, [{ name: 'Ada', portal: true }]] });
  });
});

describe('beside the form', () => {
  test('stands when somebody signed in last, and how many sessions are open', async () => {
    const { customer, email } = await invited();
    const userId = await rows.person(email, '2026-11-20T10:00:00');
    const other = await seenRow(url(), foreign.ids.customer);
    const own = await seenRow(url(), customer);
    await rows.session(userId);
    await rows.session(userId, { business: own.business_row_id });
    await rows.session(userId, { business: other.business_row_id });
    await rows.session(userId, { status: 'rotated' });
    await rows.session(userId, { ends: '-1 second' });
    await rows.session(userId, { origin: 'admin' });
    const { body } = await show(customer);
    expect(body.data.people).toMatchObject([
      { signed_in_at: '2026-11-20T10:00:00.000Z', sessions: 2 },
    ]);
  });

  test('stand only contacts that may use the portal, and nothing of another business', async () => {
    const email = freshAddress();
    const there = await invited(foreign, email);
    const here = await invited(mine, email, [{ name: 'Bob', email: freshAddress() }]);
    await rows.sql(`UPDATE portal_mails SET state = 'sent' WHERE customer_id = $1`, [
      (await seenRow(url(), there.customer)).row_id,
    ]);
    const { text, body } = await show(here.customer);
    expect(body.data.people).toMatchObject([{ name: 'Ada', invitation: { state: 'queued' } }]);
    for (const one of [there.customer, there.contact, foreign.mark])
      expect(text).not.toContain(one);
  });
});

describe('an operator who may change contacts', () => {
  test('revokes: sessions, links and user end, the history names the operator', async () => {
    const one = await invited();
    const userId = await rows.person(one.email);
    await rows.session(userId);
    await rows.link(one.email);
    const operator = await limited(['contacts']);
    const { status, body } = await act(one, 'revoke', operator);
    expect([status, body.data]).toEqual([200, { people: [], lacks: 'SMTP_URL', can: true }]);
    expect(await rows.left(one.email, userId)).toEqual([0, 0, 0]);
    expect(await rows.mails(one.email)).toEqual([]);
    const client = api(mine.key);
    const { body: customer } = await client.get(`/api/v1/customers/${one.customer}`);
    expect(customer.contacts).toMatchObject([{ id: one.contact, portal: false }]);
    const [entry] = await historyOf(client, `/api/v1/customers/${one.customer}`);
    expect(entry?.actor).toEqual({ type: 'operator', name: 'Limited Operator' });
    const { body: form } = await adminApi().get(`${CUSTOMERS}/${one.customer}`);
    expect(form.data.updatedBy.id).toBe(operator.id);
  });

  test('revokes once: a second click changes nothing', async () => {
    const one = await invited();
    const both = await Promise.all([act(one, 'revoke'), act(one, 'revoke')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const entries = await historyOf(api(mine.key), `/api/v1/customers/${one.customer}`);
    expect(entries).toHaveLength(3);
    for (const action of ['invite', 'sign-out']) expect((await act(one, action)).status).toBe(404);
  });

  test('signs somebody out everywhere, and leaves the access and all others', async () => {
    const [one, other] = [await invited(), await invited()];
    const userId = await rows.person(one.email);
    const otherId = await rows.person(other.email);
    for (const id of [userId, userId, otherId]) await rows.session(id);
    for (const { email } of [one, other]) await rows.link(email);
    const { status, body } = await act(one, 'sign-out');
    expect([status, body.data.people]).toMatchObject([200, [{ email: one.email, sessions: 0 }]]);
    expect(await rows.left(one.email, userId)).toEqual([1, 0, 0]);
    expect(await rows.left(other.email, otherId)).toEqual([1, 1, 1]);
  });

  test('is told that no invitation can be sent without a mail server', async () => {
    const one = await invited();
    await rows.sql(`UPDATE portal_mails SET state = 'sent' WHERE email = $1`, [one.email]);
    const { status, body } = await act(one, 'invite');
    expect([status, body.error.message]).toEqual([409, expect.stringContaining('SMTP_URL')]);
    expect(await rows.mails(one.email)).toEqual([{ kind: 'invitation', state: 'sent' }]);
  });
});

describe('of a person whom another business names, too, a business', () => {
  /** Somebody with a session, a link and a mail that waits, whom `mine` names after that. */
  async function shared() {
    const email = freshAddress();
    const there = await invited(foreign, email);
    const userId = await rows.person(email);
    await rows.session(userId);
    await rows.link(email);
    await rows.sql(`INSERT INTO portal_mails (kind, email) VALUES ('sign_in', $1)`, [email]);
    return { email, there, userId, here: await invited(mine, email) };
  }
  const waiting = async (email: string) =>
    (await rows.mails(email)).filter(({ kind, state }) => kind === 'sign_in' && state === 'queued');

  test('sees no sign-in and no session from before it named the address', async () => {
    const { here, there, userId, email } = await shared();
    const seen = async ({ customer }: Invited) => (await show(customer)).body.data.people[0];
    expect(await seen(here)).toMatchObject({ signed_in_at: null, sessions: 0 });
    expect(await seen(there)).toMatchObject({ signed_in_at: expect.any(String), sessions: 1 });
    await rows.session(userId);
    expect([(await seen(here)).sessions, (await seen(there)).sessions]).toEqual([1, 2]);
    await act(here, 'sign-out');
    expect([(await seen(here)).sessions, (await seen(there)).sessions]).toEqual([0, 2]);
    await saveForm(`${CUSTOMERS}/${here.customer}`, { contacts: [] });
    const again = await invited(mine, email);
    expect(await seen(again)).toMatchObject({ signed_in_at: null, sessions: 0 });
  });

  test.each<[string, (here: Invited) => Promise<{ status: number }>]>([
    ['signing out', (here) => act(here, 'sign-out')],
    ['revoking', (here) => act(here, 'revoke')],
    [
      'a PATCH of a key',
      ({ customer }) => api(mine.key).patch(`/api/v1/customers/${customer}`, { contacts: [] }),
    ],
    ['a deletion', ({ customer }) => adminApi().delete(`${CUSTOMERS}/${customer}`)],
  ])('ends by %s what its own app opened, and nothing else', async (_, end) => {
    const { email, here, there, userId } = await shared();
    const own = await seenRow(url(), here.customer);
    await rows.session(userId, { business: own.business_row_id });
    await rows.link(email, own.business_row_id);
    expect(await rows.left(email, userId)).toEqual([1, 2, 2]);
    expect((await end(here)).status).toBeLessThan(300);
    expect(await rows.left(email, userId)).toEqual([1, 1, 1]);
    expect(await waiting(email)).toHaveLength(1);
    expect((await show(there.customer)).body.data.people).toMatchObject([{ email, sessions: 1 }]);
    expect((await act(there, 'revoke')).status).toBe(200);
  });

  test('ends everything when it is the last one', async () => {
    const { email, here, there, userId } = await shared();
    for (const one of [here, there]) expect((await act(one, 'revoke')).status).toBe(200);
    expect([await rows.left(email, userId), await waiting(email)]).toEqual([[0, 0, 0], []]);
    expect(await rows.sql('SELECT FROM portal_people WHERE email = $1', [email])).toEqual([]);
  });
});

describe('nobody else', () => {
  test('sees or changes the access: not a role that hides contacts', async () => {
    const one = await invited();
    const blind = await limited(['email']);
    for (const answer of [
      await show(one.customer, blind),
      ...(await Promise.all(ACTIONS.map((action) => act(one, action, blind)))),
    ]) {
      expect(answer.status).toBe(403);
      expect(answer.text).not.toContain(one.email);
    }
  });

  test('changes the access: not a role that may only read contacts', async () => {
    const one = await invited();
    const reader = await limited(['contacts'], ['email']);
    expect((await show(one.customer, reader)).body.data).toMatchObject({ can: false });
    for (const action of ACTIONS) expect((await act(one, action, reader)).status).toBe(403);
    const saved = await saveForm(`${CUSTOMERS}/${one.customer}`, { contacts: [] }, reader);
    expect(saved.text).not.toContain('"contacts":[]');
    expect((await show(one.customer)).body.data.people).toHaveLength(1);
  });

  test('reaches a contact over another customer, or by what is no contact', async () => {
    const [one, other] = [await invited(), await invited(foreign)];
    for (const action of ACTIONS) {
      const crossed = { customer: one.customer, contact: other.contact };
      for (const wrong of [crossed, { ...one, contact: UNKNOWN }, { ...one, contact: '1' }])
        expect([action, (await act(wrong, action)).status]).toEqual([action, 404]);
    }
    expect((await show(other.customer)).body.data.people).toHaveLength(1);
  });

  test('gets more by a hostile body, and a key opens none of these routes', async () => {
    const [one, other] = [await invited(), await invited()];
    const body = { contact: other.contact, customer: other.customer, contacts: [], email: 'x@y.z' };
    expect((await act(one, 'revoke', adminApi(), body)).status).toBe(200);
    expect((await show(other.customer)).body.data.people).toHaveLength(1);
    const key = api(mine.key);
    expect((await show(other.customer, key)).status).toBe(401);
    for (const action of ACTIONS) expect((await act(other, action, key)).status).toBe(401);
  });
});
