import { LANGUAGES } from '../../src/domain/languages';
import { WORDS } from '../../src/words';
import { adminApi, api, createKey } from '../support/api';
import { cloneDatabase, query } from '../support/databases';
import { eventually } from '../support/eventually';
import { expectRefused, LEAST, PREVIEW, send } from '../support/generator';
import { startService, type Service } from '../support/service';

const GENERATE = 'api::generator.generator.generate';
const CLOSED =
  'The invoice generator is closed to the public; the operator of this service can open it';

let database: string;
let service: Service;
let other: Service;
beforeAll(async () => {
  database = await cloneDatabase();
  service = await startService({ database });
  other = await startService({ database });
});
afterAll(() => Promise.all([service.stop(), other.stop()]));

/** As the page of the role saves it. */
async function allow(enabled: boolean, of: Service = service): Promise<void> {
  const admin = adminApi(of);
  const { body } = await admin.get('/users-permissions/roles');
  const roles = body.roles as { id: number; type: string }[];
  const { id } = roles.find(({ type }) => type === 'public') ?? { id: 0 };
  const { body: read } = await admin.get(`/users-permissions/roles/${id}`);
  const { role } = read;
  role.permissions['api::generator'].controllers.generator.generate.enabled = enabled;
  const { name, description, permissions } = role;
  const save = { name, description, permissions, users: [] };
  expect((await admin.put(`/users-permissions/roles/${id}`, save)).body).toEqual({ ok: true });
}

const statusOf = async (of: Service, path = PREVIEW) =>
  (await send(LEAST, { service: of, path })).status;

test('an administrator closes and opens the generator, at the next request and elsewhere within 5 s', async () => {
  expect([await statusOf(service), await statusOf(other)]).toEqual([200, 200]);
  for (const enabled of [false, true, false]) {
    await allow(enabled);
    const wanted = enabled ? 200 : 403;
    expect(await statusOf(service)).toBe(wanted);
    await eventually(async () => (await statusOf(other)) === wanted, 5_000, 200);
  }
  for (const path of [PREVIEW, undefined]) {
    const answer = await send(LEAST, { service, ...(path ? { path } : {}) });
    expect(expectRefused(answer, 403, 'generator_closed')).toBe(CLOSED);
  }
  // It is told before anything about the body.
  expectRefused(await send({}, { service }), 403, 'generator_closed');
});

test.each(LANGUAGES)(
  'the page says in %s that it is closed, and leads to the panel',
  async (language) => {
    await allow(false);
    const headers = { 'Accept-Language': language };
    const response = await fetch(service.url, { headers });
    const text = await response.text();
    expect([response.status, response.headers.get('content-language')]).toEqual([200, language]);
    const { closedTitle, closed, toPanel } = WORDS[language].page.html;
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(`<h1>${closedTitle}</h1>`);
    expect(text).toContain(closed);
    expect(text).toContain(`<a href="/admin">${toPanel}</a>`);
    expect(text).not.toMatch(/<script|<form/);
  },
);

test('a key that has the permission itself makes PDFs all the same, and no other key does', async () => {
  await allow(false);
  const admin = adminApi(service);
  const { key, business, tokenId } = await createKey({ service });
  const as = async (bearer: string) =>
    send(LEAST, { service, headers: { Authorization: `Bearer ${bearer}` } });
  expectRefused(await as(key), 403, 'generator_closed');
  expectRefused(await as('nonsense'), 401, 'unauthorized');
  const { name } = (await admin.get(`/admin/api-tokens/${tokenId}`)).body.data;
  const change = { name, description: '', type: 'custom', permissions: [GENERATE] };
  expect((await admin.put(`/admin/api-tokens/${tokenId}`, change)).status).toBe(200);
  await eventually(async () => (await as(key)).status === 200, 5_000, 200);
  // The permission opens nothing of the interface.
  expect((await api(key, service).get('/api/v1/invoices')).status).toBe(403);
  expect(business).not.toBe('');
});

test('the choice outlasts a restart, at which everything else is taken away again', async () => {
  await allow(false);
  await query(
    database,
    `WITH made AS (INSERT INTO up_permissions (document_id, action, created_at, updated_at)
        VALUES ('x', 'plugin::users-permissions.auth.register', now(), now()),
          ('y', 'plugin::upload.content-api.find', now(), now()) RETURNING id)
      INSERT INTO up_permissions_role_lnk (permission_id, role_id)
      SELECT made.id, r.id FROM made, up_roles r`,
  );
  await query(
    database,
    `UPDATE strapi_core_store_settings
      SET value = jsonb_set(value::jsonb, '{allow_register}', 'true')::text
      WHERE key = 'plugin_users-permissions_advanced'`,
  );
  // Before a restart, such a permission has no effect either.
  expect((await api(undefined, service).get('/api/upload/files')).status).toBe(401);
  await service.stop();
  service = await startService({ database });
  expect(await query(database, 'SELECT action FROM up_permissions')).toEqual([]);
  const [stored] = await query<{ value: string }>(
    database,
    "SELECT value FROM strapi_core_store_settings WHERE key = 'plugin_users-permissions_advanced'",
  );
  expect(JSON.parse(stored?.value ?? '')).toMatchObject({ allow_register: false });
  expect(await statusOf(service)).toBe(403);
});
