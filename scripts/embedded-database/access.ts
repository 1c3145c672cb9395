import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { StartError } from '../start-error';
import type { Layout } from './layout';

/** How to reach the embedded database; remembered, so that a running one is found again after a kill -9. */
export interface Access {
  port: number;
  password: string;
}

export const USER = 'invoicing';
export const DATABASE = 'invoicing';

export function readAccess(layout: Layout): Access | undefined {
  if (existsSync(layout.access)) return JSON.parse(readFileSync(layout.access, 'utf8')) as Access;
  if (!existsSync(layout.data)) return undefined;
  throw new StartError(
    `${layout.access} is missing, which holds the password of the database in ${layout.data}: put it back from a backup.`,
  );
}

export function writeAccess(layout: Layout, access: Access): void {
  const draft = `${layout.access}.new`;
  writeFileSync(draft, `${JSON.stringify(access)}\n`, { mode: 0o600 });
  renameSync(draft, layout.access);
}

export async function newAccess(): Promise<Access> {
  return { port: await freePort(), password: randomBytes(24).toString('base64url') };
}

export function urlOf({ port, password }: Access, database = DATABASE): string {
  return `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`;
}

/**
 * A free port below those that the system hands to outgoing connections: one of these would now and then be
 * in use by a client when PostgreSQL starts again on the port that it had.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(15_000, 32_000);
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.on('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });
}
