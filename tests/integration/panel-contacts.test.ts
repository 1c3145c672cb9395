import { CONTENT_TYPE } from '../../src/content-types';
import { adminApi, api } from '../support/api';
import { connect, CUSTOMERS, saveForm } from '../support/desk';
import { listed } from '../support/listed';
import { inMyBusinesses } from '../support/operators';
import { createCustomer, UUID, type Fields } from '../support/records';
import { collection, memberOf, twoShops, type Shop } from '../support/two-businesses';
import type { HttpClient } from '../support/http';

/** Contacts in the form of a customer, and what roles show of them. */

let mine: Shop;
let foreign: Shop;
let client: HttpClient;

beforeAll(async () => {
  ({ mine, foreign } = await twoShops());
  client = api(mine.key);
});

const ADA = { name: 'Ada Zqx', email: 'ada@zqx.example', receives_documents: true };
const BOB = { name: 'Bób Zqy', email: null };
const WHOLE = { receives_documents: false, receives_reminders: false, portal: false };
const id = expect.stringMatching(UUID) as unknown;

const customerWith = async (contacts: readonly Fields[]) => {
  const made = await createCustomer(client, { name: 'Roe', contacts });
  return { id: made.id as string, contacts: made['contacts'] as [Fields, ...Fields[]] };
};
const contactsOf = async (customer: string) =>
  (await client.get(`/api/v1/customers/${customer}`)).body.contacts as unknown;
const save = (customer: string, contacts: unknown) =>
  saveForm(`${CUSTOMERS}/${customer}`, { contacts });

describe('the form of a customer', () => {
  test('makes contacts, changes them under their ids, and copies them under new ones', async () => {
    const form = { name: 'Roe', business: connect(mine.ids.business), contacts: [ADA] };
    const made = await adminApi().post(CUSTOMERS, form);
    expect([made.status, made.body.data.contacts]).toEqual([201, [{ ...WHOLE, ...ADA, id }]]);
    const customer = made.body.data.documentId as string;
    const [ada] = made.body.data.contacts as [Fields];
    expect((await save(customer, [BOB, { ...ada, name: 'Ada' }])).status).toBe(200);
    const changed = [
      { ...WHOLE, ...BOB, id },
      { ...ada, name: 'Ada' },
    ];
    expect(await contactsOf(customer)).toEqual(changed);
    const clone = `${CUSTOMERS}/clone/${customer}`;
    const copied = await adminApi().post(clone, { name: 'Copy' });
    expect(copied.body.data.contacts).toEqual(changed.map((one) => ({ ...one, id })));
    expect(copied.body.data.contacts[1].id).not.toBe(ada['id']);
  });

  test('keeps contacts that it does not name, and removes those of an empty list', async () => {
    const customer = await customerWith([ADA]);
    const named = await saveForm(`${CUSTOMERS}/${customer.id}`, { phone: '1' });
    expect(named.status).toBe(200);
    expect(await contactsOf(customer.id)).toEqual(customer.contacts);
    expect((await save(customer.id, [])).body.data.contacts).toBeNull();
    expect(await contactsOf(customer.id)).toEqual([]);
  });

  test('says all that is wrong at once, at its places', async () => {
    const customer = await customerWith([ADA]);
    const wrong = [{ name: '', email: 'x' }, ADA, { ...BOB, email: 'b', receives_reminders: 1 }];
    const { status, body } = await save(customer.id, wrong);
    const paths = (body.error.details.errors as { path: string[] }[]).map(({ path }) =>
      path.join('.'),
    );
    expect([status, paths]).toEqual([
      400,
      ['contacts.0.name', 'contacts.0.email', 'contacts.2.email', 'contacts.2.receives_reminders'],
    ]);
    expect(body.error.message).toContain('contact 1: name');
    expect(await contactsOf(customer.id)).toEqual(customer.contacts);
  });

  test('that is outdated changes no contacts, and says that they differ', async () => {
    const customer = await customerWith([ADA]);
    const path = `${CUSTOMERS}/${customer.id}`;
    const { body } = await adminApi().get(path);
    await client.patch(`/api/v1/customers/${customer.id}`, { contacts: [BOB] });
    const { updatedAt } = body.data as { updatedAt: string };
    const stale = await adminApi().put(path, { contacts: customer.contacts, updatedAt });
    expect([stale.status, stale.body.error.details.outdated.fields]).toEqual([409, ['contacts']]);
    expect(await contactsOf(customer.id)).toMatchObject([BOB]);
  });
});

test('the list finds a customer by a name and an address of its contacts', async () => {
  const customer = await customerWith([ADA, BOB]);
  const found = async (text: string) => {
    const { rows } = await listed(adminApi(), `_q=${encodeURIComponent(text)}`, 'customers');
    return rows.map((one) => one.documentId);
  };
  for (const text of ['ZQX.example', 'bob zqy'])
    expect([text, await found(text)]).toEqual([text, expect.arrayContaining([customer.id])]);
  for (const text of ['receives_documents', 'zqx","email', customer.contacts[0]['id'] as string])
    expect([text, await found(text)]).toEqual([text, []]);
});

describe('a role', () => {
  const CUSTOMER = CONTENT_TYPE.customer;
  const limited = (fields: string[]) =>
    memberOf(
      mine.ids.business,
      ['read', 'update'].map((action) =>
        inMyBusinesses(action, CUSTOMER, ['name', 'business', ...fields]),
      ),
    );

  test('that hides contacts shows none, finds nobody by them and keeps them', async () => {
    const operator = await limited(['email', 'phone']);
    const customer = await customerWith([ADA]);
    const path = collection('customer', customer.id);
    const paths = [
      path,
      `${collection('customer')}?populate=*`,
      `/invoicing/customers/${customer.id}/history`,
      '/invoicing/export/customers',
    ];
    for (const one of paths) {
      const { status, text } = await operator.get(one);
      expect([one, status, text.includes('zqx')]).toEqual([one, 200, false]);
    }
    const searched = await listed(operator, '_q=ada@zqx', 'customers');
    expect(searched.rows).toEqual([]);
    const saved = await operator.put(path, { phone: '7', contacts: [] });
    expect(saved.text).not.toContain('zqx');
    expect(await contactsOf(customer.id)).toEqual(customer.contacts);
  });

  test('of one business reaches no contact of another', async () => {
    const operator = await limited(['email', 'contacts']);
    const path = collection('customer', foreign.ids.customer);
    const before = await api(foreign.key).get(`/api/v1/customers/${foreign.ids.customer}`);
    expect((await operator.put(path, { contacts: [ADA] })).status).toBeGreaterThanOrEqual(403);
    const after = await api(foreign.key).get(`/api/v1/customers/${foreign.ids.customer}`);
    expect(after.body).toEqual(before.body);
  });
});
