import { markOverdueAndExpired } from '../../src/billing/documents/mark-overdue-and-expired';
import { readSettings } from '../../src/settings';
import { runWorker } from '../../src/webhooks/run-worker';
import { adminApi, api } from '../support/api';
import { clockOn } from '../support/clock';
import { exportCsv } from '../support/csv';
import { cloneDatabase, query } from '../support/databases';
import { connect, INVOICES } from '../support/desk';
import { eventually } from '../support/eventually';
import { MANY_CONNECTIONS, numbered, numbersOf, onNode, repeat, series } from '../support/numbers';
import { startPooler, type Pooler } from '../support/pooler';
import { startReceiver } from '../support/receiver';
import {
  createCustomer,
  createInvoice,
  createProduct,
  line,
  recordPayment,
} from '../support/records';
import { readRun } from '../support/run';
import { startService, type Service } from '../support/service';
import { addEndpoint, listeningDesk, storedDeliveries } from '../support/webhooks';

/** Connections to PostgreSQL, far fewer than the nodes open: every transaction may meet another one. */
const SERVERS = 4;

let database: string;
let pooler: Pooler;
let through: string;
/** One node with a way past the pooler, and one without. Neither sends webhooks. */
let [node, other]: Service[] = [];

beforeAll(async () => {
  [database, pooler] = await Promise.all([cloneDatabase(), startPooler(SERVERS)]);
  through = pooler.through(database);
  const env = {
    ...MANY_CONNECTIONS,
    WEBHOOK_WORKER: 'off',
    OUTBOUND_ALLOW_PRIVATE_NETWORK: 'true',
  };
  [node, other] = await Promise.all([
    startService({ database: through, env: { ...env, DATABASE_DIRECT_URL: database } }),
    startService({ database: through, env }),
  ]);
}, 300_000);

afterAll(async () => {
  await Promise.all([node?.stop(), other?.stop()]);
  await pooler?.kill();
});

/** The two nodes. @throws when they did not start */
function nodes(): [Service, Service] {
  if (!node || !other) throw new Error('The nodes did not start');
  return [node, other];
}

/** Records whose kept count is not the number of rows. */
const MISCOUNTED = ['customer', 'product', 'invoice', 'quotation', 'credit_note']
  .map(
    (kind) => `SELECT s.business_id, s.kind, s.record_count FROM document_sequences s
      WHERE s.kind = '${kind}' AND s.record_count <>
        (SELECT count(*) FROM ${kind}s r WHERE r.business_id = s.business_id)`,
  )
  .join(' UNION ALL ');

/** Whatever a test did, each record was counted once. */
afterEach(async () => {
  expect(await query(database, MISCOUNTED)).toEqual([]);
});

test('creates on both nodes take every number once, over fewer connections than clients', async () => {
  const [one, two] = nodes();
  const here = await numbered(one);
  const there = onNode(here, two);
  const answers = await repeat(120, (n) => (n % 2 ? here : there).post());
  expect(numbersOf(answers, 'invoice_number')).toEqual(series('INV-', 1, 120));
  const { clients, servers } = await pooler.connections(database);
  expect(servers).toBeLessThanOrEqual(SERVERS);
  expect(clients).toBeGreaterThan(servers);
  const { body } = await there.client.get('/api/v1/invoices');
  expect(body.pagination.total).toBe(120);
});

test('one Idempotency-Key on both nodes at once makes one invoice', async () => {
  const [one, two] = nodes();
  const here = await numbered(one);
  const body = { customer_id: here.customer, items: [line()] };
  const send = (service: Service) =>
    api(here.key, service).post('/api/v1/invoices', body, { 'Idempotency-Key': 'once' });
  const answers = await repeat(20, (n) => send(n % 2 ? one : two));
  for (const { status } of answers) expect([201, 409]).toContain(status);
  const made = answers.filter(({ status }) => status === 201);
  expect(new Set(made.map((answer) => answer.body.id)).size).toBe(1);
  expect((await here.client.get('/api/v1/invoices')).body.pagination.total).toBe(1);
});

