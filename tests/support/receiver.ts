import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { eventually } from './eventually';

/** A request as it arrived: its exact bytes, and the times of its arrival and its end. */
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
  /** The requests so far, in order; with a path, only those of this path. */
  received(path?: string): Received[];
  /** Waits for this number of requests. */
  until(count: number, path?: string): Promise<Received[]>;
  /** Sets the answer to all further requests. Before, it is 204. */
  answer(respond: Respond): void;
  /** The highest number of simultaneous requests with one event id. */
  mostAtOnce(): number;
  close(): Promise<void>;
}

/** A real HTTP server on loopback, which receives the events of a test. */
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

/** The event of a request by the official verifier, which throws for a wrong signature. */
export function verified(secret: string, { text, headers }: Received): unknown {
  return new Webhook(secret).verify(text, headers as Record<string, string>);
}
