import type { Queryable } from '../../src/database/connection';
import { templateVersionFunction } from '../../src/database/template-version-parts';
import { currentVersion, TEMPLATES } from '../../src/domain/templates';
import { api, createKey } from '../support/api';
import { cloneDatabase, query } from '../support/databases';
import type { HttpClient } from '../support/http';
import { createCustomer, createInvoice, line } from '../support/records';
import { startService, type Service } from '../support/service';
import { textOf } from '../unit/pdf/reader';

/** A database of a release whose templates have version 1 only. */
let database: string;
let service: Service;
let key: string;
let client: HttpClient;
let customer: string;

const ITEMS = [
  line({ tax_rate: 19 }),
  line({ tax_rate: 0, tax_category: 'E', tax_exemption_reason: 'Training' }),
];

async function age(): Promise<void> {
  const db: Queryable = {
    query: async ({ text, values }) => query(database, text, values as unknown[]),
  };
  await templateVersionFunction({ modern: 1, classic: 1, minimal: 1 }).run(db, console as never);
  const later = ['tax-summaries', 'addresses-by-country'];
  await query(database, 'delete from invoicing_steps where name = any($1)', [later]);
}

const issued = (template_type: string) =>
  createInvoice(client, customer, { status: 'sent', template_type, items: ITEMS });

async function versionOf(id: string): Promise<number | null | undefined> {
  const text = 'select template_version from invoices where document_id = $1';
  const [row] = await query<{ template_version: number | null }>(database, text, [id]);
  return row?.template_version;
}

async function printed(id: string): Promise<string> {
  const url = `${service.url}/api/v1/invoices/${id}/pdf`;
  const response = await fetch(url, { headers: { Authorization: `Bearer ${key}` } });
  expect(response.status).toBe(200);
  return textOf(Buffer.from(await response.arrayBuffer()), '-layout');
}

const before: Record<string, string> = {};

beforeAll(async () => {
  database = await cloneDatabase();
  service = await startService({ database });
  await age();
  ({ key } = await createKey({ service }));
  client = api(key, service);
  const address = { city: 'Berlin', postal_code: '10115', country_code: 'DE' };
  customer = (await createCustomer(client, address)).id;
  for (const template of TEMPLATES) before[template] = (await issued(template)).id;
  await service.stop();
  service = await startService({ database });
  client = api(key, service);
});
afterAll(() => service.stop());

describe.each(TEMPLATES)('an invoice in the template %s', (template) => {
  test('that was issued before keeps version 1 and its words', async () => {
    const id = before[template] ?? '';
    expect((await client.patch(`/api/v1/invoices/${id}`, { notes: 'Late' })).status).toBe(200);
    expect(await versionOf(id)).toBe(1);
    const text = await printed(id);
    expect(text).toMatch(/Tax \(19%\) +\$19\.00/);
    expect(text).not.toContain('Tax rate');
    expect(text).toContain('Berlin, 10115');
  });

  test('that is issued after the upgrade has the current version, a summary and an address by country', async () => {
    const { id } = await issued(template);
    expect(await versionOf(id as string)).toBe(currentVersion(template));
    const text = await printed(id as string);
    expect(text).toMatch(/Tax rate +Net amount +Tax\b/);
    expect(text).toMatch(/^ *19% +\$100\.00 +\$19\.00/m);
    expect(text).toMatch(/^ *0% \(E\) Exempt from tax +\$100\.00 +\$0\.00/m);
    expect(text).toContain('0% (E): Training');
    expect(text).not.toContain('Tax (19%)');
    expect(text).toContain('10115 Berlin');
  });
});
