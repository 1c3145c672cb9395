import { createKey } from '../support/api';
import { rawRequest } from '../support/raw-http';
import { readRun } from '../support/run';
import { startService, type Service } from '../support/service';

const LIMIT = 3;

let service: Service;

beforeAll(async () => {
  service = await startService({
    env: { STRANGER_REQUESTS_PER_MINUTE: String(LIMIT), TRUSTED_PROXIES: '127.0.0.1/32' },
  });
});

afterAll(() => service.stop());

let last = 0;
const freshAddress = () => `198.51.100.${(last += 1)}`;

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const asked = (address: string, path: string, { headers, ...rest }: Asked = {}) =>
  rawRequest(service, path, { ...rest, headers: { ...headers, 'X-Forwarded-For': address } });

const JSON_BODY = { 'Content-Type': 'application/json' };

describe.each<[string, string, Asked]>([
  ['an API route', '/api/v1/customers', {}],
  [
    'a write without a key',
    '/api/v1/customers',
    { method: 'POST', headers: JSON_BODY, body: '{}' },
  ],
  ['a wrong key', '/api/v1/customers', { headers: { Authorization: 'Bearer wrong' } }],
  ['an unknown path of the API', '/api/v1/nothing', {}],
  ['MCP', '/api/v1/mcp', { method: 'POST', headers: JSON_BODY, body: '{}' }],
  ['the OpenAPI document', '/api/v1/openapi.json', {}],
  ['the generator', '/api/invoice/generate', { method: 'POST', headers: JSON_BODY, body: '{}' }],
  ['another spelling', '/API/v1/customers', {}],
  ['the front page', '/', {}],
  ['the documentation', '/docs', {}],
  ['the form to log in', '/admin/login', { method: 'POST', headers: JSON_BODY, body: '{}' }],
  ['the panel without a session', '/invoicing/start', {}],
  ['a wrong address of a document', `/d/${'x'.repeat(44)}`, {}],
  ['the portal without a session', '/portal', {}],
  ['the form to sign in', '/portal/sign-in', {}],
  ['a wrong address of payment events', '/hooks/payments/stripe/x', { method: 'POST' }],
])('%s', (_what, path, request) => {
  test('answers 429 once the requests of its address in this minute are used up', async () => {
    const address = freshAddress();
    for (let time = 0; time < LIMIT; time += 1)
      expect((await asked(address, path, request)).status).not.toBe(429);
    const { status, headers } = await asked(address, path, request);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await asked(freshAddress(), path, request)).status).not.toBe(429);
  });
});

test('all of these share one count', async () => {
  const address = freshAddress();
  await asked(address, '/docs');
  await asked(address, '/api/v1/customers');
  await asked(address, '/portal/sign-in');
  expect((await asked(address, '/api/v1/openapi.json')).status).toBe(429);
});

test('health checks and files do not count', async () => {
  const address = freshAddress();
  for (const path of ['/_health', '/generator/icon.png', '/uploads/none.png', '/admin/none.js'])
    for (let time = 0; time <= LIMIT; time += 1)
      expect((await asked(address, path)).status).not.toBe(429);
});

test('who has a valid key or is logged in does not count', async () => {
  const { key } = await createKey({ service });
  const address = freshAddress();
  const paths = [
    ['/api/v1/customers', key],
    ['/api/v1/openapi.json', key],
    ['/admin/users/me', readRun().adminToken],
  ] as const;
  for (const [path, credential] of paths)
    for (let time = 0; time <= LIMIT; time += 1) {
      const headers = { Authorization: `Bearer ${credential}` };
      expect((await asked(address, path, { headers })).status).toBe(200);
    }
});

test('a stranger is refused before the body is read as JSON', async () => {
  const body = 'no JSON';
  for (const path of ['/api/v1/customers', '/api/v1/nothing', '/api/v1/mcp']) {
    const { status } = await asked(freshAddress(), path, {
      method: 'POST',
      headers: JSON_BODY,
      body,
    });
    expect([path, status]).toEqual([path, 401]);
  }
  const large = JSON.stringify({ email: 'x'.repeat(70_000) });
  const login = { method: 'POST', headers: JSON_BODY, body: large };
  expect((await asked(freshAddress(), '/admin/login', login)).status).toBe(413);
});

test('a key without the scope is refused before the body is read as JSON', async () => {
  const { key } = await createKey({ service, scopes: ['read'] });
  const headers = { ...JSON_BODY, Authorization: `Bearer ${key}` };
  const request = { method: 'POST', headers, body: 'no JSON' };
  expect((await asked(freshAddress(), '/api/v1/customers', request)).status).toBe(403);
});
