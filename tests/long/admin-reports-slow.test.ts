import { Client } from 'pg';
import { adminApi, api, createKey } from '../support/api';
import { createCustomer } from '../support/records';
import { at, PERIOD, statementAt } from '../support/reports';
import { startService, type Service } from '../support/service';

let service: Service;
let database: Client;
beforeAll(async () => {
  service = await startService();
  database = new Client({ connectionString: service.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await service?.stop();
});

test('a report that takes longer than a statement may says what helps', async () => {
  const { key, business } = await createKey({ service });
  const customer = (await createCustomer(api(key, service))).id;
  const admin = adminApi(service);
  const paths = [at(business, `tax?${PERIOD}`), at(business, 'open-items'), statementAt(customer)];
  for (const path of paths) expect([path, (await admin.get(path)).status]).toEqual([path, 200]);

  await database.query('BEGIN; LOCK TABLE invoices IN ACCESS EXCLUSIVE MODE');
  const answers = await Promise.all(paths.map((path) => admin.get(path)));
  await database.query('ROLLBACK');
  for (const { status, body } of answers) {
    expect(status).toBe(503);
    expect(body.error.message).toBe('This report takes too long. Choose a shorter period.');
  }
});
