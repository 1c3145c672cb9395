import { Client } from 'pg';
import { adminApi, api, createKey } from '../support/api';
import { createCustomer, createInvoice } from '../support/records';
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

const PAGE = 'The figures of this page take too long. Choose one business, or try again later.';
const REPORT = 'This report takes too long. Choose a shorter period.';

test('a report that takes longer than a statement may says what helps', async () => {
  const { key, business } = await createKey({ service });
  const customer = (await createCustomer(api(key, service))).id;
  const admin = adminApi(service);
  const paths = [at(business, `tax?${PERIOD}`), at(business, 'open-items'), statementAt(customer)];
  for (const path of paths) expect([path, (await admin.get(path)).status]).toEqual([path, 200]);

  await database.query('BEGIN; LOCK TABLE invoices IN ACCESS EXCLUSIVE MODE');
  const answers = await Promise.all(paths.map((path) => admin.get(path)));
  await database.query('ROLLBACK');
  expect(answers.map(({ status, body }) => [status, body.error.message])).toEqual(
    paths.map(() => [503, REPORT]),
  );
});

test('a home page that cannot be read in time says what helps', async () => {
  await database.query('BEGIN; LOCK TABLE webhook_endpoints IN ACCESS EXCLUSIVE MODE');
  const { status, body } = await adminApi(service).get('/invoicing/home');
  await database.query('ROLLBACK');
  expect([status, body.error.message]).toEqual([503, PAGE]);
});

test('a figure of the home page that takes too long leaves the others', async () => {
  const { key } = await createKey({ service });
  const client = api(key, service);
  const customer = await createCustomer(client);
  await createInvoice(client, customer.id, { status: 'sent', currency: 'CHF' });
  await database.query('BEGIN; LOCK TABLE payments IN ACCESS EXCLUSIVE MODE');
  const { status, body } = await adminApi(service).get('/invoicing/home');
  await database.query('ROLLBACK');
  expect([status, body.data.too_slow]).toEqual([200, ['paid']]);
  expect(body.data.money).toEqual([
    expect.objectContaining({ currency: 'CHF', outstanding_count: 1, payment_count: 0 }),
  ]);
});
