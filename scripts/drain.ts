import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 15_000;

/**
 * Takes no new connection and lets those with a request in flight finish, for at most 15 s. Strapi itself
 * would cut every connection at once (@strapi/core, services/server/http-server.js).
 */
export async function drain(server: Server, patienceMs = PATIENCE_MS): Promise<void> {
  // A client that keeps its connection alive must not keep us alive with one request after the other.
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Connection', 'close');
  });
  const closed = new Promise<void>((done) => server.close(() => done()));
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await Promise.race([closed, sleep(patienceMs)]);
  clearInterval(sweep);
}
