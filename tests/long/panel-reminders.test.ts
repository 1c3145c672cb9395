import { CONTENT_TYPE } from '../../src/content-types';
import { LANGUAGE_COOKIE } from '../../src/messages/languages';
import { adminApi } from '../support/api';
import { clockOn, dayIn, issuedLongAgo, MAIL_ENV, zoneAtHour, type Clock } from '../support/clock';
import { query } from '../support/databases';
import type { HttpClient } from '../support/http';
import { inMyBusinesses, operatorWho, type OperatorAccount } from '../support/operators';
import { recordPayment, type Fields } from '../support/records';
import { remindingBooks, type Books } from '../support/reminding';
import { startService, type Service } from '../support/service';

/** The panel's requests about reminders: what they tell, what they send, and to whom they refuse both. */
let service: Service;
let clock: Clock;
let mine: Books;
let foreign: Books;
let clerk: OperatorAccount;

const NOON = zoneAtHour(12);
const ZONED = { time_zone: NOON, reminder_days_before: '3', reminder_days_after: '7' };
const { invoice: INVOICE, customer: CUSTOMER, business: BUSINESS, mail: MAIL } = CONTENT_TYPE;

const form = (type: string, id: string) => `/content-manager/collection-types/${type}/${id}`;

async function join(operator: OperatorAccount, business: string): Promise<OperatorAccount> {
  const members = { connect: [{ id: operator.id }] };
  expect((await adminApi(service).put(form(BUSINESS, business), { members })).status).toBe(200);
  return operator;
}

const MAY_WRITE = [
  ...['read', 'update'].map((action) => inMyBusinesses(action, INVOICE)),
  ...[CUSTOMER, BUSINESS, MAIL].map((subject) => inMyBusinesses('read', subject)),
];

beforeAll(async () => {
  service = await startService({ env: MAIL_ENV });
  clock = clockOn(service.databaseUrl);
  [mine, foreign] = [await remindingBooks(service, ZONED), await remindingBooks(service, ZONED)];
  clerk = await join(await operatorWho(MAY_WRITE, service), mine.business);
});

afterAll(async () => {
  await clock.close();
  await service.stop();
});

const at = (id: string) => `/invoicing/invoices/${id}/reminders`;
const told = async (id: string, operator: HttpClient = clerk) => {
  const answer = await operator.get(at(id));
  expect(answer.status).toBe(200);
  return answer.body.data as { next: unknown; reason: string | null; sent: Fields[]; can: Fields };
};
const remind = (id: string, operator: HttpClient = clerk) =>
  operator.post(`/invoicing/invoices/${id}/remind`);

test('the next reminder is announced, and is the one that the clock stores', async () => {
  const { id } = await mine.invoice({ due_date: dayIn(NOON, 10) });
  expect(await told(id)).toEqual({
    next: { day: -3, on: dayIn(NOON, 7) },
    reason: null,
    sent: [],
    can: { remind: true },
  });
  await clock.at(new Date(Date.now() + 7 * 86_400_000).toISOString());
  const after = await told(id);
  expect(after.sent).toMatchObject([{ day: -3, to: 'ada@customer.example' }]);
  expect(after.next).toEqual({ day: 7, on: dayIn(NOON, 17) });
});

test.each<[string, Fields, boolean]>([
  ['A cancelled invoice gets no reminders.', { status: 'cancelled' }, false],
  ['Nothing is due, so no reminder goes out.', { status: 'paid' }, false],
  ['A draft gets no reminders.', { status: 'draft' }, false],
  ['Without a due date, no reminder goes out by itself.', { due_date: null }, true],
  ['No further reminder is planned.', { due_date: '2026-01-01', issue_date: '2026-01-01' }, true],
])('the reason against a reminder is told: %s', async (reason, fields, possible) => {
  const { id } = await mine.invoice({ due_date: dayIn(NOON, 10), ...fields });
  expect(await told(id)).toMatchObject({ next: null, reason });
  expect((await told(id)).can).toEqual({ remind: possible });
  expect((await remind(id)).status).toBe(possible ? 202 : 409);
});

