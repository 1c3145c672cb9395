import { execFileSync } from 'node:child_process';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { EVENT_TYPES, PING } from '../../src/domain/events';
import { api, createKey } from '../support/api';
import {
  createCustomer,
  createInvoice,
  createProduct,
  createQuotation,
  creditInvoice,
  line,
  recordPayment,
  recordRefund,
} from '../support/records';
import { settledEvents } from '../support/events';
import type { Answer } from '../support/http';

interface Hook {
  post: { requestBody: { content: { 'application/json': { schema: object } } } };
}

interface Document {
  webhooks: Record<string, Hook>;
  paths: Record<
    string,
    Record<
      string,
      {
        security: unknown[];
        responses: Record<string, { headers?: object; content?: Record<string, object> }>;
      }
    >
  >;
}

const read = async (): Promise<Document> => (await api().get('/api/v1/openapi.json')).body;

test('the document describes each event and the ping', async () => {
  expect(Object.keys((await read()).webhooks).sort()).toEqual([...EVENT_TYPES, PING].sort());
});

test('events have the bodies that the document describes', async () => {
  const { webhooks } = await read();
  const client = api((await createKey({ scopes: ['read', 'write', 'webhooks'] })).key);
  const { id: customer } = await createCustomer(client);
  await client.patch(`/api/v1/customers/${customer}`, { name: 'Other' });
  const { id: product } = await createProduct(client);
  await client.patch(`/api/v1/products/${product}`, { unit_price: 2 });
  const items = [line({ quantity: 10 })];
  const { id: invoice } = await createInvoice(client, customer, { items, status: 'sent' });
  const { id: payment } = await recordPayment(client, invoice, { amount: 1 });
  await client.post(`/api/v1/payments/${payment}/void`);
  await client.patch(`/api/v1/invoices/${invoice}`, { status: 'overdue' });
  await client.patch(`/api/v1/invoices/${invoice}`, { status: 'paid' });
  const { id: note } = await creditInvoice(client, invoice);
  await recordRefund(client, note, { amount: 1 });
  const { id: sent } = await createInvoice(client, customer);
  await client.patch(`/api/v1/invoices/${sent}`, { status: 'sent' });
  const { id: cancelled } = await createInvoice(client, customer);
  await client.patch(`/api/v1/invoices/${cancelled}`, { status: 'cancelled' });
  const { id: quotation } = await createQuotation(client, customer);
  await client.patch(`/api/v1/quotations/${quotation}`, { status: 'sent' });
  await client.post(`/api/v1/quotations/${quotation}/convert`);
  const { id: expired } = await createQuotation(client, customer);
  await client.patch(`/api/v1/quotations/${expired}`, { status: 'expired' });

  const events = await settledEvents(client);
  const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));
  const seen = new Set<string>();
  for (const { id: _id, ...delivery } of events) {
    const schema = webhooks[delivery.type]?.post.requestBody.content['application/json'].schema;
    const check = ajv.compile(schema ?? false);
    check(delivery);
    expect([delivery.type, check.errors]).toEqual([delivery.type, null]);
    seen.add(delivery.type);
  }
  // A customer decides on the page of the quotation only.
  const decided = ['quotation.accepted', 'quotation.rejected'];
  expect(EVENT_TYPES.filter((type) => !seen.has(type))).toEqual(decided);
});

test('each operation names the answer to a wrong method, and each answer its headers', async () => {
  for (const [path, methods] of Object.entries((await read()).paths)) {
    if (path === '/api/v1/openapi.json') continue;
    for (const [method, { responses }] of Object.entries(methods)) {
      expect([path, method, Object.keys(responses)]).toEqual([
        path,
        method,
        expect.arrayContaining(['405', '429']),
      ]);
      for (const [status, { headers = {} }] of Object.entries(responses))
        expect([path, status, headers]).toEqual([
          path,
          status,
          expect.objectContaining({ 'X-Request-Id': expect.anything() }),
        ]);
    }
  }
});

/** tests/support/documented.ts holds every answer of the tests against the document, its headers too. */
test('answers have the headers that the document names for them', async () => {
  const { paths } = await read();
  const client = api((await createKey()).key);
  const LIMITS = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'];
  const repeat = { 'Idempotency-Key': 'k' };
  const made = await client.post('/api/v1/customers?foo=1', { name: 'A' }, repeat);
  const answers: [string, string, Answer, string[]][] = [
    ['/api/v1/customers', 'post', made, [...LIMITS, 'etag', 'location', 'x-ignored']],
    [
      '/api/v1/customers',
      'post',
      await client.post('/api/v1/customers?foo=1', { name: 'A' }, repeat),
      [...LIMITS, 'etag', 'location', 'idempotency-replayed'],
    ],
    [
      '/api/v1/customers',
      'post',
      await client.post('/api/v1/customers', { name: 1, foo: 1 }, { 'Idempotency-Key': 'l' }),
      [...LIMITS, 'x-ignored'],
    ],
    ['/api/v1/customers', 'post', await client.post('/api/v1/customers', '{'), []],
    ['/api/v1/customers', 'get', await client.get('/api/v1/customers'), LIMITS],
    ['/api/v1/customers', 'get', await api().get('/api/v1/customers'), ['www-authenticate']],
    ['/api/v1/customers', 'get', await client.put('/api/v1/customers', {}), ['allow']],
    [
      '/api/v1/customers/{id}',
      'patch',
      await client.patch(`/api/v1/customers/${made.body.id}`, { name: 'B' }, { 'If-Match': '"x"' }),
      [...LIMITS, 'etag'],
    ],
  ];
  const OURS = /^(x-ratelimit-.*|x-ignored|idempotency-.*|location|etag|allow|www-authenticate)$/;
  for (const [path, method, { status, headers }, expected] of answers) {
    const sent = [...headers.keys()].filter((name) => OURS.test(name)).sort();
    expect([status, sent]).toEqual([status, [...expected].sort()]);
    const described = Object.keys(paths[path]?.[method]?.responses[status]?.headers ?? {});
    expect(described.map((name) => name.toLowerCase())).toEqual(expect.arrayContaining(sent));
  }
});

test('lists have one media type and no keyword `default`, so that generators type them', async () => {
  const document = await read();
  for (const methods of Object.values(document.paths)) {
    const content = methods['get']?.responses['200']?.content;
    const types = Object.keys(content ?? {});
    if (types.includes('application/json')) expect(types).toEqual(['application/json']);
  }
  expect(JSON.stringify(document)).not.toContain('"default":');
});

test('openapi-typescript writes a list as a plain object with its records', async () => {
  const script = `import make, { astToString } from 'openapi-typescript';
    const chunks = await process.stdin.toArray();
    console.log(astToString(await make(JSON.parse(Buffer.concat(chunks)))));`;
  const types = execFileSync('node', ['--input-type=module', '-e', script], {
    input: JSON.stringify(await read()),
    encoding: 'utf8',
  });
  const list = /\n {4}searchInvoices: \{[\s\S]*?200: \{([\s\S]*?)\n {12}\};/.exec(types)?.[1];
  expect(list).toContain('data: components["schemas"]["ListedInvoice"][]');
  expect(list).not.toContain('text/csv');
});
