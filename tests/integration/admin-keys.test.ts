import { adminApi, api, createKey } from '../support/api';
import { query } from '../support/databases';
import { eventually } from '../support/eventually';
import { CM, operatorWho } from '../support/operators';
import { UNKNOWN_ID } from '../support/records';
import { readRun } from '../support/run';

const BUSINESS = 'api::business.business';
const keysOf = (business: string, id: number | string = '') =>
  `/invoicing/businesses/${business}/keys${id === '' ? '' : `/${id}`}`;
/** Contract §5: a revoked key stops working within five seconds. */
const OUT_WITHIN_MS = 5_000;
const DAY_MS = 86_400_000;

test('a key made in the panel works with its scopes, and stops when it is revoked', async () => {
  const { business } = await createKey();
  const path = keysOf(business);
  const body = { name: ' Shop ', scopes: ['write', 'read'], expires_in_days: 30 };
  const made = await adminApi().post(path, body);
  expect([made.status, made.body.data]).toEqual([
    201,
    {
      id: expect.any(Number),
      name: 'Shop',
      scopes: ['read', 'write'],
      last_used_at: null,
      expires_at: expect.stringMatching(/Z$/),
      created_at: expect.stringMatching(/Z$/),
      expired: false,
      key: expect.stringMatching(/^inv_[0-9a-f]{64}$/),
    },
  ]);
  const { key, ...shown } = made.body.data;
  const lasts = Date.parse(shown.expires_at) - Date.parse(shown.created_at);
  expect(Math.abs(lasts - 30 * DAY_MS)).toBeLessThan(60_000);
  const listed = await adminApi().get(path);
  expect(listed.body.data[0]).toEqual(shown);
  expect(listed.text).not.toContain(key);
  const client = api(key);
  const customer = await client.post('/api/v1/customers', { name: 'Ada' });
  expect([customer.status, customer.body.business_id]).toEqual([201, business]);
  expect((await client.get('/api/v1/webhook-endpoints')).status).toBe(403);
  const gone = await adminApi().delete(keysOf(business, shown.id));
  expect([gone.status, gone.body]).toEqual([200, { data: { id: shown.id } }]);
  await eventually(
    async () => (await client.get('/api/v1/customers')).status === 401,
    OUT_WITHIN_MS,
  );
  expect((await adminApi().get(path)).body.data.map((one: { id: number }) => one.id)).not.toContain(
    shown.id,
  );
});

test('one answer names every wrong field', async () => {
  const { business } = await createKey();
  const { status, body } = await adminApi().post(keysOf(business), {
    name: ' ',
    scopes: ['read', 'delete'],
    expires_in_days: 0,
  });
  expect([status, body.error.details.errors]).toEqual([
    400,
    [
      { path: ['name'], message: 'must not be empty', name: 'ValidationError' },
      {
        path: ['scopes'],
        message: 'must hold only read, write, webhooks, bank',
        name: 'ValidationError',
      },
      {
        path: ['expires_in_days'],
        message: 'must be a whole number from 1 to 3650, or null for no end',
        name: 'ValidationError',
      },
    ],
  ]);
  const missing = await adminApi().post(keysOf(business), {});
  expect(missing.body.error.details.errors.map((one: { path: string[] }) => one.path[0])).toEqual([
    'name',
    'scopes',
  ]);
});

test('a name is unique in a business, and no answer reveals that another business uses it', async () => {
  const [one, other] = [await createKey(), await createKey()];
  const body = { name: `Till ${one.tokenId}`, scopes: ['read'], expires_in_days: null };
  expect((await adminApi().post(keysOf(one.business), body)).status).toBe(201);
  const twice = await adminApi().post(keysOf(one.business), body);
  expect([twice.status, twice.body.error.details.errors[0].path]).toEqual([400, ['name']]);
  const foreign = await adminApi().post(keysOf(other.business), body);
  expect([foreign.status, foreign.body.data.expires_at]).toEqual([201, null]);
  expect(foreign.body.data.name).toMatch(new RegExp(`^${body.name} [0-9a-f]{6}$`));
});

test('tokens made in Settings are listed with what they can do', async () => {
  const { business, tokenId } = await createKey({ scopes: ['webhooks'] });
  const types = ['read-only', 'full-access'];
  for (const type of types) {
    const name = `${type} ${tokenId}`;
    const token = await adminApi().post('/admin/api-tokens', {
      name,
      description: '',
      type,
      lifespan: null,
      permissions: null,
    });
    await adminApi().put(`/content-manager/collection-types/${BUSINESS}/${business}`, {
      api_tokens: { connect: [{ id: token.body.data.id }] },
    });
  }
  const { body } = await adminApi().get(keysOf(business));
  const scopes = body.data.map((one: { scopes: string[] }) => one.scopes);
  expect(scopes).toEqual([['read', 'write', 'webhooks', 'bank'], ['read'], ['webhooks']]);
});

test('an expired key is listed as expired', async () => {
  const { business, tokenId } = await createKey();
  await query(
    readRun().sharedDatabaseUrl,
    `update strapi_api_tokens set expires_at = now() at time zone 'UTC' - interval '1 second'
      where id = $1`,
    [tokenId],
  );
  expect((await adminApi().get(keysOf(business))).body.data[0]).toMatchObject({ expired: true });
});

test('only a key of the business in the path is revoked', async () => {
  const [one, other] = [await createKey(), await createKey()];
  for (const id of [other.tokenId, 0, 'x', 999_999_999_999]) {
    expect((await adminApi().delete(keysOf(one.business, id))).status).toBe(404);
  }
  expect((await api(other.key).get('/api/v1/customers')).status).toBe(200);
  expect((await adminApi().get(keysOf(UNKNOWN_ID))).status).toBe(404);
});

test('keys need the permission on the field that holds them', async () => {
  const { business, tokenId } = await createKey();
  const may = (action: string, ...fields: string[]) => ({
    action: `${CM}.${action}`,
    subject: BUSINESS,
    properties: { fields },
  });
  const body = { name: `Asked ${tokenId}`, scopes: ['read'], expires_in_days: null };
  const statuses = async (permissions: Parameters<typeof operatorWho>[0]) => {
    const who = await operatorWho(permissions);
    const answers = [
      await who.get(keysOf(business)),
      await who.post(keysOf(business), body),
      await who.delete(keysOf(business, tokenId)),
    ];
    return answers.map(({ status }) => status);
  };
  expect(await statuses([])).toEqual([403, 403, 403]);
  expect(await statuses([may('read', 'name'), may('update', 'name')])).toEqual([403, 403, 403]);
  expect(await statuses([may('read', 'name', 'api_tokens')])).toEqual([200, 403, 403]);
  expect(await statuses([may('read', 'api_tokens'), may('update', 'api_tokens')])).toEqual([
    200, 201, 200,
  ]);
});
