import { api } from '../support/api';
import { createBooks, inMyBusinesses, type Books } from '../support/books';
import type { HttpClient } from '../support/http';
import { line, recordPayment } from '../support/records';
import { memberOf } from '../support/two-businesses';
import { addEndpoint } from '../support/webhooks';

/** What the page of an invoice shows, and to whom. */

let mine: Books;
let foreign: Books;
beforeAll(async () => {
  [mine, foreign] = [await createBooks(), await createBooks()];
});

const read = async (invoice: unknown, operator: HttpClient) =>
  operator.get(`/invoicing/invoices/${String(invoice)}/record`);

const only = (fields: string[], actions = ['read']) =>
  inMyBusinesses(['invoice'], actions).map((one) => ({ ...one, properties: { fields } }));

test('an operator sees an invoice as the API answers it, and what may still change', async () => {
  const clerk = await memberOf(mine.business, inMyBusinesses(['customer', 'invoice']));
  const { id } = await mine.invoice({ notes: 'Thanks', items: [line({ description: 'Hours' })] });
  await recordPayment(mine.client, id, { amount: 10 });
  const stored = await mine.read(id);
  const { status, body } = await read(id, clerk);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    documentId: id,
    updatedAt: stored.updated_at,
    draft: false,
    business: mine.business,
    fields: {
      invoice_number: stored.invoice_number,
      state: 'sent',
      total: 110,
      amount_paid: 10,
      amount_due: 100,
      notes: 'Thanks',
      no_reminders: false,
      issued_at: stored.issued_at,
    },
    customer: { documentId: stored.customer_id, name: 'Jane Roe', email: null },
    quotation: null,
    lock: { locked: true, reopens: false, tie: 'a payment is recorded' },
    changes: ['due_date', 'notes', 'terms', 'metadata', 'no_reminders', 'bank_account_id'],
  });
  expect(body.data.items).toEqual([
    expect.objectContaining({ description: 'Hours', quantity: 2, unit_price: 50, amount: 110 }),
  ]);
});

test('a role sees neither fields nor parts of lines that it hides, and changes only its own fields', async () => {
  const narrow = await memberOf(mine.business, [
    ...only(['invoice_number', 'state', 'terms', 'items.description']),
    ...only(['terms', 'state'], ['update']),
  ]);
  const { id } = await mine.invoice({ notes: 'Secret' });
  const { data } = (await read(id, narrow)).body;
  expect(Object.keys(data.fields).sort()).toEqual(['invoice_number', 'state', 'terms']);
  expect(data.items).toEqual([{ id: expect.any(String), description: 'Hours' }]);
  expect(data.customer).toBeNull();
  expect(data.business).toBeNull();
  expect(data.changes).toEqual(['terms']);
  expect(JSON.stringify(data)).not.toMatch(/Secret|Jane|[":]110[",.}]/);
});

test('a role that may only read changes nothing', async () => {
  const reader = await memberOf(mine.business, inMyBusinesses(['invoice', 'customer'], ['read']));
  const { id } = await mine.invoice();
  const { data } = (await read(id, reader)).body;
  expect(data.changes).toEqual([]);
  expect(data.lock.reopens).toBe(false);
});

test('an operator of another business gets 404, a stranger 401, a role without invoices 403', async () => {
  const clerk = await memberOf(mine.business, inMyBusinesses(['customer', 'invoice']));
  const without = await memberOf(mine.business, inMyBusinesses(['customer']));
  const theirs = (await foreign.invoice()).id;
  const own = (await mine.invoice()).id;
  expect((await read(theirs, clerk)).status).toBe(404);
  expect((await read(own, api())).status).toBe(401);
  expect((await read(own, without)).status).toBe(403);
});

test('a draft says so', async () => {
  const clerk = await memberOf(mine.business, inMyBusinesses(['invoice']));
  const { id } = await mine.invoice({ status: 'draft' });
  expect((await read(id, clerk)).body.data).toMatchObject({ draft: true, lock: { locked: false } });
});

test('the webhooks about an invoice are those of its changes, for who may read deliveries', async () => {
  const books = await createBooks();
  const url = 'https://hooks.invalid/books';
  await addEndpoint(books.client, url, { events: ['invoice.created', 'invoice.sent'] });
  const { id } = await books.invoice({ status: 'draft' });
  await books.client.patch(`/api/v1/invoices/${id}`, { status: 'sent' });
  await books.invoice();
  const at = `/invoicing/invoices/${id}/deliveries`;
  const sees = await memberOf(books.business, inMyBusinesses(['invoice', 'delivery', 'endpoint']));
  const blind = await memberOf(books.business, inMyBusinesses(['invoice']));
  const { data } = (await sees.get(at)).body;
  expect(data.map((one: { event_type: string }) => one.event_type).sort()).toEqual([
    'invoice.created',
    'invoice.sent',
  ]);
  expect(data[0]).toMatchObject({ url, documentId: expect.any(String) });
  expect((await blind.get(at)).body.data).toEqual([]);
  expect((await (await memberOf(mine.business)).get(at)).status).toBe(404);
});
