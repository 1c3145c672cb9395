import { connect } from 'node:net';
import { cloneDatabase, query } from '../support/databases';
import { httpClient } from '../support/http';
import { startService, type Service } from '../support/service';

const LIMIT = 20;

/** Two nodes on one database in which nobody is registered. */
let nodes: [Service, Service];

beforeAll(async () => {
  const database = await cloneDatabase();
  await query(database, 'delete from admin_users');
  const env = { TRUSTED_PROXIES: '127.0.0.1/32', LOGIN_ATTEMPTS_PER_MINUTE: String(LIMIT) };
  nodes = [await startService({ database, env }), await startService({ database, env })];
});
afterAll(() => Promise.all(nodes.map((node) => node.stop())));
afterEach(() => query(nodes[0].databaseUrl, 'delete from admin_users'));

const PERSON = {
  firstname: 'Eve',
  lastname: 'First',
  email: 'eve@example.test',
  password: 'Aa1-correct-horse',
};
const REGISTER = '/admin/register-admin';
/** Sends a request as a proxy does. Each has its own address, which counts its attempts. */
let next = 0;
const elsewhere = () => ({ 'X-Forwarded-For': `203.0.113.${(next += 1)}` });

const setupLink = (node: Service): URL =>
  new URL(/administrator yet\..*?: (http\S+)$/m.exec(node.logs())?.[1] ?? '');

const open = (node: Service, code: string, headers: Record<string, string> = elsewhere()) =>
  httpClient(node.url).get(`/invoicing/setup?code=${code}`, headers);

const registered = async () =>
  (await query(nodes[0].databaseUrl, 'select email from admin_users')).length;

test.each([
  ['X-Forwarded-For', '127.0.0.1'],
  ['X-Forwarded-For', ''],
  ['X-Forwarded-Proto', 'https'],
  ['Forwarded', 'for=127.0.0.1'],
  ['X-Real-IP', '127.0.0.1'],
  ['CF-Connecting-IP', '127.0.0.1'],
  ['Via', '1.1 proxy'],
  ['True-Client-IP', '127.0.0.1'],
  ['Origin', 'https://evil.example'],
  ['Origin', 'null'],
])('a stranger whose request has %s: %j cannot register', async (name, value) => {
  const { status, body } = await httpClient(nodes[0].url).post(REGISTER, PERSON, { [name]: value });
  expect([status, body.error.name]).toEqual([403, 'ForbiddenError']);
  expect(body.error.message).toContain('by the link that the service printed');
  expect(await registered()).toBe(0);
});

test.each([
  '/ADMIN/Register-Admin',
  '/admin/register-admin/',
  '/Admin/register-admin?x=1',
  '/admin/%72egister-admin',
])('a stranger cannot register at %s', async (path) => {
  const { status } = await httpClient(nodes[0].url).post(path, PERSON, elsewhere());
  expect([403, 404, 405]).toContain(status);
  expect(await registered()).toBe(0);
});

