import { adminApi } from '../support/api';
import { clockOn, MAIL_ENV, type Clock } from '../support/clock';
import { cloneDatabase, query } from '../support/databases';
import { creditInvoice, recordPayment, type Fields } from '../support/records';
import { DUE, ON, remindingBooks } from '../support/reminding';
import { startService, type Service } from '../support/service';

/** Reminders as the clock stores them. The service makes the records, and the test sets the time. */
let service: Service;
let clock: Clock;

beforeAll(async () => {
  service = await startService({ database: await cloneDatabase() });
  clock = clockOn(service.databaseUrl);
});

afterAll(async () => {
  await clock.close();
  await service.stop();
});

const CONTENT = '/content-manager/collection-types';

const books = (...fields: [Fields?, Fields?]) => remindingBooks(service, ...fields);

const save = async (type: string, id: string, fields: Fields) => {
  const saved = await adminApi(service).put(`${CONTENT}/api::${type}.${type}/${id}`, fields);
  expect(saved.status).toBe(200);
};

test('an invoice is reminded of on each day of its business, once, and no other business is', async () => {
  const mine = await books({ ...ON, name: 'Acme Ltd', email: 'billing@acme.example' });
  const quiet = await books({});
  const { id } = await mine.invoice();
  await quiet.invoice();
  const found: Record<string, number[]> = {};
  for (let day = 1; day <= 31; day += 1) {
    const date = `2040-03-${String(day).padStart(2, '0')}`;
    for (const hour of ['08', '09', '19']) await clock.at(`${date}T${hour}:00:00Z`);
    const news = await mine.news();
    if (news.length > 0)
      found[date] = news.map(([invoice, at]) => (invoice === id ? (at ?? NaN) : NaN));
  }
  expect(found).toEqual({
    '2040-03-07': [-3],
    '2040-03-10': [0],
    '2040-03-17': [7],
    '2040-03-24': [14],
  });
  expect(await quiet.reminders()).toEqual([]);
  const [first] = await mine.reminders();
  expect(first).toMatchObject({
    to: ['ada@customer.example'],
    sender: 'Acme Ltd',
    reply_to: 'billing@acme.example',
    state: 'queued',
  });
  expect(first?.subject).toContain(first?.number);
  expect(first?.text).toContain('€110.00');
  expect(first?.text).toContain('10 March 2040');
  expect(first?.text).toContain('[link to this document]');
});

test('reminders go out from eight to eight in the time zone of the business', async () => {
  const vienna = await books({ time_zone: 'Europe/Vienna', reminder_days_after: '21' });
  const { id } = await vienna.invoice();
  // Three weeks after, Vienna has summer time: eight o'clock is six.
  await clock.at('2040-03-30T23:00:00Z');
  await clock.at('2040-03-31T05:59:00Z');
  expect(await vienna.news()).toEqual([]);
  await clock.at('2040-03-31T06:00:00Z');
  expect(await vienna.news()).toEqual([[id, 21]]);
  const late = await books({ time_zone: 'Europe/Vienna', reminder_days_after: '21' });
  const other = await late.invoice();
  await clock.at('2040-03-31T18:00:00Z');
  expect(await late.news()).toEqual([]);
  await clock.at('2040-04-01T06:00:00Z');
  expect(await late.news()).toEqual([[other.id, 21]]);
});

test('after days without a service, the latest missed reminder goes out, at most three days late', async () => {
  const one = await books({ reminder_days_after: '1, 2, 7' });
  const { id } = await one.invoice();
  await clock.at('2040-03-14T10:00:00Z');
  await clock.at('2040-03-14T11:00:00Z');
  expect(await one.news()).toEqual([[id, 2]]);
  await clock.at('2040-03-21T10:00:00Z');
  expect(await one.news()).toEqual([]);
});

test.each([
  ['a draft', { status: 'draft' }],
  ['a paid one', { status: 'paid' }],
  ['a cancelled one', { status: 'cancelled' }],
  ['one without a due date', { due_date: null }],
  ['one that is due another day', { due_date: '2040-03-11' }],
])('%s is not reminded of', async (_name, fields) => {
  const one = await books({ reminder_days_after: '7' });
  await one.invoice(fields);
  await clock.at('2040-03-17T10:00:00Z');
  expect(await one.news()).toEqual([]);
});

test('an overdue invoice that is paid in part is reminded of with the rest', async () => {
  const one = await books({ reminder_days_after: '7' });
  const { id } = await one.invoice({ status: 'overdue' });
  await recordPayment(one.client, id, { amount: 60 });
  await clock.at('2040-03-17T10:00:00Z');
  expect(await one.news()).toEqual([[id, 7]]);
  expect((await one.reminders())[0]?.text).toContain('€50.00');
});

