import { query } from '../support/databases';
import { freshAddress } from '../support/generator';
import { httpClient } from '../support/http';
import { startMailServer, type MailServer } from '../support/mail-server';
import { startMailing } from '../support/mails';
import {
  freshEmail,
  isIn,
  leadsTo,
  mailedLink,
  portalOf,
  signedIn,
  SIGN_IN,
  Visitor,
} from '../support/portal';
import { readRun } from '../support/run';
import { startService, type Service } from '../support/service';

/** What strangers, other sites, keys and people of the portal cannot do (contract §16). */
let server: MailServer;
let service: Service;
let other: Service;

const ENV = { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'http' };

beforeAll(async () => {
  server = await startMailServer();
  service = await startMailing(server.url, { env: ENV });
  other = await startService({
    database: service.databaseUrl,
    env: { ...ENV, WEBHOOK_WORKER: 'off' },
  });
});

afterAll(async () => {
  await other.stop();
  await service.stop();
  await server.close();
});

const rows = <Row extends object>(text: string, ...values: unknown[]) =>
  query<Row>(service.databaseUrl, text, values);
const visitor = () => new Visitor(service);

const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

test('every answer has its headers, and a policy without scripts, frames or other sites', async () => {
  const ada = await signedIn(service, server, (await portalOf(service)).email);
  const answers = [
    await visitor().get(SIGN_IN),
    await visitor().get('/portal'),
    await visitor().get(`${SIGN_IN}/${'a'.repeat(44)}`),
    await visitor().post(SIGN_IN, { email: freshEmail() }),
    await visitor().post(SIGN_IN, { email: 'x' }),
    await visitor().post(SIGN_IN, {}, { Origin: 'https://evil.example' }),
    await visitor().post(SIGN_IN, {}, { 'Content-Type': 'text/plain' }),
    await ada.get('/portal/nothing'),
    await ada.post('/portal/sign-out'),
  ];
  for (const { headers } of answers) {
    expect(
      Object.fromEntries(Object.keys(HEADERS).map((name) => [name, headers.get(name)])),
    ).toEqual(HEADERS);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; img-src 'self'; style-src ('sha256-[^']+' ?)+;/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|script|http/);
  }
});

test.each(['/portal', '/portal/', '/portal/documents/x', '/portal/account', '/portal/%2e%2e/d'])(
  'a stranger at %s gets the sign-in, and nothing else',
  async (path) => {
    const answer = await visitor().get(path);
    expect([answer.status, answer.text]).toEqual([303, '']);
  },
);

test.each(['/Portal', '/PORTAL/sign-in', '//portal/sign-in', '/portal%2fsign-in'])(
  'another spelling, %s, is no page of the portal',
  async (path) => {
    const answer = await visitor().get(path);
    expect([400, 404]).toContain(answer.status);
    expect(answer.text).not.toContain('name="email"');
  },
);

test.each<[string, Record<string, string>]>([
  ['another origin', { Origin: 'https://evil.example' }],
  ['an origin that hides', { Origin: 'null' }],
  ['a neighbour on the same site', { 'Sec-Fetch-Site': 'same-site' }],
  ['another site, by the word of the browser alone', { 'Sec-Fetch-Site': 'cross-site' }],
])('a form from %s is refused at each path, and changes nothing', async (_, headers) => {
  const { email } = await portalOf(service);
  const ada = await signedIn(service, server, email);
  const link = await mailedLink(visitor(), server, email);
  const before = await rows('SELECT id FROM portal_mails');
  for (const path of [SIGN_IN, link, '/portal/sign-out', '/portal/sign-out-everywhere', '/portal'])
    expect((await ada.post(path, { email }, headers)).status).toBe(403);
  expect([await isIn(ada), await rows('SELECT id FROM portal_mails')]).toEqual([true, before]);
  expect((await visitor().post(link)).status).toBe(303);
});

