import { Client } from 'pg';
import { openApiDocument } from '../../src/api/openapi/document/document';
import { OPERATIONS as DEFINED } from '../../src/api/openapi/document/operations';
import { api, createKey, issueToken, type IssuedKey } from '../support/api';
import { cloneDatabase, query } from '../support/databases';
import { fileOf, postFile } from '../support/attachments';
import { documentedOperations, seenAnswers } from '../support/documented';
import { SELLER } from '../support/trade';
import { ACCOUNTS, camt, transactionsOf, upload } from '../support/bank';
import { eventually } from '../support/eventually';
import type { Answer, HttpClient } from '../support/http';
import {
  createCustomer,
  createInvoice,
  createProduct,
  createQuotation,
  creditInvoice,
  line,
  recordPayment,
  recordRefund,
  UNKNOWN_ID,
} from '../support/records';
import { createRecurring } from '../support/recurring';
import { readRun } from '../support/run';
import { startService, type Service } from '../support/service';
import { tcpProxy, type TcpProxy } from '../support/tcp-proxy';
import { waitsWithKey } from '../support/waits-with-key';
import { addEndpoint } from '../support/webhooks';

/**
 * Requests every status of every operation of the OpenAPI document. The answers themselves are checked
 * against the document wherever a test receives one (tests/support/http.ts).
 */
const LIMIT = 30;
/** mcp-http.test.ts asks for the answers of the door for agents, most of which its protocol words. */
const OPERATIONS = documentedOperations().filter(({ id }) => id !== 'callMcp');
type Operation = (typeof OPERATIONS)[number];

const NO_MAIL_SERVER = 'tests/contract/mails-send.test.ts has a mail server';
/** Statuses that no request can cause, and why. */
const CLOSED = 'a closed generator: tests/long/generator-closed.test.ts';

const NOT_PROVOKED: Record<string, string> = {
  'generateInvoice 401': CLOSED,
  'generateInvoice 403': CLOSED,
  'previewInvoice 401': CLOSED,
  'previewInvoice 403': CLOSED,
  'previewInvoice 500': 'a preview asks the database for nothing that it cannot do without',
  'retrieveKey 403': 'tests/contract/key.test.ts has a key without a business',
  'readOpenApi 429': 'strangers have a count of their own: tests/contract/strangers.test.ts',
  'sendInvoice 202': NO_MAIL_SERVER,
  'sendQuotation 202': NO_MAIL_SERVER,
  'sendCreditNote 202': NO_MAIL_SERVER,
  'sendStatement 202': 'tests/contract/statements-send.test.ts has a mail server',
  'previewInvoice 503': 'a full queue of renders: tests/long/render-pool.test.ts',
};

/** What these do with an example depends on records that are not there. They are called without a body. */
const BODILESS = /^(send|resume|skip|run)/;

const BODIES: Record<string, object> = {
  ...Object.fromEntries(
    DEFINED.flatMap(({ id, example }) => (example && !BODILESS.test(id) ? [[id, example]] : [])),
  ),
  allocatePayment: { invoice_id: UNKNOWN_ID, amount: 1 },
  matchBankTransaction: { allocations: [], customer_id: UNKNOWN_ID },
};

let issued: IssuedKey;
let client: HttpClient;
let powerless: HttpClient;
let service: Service;
let proxy: TcpProxy;
const ids: Record<string, string> = {};

beforeAll(async () => {
  const businessFields = { ...SELLER, keys_may_invite: true, bank_accounts: ACCOUNTS };
  issued = await createKey({ scopes: ['read', 'write', 'webhooks', 'bank'], businessFields });
  client = api(issued.key);
  powerless = api(await issueToken('custom', [issued.business], []));
  const contacts = [{ name: 'Ada', email: 'ada@acme.example', portal: true }];
  const customer = await createCustomer(client, { country_code: 'DE', contacts });
  ids.customers = customer.id;
  ids.contact = (customer['contacts'] as { id: string }[])[0]?.id ?? '';
  ids.products = (await createProduct(client)).id;
  ids.invoices = (await createInvoice(client, ids.customers ?? '')).id;
  await createSettled();
  await createOnAccount();
  await createUnprintable();
  await createDrafts();
  for (const name of ['bank-statements', 'deletedStatement'])
    ids[name] = (await upload({ client }, nextStatement())).body.id;
  ids['bank-transactions'] = (await transactionsOf({ client }))[0].id;
  const { body } = await upload({ client }, nextStatement());
  ids.matched = (await transactionsOf({ client }, `&statement_id=${body.id}`))[0].id;
  for (const name of ['recurring-invoices', 'cancelled', 'run'])
    ids[name] = (await createRecurring(client, { customer_id: ids.customers })).id;
  ids.quotations = (await createQuotation(client, ids.customers ?? '')).id;
  const endpoint = await addEndpoint(client, 'https://hooks.invalid/', { enabled: false });
  ids['webhook-endpoints'] = endpoint.id;
  const ping = await client.post(`/api/v1/webhook-endpoints/${ids['webhook-endpoints']}/ping`);
  ids['webhook-deliveries'] = ping.body.id;

  const url = new URL(await cloneDatabase());
  proxy = await tcpProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  const env = {
    API_RATE_LIMIT_PER_MINUTE: String(LIMIT),
    GENERATOR_ATTEMPTS_PER_MINUTE: String(LIMIT),
  };
  service = await startService({ database: url.href, env });
});

