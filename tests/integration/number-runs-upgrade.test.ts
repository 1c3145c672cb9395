import { adminApi, api, createKey } from '../support/api';
import { cloneDatabase, query } from '../support/databases';
import { INVOICES } from '../support/desk';
import { numberAt } from '../support/numbers';
import { createCustomer, createInvoice, createQuotation, type Created } from '../support/records';
import { setPattern } from '../support/patterns';
import { startService, type Service } from '../support/service';

/** A database of a release without patterns of numbers. */
let database: string;
let service: Service;
let key: string;
let business: string;
let customer: string;
const drafts: Created[] = [];

const client = () => api(key, service);
const invoice = async (fields = {}) =>
  (await createInvoice(client(), customer, fields)).invoice_number as string;
const rows = <T>(text: string) => query<T>(database, text);
const series = () =>
  rows(`select kind, last_number, record_count from document_sequences order by kind`);

async function age(): Promise<void> {
  for (const trigger of ['invoices_return_number', 'invoices_update_number'])
    await rows(`drop trigger ${trigger} on invoices`);
  await rows(
    `drop function invoicing_return_invoice, invoicing_number_of_invoice,
      invoicing_number_of_quotation, invoicing_number_place, invoicing_number_run`,
  );
  await rows('drop table number_runs');
  for (const kind of ['invoice', 'quotation']) {
    await rows(`alter table businesses drop column ${kind}_number_pattern`);
  }
  await rows("delete from invoicing_steps where name = 'number-runs'");
  // Strapi looks at the tables again only where it knows of no schema.
  await rows('delete from strapi_database_schema');
}

let before: unknown;

beforeAll(async () => {
  database = await cloneDatabase();
  service = await startService({ database });
  ({ key, business } = await createKey({ service }));
  customer = (await createCustomer(client())).id;
  for (let n = 1; n <= 3; n += 1) drafts.push(await createInvoice(client(), customer));
  await createInvoice(client(), customer, { invoice_number: numberAt(5) });
  await createInvoice(client(), customer, { invoice_number: 'MINE' });
  await createQuotation(client(), customer);
  before = await series();
  await service.stop();
  await age();
  service = await startService({ database });
});
afterAll(() => service.stop());

test('the series are as they were', async () => {
  expect(await series()).toEqual(before);
  expect((await client().get('/api/v1/invoices')).body.pagination.total).toBe(5);
});

test('the next numbers are the ones that the older version would give', async () => {
  expect([await invoice(), await invoice()]).toEqual([numberAt(4), numberAt(6)]);
  const { quotation_number } = await createQuotation(client(), customer);
  expect(quotation_number).toBe(numberAt(2, 'QT-'));
});

test('another pattern starts at 1, and the older series then goes on', async () => {
  const set = (pattern: string | null) => setPattern({ business }, pattern, 'invoice', service);
  await set('{YYYY}-{000}');
  expect(await invoice({ issue_date: '2026-01-01' })).toBe('2026-001');
  await set(null);
  expect(await invoice()).toBe(numberAt(7));
});

test('an older draft in the middle of its series is kept', async () => {
  const refused = await adminApi(service).delete(`${INVOICES}/${drafts[1]?.id as string}`);
  expect([refused.status, refused.body.error.message]).toEqual([
    400,
    expect.stringContaining('the draft INV-00002 cannot be deleted'),
  ]);
});
