import { createServer } from 'node:net';
import type { Settings } from '../src/settings';
import { StartError } from './start-error';

/**
 * Checks the port before anything starts. Strapi would notice only after it has migrated the
 * database.
 */
export async function assertPortFree({ HOST: host, PORT: port }: Settings): Promise<void> {
  const code = await tryListening(host, port);
  if (code === undefined) return;
  if (code === 'EADDRINUSE') {
    throw new StartError(
      `Port ${port} is already in use. Choose another one, for example PORT=${port + 1} npm start, or set PORT in .env.`,
    );
  }
  throw new StartError(
    `Cannot listen on ${host}, port ${port} (${code}). Choose others with HOST and PORT, in the environment or in .env.`,
  );
}

function tryListening(host: string, port: number): Promise<string | undefined> {
  return new Promise((done) => {
    const server = createServer();
    server.on('error', (error) => done('code' in error ? String(error.code) : error.message));
    server.listen({ host, port, exclusive: true }, () => server.close(() => done(undefined)));
  });
}
