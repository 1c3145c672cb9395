import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Handler = (...args: Parameters<RequestListener>) => unknown;

/** A server on a free loopback port. */
export async function serve(handler: Handler) {
  const server = createServer((request, reply) => void handler(request, reply));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { url: `http://127.0.0.1:${port}`, close };
}
