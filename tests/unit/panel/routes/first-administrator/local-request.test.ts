import type { IncomingMessage } from 'node:http';
import { isLocalRequest } from '../../../../../src/panel/routes/first-administrator/local-request';

function request(
  remoteAddress: string | undefined,
  headers: Record<string, string> = {},
  httpVersion = '1.1',
): IncomingMessage {
  const all = { host: 'localhost:1337', ...headers };
  return { socket: { remoteAddress }, headers: all, httpVersion } as unknown as IncomingMessage;
}

test.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])(
  '%s is this machine',
  (address) => {
    expect(isLocalRequest(request(address))).toBe(true);
  },
);

test.each([
  '192.168.1.5',
  '172.17.0.1',
  '203.0.113.9',
  '::ffff:10.0.0.1',
  'fe80::1%eth0',
  '',
  undefined,
])('%s is another machine', (address) => {
  expect(isLocalRequest(request(address))).toBe(false);
});

test.each([
  ['localhost', true],
  ['LOCALHOST:80', true],
  ['127.0.0.1:1337', true],
  ['[::1]:1337', true],
  ['', false],
  ['invoices.example.com', false],
  ['localhost.example.com', false],
  ['127.0.0.1.example.com', false],
])('a request with the host %j is local: %s', (host, here) => {
  expect(isLocalRequest(request('127.0.0.1', { host }))).toBe(here);
});

test('only a page of the same origin may send a local request', () => {
  const from = (origin: string) => isLocalRequest(request('127.0.0.1', { origin }));
  expect([from('http://localhost:1337'), from('http://localhost:8080'), from('null')]).toEqual([
    true,
    false,
    false,
  ]);
});
