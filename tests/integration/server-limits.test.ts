import { connect, type Socket } from 'node:net';
import { eventually } from '../support/eventually';
import { startService, type Service } from '../support/service';

let service: Service;

beforeAll(async () => {
  service = await startService({ env: { REQUEST_TIMEOUT_SECONDS: '2', MAX_CONNECTIONS: '20' } });
});
afterAll(() => service.stop());

function open(): Promise<Socket> {
  const { hostname, port } = new URL(service.url);
  return new Promise((done, failed) => {
    const socket = connect(Number(port), hostname, () => done(socket));
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

test.each([
  ['a request whose headers never end', HEAD],
  [
    'a body that never ends',
    `${HEAD}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name":`,
  ],
])('%s does not keep its connection open', async (_what, beginning) => {
  const socket = await open();
  socket.write(beginning);
  expect(await untilClosed(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

test('connections beyond the limit are closed, and the others served', async () => {
  const sockets = await Promise.all(Array.from({ length: 60 }, open));
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
