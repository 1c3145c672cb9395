import { adminApi, api, createKey } from '../support/api';
import { Client } from 'pg';
import { cloneDatabase } from '../support/databases';
import { eventually } from '../support/eventually';
import type { Answer, HttpClient } from '../support/http';
import {
  createCustomer,
  createInvoice,
  creditInvoice,
  line,
  recordPayment,
  recordRefund,
  type Created,
  type Fields,
} from '../support/records';
import { startService, type Service } from '../support/service';
import { expectSettled } from '../support/settlement';
import { statementProxy, type Cut, type StatementProxy } from '../support/statement-proxy';
import { addEndpoint } from '../support/webhooks';

/** A broken connection is to PostgreSQL what a `kill -9` of the service is, at an exact place. */
let proxy: StatementProxy;
let service: Service;
/** Leads around the proxy. */
let databaseUrl: string;
let database: Client;
let client: HttpClient;
let customer: string;

beforeAll(async () => {
  databaseUrl = await cloneDatabase();
  database = new Client({ connectionString: databaseUrl });
  await database.connect();
  const url = new URL(databaseUrl);
  proxy = await statementProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  service = await startService({ database: url.href, env: { WEBHOOK_WORKER: 'off' } });
  const { key } = await createKey({ service, scopes: ['read', 'write', 'webhooks'] });
  client = api(key, service);
  customer = (await createCustomer(client)).id;
  await addEndpoint(client, 'https://hooks.example.com/');
});

afterAll(async () => {
  await service?.stop();
  await proxy?.close();
  await database?.end();
});

const TABLES = [
  'invoices',
  'payments',
  'allocations',
  'credit_notes',
  'credit_notes_cmps',
  'refunds',
  'components_billing_credit_note_lines',
  'components_billing_invoice_lines',
  'invoices_cmps',
  'invoices_kept_lines',
  'document_sequences',
  'history_entries',
  'webhook_deliveries',
  'events',
  'idempotent_answers',
] as const;
type Row = Record<string, unknown>;
type Stored = Record<(typeof TABLES)[number], Row[]>;

/** All rows that these changes may write. */
async function stored(): Promise<Stored> {
  const rowsOf = (table: string) =>
    `'${table}', (SELECT coalesce(json_agg(r ORDER BY r::text), '[]') FROM ${table} r)`;
  const text = `SELECT json_build_object(${TABLES.map(rowsOf).join(', ')}) AS stored`;
  const { rows } = await database.query<{ stored: Stored }>(text);
  return (rows[0] as { stored: Stored }).stored;
}

/** PostgreSQL has noticed the broken connection, and given back its locks. */
const rolledBack = () =>
  eventually(async () => {
    const open = `SELECT FROM pg_stat_activity WHERE datname = current_database()
      AND xact_start IS NOT NULL AND pid <> pg_backend_pid()`;
    return (await database.query(open)).rowCount === 0;
  });

interface Cuts {
  before: Stored;
  /** The statements of the whole transaction, whose last answer the service did not get. */
  statements: string[];
  after: Stored;
}

/** Breaks a change after each statement, and asserts that none but the COMMIT stores anything. */
async function cutEverywhere(send: () => Promise<Answer>): Promise<Cuts> {
  const before = await stored();
  for (let answered = 0; ; answered += 1) {
    const cut: Cut = proxy.cutAfter(answered);
    const { status } = await send();
    await rolledBack();
    expect([cut.isCut, status]).toEqual([true, 503]);
    expect(cut.statements).toHaveLength(answered);
    const after = await stored();
    if (cut.statements.at(-1) === 'COMMIT') return { before, statements: cut.statements, after };
    expect(after).toEqual(before);
  }
}

const added = (table: keyof Stored, { before, after }: Cuts): Row[] => {
  const known = new Set(before[table].map((row) => JSON.stringify(row)));
  return after[table].filter((row) => !known.has(JSON.stringify(row)));
};
const eventsOf = (cuts: Cuts) =>
  added('events', cuts)
    .toSorted((a, b) => Number(a['id']) - Number(b['id']))
    .map((row) => row['event_type']);
