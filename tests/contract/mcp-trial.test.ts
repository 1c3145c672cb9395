import type { Client } from '@modelcontextprotocol/client';
import { api, createKey } from '../support/api';
import { query } from '../support/databases';
import type { HttpClient } from '../support/http';
import { confirmed, mcpClient, postMessage, toolsOf, type CallTool } from '../support/mcp';
import {
  createCustomer,
  createInvoice,
  recordPayment,
  line,
  type Fields,
} from '../support/records';
import { mailService } from '../support/sends';
import type { ServiceAt } from '../support/service';

/** The first call of what counts tries it out, and stores nothing (contract §17). */
let service: ServiceAt;
let key: string;
let business: string;
let http: HttpClient;
let call: CallTool;
let customerId: string;
const clients: Client[] = [];

async function connect(by: string): Promise<CallTool> {
  const client = await mcpClient(by, { service });
  clients.push(client);
  return toolsOf(client);
}

beforeAll(async () => {
  service = await mailService();
  const issued = await createKey({
    service,
    scopes: ['read', 'write', 'webhooks'],
    businessFields: { keys_may_invite: true },
  });
  ({ key, business } = issued);
  http = api(key, service);
  call = await connect(key);
  customerId = (await createCustomer(http, { name: 'Acme Corp', email: 'office@acme.example' })).id;
});
afterAll(() => Promise.all(clients.map((one) => one.close())));

const items = [line({ quantity: 1, unit_price: 50, tax_rate: 0 })];
const sent = () => createInvoice(http, customerId, { status: 'sent', items });
const recurring = (fields: Fields = {}) => ({
  customer_id: customerId,
  items: [{ description: 'Hosting', quantity: 2, unit_price: 10 }],
  interval_unit: 'month',
  start_date: '2090-01-31',
  ...fields,
});
const madeRecurring = async (fields: Fields) =>
  (await http.post('/api/v1/recurring-invoices', recurring(fields))).body.id as string;
const endpoint = { url: 'https://hooks.example.com/a' };
const madeEndpoint = async () =>
  (await http.post('/api/v1/webhook-endpoints', endpoint)).body.id as string;

/** Rows of the business that no worker changes meanwhile. */
const ROWS: Record<string, string> = {
  invoices: 'to_jsonb(t)',
  quotations: 'to_jsonb(t)',
  credit_notes: 'to_jsonb(t)',
  payments: 'to_jsonb(t)',
  recurring_invoices: 'to_jsonb(t)',
  document_sequences: 'to_jsonb(t)',
  idempotent_answers: 'to_jsonb(t)',
  portal_links: 'to_jsonb(t)',
  mails: 'to_jsonb(t.id)',
  events: 'to_jsonb(t.id)',
  webhook_endpoints:
    '(SELECT jsonb_agg(ARRAY[t.url, s.secret]) FROM webhook_secrets s WHERE s.endpoint_id = t.id)',
};

/** What the business has, in one text per table. */
function stored(): Promise<unknown[]> {
  const own = Object.entries(ROWS).map(
    ([table, shown]) => `SELECT '${table}' AS place, ${shown} AS row FROM ${table} t
      WHERE t.business_id = (SELECT id FROM businesses WHERE document_id = $1)`,
  );
  const text = `SELECT place, count(*), md5(string_agg(row::text, ',' ORDER BY row::text)) AS rows
    FROM (${own.join(' UNION ALL ')}) all_rows GROUP BY place ORDER BY place`;
  return query(service.databaseUrl, text, [business]);
}

