import { api, createKey, issueToken } from '../support/api';
import { expectError } from '../support/expect-error';
import { httpClient } from '../support/http';
import { classifiedRoutes } from '../support/listed-routes';
import { postMessage } from '../support/mcp';
import { readRun } from '../support/run';
import { sharedService } from '../support/service';
import { sharedServiceWith } from '../support/shared-services';

let key: string;
let business: string;
beforeAll(async () => {
  ({ key, business } = await createKey({ scopes: ['read', 'write', 'bank'] }));
});

const message = (method: string, params: object = {}) => ({
  jsonrpc: '2.0',
  id: 1,
  method,
  params,
});
const LIST = message('tools/list');

test('a stranger gets 401 and learns nothing', async () => {
  for (const one of [undefined, 'wrong', `${'a'.repeat(64)}`]) {
    const answer = await postMessage(one, LIST);
    expectError(answer, 401, 'unauthorized');
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  }
  expectError(await api().get('/api/v1/mcp'), 401, 'unauthorized');
});

test('a key without rights sees only the tool that tells of itself', async () => {
  const none = await issueToken('custom', [business], []);
  const { status, body } = await postMessage(none, LIST);
  const tools = (body.result.tools as { name: string }[]).map(({ name }) => name);
  expect([status, tools]).toEqual([200, ['get_key']]);
});

test('there is no stream and no session: GET and DELETE answer 405', async () => {
  for (const method of ['get', 'delete'] as const) {
    const answer = await api(key)[method]('/api/v1/mcp', { Accept: 'text/event-stream' });
    expectError(answer, 405, 'method_not_allowed');
    expect(answer.headers.get('allow')).toBe('POST');
  }
  const { headers } = await postMessage(key, LIST);
  expect([headers.get('mcp-session-id'), headers.get('content-type')]).toEqual([
    null,
    'application/json; charset=utf-8',
  ]);
});

test.each([
  ['{"jsonrpc":', 'cut off'],
  ['', 'empty'],
  ['[]', 'an empty batch'],
  [JSON.stringify([LIST, LIST]), 'a batch'],
  ['"tools/list"', 'a text'],
  ['null', 'null'],
])('the body %j is refused as malformed: %s', async (text) => {
  expectError(await postMessage(key, text), 400, 'malformed_json');
});

test.each([
  [{}],
  [{ jsonrpc: '1.0', id: 1, method: 'tools/list' }],
  [{ jsonrpc: '2.0', id: {}, method: 'tools/list' }],
  [{ jsonrpc: '2.0', id: 1, method: 7 }],
])('%j is no message of JSON-RPC', async (body) => {
  const answer = await postMessage(key, body);
  expect(answer.status).toBe(400);
  expect(answer.body.error.code).toBeLessThan(0);
});

test('a body larger than 1 MB and another type are refused', async () => {
  const large = await postMessage(key, message('ping', { text: 'x'.repeat(1_000_000) }));
  expectError(large, 413, 'payload_too_large');
  const typed = await postMessage(key, LIST, { 'Content-Type': 'text/plain' });
  expectError(typed, 415, 'unsupported_media_type');
  expect((await postMessage(key, LIST, { Accept: 'text/html' })).status).toBe(406);
});

test('an unknown method, tool or revision of the protocol is refused', async () => {
  expect((await postMessage(key, message('nothing'))).body.error.code).toBe(-32601);
  for (const name of ['nothing', '__proto__', 'constructor', 'generate_invoice', '']) {
    const { status, body } = await postMessage(key, message('tools/call', { name }));
    expect([name, status, body.error.code]).toEqual([name, 200, -32602]);
  }
  const old = await postMessage(key, LIST, { 'MCP-Protocol-Version': '1999-01-01' });
  expect([old.status, old.body.error.code]).toEqual([400, expect.any(Number)]);
});

test('a notification is taken without an answer', async () => {
  const note = { jsonrpc: '2.0', method: 'notifications/initialized' };
  const { status, text } = await postMessage(key, note);
  expect([status, text]).toEqual([202, '']);
});

test.each(['https://evil.example', 'null', 'http://evil.example:1337', 'nonsense'])(
  'a page of %s may not use it, even with a key',
  async (origin) => {
    expectError(await postMessage(key, LIST, { Origin: origin }), 403, 'foreign_origin');
  },
);

test('a page of this machine may use it', async () => {
  expect((await postMessage(key, LIST, { Origin: 'http://localhost:6274' })).status).toBe(200);
});

const call = (name: string, args: unknown) =>
  postMessage(key, message('tools/call', { name, arguments: args as object }));

test.each<[string, unknown]>([
  ['get_customer', { id: '' }],
  ['get_customer', { id: '..' }],
  ['get_customer', { id: '../invoices' }],
  ['get_customer', { id: '%2e%2e' }],
  ['get_customer', { id: 'a?b=c#d' }],
  ['get_customer', { id: ['x'] }],
  ['get_customer', { id: { toString: 'x' } }],
  ['get_customer', {}],
  ['delete_invoice', { id: '' }],
])('%s with %j is 404 of the API', async (name, args) => {
  const { body } = await call(name, args);
  expect(JSON.parse(body.result.content[0].text).code).toBe('not_found');
});

