import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { eventually } from './eventually';

/** A request as it arrived: to the byte, and when it came and went. */
export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  text: string;
  body: ReturnType<typeof JSON.parse>;
  id: string;
}

type Respond = (response: ServerResponse, received: Received) => unknown;

export interface Receiver {
  url: string;
  /** What has arrived so far, in order; those of one path only, if one is given. */
  received(path?: string): Received[];
  /** Waits for so many requests. */
  until(count: number, path?: string): Promise<Received[]>;
  /** How requests are answered from now on; 204 until then. */
  answer(respond: Respond): void;
  /** The most requests of one event id that were ever under way at once. */
  mostAtOnce(): number;
  close(): Promise<void>;
}

/** A real HTTP server on loopback that endpoints of a test point to. */
export async function startReceiver(): Promise<Receiver> {
  const all: Received[] = [];
  const open = new Map<string, number>();
  let most = 0;
  let respond: Respond = (response) => response.writeHead(204).end();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    const id = String(request.headers['webhook-id']);
    open.set(id, (open.get(id) ?? 0) + 1);
    most = Math.max(most, open.get(id) ?? 0);
    response.once('close', () => open.set(id, (open.get(id) ?? 1) - 1));
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const { url: path = '/', headers } = request;
      const received = { path, headers, text, body: JSON.parse(text), id };
      all.push(received);
      respond(response, received);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const received = (path?: string) =>
    path === undefined ? [...all] : all.filter((one) => one.path === path);
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    until: async (count, path) => {
      await eventually(() => received(path).length >= count);
      return received(path);
    },
    answer: (next) => (respond = next),
    mostAtOnce: () => most,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** What the official verifier makes of a request; it throws when the signature is not good. */
export function verified(secret: string, { text, headers }: Received): unknown {
  return new Webhook(secret).verify(text, headers as Record<string, string>);
}
