import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { api } from '../support/api';
import { issuedLongAgo, dayIn, zoneAtHour } from '../support/clock';
import { query } from '../support/databases';
import { eventually } from '../support/eventually';
import { startMailServer, type MailServer } from '../support/mail-server';
import { MAIL_FROM } from '../support/mails';
import { endLeases, heldLeases } from '../support/nodes/leases';
import { linesOf, SENDERS, startLoad, type Load } from '../support/nodes/load';
import { startCluster, type Cluster, type Place } from '../support/nodes/cluster';
import { storedNumbers } from '../support/numbers';
import { startReceiver, verified, type Receiver } from '../support/receiver';
import { allInvoices, createCustomer, type Created } from '../support/records';
import { remindingBooks, type Books } from '../support/reminding';
import { expectSettled } from '../support/settlement';
import { addEndpoint, listeningDesk, makeDue } from '../support/webhooks';
import { times } from '../support/times';

/** `NODE_KILL_ROUNDS=20 npm test -- --nodes kills` for the long run. Each node is killed in turn. */
const ROUNDS = times(4);
jest.setTimeout(300_000 + ROUNDS * 60_000);

let cluster: Cluster;
let receiver: Receiver;
let server: MailServer;
let desk: Awaited<ReturnType<typeof listeningDesk>>;
let reminding: Books;
let load: Load;
/** Endpoint of all events, and one that refuses the first attempt of each payment. */
let endpoints: { id: string; secret: string; path: string }[];
const held: Awaited<ReturnType<typeof heldLeases>> = [];
const broken: null[] = [];

const rows = <T>(text: string, values?: unknown[]) => query<T>(cluster.databaseUrl, text, values);

/** Invoices whose reminder is due. Each start of a node looks for such ones. */
async function remindersFallDue(): Promise<void> {
  const due = dayIn(zoneAtHour(12), -3);
  await Promise.all([1, 2, 3].map(() => reminding.invoice({ due_date: due })));
  await issuedLongAgo(cluster.databaseUrl);
}