test('a program that names no origin may sign in: it has the cookie of nobody else', async () => {
  const link = await mailedLink(visitor(), server, (await portalOf(service)).email);
  const answer = await fetch(service.url + link, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/portal']);
});

test.each([
  '',
  'x',
  'x.y.z',
  '"',
  'a'.repeat(5_000),
  'eyJhbGciOiJub25lIn0.eyJ0eXBlIjoicmVmcmVzaCJ9.',
  // The payload is no JSON.
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eA.eA',
])('the cookie %.60j opens nothing', async (cookie) => {
  const eve = visitor();
  eve.cookie = cookie;
  expect(leadsTo(await eve.get('/portal'))).toEqual([303, SIGN_IN]);
});

test('neither a session of the panel nor a key opens the portal', async () => {
  const { email, key } = await portalOf(service);
  const ada = await signedIn(service, server, email);
  // Signed like that of the portal, where a host has given both the same secret.
  await rows(`UPDATE strapi_sessions SET origin = 'admin' WHERE origin = 'users-permissions'`);
  expect(await isIn(ada)).toBe(false);
  const eve = visitor();
  for (const text of [readRun().adminToken, key]) {
    eve.cookie = text;
    expect(await isIn(eve)).toBe(false);
  }
  const bearer = { Authorization: `Bearer ${key}` };
  expect(leadsTo(await visitor().get('/portal', bearer))).toEqual([303, SIGN_IN]);
});

test('a session of the portal opens neither the interface, nor the panel, nor the plugin', async () => {
  const ada = await signedIn(service, server, (await portalOf(service)).email);
  const token = ada.cookie ?? '';
  const cookie = { Cookie: `portal=${token}; jwtToken=${token}; strapi_up_refresh=${token}` };
  for (const client of [httpClient(service.url, token), httpClient(service.url)]) {
    const statuses = [
      await client.get('/api/v1/customers', cookie),
      await client.get('/admin/users/me', cookie),
      await client.get('/content-manager/content-types', cookie),
      await client.get('/api/users/me', cookie),
      await client.post('/api/auth/refresh', { refreshToken: token }, cookie),
      await client.get('/api/auth/sessions', cookie),
      await client.post('/admin/access-token', {}, cookie),
    ].map(({ status }) => status);
    expect(statuses).toEqual([401, 401, 401, 404, 405, 404, 401]);
  }
  expect(await isIn(ada)).toBe(true);
});

test('of 130 requests of one address on two nodes, 60 are taken, and others are not held up', async () => {
  const from = { 'X-Forwarded-For': freshAddress() };
  const nodes = [service, other];
  const ask = (at: number, headers: Record<string, string>) =>
    new Visitor(nodes[at % 2] ?? service).post(SIGN_IN, { email: freshEmail() }, headers);
  const answers = await Promise.all(Array.from({ length: 130 }, (_, at) => ask(at, from)));
  const count = (status: number) => answers.filter((one) => one.status === status).length;
  expect([count(200), count(429)]).toEqual([60, 70]);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.headers.get('retry-after')).toBe('60');
  const guess = `${SIGN_IN}/${'a'.repeat(44)}`;
  expect((await visitor().post(guess, {}, from)).status).toBe(429);
  expect((await ask(0, {})).status).toBe(200);
  const [stored] = await rows<{ client: string }>('SELECT client FROM portal_requests LIMIT 1');
  expect(stored?.client).toMatch(/^[\w-]{43}$/);
});

test('an address gets five links, however many ask at once on two nodes', async () => {
  const { email } = await portalOf(service);
  const nodes = [service, other];
  await Promise.all(
    Array.from({ length: 24 }, (_, at) =>
      new Visitor(nodes[at % 2] ?? service).post(SIGN_IN, { email }),
    ),
  );
  const requests = `SELECT id FROM portal_mails WHERE email = $1 AND kind = 'sign_in'`;
  expect(await rows(requests, email)).toHaveLength(5);
});

test('an address that is known and one that is not take the same statements', async () => {
  const { email } = await portalOf(service);
  const stored = async (address: string) => {
    await visitor().post(SIGN_IN, { email: address });
    const text = `SELECT kind, language, business_id, customer_id FROM portal_mails
      WHERE email = $1 AND kind = 'sign_in'`;
    return rows(text, address);
  };
  expect(await stored(freshEmail())).toEqual(await stored(email));
});

test.each<[string, string, Record<string, string>, number]>([
  ['DELETE', SIGN_IN, {}, 405],
  ['PUT', '/portal/sign-out', {}, 405],
])('%s %s is refused', async (method, path, headers, status) => {
  const answer = await fetch(service.url + path, { method, headers, redirect: 'manual' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([status, 'GET, HEAD, POST']);
});

test('a body that is no form, or too long, is refused', async () => {
  const json = { 'Content-Type': 'application/json' };
  expect((await visitor().post(SIGN_IN, { email: 'a@b.example' }, json)).status).toBe(415);
  expect((await visitor().post(SIGN_IN, { email: 'a'.repeat(60_000) })).status).toBe(413);
});

test('no log names an address, a link or a session', async () => {
  const { email } = await portalOf(service);
  const ada = visitor();
  const link = await mailedLink(ada, server, email);
  await ada.post(link);
  await ada.get(link.replace('/portal', '/Portal'));
  await ada.get('/portal');
  const logs = service.logs();
  expect(logs).toContain('POST /portal/sign-in/… ');
  for (const secret of [email, link.slice(-44), ada.cookie ?? ''])
    expect(logs.includes(secret)).toBe(false);
});

test('the database holds neither a token of a link nor one of a session', async () => {
  const { email } = await portalOf(service);
  const ada = visitor();
  const link = await mailedLink(ada, server, email);
  await ada.post(link);
  const tables = ['portal_links', 'portal_mails', 'strapi_sessions', 'portal_requests'];
  for (const table of tables) {
    const text = JSON.stringify(await rows(`SELECT * FROM ${table}`));
    expect([text.includes(link.slice(-44)), text.includes(ada.cookie ?? '')]).toEqual([
      false,
      false,
    ]);
  }
});
