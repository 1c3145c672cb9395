import { Client } from 'pg';
import { claim } from '../../src/mail/sql/claim';
import { database } from '../../src/database/pool';
import { api, createKey } from '../support/api';
import {
  clockOn,
  dayIn,
  issuedLongAgo,
  MAIL_ENV,
  remindersOf,
  zoneAtHour,
  type Clock,
} from '../support/clock';
import { query } from '../support/databases';
import { eventually } from '../support/eventually';
import type { HttpClient } from '../support/http';
import { createCustomer, createInvoice, recordPayment, type Fields } from '../support/records';
import { startService, type Service } from '../support/service';
import { times } from '../support/times';

/** Several nodes, kills and payments at the same time as reminders. */
let service: Service;
let nodes: Clock[] = [];

/** More than a business may write to in an hour. */
const ENV = { ...MAIL_ENV, MAIL_RECIPIENTS_PER_HOUR: '0', MAIL_RECIPIENTS_PER_DAY: '0' };

beforeAll(async () => {
  service = await startService();
  nodes = [clockOn(service.databaseUrl, ENV), clockOn(service.databaseUrl, ENV)];
});

afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await service.stop();
});

const DUE = '2040-03-10';
const AT = '2040-03-17T10:00:00Z';

interface Books {
  business: string;
  client: HttpClient;
  invoice: (fields?: Fields) => Promise<string>;
}

async function books(fields: Fields, on: Service = service): Promise<Books> {
  const { key, business } = await createKey({ service: on, businessFields: fields });
  const client = api(key, on);
  const { id } = await createCustomer(client, { email: 'ada@customer.example' });
  const invoice = async (more: Fields = {}) =>
    (await createInvoice(client, id, { status: 'sent', due_date: DUE, ...more })).id as string;
  return { business, client, invoice };
}

const WEEK = { reminder_days_after: '7' };

const ROUNDS = times(200);

test(`in ${ROUNDS} rounds on two nodes at once, no reminder is doubled and none is missing`, async () => {
  const { business, invoice } = await books(WEEK);
  const made = [await invoice(), await invoice(), await invoice()];
  const begin = Date.parse(AT);
  for (let round = 0; round < ROUNDS; round += 1) {
    const now = new Date(begin + round * 86_400_000).toISOString();
    const stored = await Promise.all(nodes.map((node) => node.at(now)));
    expect(stored.reduce((sum, count) => sum + count, 0)).toBe(made.length);
    await query(
      service.databaseUrl,
      'UPDATE invoices SET due_date = due_date + 1 WHERE document_id = ANY ($1)',
      [made],
    );
  }
  const mails = await remindersOf(service.databaseUrl, business);
  for (const id of made) expect(mails.filter((mail) => mail.invoice === id)).toHaveLength(ROUNDS);
  expect(mails).toHaveLength(3 * ROUNDS);
});

