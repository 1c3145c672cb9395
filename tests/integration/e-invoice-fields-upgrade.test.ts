import { adminApi, api } from '../support/api';
import { cloneDatabase, query } from '../support/databases';
import { saveForm } from '../support/desk';
import { createTrade, getEInvoice, type Trade } from '../support/trade';
import { historyOf, changesOf } from '../support/history';
import { startService, type Service } from '../support/service';

/** A database of the release before e-invoices: parties without identifiers, details without them. */
let database: string;
let service: Service;
let trade: Trade;
let sent: string;
let draft: string;
let before: string;

const BUSINESS = '/content-manager/collection-types/api::business.business';
const IDENTIFIERS = [
  ...['registration_id', 'registration_scheme'],
  ...['electronic_address', 'electronic_address_scheme'],
];
const COLUMNS = {
  businesses: [...IDENTIFIERS, 'business_process', 'coded_notes'],
  customers: [...IDENTIFIERS, 'e_invoice_format'],
};

const rows = <T>(text: string) => query<T>(database, text);

/** Kept details of before, the functions of before, and no columns and no table. */
async function age(): Promise<void> {
  await rows('alter table invoices disable trigger user');
  await rows(`update invoices set issued_details = jsonb_build_object(
    'business', (issued_details::jsonb -> 'business') - '{${COLUMNS.businesses.join(',')}}'::text[],
    'customer', (issued_details::jsonb -> 'customer') - '{${IDENTIFIERS.join(',')}}'::text[])
    where issued_details is not null`);
  await rows('alter table invoices enable trigger user');
  await rows('drop table e_invoices');
  for (const [table, columns] of Object.entries(COLUMNS))
    for (const column of columns) await rows(`alter table ${table} drop column ${column}`);
  await rows(`delete from invoicing_steps where name = 'e-invoices'`);
  // Strapi looks at the tables again only where it knows of no schema.
  await rows('delete from strapi_database_schema');
}

const read = async (id: string) => (await trade.client.get(`/api/v1/invoices/${id}`)).text;

beforeAll(async () => {
  database = await cloneDatabase();
  service = await startService({ database });
  trade = await createTrade({}, { service });
  sent = (await trade.invoice()).id;
  draft = (await trade.invoice({ status: 'draft' })).id;
  before = await read(sent);
  await service.stop();
  await age();
  service = await startService({ database });
  trade = { ...trade, client: api(trade.key, service) };
});
afterAll(() => service.stop());

const form = () => `${BUSINESS}/${trade.business}`;
const xml = async (id: string) => {
  const { status, bytes } = await getEInvoice(trade.key, `invoices/${id}`, 'ubl', service);
  expect(status).toBe(200);
  return bytes.toString('utf8');
};

test('documents of before are as they were', async () => {
  expect(await read(sent)).toBe(before);
});

test('issued documents of before have the identifiers of today, later ones those of their issue', async () => {
  const admin = adminApi(service);
  const saved = { registration_id: 'HRB 1', registration_scheme: '0204', city: 'Bremen' };
  expect((await saveForm(form(), saved, admin)).status).toBe(200);
  await trade.client.patch(`/api/v1/invoices/${draft}`, { status: 'sent' });
  expect((await saveForm(form(), { registration_id: 'HRB 2' }, admin)).status).toBe(200);
  const [old, later] = [await xml(sent), await xml(draft)];
  expect(old).toContain('HRB 2');
  // The other details are those of the issue.
  expect(old).toContain('Hamburg');
  expect(later).toContain('HRB 1');
  expect(later).not.toContain('HRB 2');
  expect(later).toContain('Bremen');
});

test('the history of parties tells of the new fields', async () => {
  const path = `/api/v1/customers/${trade.customer}`;
  await trade.client.patch(path, { electronic_address: 'a@b.example' });
  const [last] = await historyOf(trade.client, path);
  expect(changesOf(last)).toEqual({ electronic_address: [null, 'a@b.example'] });
});
