import type { Client } from '@modelcontextprotocol/client';
import { OPERATIONS } from '../../src/api/openapi/document/operations';
import { movesFile } from '../../src/http/routes/operation';
import { api, createKey } from '../support/api';
import type { HttpClient } from '../support/http';
import { confirmed, mcpClient, postMessage, toolsOf, type CallTool } from '../support/mcp';
import { createCustomer, createInvoice, line, UNKNOWN_ID } from '../support/records';

let business: string;
let http: HttpClient;
let client: Client;
let call: CallTool;
let customerId: string;
const clients: Client[] = [];

async function connected(key: string, era: 'legacy' | 'auto' = 'legacy'): Promise<Client> {
  const made = await mcpClient(key, { era });
  clients.push(made);
  return made;
}

beforeAll(async () => {
  const made = await createKey({ scopes: ['read', 'write', 'webhooks', 'bank'] });
  business = made.business;
  http = api(made.key);
  client = await connected(made.key);
  call = toolsOf(client);
  customerId = (await createCustomer(http)).id;
});
afterAll(() => Promise.all(clients.map((one) => one.close())));

const toolNames = async (of: Client) => (await of.listTools()).tools.map(({ name }) => name);

test('there is one tool for each operation for keys that moves no file, under a name of its own', async () => {
  const { tools } = await client.listTools();
  const names = tools.map(({ name }) => name);
  expect(names).toHaveLength(
    OPERATIONS.filter((one) => one.scope !== null && !movesFile(one)).length,
  );
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z_]{1,64}$/.test(name))).toEqual([]);
  expect(names).toEqual(
    expect.arrayContaining([
      'list_customers',
      'get_customer',
      'create_customer',
      'update_customer',
      'replace_invoice',
      'delete_invoice',
      'send_invoice',
      'get_invoice_pdf',
      'create_invoice_payment',
      'list_invoice_payments',
      'void_payment',
      'list_events',
      'convert_quotation',
      'revoke_invoice_link',
      'get_business',
      'list_invoice_history',
      'create_credit_note_refund',
      'rotate_webhook_endpoint_secret',
      'list_invoice_attachments',
      'delete_quotation_attachment',
    ]),
  );
});

test('each tool says what it takes and what it does', async () => {
  const { tools } = await client.listTools();
  const of = (name: string) => tools.find((one) => one.name === name);
  expect(of('list_invoices')?.annotations).toEqual({ readOnlyHint: true, openWorldHint: false });
  expect(of('create_customer')?.annotations).toEqual({
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: false,
    openWorldHint: false,
  });
  for (const name of ['send_invoice', 'create_webhook_endpoint', 'update_webhook_endpoint'])
    expect(of(name)?.annotations).toMatchObject({ openWorldHint: true });
  expect(of('preview_recurring_invoice')).toMatchObject({
    annotations: { readOnlyHint: true, openWorldHint: false },
    inputSchema: { properties: expect.not.objectContaining({ confirm: expect.anything() }) },
  });
  expect(of('delete_invoice')?.annotations).toMatchObject({
    destructiveHint: true,
    idempotentHint: true,
  });
  const { inputSchema } = of('create_invoice') ?? {};
  expect(inputSchema?.required).toEqual(['customer_id', 'items']);
  expect(Object.keys(inputSchema?.properties ?? {})).toEqual(
    expect.arrayContaining(['customer_id', 'items', 'status', 'idempotency_key', 'confirm']),
  );
  expect(of('list_invoices')?.inputSchema.properties).toHaveProperty('issue_date_from');
  expect(of('list_invoices')?.inputSchema.properties).not.toHaveProperty('confirm');
  expect(of('create_customer')?.inputSchema.properties).not.toHaveProperty('confirm');
});

test.each([
  [['read'], 'list_invoices', 'create_invoice'],
  [['write'], 'create_invoice', 'list_webhook_endpoints'],
  [['webhooks'], 'list_webhook_endpoints', 'list_invoices'],
] as const)('a key with %p sees its tools only, and others are refused', async (...of) => {
  const [scopes, seen, hidden] = of;
  const own = await connected((await createKey({ business, scopes: [...scopes] })).key);
  const names = await toolNames(own);
  expect([names.includes(seen), names.includes(hidden)]).toEqual([true, false]);
  const refused = await toolsOf(own)(hidden, { customer_id: customerId, items: [line()] });
  expect([refused.isError, refused.body.code]).toEqual([true, 'insufficient_scope']);
});

