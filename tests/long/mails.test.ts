import { MAIL_RETRY_SECONDS } from '../../src/domain/retry-schedule';
import { query } from '../support/databases';
import { startMailServer, type MailServer } from '../support/mail-server';
import {
  MAIL_FROM,
  mailAfter,
  mailingDesk,
  makeMailsDue,
  startMailing,
  storeMail,
} from '../support/mails';
import { createQuotation } from '../support/records';
import type { Service } from '../support/service';

let server: MailServer;
let service: Service;
let desk: Awaited<ReturnType<typeof mailingDesk>>;

beforeAll(async () => {
  server = await startMailServer();
  service = await startMailing(server.url);
  desk = await mailingDesk(service);
});

afterAll(async () => {
  await service.stop();
  await server.close();
});

beforeEach(() => server.answer());

const store = (...fields: [fields?: Parameters<typeof storeMail>[2]]) =>
  storeMail(service.databaseUrl, desk.document, ...fields);
const after = (mail: { id: string }, attempts: number) =>
  mailAfter(service.databaseUrl, mail, attempts);
/** The messages with this text in their subject. */
const about = (subject: string) =>
  server.received().filter(({ mail }) => mail.subject?.includes(subject));

async function handedOut(table: string, id: string): Promise<Date | null | undefined> {
  const [row] = await query<{ handed_out_at: Date | null }>(
    service.databaseUrl,
    `select handed_out_at from ${table} where document_id = $1`,
    [id],
  );
  return row?.handed_out_at;
}

test('a stored mail arrives with its sender, texts and PDF, and locks its invoice', async () => {
  const stored = await store({
    subject: 'whole',
    to: ['jane@customer.example', 'joe@customer.example'],
    cc: ['books@customer.example'],
    attachPdf: true,
  });
  const sent = await after(stored, 1);
  expect(sent).toMatchObject({ state: 'sent', attempts: 1, lease: null, delay: null });
  expect(sent.last_response).toMatch(/^250 /);
  const [{ mail, from, to } = {} as never, ...more] = about('whole');
  expect(more).toEqual([]);
  expect([from, to]).toEqual([
    MAIL_FROM,
    ['jane@customer.example', 'joe@customer.example', 'books@customer.example'],
  ]);
  expect(mail.from?.value).toEqual([{ name: 'Acme Ltd', address: MAIL_FROM }]);
  expect(mail.replyTo?.value).toEqual([{ name: 'Acme Ltd', address: 'office@acme.example' }]);
  expect([mail.to, mail.cc].flat().map((one) => one?.text)).toEqual([
    'jane@customer.example, joe@customer.example',
    'books@customer.example',
  ]);
  expect(mail.messageId).toBe(`<${stored.id}.0@books.example>`);
  expect(mail.text).toBe('Please find the invoice attached.\n');
  expect(mail.html).toBe('<p>Please find the invoice attached.</p>');
  const [pdf, ...others] = mail.attachments;
  expect(others).toEqual([]);
  expect([pdf?.filename, pdf?.contentType]).toEqual([
    `invoice-${desk.invoice.invoice_number as string}.pdf`,
    'application/pdf',
  ]);
  expect(pdf?.content.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await handedOut('invoices', desk.invoice.id)).not.toBeNull();
  const reopened = await desk.client.patch(`/api/v1/invoices/${desk.invoice.id as string}`, {
    status: 'draft',
  });
  expect([reopened.status, reopened.body.code]).toEqual([409, 'document_locked']);
});

test('451 is tried again after 5 seconds, under the same Message-ID', async () => {
  server.answer({ data: () => ({ code: 451, says: 'greylisted, come back' }) });
  const stored = await store({ subject: 'grey' });
  const first = await after(stored, 1);
  expect(first).toMatchObject({ state: 'queued', last_response: '451 greylisted, come back' });
  expect(first.delay).toBeGreaterThanOrEqual(5_000);
  expect(first.delay).toBeLessThanOrEqual(5_500);
  server.answer();
  await makeMailsDue(service.databaseUrl);
  const second = await after(stored, 2);
  expect(second).toMatchObject({ state: 'sent', delay: null });
  expect(second.attempt_log.map(({ response }) => response.slice(0, 4))).toEqual(['451 ', '250 ']);
  expect(new Set(about('grey').map(({ mail }) => mail.messageId)).size).toBe(1);
  expect(about('grey')).toHaveLength(2);
});

test('five attempts by the schedule, then it has failed', async () => {
  server.answer({ data: () => ({ code: 452, says: 'disk full' }) });
  const stored = await store({ subject: 'five' });
  for (const [made, seconds] of MAIL_RETRY_SECONDS.slice(1).entries()) {
    const { state, delay } = await after(stored, made + 1);
    expect(state).toBe('queued');
    expect(delay).toBeGreaterThanOrEqual(seconds * 1000);
    expect(delay).toBeLessThanOrEqual(seconds * 1100);
    await makeMailsDue(service.databaseUrl);
  }
  expect(await after(stored, 5)).toMatchObject({ state: 'failed', delay: null });
  expect(about('five')).toHaveLength(5);
});

test('550 is final, with the server’s words, and locks nothing', async () => {
  const { document, invoice } = await mailingDesk(service);
  server.answer({ rcpt: () => ({ code: 550, says: '5.1.1 no such user here' }) });
  const stored = await storeMail(service.databaseUrl, document, { subject: 'nobody' });
  expect(await after(stored, 1)).toMatchObject({
    state: 'failed',
    delay: null,
    last_response: '550 5.1.1 no such user here',
  });
  expect(about('nobody')).toEqual([]);
  expect(await handedOut('invoices', invoice.id)).toBeNull();
});

