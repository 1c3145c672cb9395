import { createLogger } from '@strapi/logger';
import { findOrCreateBusiness } from '../../scripts/find-or-create-business';
import { openDatabase } from '../../src/database/pool';
import { adminApi, createKey } from '../support/api';
import { query } from '../support/databases';
import { readRun } from '../support/run';

/** What differs between two records in any case. */
const OWN = ['id', 'document_id', 'name', 'created_by_id', 'updated_by_id'];
const TIMES = ['created_at', 'updated_at', 'published_at'];

async function stored(table: string, where: string): Promise<Record<string, unknown>> {
  const [row] = await query<Record<string, unknown>>(
    readRun().sharedDatabaseUrl,
    `select * from ${table} where ${where}`,
  );
  if (!row) throw new Error(`Nothing is stored in ${table} where ${where}`);
  const times = TIMES.map((name) => [name, row[name] !== null] as const);
  return Object.fromEntries([
    ...Object.entries(row).filter(([name]) => !OWN.includes(name)),
    ...times,
  ]);
}

test('a business that a command makes is stored like one of the panel', async () => {
  const name = `Twin ${Date.now()}`;
  const db = openDatabase(readRun().sharedDatabaseUrl, 1, createLogger());
  try {
    const made = await db.transaction((trx) => findOrCreateBusiness(trx, name));
    expect(await db.transaction((trx) => findOrCreateBusiness(trx, name))).toEqual(made);
    const panel = await adminApi().post(
      '/content-manager/collection-types/api::business.business',
      { name: `${name} 2` },
    );
    expect(panel.status).toBe(201);
    const twin = await stored('businesses', `id = ${made.id}`);
    expect(twin).toEqual(await stored('businesses', `name = '${name} 2'`));
    expect(twin['invoice_number_pattern']).toBe('INV-{00000}');
  } finally {
    await db.close();
  }
});

test("a key is stored like one of Strapi's custom tokens", async () => {
  const { business } = await createKey();
  const name = `Twin ${Date.now()}`;
  const body = { name, scopes: ['webhooks'], expires_in_days: 30 };
  await adminApi().post(`/invoicing/businesses/${business}/keys`, body);
  const permissions = await query<{ action: string }>(
    readRun().sharedDatabaseUrl,
    `select p.action from strapi_api_token_permissions p
       join strapi_api_token_permissions_token_lnk l on l.api_token_permission_id = p.id
       join strapi_api_tokens t on t.id = l.api_token_id where t.name = '${name}' order by p.id`,
  );
  const token = {
    name: `${name} 2`,
    description: 'webhooks for Acme',
    type: 'custom',
    lifespan: 30 * 86_400_000,
    permissions: permissions.map(({ action }) => action),
  };
  expect((await adminApi().post('/admin/api-tokens', token)).status).toBe(201);
  const own = ['access_key', 'expires_at', 'description'];
  const [ours, theirs] = await Promise.all(
    [name, `${name} 2`].map(async (one) => {
      const row = await stored('strapi_api_tokens', `name = '${one}'`);
      return Object.fromEntries(Object.entries(row).filter(([column]) => !own.includes(column)));
    }),
  );
  expect(ours).toEqual(theirs);
  const { body: listed } = await adminApi().get('/admin/api-tokens');
  const [shown] = listed.data.filter((one: { name: string }) => one.name === name);
  expect([...shown.permissions].sort()).toEqual([...token.permissions].sort());
});
