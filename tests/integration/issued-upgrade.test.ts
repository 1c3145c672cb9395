import { api, createKey } from '../support/api';
import { cloneDatabase, query } from '../support/databases';
import { eventually } from '../support/eventually';
import { textIn } from '../support/generator';
import type { HttpClient } from '../support/http';
import { createCustomer, createInvoice, createQuotation } from '../support/records';
import { startService, type Service } from '../support/service';
import { getPdf } from '../support/stored-pdf';

/** A database of a release whose documents kept no details. */
let database: string;
let service: Service;
let client: HttpClient;
let key: string;

const rows = <T>(text: string) => query<T>(database, text);

const COLUMNS = ['issued_at', 'issued_details', 'handed_out_at'];
const AMOUNTS = ['amount_recorded', 'amount_credited', 'credit_total', 'amount_refunded'];
const STATUSES = {
  invoices: ['draft', 'sent', 'paid', 'overdue', 'cancelled'],
  quotations: ['draft', 'sent', 'accepted', 'rejected', 'expired'],
} as const;
type Table = keyof typeof STATUSES;
const TABLES = ['invoices', 'quotations'] as const;

async function age(): Promise<void> {
  for (const table of TABLES) {
    const columns = table === 'invoices' ? [...COLUMNS, ...AMOUNTS] : COLUMNS;
    for (const column of columns) await rows(`alter table ${table} drop column ${column} cascade`);
  }
  for (const table of TABLES) {
    await rows(`drop table ${table}_kept_lines`);
    await rows(
      `drop function invoicing_forget_${table}, invoicing_forget_lines_of_${table} cascade`,
    );
  }
  await rows('alter table businesses drop column lock_documents cascade');
  await rows('drop table cancellations');
  await rows("delete from invoicing_steps where name in ('issued-documents', 'books-by-day')");
  // Strapi looks at the tables again only where it knows of no schema.
  await rows('delete from strapi_database_schema');
}

const made: Record<Table, Record<string, unknown>[]> = { invoices: [], quotations: [] };
let customer: string;
/** The day on which a sent invoice was cancelled. */
let cancelledOn: string;

const read = async (table: Table, id: unknown) =>
  (await client.get(`/api/v1/${table}/${id as string}`)).body as Record<string, unknown>;

beforeAll(async () => {
  database = await cloneDatabase();
  service = await startService({ database });
  ({ key } = await createKey({ service }));
  client = api(key, service);
  customer = (await createCustomer(client, { city: 'Bath' })).id as string;
  for (const status of STATUSES.invoices) {
    const { id } = await createInvoice(client, customer, { status, amount_paid: 1.25 });
    made.invoices.push(await read('invoices', id));
  }
  for (const status of STATUSES.quotations) {
    const { id } = await createQuotation(client, customer, { status });
    made.quotations.push(await read('quotations', id));
  }
  const { id } = await createInvoice(client, customer, {
    status: 'sent',
    issue_date: '2026-01-05',
  });
  await client.patch(`/api/v1/invoices/${id as string}`, { status: 'cancelled' });
  made.invoices.push(await read('invoices', id));
  const [cancelled] = (
    await rows<{ day: string }>('select day::text from cancellations order by number')
  ).map(({ day }) => day);
  cancelledOn = cancelled ?? '';
  await service.stop();
  await age();
  service = await startService({ database });
  client = api(key, service);
});
afterAll(() => service.stop());

test.each(TABLES)(
  '%s that are no drafts count as issued, and nothing else changes',
  async (table) => {
    for (const before of made[table]) {
      const issued_at = before['status'] === 'draft' ? null : before['created_at'];
      expect(await read(table, before['id'])).toEqual({ ...before, issued_at });
    }
  },
);

test('an invoice that was cancelled counts from the day in its history, else from its issue', async () => {
  const found = await rows<{ issued: string; day: string }>(
    `select i.issue_date::text as issued, c.day::text as day
     from cancellations c join invoices i on i.id = c.invoice_id order by i.id`,
  );
  const [unknown, known] = found;
  expect(unknown?.day).toBe(unknown?.issued);
  expect(known).toEqual({ issued: '2026-01-05', day: cancelledOn });
  expect(found).toHaveLength(2);
});

test.each(TABLES)('the lines of %s of before are kept soon after the start', async (table) => {
  const count = async (from: string) =>
    (await rows<{ n: number }>(`select count(*)::int as n from ${from}`))[0]?.n;
  await eventually(async () => (await count(`${table}_kept_lines`)) === made[table].length);
  for (const before of made[table]) {
    const { issued_at: _then, ...told } = await read(table, before['id']);
    expect(before).toMatchObject(told);
  }
});

test.each(TABLES)('%s of before print the details of the day of the upgrade', async (table) => {
  const path = `/api/v1/customers/${customer}`;
  expect((await client.patch(path, { city: 'Cork' })).status).toBe(200);
  const cities = [];
  for (const { id, status } of made[table]) {
    const text = textIn(await getPdf(key, `${table}/${id as string}`, {}, service));
    cities.push([status, text.includes('Bath'), text.includes('Cork')]);
  }
  expect(cities).toEqual(
    made[table].map(({ status }) => [status, status !== 'draft', status === 'draft']),
  );
});

test('drafts of before are issued with the details of that day', async () => {
  const draft = made.invoices[0]?.['id'] as string;
  const sent = await client.patch(`/api/v1/invoices/${draft}`, { status: 'sent' });
  expect(sent.body.issued_at).toBe(sent.body.updated_at);
});

test('businesses lock what is issued, and another start changes nothing', async () => {
  await service.stop();
  service = await startService({ database });
  client = api(key, service);
  expect(await rows('select distinct lock_documents from businesses')).toEqual([
    { lock_documents: 'when_sent' },
  ]);
  const [amounts] = await rows<Record<string, string>>(
    `select ${AMOUNTS.map((name) => `count(${name}) filter (where ${name} = 0) as ${name}`).join(', ')}
      from invoices`,
  );
  expect(Object.values(amounts ?? {})).toEqual(AMOUNTS.map(() => String(made.invoices.length)));
  const [off] = await rows(
    `select count(*)::int as disabled from pg_trigger where tgenabled = 'D'`,
  );
  expect(off).toEqual({ disabled: 0 });
});
