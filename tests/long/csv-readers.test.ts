import type { IncomingMessage } from 'node:http';
import { api, createKey, type IssuedKey } from '../support/api';
import { CSV, openExport, readRest } from '../support/csv';
import { query, rowOf } from '../support/databases';
import { eventually } from '../support/eventually';
import { expectError } from '../support/expect-error';
import { createCustomer } from '../support/records';
import { readRun } from '../support/run';
import { startService, type Service } from '../support/service';

/** Readers that are slow, go away or are cut off. An export of 15 MB does not fit into any buffer. */
const ROWS = 1_500;
const PATH = '/api/v1/customers';

let service: Service;
let issued: IssuedKey;
const opened: IncomingMessage[] = [];

beforeAll(async () => {
  service = await startService({ env: { EXPORTS_AT_ONCE: '3' } });
  issued = await createKey({ service });
  const business = await rowOf(service.databaseUrl, 'businesses', issued.business);
  await query(
    service.databaseUrl,
    `INSERT INTO customers (business_id, document_id, name, notes, created_at, updated_at, published_at)
      SELECT $1, gen_random_uuid(), 'Customer ' || n, repeat('n', 10000), now(), now(), now()
      FROM generate_series(1, ${ROWS}) n`,
    [business],
  );
});

afterEach(async () => {
  for (const answer of opened.splice(0)) answer.destroy();
  await eventually(async () => (await connections()).length === 0);
});

afterAll(() => service?.stop());

/** The connections that hold the snapshot of an export. */
const connections = () =>
  query<{ pid: number }>(
    service.databaseUrl,
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database()
      AND application_name = 'invoicing-export' AND xact_start IS NOT NULL`,
  );

async function open(key = issued.key, path = PATH): Promise<IncomingMessage> {
  const answer = await openExport(service, path, key);
  opened.push(answer);
  return answer;
}

/** The names of the customers in an export. Its rows are not parsed, since they are long. */
const namesIn = (text: string): string[] =>
  text
    .split('\r\n')
    .slice(1, -1)
    .map((row) => row.split(',')[2] ?? '');

test('an export holds the records as they were at its start, however slow its reader is', async () => {
  const answer = await open();
  const client = api(issued.key, service);
  await createCustomer(client, { name: 'Late' });
  const names = namesIn(await readRest(answer));
  expect(names).toHaveLength(ROWS);
  expect(names).not.toContain('Late');
  expect(new Set(names).size).toBe(ROWS);
  await query(service.databaseUrl, `DELETE FROM customers WHERE name = 'Late'`);
});

test('a reader who goes away frees the connection', async () => {
  const answer = await open();
  expect(await connections()).toHaveLength(1);
  answer.destroy();
  await eventually(async () => (await connections()).length === 0);
});

test('a workbook is written while it is read, and ends with its reader or its database', async () => {
  const token = readRun().adminToken;
  const workbook = () => open(token, '/invoicing/export/customers?format=xlsx&reading=true');
  const left = await workbook();
  expect([left.statusCode, (await connections()).length]).toEqual([200, 1]);
  left.destroy();
  await eventually(async () => (await connections()).length === 0);
  const cut = await workbook();
  for (const { pid } of await connections())
    await query(service.databaseUrl, 'SELECT pg_terminate_backend($1)', [pid]);
  await expect(readRest(cut)).rejects.toThrow('aborted');
});

test('a database that fails midway cuts the connection, so no part is taken for the whole', async () => {
  const answer = await open();
  for (const { pid } of await connections())
    await query(service.databaseUrl, 'SELECT pg_terminate_backend($1)', [pid]);
  const failure = await readRest(answer).then(
    () => null,
    (error: Error) => error.message,
  );
  expect(failure).toBe('aborted');
  expect(namesIn(await readRest(await open()))).toHaveLength(ROWS);
});

test('two exports of a business and three in all run at once; another one is told to wait', async () => {
  const [first] = [await open(), await open()];
  const third = await api(issued.key, service).get(PATH, CSV);
  expectError(third, 429, 'rate_limited');
  expect(third.headers.get('retry-after')).toBe('10');
  const second = await createKey({ service });
  expect((await api(second.key, service).get(PATH, CSV)).status).toBe(200);
  const large = await createKey({ service, business: issued.business });
  expectError(await api(large.key, service).get(PATH, CSV), 429, 'rate_limited');
  first.destroy();
  await eventually(async () => (await connections()).length === 1);
  expect((await open()).statusCode).toBe(200);
});

test('exports leave the connections of all other requests alone', async () => {
  await Promise.all([open(), open()]);
  const client = api(issued.key, service);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => client.get(`${PATH}?limit=1`)),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

// The last test: afterwards there is no service.
test('a service that stops lets an export in flight end', async () => {
  const answer = await open();
  const stopped = service.stop();
  expect(namesIn(await readRest(answer))).toHaveLength(ROWS);
  expect(await stopped).toBe(0);
});