describe('the first call', () => {
  test.each<[string, () => Promise<Fields>, string[]]>([
    [
      'create_invoice',
      async () => ({ customer_id: customerId, items, status: 'sent' }),
      ['status sent, total 50', 'currency USD', 'Customer: name Acme Corp'],
    ],
    [
      'create_invoice_payment',
      async () => ({ id: (await sent()).id, amount: 20 }),
      [
        'amount 20, currency USD',
        'Now: invoice_number INV-',
        'amount_due 50',
        'Customer: name Acme',
      ],
    ],
    [
      'send_invoice',
      async () => ({
        id: (await createInvoice(http, customerId, { items })).id,
        cc: 'a@b.example',
      }),
      ['to office@acme.example, cc a@b.example', 'Now: invoice_number INV-', 'total 50'],
    ],
    [
      'void_payment',
      async () => ({ id: (await recordPayment(http, (await sent()).id, { amount: 7 })).id }),
      ['status voided, amount 7', 'Invoice: invoice_number INV-'],
    ],
    [
      'create_invoice_credit_note',
      async () => ({ id: (await sent()).id }),
      ['credit_note_number CN-', 'total 50', 'Now: invoice_number INV-'],
    ],
    [
      'update_recurring_invoice',
      async () => ({ id: await madeRecurring({ name: 'Plan', mode: 'issue' }), interval_count: 2 }),
      [
        'name Plan',
        'mode issue',
        'next_date 2090-01-31',
        'description Hosting, quantity 2, unit_price 10',
      ],
    ],
    ['create_webhook_endpoint', async () => endpoint, [endpoint.url]],
    [
      'update_webhook_endpoint',
      async () => ({ id: await madeEndpoint(), url: 'https://evil.example/b' }),
      ['Then: https://evil.example/b', `Now: ${endpoint.url}`],
    ],
    ['rotate_webhook_endpoint_secret', async () => ({ id: await madeEndpoint() }), [endpoint.url]],
    ['delete_webhook_endpoint', async () => ({ id: await madeEndpoint() }), [endpoint.url]],
    ['link_invoice', async () => ({ id: (await sent()).id }), ['Now: invoice_number INV-']],
    ['revoke_invoice_link', async () => ({ id: (await sent()).id }), ['Now: invoice_number INV-']],
    [
      'reprice_recurring_invoice',
      async () => {
        const [one] = recurring().items;
        await madeRecurring({ name: 'Old', items: [{ ...one, tax_rate: 7 }] });
        return { tax_rate: 7, price_percent: 10, dry_run: false };
      },
      ['name Old', 'total_before 21.4, total_after 23.54'],
    ],
  ])('of %s says what will happen, and stores nothing', async (name, argsOf, words) => {
    const args = await argsOf();
    const before = await stored();
    const asked = await call(name, args);
    expect([asked.isError, asked.text]).toEqual([false, expect.stringContaining('"confirm":"v1.')]);
    for (const one of words) expect(asked.body.confirmation_required).toContain(one);
    expect(asked.text).not.toMatch(/\/d\/[\w-]{20}|whsec_/);
    expect(await stored()).toEqual(before);
    const done = await call(name, { ...args, confirm: asked.body.confirm });
    expect([done.isError, done.text]).toEqual([false, expect.not.stringContaining('Nothing was')]);
    expect(await stored()).not.toEqual(before);
  });

  test('names the number that the second call gives', async () => {
    const args = { customer_id: customerId, items, status: 'sent' };
    const [{ body: one }, { body: two }] = [
      await call('create_invoice', args),
      await call('create_invoice', args),
    ];
    const done = await call('create_invoice', { ...args, confirm: one.confirm });
    for (const { confirmation_required: said } of [one, two])
      expect(said).toContain(`invoice_number ${done.body.invoice_number}, status sent`);
  });

  test.each<[string, () => Promise<Fields>, string]>([
    ['send_invoice', async () => ({ id: 'nope' }), 'not_found'],
    [
      'update_invoice',
      async () => ({ id: (await sent()).id, status: 'banana' }),
      'validation_failed',
    ],
    [
      'create_invoice_payment',
      async () => ({ id: (await sent()).id, amount: -5 }),
      'validation_failed',
    ],
    [
      'create_invoice_payment',
      async () => ({ id: (await sent()).id, amount: 999_999 }),
      'amount_exceeds_due',
    ],
    [
      'create_invoice',
      async () => ({ customer_id: customerId, status: 'sent', items: [] }),
      'validation_failed',
    ],
    [
      'create_invoice',
      async () => ({ customer_id: customerId, items, status: ['draft'] }),
      'validation_failed',
    ],
    [
      'create_invoice',
      async () => ({ customer_id: customerId, items, status: 'sent', idempotency_key: 'ä' }),
      'validation_failed',
    ],
    ['create_webhook_endpoint', async () => ({ url: 'http://127.0.0.1/x' }), 'validation_failed'],
  ])('of %s is refused as the call would be (%#)', async (name, argsOf, code) => {
    const args = await argsOf();
    const before = await stored();
    const refused = await call(name, args);
    expect([refused.isError, refused.body.code]).toEqual([true, code]);
    expect(await stored()).toEqual(before);
  });

  test('neither uses nor stores an Idempotency-Key', async () => {
    const args = { id: (await sent()).id, amount: 5, idempotency_key: `trial ${business}` };
    const [first, again] = [
      await call('create_invoice_payment', args),
      await call('create_invoice_payment', args),
    ];
    expect([first.isError, again.isError]).toEqual([false, false]);
    const paid = await call('create_invoice_payment', { ...args, confirm: first.body.confirm });
    const repeated = await call('create_invoice_payment', { ...args, confirm: again.body.confirm });
    expect([paid.isError, repeated.body.id]).toEqual([false, paid.body.id]);
    // The key was used: a first call does not answer by it.
    expect((await call('create_invoice_payment', args)).body).toHaveProperty('confirm');
  });

  test('tells a key that may not read no more than its own call does', async () => {
    const writer = await createKey({ service, business, scopes: ['write'] });
    const write = await connect(writer.key);
    const { body } = await write('send_invoice', { id: (await sent()).id, to: 'a@b.example' });
    expect(body.confirmation_required).toContain('to a@b.example');
    expect(body.confirmation_required).not.toMatch(/Acme|Now:/);
  });

  test('does not say what another business has', async () => {
    const id = await madeRecurring({ mode: 'issue' });
    const foreign = await createKey({ service });
    const other = await connect(foreign.key);
    for (const [name, args] of [
      ['update_recurring_invoice', { id, name: 'X' }],
      ['link_invoice', { id: (await sent()).id }],
    ] as const)
      expect((await other(name, args)).body.code).toBe('not_found');
  });
});

