import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { api, createKey } from '../support/api';
import { classifiedRoutes, type ClassifiedRoute } from '../support/listed-routes';
import { pageOf } from '../support/hosted';
import { rawRequest, type RawRequest } from '../support/raw-http';
import { ACCOUNTS, camt, entryXml } from '../support/bank';
import { createCustomer, createInvoice, createQuotation, line } from '../support/records';
import { createRecurring } from '../support/recurring';
import { readRun } from '../support/run';
import { startService, type Service } from '../support/service';

/*
 * No request holds the event loop for more than 100 ms of its processor time, whatever its body, headers or path
 * (contract §17). Each route gets the largest input that is allowed, in its worst shapes.
 */

/** In milliseconds, on the machine for which the limit was set. */
const MOST = 100;
/** The garbage of requests before it is collected in some turn. */
const TRIES = 4;

interface Turn {
  name: string;
  longest: number;
}

let service: Service;
let turnsTo: string;
let most: number;
let key: string;
/** Ids of records with 1,000 lines, by the segment of the path before them. */
const ids: Record<string, string> = {};
const pages: string[] = [];

const MANY_LINES = Array.from({ length: 1_000 }, (_, index) =>
  line({
    description: `Line ${index} ${'x'.repeat(100)}`,
    quantity: 1.123456,
    unit_price: 12.123456,
  }),
);

beforeAll(async () => {
  turnsTo = path.join(mkdtempSync(path.join(tmpdir(), 'turns-')), 'turns');
  const probe = path.join(__dirname, '../support/turn-probe.cjs');
  const env = {
    NODE_OPTIONS: `--require "${probe}"`,
    TURNS_TO: turnsTo,
    GENERATOR_ATTEMPTS_PER_MINUTE: '0',
    GENERATOR_PREVIEWS_PER_MINUTE: '0',
    API_RATE_LIMIT_PER_MINUTE: '0',
    // Each request of a page has an address of its own.
    TRUSTED_PROXIES: '127.0.0.1/32',
  };
  service = await startService({ env });
  ({ key } = await createKey({ service, scopes: ['read', 'write', 'webhooks'] }));
  const { calibration } = lines()[0] as { calibration: number };
  most = MOST * Math.max(1, calibration / MOST);
  const client = api(key, service);
  const customer = await createCustomer(client, { name: 'Ada', email: 'ada@customer.example' });
  const items = MANY_LINES;
  const invoice = await createInvoice(client, customer.id, { status: 'sent', items });
  const quotation = await createQuotation(client, customer.id, { status: 'sent', items });
  const recurring = await createRecurring(client, { customer_id: customer.id, items });
  Object.assign(ids, {
    customers: customer.id,
    invoices: invoice.id,
    quotations: quotation.id,
    'recurring-invoices': recurring.id,
  });
  pages.push(await pageOf(client, `invoices/${invoice.id}`));
  pages.push(await pageOf(client, `quotations/${quotation.id}`));
});

afterAll(() => service?.stop());

const lines = (): unknown[] =>
  existsSync(turnsTo)
    ? readFileSync(turnsTo, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((text) => JSON.parse(text) as unknown)
    : [];

let last = 0;
const freshAddress = () => `198.51.${(last += 1) >> 8}.${last & 255}`;

/** The longest turn of a request, and how it was answered. */
async function longestTurn(at: string, request: RawRequest) {
  const name = randomUUID();
  const headers = { ...request.headers, 'x-probe': name, 'X-Forwarded-For': freshAddress() };
  const { status } = await rawRequest(service, at, { ...request, headers });
  let turn: Turn | undefined;
  while (!turn) {
    await sleep(10);
    turn = (lines() as Turn[]).slice(-5).find((one) => one.name === name);
  }
  return { status, longest: turn?.longest ?? 0 };
}

/** Asks again where garbage of others may have been collected. */
async function expectShortTurns(at: string, shape: string, request: RawRequest): Promise<void> {
  const times: number[] = [];
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { status, longest } = await longestTurn(at, request);
    expect([at, shape, status]).not.toEqual([at, shape, 500]);
    times.push(Math.round(longest));
    if (longest <= most) return;
  }
  throw new Error(`${request.method} ${at} with ${shape} held the loop for ${times.join(', ')} ms`);
}

const MEGABYTE = 990_000;
const filled = (text: string, size = MEGABYTE) => text.repeat(Math.floor(size / text.length));