test.each<[string, unknown]>([
  ['create_customer', { name: { isLosslessNumber: true, toString: 'x' } }],
  ['create_customer', { __proto__: null, name: ['x'] }],
  ['create_customer', { name: 'x\u0000y' }],
  ['list_customers', { limit: { toString: 1 } }],
  ['list_customers', { limit: [1, 2] }],
  ['list_invoices', { status: '"; DROP TABLE invoices' }],
])('%s with hostile arguments is 400 of the API (%#)', async (name, args) => {
  const { status, body } = await call(name, args);
  expect([status, JSON.parse(body.result.content[0].text).code]).toEqual([
    200,
    'validation_failed',
  ]);
});

test('arguments that are no object, or nested deeply, break nothing', async () => {
  expect((await call('get_business', 'x')).status).toBeLessThan(500);
  const deep = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
  const body = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"create_customer","arguments":{"name":${deep}}}}`;
  const answer = await postMessage(key, body);
  expect(answer.status).toBeLessThan(500);
  expect((await postMessage(key, LIST)).status).toBe(200);
});

test.each([
  ['nested deeply', `{"a":${'['.repeat(9_000)}${']'.repeat(9_000)}}`],
  [
    'of many fields',
    JSON.stringify(
      Object.fromEntries(
        Array(9_000)
          .fill(0)
          .map((_, at) => [at, 1]),
      ),
    ),
  ],
])('what stands beside the arguments is refused where it is %s', async (_shape, text) => {
  const messages = [
    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_key","arguments":{},"_meta":${text}}}`,
    `{"jsonrpc":"2.0","id":1,"method":"ping","params":${text}}`,
    `{"jsonrpc":"2.0","id":1,"method":"ping","beside":${text}}`,
    `{"jsonrpc":"2.0","id":${text},"method":"ping"}`,
  ];
  for (const one of messages) expectError(await postMessage(key, one), 400, 'malformed_json');
});

test('no refusal names the key', async () => {
  const { text } = await call('create_customer', { name: ' ' });
  expect(text).not.toContain(key);
});

test('Strapi’s own server for agents is off, since it passes by the rules', async () => {
  const own = classifiedRoutes().filter(({ path }) => path.includes('mcp'));
  expect(own.map(({ path }) => path)).toEqual(['/api/v1/mcp']);
  for (const token of [key, readRun().adminToken, undefined]) {
    const answer = await httpClient(sharedService().url, token).post('/mcp', LIST);
    expect([answer.status, answer.text.includes('jsonrpc')]).toEqual([405, false]);
  }
});

describe('with ?tools=', () => {
  const at = async (query: string, sent: object) =>
    api(key).post(`/api/v1/mcp${query}`, sent, { Accept: 'application/json, text/event-stream' });
  const names = async (query: string) => {
    const { status, body, headers } = await at(query, LIST);
    expect([status, headers.get('x-ignored')]).toEqual([200, null]);
    return (body.result.tools as { name: string }[]).map(({ name }) => name);
  };

  test('the tools of other groups are neither listed nor callable', async () => {
    const some = await names('?tools=customers,recurring_invoices');
    expect(some).toEqual(expect.arrayContaining(['list_customers', 'skip_recurring_invoice']));
    expect(some.filter((name) => !/customer|recurring/.test(name))).toEqual([]);
    const called = message('tools/call', { name: 'list_products', arguments: {} });
    const { body } = await at('?tools=customers', called);
    expect(body.error.code).toBe(-32602);
    expect((await at('?tools=customers,products', called)).body.result.isError).toBeUndefined();
  });

  test('each tool but those of business and key is in one group', async () => {
    const groups = [
      'customers',
      'invoices',
      'quotations',
      'credit_notes',
      'payments',
      'products',
      'recurring_invoices',
      'bank',
      'events',
      'webhooks',
    ];
    const every = await Promise.all(groups.map((group) => names(`?tools=${group}`)));
    const all = await names('');
    expect(every.flat().sort()).toEqual(
      all.filter((name) => !['get_business', 'get_key'].includes(name)).sort(),
    );
    expect(every.at(-2)).toEqual(['list_events']);
  });

  test.each([
    '?tools=',
    '?tools=invoice',
    '?tools=invoices,',
    '?tools=business',
    '?tools=a&tools=b',
  ])('%s is 400', async (query) => {
    expectError(await at(query, LIST), 400, 'validation_failed', ['/tools']);
  });
});

test('a message counts once in the limit of its key, and one too many is 429', async () => {
  const service = await sharedServiceWith({ API_RATE_LIMIT_PER_MINUTE: '30' });
  const limited = await createKey({ service });
  const post = (method: string, params: object) =>
    postMessage(limited.key, message(method, params), {}, service);
  const left = [];
  for (let at = 0; at < 30; at += 1) {
    const read = { name: 'get_business', arguments: {} };
    const { status, headers } = await (at % 2 ? post('tools/list', {}) : post('tools/call', read));
    left.push([status, Number(headers.get('x-ratelimit-remaining'))]);
  }
  expect(left).toEqual(Array.from({ length: 30 }, (_, at) => [200, 29 - at]));
  const refused = await post('tools/list', {});
  expectError(refused, 429, 'rate_limited');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});
