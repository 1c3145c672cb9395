import { makeDueInvoices } from '../../src/recurring/run-due';
import { mailWaiting } from '../../src/recurring/waiting-mails';
import { api, createKey } from '../support/api';
import { clockOn, MAIL_ENV, type Clock } from '../support/clock';
import { cloneDatabase, query } from '../support/databases';
import type { HttpClient } from '../support/http';
import { createCustomer, type Fields } from '../support/records';
import {
  createRecurring,
  endAll,
  invoicesOf,
  occurrencesOf,
  RECURRING,
} from '../support/recurring';
import { storedMails } from '../support/sends';
import { startService, type Service } from '../support/service';

/** Invoices that are mailed as they are made. Nothing listens, so mails stay in the outbox. */
let service: Service;
let clock: Clock;
/** A node whose businesses may write to two recipients an hour. */
let narrow: Clock;
/** A node without a mail server. */
let mute: Clock;

beforeAll(async () => {
  service = await startService({ database: await cloneDatabase() });
  clock = clockOn(service.databaseUrl);
  narrow = clockOn(service.databaseUrl, { ...MAIL_ENV, MAIL_RECIPIENTS_PER_HOUR: '2' });
  mute = clockOn(service.databaseUrl, {});
});

afterEach(() => endAll(service.databaseUrl));

afterAll(async () => {
  await Promise.all([clock, narrow, mute].map((one) => one?.close()));
  await service?.stop();
});

const DAY = '2040-01-31T06:00:00Z';
const at = (instant: string, on = clock) => makeDueInvoices(on.strapi, new Date(instant));
const books = async () => api((await createKey({ service })).key, service);

async function subscription(client: HttpClient, customer: Fields = {}): Promise<string> {
  const { id } = await createCustomer(client, { email: 'ada@customer.example', ...customer });
  const fields = { customer_id: id, start_date: '2040-01-31', mode: 'issue_and_send' };
  return (await createRecurring(client, fields)).id;
}

const read = async (client: HttpClient, id: string) =>
  (await client.get(`${RECURRING}/${id}`)).body;

async function mailsOf(client: HttpClient, id: string) {
  const [invoice] = await invoicesOf(client, id);
  const mails = await storedMails(service.databaseUrl, 'invoices', String(invoice?.['id']));
  return { invoice, mails };
}

test('an invoice is issued and mailed to its customer, with its PDF', async () => {
  const client = await books();
  const id = await subscription(client);
  expect(await at(DAY)).toBe(1);
  const { invoice, mails } = await mailsOf(client, id);
  expect(invoice?.['status']).toBe('sent');
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    recipients: ['ada@customer.example'],
    attach_pdf: true,
    kind: 'document',
  });
  expect((await read(client, id)).last_error).toBeNull();
});

test('a customer without an address stops nothing, and the record says why there is no mail', async () => {
  const client = await books();
  const id = await subscription(client, { email: null });
  expect(await at(DAY)).toBe(1);
  const { invoice, mails } = await mailsOf(client, id);
  expect([invoice?.['status'], mails]).toEqual(['sent', []]);
  expect(await read(client, id)).toMatchObject({
    status: 'active',
    failures: 0,
    next_occurrence: 1,
    last_error: expect.stringContaining('The mail: to'),
  });
  await client.patch(`/api/v1/customers/${String(invoice?.['customer_id'])}`, {
    email: 'eva@customer.example',
  });
  expect(await at('2040-02-29T06:00:00Z')).toBe(1);
  expect((await read(client, id)).last_error).toBeNull();
});

test('without a mail server, invoices are issued all the same', async () => {
  const client = await books();
  const id = await subscription(client);
  expect(await at(DAY, mute)).toBe(1);
  expect((await mailsOf(client, id)).invoice?.['status']).toBe('sent');
  expect((await read(client, id)).last_error).toContain('The mail: ');
});

test('mails beyond the limit of a business wait for room, and their invoices do not', async () => {
  const client = await books();
  const ids: string[] = [];
  for (const name of ['a', 'b', 'c', 'd'])
    ids.push(await subscription(client, { email: `${name}@customer.example` }));
  // An address of the customer counts, too, when the business has many.
  expect(await at(DAY, narrow)).toBe(4);
  for (const id of ids) expect(await occurrencesOf(client, id)).toEqual(['0 made']);
  const count = async () => {
    const mails = await Promise.all(ids.map((id) => mailsOf(client, id)));
    return mails.flatMap((one) => one.mails).length;
  };
  const first = await count();
  expect(first).toBeLessThan(4);
  await mailWaiting(narrow.strapi);
  expect(await count()).toBe(first);
  // Somebody cancels one of the waiting invoices: nobody wants its mail any more.
  const waiting = await query<{ id: string }>(
    service.databaseUrl,
    `SELECT d.document_id AS id FROM recurring_occurrences o JOIN invoices d ON d.id = o.invoice_id
      WHERE o.mail_waits ORDER BY d.id DESC`,
  );
  expect(waiting).toHaveLength(4 - first);
  await client.patch(`/api/v1/invoices/${waiting[0]?.id}`, { status: 'cancelled' });
  await mailWaiting(clock.strapi);
  expect(await count()).toBe(3);
  await mailWaiting(clock.strapi);
  expect(await count()).toBe(3);
});
