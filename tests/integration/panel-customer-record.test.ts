import { CONTENT_TYPE } from '../../src/content-types';
import type { MailKind } from '../../src/domain/mail-kinds';
import type { CustomerDocuments } from '../../src/panel/answers';
import { adminApi, api } from '../support/api';
import { inMyBusinesses } from '../support/books';
import { query } from '../support/databases';
import { storeMail, type MailedDocument } from '../support/mails';
import { CM, MY_BUSINESSES, type OperatorAccount } from '../support/operators';
import {
  createCustomer,
  createInvoice,
  createQuotation,
  creditInvoice,
  recordPayment,
  UNKNOWN_ID,
} from '../support/records';
import { createRecurring } from '../support/recurring';
import { books, rights, type Books } from '../support/reports';
import { readRun } from '../support/run';
import { memberOf } from '../support/two-businesses';

/** What the page of a customer shows, and to whom. */

let shop: Books;
beforeAll(async () => {
  shop = await books('Ada');
});

const at = (customer: string) => `/invoicing/customers/${customer}/documents`;
const documents = async (customer: string, who: Pick<OperatorAccount, 'get'> = adminApi()) =>
  (await who.get(at(customer))).body.data as CustomerDocuments;

const invoice = (customer: string, unit_price: number, fields: object = {}) =>
  createInvoice(shop.client, customer, {
    status: 'sent',
    items: [{ description: 'Work', quantity: 1, unit_price }],
    ...fields,
  });

