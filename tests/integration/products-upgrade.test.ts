import CUSTOMER from '../../src/api/customer/content-types/customer/schema.json';
import { CONTENT_TYPE } from '../../src/content-types';
import { adminApi, api, createKey } from '../support/api';
import { cloneDatabase, query } from '../support/databases';
import { CM, createRole, MY_BUSINESSES } from '../support/operators';
import { createProduct } from '../support/records';
import { startService, type Service } from '../support/service';

/** A database of the release that had no products. */
let database: string;
let service: Service;
const keys: Record<string, string> = {};
const roles: Record<string, number> = {};

const rows = <T>(text: string) => query<T>(database, text);

async function age(): Promise<void> {
  await rows('drop table products cascade');
  await rows(`delete from strapi_api_token_permissions where action like 'api::product.%'`);
  await rows(`delete from admin_permissions where subject = '${CONTENT_TYPE.product}'`);
  await rows(`delete from invoicing_steps where name = 'products'`);
  await rows(`update strapi_core_store_settings
    set value = (value::jsonb - '${CONTENT_TYPE.product}')::text where key like '%known_fields'`);
  await rows('delete from strapi_database_schema');
}

beforeAll(async () => {
  database = await cloneDatabase();
  service = await startService({ database });
  const { key, business } = await createKey({ service });
  keys.both = key;
  keys.read = (await createKey({ service, business, scopes: ['read'] })).key;
  keys.none = (await createKey({ service, business, scopes: [] })).key;
  const partly = await createKey({ service, business });
  keys.partly = partly.key;
  await rows(`delete from strapi_api_token_permissions where action like 'api::invoice.%' and id in
    (select api_token_permission_id from strapi_api_token_permissions_token_lnk
      where api_token_id = ${partly.tokenId})`);
  const fields = Object.keys(CUSTOMER.attributes);
  const read = { action: `${CM}.read`, subject: CONTENT_TYPE.customer };
  roles.all = await createRole(
    [{ ...read, properties: { fields }, conditions: [MY_BUSINESSES] }],
    service,
  );
  roles.part = await createRole([{ ...read, properties: { fields: ['name'] } }], service);
  await service.stop();
  await age();
  service = await startService({ database });
});
afterAll(() => service.stop());

test('keys keep doing everything with the records of their scopes, and a part of a scope stays one', async () => {
  const { id } = await createProduct(api(keys.both, service));
  const path = `/api/v1/products/${id as string}`;
  expect((await api(keys.read, service).get(path)).status).toBe(200);
  expect((await api(keys.read, service).patch(path, { name: 'X' })).status).toBe(403);
  expect((await api(keys.none, service).get(path)).status).toBe(403);
  expect((await api(keys.partly, service).get(path)).status).toBe(403);
});

test('a role with all fields of customers gets products, with the same condition', async () => {
  const granted = async (role: number | undefined) => {
    const { body } = await adminApi(service).get(`/admin/roles/${role}/permissions`);
    return (body.data as { subject: string; action: string; conditions: string[] }[])
      .filter(({ subject }) => subject === CONTENT_TYPE.product)
      .map(({ action, conditions }) => ({ action, conditions }));
  };
  expect(await granted(roles.all)).toEqual([{ action: `${CM}.read`, conditions: [MY_BUSINESSES] }]);
  expect(await granted(roles.part)).toEqual([]);
});

test('the bookkeeper gets products', async () => {
  const [found] = await rows<{ count: number }>(`select count(*)::int as count
    from admin_permissions p join admin_permissions_role_lnk l on l.permission_id = p.id
    join admin_roles r on r.id = l.role_id
    where r.code = 'invoicing-bookkeeper' and p.subject = '${CONTENT_TYPE.product}'`);
  expect(found?.count).toBe(3);
});
