import type { Client } from 'pg';
import { DATABASE, SERVICE_ROLE, SUPERUSER, superuserUrlOf, urlOf, type Access } from './access';
import { codeOf } from './error-code';
import { isWrongLogin, refusalOf, withClient } from './session';

/** An ordinary role: it cannot read files, run programs or see other databases. */
const PLAIN = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';

/**
 * Finds the objects that the superuser owns in the database, since older versions made them.
 * Objects of an extension stay with it, and a sequence follows the table that it counts for.
 */
const OWNED = `
  select format('alter %s %I.%I owner to ${SERVICE_ROLE}', case c.relkind
      when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view'
      when 'f' then 'foreign table' else 'table' end, n.nspname, c.relname) as sql
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'S', 'v', 'm', 'f') and pg_get_userbyid(c.relowner) = '${SUPERUSER}'
      and n.nspname !~ '^(pg_|information_schema$)'
      and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
        and (d.deptype = 'e' or c.relkind = 'S' and d.deptype in ('a', 'i')))
  union all
  select format('alter routine %s owner to ${SERVICE_ROLE}', p.oid::regprocedure)
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where pg_get_userbyid(p.proowner) = '${SUPERUSER}' and n.nspname !~ '^(pg_|information_schema$)'
      and not exists (select 1 from pg_depend d
        where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  union all
  select format('alter type %I.%I owner to ${SERVICE_ROLE}', n.nspname, t.typname)
    from pg_type t join pg_namespace n on n.oid = t.typnamespace
    where t.typtype in ('e', 'd', 'r') and pg_get_userbyid(t.typowner) = '${SUPERUSER}'
      and n.nspname !~ '^(pg_|information_schema$)'
      and not exists (select 1 from pg_depend d
        where d.classid = 'pg_type'::regclass and d.objid = t.oid and d.deptype = 'e')
  union all
  select format('alter schema %I owner to ${SERVICE_ROLE}', n.nspname) from pg_namespace n
    where pg_get_userbyid(n.nspowner) = '${SUPERUSER}' and n.nspname !~ '^(pg_|information_schema$)'
  union all
  select format('alter database %I owner to ${SERVICE_ROLE}', d.datname) from pg_database d
    where d.datname = '${DATABASE}' and pg_get_userbyid(d.datdba) = '${SUPERUSER}'`;

/**
 * Makes the service's role and database if they are missing, and gives the role its whole database.
 * Older versions worked as the superuser: any hole in the service would have opened the machine. Each
 * step is whole or not done. The next start repeats it.
 */
export async function handOver(access: Access): Promise<void> {
  await withClient(superuserUrlOf(access), async (client) => {
    await ensureRole(client, access);
    const known = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (known.rowCount === 0)
      await client.query(`create database ${DATABASE} owner ${SERVICE_ROLE}`);
  });
  await withClient(superuserUrlOf(access, DATABASE), async (client) => {
    await client.query('begin');
    const { rows } = await client.query<{ sql: string }>(OWNED);
    for (const { sql } of rows) await client.query(sql);
    await client.query('commit');
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
