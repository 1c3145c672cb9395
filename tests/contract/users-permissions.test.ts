import { adminApi, api, createKey, issueToken } from '../support/api';
import { query } from '../support/databases';
import { operatorWho } from '../support/operators';
import { readRun } from '../support/run';

const ACCOUNT = { username: 'eve', email: 'eve@example.com', password: 'Password-1' };
const GENERATE = 'api::generator.generator.generate';
const rows = <Row extends object>(text: string) => query<Row>(readRun().sharedDatabaseUrl, text);
const roleWhere = async (condition: string) =>
  String((await rows<{ id: number }>(`SELECT id FROM up_roles WHERE ${condition}`))[0]?.id);

/** Every route of the plugin for visitors of a website, and those of its pages that are closed. */
const CLOSED: readonly (readonly ['get' | 'post' | 'put' | 'delete', string, object?])[] = [
  ['post', '/api/auth/local/register', ACCOUNT],
  ['post', '/api/auth/local', { identifier: 'eve', password: 'Password-1' }],
  ['post', '/api/auth/forgot-password', { email: ACCOUNT.email }],
  ['post', '/api/auth/reset-password', { code: { $ne: null }, password: 'x' }],
  ['post', '/api/auth/send-email-confirmation', { email: ACCOUNT.email }],
  ['post', '/api/auth/change-password', { currentPassword: 'x' }],
  ['post', '/api/auth/refresh', { refreshToken: 'x' }],
  ['post', '/api/auth/logout', {}],
  ['get', '/api/auth/sessions'],
  ['delete', '/api/auth/sessions/1'],
  ['get', '/api/auth/email-confirmation?confirmation[$ne]=1'],
  ['get', '/api/auth/google/callback'],
  ['get', '/api/connect/google'],
  ['get', '/connect/google'],
  ['get', '/api/users'],
  ['get', '/api/users/me'],
  ['get', '/api/users/count'],
  ['get', '/api/users/1'],
  ['post', '/api/users', { ...ACCOUNT, role: 1 }],
  ['put', '/api/users/1', { role: 1 }],
  ['delete', '/api/users/1'],
  ['get', '/api/users-permissions/roles'],
  ['get', '/api/users-permissions/roles/1'],
  ['post', '/api/users-permissions/roles', { name: 'eve', permissions: {} }],
  ['put', '/api/users-permissions/roles/1', { permissions: {} }],
  ['delete', '/api/users-permissions/roles/1'],
  ['get', '/api/users-permissions/permissions'],
  ['get', '/users-permissions/advanced'],
  ['put', '/users-permissions/advanced', { allow_register: true }],
  ['get', '/users-permissions/providers'],
  ['put', '/users-permissions/providers', { providers: { google: { enabled: true } } }],
  ['get', '/users-permissions/email-templates'],
  ['put', '/users-permissions/email-templates', { 'email-templates': {} }],
  ['get', '/users-permissions/policies'],
  ['post', '/users-permissions/roles', { name: 'Everybody', permissions: {} }],
  ['delete', '/users-permissions/roles/1'],
];

const clerk = () => operatorWho([]);

test('no route of the plugin answers a stranger, a key, a full-access token or an operator', async () => {
  const { key } = await createKey();
  const clients = [
    api(),
    api(key),
    api(await issueToken('full-access', [])),
    adminApi(),
    await clerk(),
  ];
  for (const [method, path, body] of CLOSED) {
    for (const client of clients) {
      const { status, text } = await client[method](path, ...(body ? [body as never] : []));
      expect([method, path, [404, 405].includes(status), text.includes('eve')]).toEqual([
        method,
        path,
        true,
        false,
      ]);
    }
  }
});

test('the role of the people of the portal is made at the start, and has no permission', async () => {
  const roles = await rows<{ type: string }>('SELECT type FROM up_roles ORDER BY type');
  expect(roles.map(({ type }) => type)).toEqual(['authenticated', 'customer', 'public']);
});

