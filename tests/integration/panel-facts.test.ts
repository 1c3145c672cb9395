import { adminApi, api } from '../support/api';
import { connect, CUSTOMERS, INVOICES, line, QUOTATIONS, saveForm } from '../support/desk';
import type { HttpClient } from '../support/http';
import { csv, invoiceOfNumber, sendImport, sendInvoices } from '../support/imports';
import { createCustomer, type Fields } from '../support/records';
import { readRun } from '../support/run';
import { createShop, type Shop } from '../support/two-businesses';

/** Facts of documents as forms and imports of the panel state them. */

const PLACE = {
  name: null,
  address: 'Kai 3',
  city: 'Bremen',
  state: null,
  postal_code: '28195',
  country_code: 'DE',
};
const FACTS = { sku: 'A-1', order_line_reference: '10', standard_item_id: '4006381333931' };
const MAY = { service_period_start: '2026-05-01', service_period_end: '2026-05-31' };

let shop: Shop;
let client: HttpClient;
let customer: string;

beforeAll(async () => {
  shop = await createShop('FACTS');
  client = api(shop.key);
  customer = (await createCustomer(client, { name: 'Depot', delivery_address: PLACE })).id;
});

const save = async (path: string, fields: Fields) => {
  const owner = { business: connect(shop.ids.business), customer: connect(customer) };
  return adminApi().post(path, { ...owner, items: [line()], ...fields });
};
const problems = ({ body }: { body: Fields }) =>
  (body as { error: { details: { errors: { path: string[] }[] } } }).error.details.errors.map(
    ({ path }) => path.join('.'),
  );

test('a form without a place takes that of the customer, and one that is emptied has none', async () => {
  for (const [path, table] of [
    [INVOICES, 'invoices'],
    [QUOTATIONS, 'quotations'],
  ] as const) {
    const made = await save(path, { delivery_address: null });
    expect(made.status).toBe(201);
    const { documentId } = made.body.data;
    const read = async () => (await client.get(`/api/v1/${table}/${documentId}`)).body;
    expect((await read()).delivery_address).toEqual(PLACE);
    const blank = { address: '', city: ' ', country_code: null, postal_code: '' };
    await saveForm(`${path}/${documentId}`, { delivery_address: blank });
    expect((await read()).delivery_address).toBeNull();
  }
});

test('a form states periods and facts of lines, and an issued invoice keeps them', async () => {
  const items = [line({ ...FACTS, ...MAY })];
  const made = await save(INVOICES, { ...MAY, delivery_address: PLACE, items });
  const { documentId } = made.body.data;
  const read = async () => (await client.get(`/api/v1/invoices/${documentId}`)).body;
  expect(await read()).toMatchObject({ ...MAY, invoice_items: [{ ...FACTS, ...MAY }] });
  await client.patch(`/api/v1/invoices/${documentId}`, { status: 'paid' });
  const path = `${INVOICES}/${documentId}`;
  const form = { ...MAY, delivery_address: { ...PLACE, name: '' }, notes: 'N' };
  expect((await saveForm(path, form)).status).toBe(200);
  for (const change of [
    { service_period_end: null },
    { delivery_address: null },
    { delivery_address: { ...PLACE, city: 'Emden' } },
  ])
    expect((await saveForm(path, change)).status).toBe(400);
  expect(await read()).toMatchObject({ ...MAY, delivery_address: PLACE, notes: 'N' });
});

test('bad facts are named at their fields', async () => {
  const bad = await save(INVOICES, {
    delivery_address: { city: 'Bremen' },
    items: [line({ standard_item_id: '4006381333932' })],
  });
  expect([bad.status, problems(bad).sort()]).toEqual([
    400,
    ['delivery_address.country_code', 'items.0.standard_item_id'],
  ]);
  const outside = await save(INVOICES, {
    ...MAY,
    items: [line({ service_period_end: '2026-06-01' })],
  });
  expect([outside.status, problems(outside)]).toEqual([400, ['items.0.service_period_end']]);
});

test('a customer of a form has a delivery address, or none', async () => {
  const path = `${CUSTOMERS}/${customer}`;
  const read = async () => (await client.get(`/api/v1/customers/${customer}`)).body;
  await saveForm(path, { delivery_address: { ...PLACE, city: 'Emden', country_code: 'de' } });
  expect((await read()).delivery_address).toEqual({ ...PLACE, city: 'Emden' });
  const bad = await saveForm(path, { delivery_address: { city: 'Emden' } });
  expect([bad.status, problems(bad)]).toEqual([400, ['delivery_address.country_code']]);
  await saveForm(path, { delivery_address: PLACE });
  expect((await read()).delivery_address).toEqual(PLACE);
});

test('imports read the columns of an export', async () => {
  const head = 'name,delivery_address.city,delivery_address.country_code';
  const asked = { token: readRun().adminToken, business: shop.ids.business };
  const customers = csv(head, 'Imported,Bremen,Germany', 'Bare,,', 'Bad,Bremen,');
  const { data } = await sendImport(customers, { ...asked, list: 'customers' });
  expect(data).toMatchObject({
    created: 2,
    problems: [{ row: 4, column: 'delivery_address.country_code' }],
  });
  const good = csv(head, 'Imported,Bremen,Germany', 'Bare,,');
  await sendImport(good, { ...asked, list: 'customers' });
  const { body } = await client.get('/api/v1/customers?name=Imported');
  expect(body.data[0].delivery_address).toMatchObject({ city: 'Bremen', country_code: 'DE' });
  const invoices = csv(
    'invoice_number,issue_date,customer_name,status,description,quantity,unit_price,service_period_start,service_period_end,sku,order_line_reference,standard_item_id,delivery_address.city,delivery_address.country_code',
    'F-1,2024-03-05,Bare,sent,Work,1,10,2024-03-01,2024-03-31,A-1,10,4006381333931,Bremen,DE',
  );
  const sent = await sendInvoices(invoices, {
    business: shop.ids.business,
    more: { sum: '{"USD":"10"}' },
  });
  expect([sent.data['problems'], sent.data['created']]).toEqual([[], 1]);
  expect(await invoiceOfNumber(client, 'F-1')).toMatchObject({
    service_period_start: '2024-03-01',
    service_period_end: '2024-03-31',
    delivery_address: { city: 'Bremen', country_code: 'DE' },
    invoice_items: [FACTS],
  });
});
