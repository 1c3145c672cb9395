import { Client } from 'pg';
import { dayIn, issuedLongAgo, zoneAtHour } from '../support/clock';
import { query } from '../support/databases';
import { eventually } from '../support/eventually';
import { changesOf, historyOf } from '../support/history';
import { startMailServer, type MailServer } from '../support/mail-server';
import { MAIL_FROM } from '../support/mails';
import { openCluster, type Cluster } from '../support/nodes/cluster';
import { createQuotation } from '../support/records';
import { remindingBooks, type Books } from '../support/reminding';

const NOON = zoneAtHour(12);
const DUE = dayIn(NOON, -3);

let cluster: Cluster;
let server: MailServer;
let books: Books;
/** Paths of sent documents past their deadline. */
const late: string[] = [];
const logs = () => cluster.nodes.map((node) => node.logs()).join('');

/** Overdue invoices that want a reminder. @returns their ids */
async function remindersFallDue(): Promise<string[]> {
  const made = [1, 2, 3, 4].map(() => books.invoice({ due_date: DUE, status: 'overdue' }));
  const ids = (await Promise.all(made)).map(({ id }) => id);
  await issuedLongAgo(cluster.databaseUrl);
  return ids;
}

/** Starts both nodes while something holds these invoices, until both clocks wait for them. */
async function startBothWaiting(ids: string[], statement: string): Promise<() => Promise<void>> {
  const holder = new Client({ connectionString: cluster.databaseUrl });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT FROM invoices WHERE document_id = ANY ($1) FOR UPDATE', [ids]);
  await Promise.all(cluster.nodes.map((node) => node.start()));
  await untilBothWait(statement);
  return async () => {
    await holder.query('COMMIT');
    await holder.end();
  };
}

const untilBothWait = (statement: string) =>
  eventually(async () => {
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database()
      AND wait_event_type = 'Lock' AND query LIKE $1`;
    return (await query(cluster.databaseUrl, waiting, [`%${statement}%`])).length === 2;
  });

const MARKING = 'UPDATE invoices d SET state';
const REMINDING = 'FOR NO KEY UPDATE OF d';

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

test('two clocks at once mark each late document once, and store each reminder once', async () => {
  const invoices = await Promise.all(
    [1, 2, 3].map(() => books.invoice({ status: 'sent', due_date: '2020-01-01' })),
  );
  const fields = { status: 'sent', valid_until: '2020-01-01' };
  const quotation = await createQuotation(books.client, books.customer, fields);
  const due = await remindersFallDue();
  late.push(...invoices.map(({ id }) => `/api/v1/invoices/${id}`));
  late.push(`/api/v1/quotations/${quotation.id as string}`);
  await cluster.nodes[0].stop();

  const release = await startBothWaiting([(invoices[1] as { id: string }).id], MARKING);
  await release();

  await eventually(async () => (await remindedOf()).length >= due.length);
  await server.until(due.length);
  expect((await remindedOf()).sort()).toEqual(due.sort());
  for (const path of late) {
    const entries = await historyOf(books.client, path);
    const marked = entries.filter(({ actor, changes }) => {
      return actor.type === 'system' && changes.some(({ field }) => field === 'status');
    });
    const after = path.includes('invoices') ? 'overdue' : 'expired';
    expect(marked.map((entry) => changesOf(entry)['status'])).toEqual([['sent', after]]);
  }
  await eventually(() => told(/(\d+) reminders are on their way/g) >= due.length);
  expect(told(/(\d+) reminders are on their way/g)).toBe(due.length);
  expect(told(/(\d+) documents became overdue or expired/g)).toBe(late.length);
});

test('a clock that is killed leaves its reminders to the other, which stores each once', async () => {
  const earlier = await remindedOf();
  const due = await remindersFallDue();
  await Promise.all(cluster.nodes.map((node) => node.stop()));

  const release = await startBothWaiting(due, REMINDING);
  await cluster.nodes[0].kill9();
  await release();

  await eventually(async () => (await remindedOf()).length >= earlier.length + due.length);
  await server.until(earlier.length + due.length);
  expect((await remindedOf()).sort()).toEqual([...earlier, ...due].sort());
  const ids = server.received().map(({ mail }) => mail.messageId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(logs()).not.toMatch(/failed/);
});
