import { createServer } from 'node:net';

/** Below 32768, where Linux takes the ports of outgoing connections from, by default. */
const [FIRST, COUNT] = [20_000, 12_000];

/**
 * A port that stays free while nobody listens on it. The system may give a port from 0 to any outgoing
 * connection, so that a node could not listen on its own port again.
 */
export async function freePort(): Promise<number> {
  const port = FIRST + Math.floor(Math.random() * COUNT);
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });
}
