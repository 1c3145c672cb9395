import pg from 'pg';
import { LANGUAGE_COOKIE } from '../../src/messages/languages';
import { adminApi, api, createKey } from '../support/api';
import { cloneDatabase } from '../support/databases';
import { eventually } from '../support/eventually';
import { startService, type Service } from '../support/service';
import { tcpProxy, type TcpProxy } from '../support/tcp-proxy';

const CUSTOMERS = '/content-manager/collection-types/api::customer.customer';
const ROUTES = [CUSTOMERS, '/invoicing/businesses'];

/** Strapi's pool has six connections. */
const MORE_THAN_POOL = 8;

let database: string;
let proxy: TcpProxy;
let service: Service;

beforeAll(async () => {
  database = await cloneDatabase();
  const url = new URL(database);
  proxy = await tcpProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  service = await startService({ database: url.href });
});

afterAll(async () => {
  await service?.stop();
  await proxy?.cut();
});

test('without its database the API answers 503 in the one error shape, and recovers', async () => {
  const { key } = await createKey({ service });
  const call = api(key, service);
  expect((await call.get('/api/v1/customers')).status).toBe(200);

  await proxy.cut();
  const answers = [
    await call.get('/api/v1/customers'),
    await call.get('/api/v1/invoices'),
    await call.post('/api/v1/customers', { name: 'Ada' }),
    await call.post('/api/v1/customers', { name: 'Ada' }, { 'Idempotency-Key': 'k' }),
  ];
  for (const { status, headers, body } of answers) {
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '2']);
    expect(Object.keys(body)).toEqual(['error', 'code', 'request_id']);
  }
  expect((await call.get('/_health')).status).toBe(503);

  await proxy.mend();
  await eventually(async () => (await call.get('/_health')).status === 204);
  expect((await call.post('/api/v1/customers', { name: 'Ada' })).status).toBe(201);
  const { body } = await call.get('/api/v1/customers');
  expect(body.data.map((one: { name: string }) => one.name)).toEqual(['Ada']);
});

test('without its database the panel answers 503 in the language of the operator, and recovers', async () => {
  const admin = adminApi(service);
  const headers = { cookie: `${LANGUAGE_COOKIE}=de` };
  expect((await admin.get(CUSTOMERS)).status).toBe(200);

  await proxy.cut();
  for (const path of ROUTES) {
    const { status, headers: given, body } = await admin.get(path, headers);
    expect([status, given.get('retry-after'), body.error.message]).toEqual([
      503,
      '2',
      'Die Datenbank ist gerade nicht erreichbar; versuchen Sie es gleich erneut',
    ]);
  }

  await proxy.mend();
  await eventually(async () => (await admin.get(CUSTOMERS)).status === 200);
});

test('while others use all connections of the panel, it answers 503 and not 500', async () => {
  const admin = adminApi(service);
  const { body: list } = await admin.get(CUSTOMERS);
  const form = `${CUSTOMERS}/${list.results[0].documentId as string}`;
  const other = new pg.Client({ connectionString: database });
  await other.connect();
  try {
    await other.query('BEGIN; LOCK TABLE customers');
    const answers = Array.from({ length: MORE_THAN_POOL }, () => admin.get(form));
    const refused = await Promise.race(answers);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    await other.query('ROLLBACK');
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    // Those that had a connection are answered, and none gets another status.
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(6);
  } finally {
    await other.end();
  }
});
