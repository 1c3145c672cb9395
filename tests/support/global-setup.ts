import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openEmbeddedDatabase, type EmbeddedDatabase } from '../../scripts/embedded-database';
import { cloneDatabase, createDatabase, TEMPLATE } from './databases';
import { httpClient } from './http';
import { panelToken } from './panel-token';
import { copyProject, root } from './project-copy';
import { setRunFolder, writeOpenApiDocument, writeRun } from './run';
import { startServiceIn } from './service';
import { ServiceHost, SHARED } from './shared-services';

/**
 * The processes that globalTeardown ends. Both files run in jest's main process, but as separate
 * modules.
 */
export interface Started {
  folder: string;
  database: EmbeddedDatabase;
  services: ServiceHost;
}

declare global {
  var invoicingTestRun: Started | undefined;
}

/** The tests kill processes and never cut the power, so nothing needs to reach the disk. */
const FAST = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: 200,
};

/**
 * One PostgreSQL for the run, with a migrated template. All contract tests share one server on a
 * copy of it.
 */
export default async function globalSetup(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'invoicing-test-'));
  // If we are root, another user runs PostgreSQL.
  chmodSync(folder, 0o711);
  setRunFolder(folder);
  startReaper(folder);
  const database = await openEmbeddedDatabase(path.join(folder, 'database'), FAST);
  const run = { project: copyProject(path.join(folder, 'project')), env: settings() };
  const server = { superuserUrl: database.superuserUrl, databaseUrl: database.url };
  const adminToken = lasting(await makeTemplate(run, server), run.env['ADMIN_JWT_SECRET'] ?? '');
  const services = new ServiceHost(async (env, one) =>
    startServiceIn(run, one ?? (await cloneDatabase(server)), env),
  );
  globalThis.invoicingTestRun = { folder, database, services };
  const shared = await services.service({ env: SHARED, node: 1 });
  const { url: sharedUrl, databaseUrl: sharedDatabaseUrl } = shared;
  const servicesUrl = await services.listen();
  writeRun({ ...run, ...server, adminToken, sharedUrl, sharedDatabaseUrl, servicesUrl });
}

/** The same token for a day. */
function lasting(token: string, secret: string): string {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return panelToken(JSON.parse(claims) as object, secret);
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
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    // Each further thread loads the renderer and the fonts once more.
    RENDER_THREADS: '1',
    // All operators of all tests log in from this machine.
    LOGIN_ATTEMPTS_PER_MINUTE: '0',
    STRANGER_REQUESTS_PER_MINUTE: '0',
    // On a busy machine, render threads get little time.
    RENDER_TIME_LIMIT_SECONDS: '150',
    GENERATOR_TIME_LIMIT_SECONDS: '150',
  };
}

/**
 * Starts the service once on an empty database. Every copy then has the tables and the
 * administrator.
 */
async function makeTemplate(
  run: Parameters<typeof startServiceIn>[0],
  server: Parameters<typeof cloneDatabase>[0] & object,
): Promise<string> {
  const service = await startServiceIn(run, await createDatabase(server, TEMPLATE));
  try {
    await writeOpenApiDocument(service.url);
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
