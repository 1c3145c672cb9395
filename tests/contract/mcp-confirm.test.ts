import type { Client } from '@modelcontextprotocol/client';
import { createKey } from '../support/api';
import type { HttpClient } from '../support/http';
import { confirmed, mcpClient, toolsOf, type CallTool } from '../support/mcp';
import { createInvoice, line } from '../support/records';
import { createSender, mailService, storedMails, type Sender } from '../support/sends';
import type { ServiceAt } from '../support/service';

let service: ServiceAt;
let sender: Sender;
let http: HttpClient;
let call: CallTool;
let customerId: string;
const clients: Client[] = [];

async function connect(key: string): Promise<CallTool> {
  const client = await mcpClient(key, { service });
  clients.push(client);
  return toolsOf(client);
}

beforeAll(async () => {
  service = await mailService();
  sender = await createSender(service);
  http = sender.client;
  call = await connect(sender.key);
  customerId = (await http.get('/api/v1/customers')).body.data[0].id;
});
afterAll(() => Promise.all(clients.map((one) => one.close())));

const stateOf = async (id: string) => {
  const { body } = await http.get(`/api/v1/invoices/${id}`);
  return [body.status, body.amount_paid];
};

test('an agent reads, drafts, confirms and sends', async () => {
  const [customer] = (await call('list_customers')).body.data;
  const draft = await call('create_invoice', { customer_id: customer.id, items: [line()] });
  expect(draft.body.status).toBe('draft');
  const { id } = draft.body;
  const asked = await call('send_invoice', { id });
  expect([asked.isError, Object.keys(asked.body)]).toEqual([
    false,
    ['confirmation_required', 'confirm', 'expires_at'],
  ]);
  expect([await stateOf(id), await storedMails(service.databaseUrl, 'invoices', id)]).toEqual([
    ['draft', 0],
    [],
  ]);
  const sent = await call('send_invoice', { id, confirm: asked.body.confirm });
  expect([sent.isError, sent.body.status]).toEqual([false, 'queued']);
  expect(await stateOf(id)).toEqual(['sent', 0]);
  expect(await storedMails(service.databaseUrl, 'invoices', id)).toHaveLength(1);
});

test('a statement of account is sent after a confirmation alone', async () => {
  const period = { from: '2030-01-01', to: '2030-12-31' };
  const args = { id: customerId, ...period };
  const mails = async () => storedMails(service.databaseUrl, 'customers', customerId);
  const asked = await call('send_customer_statement', args);
  expect([typeof asked.body.confirm, await mails()]).toEqual(['string', []]);
  const sent = await call('send_customer_statement', { ...args, confirm: asked.body.confirm });
  expect([sent.body.status, (await mails()).length]).toEqual(['queued', 1]);
});

test('a token is used once: a second use does nothing and answers the same', async () => {
  const { id } = await createInvoice(http, customerId, { status: 'sent' });
  const args = { id, amount: 1 };
  const { confirm } = (await call('create_invoice_payment', args)).body;
  const [first, second] = await Promise.all(
    [1, 2].map(() => call('create_invoice_payment', { ...args, confirm })),
  );
  const third = await call('create_invoice_payment', { ...args, confirm });
  const made = [first, second].filter((one) => one?.body.id !== undefined);
  // One of two at the same time may be told that the other is still running.
  const rest = [first, second].filter((one) => one?.body.id === undefined);
  expect(rest.every((one) => one?.body.code === 'idempotency_in_progress')).toBe(true);
  expect(new Set([...made, third].map((one) => one?.body.id)).size).toBe(1);
  expect(await stateOf(id)).toEqual(['sent', 1]);
});

const DRAFT = { items: [{ description: 'W', quantity: 1, unit_price: 10 }] };

test.each<[string, () => Promise<Record<string, unknown>>]>([
  ['create_invoice', async () => ({ customer_id: customerId, ...DRAFT, status: 'sent' })],
  ['create_invoice', async () => ({ customer_id: customerId, ...DRAFT, amount_paid: 1 })],
  ['create_invoice', async () => ({ customer_id: customerId, ...DRAFT, status: null })],
  [
    'replace_invoice',
    async () => ({
      id: (await createInvoice(http, customerId)).id,
      customer_id: customerId,
      ...DRAFT,
      status: 'paid',
    }),
  ],
  [
    'update_invoice',
    async () => ({ id: (await createInvoice(http, customerId)).id, status: 'cancelled' }),
  ],
  [
    'create_invoice_credit_note',
    async () => ({ id: (await createInvoice(http, customerId, { status: 'sent' })).id }),
  ],
  ['create_quotation', async () => ({ customer_id: customerId, ...DRAFT, status: 'sent' })],
])('%s that counts asks first and does nothing before', async (name, argsOf) => {
  const args = await argsOf();
  const before = await totals();
  const asked = await call(name, args);
  expect(asked.body.confirm).toMatch(/^v1\.[\w-]+$/);
  expect(await totals()).toEqual(before);
});

