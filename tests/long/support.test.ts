import { adminApi, api, createKey } from '../support/api';
import { startService } from '../support/service';

test('a key works on the shared server, within its scopes', async () => {
  const { key, business } = await createKey({
    scopes: ['read'],
    businessFields: { time_zone: 'Asia/Tokyo' },
  });
  expect((await api(key).get('/api/v1/customers')).status).toBe(200);
  expect((await api(key).post('/api/v1/customers', { name: 'Jane' })).status).toBe(403);
  const stored = await adminApi().get(
    `/content-manager/collection-types/api::business.business/${business}`,
  );
  expect(stored.body.data).toMatchObject({ time_zone: 'Asia/Tokyo', api_tokens: { count: 1 } });
});

test('a server of a test has a database of its own', async () => {
  const service = await startService();
  const { key } = await createKey({ service });
  expect((await api(key, service).get('/api/v1/customers')).status).toBe(200);
  expect((await api(key).get('/api/v1/customers')).status).toBe(401);
  expect(await service.stop()).toBe(0);
});
