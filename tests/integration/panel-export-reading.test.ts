import { read, utils } from '@e965/xlsx';
import { adminApi, api } from '../support/api';
import { readCsv } from '../support/csv';
import { problemsOf, sendImport } from '../support/imports';
import {
  createCustomer,
  createInvoice,
  createProduct,
  line,
  recordPayment,
  type Fields,
} from '../support/records';
import { readRun } from '../support/run';
import { sharedService } from '../support/service';
import { TYPES, twoShops, type Shop } from '../support/two-businesses';
import { operatorWho, CM } from '../support/operators';

let from: Shop;
let to: Shop;

const CUSTOMER = {
  name: "'=Ada; Ltd",
  address: 'Way 1\nHall',
  country_code: 'DE',
  contacts: [{ name: 'Bob', email: 'bob@reading.example', receives_documents: true }],
  metadata: { crm: '7' },
};
const ITEMS = [
  line({ description: '=Work', quantity: 3, unit_price: 33.33, tax_rate: 19 }),
  line({ description: 'Credit', quantity: 1, unit_price: -10, tax_rate: 7 }),
];

beforeAll(async () => {
  ({ mine: from, foreign: to } = await twoShops());
  const client = api(from.key);
  const { id } = await createCustomer(client, CUSTOMER);
  await createProduct(client, { name: 'Hour', sku: 'H-R', unit_price: 90.5, tax_rate: 19 });
  const fields = { status: 'sent', items: ITEMS, issue_date: '2026-01-05', due_date: '2099-01-05' };
  await createInvoice(client, id, { ...fields, invoice_number: 'READ-1' });
  const paid = await createInvoice(client, id, { ...fields, invoice_number: 'READ-2' });
  await recordPayment(client, paid.id, { amount: 20, paid_on: '2026-01-07' });
});

/** @param query of the list beside the form */
async function file(list: string, language: string, query = ''): Promise<Response> {
  const url = `${sharedService().url}/invoicing/export/${list}?reading=true&filters[business][documentId][$eq]=${from.ids.business}${query}`;
  const headers = {
    Authorization: `Bearer ${readRun().adminToken}`,
    Cookie: `invoicing_language=${language}`,
  };
  return fetch(url, { headers });
}

const sheetOf = async (answer: Response): Promise<Record<string, unknown>[]> => {
  const book = read(new Uint8Array(await answer.arrayBuffer()), { cellDates: true, UTC: true });
  const [name = ''] = book.SheetNames;
  const sheet = book.Sheets[name];
  return sheet ? utils.sheet_to_json(sheet) : [];
};

test('a workbook has the words of the panel, dates, amounts, and words for codes', async () => {
  const answer = await file('invoices', 'de', '&format=xlsx&_q=READ-2');
  expect(answer.headers.get('content-type')).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  );
  expect(answer.headers.get('content-disposition')).toMatch(/filename="invoices-.*\.xlsx"/);
  const [row] = await sheetOf(answer);
  expect(row).toMatchObject({
    Rechnungsnummer: 'READ-2',
    Ausstellungsdatum: new Date('2026-01-05T00:00:00Z'),
    Status: 'Versendet',
    'Gesamtbetrag mit Steuer': 108.29,
    'Offener Betrag': 88.29,
    Bezahlt: 20,
    'Kunden-ID': expect.any(String) as string,
  });
  expect(Object.keys(row ?? {}).at(-1)).toBe('Kunden-ID');
});

test('texts are no formulas, and a number that is too long for a spreadsheet keeps its digits', async () => {
  const long = { sku: 'LONG', name: '=1+1', unit_price: 123456789012.12346 };
  await createProduct(api(from.key), long);
  const rows = await sheetOf(await file('products', 'en', '&format=xlsx&_q=LONG'));
  expect(rows[0]).toMatchObject({ Name: '=1+1' });
  const { rows: plain } = readCsv(await (await file('products', 'en', '&_q=LONG')).text());
  expect(String(rows[0]?.['Unit price'])).toBe(plain[0]?.['Unit price']);
});

test('an empty list is a file with its heads', async () => {
  const answer = await file('invoices', 'fr', '&format=xlsx&_q=nobody-has-this');
  const book = read(new Uint8Array(await answer.arrayBuffer()));
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  const [heads] = sheet ? utils.sheet_to_json<string[]>(sheet, { header: 1 }) : [];
  expect(heads).toEqual(expect.arrayContaining(['Numéro de facture', 'Statut', 'Total TTC']));
});

test.each([
  ['de', '&decimal=comma'],
  ['fr', '&format=xlsx'],
  ['es', '&format=xlsx'],
  ['en', ''],
])(
  'what was exported for reading in %s%s is imported again without a loss',
  async (language, form) => {
    const token = readRun().adminToken;
    const move = async (list: string, query = '') => {
      const bytes = new Uint8Array(await (await file(list, language, form + query)).arrayBuffer());
      const more: Record<string, string> = list === 'invoices' ? { new_customers: 'true' } : {};
      const { data } = await sendImport(bytes, { list, token, business: to.ids.business, more });
      expect(problemsOf(data)).toEqual([]);
      expect(data).toMatchObject({ profile: 'own', stored: true });
    };
    await move('customers');
    await move('products', '&_q=H-R');
    await move('invoices', '&lines=true&_q=READ-1');
    await move('invoices', '&_q=READ-2');
    const client = api(to.key);
    const { data: customers } = (await client.get('/api/v1/customers?per_page=100')).body;
    expect((customers as Fields[]).find(({ name }) => name === CUSTOMER.name)).toMatchObject(
      CUSTOMER,
    );
    const numbered = async (number: string) =>
      (await client.get(`/api/v1/invoices?number=${number}`)).body.data[0];
    expect(await numbered('READ-1')).toMatchObject({ total: 108.29, status: 'sent' });
    expect((await numbered('READ-1')).invoice_items).toMatchObject(ITEMS);
    expect(await numbered('READ-2')).toMatchObject({ total: 108.29, amount_due: 88.29 });
  },
);

test('a role that does not see a field finds it in no workbook', async () => {
  const operator = await operatorWho([
    { action: `${CM}.read`, subject: TYPES.invoice, properties: { fields: ['invoice_number'] } },
  ]);
  const answer = await operator.get('/invoicing/export/invoices?reading=true');
  expect(readCsv(answer.text).names).toEqual(['Invoice number', 'Created', 'Changed', 'Id']);
});

test('reports have the same forms', async () => {
  const report = `/invoicing/businesses/${from.ids.business}/reports/open-items`;
  const { text } = await adminApi().get(`${report}?format=csv&reading=true&decimal=comma`);
  expect(text).toMatch(/^Customer;Currency;Documents;Not due;1–30 days;/);
  expect(text.split('\r\n')[0]).toMatch(/;Customer id$/);
  const answer = await fetch(`${sharedService().url}${report}?format=xlsx&reading=true`, {
    headers: { Authorization: `Bearer ${readRun().adminToken}` },
  });
  const rows = await sheetOf(answer);
  expect(rows).toContainEqual(
    expect.objectContaining({ Customer: "''=Ada; Ltd", 'Total with tax': 196.58 }),
  );
  expect((await adminApi().get(`${report}?format=xls`)).status).toBe(400);
});
