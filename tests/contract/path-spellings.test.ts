import { randomUUID } from 'node:crypto';
import { api, createKey } from '../support/api';
import { expectError } from '../support/expect-error';
import { freshAddress, LEAST } from '../support/generator';
import type { Answer } from '../support/http';
import { interfaceRoutes } from '../support/interface-routes';
import { rawRequest } from '../support/raw-http';
import { UNKNOWN_ID, UUID } from '../support/records';
import { sharedService } from '../support/service';

let key: string;

beforeAll(async () => {
  key = (await createKey({ scopes: ['read', 'write', 'webhooks', 'bank'] })).key;
});

function ask(
  path: string,
  method = 'GET',
  body?: string,
  more: Record<string, string> = {},
): Promise<Answer> {
  const headers: Record<string, string> = {
    Authorization: `Bearer ${key}`,
    'X-Forwarded-For': freshAddress(),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...more,
  };
  return rawRequest(sharedService(), path, { method, headers, ...(body ? { body } : {}) });
}

const upper = (text: string) => text.toUpperCase();

/** Spellings of a path that a router, a proxy or a file system may treat as equal. */
const MISSPELT: Readonly<Record<string, (path: string) => string>> = {
  'in upper case': upper,
  'with /API': (path) => path.replace('/api', '/API'),
  'with /Api': (path) => path.replace('/api', '/Api'),
  'with a capital after /api/': (path) =>
    path.replace(/^\/api\/(.)/, (found) => found.toUpperCase()),
  'with its last part in upper case': (path) => path.replace(/[^/]*$/, upper),
  'with a doubled first slash': (path) => `/${path}`,
  'with a doubled second slash': (path) => path.replace('/api/', '/api//'),
  'with a doubled last slash': (path) => path.replace(/\/([^/]*)$/, '//$1'),
  'with an encoded letter': (path) => path.replace('/api', '/%61pi'),
  'with an encoded slash': (path) => path.replace('/api/', '/api%2f'),
  'encoded twice': (path) => path.replace('/api', '/%2561pi'),
  'with /./': (path) => path.replace('/api/', '/api/./'),
  'with /../': (path) => path.replace('/api/', '/api/x/../'),
  'out of another path': (path) => `/admin/..${path}`,
  'out of another path, encoded': (path) => `/admin/%2e%2e${path}`,
  'with a backslash': (path) => path.replace('/api/', '/api\\'),
  'with a parameter after /api': (path) => path.replace('/api/', '/api;x/'),
  'with a parameter at the end': (path) => `${path};x`,
};

/** The path of a record, whatever its id: beside the records stands one fixed path, `preview`. */
const OF_RECORD = /^\/api\/v1\/recurring-invoices\/[^/]+$/;

const ROUTES = interfaceRoutes().map(({ method, path }): [string, string] => [
  method,
  path.replace(':id', UNKNOWN_ID),
]);

test('the routes of every resource are found', () => {
  expect(ROUTES.length).toBeGreaterThanOrEqual(24);
});

describe.each(ROUTES)('%s %s', (method, path) => {
  const body = ['POST', 'PATCH'].includes(method) ? '{}' : undefined;

  test.each(Object.entries(MISSPELT))('is not found %s', async (_how, misspell) => {
    const spelling = misspell(path);
    if (spelling.toLowerCase().endsWith(UNKNOWN_ID) && spelling.startsWith('/api/')) return;
    if (spelling === path) return;
    const answer = await ask(spelling, method, body);
    if (method === 'POST' && OF_RECORD.test(spelling))
      expectError(answer, 405, 'method_not_allowed');
    else expectError(answer, 404, 'not_found');
    const others = await Promise.all(
      ['OPTIONS', 'DELETE', 'HEAD'].map((other) => ask(spelling, other)),
    );
    for (const { status, headers } of others) {
      expect([404, 405]).toContain(status);
      expect(headers.get('x-request-id')).toMatch(UUID);
    }
  });

  test('with a slash at the end answers as without', async () => {
    const [plain, slashed] = [await ask(path, method, body), await ask(`${path}/`, method, body)];
    expect([slashed.status, slashed.body?.code]).toEqual([plain.status, plain.body?.code]);
    expect(slashed.headers.get('x-request-id')).toMatch(UUID);
    expect(slashed.headers.has('x-ratelimit-limit')).toBe(plain.headers.has('x-ratelimit-limit'));
  });
});

test('no spelling tells a stranger whether a key would open a path', async () => {
  for (const path of ['/API/v1/customers', '//api/v1/customers', '/api/v1/CUSTOMERS']) {
    const answer = await rawRequest(sharedService(), path);
    expect([401, 404]).toContain(answer.status);
    expectError(answer, answer.status, answer.status === 401 ? 'unauthorized' : 'not_found');
  }
});

test('an idempotency key sent to /API makes no record and replays no answer', async () => {
  const headers = { 'Idempotency-Key': randomUUID() };
  const send = (path: string, name: string) => ask(path, 'POST', JSON.stringify({ name }), headers);
  expectError(await send('/API/v1/customers', 'first'), 404, 'not_found');
  expectError(await send('/Api/V1/Customers', 'second'), 404, 'not_found');
  const created = await send('/api/v1/customers', 'third');
  expect([created.status, created.body.name]).toEqual([201, 'third']);
  expect(created.headers.get('idempotency-replayed')).toBeNull();
  expectError(await send('/API/v1/customers', 'fourth'), 404, 'not_found');
  const found = await api(key).get('/api/v1/customers');
  expect(found.body.data.map(({ name }: { name: string }) => name)).toEqual(['third']);
});

test('the generator makes no PDF under another spelling', async () => {
  for (const path of ['/API/invoice/generate', '/api/Invoice/preview', '/api/invoice/PREVIEW']) {
    expectError(await ask(path, 'POST', JSON.stringify(LEAST)), 404, 'not_found');
  }
});

test('the health check is the same in every spelling that reaches it', async () => {
  for (const path of ['/_health', '/_HEALTH', '/_health/']) {
    const answer = await rawRequest(sharedService(), path);
    expect([path, answer.status, answer.headers.get('strapi')]).toEqual([path, 204, null]);
  }
});

test('an id may be written in upper case', async () => {
  const { body } = await ask('/api/v1/customers', 'POST', '{"name":"Upper"}');
  const answer = await ask(`/api/v1/customers/${body.id.toUpperCase()}`);
  expect([answer.status, answer.body.name]).toEqual([200, 'Upper']);
});