/** The shapes of a body that cost most, of a size. */
const shapes = (size: number): Record<string, string> => ({
  'too many lists': `{"items":[${filled('[[[[[1]]]]],', size)}1]}`,
  'many lists': `{"z":12345678901234567890,"items":[${filled('[[[[[1]]]]],', 45_000)}${filled('"xx",', size - 50_000)}1]}`,
  'too many long numbers': `{"items":[${filled('12345678901234567.5,', size)}1]}`,
  'long numbers': `{"items":[${filled('12345678901234567.5,', 380_000)}1]}`,
  spaces: `{"name":"${filled(' ', size - 20)}x"}`,
  links: `{"name":"${filled('http://', size - 20)}","notes":"x"}`,
  'unknown fields': `{${Array.from({ length: size / 16 }, (_, at) => `"f${at}":1`).join()}}`,
  'unknown fields of a line': `{"items":[{${Array.from({ length: size / 16 }, (_, at) => `"f${at}":1`).join()}}]}`,
});

/** What creates and replaces take: 1,000 lines, and a body of almost 1 MB where they are long. */
const documentBody = (items = MANY_LINES): string =>
  JSON.stringify({
    customer_id: ids['customers'],
    start_date: '2030-01-01',
    interval_unit: 'month',
    items,
  });
const LONG_LINES = MANY_LINES.map((one) => ({ ...one, description: `“${'ü'.repeat(400)}”` }));

/** The path with an id where a record of it has 1,000 lines. */
const filledPath = (at: string): string =>
  at
    .replace(/\/([a-z-]+)\/:id\b/, (_, name: string) => `/${name}/${ids[name] ?? randomUUID()}`)
    .replace(/:[a-z_]+\*?/gi, 'x');

