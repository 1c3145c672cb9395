import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 15_000;

/**
 * Prepares a server for its end. The returned function goes on for `delayMs`, so that a load balancer can
 * notice the end: the system resets connections that still wait to be accepted. Then it accepts no new
 * connection, and waits at most 15 s for the requests in flight. Strapi itself would close every
 * connection at once (@strapi/core, services/server/http-server.js).
 */
export function drainable(server: Server): (delayMs: number) => Promise<void> {
  const inFlight = new Set<ServerResponse>();
  let draining = false;
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    inFlight.add(response);
    response.once('close', () => inFlight.delete(response));
    if (draining) announceEnd(response);
  });
  return async (delayMs) => {
    draining = true;
    inFlight.forEach(announceEnd);
    await sleep(delayMs);
    const closed = new Promise<void>((done) => server.close(() => done()));
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    await Promise.race([closed, sleep(PATIENCE_MS)]);
    clearInterval(sweep);
  };
}

/** Otherwise a client would send its next request on a kept-alive connection that is about to close. */
function announceEnd(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