test('a new customer has no document', async () => {
  const { id } = await createCustomer(shop.client);
  expect(await documents(id)).toEqual({
    documents: [],
    counts: { invoice: 0, quotation: 0, credit_note: 0 },
    balances: [],
    statement_of: shop.business,
    send_statement: { today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    payments: [],
    recurring: [],
    can: { invoice: true, payment: true },
  });
});

test('ten documents, the open ones first by their due date, and what is owed, overdue apart', async () => {
  const { id } = await createCustomer(shop.client);
  const { id: other } = await createCustomer(shop.client);
  await invoice(other, 1000);
  for (const day of ['01', '02', '03', '04', '05', '06', '07'])
    await invoice(id, 10, { issue_date: `2026-03-${day}`, status: 'paid' });
  const late = await invoice(id, 40, { issue_date: '2026-02-01', due_date: '2026-02-15' });
  const next = await invoice(id, 50, { issue_date: '2026-03-10', due_date: '2099-01-01' });
  await recordPayment(shop.client, next.id, { amount: 20, paid_on: '2026-03-11' });
  const credited = await invoice(id, 30, { issue_date: '2026-03-11' });
  const note = await creditInvoice(shop.client, credited.id, { issue_date: '2026-03-12' });
  const quotation = await createQuotation(shop.client, id, { issue_date: '2026-01-13' });
  const found = await documents(id);
  expect(found.counts).toEqual({ invoice: 10, quotation: 1, credit_note: 1 });
  expect(found.documents).toHaveLength(10);
  expect(found.documents.slice(0, 6)).toMatchObject([
    { documentId: late.id, open: true, due_date: '2026-02-15', amount_due: '40', total: '40' },
    { documentId: next.id, open: true, due_date: '2099-01-01', amount_due: '30', total: '50' },
    { type: 'quotation', documentId: quotation.id, open: true, due_date: null, amount_due: null },
    { type: 'credit_note', documentId: note.id, open: false, state: null, total: '30' },
    { type: 'invoice', documentId: credited.id, open: false, state: 'cancelled' },
    { issue_date: '2026-03-07', open: false, state: 'paid', amount_due: null },
  ]);
  expect(found.balances).toEqual([
    { currency: 'USD', total: '70', overdue: '40', refund_due: '0', on_account: '0' },
  ]);
  expect(found.payments).toEqual([
    expect.objectContaining({ amount: '20', currency: 'USD', paid_on: '2026-03-11' }),
  ]);
});

test('what is owed in each currency, money on account, and recurring invoices', async () => {
  const { id } = await createCustomer(shop.client);
  await invoice(id, 50, { currency: 'JPY' });
  await invoice(id, 10);
  const path = `/api/v1/customers/${id}/payments`;
  await shop.client.post(path, { amount: 7, currency: 'USD', allocations: [] });
  const { id: recurring } = await createRecurring(shop.client, {
    customer_id: id,
    name: 'Hosting',
  });
  const found = await documents(id);
  expect(found.balances).toEqual([
    { currency: 'JPY', total: '50', overdue: '0', refund_due: '0', on_account: '0' },
    { currency: 'USD', total: '10', overdue: '0', refund_due: '0', on_account: '7' },
  ]);
  expect(found.recurring).toEqual([
    expect.objectContaining({ documentId: recurring, name: 'Hosting', state: 'active' }),
  ]);
});

/** Copies of one invoice. */
const COPIES = `INSERT INTO invoices
  SELECT (jsonb_populate_record(null::invoices, to_jsonb(i) || jsonb_build_object(
    'id', nextval('invoices_id_seq'), 'document_id', gen_random_uuid(), 'invoice_number', 'COPY-' || n))).*
  FROM invoices i, generate_series(1, 999) n WHERE i.document_id = $1`;

test('a thousand documents are one bounded page, with their number', async () => {
  const { id } = await createCustomer(shop.client);
  const { id: copied } = await invoice(id, 10, { due_date: '2099-01-01' });
  await query(readRun().sharedDatabaseUrl, COPIES, [copied]);
  const found = await documents(id);
  expect(found.documents).toHaveLength(10);
  expect(found.counts.invoice).toBe(1000);
  expect(found.documents.map(({ open }) => open)).toEqual(Array(10).fill(true));
  expect(found.balances).toMatchObject([{ currency: 'USD', total: '10000' }]);
});

const read = (customer: string, who: Pick<OperatorAccount, 'get'> = adminApi()) =>
  who.get(`/invoicing/customers/${customer}/record`);
const mailed = async (customer: string, who: Pick<OperatorAccount, 'get'> = adminApi()) =>
  (await who.get(`/invoicing/customers/${customer}/mails`)).body.data as { subject: string }[];

test('the fields of a customer that are filled in, and those that may change', async () => {
  const clerk = await memberOf(shop.business, inMyBusinesses(['business', 'customer']));
  const contacts = [{ name: 'Grace', email: 'grace@acme.example', receives_reminders: true }];
  const { id } = await createCustomer(shop.client, {
    name: 'Acme',
    email: 'ap@acme.example',
    city: 'Graz',
    vat_id: 'ATU12345675',
    contacts,
    metadata: { region: 'south' },
  });
  const { data } = (await read(id, clerk)).body;
  const { updated_at } = (await shop.client.get(`/api/v1/customers/${id}`)).body;
  expect(data).toEqual({
    documentId: id,
    updatedAt: updated_at,
    name: 'Acme',
    fields: {
      name: 'Acme',
      email: 'ap@acme.example',
      city: 'Graz',
      vat_id: 'ATU12345675',
      contacts: [expect.objectContaining({ name: 'Grace', receives_reminders: true })],
      metadata: { region: 'south' },
    },
    business: shop.business,
    changes: expect.arrayContaining(['name', 'contacts', 'notes', 'no_reminders']),
  });
});

test('a role sees no field that it hides, and changes only its own', async () => {
  const right = (action: string, fields: string[]) =>
    inMyBusinesses(['customer'], [action]).map((one) => ({ ...one, properties: { fields } }));
  const narrow = await memberOf(shop.business, [
    ...right('read', ['name', 'notes', 'business']),
    ...right('update', ['notes']),
  ]);
  const hidden = { email: 'secret@acme.example', phone: '4711', tax_id: '4712' };
  const { id } = await createCustomer(shop.client, { name: 'Acme', notes: 'Kind', ...hidden });
  await invoice(id, 4713);
  const { body } = await read(id, narrow);
  expect(body.data).toMatchObject({ fields: { name: 'Acme', notes: 'Kind' }, changes: ['notes'] });
  const found = await documents(id, narrow);
  expect(found).toMatchObject({ documents: [], payments: [], recurring: [], balances: null });
  expect(JSON.stringify([body, found, await mailed(id, narrow)])).not.toMatch(/secret|471\d/);
});

test('a role that hides due dates and payments sees neither', async () => {
  const fields = [
    'invoice_number',
    'customer',
    'state',
    'issue_date',
    'total',
    'currency',
    'business',
  ];
  const narrow = await memberOf(shop.business, [
    ...inMyBusinesses(['customer'], ['read']),
    ...inMyBusinesses(['invoice'], ['read']).map((one) => ({ ...one, properties: { fields } })),
  ]);
  const { id } = await createCustomer(shop.client);
  await invoice(id, 10, { due_date: '2099-01-01' });
  expect((await documents(id, narrow)).documents).toMatchObject([
    { open: true, total: '10', due_date: null, amount_due: null },
  ]);
});

test('the mails to a customer about all documents, the latest first, without notices to the business', async () => {
  const { id } = await createCustomer(shop.client);
  const { id: first } = await invoice(id, 10);
  const { id: second } = await createQuotation(shop.client, id);
  const store = (document: MailedDocument, subject: string, kind: MailKind) =>
    storeMail(readRun().sharedDatabaseUrl, document, { subject, kind });
  await store({ kind: 'invoice', id: first }, 'Invoice', 'document');
  await store({ kind: 'invoice', id: first }, 'Paid online', 'payment');
  await store({ kind: 'quotation', id: second }, 'Quotation', 'document');
  expect((await mailed(id)).map(({ subject }) => subject)).toEqual(['Quotation', 'Invoice']);
  const clerk = await memberOf(shop.business, inMyBusinesses(['customer', 'invoice']));
  expect(await mailed(id, clerk)).toEqual([]);
});

test.each(['record', 'documents', 'mails'])(
  '%s: another business gets 404, a stranger 401, a role without customers 403',
  async (part) => {
    const foreign = await books('Foreign');
    const clerk = await memberOf(shop.business, inMyBusinesses(['customer', 'invoice']));
    const without = await memberOf(shop.business, inMyBusinesses(['invoice']));
    const path = (customer: string) => `/invoicing/customers/${customer}/${part}`;
    expect((await clerk.get(path(foreign.customer))).status).toBe(404);
    expect((await clerk.get(path(UNKNOWN_ID))).status).toBe(404);
    expect((await api().get(path(shop.customer))).status).toBe(401);
    expect((await without.get(path(shop.customer))).status).toBe(403);
    expect((await clerk.get(path(shop.customer))).status).toBe(200);
  },
);

describe('an operator', () => {
  const READ = { action: `${CM}.read`, conditions: [MY_BUSINESSES] };

  test('sees only the kinds that their role shows, and no sum of a part', async () => {
    const { id } = await createCustomer(shop.client);
    await invoice(id, 10);
    await createQuotation(shop.client, id);
    const clerk = await memberOf(
      shop.business,
      [CONTENT_TYPE.business, CONTENT_TYPE.customer, CONTENT_TYPE.quotation].map((subject) => ({
        ...READ,
        subject,
      })),
    );
    expect(await documents(id, clerk)).toMatchObject({
      documents: [{ type: 'quotation' }],
      counts: { invoice: 0, quotation: 1, credit_note: 0 },
      balances: null,
      statement_of: null,
      send_statement: null,
      can: { invoice: false },
    });
  });

  test('who reads the books sees what is owed, and may make invoices in their business', async () => {
    const { id } = await createCustomer(shop.client);
    await invoice(id, 10);
    const create = {
      action: `${CM}.create`,
      subject: CONTENT_TYPE.invoice,
      conditions: [MY_BUSINESSES],
    };
    const clerk = await memberOf(shop.business, [...rights(), create]);
    expect(await documents(id, clerk)).toMatchObject({
      balances: [{ currency: 'USD', total: '10' }],
      statement_of: shop.business,
      send_statement: null,
      can: { invoice: true },
    });
  });
});
