import { scryptSync } from 'node:crypto';
import type { Settings } from '../../src/settings';

/** Secrets without which a restored database has void API keys, or texts that nobody can read. */
const NEEDED = ['API_TOKEN_SALT', 'ENCRYPTION_KEY'] as const;

/** Tells secrets apart. It is slow, so that a backup hardly helps to guess a weak secret. */
function fingerprint(name: string, secret: string): string {
  return scryptSync(secret, `invoicing backup ${name}`, 4).toString('hex');
}

export function fingerprints(settings: Settings): Record<string, string> {
  return Object.fromEntries(NEEDED.map((name) => [name, fingerprint(name, settings[name])]));
}

/** The names of the secrets that are not those of the backup. */
export function otherSecrets(stored: Record<string, string>, settings: Settings): string[] {
  const ours = fingerprints(settings);
  return NEEDED.filter((name) => stored[name] !== ours[name]);
}
