import { Client } from 'pg';
import { makeDueInvoices } from '../../src/recurring/run-due';
import { api, createKey } from '../support/api';
import { clockOn, type Clock } from '../support/clock';
import { cloneDatabase } from '../support/databases';
import { settledEvents } from '../support/events';
import { eventually } from '../support/eventually';
import type { HttpClient } from '../support/http';
import { createCustomer } from '../support/records';
import { createRecurring, invoicesOf, occurrencesOf } from '../support/recurring';
import { startService, type Service } from '../support/service';
import { statementProxy, type StatementProxy } from '../support/statement-proxy';
import { addEndpoint } from '../support/webhooks';

/** A broken connection is to PostgreSQL what a `kill -9` of a node is, at an exact place. */
let proxy: StatementProxy;
let service: Service;
let clock: Clock;
let database: Client;
let client: HttpClient;

beforeAll(async () => {
  const databaseUrl = await cloneDatabase();
  database = new Client({ connectionString: databaseUrl });
  await database.connect();
  const url = new URL(databaseUrl);
  proxy = await statementProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  service = await startService({ database: databaseUrl, env: { WEBHOOK_WORKER: 'off' } });
  clock = clockOn(url.href);
  const { key } = await createKey({ service, scopes: ['read', 'write', 'webhooks'] });
  client = api(key, service);
  await addEndpoint(client, 'https://hooks.example.com/');
});

afterAll(async () => {
  await clock?.close();
  await service?.stop();
  await proxy?.close();
  await database?.end();
});

const TABLES = [
  'recurring_invoices',
  'recurring_occurrences',
  'invoices',
  'components_billing_invoice_lines',
  'invoices_cmps',
  'invoices_kept_lines',
  'document_sequences',
  'history_entries',
  'mails',
  'webhook_deliveries',
  'events',
];

/** All rows that a look for what is due may write. */
async function stored(): Promise<unknown> {
  const rowsOf = (table: string) =>
    `'${table}', (SELECT coalesce(json_agg(r ORDER BY r::text), '[]') FROM ${table} r)`;
  const text = `SELECT json_build_object(${TABLES.map(rowsOf).join(', ')}) AS stored`;
  return (await database.query<{ stored: unknown }>(text)).rows[0]?.stored;
}

/** PostgreSQL has noticed the broken connection, and given back its locks. */
const rolledBack = () =>
  eventually(async () => {
    const open = `SELECT FROM pg_stat_activity WHERE datname = current_database()
      AND xact_start IS NOT NULL AND pid <> pg_backend_pid()`;
    return (await database.query(open)).rowCount === 0;
  });

const at = (instant: string) => makeDueInvoices(clock.strapi, new Date(instant), 1);

/** Kills the node after each statement in turn; only a kill after the COMMIT has stored anything. */
async function killEverywhere(instant: string): Promise<string[]> {
  const before = await stored();
  for (let answered = 0; ; answered += 1) {
    const cut = proxy.cutAfter(answered, /^BEGIN/);
    await expect(at(instant)).rejects.toThrow();
    await rolledBack();
    expect(cut.isCut).toBe(true);
    if (cut.statements.at(-1) === 'COMMIT') return cut.statements;
    expect([answered, await stored()]).toEqual([answered, before]);
  }
}

test('a node killed between any two statements makes an invoice and its mail once', async () => {
  const customer = await createCustomer(client, { email: 'ada@customer.example' });
  const { id } = await createRecurring(client, {
    customer_id: customer.id,
    start_date: '2040-01-31',
    mode: 'issue_and_send',
    max_occurrences: 1,
  });
  const statements = await killEverywhere('2040-01-31T06:00:00Z');
  expect(statements.length).toBeGreaterThan(10);
  expect(await at('2040-01-31T06:01:00Z')).toBe(0);
  expect(await occurrencesOf(client, id)).toEqual(['0 made']);
  const [invoice, ...others] = await invoicesOf(client, id);
  expect([invoice?.['invoice_number'], invoice?.['status'], others]).toEqual([
    'INV-00001',
    'sent',
    [],
  ]);
  const { rows: mails } = await database.query('SELECT recipients FROM mails');
  expect(mails).toEqual([{ recipients: ['ada@customer.example'] }]);
  const { rows: events } = await database.query<{ type: string }>(
    `SELECT event_type AS type FROM events WHERE event_type ~ '^(invoice|recurring_invoice)[.]' ORDER BY id`,
  );
  expect(events.map(({ type }) => type)).toEqual([
    'recurring_invoice.created',
    'invoice.created',
    'invoice.sent',
    'invoice.updated',
    'recurring_invoice.completed',
  ]);
});

test('a node killed while it decides about missed ones decides once', async () => {
  const { id } = await createRecurring(client, {
    start_date: '2040-01-31',
    catch_up: 'latest',
    max_occurrences: 3,
  });
  await killEverywhere('2040-05-02T06:00:00Z');
  expect(await occurrencesOf(client, id)).toEqual(['0 skipped', '1 skipped']);
  expect(await at('2040-05-02T06:01:00Z')).toBe(1);
  expect(await occurrencesOf(client, id)).toEqual(['0 skipped', '1 skipped', '2 made']);
});

test('a node killed while it tells of a failure tells of it once', async () => {
  const customer = await createCustomer(client);
  const { id } = await createRecurring(client, {
    customer_id: customer.id,
    start_date: '2040-01-31',
  });
  await database.query(
    'UPDATE recurring_invoices SET customer_id = NULL, failures = 4 WHERE document_id = $1',
    [id],
  );
  expect(await at('2040-01-31T06:00:00Z')).toBe(0);
  expect(await at('2040-01-31T06:01:00Z')).toBe(0);
  const events = await settledEvents(client);
  expect(events.filter(({ type }) => type === 'recurring_invoice.failed')).toHaveLength(1);
});
