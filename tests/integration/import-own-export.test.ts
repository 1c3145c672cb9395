import { api, createKey } from '../support/api';
import { invoiceOfNumber, problemsOf, sendImport } from '../support/imports';
import {
  createCustomer,
  createInvoice,
  createProduct,
  line,
  type Fields,
} from '../support/records';
import { readRun } from '../support/run';
import { sharedService } from '../support/service';

let from: { key: string; business: string };
let to: { key: string; business: string };

beforeAll(async () => {
  from = await createKey();
  to = await createKey();
});

async function exported(list: string, query = ''): Promise<string> {
  const answer = await fetch(`${sharedService().url}/api/v1/${list}?${query}`, {
    headers: { Authorization: `Bearer ${from.key}`, Accept: 'text/csv' },
  });
  return answer.text();
}

async function move(list: string, query = ''): Promise<Fields> {
  const more: Record<string, string> = list === 'invoices' ? { new_customers: 'true' } : {};
  const asked = { list, token: readRun().adminToken, business: to.business, more };
  const { data } = await sendImport(await exported(list, query), asked);
  expect(problemsOf(data)).toEqual([]);
  expect(data).toMatchObject({ profile: 'own', stored: true });
  return data;
}

test('customers and products come back whole, with contacts and metadata', async () => {
  const customer = {
    name: '=Ada; Ltd',
    email: 'ada@own.example',
    address: 'Way 1\nHall',
    country_code: 'DE',
    contacts: [{ name: 'Bob', email: 'bob@own.example', receives_documents: true }],
    delivery_address: { address: 'Gate 1', country_code: 'FR' },
    metadata: { crm: '7' },
  };
  await createCustomer(api(from.key), customer);
  await createProduct(api(from.key), { name: 'Hour', sku: 'H', unit_price: 90.5, tax_rate: 19 });
  expect(await move('customers')).toMatchObject({ created: 1 });
  expect(await move('products')).toMatchObject({ created: 1 });
  const first = async (list: string) =>
    ((await api(to.key).get(`/api/v1/${list}`)).body.data as Fields[])[0];
  expect(await first('customers')).toMatchObject(customer);
  expect(await first('products')).toMatchObject({ name: 'Hour', sku: 'H', unit_price: 90.5 });
  expect(await move('customers')).toMatchObject({ created: 0, same: 1 });
});

test('invoices come with their lines, or with their sums alone', async () => {
  const { id } = await createCustomer(api(from.key), { name: 'Lines Ltd' });
  const items = [
    line({ description: 'Work', quantity: 3, unit_price: 33.33, tax_rate: 19 }),
    line({ description: 'Book', quantity: 1, unit_price: 10, tax_rate: 7 }),
  ];
  const fields = { status: 'sent', items, issue_date: '2026-01-05', due_date: '2099-01-05' };
  await createInvoice(api(from.key), id, { ...fields, invoice_number: 'OWN-1' });
  expect(await move('invoices', 'lines=true')).toMatchObject({ created: 1 });
  const moved = await invoiceOfNumber(api(to.key), 'OWN-1');
  expect(moved).toMatchObject({ total: 129.69, tax_amount: 19.7, issue_date: '2026-01-05' });
  expect(moved['invoice_items']).toMatchObject(items);
  const whole = { items: items.slice(0, 1), status: 'paid', issue_date: '2026-01-06' };
  await createInvoice(api(from.key), id, { ...whole, invoice_number: 'OWN-2' });
  expect(await move('invoices', 'number=OWN-2')).toMatchObject({ created: 1 });
  expect(await invoiceOfNumber(api(to.key), 'OWN-2')).toMatchObject({
    status: 'paid',
    total: 118.99,
    tax_amount: 19,
    invoice_items: [{ description: 'Invoice OWN-2', tax_rate: 19 }],
  });
});