test('somebody who opted out is not reminded, not even by hand', async () => {
  const { id } = await mine.invoice({ due_date: dayIn(NOON, 10) });
  const save = (fields: Fields) => adminApi(service).put(form(INVOICE, id), fields);
  expect((await save({ no_reminders: true })).status).toBe(200);
  const off = 'Reminders are turned off for this invoice.';
  expect(await told(id)).toMatchObject({ reason: off, can: { remind: false } });
  const refused = await remind(id);
  expect([refused.status, refused.body.error.message]).toEqual([409, off]);
  expect((await save({ no_reminders: false })).status).toBe(200);
  expect((await remind(id)).status).toBe(202);
});

test.each([
  ['de', 'Zahlungserinnerungen sind für diese Rechnung abgeschaltet.'],
  ['fr', 'Les relances sont désactivées pour cette facture.'],
  ['es', 'Los recordatorios de pago están desactivados para esta factura.'],
])('a panel in %s tells the reason and refuses in that language', async (language, sentence) => {
  const { id } = await mine.invoice({ due_date: dayIn(NOON, 10) });
  await adminApi(service).put(form(INVOICE, id), { no_reminders: true });
  const shown = { Cookie: `${LANGUAGE_COOKIE}=${language}` };
  expect((await clerk.get(at(id), shown)).body.data).toMatchObject({ reason: sentence });
  const path = `/invoicing/invoices/${id}/remind`;
  expect((await clerk.post(path, {}, shown)).body.error.message).toBe(sentence);
});

test('the field stays open in an invoice that a payment locks, and its history tells of it', async () => {
  const { id } = await mine.invoice();
  await recordPayment(mine.client, id, { amount: 10 });
  const saved = await adminApi(service).put(form(INVOICE, id), { no_reminders: true });
  expect([saved.status, saved.body.data.no_reminders]).toEqual([200, true]);
  const { body } = await mine.client.get(`/api/v1/invoices/${id}/history`);
  expect(body.data[0].changes).toMatchObject([{ field: 'no_reminders', after: true }]);
});

test('a copy is reminded of again', async () => {
  const { id } = await mine.invoice();
  await adminApi(service).put(form(INVOICE, id), { no_reminders: true });
  const copied = await adminApi(service).post(`/invoicing/invoices/${id}/duplicate`);
  const [copy] = await query<{ no_reminders: boolean }>(
    service.databaseUrl,
    'SELECT no_reminders FROM invoices WHERE document_id = $1',
    [copied.body.data.documentId],
  );
  expect(copy).toEqual({ no_reminders: false });
});

