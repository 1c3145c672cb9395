import { connect, type Socket } from 'node:net';
import { createKey } from '../support/api';
import { eventually } from '../support/eventually';
import { startService, type Service } from '../support/service';

let service: Service;
let key: string;

beforeAll(async () => {
  const limits = { REQUEST_TIMEOUT_SECONDS: '2', MAX_CONNECTIONS: '20' };
  service = await startService({ env: { ...limits, TRUSTED_PROXIES: '127.0.0.1' } });
  ({ key } = await createKey({ service }));
});
afterAll(() => service.stop());

/** 127.0.0.1 is a trusted proxy here. Other addresses of this machine are strangers. */
function open(localAddress = '127.0.0.1'): Promise<Socket> {
  const { hostname, port } = new URL(service.url);
  return new Promise((done, failed) => {
    const to = { port: Number(port), host: hostname, localAddress };
    const socket = connect(to, () => done(socket));
    socket.on('error', failed);
  });
}

/** The whole answer of the service, until it ends the connection. */
function untilClosed(socket: Socket): Promise<string> {
  let text = '';
  if (socket.closed) return Promise.resolve(text);
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  socket.on('error', () => undefined);
  return new Promise((closed) => socket.once('close', () => closed(text)));
}

const HEAD = 'POST /api/v1/customers HTTP/1.1\r\nHost: x\r\n';

const BODY = 'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name":';

test.each([
  ['a request whose headers never end', () => HEAD, 408],
  ['a body that never ends', () => `${HEAD}Authorization: Bearer ${key}\r\n${BODY}`, 408],
  ['such a body without a key, which nobody reads,', () => `${HEAD}${BODY}`, 401],
])('%s does not keep its connection open', async (_what, beginning, status) => {
  const socket = await open();
  socket.write(beginning());
  expect(await untilClosed(socket)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

test('one address has a quarter of the connections, and a trusted proxy and others have the rest', async () => {
  const half = async (from: string) => {
    const socket = await open(from);
    socket.write(HEAD);
    return socket;
  };
  const first = await Promise.all(Array.from({ length: 5 }, () => half('127.0.0.2')));
  expect(await untilClosed(await half('127.0.0.2'))).toBe('');
  for (const from of ['127.0.0.3', '127.0.0.1']) {
    const socket = await open(from);
    socket.write('GET /_health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(await untilClosed(socket)).toMatch(/^HTTP\/1\.1 204 /);
  }
  expect((await Promise.all(first.map(untilClosed))).map((text) => text.slice(0, 12))).toEqual(
    first.map(() => 'HTTP/1.1 408'),
  );
  const isServed = async () => (await untilClosed(await half('127.0.0.2'))).includes(' 408 ');
  await eventually(isServed);
});

test('connections beyond the limit are closed, and the others served', async () => {
  const sockets = await Promise.all(Array.from({ length: 60 }, () => open()));
  const closed = new Set<Socket>();
  for (const socket of sockets) void untilClosed(socket).then(() => closed.add(socket));
  const refused = await Promise.race(sockets.slice(-1).map(untilClosed));
  expect(refused).toBe('');
  expect(closed.size).toBeGreaterThanOrEqual(1);
  sockets.forEach((socket) => socket.destroy());
  await Promise.all(sockets.map((socket) => (socket.closed ? undefined : untilClosed(socket))));
  const served = () =>
    fetch(`${service.url}/docs`).then(
      ({ ok }) => ok,
      () => false,
    );
  await eventually(served);
});
