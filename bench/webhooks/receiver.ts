import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The endpoints of `npm run bench -- webhooks`, in a separate process. It answers 204 at once, but never on
 * paths that begin with /hang. GET /figures returns the figures since the last such request.
 */
let first = 0;
let last = 0;
let count = 0;
let latencies: number[] = [];

export interface Figures {
  count: number;
  /** Milliseconds of the clock. */
  first: number;
  last: number;
  /** Milliseconds from the time in the event, which its transaction sets, to its arrival. */
  latencies: number[];
}

function figures(): Figures {
  const all = { count, first, last, latencies };
  [first, last, count, latencies] = [0, 0, 0, []];
  return all;
}

function note(text: string): void {
  last = Date.now();
  if (count === 0) first = last;
  count += 1;
  const at = /"timestamp":"([^"]+)"/.exec(text)?.[1];
  if (at !== undefined) latencies.push(last - Date.parse(at));
}

const server = createServer((request, response) => {
  if (request.url === '/figures') return void response.end(JSON.stringify(figures()));
  let text = '';
  request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  request.on('end', () => {
    if (request.url?.startsWith('/hang')) return;
    note(text);
    response.writeHead(204).end();
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`Ready: http://127.0.0.1:${port}\n`);
});
