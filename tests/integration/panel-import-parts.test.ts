import { api } from '../support/api';
import { csv, importedInvoices, invoiceOfNumber, outcome, sendImport } from '../support/imports';
import type { Fields } from '../support/records';
import { readRun } from '../support/run';
import { sharedService } from '../support/service';
import { createShop, type Shop } from '../support/two-businesses';

let shop: Shop;

beforeAll(async () => {
  shop = await createShop('PARTS');
});

type More = Record<string, string>;

const send = (list: string, file: string, more: More) => {
  const asked = { list, token: readRun().adminToken, business: shop.ids.business, store: false };
  return sendImport(file, { ...asked, more });
};

/** The rows that an import leaves out, as the panel saves them. */
async function badRows(list: string, file: string, more: More = {}): Promise<string> {
  const query = new URLSearchParams({ business: shop.ids.business, bad: 'true', ...more });
  const url = `${sharedService().url}/invoicing/import/${list}?${query.toString()}`;
  const token = readRun().adminToken;
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/octet-stream' };
  for (;;) {
    const answer = await fetch(url, { method: 'POST', headers, body: file });
    if (answer.status !== 503) return answer.text();
  }
}

const HEAD = 'Number;Date;Customer;Description;Quantity;Unit price;Tax rate;Total';
const INVOICES = csv(
  'Report of January;;;;;;;',
  HEAD,
  'P-1;2026-01-05;Ada;Work;1;100;19;119',
  'P-2;2026-01-05;Bob;Work;1;100;19;119,01',
  'P-2;;;"More; ""quoted""";2;0;19;',
  'P-3;2026-01-06;Cid;Work;1;x;19;119',
  'P-4;2026-01-06;Ada;=1+1;1;-50;19;-59,5',
  'P-5;2026-01-07;Ada;Work;1;10;19;11,9',
);
const MADE = { new_customers: 'true' };

test('good invoices are taken, and bad ones are a file that goes in again once it is mended', async () => {
  const preview = await send('invoices', INVOICES, MADE);
  expect(importedInvoices(preview.data)).toEqual([2, 1, 0, 3, false]);
  expect(preview.data).toMatchObject({ bad_rows: 4, sums: [{ total: '130.9' }] });
  const all = await send('invoices', INVOICES, { ...MADE, store: 'true' });
  expect(all.data['stored']).toBe(false);
  const { data } = await send('invoices', INVOICES, { ...MADE, store: 'good' });
  expect(importedInvoices(data)).toEqual([2, 1, 0, 3, true]);
  expect(await invoiceOfNumber(api(shop.key), 'P-5')).toMatchObject({ total: 11.9 });
  const { body } = await api(shop.key).get('/api/v1/customers?limit=100');
  const names = (body.data as Fields[]).map(({ name }) => name);
  expect(names.filter((name) => ['Ada', 'Bob', 'Cid'].includes(String(name)))).toEqual(['Ada']);
  const file = await badRows('invoices', INVOICES, MADE);
  const other = 'another row of this invoice has a problem';
  expect(file).toBe(
    [
      `${HEAD};Not imported because`,
      'P-2;2026-01-05;Bob;Work;1;100;19;119,01;Total: is 119.01, and the lines come to 119.00',
      `P-2;;;"More; ""quoted""";2;0;19;;${other}`,
      'P-3;2026-01-06;Cid;Work;1;x;19;119;Unit price: must be a number',
      "P-4;2026-01-06;Ada;'=1+1;1;-50;19;-59,5;must not add up to less than 0",
      '',
    ].join('\r\n'),
  );
  const mended = file
    .replace('119,01', '119')
    .replace(';x;', ';100;')
    .replace(/\r\nP-4.*/, '');
  const again = await send('invoices', mended, { ...MADE, store: 'true' });
  expect(importedInvoices(again.data)).toEqual([2, 2, 0, 0, true]);
  expect(await invoiceOfNumber(api(shop.key), 'P-2')).toMatchObject({
    invoice_items: [{ description: 'Work' }, { description: 'More; "quoted"' }],
  });
});

test('what is there already is told and skipped, beside new and bad rows', async () => {
  const file = csv(
    HEAD,
    'P-1;2026-01-05;Ada;Work;1;100;19;119',
    'P-6;2026-01-05;Ada;Work;1;5;0;5',
    'P-7;x;Ada;Work;1;5;0;5',
  );
  const { data } = await send('invoices', file, { store: 'good' });
  expect(importedInvoices(data)).toEqual([1, 0, 1, 1, true]);
});

test('good customers are taken, and reasons of an earlier file are replaced', async () => {
  const file = csv(
    'Name,Email,Not imported because',
    'Dora,dora@x.example,old',
    'Eve,no address,old',
  );
  const { data } = await send('customers', file, { store: 'good' });
  expect(outcome(data)).toEqual([1, 0, 0, 1, true]);
  expect(await badRows('customers', file)).toBe(
    'Name,Email,Not imported because\r\nEve,no address,Email: must be an e-mail address\r\n',
  );
  const none = csv('Name,Email', 'Eve,no address');
  expect(outcome((await send('customers', none, { store: 'good' })).data)).toEqual([
    0,
    0,
    0,
    1,
    true,
  ]);
});

test('an open question stores nothing, good rows neither', async () => {
  const file = csv('Number,Date,Customer,Quantity,Net', 'P-8,2026-01-05,Ada,10,100');
  const { data } = await send('invoices', file, { store: 'good' });
  expect(data).toMatchObject({ stored: false, problem_count: 1 });
});
