import {
  CUSTOMER_IMPORT_FIELDS,
  PRODUCT_IMPORT_FIELDS,
} from '../../../../src/billing/import/fields';
import { PAST_INVOICE_FIELDS } from '../../../../src/billing/import/invoice-fields';
import { filledRows, readFile } from '../../../../src/billing/import/read-file';

const read = (lines: readonly string[], chosen = {}) =>
  readFile(Buffer.from(lines.join('\n')), PAST_INVOICE_FIELDS, chosen);

test.each([
  [['Invoice Ninja v4.5.50', '', 'Invoices', 'Client,Invoice Number,Total', 'Ada,7,10'], ',', 4],
  [['"Report, of Jan 2026"', 'Kunde;Nummer;Brutto', 'Ada;7;10,5'], ';', 2],
  [[';;', 'Kunde;Nummer;Brutto', 'Ada;7;10'], ';', 2],
  [['Sales by customer', 'Foo\tBar\tBaz', 'a\tb\tc'], '\t', 2],
  [['Number', 'Total,Paid', 'a,b'], ',', 2],
  [['Number,Foo', 'Total,Paid', 'a,b'], ',', 2],
  [['Number', 'a,b', 'c'], ',', 1],
  [['Number,Total', '7,10', 'Total,Paid'], ',', 1],
])('the names of the columns of %j stand in row', async (lines, separator, header) => {
  const file = await read(lines);
  const { reading } = file;
  expect([reading.separator, reading.header]).toEqual([separator, header]);
  const rows = await filledRows(file, PAST_INVOICE_FIELDS);
  expect(rows[0]?.row).toBe(header + 1);
});

test('somebody says in which row the names stand, and quotes are named by the row of the file', async () => {
  const lines = ['Number,Total', 'x', 'Nr,Betrag', '7,10'];
  expect((await read(lines, { header: 3 })).reading.mapping).toEqual(['invoice_number', 'total']);
  await expect(read(['Title', '', 'Number,Total', '7,1"0'])).rejects.toThrow('quotes in row 4');
  await expect(read(['x'], { header: 2 })).rejects.toThrow('must begin with a row of column names');
});

const mapped = async (names: string, cells: string, fields = CUSTOMER_IMPORT_FIELDS) =>
  (await readFile(Buffer.from(`${names}\n${cells}`), fields, {})).reading.mapping;

test.each([
  [
    'Billing Street;Billing City;Billing Zip;Billing Country',
    ['address', 'city', 'postal_code', 'country_code'],
  ],
  ['POAddressLine1;POAddressLine2;POCity;PORegion', ['address', 'address_2', 'city', 'state']],
  ['*Name;province/state;postal_code/zip_code', ['name', 'state', 'postal_code']],
  ['Organization;EmailID;First Name;Last Name', ['name', 'email', 'first_name', 'last_name']],
  ['Vorname;Nachname;Adresszusatz;Ort', ['first_name', 'last_name', 'address_2', 'city']],
])('the names %s are known', async (names, mapping) => {
  expect(await mapped(names, 'x;x;x;x')).toEqual(mapping);
});

test('an id of ours finds a record, one of another program is kept', async () => {
  const id = '7d1d7a2e-9c1b-4d0e-8f3a-2b1c0d9e8f7a';
  expect(await mapped('id;name', `${id};Ada`)).toEqual(['id', 'name']);
  expect(await mapped('id;name', 'cus_9s6XKzkNRiz8i3;Ada')).toEqual([
    'metadata.imported_id',
    'name',
  ]);
  expect(await mapped('id;name', `${id};Ada\n12;Bob`)).toEqual(['?', 'name']);
});

test.each([
  ['20.0% S', '20'],
  ['15% GST on Income', '15'],
  ['VAT 5,5 %', '5.5'],
  ['GST18', '18'],
  ['MwSt. 19', '19'],
  ['Zero Rated', '0'],
  ['19,00', '19'],
  ['GST 5% + PST 7%', 'GST 5% + PST 7%'],
  ['T1', 'T1'],
  ['Sales tax', 'Sales tax'],
])('the rate of %j is %s', async (cell, rate) => {
  const file = await readFile(Buffer.from(`Steuersatz\n"${cell}"`), PRODUCT_IMPORT_FIELDS, {});
  const [row] = await filledRows(file, PRODUCT_IMPORT_FIELDS);
  expect(String(row?.values['tax_rate'])).toBe(rate);
});

test.each([
  ['50.00-', '-50'],
  ['−50.00', '-50'],
  ['-$50.00', '-50'],
  ['₹1,00,000.50', '100000.5'],
  ['R$ 12.50', '12.5'],
  ['12.50 kr', '12.5'],
])('the amount in %j is %s', async (cell, value) => {
  const file = await readFile(Buffer.from(`Price\n"${cell}"`), PRODUCT_IMPORT_FIELDS, {});
  expect(String((await filledRows(file, PRODUCT_IMPORT_FIELDS))[0]?.values['unit_price'])).toBe(
    value,
  );
});
