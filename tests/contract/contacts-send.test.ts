import { expectError } from '../support/expect-error';
import { historyOf } from '../support/history';
import type { Fields } from '../support/records';
import { createSender, mailService, storedMails, type Sender } from '../support/sends';
import type { ServiceAt } from '../support/service';

/** Whom a send without `to` goes to (contract §16). */

let service: ServiceAt;

beforeAll(async () => {
  service = await mailService();
});

const BOSS = { name: 'Boss', email: 'boss@acme.example' };
const BOOKS = { name: 'Books', email: 'books@acme.example', receives_documents: true };
const CARL = { name: 'Carl', email: 'carl@acme.example', receives_documents: true };
const DUNS = { name: 'Duns', email: 'duns@acme.example', receives_reminders: true };

const withContacts = (contacts: readonly Fields[], business: Fields = {}): Promise<Sender> =>
  createSender(service, {
    business: { name: 'Nord Design', ...business },
    customer: { email: 'ada@acme.example', contacts },
  });

const send = async ({ client }: Sender, path: string, body?: Fields) =>
  client.post(`/api/v1/${path}/send`, body);

test('every kind of document goes to the contacts that receive documents', async () => {
  const sender = await withContacts([BOSS, BOOKS, CARL, DUNS]);
  const to = ['books@acme.example', 'carl@acme.example'];
  for (const path of [
    `invoices/${await sender.invoice()}`,
    `quotations/${await sender.quotation()}`,
    `credit-notes/${await sender.creditNote()}`,
  ]) {
    const { status, body } = await send(sender, path);
    expect([status, body.to, body.cc]).toEqual([202, to, []]);
    const [name = '', id = ''] = path.split('/');
    const [mail] = await storedMails(service.databaseUrl, name.replace('-', '_'), id);
    expect(mail).toMatchObject({ recipients: to, copies: [] });
    const [entry] = await historyOf(sender.client, `/api/v1/${path}`);
    expect(entry?.changes[0]?.after).toMatch(/ to books@acme\.example, carl@acme\.example$/);
  }
});

test('without such a contact it goes to the customer, and an address that is named decides', async () => {
  const sender = await withContacts([BOSS, DUNS, { name: 'No address', receives_documents: true }]);
  const id = await sender.invoice();
  expect((await send(sender, `invoices/${id}`)).body.to).toEqual(['ada@acme.example']);
  await sender.client.patch(`/api/v1/customers/${sender.customer}`, { contacts: [BOOKS] });
  expect((await send(sender, `invoices/${id}`)).body.to).toEqual(['books@acme.example']);
  const named = await send(sender, `invoices/${id}`, { to: 'ada@acme.example' });
  expect(named.body.to).toEqual(['ada@acme.example']);
});

test('a customer without an address of its own is reached by its contacts', async () => {
  const sender = await withContacts([BOOKS]);
  await sender.client.patch(`/api/v1/customers/${sender.customer}`, { email: null });
  const id = await sender.invoice();
  expect((await send(sender, `invoices/${id}`)).body.to).toEqual(['books@acme.example']);
  await sender.client.patch(`/api/v1/customers/${sender.customer}`, { contacts: [BOSS] });
  expectError(await send(sender, `invoices/${id}`), 400, 'validation_failed', ['/to']);
});

test('copies that are among them are left out, and all together are at most twenty', async () => {
  const all = Array.from({ length: 19 }, (_, at) => ({
    ...BOOKS,
    email: `a${at}@acme.example`,
  }));
  const sender = await withContacts(all);
  const path = `invoices/${await sender.invoice()}`;
  const full = await send(sender, path, { cc: ['A0@acme.example', 'x@acme.example'] });
  expect([full.status, full.body.to.length, full.body.cc]).toEqual([202, 19, ['x@acme.example']]);
  const more = await send(sender, path, { cc: ['x@acme.example', 'y@acme.example'] });
  expectError(more, 400, 'validation_failed', ['/cc']);
});

test('addresses of contacts are the customer’s own, also where others are refused', async () => {
  const sender = await withContacts([BOSS, BOOKS], { only_customer_addresses: true });
  const path = `invoices/${await sender.invoice()}`;
  const own = await send(sender, path, { to: 'Boss@acme.example', cc: 'ada@acme.example' });
  expect(own.status).toBe(202);
  expect((await send(sender, path)).status).toBe(202);
  const foreign = await send(sender, path, { cc: 'x@acme.example' });
  expectError(foreign, 403, 'recipient_not_allowed', ['/cc']);
});

test('another customer’s contacts get nothing, and another business sends nothing', async () => {
  const sender = await withContacts([BOOKS]);
  const other = await withContacts([CARL]);
  expect((await send(other, `invoices/${await other.invoice()}`)).body.to).toEqual([
    'carl@acme.example',
  ]);
  expectError(await send(other, `invoices/${await sender.invoice()}`), 404, 'not_found');
});