test('Public holds the permission to use the generator, and there is no other one', async () => {
  const held = await rows(`SELECT r.type, p.action FROM up_permissions p
    JOIN up_permissions_role_lnk l ON l.permission_id = p.id JOIN up_roles r ON r.id = l.role_id`);
  expect(held).toEqual([{ type: 'public', action: GENERATE }]);
  const [stored] = await rows<{ value: string }>(
    "SELECT value FROM strapi_core_store_settings WHERE key = 'plugin_users-permissions_advanced'",
  );
  expect(JSON.parse(stored?.value ?? '')).toMatchObject({ allow_register: false });
});

test('the page of the role shows one switch, with the name of the permission', async () => {
  const { body } = await adminApi().get('/users-permissions/permissions');
  expect(body.permissions).toEqual({
    'api::generator': { controllers: { generator: { generate: { enabled: false, policy: '' } } } },
  });
});

test('accounts of visitors are in no menu of the panel, and nobody makes one', async () => {
  const path = '/content-manager/collection-types/plugin::users-permissions.user';
  expect((await adminApi().post(path, ACCOUNT)).status).toBe(403);
  const types = (await adminApi().get('/content-manager/content-types')).body.data as {
    uid: string;
    isDisplayed: boolean;
  }[];
  const ours = types.filter(({ uid }) => uid.startsWith('plugin::users-permissions.'));
  expect(ours.map(({ isDisplayed }) => isDisplayed)).toEqual([false, false, false]);
  const { body } = await adminApi().get('/admin/permissions');
  const { plugins } = body.data.sections as { plugins: { action: string }[] };
  const offered = plugins.map(({ action }) => action);
  expect(offered.filter((one) => one.startsWith('plugin::users-permissions.')).sort()).toEqual([
    'plugin::users-permissions.roles.read',
    'plugin::users-permissions.roles.update',
  ]);
});

test('an operator without the right neither reads nor changes the role', async () => {
  const clerk = await operatorWho([]);
  const path = `/users-permissions/roles/${await roleWhere("type = 'public'")}`;
  const save = { name: 'Public', permissions: {} };
  for (const client of [clerk, api(), api((await createKey()).key)]) {
    const answers = [
      await client.get('/users-permissions/roles'),
      await client.get(path),
      await client.get('/users-permissions/permissions'),
      await client.get('/users-permissions/routes'),
      await client.put(path, save),
    ];
    const refused = client === clerk ? 403 : 401;
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(refused));
  }
});

const switches = (...actions: string[]) =>
  actions.reduce<Record<string, object>>((all, action) => {
    const [api = '', controller = '', name = ''] = action.split('.');
    return { ...all, [api]: { controllers: { [controller]: { [name]: { enabled: true } } } } };
  }, {});

test.each([
  ['another permission', switches(GENERATE, 'plugin::upload.content-api.find')],
  ['a permission of the API', switches('api::invoice.invoice.find')],
  ['the registration', switches('plugin::users-permissions.auth.register')],
  ['no object', 'all'],
  ['null below it', { 'api::generator': null }],
  ['null as a controller', { 'api::generator': { controllers: { generator: null } } }],
  ['a text as switch', { 'api::generator': { controllers: { generator: { generate: 'x' } } } }],
  ['a list', [[1]]],
  ['a prototype', JSON.parse('{"__proto__":{"controllers":{"a":{"b":{"enabled":true}}}}}')],
])('a save of the role with %s is refused, and changes nothing', async (_what, permissions) => {
  const before = await rows('SELECT * FROM up_permissions ORDER BY id');
  const path = `/users-permissions/roles/${await roleWhere("type = 'public'")}`;
  const answer = await adminApi().put(path, { name: 'Public', description: 'x', permissions });
  expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('Error"')]);
  expect(await rows('SELECT * FROM up_permissions ORDER BY id')).toEqual(before);
});

test('another role gets no permission, and a path without a role is refused', async () => {
  const authenticated = await roleWhere("type = 'authenticated'");
  const customer = await roleWhere("type = 'customer'");
  const save = { name: 'Authenticated', permissions: switches(GENERATE) };
  for (const id of [authenticated, customer, '999999', 'abc', '99999999999999999999']) {
    expect((await adminApi().put(`/users-permissions/roles/${id}`, save)).status).toBe(400);
  }
});

test('a business key opens nothing else of the content API', async () => {
  const { key } = await createKey();
  expect((await api(key).get('/api/upload/files')).status).toBe(403);
});