/** Requests that `fetch` cannot send: with another host name, or with HTTP/1.0. */
function raw(node: Service, line: string, host: string): Promise<string> {
  const body = JSON.stringify(PERSON);
  const { hostname, port } = new URL(node.url);
  return new Promise((done, failed) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () =>
      socket.write(
        `POST ${REGISTER} ${line}\r\nHost: ${host}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      ),
    );
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    socket.on('close', () => done(answer)).on('error', failed);
  });
}

test.each([
  ['a tunnel or a rebound name', 'HTTP/1.1', 'invoices.example.com'],
  ['a name that only begins like ours', 'HTTP/1.1', 'localhost.evil.example'],
  ['a proxy without settings', 'HTTP/1.0', '127.0.0.1:1337'],
])('%s on this machine does not count as this machine', async (_who, line, host) => {
  expect(await raw(nodes[0], line, host)).toContain(' 403 ');
  expect(await registered()).toBe(0);
});

test('a person at this machine registers without a code, and nobody can afterwards', async () => {
  const { port } = new URL(nodes[0].url);
  const here = `localhost:${port}`;
  expect(await raw(nodes[0], 'HTTP/1.1', here)).toContain(' 200 ');
  expect(await raw(nodes[0], 'HTTP/1.1', here)).toContain('You cannot register a new super admin');
  const stranger = await httpClient(nodes[1].url).post(REGISTER, PERSON, elsewhere());
  expect([stranger.status, stranger.body.error.message]).toEqual([
    400,
    'You cannot register a new super admin',
  ]);
  expect(await registered()).toBe(1);
});

test('the link of one node works on the other, with a cookie that scripts and other sites cannot use', async () => {
  const link = setupLink(nodes[0]);
  expect(`${link.origin}${link.pathname}`).toMatch(/^http:\/\/localhost:\d+\/invoicing\/setup$/);
  const before = Date.now();
  const opened = await open(nodes[1], link.searchParams.get('code') ?? '');
  expect([opened.status, opened.headers.get('location')]).toEqual([
    302,
    '/admin/auth/register-admin',
  ]);
  expect(opened.headers.get('cache-control')).toBe('no-store');
  expect(opened.headers.get('referrer-policy')).toBe('no-referrer');
  const cookie = opened.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(
    /^invoicing_setup=\S{43}; path=\/; expires=[^;]+; samesite=strict; httponly$/,
  );
  const expires = Date.parse(/expires=([^;]+)/.exec(cookie)?.[1] ?? '');
  // The header counts whole seconds.
  expect(expires).toBeGreaterThan(before + 1_800_000 - 1_000);
  expect(expires).toBeLessThanOrEqual(Date.now() + 1_800_000);
  const init = () => httpClient(nodes[1].url).get('/admin/init', elsewhere());
  expect((await init()).body.data.hasAdmin).toBe(false);
  const headers = { ...elsewhere(), Cookie: cookie.split(';')[0] ?? '' };
  expect((await httpClient(nodes[1].url).post(REGISTER, PERSON, headers)).status).toBe(200);
  expect((await init()).body.data.hasAdmin).toBe(true);
  const again = await open(nodes[0], link.searchParams.get('code') ?? '');
  expect([again.status, again.headers.get('location'), again.headers.get('set-cookie')]).toEqual([
    302,
    '/admin',
    null,
  ]);
});

test('the cookie is Secure over https at the proxy', async () => {
  const code = setupLink(nodes[0]).searchParams.get('code') ?? '';
  const opened = await open(nodes[0], code, { ...elsewhere(), 'X-Forwarded-Proto': 'https' });
  expect(opened.headers.get('set-cookie')).toMatch(/; samesite=strict; secure; httponly$/);
});

test('a wrong code is refused, in the link and in the cookie', async () => {
  const right = setupLink(nodes[0]).searchParams.get('code') ?? '';
  for (const code of ['', 'x', 'A'.repeat(43), `${right}A`, right.toLowerCase()]) {
    const answer = await open(nodes[0], encodeURIComponent(code));
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
    expect(answer.text).toContain('npm run -s manage -- admin:create');
    const headers = { ...elsewhere(), Cookie: `invoicing_setup=${code}` };
    expect((await httpClient(nodes[0].url).post(REGISTER, PERSON, headers)).status).toBe(403);
  }
  expect((await open(nodes[0], '<script>')).text).not.toContain('<script');
});

test('a person who guesses codes is stopped, and then even the right code is refused', async () => {
  const right = setupLink(nodes[0]).searchParams.get('code') ?? '';
  const address = elsewhere();
  const statuses: number[] = [];
  for (let guess = 0; guess < LIMIT + 2; guess += 1) {
    statuses.push((await open(nodes[0], `guess-${guess}`, address)).status);
  }
  expect(statuses).toEqual([...Array(LIMIT).fill(403), 429, 429]);
  const stopped = await open(nodes[0], right, address);
  expect([stopped.status, stopped.headers.get('set-cookie')]).toEqual([429, null]);
  expect(stopped.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(stopped.text).toMatch(/<p>Too many requests; try again in \d+ seconds\.<\/p>/);
  const headers = { ...address, Cookie: `invoicing_setup=${right}` };
  expect((await httpClient(nodes[0].url).post(REGISTER, PERSON, headers)).status).toBe(429);
  expect(await registered()).toBe(0);
  expect((await open(nodes[0], right)).status).toBe(302);
});
