import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { StartError } from './start-error';

const secret = (): string => randomBytes(32).toString('base64url');

/** Every secret that Strapi needs, and the function that makes a new one. */
const SECRETS: Record<string, () => string> = {
  APP_KEYS: () => [secret(), secret()].join(','),
  API_TOKEN_SALT: secret,
  ADMIN_JWT_SECRET: secret,
  TRANSFER_TOKEN_SALT: secret,
  ENCRYPTION_KEY: secret,
};

/**
 * Loads `.env` into the environment, whose own values win. If there is no `.env`, writes one with
 * new secrets first. If the environment has all secrets, as with several nodes, nothing is written.
 */
export function loadEnvFile(root: string, say: (line: string) => void): void {
  const file = path.join(root, '.env');
  if (!existsSync(file) && !hasAllSecrets()) {
    create(file);
    say(
      `Wrote ${file} with fresh secrets. Keep it: keys issued with one set of secrets are void with another.`,
    );
  }
  if (existsSync(file)) {
    for (const [name, value] of Object.entries(parseEnv(read(file)))) process.env[name] ??= value;
  }
}

function hasAllSecrets(): boolean {
  return Object.keys(SECRETS).every((name) => process.env[name]);
}

/**
 * Uses a link: if two commands start at once, only one writes the file, and both read the same
 * secrets.
 */
function create(file: string): void {
  const draft = `${file}.${process.pid}`;
  const lines = Object.entries(SECRETS).map(([name, make]) => `${name}=${make()}`);
  try {
    writeFileSync(draft, `${lines.join('\n')}\n`, { mode: 0o600 });
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw new StartError(`${file} cannot be written: ${String(error)}`);
  } finally {
    rmSync(draft, { force: true });
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartError(`${file} cannot be read: ${String(error)}`);
  }
}
