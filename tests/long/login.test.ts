import { randomInt } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { freshAddress } from '../support/generator';
import { httpClient, type Answer } from '../support/http';
import { newOperator, type Operator } from '../support/panel';
import { rawRequest } from '../support/raw-http';
import { startService, type Service } from '../support/service';

const LIMIT = 8;
const WRONG = 'Wrong-password-1';

let proxied: Service;
let direct: Service;
let operator: Operator;

beforeAll(async () => {
  const limit = { LOGIN_ATTEMPTS_PER_MINUTE: String(LIMIT) };
  [proxied, direct] = await Promise.all([
    startService({ env: { ...limit, TRUSTED_PROXIES: '127.0.0.1/32' } }),
    startService({ env: limit }),
  ]);
  operator = await newOperator(proxied);
});

afterAll(async () => {
  await Promise.all([proxied.stop(), direct.stop()]);
});

const freshV6 = () => `2001:db8:${randomInt(0x10000).toString(16)}:1`;
function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });
}

let account = 0;
const nobody = () => `nobody-${(account += 1)}@example.test`;

function logIn(
  service: Service,
  client: string,
  email: string,
  password: string,
  path = '/admin/login',
): Promise<Answer> {
  const headers = { 'X-Forwarded-For': client, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ email, password });
  return rawRequest(service, path, { method: 'POST', headers, body });
}

describe('behind a trusted proxy', () => {
  test('five wrong logins of a stranger do not lock an administrator out', async () => {
    const stranger = freshAddress();
    for (let index = 0; index < 5; index += 1) {
      expect((await logIn(proxied, stranger, operator.email, WRONG)).status).toBe(400);
    }
    expect((await logIn(proxied, stranger, operator.email, WRONG)).status).toBe(429);
    const { status, body } = await logIn(
      proxied,
      freshAddress(),
      operator.email,
      operator.password,
    );
    expect([status, body.data.user.email]).toEqual([200, operator.email]);
  });

  test('one address with a list of accounts is stopped, and learns how long to wait', async () => {
    const [attacker, other] = [freshAddress(), freshAddress()];
    for (let index = 0; index < LIMIT; index += 1) {
      expect((await logIn(proxied, attacker, nobody(), WRONG)).status).toBe(400);
    }
    const refused = await logIn(proxied, attacker, nobody(), WRONG);
    expect([refused.status, refused.body.error.name]).toEqual([429, 'RateLimitError']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect((await logIn(proxied, other, nobody(), WRONG)).status).toBe(400);
  });

  test('an IPv6 network counts as one attacker', async () => {
    const network = freshV6();
    for (let index = 1; index <= LIMIT; index += 1) {
      expect((await logIn(proxied, `${network}::${index}`, nobody(), WRONG)).status).toBe(400);
    }
    expect((await logIn(proxied, `${network}:7::9`, nobody(), WRONG)).status).toBe(429);
    expect((await logIn(proxied, `${freshV6()}::1`, nobody(), WRONG)).status).toBe(400);
  });

  test('all routes where somebody could guess count together, in every spelling', async () => {
    const attacker = freshAddress();
    const attempts: [string, string, object][] = [
      ['POST', '/admin/login', { email: nobody(), password: WRONG }],
      ['POST', '/ADMIN/LOGIN', { email: nobody(), password: WRONG }],
      ['POST', '/admin/login/', { email: nobody(), password: WRONG }],
      ['POST', '/admin/forgot-password', { email: nobody() }],
      ['POST', '/admin/reset-password', { resetPasswordToken: 'guess', password: WRONG }],
      ['POST', '/admin/Register', { registrationToken: 'guess', userInfo: {} }],
      ['POST', '/admin/register-admin', {}],
      ['GET', '/admin/registration-info?registrationToken=guess', {}],
    ];
    const send = ([method, path, body]: (typeof attempts)[number]) =>
      rawRequest(proxied, path, {
        method,
        headers: { 'X-Forwarded-For': attacker, 'Content-Type': 'application/json' },
        ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
      });
    expect(attempts).toHaveLength(LIMIT);
    // 501: without mail, the answer to a forgotten password says what to do.
    for (const attempt of attempts) expect([400, 501]).toContain((await send(attempt)).status);
    for (const attempt of attempts) expect((await send(attempt)).status).toBe(429);
  });

  test('reloads of the panel do not count as attempts', async () => {
    const client = freshAddress();
    for (let index = 0; index < 2 * LIMIT; index += 1) {
      const headers = { 'X-Forwarded-For': client };
      const options = { method: 'POST', headers };
      expect((await rawRequest(proxied, '/admin/access-token', options)).status).toBe(401);
      expect((await rawRequest(proxied, '/admin/init', { headers })).status).toBe(200);
    }
  });
});

describe('the refresh cookie', () => {
  const cookieOf = async (service: Service, headers: Record<string, string>) => {
    const answer = await httpClient(service.url).post(
      '/admin/login',
      { email: operator.email, password: operator.password },
      { 'X-Forwarded-For': freshAddress(), ...headers },
    );
    expect(answer.status).toBe(200);
    return answer.headers.getSetCookie()[0];
  };

  test('is Secure over https at the proxy, and not over http', async () => {
    const secure = await cookieOf(proxied, { 'X-Forwarded-Proto': 'https' });
    expect(secure).toMatch(
      /^strapi_admin_refresh=[^;]+; path=\/admin; samesite=strict; secure; httponly$/,
    );
    for (const protocol of ['http', '']) {
      const plain = await cookieOf(proxied, { 'X-Forwarded-Proto': protocol });
      expect(plain).toMatch(
        /^strapi_admin_refresh=[^;]+; path=\/admin; samesite=strict; httponly$/,
      );
    }
  });

  test('is Secure when PUBLIC_URL is https, even if the proxy uses http', async () => {
    const port = String(await freePort());
    const env = { PUBLIC_URL: 'https://invoices.example.test', PORT: port };
    const service = await startService({ env, database: proxied.databaseUrl });
    try {
      const cookie = await cookieOf({ ...service, url: `http://127.0.0.1:${port}` }, {});
      expect(cookie).toContain('; secure;');
    } finally {
      await service.stop();
    }
  });
});

describe('without a trusted proxy', () => {
  test('nobody bypasses the limit by naming another client', async () => {
    for (let index = 0; index < LIMIT; index += 1) {
      expect((await logIn(direct, freshAddress(), nobody(), WRONG)).status).toBe(400);
    }
    expect((await logIn(direct, freshAddress(), nobody(), WRONG)).status).toBe(429);
  });

  test('X-Forwarded-Proto of a stranger is ignored', async () => {
    const headers = { 'X-Forwarded-Proto': 'https' };
    const answer = await rawRequest(direct, '/admin/init', { headers });
    expect(answer.headers.get('strict-transport-security')).toBeNull();
  });
});
