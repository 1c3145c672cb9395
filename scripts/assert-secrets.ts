import type { Client } from 'pg';
import { readSettings, weakSecrets } from '../src/settings';
import { StartError } from './start-error';

const RULE =
  'A secret needs at least 16 characters, 8 different ones among them, that no example shows. `openssl rand -base64 32` makes one.';

/**
 * Refuses secrets that somebody could guess. Others would lose their keys and links with new ones, so an
 * installation with records starts all the same.
 * @returns a line for the log of such an installation
 */
export async function assertSecrets(client: Client): Promise<string | undefined> {
  const names = weakSecrets(readSettings(process.env));
  if (names.length === 0) return undefined;
  const problem = `Easy to guess: ${names.join(', ')}. ${RULE}`;
  if (!(await hasRecords(client))) throw new StartError(problem);
  return `${problem} The next version will not start with them. docs/operations.md, "New secrets", says what changes with each.`;
}

/** Whether somebody has worked with this database: an administrator or a business is there. */
async function hasRecords(client: Client): Promise<boolean> {
  for (const table of ['admin_users', 'businesses']) {
    const found = await client.query<{ found: boolean }>(
      'SELECT to_regclass($1) IS NOT NULL AS found',
      [table],
    );
    if (!found.rows[0]?.found) return false;
    const { rowCount } = await client.query(`SELECT FROM ${table} LIMIT 1`);
    if (rowCount) return true;
  }
  return false;
}
