import { adminApi, api, createKey } from '../support/api';
import { query, rowOf } from '../support/databases';
import { readRun } from '../support/run';
import { addEndpoint, ENDPOINTS } from '../support/webhooks';

const OPERATOR = 'operator:Test Operator';

interface Row {
  action: string;
  actor: string | null;
  changes: Record<string, unknown> | null;
}

const database = () => readRun().sharedDatabaseUrl;

const entriesOf = (table: string, row: number) =>
  query<Row>(
    database(),
    `select action, actor, changes from history_entries
      where record_table = $1 and record_id = $2 order by number`,
    [table, row],
  );

async function named(tokenId: number): Promise<string> {
  return (await adminApi().get(`/admin/api-tokens/${tokenId}`)).body.data.name;
}

test('the history of a business tells its keys, and who made and revoked them', async () => {
  const { business, tokenId } = await createKey({ businessFields: {} });
  const first = await named(tokenId);
  const admin = adminApi();
  const keys = `/invoicing/businesses/${business}/keys`;
  const wanted = { name: `Shop of ${first}`, scopes: ['read'], expires_in_days: 30 };
  const made = await admin.post(keys, wanted);
  expect(made.status).toBe(201);
  expect((await admin.delete(`${keys}/${made.body.data.id}`)).status).toBe(200);
  const entries = await entriesOf('businesses', await rowOf(database(), 'businesses', business));
  expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
    ['created', OPERATOR],
    ['changed', null],
    ['changed', OPERATOR],
    ['changed', OPERATOR],
  ]);
  expect(entries.slice(1).map(({ changes }) => changes)).toEqual([
    { api_keys: [[], [first]] },
    { api_keys: [[first], [first, wanted.name]] },
    { api_keys: [[first, wanted.name], [first]] },
  ]);
});

test('changes of a key are kept without its hash, its use leaves none', async () => {
  const { business } = await createKey();
  const wanted = { name: `Key of ${business}`, scopes: ['read'], expires_in_days: null };
  const issued = await adminApi().post(`/invoicing/businesses/${business}/keys`, wanted);
  const { id: tokenId, key } = issued.body.data;
  const token = { name: `Other ${wanted.name}`, description: 'd', type: 'read-only' };
  expect((await adminApi().put(`/admin/api-tokens/${tokenId}`, token)).status).toBe(200);
  await api(key).get('/api/v1/invoices');
  await query(database(), 'update strapi_api_tokens set last_used_at = now() where id = $1', [
    tokenId,
  ]);
  await adminApi().post(`/admin/api-tokens/${tokenId}/regenerate`);
  const [made, changed, ...more] = await entriesOf('strapi_api_tokens', tokenId);
  expect([made, more]).toEqual([{ action: 'created', actor: OPERATOR, changes: null }, []]);
  expect(changed?.changes).toEqual({
    name: [token.name.slice(6), token.name],
    description: [expect.stringMatching(/^read for Business /), 'd'],
    type: ['custom', 'read-only'],
  });
});

test('an endpoint tells who disabled it, and never its secret', async () => {
  const { key, tokenId } = await createKey({ scopes: ['webhooks'] });
  const client = api(key);
  const { id } = await addEndpoint(client, 'https://hooks.invalid/', { enabled: true });
  const path = `${ENDPOINTS}/${id as string}`;
  await client.post(`${path}/rotate-secret`);
  await client.patch(path, { enabled: false, events: ['invoice.paid'] });
  const row = await rowOf(database(), 'webhook_endpoints', id as string);
  await query(
    database(),
    `update webhook_endpoints set enabled = true, failing_since = now() where id = $1`,
    [row],
  );
  const [, byKey, byNobody, ...more] = await entriesOf('webhook_endpoints', row);
  expect(byKey).toEqual({
    action: 'changed',
    actor: `key:${await named(tokenId)}`,
    changes: { enabled: [true, false], events: [null, ['invoice.paid']] },
  });
  expect([byNobody, more]).toEqual([
    { action: 'changed', actor: null, changes: { enabled: [false, true] } },
    [],
  ]);
});
