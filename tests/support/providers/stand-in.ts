import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to a stand-in, read whole. */
export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  text: string;
}

export interface Reply {
  status: number;
  body: object | string;
  headers?: Record<string, string>;
}

/**
 * How the next requests fail:
 * - `refuse`: 500 without having done anything.
 * - `silent`: no answer at all, as of a network that is cut.
 * - `lost`: it is done, and its answer is lost.
 * - `mute`: it is taken, and nothing follows.
 * - `slow`: it is done, and its answer comes in small pieces that never end, until `release`.
 */
type Fault = 'refuse' | 'silent' | 'lost' | 'mute' | 'slow';

/** The HTTP server of a stand-in, on loopback. */
export interface StandIn {
  url: string;
  /** All that it was asked, the oldest first. */
  asked(): Asked[];
  /** Lets the next requests that match fail, one for each fault. */
  failNext(match: RegExp, ...faults: Fault[]): void;
  /** Lets slow answers end. */
  release(): void;
  close(): Promise<void>;
}

async function readWhole(request: IncomingMessage): Promise<Asked> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand.in');
  const { method = 'GET', headers } = request;
  const text = Buffer.concat(parts).toString('utf8');
  return { method, path: pathname, query: searchParams, headers, text };
}

function send(response: ServerResponse, { status, body, headers = {} }: Reply): void {
  const isText = typeof body === 'string';
  const type = isText ? 'text/html; charset=utf-8' : 'application/json';
  response.writeHead(status, { 'Content-Type': type, ...headers });
  response.end(isText ? body : JSON.stringify(body));
}

/** Begins an answer, and keeps its connection busy with white space. @returns what ends it */
function sendSlowly(response: ServerResponse, { status, body }: Reply): () => void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 500);
  response.on('close', () => clearInterval(timer));
  return () => {
    clearInterval(timer);
    response.end(JSON.stringify(body));
  };
}

/** @param answer the provider itself @param broken its answer when it fails */
export async function startStandIn(
  answer: (asked: Asked) => Reply,
  broken: Reply,
): Promise<StandIn> {
  const all: Asked[] = [];
  const planned: { match: RegExp; fault: Fault }[] = [];
  const slow: (() => void)[] = [];
  const server = createServer((request, response) => {
    void readWhole(request).then((asked) => {
      all.push(asked);
      const at = planned.findIndex(({ match }) => match.test(`${asked.method} ${asked.path}`));
      const [plan] = at < 0 ? [] : planned.splice(at, 1);
      if (plan?.fault === 'refuse') return send(response, broken);
      if (plan?.fault === 'silent') return void request.socket.destroy();
      if (plan?.fault === 'mute') return;
      const reply = answer(asked);
      if (plan?.fault === 'lost') return void request.socket.destroy();
      if (plan?.fault === 'slow') return void slow.push(sendSlowly(response, reply));
      send(response, reply);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => [...all],
    failNext: (match, ...faults) => planned.push(...faults.map((fault) => ({ match, fault }))),
    release: () => slow.splice(0).forEach((end) => end()),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
