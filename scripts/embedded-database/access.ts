import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { StartError } from '../start-error';
import type { Layout } from './layout';

/**
 * Port and passwords of the embedded database. A file holds them, so that a start after a kill -9
 * finds it.
 */
export interface Access {
  port: number;
  /** Password of PostgreSQL's superuser. Only code in this folder uses it. */
  password: string;
  /** Password of the service's role, which owns its database and nothing else. */
  servicePassword: string;
}

export const SUPERUSER = 'invoicing';
export const SERVICE_ROLE = 'invoicing_service';
export const DATABASE = 'invoicing';

export function readAccess(layout: Layout): Access | undefined {
  if (existsSync(layout.access)) return readStored(layout);
  if (!existsSync(layout.data)) return undefined;
  throw new StartError(
    `${layout.access} is missing. It holds the password of the database in ${layout.data}. Restore it from a backup.`,
  );
}

function readStored({ access: file }: Layout): Access {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Partial<Access> | null;
    const { port, password, servicePassword } = stored ?? {};
    const isWhole = typeof password === 'string' && typeof servicePassword === 'string';
    if (Number.isInteger(port) && isWhole) return stored as Access;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new StartError(
    `${file} is damaged. It holds the password of the embedded database. Restore it from a backup.`,
  );
}

export function writeAccess(layout: Layout, access: Access): void {
  const draft = `${layout.access}.new`;
  writeFileSync(draft, `${JSON.stringify(access)}\n`, { mode: 0o600 });
  renameSync(draft, layout.access);
}

export async function newAccess(): Promise<Access> {
  return { port: await freePort(), password: newPassword(), servicePassword: newPassword() };
}

function newPassword(): string {
  return randomBytes(24).toString('base64url');
}

/** The URL with which the service connects. */
export function urlOf({ port, servicePassword }: Access): string {
  return `postgres://${SERVICE_ROLE}:${servicePassword}@127.0.0.1:${port}/${DATABASE}`;
}

export function superuserUrlOf({ port, password }: Access, database = 'postgres'): string {
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
}

/**
 * A free port below the range that the system uses for outgoing connections. PostgreSQL starts again on
 * its old port, and a client could be using a port of that range by then.
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