test('an invoice that is being paid is not reminded of, once the payment is there', async () => {
  const { business, invoice } = await books(WEEK);
  const id = await invoice();
  const payer = new Client({ connectionString: service.databaseUrl });
  await payer.connect();
  await payer.query('BEGIN');
  await payer.query(
    `UPDATE invoices SET state = 'paid', amount_paid = total WHERE document_id = $1`,
    [id],
  );
  const clock = (nodes[0] as Clock).at(AT);
  const waits = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
    AND wait_event_type = 'Lock' AND query LIKE '%FOR NO KEY UPDATE OF d%'`;
  await eventually(async () => (await query(service.databaseUrl, waits)).length === 1);
  await payer.query('COMMIT');
  await payer.end();
  expect(await clock).toBe(0);
  expect(await remindersOf(service.databaseUrl, business)).toEqual([]);
});

/** The reasons for which the worker would not send the reminders that are due, by their invoices. */
async function refusals(): Promise<Record<string, string | null>> {
  const mails = await claim(database((nodes[0] as Clock).strapi), {
    lease: 'test',
    free: 100,
    perBusiness: 100,
    busy: new Map(),
  });
  return Object.fromEntries(mails.map(({ document, refusal }) => [document?.id, refusal]));
}

test('a reminder of what was paid, cancelled, moved or opted out meanwhile is never sent', async () => {
  await query(service.databaseUrl, `UPDATE mails SET state = 'sent', next_attempt_at = NULL`);
  const { client, invoice } = await books(WEEK);
  const ids = await Promise.all([1, 2, 3, 4, 5].map(() => invoice()));
  const [paid, cancelled, moved, quiet, wanted] = ids as [string, string, string, string, string];
  await (nodes[0] as Clock).at(AT);
  await recordPayment(client, paid, { amount: 110 });
  await client.patch(`/api/v1/invoices/${cancelled}`, { status: 'cancelled' });
  await client.patch(`/api/v1/invoices/${moved}`, { due_date: '2040-05-01' });
  await query(
    service.databaseUrl,
    'UPDATE invoices SET no_reminders = true WHERE document_id = $1',
    [quiet],
  );
  expect(await refusals()).toEqual({
    [paid]: 'Not sent: the invoice was paid',
    [cancelled]: 'Not sent: the invoice was cancelled',
    [moved]: 'Not sent: its due date has changed',
    [quiet]: 'Not sent: reminders of it were turned off',
    [wanted]: null,
  });
});

test('a kill between the claim and the mail loses no reminder and doubles none', async () => {
  const zone = zoneAtHour(12);
  const { business, invoice } = await books({ ...WEEK, time_zone: zone });
  const made = [
    await invoice({ due_date: dayIn(zone, -7) }),
    await invoice({ due_date: dayIn(zone, -7) }),
  ];
  await issuedLongAgo(service.databaseUrl);
  const holder = new Client({ connectionString: service.databaseUrl });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE mails IN SHARE MODE');
  await service.stop();
  const start = startService({ database: service.databaseUrl, env: MAIL_ENV });
  const waits = `SELECT 1 FROM pg_locks WHERE relation = 'mails'::regclass AND NOT granted`;
  const waiting = eventually(async () => (await query(service.databaseUrl, waits)).length > 0);
  const doomed = await start;
  await waiting;
  await doomed.kill9();
  await holder.query('ROLLBACK');
  await holder.end();
  // PostgreSQL notices the end of the killed connection, and takes its claim back.
  await eventually(async () => (await query(service.databaseUrl, waits)).length === 0);
  expect(await remindersOf(service.databaseUrl, business)).toEqual([]);
  const claims = 'SELECT 1 FROM invoice_reminders r JOIN invoices d ON d.id = r.invoice_id';
  const ofThis = `${claims} JOIN businesses b ON b.id = d.business_id WHERE b.document_id = $1`;
  expect(await query(service.databaseUrl, ofThis, [business])).toEqual([]);
  service = await startService({ database: service.databaseUrl, env: MAIL_ENV });
  const mails = () => remindersOf(service.databaseUrl, business);
  await eventually(async () => (await mails()).length === made.length);
  expect((await mails()).map((mail) => [mail.invoice, mail.day])).toEqual(
    made.map((id) => [id, 7]),
  );
});

test('a service that starts reminds at day and not at night, and a second one adds nothing', async () => {
  const [noon, night] = [zoneAtHour(12), zoneAtHour(2)];
  // The dark one has the lower row ids, so that the clock comes to it first.
  const dark = await books({ ...WEEK, time_zone: night });
  await dark.invoice({ due_date: dayIn(night, -7) });
  const day = await books({ ...WEEK, time_zone: noon });
  const id = await day.invoice({ due_date: dayIn(noon, -7) });
  await issuedLongAgo(service.databaseUrl);
  await service.stop();
  const two = await Promise.all(
    [1, 2].map(() => startService({ database: service.databaseUrl, env: MAIL_ENV })),
  );
  [service] = two as [Service, Service];
  const mails = () => remindersOf(service.databaseUrl, day.business);
  await eventually(async () => (await mails()).length === 1);
  await Promise.all(two.map((one) => one.stop()));
  service = await startService({ database: service.databaseUrl, env: MAIL_ENV });
  expect((await mails()).map((mail) => [mail.invoice, mail.day])).toEqual([[id, 7]]);
  expect(await remindersOf(service.databaseUrl, dark.business)).toEqual([]);
});