afterAll(async () => {
  await service?.stop();
  await proxy?.cut();
});

/** A payment of which a part pays an invoice, and the rest is on account. */
async function createOnAccount(): Promise<void> {
  const fields = { currency: 'USD', status: 'sent' };
  ids.allocated = (await createInvoice(client, ids.customers ?? '', fields)).id;
  const allocations = [{ invoice_id: ids.allocated, amount: 1 }];
  const body = { amount: 1000, currency: 'USD', allocations };
  const payment = await client.post(`/api/v1/customers/${ids.customers}/payments`, body);
  ids.onAccount = payment.body.id;
  ids.allocation = payment.body.allocations[0].id;
}

/** Records that a payment, a credit note and a refund can still be made of. */
async function createSettled(): Promise<void> {
  const items = [line({ quantity: 100 })];
  const fields = { items, status: 'sent', terms: 'At once.' };
  const sent = () => createInvoice(client, ids.customers ?? '', fields);
  ids.payable = (await sent()).id;
  ids.payments = (await recordPayment(client, ids.payable ?? '', { amount: 1 })).id;
  ids.creditable = (await sent()).id;
  ids.billed = (await sent()).id;
  const { id: paid } = await createInvoice(client, ids.customers ?? '', { items, status: 'paid' });
  ids['credit-notes'] = (await creditInvoice(client, paid)).id;
  ids.refunds = (await recordRefund(client, ids['credit-notes'] ?? '', { amount: 1 })).id;
}

/** Records that have no such paper, or no receipt. */
async function createUnprintable(): Promise<void> {
  const customer = ids.customers ?? '';
  ids.withdrawn = (await createInvoice(client, customer, { status: 'cancelled' })).id;
  ids.rejected = (await createQuotation(client, customer, { status: 'rejected' })).id;
  const written = { amount: 1, method: 'write_off' };
  ids.writeOff = (await recordPayment(client, ids.payable ?? '', written)).id;
  ids.voided = (await recordRefund(client, ids['credit-notes'] ?? '', { amount: 1 })).id;
  await client.post(`/api/v1/refunds/${ids.voided}/void`);
}

/** How an operation that reads is refused. */
const refusalOf = (one: Operation): Call | undefined =>
  isEInvoice(one)
    ? INCOMPLETE
    : {
        printInvoice: { id: ids.withdrawn ?? '', query: '?paper=delivery_note' },
        printQuotation: { id: ids.rejected ?? '', query: '?paper=order_confirmation' },
        printPayment: { id: ids.writeOff ?? '' },
        printRefund: { id: ids.voided ?? '' },
      }[one.id];

async function createDrafts(): Promise<void> {
  const customer = ids.customers ?? '';
  ids.replacedInvoice = (await createInvoice(client, customer)).id;
  ids.replacedQuotation = (await createQuotation(client, customer)).id;
  ids.deletedInvoice = (await createInvoice(client, customer, { invoice_number: 'Gone' })).id;
  ids.deletedQuotation = (await createQuotation(client, customer)).id;
  ids.filedInvoice = (await createInvoice(client, customer)).id;
  ids.filedQuotation = (await createQuotation(client, customer)).id;
  for (const record of [`invoices/${ids.filedInvoice}`, `quotations/${ids.filedQuotation}`]) {
    const { body } = await postFile(client, record, { name: 'b.pdf' });
    ids[`attachment of ${record.split('/')[1]}`] = body.id;
  }
}

