import { api, createKey } from '../support/api';
import { cloneDatabase, query } from '../support/databases';
import { startService } from '../support/service';

const TABLE = 'idempotency_records';
const UID = 'api::idempotency-record.idempotency-record';

/** The table of the content type as Strapi had made it, and Strapi's record of it. */
const OLD = [
  `create table ${TABLE} (id serial primary key, document_id varchar(255), idempotency_key varchar(255),
    request_hash varchar(255), response_status integer, response_body text, created_at timestamp(6),
    updated_at timestamp(6), published_at timestamp(6), created_by_id integer, updated_by_id integer,
    locale varchar(255), business_id integer references businesses (id) on delete set null)`,
  `create unique index ${TABLE}_key_unique on ${TABLE} (business_id, idempotency_key)`,
  `update strapi_database_schema set hash = 'old', schema = jsonb_set(schema::jsonb, '{tables}',
    (schema::jsonb -> 'tables') || '[{"name": "${TABLE}", "columns": [], "indexes": [], "foreignKeys": []}]')`,
  `insert into strapi_core_store_settings (key, value, type)
    values ('plugin_content_manager_configuration_content_types::${UID}', '{"uid": "${UID}"}', 'object')`,
  `insert into ${TABLE} (business_id, idempotency_key, request_hash, response_status, response_body, created_at)
    select business_id, idempotency_key, request_hash, response_status, response_body, created_at
    from idempotent_answers`,
  `insert into ${TABLE} (idempotency_key, created_at) values ('without a business', localtimestamp)`,
  'drop table idempotent_answers',
];

test('answers stored by an older version are replayed after the upgrade, without secrets', async () => {
  const database = await cloneDatabase();
  const before = await startService({ database });
  const { key } = await createKey({ service: before, scopes: ['read', 'write', 'webhooks'] });
  const post = (service: { url: string }, path: string, body: object) =>
    api(key, service).post(path, body, { 'Idempotency-Key': path });
  const customer = await post(before, '/api/v1/customers', { name: 'Once' });
  const endpoint = await post(before, '/api/v1/webhook-endpoints', { url: 'https://a.invalid/' });
  await before.stop();
  for (const sql of OLD) await query(database, sql);
  const { secret, ...shown } = endpoint.body;
  await query(
    database,
    `update ${TABLE} set response_body = $1 where response_body like '%a.invalid%'`,
    [JSON.stringify({ ...shown, secret })],
  );

  const nodes = await Promise.all([startService({ database }), startService({ database })]);
  const [one, other] = nodes;
  const again = await post(one, '/api/v1/customers', { name: 'Once' });
  expect([again.text, again.headers.get('idempotency-replayed')]).toEqual([customer.text, 'true']);
  const repeated = await post(other, '/api/v1/webhook-endpoints', { url: 'https://a.invalid/' });
  expect([repeated.status, repeated.body]).toEqual([201, shown]);
  const left = await query(
    database,
    `select to_regclass('${TABLE}') as old_table,
      (select count(*)::int from strapi_core_store_settings where key like '%${UID}%') as settings,
      (select count(*)::int from admin_permissions where subject = '${UID}') as permissions,
      (select schema::text like '%${TABLE}%' from strapi_database_schema) as remembered`,
  );
  expect(left).toEqual([{ old_table: null, settings: 0, permissions: 0, remembered: false }]);
  await Promise.all(nodes.map((node) => node.stop()));
});