const totals = async () => {
  const all = ['invoices', 'quotations', 'credit-notes'].map((name) =>
    http.get(`/api/v1/${name}?sort=-updated_at&limit=1`),
  );
  return (await Promise.all(all)).map(({ body }) => [body.pagination.total, body.data[0]]);
};

test('a void is confirmed, and drafts and notes are not', async () => {
  const { id } = await createInvoice(http, customerId, { status: 'sent' });
  const paid = await confirmed(call, 'create_invoice_payment', { id, amount: 2 });
  expect(paid.body.amount).toBe(2);
  const voided = await confirmed(call, 'void_payment', { id: paid.body.id });
  expect(voided.body.status).toBe('voided');
  expect((await call('update_invoice', { id, notes: 'N' })).body.notes).toBe('N');
  const draft = { customer_id: customerId, ...DRAFT, status: 'draft', amount_paid: 0 };
  expect((await call('create_invoice', draft)).body.status).toBe('draft');
});

test('what makes and issues invoices again and again is confirmed, a preview and a pause are not', async () => {
  const recurring = {
    customer_id: customerId,
    ...DRAFT,
    interval_unit: 'month',
    start_date: '2090-01-31',
  };
  const { id } = (await call('create_recurring_invoice', recurring)).body;
  const issues = await call('create_recurring_invoice', { ...recurring, mode: 'issue' });
  expect(issues.body).toHaveProperty('confirm');
  const changed = await call('update_recurring_invoice', { id, mode: 'issue' });
  expect(changed.body).toHaveProperty('confirm');
  const shown = await call('preview_recurring_invoice', { ...recurring, mode: 'issue' });
  expect(shown.body.data).toHaveLength(12);
  expect((await call('pause_recurring_invoice', { id })).body.status).toBe('paused');
  const made = await confirmed(call, 'run_recurring_invoice', { id });
  expect(made.body).toMatchObject({ status: 'draft', recurring_invoice_id: id });
});

describe('a token', () => {
  const refused = expect.stringMatching(/^Nothing was done\./);
  let args: { id: string; amount: number };
  let confirm: string;

  beforeEach(async () => {
    const { id } = await createInvoice(http, customerId, { status: 'sent' });
    args = { id, amount: 3 };
    ({ confirm } = (await call('create_invoice_payment', args)).body);
  });
  afterEach(async () => expect(await stateOf(args.id)).toEqual(['sent', 0]));

  test.each<[string, Record<string, unknown>]>([
    ['other arguments', { amount: 4 }],
    ['one more argument', { note: 'x' }],
    ['an idempotency_key that came later', { idempotency_key: 'k' }],
  ])('is not for %s', async (_, more) => {
    const answer = await call('create_invoice_payment', { ...args, ...more, confirm });
    expect(answer).toMatchObject({ isError: true, text: refused });
  });

  test('is not for another tool, nor for another key of the business', async () => {
    const { key } = await createKey({ business: sender.business, service });
    const other = await connect(key);
    for (const [by, tool] of [
      [call, 'send_invoice'],
      [other, 'create_invoice_payment'],
    ] as const)
      expect(await by(tool, { ...args, confirm })).toMatchObject({ isError: true, text: refused });
  });

  test.each<[string, unknown]>([
    ['empty', ''],
    ['too short', 'v1.AAAA'],
    ['long', 'x'.repeat(5_000)],
    ['a number', 7],
    ['an object', { a: 1 }],
  ])('that is %s is refused', async (_, value) => {
    const answer = await call('create_invoice_payment', { ...args, confirm: value });
    expect(answer).toMatchObject({ isError: true, text: refused });
  });
});

test('every node takes a token, as a restarted one does', async () => {
  const other = await mailService(2);
  const client = await mcpClient(sender.key, { service: other });
  clients.push(client);
  const { id } = await createInvoice(http, customerId, { status: 'sent' });
  const { confirm } = (await call('create_invoice_payment', { amount: 5, id })).body;
  const paid = await toolsOf(client)('create_invoice_payment', { id, amount: 5, confirm });
  expect(paid.body.amount).toBe(5);
  const again = await call('create_invoice_payment', { id, amount: 5, confirm });
  expect(again.body.id).toBe(paid.body.id);
});
