import { readFile, filledRows } from '../../../../src/billing/import/read-file';
import {
  CUSTOMER_IMPORT_FIELDS,
  PRODUCT_IMPORT_FIELDS,
} from '../../../../src/billing/import/fields';
import { PAST_INVOICE_FIELDS } from '../../../../src/billing/import/invoice-fields';

const TEXT = 'Name;Straße;PLZ\r\nMüller "& Söhne";Weg 1;01067\r\n';

const utf16 = (text: string, mark: boolean): Uint8Array =>
  Buffer.from((mark ? '\uFEFF' : '') + text, 'utf16le');
const bigEndian = (text: string, mark: boolean): Uint8Array =>
  Buffer.from(utf16(text, mark)).swap16();
const windows = (text: string): Uint8Array => Buffer.from(text, 'latin1');

const QUOTED = TEXT.replace('"& Söhne"', '& Söhne');

test.each([
  ['utf-8', Buffer.from(QUOTED)],
  ['utf-8', Buffer.from(`\uFEFF${QUOTED}`)],
  ['utf-16le', utf16(QUOTED, true)],
  ['utf-16le', utf16(QUOTED, false)],
  ['utf-16be', bigEndian(QUOTED, true)],
  ['utf-16be', bigEndian(QUOTED, false)],
  ['windows-1252', windows(QUOTED)],
])('a file in %s is read by a guess', async (encoding, bytes) => {
  const file = await readFile(bytes, CUSTOMER_IMPORT_FIELDS, {});
  expect(file.reading).toEqual({
    encoding,
    separator: ';',
    header: 1,
    decimal: '.',
    profile: null,
    mapping: ['name', 'address', 'postal_code'],
  });
  expect(await filledRows(file, CUSTOMER_IMPORT_FIELDS)).toEqual([
    { row: 2, values: { name: 'Müller & Söhne', address: 'Weg 1', postal_code: '01067' } },
  ]);
});

test.each([
  'Invoice no;Invoice date;Due date;Customer;Description;Qty;Unit price;VAT rate;Total;Paid on',
  'Rechnungsnr.;Rechnungsdatum;Fällig;Kunde;Bezeichnung;Menge;Einzelpreis;MwSt.;Brutto;Bezahlt am',
  'Belegnr.;Datum;Zahlungsziel;Kunde;Leistung;Anzahl;Preis;USt;Gesamtbetrag;Zahldatum',
  'Numéro;Date de facture;Échéance;Client;Désignation;Quantité;Prix unitaire;TVA;Total TTC;Date de paiement',
  'Número;Fecha;Vencimiento;Cliente;Concepto;Cantidad;Precio;IVA;Importe total;Fecha de pago',
])('the heads %s are known', async (heads) => {
  const { reading } = await readFile(Buffer.from(`${heads}\n1`), PAST_INVOICE_FIELDS, {});
  expect(reading.mapping).toEqual([
    'invoice_number',
    'issue_date',
    'due_date',
    'customer_name',
    'description',
    'quantity',
    'unit_price',
    'tax_rate',
    'total',
    'paid_on',
  ]);
});

const read = (text: string, chosen = {}) =>
  readFile(Buffer.from(text), PRODUCT_IMPORT_FIELDS, chosen);

test.each([
  ['name,unit_price\na,1.5', ','],
  ['"name, or title";unit_price\na;1,5', ';'],
  ['name\tunit_price\na\t1.5', '\t'],
  ['name\r\na', ','],
])('the separator of %j is %j', async (text, separator) => {
  expect((await read(text)).reading.separator).toBe(separator);
});

test.each([
  ['sep=;\r\nname;unit_price\r\na,b;1', ';'],
  ['"sep=\t"\nname\tunit_price\na,b\t1', '\t'],
  ['SEP=|\nname;unit_price\na,b;1', ';'],
])('the line of Excel that names the separator in %j is no header', async (text, separator) => {
  const file = await read(text);
  expect(file.reading).toMatchObject({ separator, mapping: [expect.anything(), 'unit_price'] });
  expect(await filledRows(file, PRODUCT_IMPORT_FIELDS)).toMatchObject([{ row: 2 }]);
});

