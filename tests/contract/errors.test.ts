import { api, createKey } from '../support/api';
import { requireDocumented } from '../support/documented';
import { expectError } from '../support/expect-error';
import type { HttpClient } from '../support/http';
import { createCustomer, line, UNKNOWN_ID, UUID } from '../support/records';
import { RESOURCES } from '../support/routes';
import { sharedService } from '../support/service';

let key: string;
let client: HttpClient;

beforeAll(async () => {
  key = (await createKey()).key;
  client = api(key);
});

const CUSTOMERS = '/api/v1/customers';

/** A request that `fetch` would change. */
async function raw(path: string, init: RequestInit & { duplex?: 'half' }) {
  const headers = { Authorization: `Bearer ${key}`, ...(init.headers as Record<string, string>) };
  const url = sharedService().url + path;
  const response = await fetch(url, { ...init, headers });
  const text = await response.text();
  const body = text === '' ? undefined : JSON.parse(text);
  requireDocumented({
    url,
    method: init.method ?? 'GET',
    status: response.status,
    body,
    empty: text === '',
    headers: response.headers,
  });
  return { status: response.status, headers: response.headers, text, body };
}

test.each([
  '/api/v1',
  '/api/v1/',
  '/api/v1/nothing',
  '/api/v1/invoices/x/y',
  '/api/v1/customers/x/invoices',
  '/api/v1/businesses',
  '/api/v1/..%2f..%2fadmin',
  '/api/v1/%zz',
  '/api/v1/invoices/%zz',
  '/api/v1/customers//%00',
])('the unknown path %s is not found', async (path) => {
  expectError(await client.get(path), 404, 'not_found');
  expectError(await client.post(path, {}), 404, 'not_found');
});

test.each(RESOURCES)(
  'an unsupported method at /%s is refused, and the answer names the supported ones',
  async (name) => {
    const methods = (answer: { headers: Headers }) =>
      (answer.headers.get('allow') ?? '')
        .split(/, */)
        .filter((one) => one !== 'HEAD')
        .sort();
    for (const answer of [
      await client.delete(`/api/v1/${name}`),
      await client.put(`/api/v1/${name}`, { name: 'x' }),
      await client.patch(`/api/v1/${name}`, {}),
    ]) {
      expectError(answer, 405, 'method_not_allowed');
      expect(methods(answer)).toEqual(['GET', 'POST']);
    }
    const isDocument = name !== 'customers';
    const record = `/api/v1/${name}/${UNKNOWN_ID}`;
    const others = isDocument ? [] : [await client.delete(record), await client.put(record, {})];
    for (const answer of [await client.post(record, {}), ...others]) {
      expectError(answer, 405, 'method_not_allowed');
      const drafts = ['DELETE', 'GET', 'PATCH', 'PUT'];
      expect(methods(answer)).toEqual(isDocument ? drafts : ['GET', 'PATCH']);
    }
  },
);

test('there is no way to delete a record over the interface', async () => {
  const { id } = await createCustomer(client);
  expectError(await client.delete(`${CUSTOMERS}/${id}`), 405, 'method_not_allowed');
  expect((await client.get(`${CUSTOMERS}/${id}`)).status).toBe(200);
});

test.each([
  '{',
  '{"name":}',
  "{'name':'x'}",
  '{"name":"x"',
  'name=x',
  '{"name":"x"} trailing',
  '\ufeff',
])('the body %j is malformed JSON', async (text) => {
  expectError(await client.post(CUSTOMERS, text), 400, 'malformed_json');
});

test('a body that is no UTF-8 is malformed', async () => {
  const body = Buffer.concat([
    Buffer.from('{"name":"'),
    Buffer.from([0xff, 0xfe]),
    Buffer.from('"}'),
  ]);
  const headers = { 'Content-Type': 'application/json' };
  expectError(await raw(CUSTOMERS, { method: 'POST', body, headers }), 400, 'malformed_json');
});

test('a hundred thousand nested lists get an error answer', async () => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000);
  for (const body of [
    deep,
    `{"name":"x","notes":${deep}}`,
    `{"n":1234567890123456789,"a":${deep}}`,
  ]) {
    const answer = await client.post(CUSTOMERS, body);
    expect(answer.status).toBe(400);
    expect(['malformed_json', 'validation_failed']).toContain(answer.body.code);
  }
});

test('without a body the missing fields are named', async () => {
  const answer = await raw(CUSTOMERS, { method: 'POST' });
  expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json; charset=utf-16',
  'application/jsonp',
  '',
])('a body of type %j is not supported', async (type) => {
  const body = Buffer.from('{"name":"x"}');
  const headers: Record<string, string> = type === '' ? {} : { 'Content-Type': type };
  const answer = await raw(CUSTOMERS, { method: 'POST', body, headers });
  expectError(answer, 415, 'unsupported_media_type');
});

