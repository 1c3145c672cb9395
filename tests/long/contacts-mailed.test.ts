import { adminApi, api, createKey } from '../support/api';
import { clockOn, type Clock } from '../support/clock';
import { eventually } from '../support/eventually';
import { startMailServer, type MailServer } from '../support/mail-server';
import { MAIL_FROM, startMailing } from '../support/mails';
import { createCustomer, createInvoice, type Fields } from '../support/records';
import type { Service } from '../support/service';

/** Mails on their way to the contacts of a customer, at a mail server. */
let server: MailServer;
let service: Service;
let clock: Clock;

beforeAll(async () => {
  server = await startMailServer();
  service = await startMailing(server.url);
  clock = clockOn(service.databaseUrl, { SMTP_URL: server.url, MAIL_FROM });
});

afterAll(async () => {
  await clock.close();
  await service.stop();
  await server.close();
});

const BOOKS = { name: 'Books', email: 'books@acme.example', receives_documents: true };
const DUNS = { name: 'Duns', email: 'duns@acme.example', receives_reminders: true };
const BOTH = { ...BOOKS, name: 'Both', email: 'both@acme.example', receives_reminders: true };

/** An invoice of a business that reminds 7 days after the due date. */
async function invoiceOf(customer: Fields, dueDate = '2040-03-10') {
  const businessFields = { name: 'Nord', time_zone: 'UTC', reminder_days_after: '7' };
  const { key } = await createKey({ service, businessFields });
  const client = api(key, service);
  const { id } = await createCustomer(client, customer);
  const due = { status: 'sent', currency: 'EUR', due_date: dueDate };
  const invoice = await createInvoice(client, id, due);
  return { client, id: invoice.id as string, number: invoice['invoice_number'] as string };
}

/** The addresses that the server got each mail since for. */
async function reached(before: number, mails: number): Promise<string[][]> {
  const since = () => server.received().slice(before);
  await eventually(() => Promise.resolve(since().length >= mails));
  return since().map(({ to }) => to);
}

const CONTACTS = { email: 'office@acme.example', contacts: [BOOKS, DUNS, BOTH] };

test('a document reaches those who receive documents, in one mail', async () => {
  const { client, id } = await invoiceOf(CONTACTS, '2050-01-01');
  const before = server.received().length;
  expect((await client.post(`/api/v1/invoices/${id}/send`)).status).toBe(202);
  expect(await reached(before, 1)).toEqual([['books@acme.example', 'both@acme.example']]);
});

test.each<[string, Fields, string[]]>([
  ['those who receive reminders', CONTACTS, ['duns@acme.example', 'both@acme.example']],
  [
    'the customer, where no contact receives reminders',
    { email: 'office@acme.example', contacts: [BOOKS] },
    ['office@acme.example'],
  ],
  ['contacts of a customer without an address', { contacts: [DUNS] }, ['duns@acme.example']],
])('a reminder by the clock and one by a click reach %s', async (_, customer, to) => {
  const { id } = await invoiceOf(customer);
  const before = server.received().length;
  expect(await clock.at('2040-03-17T10:00:00Z')).toBe(1);
  expect(await reached(before, 1)).toEqual([to]);
  const path = `/invoicing/invoices/${id}`;
  expect((await adminApi(service).post(`${path}/remind`)).status).toBe(202);
  expect(await reached(before, 2)).toEqual([to, to]);
  const { body } = await adminApi(service).get(`${path}/reminders`);
  expect((body.data.sent as Fields[]).map((one) => one['to'])).toEqual([
    to.join(', '),
    to.join(', '),
  ]);
});

test('nobody is reminded who has contacts and no address', async () => {
  const { id } = await invoiceOf({
    contacts: [BOOKS, { name: 'No address', receives_reminders: true }],
  });
  expect(await clock.at('2040-03-17T10:00:00Z')).toBe(0);
  const { body } = await adminApi(service).get(`/invoicing/invoices/${id}/reminders`);
  expect([body.data.can.remind, body.data.reason]).toEqual([
    false,
    expect.stringContaining('address'),
  ]);
});