test('an invoice that is paid or credited in whole before the day is not reminded of', async () => {
  const one = await books({ reminder_days_after: '7' });
  const [paid, credited] = [await one.invoice(), await one.invoice()];
  await recordPayment(one.client, paid.id, { amount: 110 });
  await creditInvoice(one.client, credited.id);
  await clock.at('2040-03-17T10:00:00Z');
  expect(await one.news()).toEqual([]);
});

test('nobody is reminded who opted out or has no address', async () => {
  const noAddress = await books({ reminder_days_after: '7' }, { email: null });
  await noAddress.invoice();
  const one = await books({ reminder_days_after: '7' });
  const [loud, quiet] = [await one.invoice(), await one.invoice()];
  await save('invoice', quiet.id, { no_reminders: true });
  const never = await books({ reminder_days_after: '7' });
  await never.invoice();
  await save('customer', never.customer, { no_reminders: true });
  await clock.at('2040-03-17T10:00:00Z');
  expect(await noAddress.news()).toEqual([]);
  expect(await never.news()).toEqual([]);
  expect(await one.news()).toEqual([[loud.id, 7]]);
  await save('invoice', quiet.id, { no_reminders: false });
  await clock.at('2040-03-18T10:00:00Z');
  expect(await one.news()).toEqual([[quiet.id, 7]]);
});

test('without a mail server nothing is stored, and nothing is lost when there is one', async () => {
  const one = await books({ reminder_days_after: '7' });
  const { id } = await one.invoice();
  const without = clockOn(service.databaseUrl, {});
  expect(await without.at('2040-03-17T10:00:00Z')).toBe(0);
  await without.close();
  expect(await one.news()).toEqual([]);
  await clock.at('2040-03-17T10:00:00Z');
  expect(await one.news()).toEqual([[id, 7]]);
});

test('a new due date has reminders of its own, and the former one none any more', async () => {
  const one = await books({ reminder_days_after: '7' });
  const { id } = await one.invoice();
  await clock.at('2040-03-17T10:00:00Z');
  expect(await one.news()).toEqual([[id, 7]]);
  await one.client.patch(`/api/v1/invoices/${id}`, { due_date: '2040-04-10' });
  await clock.at('2040-03-18T10:00:00Z');
  expect(await one.news()).toEqual([]);
  await clock.at('2040-04-17T10:00:00Z');
  expect(await one.news()).toEqual([[id, 7]]);
  await one.client.patch(`/api/v1/invoices/${id}`, { due_date: DUE });
  await clock.at('2040-03-17T10:00:00Z');
  expect(await one.news()).toEqual([]);
});

test('an invoice is not reminded of days until its issue', async () => {
  const one = await books({ reminder_days_before: '1', reminder_days_after: '0' });
  const dayFrom = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const [yesterday, today, tomorrow, later] = [-1, 0, 1, 2].map(dayFrom);
  const old = { issue_date: '2026-01-01' };
  await one.invoice({ ...old, due_date: today });
  await one.invoice({ ...old, due_date: yesterday });
  const { id } = await one.invoice({ ...old, due_date: later });
  await clock.at(`${today}T12:00:00Z`);
  expect(await one.news()).toEqual([]);
  await clock.at(`${tomorrow}T12:00:00Z`);
  expect(await one.news()).toEqual([[id, -1]]);
});

test('a reminder beyond the limit of its business waits for the next run, and no other business does', async () => {
  const limited = clockOn(service.databaseUrl, { ...MAIL_ENV, MAIL_RECIPIENTS_PER_HOUR: '2' });
  const many = await books({ reminder_days_after: '7' });
  const few = await books({ reminder_days_after: '7' });
  const invoices = [await many.invoice(), await many.invoice(), await many.invoice()];
  await few.invoice();
  await limited.at('2040-03-17T10:00:00Z');
  const before = await many.news();
  expect([before.length, (await few.news()).length]).toEqual([2, 1]);
  expect(await limited.at('2040-03-17T11:00:00Z')).toBe(0);
  await query(
    service.databaseUrl,
    "update mails set created_at = created_at - interval '61 minutes'",
  );
  expect(await limited.at('2040-03-17T12:00:00Z')).toBe(1);
  const reminded = [...before, ...(await many.news())].map(([invoice]) => invoice);
  expect(reminded).toEqual(invoices.map(({ id }) => id));
  await limited.close();
});
