import { connect, type Socket } from 'node:net';
import { createKey } from '../support/api';
import { eventually } from '../support/eventually';
import { sharedService } from '../support/service';

const HALF = Buffer.alloc(750_000, 'x');
const FORM = 'Content-Type: multipart/form-data; boundary=b\r\n';
const JSON_TYPE = 'Content-Type: application/json\r\n';

let key: string;

beforeAll(async () => {
  ({ key } = await createKey());
});

/** A connection, and the text that the service has sent on it. */
async function open(): Promise<{ socket: Socket; said: () => string }> {
  const { hostname, port } = new URL(sharedService().url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  await new Promise((connected, failed) => {
    socket.once('connect', connected).once('error', failed);
  });
  socket.on('error', () => undefined);
  return { socket, said: () => text };
}

const head = (path: string, length: number, headers: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n${headers}\r\n`;

const statuses = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, code]) => code);

describe.each([
  ['a file for no upload', '/api/upload', FORM, '415'],
  ['a file from a stranger', '/upload', FORM, '401'],
  ['JSON of more than 1 MB', '/api/v1/customers', JSON_TYPE, '413'],
])('%s', (_what, path, type, status) => {
  const asked = (length: number) =>
    head(path, length, status === '413' ? `${type}Authorization: Bearer ${key}\r\n` : type);

  test('is answered before it ends, and the connection goes on after it', async () => {
    const { socket, said } = await open();
    socket.write(asked(2 * HALF.length));
    socket.write(HALF);
    await eventually(() => statuses(said()).length === 1);
    socket.write(HALF);
    socket.write('GET /_health HTTP/1.1\r\nHost: x\r\n\r\n');
    await eventually(() => statuses(said()).length === 2);
    expect(statuses(said())).toEqual([status, '204']);
    socket.destroy();
  });

  test('does not keep its connection when it never ends', async () => {
    const { socket, said } = await open();
    socket.write(asked(2 * HALF.length));
    socket.write(HALF);
    await new Promise((closed) => socket.once('close', closed));
    expect(statuses(said())).toEqual([status]);
  });
});
