import { adminApi, api, createKey } from '../support/api';
import { freshAddress } from '../support/generator';
import { rawRequest } from '../support/raw-http';
import { sharedService } from '../support/service';

const ORIGINS = ['https://evil.example', 'http://127.0.0.1:14999', 'null'];
const NAMES = ['allow-origin', 'allow-credentials', 'allow-methods', 'allow-headers', 'max-age'];

const corsHeaders = (headers: Headers) =>
  NAMES.map((name) => headers.get(`access-control-${name}`));

function ask(path: string, method: string, origin: string, more: Record<string, string> = {}) {
  const headers = { Origin: origin, 'X-Forwarded-For': freshAddress(), ...more };
  return rawRequest(sharedService(), path, { method, headers });
}

describe.each(ORIGINS)('a page of %s', (origin) => {
  test.each([
    ['GET', '/admin/init'],
    ['POST', '/admin/access-token'],
    ['POST', '/ADMIN/ACCESS-TOKEN'],
    ['POST', '/admin/login'],
    ['GET', '/admin'],
    ['GET', '/content-manager/content-types'],
    ['GET', '/upload/files'],
    ['GET', '/invoicing/home'],
    ['GET', '/api/upload/files'],
    ['GET', '/'],
    ['GET', '/docs'],
    ['GET', '/_health'],
    ['GET', '/API/v1/customers'],
  ])('may not read %s %s, and its preflight is refused', async (method, path) => {
    const answer = await ask(path, method, origin);
    expect(corsHeaders(answer.headers)).toEqual(NAMES.map(() => null));
    const asked = { 'Access-Control-Request-Method': method };
    const preflight = await ask(path, 'OPTIONS', origin, asked);
    expect(corsHeaders(preflight.headers)).toEqual(NAMES.map(() => null));
  });

  test('may call the interface with a key, and without the cookies of its reader', async () => {
    const { key } = await createKey();
    const headers = { Authorization: `Bearer ${key}` };
    for (const path of ['/api/v1/customers', '/api/v1/nothing', '/api/v1/openapi.json']) {
      const answer = await ask(path, 'GET', origin, headers);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
      expect(answer.headers.get('access-control-expose-headers')).toBe(
        'X-Request-Id, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After, Idempotency-Replayed, ETag, Location, Content-Disposition, X-Logo-Status, X-Unprintable, X-Ignored',
      );
    }
  });

  test.each(['/api/v1/customers', '/api/invoice/generate'])(
    'may send a preflight before it calls %s',
    async (path) => {
      const asked = {
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
      };
      const { status, text, headers } = await ask(path, 'OPTIONS', origin, asked);
      expect([status, text]).toEqual([204, '']);
      expect(corsHeaders(headers)).toEqual([
        '*',
        null,
        'GET, HEAD, POST, PUT, PATCH, DELETE',
        'Content-Type, Authorization, Idempotency-Key, If-Match, If-None-Match',
        '86400',
      ]);
    },
  );
});

test('a page of another origin can read a refusal too', async () => {
  const answers = [
    await ask('/api/v1/customers', 'GET', 'https://elsewhere.test'),
    await ask('/api/v1/customers', 'DELETE', 'https://elsewhere.test'),
    await ask('/api/invoice/generate', 'POST', 'https://elsewhere.test'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 400]);
  for (const { headers } of answers) expect(headers.get('access-control-allow-origin')).toBe('*');
});

test('the panel shares no window with another site, and its HSTS covers no other host', async () => {
  const pages = [await api().get('/docs'), await adminApi().get('/admin/users/me')];
  for (const { status, headers } of pages) {
    expect([status, headers.get('cross-origin-opener-policy')]).toEqual([200, 'same-origin']);
    expect(headers.get('strict-transport-security')).toBeNull();
  }
  const secure = { 'X-Forwarded-Proto': 'https' };
  for (const path of ['/docs', '/admin/init', '/api/v1/openapi.json', '/_health']) {
    const { headers } = await api().get(path, secure);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  }
});
