import { readSettings, type Settings } from '../src/settings';
import { loadEnvFile } from './env-file';
import { StartError } from './start-error';

/** Replaces the URL of the embedded database, which is known only when it runs. */
const EMBEDDED = 'postgres://embedded';

/** Reads `.env` into the environment and checks every setting before anything starts. */
export function prepareEnvironment(root: string, say: (line: string) => void): Settings {
  loadEnvFile(root, say);
  try {
    return readSettings({ ...process.env, DATABASE_URL: process.env['DATABASE_URL'] || EMBEDDED });
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}