test('a mail that failed leaves a document locked that went out in another way', async () => {
  const { document, invoice } = await mailingDesk(service);
  await after(await storeMail(service.databaseUrl, document, { subject: 'arrived' }), 1);
  server.answer({ rcpt: () => ({ code: 550, says: '5.1.1 no such user here' }) });
  const failed = await storeMail(service.databaseUrl, document, { subject: 'nobody else' });
  expect(await after(failed, 1)).toMatchObject({ state: 'failed' });
  expect(await handedOut('invoices', invoice.id)).not.toBeNull();
});

test('a mail that reached nobody lets go of no invoice whose PDF has left', async () => {
  const { client, document, invoice } = await mailingDesk(service);
  const { status } = await client.get(`/api/v1/invoices/${invoice.id as string}/pdf`);
  server.answer({ rcpt: () => ({ code: 550, says: '5.1.1 no such user here' }) });
  const stored = await storeMail(service.databaseUrl, document, { subject: 'read before' });
  expect([status, (await after(stored, 1)).state]).toEqual([200, 'failed']);
  expect(await handedOut('invoices', invoice.id)).not.toBeNull();
});

test('552 after the data is final, too', async () => {
  server.answer({ data: () => ({ code: 552, says: 'too big' }) });
  const stored = await store({ subject: 'big' });
  expect(await after(stored, 1)).toMatchObject({ state: 'failed', last_response: '552 too big' });
});

test('a broken connection is tried again', async () => {
  server.answer({ data: () => 'break' });
  const stored = await store({ subject: 'broken' });
  expect(await after(stored, 1)).toMatchObject({
    state: 'queued',
    last_response: 'The mail server could not be reached, or the connection broke',
  });
  server.answer();
  await makeMailsDue(service.databaseUrl);
  expect(await after(stored, 2)).toMatchObject({ state: 'sent' });
});

test('of several recipients, only those whom the server deferred get it again', async () => {
  const deferred = { code: 450, says: 'mailbox busy' };
  server.answer({ rcpt: (address) => (address.startsWith('busy@') ? deferred : 'take') });
  const to = ['jane@customer.example', 'busy@büro.example'];
  const stored = await store({ subject: 'part', to });
  const first = await after(stored, 1);
  expect(first).toMatchObject({ state: 'queued' });
  expect(first.attempt_log[0]?.reached).toEqual(['jane@customer.example']);
  expect(first.last_response).toMatch(/^250 .*; busy@xn--bro-hoa\.example: 450 mailbox busy$/);
  server.answer();
  await makeMailsDue(service.databaseUrl);
  expect(await after(stored, 2)).toMatchObject({ state: 'sent' });
  expect(about('part').map((one) => one.to)).toEqual([
    ['jane@customer.example'],
    ['busy@büro.example'],
  ]);
  expect(about('part')[1]?.raw).toMatch(/^To: jane@customer\.example, busy@xn--bro-hoa\.example/m);
});

test('a recipient who is refused for good makes the mail fail, though others have it', async () => {
  const unknown = { code: 550, says: 'unknown' };
  server.answer({ rcpt: (address) => (address.startsWith('gone@') ? unknown : 'take') });
  const to = ['jane@customer.example', 'gone@customer.example'];
  const failed = await after(await store({ subject: 'some', to }), 1);
  expect(failed).toMatchObject({ state: 'failed', delay: null });
  expect(failed.last_response).toMatch(/gone@customer\.example: 550 unknown$/);
  expect(about('some')).toHaveLength(1);
});

test('a mail about a draft is not sent, nor a reminder of a paid invoice', async () => {
  const draft = await mailingDesk(service, { status: 'draft' });
  const stored = await storeMail(service.databaseUrl, draft.document, { subject: 'draft' });
  expect(await after(stored, 1)).toMatchObject({
    state: 'failed',
    last_response: 'Not sent: the document is a draft again, or was deleted',
  });
  const paid = await mailingDesk(service, { status: 'paid' });
  const reminder = { kind: 'reminder', reminderDay: 7, subject: 'paid' } as const;
  expect(
    await after(await storeMail(service.databaseUrl, paid.document, reminder), 1),
  ).toMatchObject({
    state: 'failed',
    last_response: 'Not sent: the invoice was paid',
  });
  expect(server.received().map(({ mail }) => mail.subject)).not.toContain('paid');
});

test('a mail to the business about a quotation does not lock it; one to the customer does', async () => {
  const customer = desk.invoice.customer_id as string;
  const { id } = await createQuotation(desk.client, customer, { status: 'sent' });
  const document = { kind: 'quotation', id: id as string } as const;
  const decision = { kind: 'decision', to: ['office@acme.example'] } as const;
  await after(await storeMail(service.databaseUrl, document, decision), 1);
  expect(await handedOut('quotations', id)).toBeNull();
  await after(await storeMail(service.databaseUrl, document), 1);
  expect(await handedOut('quotations', id)).not.toBeNull();
});

test('an e-invoice that cannot be made is a final reason; the mail does not go without it', async () => {
  const stored = await store({ subject: 'e-invoice', attachEInvoice: 'xrechnung-ubl' });
  const failed = await after(stored, 1);
  expect(failed.state).toBe('failed');
  expect(failed.last_response).toMatch(/^Not sent: .* is needed/);
  expect(about('e-invoice')).toEqual([]);
});