const historyOf = (cuts: Cuts) =>
  added('history_entries', cuts)
    .map((row) => `${row['record_table']} ${row['action']}`)
    .sort();

interface Change {
  /** Whose amounts are settled afterwards. */
  invoice: string;
  method?: 'post' | 'put' | 'delete';
  path: string;
  body?: Fields;
}

/** An issued invoice over 110. */
const invoice = (): Promise<Created> => createInvoice(client, customer, { status: 'sent' });
const paid = async (amount: number): Promise<{ id: string; payment: string }> => {
  const { id } = await invoice();
  return { id, payment: (await recordPayment(client, id, { amount })).id };
};
const halfCredited = async (id: string): Promise<Created> => {
  const { body } = await client.get(`/api/v1/invoices/${id}`);
  const items = [{ line_id: body.invoice_items[0].id, quantity: 1 }];
  return creditInvoice(client, id, { items });
};
const refunded = async () => {
  const { id } = await paid(110);
  const note = await creditInvoice(client, id);
  return { id, note: note.id, refund: (await recordRefund(client, note.id, { amount: 10 })).id };
};

/** 100 on account, of which `amount` pays an invoice. */
const onAccount = async (amount: number) => {
  const { id } = await invoice();
  const body = { amount: 100, currency: 'USD', allocations: [{ invoice_id: id, amount }] };
  const { body: payment } = await client.post(`/api/v1/customers/${customer}/payments`, body);
  return { id, payment: payment.id as string, allocation: payment.allocations[0].id as string };
};

