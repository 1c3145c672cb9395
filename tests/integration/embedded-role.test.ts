import { readFileSync, writeFileSync } from 'node:fs';
import { superuserUrlOf, DATABASE, type Access } from '../../scripts/embedded-database/access';
import { handOver } from '../../scripts/embedded-database/hand-over';
import { api } from '../support/api';
import { query } from '../support/databases';
import { ownProject } from '../support/own-project';

const project = ownProject();
afterAll(() => project.clear());

const access = () => JSON.parse(readFileSync(project.layout.access, 'utf8')) as Access;
const asSuperuser = <T>(sql: string) => query<T>(superuserUrlOf(access(), DATABASE), sql);

/** Objects in the service's schema that belong to another role, without those of extensions. */
const FOREIGN = `select relname as name from pg_class c
    where relnamespace = 'public'::regnamespace and pg_get_userbyid(relowner) <> 'invoicing_service'
  union all select proname from pg_proc p
    where pronamespace = 'public'::regnamespace and pg_get_userbyid(proowner) <> 'invoicing_service'
      and not exists (select 1 from pg_depend where objid = p.oid and deptype = 'e')
  union all select datname from pg_database
    where datname = current_database() and pg_get_userbyid(datdba) <> 'invoicing_service'
  order by name`;

/** As in an older version: one role, the superuser, owns everything, and there is no second password. */
async function makeOld(): Promise<void> {
  for (const sql of [
    'reassign owned by invoicing_service to invoicing',
    'drop owned by invoicing_service',
    'drop role invoicing_service',
    'drop extension pg_trgm cascade',
    'create extension pg_trgm',
  ])
    await asSuperuser(sql);
  const { servicePassword: _none, ...old } = access();
  writeFileSync(project.layout.access, JSON.stringify(old));
}

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
  service.signal('SIGKILL');
  await service.ended;
});

test('the next start gives an older database to the service’s role, with all its objects', async () => {
  // PostgreSQL keeps running when the service is killed.
  const issued = await project.command(
    'key:create',
    '--business',
    'Acme',
    '--scopes',
    'read,write',
  );
  expect(issued.code).toBe(0);
  const service = await project.start();
  const client = api(issued.stdout.trim(), service);
  expect((await client.post('/api/v1/customers', { name: 'Ada' })).status).toBe(201);
  service.signal('SIGKILL');
  await service.ended;
  await makeOld();
  expect((await asSuperuser(FOREIGN)).length).toBeGreaterThan(100);

  const upgraded = await project.start();
  expect(access().servicePassword).toMatch(/^[\w-]{32}$/);
  expect(await query(project.databaseUrl(), FOREIGN)).toEqual([]);
  const again = api(issued.stdout.trim(), upgraded);
  const { data } = (await again.get('/api/v1/customers?name=ad')).body;
  expect(data).toMatchObject([{ name: 'Ada' }]);
  expect((await again.post('/api/v1/customers', { name: 'Eve' })).status).toBe(201);
  const indexes = await query(
    project.databaseUrl(),
    `select 1 from pg_indexes where indexname = 'customers_name_trgm'`,
  );
  expect(indexes).toHaveLength(1);
  upgraded.signal('SIGKILL');
  await upgraded.ended;
});

test('an aborted hand-over changes nothing, and the next one succeeds', async () => {
  await makeOld();
  const servicePassword = 'another-password';
  writeFileSync(project.layout.access, JSON.stringify({ ...access(), servicePassword }));
  const before = await asSuperuser(FOREIGN);
  await asSuperuser(
    `create function refuse() returns event_trigger language plpgsql as $$ begin raise 'cut'; end $$`,
  );
  await asSuperuser(`create event trigger refuse on ddl_command_end when tag in ('ALTER ROUTINE')
    execute function refuse()`);
  await expect(handOver(access())).rejects.toThrow('cut');
  await asSuperuser('drop event trigger refuse');
  await asSuperuser('drop function refuse');
  expect(await asSuperuser(FOREIGN)).toEqual(before);
  await handOver(access());
  await handOver(access());
  expect(await query(project.databaseUrl(), FOREIGN)).toEqual([]);
});

test('the password in a restored backup is used', async () => {
  const servicePassword = 'from-a-backup';
  writeFileSync(project.layout.access, JSON.stringify({ ...access(), servicePassword }));
  await handOver(access());
  expect(await query(project.databaseUrl(), 'select current_user::text as name')).toEqual([
    { name: 'invoicing_service' },
  ]);
});