test('a key without the right gets no token for what it may not do', async () => {
  const own = await connected((await createKey({ business, scopes: ['read'] })).key);
  const { id } = await createInvoice(http, customerId);
  const refused = await toolsOf(own)('send_invoice', { id });
  expect([refused.isError, refused.body.code]).toEqual([true, 'insufficient_scope']);
});

test('a tool answers what the API answers', async () => {
  const made = await call('create_customer', { name: 'Ada', email: 'ada@example.com' });
  const { body } = await http.get(`/api/v1/customers/${made.body.id}`);
  expect(made.body).toEqual(body);
  expect((await call('get_customer', { id: made.body.id })).body).toEqual(body);
  const found = await call('list_customers', { search: 'Ada', limit: 1, sort: null });
  expect(found.body.data).toEqual([body]);
  const changed = await call('update_customer', { id: made.body.id, notes: 'N' });
  expect(changed.body.notes).toBe('N');
});

test('numbers keep their digits', async () => {
  const { key } = await createKey({ business });
  const given =
    '{"name":"create_product","arguments":{"name":"Q","unit_price":123456789012.123456}}';
  const message = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${given}}`;
  const { text } = await postMessage(key, message);
  expect(text).toContain('123456789012.123456');
});

test('errors are errors of the tool with the body of the API', async () => {
  const refused = await call('create_invoice', { customer_id: customerId, items: [] });
  expect(refused.isError).toBe(true);
  expect(refused.body).toMatchObject({
    code: 'validation_failed',
    errors: [{ pointer: '/items' }],
  });
  expect((await call('get_invoice', { id: UNKNOWN_ID })).body.code).toBe('not_found');
});

test('unknown arguments are named, as X-Ignored names them', async () => {
  const { content } = await client.callTool({
    name: 'create_customer',
    arguments: { name: 'B', colour: 'red' },
  });
  expect(content[1]).toEqual({ type: 'text', text: 'Ignored: colour' });
});

test('records of another business are not found', async () => {
  const { id } = await createInvoice(http, customerId);
  const own = toolsOf(await connected((await createKey()).key));
  for (const name of ['get_invoice', 'delete_invoice', 'get_invoice_pdf', 'link_invoice'])
    expect((await own(name, { id })).body.code).toBe('not_found');
  const sent = await confirmed(own, 'send_invoice', { id });
  expect([sent.isError, sent.body.code]).toEqual([true, 'not_found']);
  expect((await own('list_invoices')).body.data).toEqual([]);
});

test('an idempotency_key lets a repeated call do nothing', async () => {
  const args = { name: 'Once', idempotency_key: 'mcp once' };
  const [first, second] = [
    await call('create_customer', args),
    await call('create_customer', args),
  ];
  expect(second.body.id).toBe(first.body.id);
  const other = await call('create_customer', { ...args, name: 'Other' });
  expect([other.isError, other.body.code]).toEqual([true, 'idempotency_mismatch']);
  const wrong = await call('create_customer', { name: 'X', idempotency_key: 'ä\r\nX: y' });
  expect(wrong.body.code).toBe('validation_failed');
});

test('files come as resources', async () => {
  const { id } = await createInvoice(http, customerId);
  const { content } = await client.callTool({ name: 'get_invoice_pdf', arguments: { id } });
  const [file] = content;
  if (file?.type !== 'resource' || !('blob' in file.resource)) throw new Error('no file');
  expect(file.resource.mimeType).toBe('application/pdf');
  expect(file.resource.uri).toBe(`invoicing://api/v1/invoices/${id}/pdf`);
  expect(Buffer.from(file.resource.blob, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
});

test('a client of the revision without handshakes reads and calls tools as well', async () => {
  const { key } = await createKey({ business });
  const modern = await connected(key, 'auto');
  expect(await toolNames(modern)).toContain('list_customers');
  const { body } = await toolsOf(modern)('get_business');
  expect(body.id).toBe(business);
});
