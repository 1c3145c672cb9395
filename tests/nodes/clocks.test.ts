import { Client } from 'pg';
import { markOverdueAndExpired } from '../../src/billing/documents/mark-overdue-and-expired';
import { clockOn, dayIn, issuedLongAgo, zoneAtHour } from '../support/clock';
import { query } from '../support/databases';
import { eventually } from '../support/eventually';
import { changesOf, historyOf } from '../support/history';
import { startMailServer, type MailServer } from '../support/mail-server';
import { MAIL_FROM } from '../support/mails';
import { openCluster, type Cluster } from '../support/nodes/cluster';
import { endLeases, heldLeases } from '../support/nodes/leases';
import { createQuotation } from '../support/records';
import { remindingBooks, type Books } from '../support/reminding';

const NOON = zoneAtHour(12);
const DUE = dayIn(NOON, -3);

let cluster: Cluster;
let server: MailServer;
let books: Books;
const logs = () => cluster.nodes.map((node) => node.logs()).join('');

/** Overdue invoices that want a reminder. @returns their ids */
async function remindersFallDue(): Promise<string[]> {
  const made = [1, 2, 3, 4].map(() => books.invoice({ due_date: DUE, status: 'overdue' }));
  const ids = (await Promise.all(made)).map(({ id }) => id);
  await issuedLongAgo(cluster.databaseUrl);
  return ids;
}

/** Holds invoices until the returned function is called. */
async function hold(ids: readonly string[]): Promise<() => Promise<void>> {
  const holder = new Client({ connectionString: cluster.databaseUrl });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT FROM invoices WHERE document_id = ANY ($1) FOR UPDATE', [ids]);
  return async () => {
    await holder.query('COMMIT');
    await holder.end();
  };
}

const untilWaiting = (count: number, statement: string) =>
  eventually(async () => {
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database()
      AND wait_event_type = 'Lock' AND query LIKE $1`;
    return (await query(cluster.databaseUrl, waiting, [`%${statement}%`])).length >= count;
  });

jest.setTimeout(400_000);

beforeAll(async () => {
  server = await startMailServer();
  const env = { SMTP_URL: server.url, MAIL_FROM, LOG_LEVEL: 'info' };
  cluster = await openCluster({ env });
  const node = await cluster.nodes[0].start();
  books = await remindingBooks(node, { time_zone: NOON, reminder_days_after: '3' });
});
afterAll(async () => {
  await cluster?.end();
  await server?.close();
});

/** The sum of what both nodes say that they did. */
const told = (line: RegExp): number =>
  [...logs().matchAll(line)].reduce((sum, [, count]) => sum + Number(count), 0);

const remindedOf = async (): Promise<string[]> =>
  (await books.reminders()).map(({ invoice }) => invoice);

/** Sent documents past their deadline. @returns their ids and paths */
async function deadlinesPass(): Promise<{ ids: string[]; paths: string[] }> {
  const invoice = { status: 'sent', due_date: '2020-01-01' };
  const made = await Promise.all([1, 2, 3].map(() => books.invoice(invoice)));
  const ids = made.map(({ id }) => id);
  const fields = { status: 'sent', valid_until: '2020-01-01' };
  const quotation = await createQuotation(books.client, books.customer, fields);
  const paths = ids.map((id) => `/api/v1/invoices/${id}`);
  return { ids, paths: [...paths, `/api/v1/quotations/${quotation.id as string}`] };
}

async function expectMarkedOnce(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const entries = await historyOf(books.client, path);
    const states = entries.map((entry) => changesOf(entry)['status']).filter(Boolean);
    const after = path.includes('/invoices/') ? 'overdue' : 'expired';
    expect(states.slice(0, -1)).toEqual([['sent', after]]);
  }
}

test('two nodes that start at the same moment mark each late document and store each reminder once', async () => {
  const { paths } = await deadlinesPass();
  const due = await remindersFallDue();
  await cluster.nodes[0].stop();
  await Promise.all(cluster.nodes.map((node) => node.start()));
  const reminders = /(\d+) reminders are on their way/g;
  await eventually(() => told(reminders) >= due.length);
  await server.until(due.length);
  await expectMarkedOnce(paths);
  expect((await remindedOf()).sort()).toEqual(due.sort());
  expect(told(reminders)).toBe(due.length);
  expect(told(/(\d+) documents became overdue or expired/g)).toBe(paths.length);
});

test('two clocks that wait for the same late invoice mark each document once', async () => {
  const { ids, paths } = await deadlinesPass();
  const clocks = [clockOn(cluster.databaseUrl), clockOn(cluster.databaseUrl)];
  const release = await hold(ids.slice(1, 2));
  const marking = Promise.all(clocks.map(({ strapi }) => markOverdueAndExpired(strapi)));
  await untilWaiting(2, 'UPDATE invoices d SET state');
  await release();
  await marking;
  await Promise.all(clocks.map((clock) => clock.close()));
  await expectMarkedOnce(paths);
});

test('a node that is killed while it stores reminders leaves them to the next start', async () => {
  const earlier = await remindedOf();
  const due = await remindersFallDue();
  const [first, second] = cluster.nodes;
  await Promise.all([first.stop(), second.stop()]);
  const release = await hold(due.slice(1));
  await second.start();
  await untilWaiting(1, 'FOR NO KEY UPDATE OF d');
  await second.kill9();
  // A reminder that it had stored before may have been on its way.
  await endLeases(cluster.databaseUrl, await heldLeases(cluster.databaseUrl));
  await release();
  await first.start();
  await eventually(async () => (await remindedOf()).length >= earlier.length + due.length);
  const messageIds = () => new Set(server.received().map(({ mail }) => mail.messageId)).size;
  await eventually(() => messageIds() >= earlier.length + due.length);
  expect((await remindedOf()).sort()).toEqual([...earlier, ...due].sort());
  expect(messageIds()).toBe(earlier.length + due.length);
});