test('a click stores one reminder, names its operator, and refuses another while it waits', async () => {
  const { id } = await mine.invoice({ due_date: null });
  const answers = await Promise.all([1, 2, 3].map(() => remind(id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409]);
  const { sent } = await told(id);
  expect(sent).toMatchObject([{ day: null, to: 'ada@customer.example', state: 'queued' }]);
  const { body } = await mine.client.get(`/api/v1/invoices/${id}/history`);
  expect(body.data[0]).toMatchObject({
    actor: { type: 'operator', name: 'Limited Operator' },
    action: 'mailed',
    changes: [{ after: 'reminder to ada@customer.example' }],
  });
});

const preview = (id: string, body: Fields = {}, operator: HttpClient = clerk) =>
  operator.post(`/invoicing/invoices/${id}/reminder-preview`, body);

const lastMail = async (): Promise<Fields | undefined> => {
  const text = 'SELECT subject, plain_text AS text FROM mails ORDER BY id DESC LIMIT 1';
  return (await query<Fields>(service.databaseUrl, text))[0];
};

test('a reminder is shown as it will be sent, in the language of its customer', async () => {
  const { id } = await mine.invoice({ due_date: dayIn(NOON, 10) });
  await mine.client.patch(`/api/v1/customers/${mine.customer}`, { language: 'de' });
  const { invoice_number: number } = (await mine.client.get(`/api/v1/invoices/${id}`)).body;
  const { data } = (await preview(id)).body;
  expect(data).toMatchObject({
    recipients: ['ada@customer.example'],
    subject: expect.stringContaining(String(number)),
    message: expect.stringContaining('Guten Tag'),
  });
  expect((await told(id)).sent).toEqual([]);
  expect((await remind(id)).status).toBe(202);
  const { subject, text } = (await lastMail()) ?? {};
  expect(data.subject).toBe(subject);
  for (const line of String(data.message).split('\n')) expect(text).toContain(line);
});

test('an operator reminds in words of their own, and spaces are none', async () => {
  const { id } = await mine.invoice({ due_date: dayIn(NOON, 10) });
  const own = { message: 'Haben Sie sie gesehen?' };
  const { data } = (await preview(id, own)).body;
  expect(data.text).toContain(own.message);
  expect(data.text).not.toContain('Guten Tag');
  const path = `/invoicing/invoices/${id}/remind`;
  expect((await clerk.post(path, own)).status).toBe(202);
  expect((await lastMail())?.['text']).toContain(own.message);
  const usual = (await preview(id)).body.data.text;
  expect((await preview(id, { message: ' ' })).body.data.text).toBe(usual);
  expect((await preview(id, { message: 'x'.repeat(10_001) })).status).toBe(400);
});

test('a click does not count as a reminder by the clock', async () => {
  const { id } = await mine.invoice({ due_date: dayIn(NOON, -7) });
  await issuedLongAgo(service.databaseUrl);
  expect(await told(id)).toMatchObject({ next: { day: 7, on: dayIn(NOON, 0) } });
  await remind(id);
  expect(await told(id)).toMatchObject({ next: { day: 7, on: dayIn(NOON, 0) } });
});

test('a role that may only read sends nothing, and hidden fields stay hidden', async () => {
  const { id } = await mine.invoice({ due_date: dayIn(NOON, 10) });
  const reads = inMyBusinesses('read', INVOICE);
  const reader = await join(await operatorWho([reads], service), mine.business);
  expect(await told(id, reader)).toEqual({
    next: null,
    reason: 'Your role does not show when reminders go out.',
    sent: [],
    can: { remind: false },
  });
  expect((await remind(id, reader)).status).toBe(403);
  expect((await preview(id, {}, reader)).status).toBe(403);
  const notes = [reads, inMyBusinesses('update', INVOICE, ['notes'])];
  const writer = await join(await operatorWho(notes, service), mine.business);
  expect((await remind(id, writer)).status).toBe(403);
  expect((await told(id)).sent).toEqual([]);
});

test.each<[string, Fields]>([
  ['7, 3 7', { reminder_days_after: '3, 7' }],
  [' ', { reminder_days_after: null }],
])('the days %j are stored in order', async (typed, stored) => {
  const path = form(BUSINESS, foreign.business);
  const saved = await adminApi(service).put(path, { reminder_days_after: typed });
  expect([saved.status, saved.body.data]).toMatchObject([200, stored]);
});

test.each(['-1', '366', '7 days', '1,2,3,4,5,6'])('the days %j are refused', async (typed) => {
  const path = form(BUSINESS, mine.business);
  const refused = await adminApi(service).put(path, { reminder_days_after: typed });
  expect(refused.status).toBe(400);
  expect(refused.body.error.message).toContain('whole days from 0 to 365');
});

test('without a mail server, the panel says what to set', async () => {
  const plain = await startService();
  try {
    const books = await remindingBooks(plain, ZONED);
    const { id } = await books.invoice();
    const answer = await adminApi(plain).get(at(id));
    const reason =
      'This service cannot send mails yet: its settings lack SMTP_URL, MAIL_FROM or PUBLIC_URL.';
    expect(answer.body.data).toMatchObject({ reason, can: { remind: false } });
    const refused = await adminApi(plain).post(`/invoicing/invoices/${id}/remind`);
    expect([refused.status, refused.body.error.message]).toMatchObject([
      409,
      expect.stringContaining('SMTP_URL or MAIL_FROM'),
    ]);
    expect(await books.reminders()).toEqual([]);
  } finally {
    await plain.stop();
  }
});
