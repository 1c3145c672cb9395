import type { Client } from 'pg';
import { DATABASE, SERVICE_ROLE, superuserUrlOf, urlOf, type Access } from './access';
import { codeOf } from './error-code';
import { isWrongLogin, refusalOf, withClient } from './session';

/** An ordinary role: it cannot read files, run programs or see other databases. */
const PLAIN = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';

/**
 * Makes the service's role and database if they are missing. The service does not work as the superuser:
 * any hole in it would open the machine.
 */
export async function ensureDatabase(access: Access): Promise<void> {
  await withClient(superuserUrlOf(access), async (client) => {
    await ensureRole(client, access);
    const known = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (known.rowCount === 0)
      await client.query(`create database ${DATABASE} owner ${SERVICE_ROLE}`);
  });
}

async function ensureRole(client: Client, access: Access): Promise<void> {
  const known = await client.query('select from pg_roles where rolname = $1', [SERVICE_ROLE]);
  if (known.rowCount !== 0 && (await isIn(access))) return;
  const verb = known.rowCount === 0 ? 'create' : 'alter';
  const password = client.escapeLiteral(access.servicePassword);
  await client.query(`${verb} role ${SERVICE_ROLE} ${PLAIN} password ${password}`);
}

/** Whether the role has the password in database.json. The file may come from a backup. */
async function isIn(access: Access): Promise<boolean> {
  const refusal = await refusalOf({ connectionString: urlOf(access) });
  // The database does not exist yet. PostgreSQL says so only after it has accepted the password.
  if (refusal === undefined || codeOf(refusal) === '3D000') return true;
  if (isWrongLogin(refusal)) return false;
  throw refusal;
}
