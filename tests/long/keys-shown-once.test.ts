import { createHmac } from 'node:crypto';
import { adminApi, api, createKey } from '../support/api';
import { cloneDatabase, query } from '../support/databases';
import { readRun } from '../support/run';
import { startService, type Service } from '../support/service';

const BUSINESS = '/content-manager/collection-types/api::business.business';
let service: Service;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const readable = async (databaseUrl = service.databaseUrl) =>
  (
    await query<{ name: string }>(
      databaseUrl,
      'select name from strapi_api_tokens where encrypted_key is not null',
    )
  ).map(({ name }) => name);

test('nobody can read a key again, even with the right to read API tokens', async () => {
  const admin = adminApi(service);
  const { business, tokenId } = await createKey({ service });
  const made = await admin.post(`/invoicing/businesses/${business}/keys`, {
    name: 'Shop',
    scopes: ['read'],
  });
  const again = await admin.post(`/admin/api-tokens/${tokenId}/regenerate`, {});
  const own = await admin.post('/admin/admin-tokens', {
    name: 'Mine',
    description: '',
    lifespan: null,
    adminPermissions: [],
  });
  const ids = [made.body.data.id, tokenId, own.body.data?.id].filter(Boolean) as number[];
  expect([made.status, again.status, own.status]).toEqual([201, 201, 201]);
  const keys = [made.body.data.key, again.body.data.accessKey, own.body.data.accessKey];
  // Strapi's own settings make the other two.
  const forms = [/^inv_[0-9a-f]{64}$/, /^[0-9a-f]{256}$/, /^[0-9a-f]{256}$/];
  expect(keys).toEqual(forms.map((form) => expect.stringMatching(form)));
  expect((await api(keys[1], service).get('/api/v1/customers')).status).toBe(200);
  for (const path of ['/admin/api-tokens', '/admin/admin-tokens']) {
    for (const at of [path, ...ids.map((id) => `${path}/${id}`)]) {
      expect((await admin.get(at)).text).not.toMatch(/accessKey|encryptedKey|[0-9a-f]{128}/);
    }
  }
  expect(await readable()).toEqual([]);
});

test.each([
  'populate[api_tokens]=true',
  'populate=*',
  'populate[api_tokens][fields][0]=accessKey&populate[api_tokens][fields][1]=encryptedKey',
])('the Content Manager shows no hash of a key, asked with %s', async (search) => {
  const { business } = await createKey({ service });
  for (const path of [BUSINESS, `${BUSINESS}/${business}`]) {
    const { status, text } = await adminApi(service).get(`${path}?${search}`);
    expect(status).toBe(200);
    expect(text).not.toMatch(/accessKey|encryptedKey|access_key|[0-9a-f]{128}/);
  }
});

test('the Content Manager shows no hash of a key, asked for the tokens themselves', async () => {
  const { status, text } = await adminApi(service).get(
    '/content-manager/collection-types/admin::api-token',
  );
  expect([status, text]).toEqual([200, expect.not.stringMatching(/[0-9a-f]{128}/)]);
});

test('a stored idempotent answer does not contain the API key', async () => {
  const { key } = await createKey({ service });
  await api(key, service).post('/api/v1/customers', { name: 'A' }, { 'Idempotency-Key': 'k' });
  const hash = createHmac('sha512', readRun().env['API_TOKEN_SALT'] ?? '')
    .update(key)
    .digest('hex');
  const rows = await query(service.databaseUrl, 'select * from idempotent_answers');
  expect(rows).toHaveLength(1);
  for (const secret of [key, hash]) expect(JSON.stringify(rows)).not.toContain(secret);
});

const STOCK = `insert into strapi_api_tokens (name, description, type, kind, access_key, last_used_at)
  values ($1, 'A default API token with full access permissions, used for accessing or modifying resources',
    'full-access', 'content-api', md5(random()::text), $2)`;
const names = (database: string) =>
  query(database, `select name from strapi_api_tokens where name in ('Full Access', 'Read Only')`);

test("Strapi's stock tokens are gone after a start, with an administrator and without", async () => {
  const database = await cloneDatabase();
  expect(await names(database)).toEqual([]);
  await query(database, 'delete from admin_users');
  await query(database, 'delete from strapi_api_tokens');
  const node = await startService({ database });
  expect(await names(database)).toEqual([]);
  await query(database, STOCK, ['Full Access', null]);
  await node.stop();
  const again = await startService({ database });
  expect(await names(database)).toEqual([]);
  expect(again.logs()).not.toContain('Full Access');
  await again.stop();
});

test('a stock token in use stays, and the log says so once', async () => {
  const database = await cloneDatabase();
  await query(database, STOCK, ['Full Access', new Date()]);
  const logs: string[] = [];
  for (let start = 0; start < 2; start += 1) {
    const node = await startService({ database });
    await node.stop();
    logs.push(node.logs());
  }
  expect(await names(database)).toEqual([{ name: 'Full Access' }]);
  expect(logs[0]).toContain('Strapi made the API tokens "Full Access"');
  expect(logs[1]).not.toContain('Full Access');
});
