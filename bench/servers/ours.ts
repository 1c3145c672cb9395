import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { MAIN_BUSINESS } from '../dataset';
import { plainEnvironment, startServer, type Server } from './server';

/** The service as `npm start` runs it, in a project folder without a developer's `.env`. */
export interface Ours {
  /** @param business the name of the key's business, which is made when there is none */
  issueKey(business?: string): Promise<string>;
  /** @param profile folder for CPU profiles; null for none */
  start(profile: string | null, settings?: Record<string, string>): Promise<Server>;
  /** Delivers webhooks, as `npm run worker` does. */
  startWorker(): Promise<Server>;
}

const LINKED = [
  'config',
  'database',
  'dist',
  'node_modules',
  'src',
  'package.json',
  'public/generator',
];
const SECRETS = ['APP_KEYS', 'API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT'];

/**
 * The limit of requests per minute is measured too. All load comes from one key, so the limit has
 * its highest possible value.
 */
export const RATE_LIMIT = '1000000';

function makeProject(folder: string): void {
  mkdirSync(path.join(folder, 'public/uploads'), { recursive: true });
  for (const name of LINKED.filter((name) => existsSync(name))) {
    symlinkSync(path.resolve(name), path.join(folder, name));
  }
}

/** @param settings replace the defaults */
export function makeOurs(
  folder: string,
  databaseUrl: string,
  settings: Record<string, string> = {},
): Ours {
  makeProject(folder);
  const secrets = [...SECRETS, 'ENCRYPTION_KEY'].map((name) => [
    name,
    randomBytes(24).toString('base64url'),
  ]);
  const env = {
    ...Object.fromEntries(secrets),
    DATABASE_URL: databaseUrl,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    API_RATE_LIMIT_PER_MINUTE: RATE_LIMIT,
    ...settings,
  } as Record<string, string>;
  return {
    async issueKey(business = MAIN_BUSINESS) {
      const script = `require('./dist/scripts/key-create.js').main(process.argv.slice(1))`;
      const args = ['-e', script, '--', '--business', business, '--scopes', 'read,write'];
      const run = promisify(execFile);
      const options = { cwd: folder, env: { ...plainEnvironment(), ...env } };
      return (await run(process.execPath, args, options)).stdout.trim();
    },
    start(profile, others = {}) {
      const flags =
        profile === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${path.resolve(profile)}`];
      const args = [...flags, 'dist/scripts/serve.js'];
      return startServer({ name: 'ours', args, cwd: folder, env: { ...env, ...others } });
    },
    startWorker() {
      const args = ['-e', `require('./dist/scripts/worker.js').main()`];
      return startServer({ name: 'worker', args, cwd: folder, env, ready: /Delivering webhooks/ });
    },
  };
}
