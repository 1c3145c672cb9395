import { api, createKey } from '../support/api';
import { LEAST, PREVIEW, send } from '../support/generator';
import { startService, type Service } from '../support/service';

let service: Service;

beforeAll(async () => {
  // Nothing listens on port 1.
  service = await startService({ env: { REDIS_URL: 'redis://127.0.0.1:1' } });
});
afterAll(() => service.stop());

test('without Redis requests are served, and the log gets one line per minute', async () => {
  const client = api((await createKey({ service })).key, service);
  for (let index = 0; index < 30; index += 1) {
    expect((await client.get('/api/v1/customers')).status).toBe(200);
    expect((await send({ ...LEAST, items: [] }, { service, path: PREVIEW })).status).toBe(400);
  }
  for (let index = 0; index < 5; index += 1) {
    expect((await send(LEAST, { service, path: PREVIEW })).status).toBe(200);
  }
  const lines = service
    .logs()
    .split('\n')
    .filter((line) => /redis|not counted/i.test(line));
  expect(lines.length).toBeGreaterThanOrEqual(1);
  expect(lines.length).toBeLessThanOrEqual(3);
  expect(lines[0]).toContain('Redis cannot be reached, so requests are not limited');
});
