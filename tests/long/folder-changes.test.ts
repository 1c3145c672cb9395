import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { adminApi, api, createKey } from '../support/api';
import { connect, INVOICES, line } from '../support/desk';
import { eventually } from '../support/eventually';
import { createCustomer } from '../support/records';
import { startService, type Service } from '../support/service';

/*
 * How far a reader of one request has to jump: its files in the order in which it enters them first, and
 * how often the next one lies in another top-level folder of `src`. Prints both. Also how many files stand
 * before the handler.
 */
const folder = mkdtempSync(path.join(tmpdir(), 'invoicing-flows-'));
const trace = path.join(folder, 'files.json');
const TRACED = { 'X-Trace-Files': 'yes' };
let service: Service;
let key: string;
let business: string;
let customer: string;

beforeAll(async () => {
  const hook = path.join(__dirname, '../support/trace-files.cjs');
  service = await startService({
    env: { NODE_OPTIONS: `--require "${hook}"`, TRACE_FILES_TO: trace },
  });
  ({ key, business } = await createKey({ service }));
  customer = (await createCustomer(api(key, service))).id;
});

afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

type Request = (headers: Record<string, string>) => Promise<{ status: number }>;

/** A slow request can find what is kept too old, and enter what makes it anew. So the shortest of three counts. */
async function filesOf(request: Request): Promise<string[]> {
  const ways: string[][] = [];
  while (ways.length < 3) ways.push(await traced(request));
  return ways.reduce((least, way) => (way.length < least.length ? way : least));
}

async function traced(request: Request): Promise<string[]> {
  // The first request of its kind enters what is made once and kept.
  await request({});
  rmSync(trace, { force: true });
  expect((await request(TRACED)).status).toBeLessThan(300);
  await eventually(() => existsSync(trace));
  return JSON.parse(readFileSync(trace, 'utf8')) as string[];
}

function folderChanges(name: string, files: readonly string[]): number {
  const folders = files.map((file) => file.split('/')[0]);
  const changes = folders.filter((one, index) => index > 0 && one !== folders[index - 1]).length;
  console.log(`${name}: ${files.length} files, ${changes} changes of folder\n${files.join(' → ')}`);
  return changes;
}

test('a create over the API changes the folder at most 30 times', async () => {
  const items = [{ description: 'Work', quantity: 2, unit_price: 50 }];
  const files = await filesOf((headers) =>
    api(key, service).post('/api/v1/invoices', { customer_id: customer, items }, headers),
  );
  expect(files).toContain('billing/sql/insert-document');
  expect(folderChanges('POST /api/v1/invoices', files)).toBeLessThanOrEqual(30);
});

/** It goes through the same use case as the create, behind the rights of the operator. */
test('a save in the panel changes the folder at most 30 times', async () => {
  const body = { business: connect(business), customer: connect(customer), items: [line()] };
  const files = await filesOf((headers) => adminApi(service).post(INVOICES, body, headers));
  expect(files).toContain('panel/saves/document');
  expect(folderChanges('Save of an invoice', files)).toBeLessThanOrEqual(30);
});

/** Compression and the limit of strangers came to the way of each request. */
test('a retrieve enters at most 16 files before its handler', async () => {
  const items = [{ description: 'Work', quantity: 1, unit_price: 50 }];
  const made = await api(key, service).post('/api/v1/invoices', { customer_id: customer, items });
  const { id } = made.body as { id: string };
  const files = await filesOf((headers) =>
    api(key, service).get(`/api/v1/invoices/${id}`, headers),
  );
  const before = files.slice(0, files.indexOf('http/routes/record-handlers'));
  console.log(`GET /api/v1/invoices/{id}: ${before.length} files\n${before.join(' → ')}`);
  expect(before).toContain('http/auth/business-key');
  expect(before.length).toBeLessThanOrEqual(16);
});