test.each([
  ['Preis\n"1.234,50"', ',', '1234.5'],
  ['Preis\n"1,234.50"', '.', '1234.5'],
  ['Preis\n"1\'234.5"', '.', '1234.5'],
  ['Preis\n"12,5"', ',', '12.5'],
  ['Preis\n-3', '.', '-3'],
  ['Preis\n(50.00)', '.', '-50'],
  ['Preis\n"(1.050,5)"', ',', '-1050.5'],
  ['Preis\n"($1,050.50)"', '.', '-1050.5'],
  ['Preis\n(50.00 EUR)', '.', '-50'],
  ['Preis\n$(50)', '.', '-50'],
  ['Preis\n(-50)', '.', '(-50)'],
  ['Preis\n"1,234"', ',', '1.234'],
])('the number in %j has the mark %j', async (text, mark, value) => {
  const file = await read(text);
  expect(file.reading.decimal).toBe(mark);
  const [row] = await filledRows(file, PRODUCT_IMPORT_FIELDS);
  expect(String(row?.values['unit_price'])).toBe(value);
});

test('another choice of the mark reads the same number in another way', async () => {
  const file = await read('Preis\n"1,234"', { decimal: '.' });
  expect(String((await filledRows(file, PRODUCT_IMPORT_FIELDS))[0]?.values['unit_price'])).toBe(
    '1234',
  );
});

test('an exported text loses the apostrophe of its export, and a number stays text where it is none', async () => {
  const file = await read("name,sku,unit_price,active\n'=x,007,abc,yes\n\n'y,'+1,,no");
  expect(await filledRows(file, PRODUCT_IMPORT_FIELDS)).toEqual([
    { row: 2, values: { name: '=x', sku: '007', unit_price: 'abc', active: true } },
    { row: 4, values: { name: "'y", sku: '+1', active: false } },
  ]);
});

test('rows with fewer or more cells than columns are read as far as they go', async () => {
  const file = await read('name,sku\na\nb,1,2');
  const rows = await filledRows(file, PRODUCT_IMPORT_FIELDS);
  expect(rows.map(({ values }) => values)).toEqual([{ name: 'a' }, { name: 'b', sku: '1' }]);
});

test.each([
  ['', 'must begin with a row of column names'],
  ['name,sku\n', 'has no row below the names of its columns'],
  ['name\n"open', 'is not well-formed CSV'],
  [`name\n${'a\n'.repeat(100_001)}`, 'must have at most 100,000 rows'],
  [`${'a,'.repeat(201)}\n1`, 'must have at most 200 columns'],
])('a file that begins with %j is refused', async (text, message) => {
  await expect(read(text)).rejects.toThrow(message);
});

test.each([
  [['name', 'name'], 'must not fill name twice'],
  [['name'], 'for each column'],
  [['name', 'password'], 'must name a field'],
])('the mapping %j is refused', async (mapping, message) => {
  await expect(read('a,b\n1,2', { mapping })).rejects.toThrow(message);
});

test('columns are recognized by their names in other programs, each field once', async () => {
  const columns =
    'E-Mail Address,Company Name,ZIP,Country Code,VAT-Number,Phone Number,Whatever,Mail';
  const file = await readFile(Buffer.from(`${columns}\n1,2`), CUSTOMER_IMPORT_FIELDS, {});
  expect(file.reading.mapping).toEqual([
    'email',
    'name',
    'postal_code',
    'country_code',
    'vat_id',
    'phone',
    null,
    null,
  ]);
});

test('short, blank and wide rows, quotes and each end of a line are read as they stand', async () => {
  const text = 'name,sku,notes\r\na\n\n"b, ""c""\r\nd",1\r e ,2,3,4,5\n,,\n"",,x,\n"f"';
  expect((await read(text)).table).toEqual({
    header: 1,
    columns: ['name', 'sku', 'notes'],
    rows: [['a'], [], ['b, "c"\r\nd', '1'], [' e ', '2', '3'], [], ['', '', 'x'], ['f']],
  });
});

test.each([
  ['name\na"b', 2],
  ['name\n"a"b', 2],
  ['name\nx\n"a', 3],
  ['na"me\nx', 1],
])('the quotes of %j are refused with their row', async (text, row) => {
  await expect(read(text)).rejects.toThrow(`look at the quotes in row ${row}`);
});

test('a header of more than 200 columns is refused before its rows are read', async () => {
  await expect(read(`${'a,'.repeat(200)}a\n"open`)).rejects.toThrow('at most 200 columns');
});