test.each([
  'application/json',
  'application/json; charset=utf-8',
  'Application/JSON;charset=UTF-8',
])('a body of type %s is read', async (type) => {
  const answer = await client.post(CUSTOMERS, { name: 'x' }, { 'Content-Type': type });
  expect(answer.status).toBe(201);
});

test('a body of one megabyte is read, a larger one is not, even with wrong headers', async () => {
  const frame = Buffer.byteLength('{"name":"x","surplus":""}');
  const fitting = JSON.stringify({ name: 'x', surplus: 'y'.repeat(1_000_000 - frame) });
  expect((await client.post(CUSTOMERS, fitting)).status).toBe(201);
  const tooLarge = JSON.stringify({ name: 'x', surplus: 'y'.repeat(1_048_577) });
  expectError(await client.post(CUSTOMERS, tooLarge), 413, 'payload_too_large');
  const chunked = new Blob([tooLarge]).stream();
  const headers = { 'Content-Type': 'application/json' };
  const answer = await raw(CUSTOMERS, { method: 'POST', body: chunked, headers, duplex: 'half' });
  expectError(answer, 413, 'payload_too_large');
});

test('every answer has a request id of its own', async () => {
  const ids = await Promise.all(
    ['/api/v1/invoices', '/api/v1/nothing'].map(async (path) => {
      const { headers } = await client.get(path);
      return headers.get('x-request-id');
    }),
  );
  for (const id of ids) expect(id).toMatch(UUID);
  expect(new Set(ids).size).toBe(2);
});

test.each(['abc-123', 'trace.1:2_3', 'a'.repeat(64)])('the request id %s is kept', async (id) => {
  const answer = await client.get('/api/v1/nothing', { 'X-Request-Id': id });
  expect(answer.headers.get('x-request-id')).toBe(id);
  expectError(answer, 404, 'not_found');
});

test.each(['', 'with space', '<script>', 'a'.repeat(5000), "';--", 'é'])(
  'the request id %j is replaced',
  async (id) => {
    const answer = await client.get('/api/v1/nothing', { 'X-Request-Id': id });
    expect(answer.headers.get('x-request-id')).toMatch(UUID);
    expectError(answer, 404, 'not_found');
  },
);

describe('the order of checks', () => {
  const mismatched = { 'Idempotency-Key': 'order' };

  test('401 comes before 403, 404, 405 and a bad body', async () => {
    const stranger = api(`${key}x`);
    expectError(await stranger.get('/api/v1/nothing'), 401, 'unauthorized');
    expectError(await stranger.delete(CUSTOMERS), 401, 'unauthorized');
    expectError(await stranger.post(CUSTOMERS, { name: 7 }), 401, 'unauthorized');
    expectError(await stranger.patch(`${CUSTOMERS}/x`, {}), 401, 'unauthorized');
  });

  test('403 comes before 404 and a bad body', async () => {
    const reader = api((await createKey({ scopes: ['read'] })).key);
    expectError(await reader.patch(`${CUSTOMERS}/x`, {}), 403, 'insufficient_scope');
    expectError(await reader.post(CUSTOMERS, { name: 7 }), 403, 'insufficient_scope');
  });

  test('404 comes before a mismatched idempotency key and a bad body', async () => {
    await client.post(CUSTOMERS, { name: 'First' }, mismatched);
    const path = `${CUSTOMERS}/${UNKNOWN_ID}`;
    expectError(await client.patch(path, { name: 7 }, mismatched), 404, 'not_found');
    expectError(await client.patch(path, { name: 7 }), 404, 'not_found');
  });

  test('a mismatched idempotency key comes before a bad body', async () => {
    await client.post(CUSTOMERS, { name: 'First' }, mismatched);
    const answer = await client.post(CUSTOMERS, { name: 7 }, mismatched);
    expectError(answer, 422, 'idempotency_mismatch');
  });

  test('a bad field comes before an unknown customer and a taken number', async () => {
    const items = [line({ quantity: 0 })];
    const answer = await client.post('/api/v1/invoices', { customer_id: UNKNOWN_ID, items });
    expectError(answer, 400, 'validation_failed', ['/items/0/quantity']);
  });
});

test('HEAD answers as GET does, without a body', async () => {
  const answer = await raw('/api/v1/invoices', { method: 'HEAD' });
  expect([answer.status, answer.text]).toEqual([200, '']);
});

test('OPTIONS is a method that no route has', async () => {
  const known = await raw('/api/v1/invoices', { method: 'OPTIONS' });
  expectError(known, 405, 'method_not_allowed');
  expectError(await raw('/api/v1/nothing', { method: 'OPTIONS' }), 404, 'not_found');
  const stranger = { Authorization: 'Bearer x' };
  const refused = await raw('/api/v1/invoices', { method: 'OPTIONS', headers: stranger });
  expectError(refused, 401, 'unauthorized');
});

test('the answers carry no name of the software behind them', async () => {
  const { headers } = await client.get('/api/v1/invoices');
  expect(headers.get('server')).toBeNull();
  expect(headers.get('x-powered-by') ?? '').not.toMatch(/express|koa|strapi/i);
});