const WRITES = ['POST', 'PUT', 'PATCH'];
/** These end the session, or belong to Strapi alone and are shut. */
const LEFT_OUT = /^\/admin\/logout|^\/content-type-builder|\(/;
const ROUTES = classifiedRoutes().filter(({ path: at }) => !LEFT_OUT.test(at));

const headersOf = ({ audience }: ClassifiedRoute): Record<string, string> => {
  const token = { public: undefined, keyed: key, panel: readRun().adminToken }[audience];
  return token === undefined ? {} : { Authorization: `Bearer ${token}` };
};

test.each(
  ROUTES.filter(({ method }) => WRITES.includes(method)).map(
    (one) => [`${one.method} ${one.path}`, one] as const,
  ),
)(
  '%s',
  async (_name, route) => {
    const headers = { ...headersOf(route), 'Content-Type': 'application/json' };
    const at = filledPath(route.path);
    for (const [shape, body] of Object.entries({ ...shapes(MEGABYTE), lines: documentBody() }))
      await expectShortTurns(at, shape, { method: route.method, headers, body });
  },
  120_000,
);

const LONG_QUERY = `?status=${filled('sent,', 3_000)}&number=${filled('%20', 3_000)}&${filled('a[b]=1&', 3_000)}`;

test.each(
  ROUTES.filter(({ method }) => method === 'GET').map((one) => [`GET ${one.path}`, one] as const),
)(
  '%s',
  async (_name, route) => {
    const headers = headersOf(route);
    const at = filledPath(route.path);
    await expectShortTurns(at, 'nothing', { headers });
    await expectShortTurns(`${at}${LONG_QUERY}`, 'a long query', { headers });
    const tags = { ...headers, 'If-None-Match': filled('"x", ', 6_000) };
    await expectShortTurns(at, 'many tags', { headers: tags });
  },
  60_000,
);

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

test('pages of documents with 1,000 lines, and their forms', async () => {
  const [invoice = '', quotation = ''] = pages;
  for (const page of [invoice, quotation]) await expectShortTurns(page, 'nothing', {});
  for (const text of ['http://', '%20', 'x', '%0A', '&a='])
    for (const part of ['accept', 'decline', 'pay']) {
      const body = `name=${filled(text, 120_000)}x`;
      const request = { method: 'POST', headers: FORM, body };
      await expectShortTurns(`${quotation}/${part}`, text, request);
    }
});

test('the portal and events of payment providers', async () => {
  for (const text of ['http://', '%20', 'x', '@', '&a=']) {
    const body = `email=${filled(text, 120_000)}x`;
    const headers = { ...FORM, Origin: service.url, Cookie: `portal=${filled('x.', 6_000)}` };
    await expectShortTurns('/portal/sign-in', text, { method: 'POST', headers, body });
    await expectShortTurns('/portal', text, { headers });
  }
  const hook = { method: 'POST', headers: { 'Stripe-Signature': filled('v1=a,', 6_000) } };
  const body = filled('[[1]],', 500_000);
  await expectShortTurns(`/hooks/payments/stripe/${'x'.repeat(43)}`, 'an event', { ...hook, body });
});

/** A call of a tool, with other parameters beside its arguments. */
const call = (name: string, args: string, beside = '') => ({
  method: 'POST',
  headers: {
    Authorization: `Bearer ${key}`,
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
  },
  body: `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${name}","arguments":${args}${beside}}}`,
});

test('files of banks with 20,000 entries', async () => {
  const businessFields = { bank_accounts: ACCOUNTS };
  const { key: own } = await createKey({ service, businessFields, scopes: ['bank'] });
  const entries = Array.from({ length: 20_000 }, (_, place) =>
    entryXml({ amount: '1', reference: `R${place}`, text: 'ü'.repeat(300) }),
  );
  const whole = camt([{}]).replace('</Stmt>', `${entries.join('')}</Stmt>`);
  const bearer = { Authorization: `Bearer ${own}` };
  const headers = { ...bearer, 'Content-Type': 'application/xml' };
  for (const [shape, body] of [
    ['entries', `${whole}<!--`],
    ['spaces', ' '.repeat(20_000_000)],
  ] as const) {
    const at = `/api/v1/bank-statements`;
    await expectShortTurns(at, shape, { method: 'POST', headers, body });
  }
  const file = { method: 'POST', headers, body: whole };
  expect((await longestTurn('/api/v1/bank-statements', file)).longest).toBeLessThan(most);
  const list = '/api/v1/bank-transactions?limit=100';
  await expectShortTurns(list, 'transactions', { headers: bearer });
  const { body } = await api(own, service).get('/api/v1/bank-statements');
  const kept = `/api/v1/bank-statements/${body.data[0].id as string}/file`;
  await expectShortTurns(kept, 'its file', { headers: bearer });
}, 120_000);

test('MCP', async () => {
  const all = { ...shapes(900_000), lines: documentBody(), 'long lines': documentBody(LONG_LINES) };
  for (const [shape, text] of Object.entries(all)) {
    await expectShortTurns('/api/v1/mcp', shape, call('create_invoice', text));
    const beside = call('create_invoice', '{}', `,"_meta":${text}`);
    await expectShortTurns('/api/v1/mcp', `${shape} beside its arguments`, beside);
  }
});

test('lists of documents with 1,000 long lines', async () => {
  const client = api(key, service);
  const items = LONG_LINES;
  for (let made = 0; made < 12; made += 1) {
    await createInvoice(client, ids['customers'] ?? '', { items });
    await createRecurring(client, { customer_id: ids['customers'] ?? '', items });
  }
  const headers = { Authorization: `Bearer ${key}` };
  for (const list of ['invoices', 'events', 'recurring-invoices'])
    for (const query of ['limit=4', 'limit=100', 'limit=100&cursor=']) {
      await expectShortTurns(`/api/v1/${list}?${query}`, 'large records', { headers });
      const args = JSON.stringify(Object.fromEntries(new URLSearchParams(query)));
      const shape = `${list} ${query}`;
      const tool = `list_${list.replace('-', '_')}`;
      await expectShortTurns('/api/v1/mcp', shape, call(tool, args));
    }
  const session = { Authorization: `Bearer ${readRun().adminToken}` };
  for (const path of [
    '/invoicing/lists/invoices/rows?pageSize=100',
    '/invoicing/lists/recurring-invoices/rows?pageSize=100',
    '/content-manager/collection-types/api::invoice.invoice',
    '/content-manager/collection-types/api::quotation.quotation',
  ])
    await expectShortTurns(path, 'rows', { headers: session });
});

test('forms of 1,000 lines', async () => {
  const client = api(key, service);
  const business = { connect: [{ documentId: (await client.get('/api/v1/business')).body.id }] };
  const customer = { connect: [{ documentId: ids['customers'] }] };
  const headers = {
    Authorization: `Bearer ${readRun().adminToken}`,
    'Content-Type': 'application/json',
  };
  const body = JSON.stringify({ business, customer, items: MANY_LINES });
  for (const uid of ['api::invoice.invoice', 'api::quotation.quotation']) {
    const at = `/content-manager/collection-types/${uid}`;
    await expectShortTurns(at, 'a new document', { method: 'POST', headers, body });
  }
  const draft = await createInvoice(client, ids['customers'] ?? '', { items: MANY_LINES });
  const at = `/content-manager/collection-types/api::invoice.invoice/${draft.id}`;
  await expectShortTurns(at, 'its form', { method: 'GET', headers });
  await expectShortTurns(at, 'a saved form', { method: 'PUT', headers, body });
});