test('a change of a recurring invoice is confirmed where it issues by itself', async () => {
  const [draft, issues] = [await madeRecurring({}), await madeRecurring({ mode: 'issue' })];
  const change = { items: [{ description: 'EVIL', quantity: 1, unit_price: 99_999 }] };
  const asked = await call('update_recurring_invoice', { id: issues, ...change });
  expect(asked.body.confirmation_required).toContain(
    'description EVIL, quantity 1, unit_price 99999',
  );
  expect((await http.get(`/api/v1/recurring-invoices/${issues}`)).body.items[0]).toMatchObject({
    description: 'Hosting',
  });
  expect(
    (await call('update_recurring_invoice', { id: issues, mode: 'draft' })).body,
  ).toHaveProperty('confirm');
  expect((await call('update_recurring_invoice', { id: draft, ...change })).body.id).toBe(draft);
  const shown = await call('reprice_recurring_invoice', {
    customer_id: customerId,
    price_percent: 5,
  });
  expect(shown.body.dry_run).toBe(true);
});

describe('the header Idempotency-Key', () => {
  let made = 0;
  const fresh = () => `header ${business} ${(made += 1)}`;
  const post = async (name: string, args: Fields, header: string) => {
    const params = { name, arguments: args };
    const message = { jsonrpc: '2.0', id: 7, method: 'tools/call', params };
    const answer = await postMessage(key, message, { 'Idempotency-Key': header }, service);
    const [{ text }] = answer.body.result.content as [{ text: string }];
    return { body: JSON.parse(text), replayed: answer.headers.get('idempotency-replayed') };
  };

  test('lets a repeated call do nothing, and refuses another call', async () => {
    const header = fresh();
    const first = await post('create_customer', { name: 'Once' }, header);
    const again = await post('create_customer', { name: 'Once' }, header);
    expect([first.replayed, again.replayed, again.body]).toEqual([null, 'true', first.body]);
    const other = await post('create_customer', { name: 'Other' }, header);
    expect(other.body.code).toBe('idempotency_mismatch');
  });

  test('does not count where the argument is there', async () => {
    const [header, name] = [fresh(), 'By argument'];
    const ids = [];
    for (const idempotency_key of [fresh(), fresh()])
      ids.push((await post('create_customer', { name, idempotency_key }, header)).body.id);
    expect(new Set(ids).size).toBe(2);
  });

  test('and a token each let a confirmed call be carried out once', async () => {
    const args = { id: (await sent()).id, amount: 3 };
    const token = async () => (await call('create_invoice_payment', args)).body.confirm as string;
    const [one, two] = [await token(), await token()];
    const header = fresh();
    const pay = (confirm: string, by: string) =>
      post('create_invoice_payment', { ...args, confirm }, by);
    const paid = await pay(one, header);
    expect(paid.body.amount).toBe(3);
    for (const answer of [await pay(one, fresh()), await pay(two, header), await pay(one, header)])
      expect([answer.replayed, answer.body.id]).toEqual(['true', paid.body.id]);
  });

  test('and a token keep a link sealed where answers are stored', async () => {
    const args = { id: (await sent()).id };
    const { confirm } = (await call('link_invoice', args)).body;
    const linked = await post('link_invoice', { ...args, confirm }, fresh());
    const again = await post('link_invoice', { ...args, confirm }, fresh());
    expect([again.replayed, again.body]).toEqual(['true', linked.body]);
    const rows = await query<{ response_body: string }>(
      service.databaseUrl,
      'SELECT response_body FROM idempotent_answers',
    );
    const secret = (linked.body.url as string).split('/d/')[1] ?? '?';
    expect(rows.filter((row) => row.response_body.includes(secret))).toEqual([]);
  });
});

test('a rotated secret is told once, also with a header', async () => {
  const done = await confirmed(call, 'rotate_webhook_endpoint_secret', {
    id: await madeEndpoint(),
  });
  expect(done.body.secret).toMatch(/^whsec_/);
});
