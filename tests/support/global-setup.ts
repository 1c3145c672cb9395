import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openEmbeddedDatabase, type EmbeddedDatabase } from '../../scripts/embedded-database';
import { cloneDatabase, createDatabase, TEMPLATE } from './databases';
import { httpClient } from './http';
import { copyProject, root } from './project-copy';
import { setRunFolder, writeRun } from './run';
import { startServiceIn, type Service } from './service';

/** What globalTeardown ends; both run in jest's main process, but not in the same module. */
export interface Started {
  folder: string;
  database: EmbeddedDatabase;
  shared: Service;
}

declare global {
  var invoicingTestRun: Started | undefined;
}

/** The tests are about a killed process, not about a power cut: nothing needs to reach the disk. */
const FAST = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: 200,
};

/** Tests name a client address of their own, so that they do not share one month's quota. */
const SHARED = { TRUSTED_PROXIES: '127.0.0.1/32' };

/** One PostgreSQL for the run, a migrated template in it, and one server on a copy of that for all to share. */
export default async function globalSetup(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'invoicing-test-'));
  // PostgreSQL runs as a user of its own when we are root.
  chmodSync(folder, 0o711);
  setRunFolder(folder);
  startReaper(folder);
  const database = await openEmbeddedDatabase(path.join(folder, 'database'), FAST);
  const run = { project: copyProject(path.join(folder, 'project')), env: settings() };
  const server = { superuserUrl: database.superuserUrl, databaseUrl: database.url };
  const adminToken = await makeTemplate(run, server);
  const shared = await startServiceIn(run, await cloneDatabase(server), SHARED);
  const { url: sharedUrl, databaseUrl: sharedDatabaseUrl } = shared;
  writeRun({ ...run, ...server, adminToken, sharedUrl, sharedDatabaseUrl });
  globalThis.invoicingTestRun = { folder, database, shared };
}

function startReaper(folder: string): void {
  const args = [path.join(__dirname, 'reaper.mjs'), folder, path.join(root, 'dist/scripts')];
  const reaper = spawn(process.execPath, args, {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  reaper.unref();
  if (reaper.stdin && 'unref' in reaper.stdin) (reaper.stdin as unknown as NodeJS.Timeout).unref();
}

function settings(): Record<string, string> {
  const names = ['APP_KEYS', 'API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT'];
  const secrets = [...names, 'ENCRYPTION_KEY'].map((name) => [
    name,
    randomBytes(24).toString('base64url'),
  ]);
  return {
    ...Object.fromEntries(secrets),
    ...{ HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
    // Every operator of every test logs in from here.
    LOGIN_ATTEMPTS_PER_MINUTE: '0',
    // Render threads stand back behind all else that a busy machine does.
    RENDER_TIME_LIMIT_SECONDS: '150',
    GENERATOR_TIME_LIMIT_SECONDS: '150',
  };
}

/** Boots the service once on an empty database; every copy then has the tables and the administrator. */
async function makeTemplate(
  run: Parameters<typeof startServiceIn>[0],
  server: Parameters<typeof cloneDatabase>[0] & object,
): Promise<string> {
  const service = await startServiceIn(run, await createDatabase(server, TEMPLATE));
  try {
    const { status, body, text } = await httpClient(service.url).post('/admin/register-admin', {
      firstname: 'Test',
      lastname: 'Operator',
      email: 'operator@example.test',
      password: `Aa1-${randomBytes(12).toString('hex')}`,
    });
    if (status !== 200) throw new Error(`No administrator: ${text}`);
    return body.data.token;
  } finally {
    await service.stop();
  }
}
