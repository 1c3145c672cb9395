import { readFileSync, writeFileSync } from 'node:fs';
import type { Access } from '../../scripts/embedded-database/access';
import { ensureDatabase } from '../../scripts/embedded-database/service-role';
import { query } from '../support/databases';
import { ownProject } from '../support/own-project';

const project = ownProject();
afterAll(() => project.clear());

const access = () => JSON.parse(readFileSync(project.layout.access, 'utf8')) as Access;

/** Objects in the service's schema that belong to another role, without those of extensions. */
const FOREIGN = `select relname as name from pg_class c
    where relnamespace = 'public'::regnamespace and pg_get_userbyid(relowner) <> 'invoicing_service'
  union all select proname from pg_proc p
    where pronamespace = 'public'::regnamespace and pg_get_userbyid(proowner) <> 'invoicing_service'
      and not exists (select 1 from pg_depend where objid = p.oid and deptype = 'e')
  union all select datname from pg_database
    where datname = current_database() and pg_get_userbyid(datdba) <> 'invoicing_service'
  order by name`;

test('an intruder in the service is no superuser, runs no program and reads no file', async () => {
  const service = await project.start();
  const url = project.databaseUrl();
  const [role] = await query(
    url,
    'select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls from pg_roles where rolname = current_user',
  );
  expect(role).toEqual({
    rolsuper: false,
    rolcreaterole: false,
    rolcreatedb: false,
    rolreplication: false,
    rolbypassrls: false,
  });
  for (const sql of [
    `copy (select 1) to program 'true'`,
    `copy (select 1) to '/tmp/out'`,
    `select pg_read_file('/etc/passwd')`,
    `alter system set archive_command = 'true'`,
    'create extension file_fdw',
    'set role invoicing',
  ])
    await expect(query(url, sql)).rejects.toThrow(
      /permission denied|must be superuser|not available/,
    );
  expect(await query(url, FOREIGN)).toEqual([]);
  // PostgreSQL keeps running when the service is killed.
  service.signal('SIGKILL');
  await service.ended;
});

test('the password in a restored backup is used', async () => {
  const servicePassword = 'from-a-backup';
  writeFileSync(project.layout.access, JSON.stringify({ ...access(), servicePassword }));
  await ensureDatabase(access());
  expect(await query(project.databaseUrl(), 'select current_user::text as name')).toEqual([
    { name: 'invoicing_service' },
  ]);
});