const CHANGES: [string, () => Promise<Change>, string[], string[], string[]][] = [
  [
    'a payment of the rest',
    async () => {
      const { id } = await paid(60);
      return { invoice: id, path: `/api/v1/invoices/${id}/payments`, body: { amount: 50 } };
    },
    ['insert-payment'],
    ['payment.recorded', 'invoice.paid'],
    ['invoices changed', 'payments created'],
  ],
  [
    'the void of a payment that a credit note counts on',
    async () => {
      const { id, payment } = await paid(80);
      await halfCredited(id);
      return { invoice: id, path: `/api/v1/payments/${payment}/void` };
    },
    ['void-payment', 'settle-credit-note', 'settle-invoice'],
    ['payment.voided'],
    ['credit_notes changed', 'invoices changed', 'payments changed'],
  ],
  [
    'a credit note of everything',
    async () => {
      const { id } = await invoice();
      return { invoice: id, path: `/api/v1/invoices/${id}/credit-notes`, body: {} };
    },
    ['lock-credit-notes', 'settle-invoice'],
    ['credit_note.created', 'invoice.cancelled'],
    ['credit_notes created', 'invoices changed'],
  ],
  [
    'a refund',
    async () => {
      const { id, note } = await refunded();
      return { invoice: id, path: `/api/v1/credit-notes/${note}/refunds`, body: { amount: 20 } };
    },
    ['settle-credit-note', 'settle-invoice'],
    ['credit_note.refunded'],
    ['credit_notes changed', 'refunds created'],
  ],
  [
    'the void of a refund',
    async () => {
      const { id, refund } = await refunded();
      return { invoice: id, path: `/api/v1/refunds/${refund}/void` };
    },
    ['void-refund', 'settle-credit-note', 'settle-invoice'],
    [],
    ['credit_notes changed', 'refunds changed'],
  ],
  [
    'a payment of a customer for two invoices',
    async () => {
      const [{ id }, { id: other }] = [await invoice(), await invoice()];
      const allocations = [{ invoice_id: id }, { invoice_id: other, amount: 40 }];
      const body = { amount: 200, currency: 'USD', allocations };
      return { invoice: id, path: `/api/v1/customers/${customer}/payments`, body };
    },
    ['insert-customer-payment', 'settle-invoice'],
    ['payment.recorded', 'invoice.paid'],
    ['invoices changed', 'invoices changed', 'payments created'],
  ],
  [
    'an allocation of the rest',
    async () => {
      const { id, payment } = await onAccount(40);
      const body = { invoice_id: id };
      return { invoice: id, path: `/api/v1/payments/${payment}/allocations`, body };
    },
    ['insert-allocation', 'tell-payment.updated', 'settle-invoice'],
    ['payment.updated'],
    ['invoices changed', 'payments changed'],
  ],
  [
    'the void of an allocation',
    async () => {
      const { id, payment, allocation } = await onAccount(40);
      return {
        invoice: id,
        path: `/api/v1/payments/${payment}/allocations/${allocation}/void`,
      };
    },
    ['void-allocation', 'settle-invoice'],
    ['payment.unallocated'],
    ['invoices changed', 'payments changed'],
  ],
  [
    'a refund of what is on account',
    async () => {
      const { id, payment } = await onAccount(40);
      return { invoice: id, path: `/api/v1/payments/${payment}/refunds`, body: { amount: 60 } };
    },
    ['insert-refund', 'refund-payment'],
    ['payment.refunded'],
    ['payments changed', 'refunds created'],
  ],
  [
    'the void of such a refund',
    async () => {
      const { id, payment } = await onAccount(40);
      const { body } = await client.post(`/api/v1/payments/${payment}/refunds`, { amount: 60 });
      return { invoice: id, path: `/api/v1/refunds/${body.id}/void` };
    },
    ['void-refund', 'unrefund-payment', 'tell-payment.updated'],
    ['payment.updated'],
    ['payments changed', 'refunds changed'],
  ],
  [
    'a draft that is replaced and paid',
    async () => {
      const { id } = await createInvoice(client, customer);
      const items = [line({ description: 'Other' }), line()];
      const body = { customer_id: customer, items, status: 'paid', invoice_number: 'OTHER' };
      return { invoice: id, method: 'put', path: `/api/v1/invoices/${id}`, body };
    },
    ['lock-series-invoice', 'replace-invoice'],
    ['invoice.paid', 'invoice.updated'],
    ['invoices changed'],
  ],
  [
    'a draft that is deleted',
    async () => {
      const { id: other } = await invoice();
      const { id } = await createInvoice(client, customer);
      return { invoice: other, method: 'delete', path: `/api/v1/invoices/${id}` };
    },
    ['lock-series-invoice', 'delete-draft-invoice'],
    [],
    [],
  ],
];

test.each(CHANGES)(
  '%s is stored whole or not at all after a break between any two statements, and once when it is repeated',
  async (name, prepare, statements, events, entries) => {
    const change = await prepare();
    const headers = { 'Idempotency-Key': name };
    const { method = 'post', path, body } = change;
    const send = () =>
      method === 'delete' ? client.delete(path, headers) : client[method](path, body, headers);
    const cuts = await cutEverywhere(send);
    const named = [...statements, 'idempotency-store-business_id'];
    expect(cuts.statements).toEqual(expect.arrayContaining(named));
    expect(eventsOf(cuts)).toEqual(events);
    expect(historyOf(cuts)).toEqual(entries);
    await expectSettled({ databaseUrl }, change.invoice);

    const first = await send();
    expect([200, 201, 204]).toContain(first.status);
    expect(first.headers.get('idempotency-replayed')).toBe('true');
    const again = await send();
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    expect(await stored()).toEqual(cuts.after);
  },
);

test('a payment in the panel is stored whole or not at all', async () => {
  const { id } = await paid(60);
  const path = `/invoicing/invoices/${id}/payments`;
  const cuts = await cutEverywhere(() => adminApi(service).post(path, { amount: 50 }));
  expect(added('payments', cuts)).toMatchObject([{ amount: 50, state: 'recorded' }]);
  expect(eventsOf(cuts)).toEqual(['payment.recorded', 'invoice.paid']);
  expect(historyOf(cuts)).toEqual(['invoices changed', 'payments created']);
  await expectSettled({ databaseUrl }, id);
});
