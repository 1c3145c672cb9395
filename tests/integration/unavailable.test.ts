import { api, createKey } from '../support/api';
import { cloneDatabase } from '../support/databases';
import { eventually } from '../support/eventually';
import { startService, type Service } from '../support/service';
import { tcpProxy, type TcpProxy } from '../support/tcp-proxy';

let proxy: TcpProxy;
let service: Service;

beforeAll(async () => {
  const url = new URL(await cloneDatabase());
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
