import { adminApi, api, BUSINESSES, createKey } from '../support/api';
import { connect, INVOICES, line, saveForm } from '../support/desk';
import { ask, pageOf } from '../support/hosted';
import type { HttpClient } from '../support/http';
import { createCustomer, type Fields } from '../support/records';
import { createRecurring, RECURRING } from '../support/recurring';
import { memberOf } from '../support/two-businesses';
import { inMyBusinesses } from '../support/operators';
import { CONTENT_TYPE } from '../../src/content-types';

/** The account of an invoice in the panel. */

const EUR = { label: 'Main', iban: 'DE89370400440532013000' };
const GBP = { label: 'London', iban: 'GB33BUKB20201555555555' };
const RECURRING_FORMS =
  '/content-manager/collection-types/api::recurring-invoice.recurring-invoice';

let business: string;
let client: HttpClient;
let customer: string;
let main: string;
let london: string;

beforeEach(async () => {
  const made = await createKey({ businessFields: { bank_accounts: [EUR, GBP] } });
  ({ business } = made);
  client = api(made.key);
  customer = (await createCustomer(client)).id;
  const { body } = await client.get('/api/v1/business');
  [main, london] = body.bank_accounts.map(({ id }: { id: string }) => id);
});

const make = async (fields: Fields = {}): Promise<string> => {
  const owner = { business: connect(business), customer: connect(customer) };
  const form = { ...owner, items: [line()], bank_account_id: london, ...fields };
  const answer = await adminApi().post(INVOICES, form);
  expect(answer.status).toBe(201);
  return answer.body.data.documentId;
};
const read = async (id: string) => (await client.get(`/api/v1/invoices/${id}`)).body;
const dropLondon = () =>
  saveForm(`${BUSINESSES}/${business}`, { bank_accounts: [{ id: main, ...EUR }] });

test('a form names an account, and is refused one of another business', async () => {
  const id = await make();
  expect((await read(id)).bank_account_id).toBe(london);
  const path = `${INVOICES}/${id}`;
  expect((await saveForm(path, { bank_account_id: '' })).status).toBe(200);
  expect((await read(id)).bank_account_id).toBeNull();
  const other = await createKey({ businessFields: { bank_accounts: [EUR] } });
  const [foreign] = (await api(other.key).get('/api/v1/business')).body.bank_accounts;
  const refused = await saveForm(path, { bank_account_id: foreign.id });
  expect(refused.status).toBe(400);
  expect(refused.body.error.details.errors).toMatchObject([{ path: ['bank_account_id'] }]);
});

test('a duplicate has the account of the original', async () => {
  const id = await make();
  const copy = await adminApi().post(`/invoicing/invoices/${id}/duplicate`);
  expect((await read(copy.body.data.documentId)).bank_account_id).toBe(london);
});

test('a draft whose account was deleted is saved without it', async () => {
  const id = await make();
  expect((await dropLondon()).status).toBe(200);
  const form = { bank_account_id: london, notes: 'N' };
  expect((await saveForm(`${INVOICES}/${id}`, form)).status).toBe(200);
  expect(await read(id)).toMatchObject({ bank_account_id: null, notes: 'N' });
});

test('an issued invoice gets another account by a form, until it is handed out', async () => {
  const id = await make();
  await client.patch(`/api/v1/invoices/${id}`, { status: 'sent' });
  const path = `${INVOICES}/${id}`;
  expect((await saveForm(path, { bank_account_id: main })).status).toBe(200);
  expect((await read(id)).bank_account_id).toBe(main);
  const changes = async () =>
    (await adminApi().get(`/invoicing/invoices/${id}/record`)).body.data.changes;
  expect(await changes()).toContain('bank_account_id');
  await ask(await pageOf(client, `invoices/${id}`));
  expect((await saveForm(path, { bank_account_id: main, notes: 'N' })).status).toBe(200);
  const late = await saveForm(path, { bank_account_id: london });
  expect([late.status, late.body.error.details.errors]).toMatchObject([
    400,
    [{ path: ['bank_account_id'] }],
  ]);
  expect(await changes()).not.toContain('bank_account_id');
});

test('an issued invoice whose account was deleted is saved with it', async () => {
  const id = await make();
  await client.patch(`/api/v1/invoices/${id}`, { status: 'sent' });
  await dropLondon();
  const form = { bank_account_id: london, notes: 'N' };
  expect((await saveForm(`${INVOICES}/${id}`, form)).status).toBe(200);
  expect(await read(id)).toMatchObject({ bank_account_id: london, notes: 'N' });
});

test('a recurring invoice whose account was deleted is saved with it', async () => {
  const { id } = await createRecurring(client, { bank_account_id: london });
  await dropLondon();
  const form = { bank_account_id: london, name: 'Hosting' };
  expect((await saveForm(`${RECURRING_FORMS}/${id}`, form)).status).toBe(200);
  expect((await client.get(`${RECURRING}/${id}`)).body.name).toBe('Hosting');
});

test('the history names the account, and no role that hides accounts learns of them', async () => {
  const id = await make();
  await client.patch(`/api/v1/invoices/${id}`, { bank_account_id: main });
  const path = `/invoicing/invoices/${id}/history`;
  const { names } = (await adminApi().get(path)).body.data;
  expect(names).toMatchObject({ [london]: 'London', [main]: 'Main' });
  const may = (fields: string[]) =>
    memberOf(business, [
      ...['read', 'update'].map((action) => inMyBusinesses(action, CONTENT_TYPE.invoice)),
      inMyBusinesses('read', CONTENT_TYPE.business, ['name', ...fields]),
    ]);
  const accounts = async (fields: string[]) => {
    const who = await may(fields);
    const { businesses } = (await who.get('/invoicing/businesses')).body.data;
    const told = (await who.get(path)).body.data.names;
    return [businesses[0].bank_accounts.length, Object.keys(told).length];
  };
  expect(await accounts([])).toEqual([0, 0]);
  expect(await accounts(['bank_accounts'])).toEqual([2, 2]);
});