/** Other requests change the status of the invoice of all other operations. */
const OWN: Record<string, string> = {
  recordPayment: 'payable',
  allocatePayment: 'onAccount',
  voidAllocation: 'onAccount',
  refundPayment: 'onAccount',
  createCreditNote: 'creditable',
  readInvoiceAsEInvoice: 'billed',
  replaceInvoice: 'replacedInvoice',
  replaceQuotation: 'replacedQuotation',
  deleteInvoice: 'deletedInvoice',
  ...Object.fromEntries(
    ['list', 'download', 'delete'].flatMap((verb) => [
      [`${verb}AttachmentOfInvoice`, 'filedInvoice'],
      [`${verb}AttachmentsOfInvoice`, 'filedInvoice'],
      [`${verb}AttachmentOfQuotation`, 'filedQuotation'],
      [`${verb}AttachmentsOfQuotation`, 'filedQuotation'],
    ]),
  ),
  attachToInvoice: 'filedInvoice',
  attachToQuotation: 'filedQuotation',
  deleteQuotation: 'deletedQuotation',
  deleteBankStatement: 'deletedStatement',
  matchBankTransaction: 'matched',
  cancelRecurringInvoice: 'cancelled',
  runRecurringInvoice: 'run',
};

const isEInvoice = ({ id }: Operation): boolean => /EInvoice$/.test(id);
/** The customer has no buyer reference, which only XRechnung wants. */
const INCOMPLETE = { query: '?format=xrechnung-ubl' };

interface Call {
  id?: string;
  body?: unknown;
  query?: string;
  headers?: Record<string, string>;
}

let statements = 0;
/** A file of a bank with an entry that no other has. */
const nextStatement = (): string => camt([{ lines: [{ amount: `${(statements += 1)}` }] }]);

/** A file of a bank as the body. Text that is no XML has another type. */
function uploadTo(on: HttpClient, at: string, how: Call): Promise<Answer> {
  const isLarge = typeof how.body === 'string' && how.body.length > 1_000_000;
  const body = isLarge ? Buffer.alloc(20_000_001) : (how.body ?? nextStatement());
  const type = how.headers?.['Content-Type'] === undefined ? 'application/xml' : 'image/png';
  return on.post(at, body, { ...how.headers, 'Content-Type': type });
}

/** A file as the body. Text that is no JSON is none of its name. */
function attach(on: HttpClient, at: string, how: Call): Promise<Answer> {
  const isText = how.headers?.['Content-Type'] !== undefined;
  const isLarge = typeof how.body === 'string' && how.body.length > 1_000_000;
  const body = isLarge ? Buffer.alloc(5_000_001) : fileOf('image/png');
  const named = how.body === '{' ? '' : '?name=a.png';
  return on.post(at + named, isText ? how.body : body, {
    'Content-Type': 'image/png',
    ...how.headers,
  });
}

function call(
  on: HttpClient,
  { id: name, method, path }: Operation,
  how: Call = {},
): Promise<Answer> {
  const own = ids[OWN[name] ?? path.split('/')[3] ?? ''] ?? '';
  const query = how.query ?? (/EInvoice$/.test(name) ? '?format=ubl' : '');
  const at =
    path
      .replace('{id}', how.id ?? own)
      .replace('{allocation_id}', ids.allocation ?? '')
      .replace('{attachment_id}', ids[`attachment of ${own}`] ?? '') + query;
  if (name.startsWith('attachTo')) return attach(on, at, how);
  if (name === 'uploadBankStatement') return uploadTo(on, at, how);
  if (method === 'GET') return on.get(at, how.headers);
  if (method === 'DELETE') return on.delete(at, how.headers);
  const example = BODIES[name];
  const customer = example && 'customer_id' in example ? { customer_id: ids.customers } : {};
  const invoice = example && 'invoice_id' in example ? { invoice_id: ids.allocated } : {};
  const contact = example && 'contact_id' in example ? { contact_id: ids.contact } : {};
  const body =
    'body' in how ? how.body : example && { ...example, ...customer, ...invoice, ...contact };
  const send = { POST: on.post, PUT: on.put }[method] ?? on.patch;
  return send(at, body, how.headers);
}

const withStatus = (status: number): Operation[] =>
  OPERATIONS.filter(({ id, statuses }) => {
    return statuses.includes(String(status)) && !(`${id} ${status}` in NOT_PROVOKED);
  });

async function expectEach(status: number, ask: (one: Operation) => Promise<Answer>): Promise<void> {
  const found: [string, number][] = [];
  for (const one of withStatus(status)) found.push([one.id, (await ask(one)).status]);
  expect(found).toEqual(withStatus(status).map(({ id }) => [id, status]));
}

