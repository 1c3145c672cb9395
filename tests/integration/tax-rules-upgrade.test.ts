import { api, createKey } from '../support/api';
import { cloneDatabase, query } from '../support/databases';
import type { HttpClient } from '../support/http';
import { createCustomer, createInvoice, createQuotation, line } from '../support/records';
import { startService, type Service } from '../support/service';

/** A database of a release whose lines had no units and categories. */
let database: string;
let service: Service;
let client: HttpClient;

const LINES = ['components_billing_invoice_lines', 'components_billing_quotation_lines'];
const rows = <T>(text: string) => query<T>(database, text);

async function age(): Promise<void> {
  for (const table of LINES) {
    for (const column of ['unit_code', 'tax_category', 'tax_exemption_reason'])
      await rows(`alter table ${table} drop column ${column}`);
  }
  for (const table of ['businesses', 'invoices', 'quotations'])
    await rows(`alter table ${table} drop column tax_rounding cascade`);
  await rows('alter table businesses drop column zero_rate_category');
  await rows("delete from invoicing_steps where name = 'tax-rules'");
  // Strapi looks at the tables again only where it knows of no schema.
  await rows('delete from strapi_database_schema');
}

const made: Record<'invoices' | 'quotations', { id: string; updated_at: string }> = {
  invoices: { id: '', updated_at: '' },
  quotations: { id: '', updated_at: '' },
};

beforeAll(async () => {
  database = await cloneDatabase();
  service = await startService({ database });
  const { key } = await createKey({ service });
  client = api(key, service);
  const customer = await createCustomer(client);
  const fields = { status: 'sent', items: [line(), line({ tax_rate: 0 })] };
  made.invoices = await createInvoice(client, customer.id, fields);
  made.quotations = await createQuotation(client, customer.id, fields);
  await service.stop();
  await age();
  service = await startService({ database });
  client = api(key, service);
});
afterAll(() => service.stop());

test.each(['invoices', 'quotations'] as const)('%s are taken along unchanged', async (kind) => {
  const { id, updated_at } = made[kind];
  const { body } = await client.get(`/api/v1/${kind}/${id}`);
  expect(body).toMatchObject({ updated_at, subtotal: 200, tax_amount: 10, total: 210 });
  const pieces = { unit_code: 'C62', tax_exemption_reason: null };
  expect(body[kind === 'invoices' ? 'invoice_items' : 'quotation_items']).toMatchObject([
    { ...pieces, tax_category: 'S' },
    { ...pieces, tax_category: null },
  ]);
  const [row] = await rows<object>(`select tax_rounding from ${kind}`);
  expect(row).toEqual({ tax_rounding: 'line' });
});

test('businesses go on with rounding for each line', async () => {
  const found = await rows<object>(
    'select distinct tax_rounding, zero_rate_category from businesses',
  );
  expect(found).toEqual([{ tax_rounding: 'line', zero_rate_category: null }]);
});
