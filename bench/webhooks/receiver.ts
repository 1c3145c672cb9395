import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The endpoints of `npm run bench:webhooks`, in a process of their own. Answers 204 at once, on paths
 * that begin with /hang never. GET /figures tells what has arrived since the last time it was asked.
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
  /** From the time in the event, set within its transaction, to its arrival; milliseconds. */
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