test('the served document is the one that answers are checked against', async () => {
  const { body } = await api().get('/api/v1/openapi.json');
  expect(body).toEqual(JSON.parse(JSON.stringify(openApiDocument(body.info.version))));
});

test('401: without a key', () => expectEach(401, (one) => call(api(), one)));

test('403: with a key that may do nothing', () => expectEach(403, (one) => call(powerless, one)));

test('404: for an unknown id', () =>
  expectEach(404, (one) => call(client, one, { id: UNKNOWN_ID })));

const UNREADABLE: Record<string, Call> = {
  GET: { query: '?page=0&limit=0&count=0&paper=none' },
  DELETE: { headers: { 'Idempotency-Key': '' } },
};

test('400: with a body that is no JSON, a page or a paper that is none, or an empty Idempotency-Key', () =>
  expectEach(400, (one) => call(client, one, UNREADABLE[one.method] ?? { body: '{' })));

test('413: with more than 1 MB', () =>
  expectEach(413, (one) => call(client, one, { body: `"${'x'.repeat(1_000_001)}"` })));

test('415: with a body that is no JSON by its type', () =>
  expectEach(415, (one) =>
    call(client, one, { body: 'a=b', headers: { 'Content-Type': 'text/plain' } }),
  ));

test('412: with the tag of another version', () =>
  expectEach(412, (one) => call(client, one, { headers: { 'If-Match': '"other"' } })));

test('422: with an Idempotency-Key of another request', async () => {
  const headers = { 'Idempotency-Key': 'documented' };
  await client.post('/api/v1/customers', { name: 'First' }, headers);
  await expectEach(422, (one) => call(client, one, { headers }));
});

test('409: with an Idempotency-Key whose request is still running, or with a record that has no such file', async () => {
  const database = new Client({ connectionString: readRun().sharedDatabaseUrl });
  await database.connect();
  const headers = { 'Idempotency-Key': 'running' };
  let running: Promise<Answer> | undefined;
  try {
    // The first request waits for the table, and holds its key meanwhile.
    await database.query('BEGIN; LOCK TABLE idempotent_answers IN ACCESS EXCLUSIVE MODE');
    running = client.post('/api/v1/customers', { name: 'Slow' }, headers);
    await eventually(() => waitsWithKey(database, issued.business, 'running'));
    await expectEach(409, (one) => call(client, one, refusalOf(one) ?? { headers }));
  } finally {
    await database.query('ROLLBACK');
    await database.end();
  }
  expect((await running)?.status).toBe(201);
});

test('304: for a document that the caller already has', () =>
  expectEach(304, async (one) => {
    const { headers } = await call(client, one);
    return call(client, one, { headers: { 'If-None-Match': headers.get('etag') ?? '' } });
  }));

test.each([200, 201, 204])('%i: for a valid request', (status) =>
  expectEach(status, (one) => call(client, one)),
);

test('500: when the database lacks a table', async () => {
  const { databaseUrl } = service;
  await query(databaseUrl, 'ALTER TABLE strapi_api_tokens RENAME TO tokens_gone');
  await query(databaseUrl, 'ALTER TABLE generator_usages RENAME TO usages_gone');
  await expectEach(500, (one) => call(api('never-seen-before', service), one));
  await query(databaseUrl, 'ALTER TABLE tokens_gone RENAME TO strapi_api_tokens');
  await query(databaseUrl, 'ALTER TABLE usages_gone RENAME TO generator_usages');
});

test('429: with more requests than a minute allows', async () => {
  const { key } = await createKey({ service, scopes: ['read', 'write', 'webhooks', 'bank'] });
  const eager = api(key, service);
  for (let count = 0; count < LIMIT; count += 1) await eager.get('/api/v1/customers');
  for (let count = 0; count < LIMIT; count += 1) await eager.post('/api/invoice/preview', {});
  await expectEach(429, (one) => call(eager, one));
});

test('503: without a database', async () => {
  const restarted = await startService({ database: service.databaseUrl });
  await proxy.cut();
  await expectEach(503, (one) => call(api('another', restarted), one));
  await proxy.mend();
  await restarted.stop();
});

test('every documented status of every operation has been seen, and is as documented', () => {
  const documented = OPERATIONS.flatMap(({ id, statuses }) =>
    statuses.map((one) => `${id} ${one}`),
  );
  const missing = documented.filter((one) => !seenAnswers().has(one) && !(one in NOT_PROVOKED));
  expect(missing).toEqual([]);
  expect(Object.keys(NOT_PROVOKED).filter((one) => !documented.includes(one))).toEqual([]);
});