/** Two creates of the node wait for the number when it is killed. PostgreSQL may still carry them out. */
async function killWhileCreating(node: Place, customer: string, round: number): Promise<void> {
  const holder = new Client({ connectionString: cluster.databaseUrl });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query(`SELECT FROM document_sequences WHERE kind = 'invoice' FOR UPDATE`);
  const sent = ['first', 'second'].map(async (which) => {
    const name = `round ${round} ${which}`;
    const body = { customer_id: customer, items: linesOf(name) };
    const create = { name, path: '/api/v1/invoices', body, keyed: false, answer: null };
    load.creates.push(create);
    return api(desk.key, node).post(create.path, body);
  });
  const settled = Promise.allSettled(sent);
  // The load comes to wait as well, since each of its senders creates invoices.
  const waiting = `SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await eventually(async () => (await rows(waiting)).length >= SENDERS + sent.length);
  await node.kill9();
  await holder.query('ROLLBACK');
  await holder.end();
  for (const one of await settled) {
    if (one.status === 'rejected' || one.value.status !== 201) broken.push(null);
  }
}

async function killAndRestart(round: number, customer: string): Promise<void> {
  const node = cluster.nodes[round % 2] as Place;
  await load.answers(40);
  if (round % 4 < 2) await sleep(Math.random() * 100).then(() => node.kill9());
  else await killWhileCreating(node, customer, round);
  held.push(...(await heldLeases(cluster.databaseUrl)));
  // The other node goes on.
  await load.answers(40);
  await remindersFallDue();
  await node.start();
  await cluster.proxy.untilUp(node.name);
}

async function untilAllIsSent(): Promise<void> {
  await eventually(async () => (await reminding.reminders()).length >= 3 * ROUNDS);
  await endLeases(cluster.databaseUrl, held);
  const open = `SELECT FROM webhook_deliveries WHERE state = 'pending'
    UNION ALL SELECT FROM mails WHERE state = 'queued'`;
  await eventually(
    async () => {
      await makeDue(cluster.databaseUrl);
      return (await rows(open)).length === 0;
    },
    180_000,
    500,
  );
}

beforeAll(async () => {
  [receiver, server] = [await startReceiver(), await startMailServer()];
  const seen = new Set<string>();
  receiver.answer((response, { path, id }) => {
    const refused = path === '/shy' && !seen.has(id);
    if (path === '/shy') seen.add(id);
    response.writeHead(refused ? 503 : 204).end();
  });
  cluster = await startCluster({
    // While creates wait for a number, other requests need connections.
    env: {
      API_DATABASE_POOL_MAX: '12',
      OUTBOUND_ALLOW_PRIVATE_NETWORK: 'true',
      SMTP_URL: server.url,
      MAIL_FROM,
    },
  });
  const service = { url: cluster.url, databaseUrl: cluster.databaseUrl };
  desk = await listeningDesk(service);
  const all = await addEndpoint(desk.client, `${receiver.url}/all`);
  const shy = await addEndpoint(desk.client, `${receiver.url}/shy`, {
    events: ['payment.recorded'],
  });
  endpoints = [
    { ...all, path: '/all' },
    { ...shy, path: '/shy' },
  ];
  reminding = await remindingBooks(service, {
    time_zone: zoneAtHour(12),
    reminder_days_after: '3',
  });
  const customer = (await createCustomer(desk.client)).id as string;
  load = startLoad(desk.client, customer);
  for (let round = 0; round < ROUNDS; round += 1) await killAndRestart(round, customer);
  await load.end();
  await untilAllIsSent();
});
afterAll(async () => {
  await load?.end().catch(() => undefined);
  await cluster?.end();
  await Promise.all([receiver?.close(), server?.close()]);
});

const nameOf = (invoice: Created): string => invoice.invoice_items[0].description;
const sorted = (names: Iterable<string>): string[] => [...names].sort();

test(`in ${ROUNDS} kills no number is lost or doubled, and every invoice is whole`, async () => {
  const stored = await allInvoices(desk.client);
  const numbers = await storedNumbers(cluster.databaseUrl, desk.business);
  expect(numbers).toEqual(Array.from({ length: stored.length }, (_, index) => index + 1));
  for (const { subtotal, total, invoice_items } of stored) {
    expect([subtotal, total, invoice_items.length]).toEqual([200, 220, 2]);
  }
  const byId = new Map(stored.map((one) => [one.id, one.invoice_number]));
  const answered = load.creates.flatMap(({ answer }) => (answer ? [answer] : []));
  expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([201]));
  for (const { body } of answered) expect(byId.get(body.id)).toBe(body.invoice_number);
});

test('each request made one invoice, and only one whose connection broke may have made none', async () => {
  const names = (await allInvoices(desk.client)).map(nameOf);
  expect(new Set(names).size).toBe(names.length);
  const unknown = load.creates.filter(({ answer }) => answer === null).map(({ name }) => name);
  const certain = load.creates.filter(({ answer }) => answer !== null).map(({ name }) => name);
  expect(sorted(names.filter((name) => !unknown.includes(name)))).toEqual(sorted(certain));
  expect(broken).toHaveLength(
    2 * Array.from({ length: ROUNDS }).filter((_, at) => at % 4 > 1).length,
  );
});

test('what was answered by one node is read from the other', () => {
  expect(load.reads.length).toBeGreaterThan(0);
  for (const [written, read] of load.reads) expect(read).toBe(written);
});

test('each payment was recorded once', async () => {
  const names = await rows<{ name: string }>('SELECT reference AS name FROM payments');
  const sent = load.payments.map(({ body }) => String(body['reference']));
  expect(sorted(names.map(({ name }) => name))).toEqual(sorted(sent));
  for (const { answer } of load.payments) {
    expect(answer?.status).toBe(201);
    await expectSettled(cluster, answer?.body.invoice_id as string);
  }
});

test('every event arrived with its signature, and twice only when a kill hit its sending', async () => {
  const made = await rows<{ event: string }>(
    `SELECT 'invoice.created ' || i.document_id AS event FROM invoices i
        JOIN businesses b ON b.id = i.business_id WHERE b.document_id = $1
      UNION ALL SELECT 'payment.recorded ' || document_id FROM payments`,
    [desk.business],
  );
  const heard = receiver.received('/all').filter(({ body }) => /created|recorded/.test(body.type));
  const ofDocuments = heard.filter(({ body }) => body.type !== 'customer.created');
  const events = new Set(ofDocuments.map(({ body }) => `${body.type} ${body.data.id as string}`));
  expect(sorted(events)).toEqual(sorted(made.map(({ event }) => event)));
  for (const { secret, path } of endpoints) {
    const requests = receiver.received(path);
    const texts = new Map(requests.map(({ id, text }) => [id, text]));
    for (const one of requests) {
      expect(verified(secret, one)).toEqual(one.body);
      expect(one.text).toBe(texts.get(one.id));
    }
  }
  const ids = receiver.received('/all').map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const hit = new Set(held.map(({ name }) => name));
  expect(twice.filter((id) => !hit.has(id))).toEqual([]);
});

test('the state of each delivery is right', async () => {
  const stored = await rows<{ path: string; id: string; state: string; attempts: number }>(
    `SELECT substring(e.url from '/[a-z]+$') AS path, d.event_id AS id, d.state, d.attempts
      FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id`,
  );
  const hit = new Set(held.map(({ name }) => name));
  for (const { path } of endpoints) {
    const own = stored.filter((one) => one.path === path);
    expect(own.length).toBeGreaterThan(0);
    expect(sorted(own.map(({ id }) => id))).toEqual(
      sorted(new Set(receiver.received(path).map(({ id }) => id))),
    );
    const expected = path === '/shy' ? 2 : 1;
    for (const { id, state, attempts } of own) {
      expect(state).toBe('delivered');
      if (!hit.has(id)) expect(attempts).toBe(expected);
    }
  }
});

test('every mail arrived, and twice only with its Message-ID when a kill hit its sending', async () => {
  const stored = await rows<{ subject: string; state: string }>('SELECT subject, state FROM mails');
  expect(stored.filter(({ state }) => state !== 'sent')).toEqual([]);
  const mails = server.received().map(({ mail }) => mail);
  const asked = load.mails.map(({ body }) => String(body['subject']));
  const reminded = (await reminding.reminders()).map(({ subject }) => subject);
  expect(sorted(stored.map(({ subject }) => subject))).toEqual(sorted([...asked, ...reminded]));
  const ids = new Map(mails.map(({ messageId, subject }) => [messageId, subject ?? '']));
  expect(sorted(ids.values())).toEqual(sorted([...asked, ...reminded]));
  const subjects = mails.map(({ subject }) => subject ?? '');
  const twice = subjects.filter((subject, index) => subjects.indexOf(subject) !== index);
  const hit = new Set(held.map(({ name }) => name));
  expect(twice.filter((subject) => !hit.has(subject))).toEqual([]);
});

test('each reminder was sent once', async () => {
  const reminders = await reminding.reminders();
  const invoices = reminders.map(({ invoice }) => invoice);
  expect(invoices).toHaveLength(3 * ROUNDS);
  expect(new Set(invoices).size).toBe(invoices.length);
  expect(new Set(reminders.map(({ subject }) => subject)).size).toBe(reminders.length);
});
