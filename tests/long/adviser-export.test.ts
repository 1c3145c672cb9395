import { adminApi, api, createKey } from '../support/api';
import { bytesAt, exportedFiles, startExport, TABLES } from '../support/adviser-export';
import { query } from '../support/databases';
import { eventually } from '../support/eventually';
import type { HttpClient } from '../support/http';
import { jobUntil } from '../support/jobs';
import { createCustomer, createInvoice } from '../support/records';
import { readRun } from '../support/run';
import { startService, type Service } from '../support/service';

/* Exports for the adviser outlive their node, and their files stay for a day. */

const YEAR = { from: '2026-01-01', to: '2026-12-31' };
const COUNT = 60;

let service: Service;
let business: string;
let client: HttpClient;
let customer: string;
let numbers: string[];
let ids: string[];

beforeAll(async () => {
  service = await startService();
  const made = await createKey({ service, businessFields: { currency: 'EUR' } });
  business = made.business;
  client = api(made.key, service);
  customer = (await createCustomer(client)).id as string;
  const invoices = [];
  for (let at = 0; at < COUNT; at += 1)
    invoices.push(
      await createInvoice(client, customer, { status: 'sent', issue_date: '2026-03-01' }),
    );
  numbers = invoices.map((one) => one.invoice_number as string);
  ids = invoices.map((one) => one.id as string);
});

afterAll(async () => {
  await service?.stop();
});

const person = () => ({ ...adminApi(service), token: readRun().adminToken });

const filesOf = async (job: string): Promise<number> => {
  const [row] = await query<{ count: number }>(
    service.databaseUrl,
    'select count(distinct name)::int as count from job_files where job_id = $1',
    [job],
  );
  return row?.count ?? 0;
};

/** Each document once, and the bytes of its single download. */
async function expectWhole(job: string): Promise<void> {
  const operator = person();
  const files = await exportedFiles(operator, job, service);
  expect([...files.keys()]).toEqual([
    ...TABLES.map((name) => `${name}.csv`),
    ...numbers.map((number) => `invoices/${number}.pdf`),
  ]);
  for (const [at, id] of ids.entries()) {
    const { bytes } = await bytesAt(operator, `/invoicing/invoices/${id}/pdf`, service);
    expect(files.get(`invoices/${numbers[at] ?? ''}.pdf`)?.equals(bytes)).toBe(true);
  }
  await operator.post(`/invoicing/jobs/${job}/close`);
}

test('an export goes on after its node was killed, and has each document once', async () => {
  const started = person();
  const job = await startExport(started, business, YEAR);
  await jobUntil(started, job, ({ done }) => done >= 25);
  await service.kill9();
  service = await startService({ database: service.databaseUrl });
  const operator = person();
  const all = TABLES.length + COUNT;
  const { state, done, refused } = await jobUntil(operator, job);
  expect({ state, done, refused }).toEqual({ state: 'ended', done: all, refused: 0 });
  await expectWhole(job);
});

test('two nodes share an export, and make each document once', async () => {
  const second = await startService({ database: service.databaseUrl });
  try {
    const operator = person();
    const job = await startExport(operator, business, YEAR);
    expect(await jobUntil(operator, job)).toMatchObject({ state: 'ended', refused: 0 });
    await expectWhole(job);
  } finally {
    await second.stop();
  }
});

test('files are removed a day after the end, and at once where an export is cancelled', async () => {
  const operator = person();
  const old = await startExport(operator, business, YEAR);
  await jobUntil(operator, old);
  const cancelled = await startExport(operator, business, YEAR);
  await jobUntil(operator, cancelled, ({ done }) => done >= 15);
  await operator.post(`/invoicing/jobs/${cancelled}/cancel`);
  expect(await filesOf(cancelled)).toBe(0);
  const kept = await startExport(operator, business, YEAR);
  await jobUntil(operator, kept);
  await query(
    service.databaseUrl,
    `update jobs set ended_at = ended_at - interval '1 day' where id = $1`,
    [old],
  );
  await service.stop();
  service = await startService({ database: service.databaseUrl });
  await eventually(async () => (await filesOf(old)) === 0);
  expect(await filesOf(cancelled)).toBe(0);
  expect(await filesOf(kept)).toBe(TABLES.length + COUNT);
});

test('a document that was set back to draft meanwhile is left out', async () => {
  const operator = person();
  const job = await startExport(operator, business, YEAR);
  await jobUntil(operator, job);
  client = api((await createKey({ service, business })).key, service);
  const draft = await createInvoice(client, customer, {
    status: 'draft',
    issue_date: '2026-03-01',
  });
  await query(
    service.databaseUrl,
    `with again as (update job_documents set is_done = false, document_id = $2 where job_id = $1 and place = 10)
      update jobs set state = 'running', done = total - 1, ended_at = null where id = $1`,
    [job, draft.id],
  );
  const { results } = await jobUntil(operator, job);
  const { id: documentId, invoice_number: number } = draft;
  expect(results).toEqual([{ documentId, number, problem: 'it was set back to draft' }]);
});

test('a download that loses a piece is cut, so that nobody takes a part for the whole', async () => {
  const operator = person();
  const job = await startExport(operator, business, YEAR);
  await jobUntil(operator, job);
  await query(
    service.databaseUrl,
    `update job_files set piece = 7 where job_id = $1 and name = 'invoice-lines.csv' and piece = 1`,
    [job],
  );
  await expect(bytesAt(operator, `/invoicing/jobs/${job}/file`, service)).rejects.toThrow(
    'terminated',
  );
});