test('products, quotations, changes, payments, credit notes and lists work as without it', async () => {
  const [one, two] = nodes();
  const here = await numbered(one);
  const there = api(here.key, two);
  await createProduct(there);
  const quotation = await here.quote();
  const converted = await there.post(`/api/v1/quotations/${quotation.body.id as string}/convert`);
  expect(converted.status).toBe(201);
  const invoice = await createInvoice(here.client, here.customer);
  const at = `/api/v1/invoices/${invoice.id as string}`;
  expect((await there.patch(at, { status: 'sent', notes: 'Thanks' })).status).toBe(200);
  await recordPayment(here.client, invoice.id, { amount: 10 });
  expect((await there.post(`${at}/credit-notes`, {})).status).toBe(201);
  expect((await here.client.get(at)).body).toMatchObject({ notes: 'Thanks', amount_paid: 10 });
  const found = await there.get('/api/v1/invoices?number=inv-0000');
  expect(found.body.pagination.total).toBe(2);
});

test('a save in the panel takes the next number, and an export holds every row', async () => {
  const [one, two] = nodes();
  const here = await numbered(one);
  await repeat(5, () => here.post());
  const saved = await adminApi(two).post(INVOICES, {
    business: connect(here.business),
    customer: connect(here.customer),
    state: 'draft',
    items: [line()],
  });
  expect(saved.status).toBe(201);
  expect(saved.body.data.invoice_number).toBe('INV-00006');
  const exported = await exportCsv(api(here.key, two), '/api/v1/invoices');
  expect(exported.rows.map((row) => row['invoice_number']).sort()).toEqual(series('INV-', 1, 6));
});

test.each([
  ['which it hears of past the pooler', () => ({ DATABASE_DIRECT_URL: database }), 1],
  ['which it finds by polling', () => ({}), 0],
])('a worker sends the events of other nodes, %s', async (_way, direct, listening) => {
  const [one, two] = nodes();
  const receiver = await startReceiver();
  const warn = () => undefined;
  const settings = readSettings({
    ...readRun().env,
    DATABASE_URL: through,
    OUTBOUND_ALLOW_PRIVATE_NETWORK: 'true',
    ...direct(),
  });
  const worker = runWorker(settings, { warn, error: console.error } as never, 'this worker');
  try {
    const { client, key } = await listeningDesk(one);
    const customer = await createCustomer(client);
    const endpoint = await addEndpoint(client, receiver.url);
    await createInvoice(api(key, two), customer.id);
    const [sent] = await receiver.until(1);
    expect(sent?.body.type).toBe('invoice.created');
    await eventually(async () => {
      const [delivery] = await storedDeliveries(database, endpoint.id);
      return delivery?.state === 'delivered';
    });
    const heard = `SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND query = 'LISTEN invoicing_webhooks'`;
    expect(await query(database, heard)).toHaveLength(listening);
  } finally {
    await worker.stop();
    await receiver.close();
  }
});

test('the hourly work finds what became overdue', async () => {
  const here = await numbered(nodes()[0]);
  const dates = { issue_date: '2026-01-01', due_date: '2026-01-02' };
  const { body } = await here.post({ ...dates, status: 'sent' });
  const clock = clockOn(through);
  await markOverdueAndExpired(clock.strapi);
  await clock.close();
  const { body: read } = await here.client.get(`/api/v1/invoices/${body.id as string}`);
  expect(read.status).toBe('overdue');
});

test('without the pooler the API answers 503, and goes on when it is back', async () => {
  const [one, two] = nodes();
  const here = await numbered(one);
  const ways = [here, onNode(here, two)];
  await pooler.kill();
  for (const way of ways) {
    const { status, body } = await way.post();
    expect([status, body.code]).toEqual([503, 'unavailable']);
  }
  await pooler.start();
  for (const way of ways) await eventually(async () => (await way.post()).status === 201);
  const { body } = await here.client.get('/api/v1/invoices');
  expect(body.data.map((invoice: Record<string, string>) => invoice['invoice_number'])).toEqual(
    series('INV-', 1, 2).reverse(),
  );
});
