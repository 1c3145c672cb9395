import { adminApi } from '../support/api';
import { cloneDatabase, query } from '../support/databases';
import { CM, createOperator, createRole, MY_BUSINESSES } from '../support/operators';
import { startService, type Service } from '../support/service';
import { TYPES } from '../support/two-businesses';

interface Role {
  id: number;
  name: string;
  code: string;
}

let database: string;
let service: Service | undefined;
afterEach(async () => {
  await service?.stop();
  service = undefined;
});

const rolesOf = async (of: { url: string }): Promise<Role[]> =>
  (await adminApi(of).get('/admin/roles')).body.data;

const named = (roles: Role[], name: string) => roles.find((role) => role.name === name);

async function permissionsOf(of: { url: string }, role: Role | undefined): Promise<string[]> {
  const { body } = await adminApi(of).get(`/admin/roles/${role?.id ?? 0}/permissions`);
  return (body.data as { action: string; subject: string | null; conditions: string[] }[])
    .map(({ action, subject, conditions }) => `${action} ${subject ?? ''} ${conditions.join()}`)
    .sort();
}

const CREATOR = 'admin::is-creator';
const ON_INVOICES = { action: `${CM}.read`, subject: TYPES.invoice };
const GLOBAL = null as unknown as string;

/** Permissions of Strapi's Author, a limited one, and one that does not concern us. */
const AUTHOR = [
  { ...ON_INVOICES, conditions: [CREATOR] },
  { action: `${CM}.create`, subject: TYPES.customer, conditions: [CREATOR] },
  { action: `${CM}.read`, subject: TYPES.customer, conditions: [MY_BUSINESSES] },
  { action: 'plugin::upload.read', subject: GLOBAL, conditions: [CREATOR] },
  { action: 'plugin::upload.assets.create', subject: GLOBAL },
  { action: 'plugin::content-manager.components.configure-layout', subject: GLOBAL },
];

/** As in the previous version: with the role, and without the record that it was checked. */
async function before(name: string, people: number): Promise<void> {
  database = await cloneDatabase();
  service = await startService({ database });
  const id = await createRole(AUTHOR, service);
  for (let count = 0; count < people; count += 1) await createOperator([id], service);
  await service.stop();
  const code = `strapi-${name.toLowerCase()}`;
  await query(database, 'update admin_roles set name = $1, code = $2 where id = $3', [
    name,
    code,
    id,
  ]);
  await query(
    database,
    `delete from strapi_core_store_settings where key like '%stock_roles_limited'`,
  );
  service = await startService({ database });
}

test('a new service has no Editor and no Author', async () => {
  database = await cloneDatabase();
  service = await startService({ database });
  const names = (await rolesOf(service)).map(({ name }) => name);
  expect(names.sort()).toEqual(['Bookkeeper', 'Super Admin']);
});

test('an upgrade removes an Author role that nobody has', async () => {
  await before('Author', 0);
  expect(named(await rolesOf(service as Service), 'Author')).toBeUndefined();
});

test('an Author role in use loses all businesses and the files, and keeps the rest', async () => {
  await before('Author', 2);
  const author = named(await rolesOf(service as Service), 'Author');
  expect(await permissionsOf(service as Service, author)).toEqual([
    'plugin::content-manager.components.configure-layout  ',
    `${CM}.read ${TYPES.customer} ${MY_BUSINESSES}`,
  ]);
  const logs = (service as Service).logs();
  expect(logs).toContain('The role Author saw every business, and 2 people have it.');
});

test('permissions that an administrator adds afterwards survive restarts', async () => {
  await before('Editor', 1);
  const running = service as Service;
  const editor = named(await rolesOf(running), 'Editor');
  const permissions = [{ ...ON_INVOICES, conditions: [], properties: {} }];
  const path = `/admin/roles/${editor?.id ?? 0}/permissions`;
  expect((await adminApi(running).put(path, { permissions })).status).toBe(200);
  await running.stop();
  service = await startService({ database });
  expect(await permissionsOf(service, editor)).toEqual([`${CM}.read ${TYPES.invoice} `]);
});

test('an upgrade gives Bookkeeper the rights of bank statements once', async () => {
  database = await cloneDatabase();
  service = await startService({ database });
  const keeper = named(await rolesOf(service), 'Bookkeeper');
  const rights = await permissionsOf(service, keeper);
  expect(rights.filter((right) => right.includes('bank-'))).toHaveLength(5);
  await service.stop();
  const forget = `delete from admin_permissions where subject like 'api::bank-%'`;
  await query(database, forget);
  await query(
    database,
    `delete from strapi_core_store_settings where key like '%bookkeeper_bank_granted'`,
  );
  service = await startService({ database });
  expect(await permissionsOf(service, keeper)).toEqual(rights);
  await service.stop();
  // What an administrator takes away stays away.
  await query(database, forget);
  service = await startService({ database });
  expect(await permissionsOf(service, keeper)).toEqual(
    rights.filter((right) => !right.includes('bank-')),
  );
});
