import {
  CUSTOMER_IMPORT_FIELDS,
  PRODUCT_IMPORT_FIELDS,
  type ImportField,
} from '../../../../src/billing/import/fields';
import { PAST_INVOICE_FIELDS } from '../../../../src/billing/import/invoice-fields';
import { readFile } from '../../../../src/billing/import/read-file';

const read = (lines: readonly string[], fields: readonly ImportField[] = PAST_INVOICE_FIELDS) =>
  readFile(Buffer.from(lines.join('\n')), fields, {});
const mapped = async (...lines: string[]) => (await read(lines)).reading.mapping;

test.each([
  [
    'Rechnungsnr.;Datum;Fällig am;Kunde;Betrag;Bezahlt am',
    ['invoice_number', 'issue_date', 'due_date', 'customer_name', 'total', 'paid_on'],
  ],
  [
    'Invoice No;Invoice Date;Client;PO Number;Item;Qty;Price;Amount;Tax',
    [
      'invoice_number',
      'issue_date',
      'customer_name',
      'order_reference',
      'item',
      'quantity',
      'unit_price',
      null,
      'tax_rate',
    ],
  ],
])('the columns %s are recognized', async (columns, mapping) => {
  expect(await mapped(columns, '1')).toEqual(mapping);
});

const NETS = [
  'Netto',
  'Nettobetrag',
  'Net',
  'Net Amount',
  'Subtotal',
  'Montant HT',
  'Importe neto',
];

test.each(NETS)('%s is the price of one only without another quantity', async (name) => {
  expect(await mapped(`Menge;${name}`, '1;5', '1,00;7', ';3')).toEqual(['quantity', 'unit_price']);
  expect(await mapped(name, '5')).toEqual(['unit_price']);
  const { reading, questions } = await read([`Menge;${name}`, '1;5', '10;1000']);
  expect(reading.mapping).toEqual(['quantity', '?']);
  expect(questions).toEqual([{ at: 1, fields: ['subtotal', 'unit_price', 'line_net'] }]);
  expect(await mapped(`Menge;${name};Einzelpreis`, '10;1000;100')).toEqual([
    'quantity',
    null,
    'unit_price',
  ]);
});

test.each(['Amount', 'Betrag', 'Summe', 'Montant', 'Importe'])(
  '%s is a total only where it can be nothing else',
  async (name) => {
    const numbered = `Nr;${name}`;
    expect(await mapped(numbered, '1;5', '2;5')).toEqual(['invoice_number', 'total']);
    expect(await mapped(numbered, '1;5', '1;5')).toEqual(['invoice_number', '?']);
    expect(await mapped(`${name};Tax rate`, '5;0')).toEqual(['total', 'tax_rate']);
    expect(await mapped(`${name};Tax rate`, '5;19')).toEqual(['?', 'tax_rate']);
    // Nobody knows yet whether the other column holds rates.
    expect(await mapped(`${name};MwSt`, '50;9,49')).toEqual(['?', '?']);
    const { questions } = await read([`Menge;${name}`, '10;1000']);
    expect(questions).toEqual([
      { at: 1, fields: ['total', 'unit_price', 'line_net', 'line_gross'] },
    ]);
    expect(await mapped(`Menge;${name};Brutto`, '10;1000;1190')).toEqual([
      'quantity',
      '?',
      'total',
    ]);
  },
);

test.each(['Tax', 'VAT', 'MwSt.', 'USt', 'TVA', 'IVA', 'BTW'])(
  '%s holds rates where they have a sign of per cent, or are all usual',
  async (name) => {
    const column = `Preis;${name}`;
    expect(await mapped(column, '5;19', '5;7,0', '5;0')).toEqual(['unit_price', 'tax_rate']);
    expect(await mapped(column, '5;8,875 %', '5;10.5')).toEqual(['unit_price', 'tax_rate']);
    expect(await mapped(column, '50;19', '50;10,50')).toEqual(['unit_price', '?']);
    expect(await mapped(column, '50;19,00 EUR')).toEqual(['unit_price', '?']);
  },
);

test('a price list whose tax may be an amount is asked about, too', async () => {
  const mapping = async (tax: string) =>
    (await read(['Artikel;Preis;MwSt', `A;20;${tax}`], PRODUCT_IMPORT_FIELDS)).reading.mapping;
  expect(await mapping('19')).toEqual(['name', 'unit_price', 'tax_rate']);
  expect(await mapping('3,80')).toEqual(['name', 'unit_price', 'tax_rate']);
  expect(await mapping('3,33')).toEqual(['name', 'unit_price', '?']);
});

test.each(['Zahlungsziel', 'Due', 'Payment terms', 'Échéance', 'Vencimiento'])(
  '%s is a due date, a term, or a question, by its cells',
  async (name) => {
    expect(await mapped(name, '15.2.2024', '3 Feb 2026')).toEqual(['due_date']);
    expect(await mapped(name, 'Net 30', '14 days')).toEqual(['terms']);
    expect(await mapped(name, '14')).toEqual(['?']);
    expect(await mapped(name, '15.2.2024', 'Net 30')).toEqual(['?']);
  },
);

test('a term of customers is a number of days, else a question', async () => {
  const mapping = async (term: string) =>
    (await read(['Name;Zahlungsziel', `A;${term}`], CUSTOMER_IMPORT_FIELDS)).reading.mapping;
  expect(await mapping('14')).toEqual(['name', 'payment_term_days']);
  expect(await mapping('15.2.2024')).toEqual(['name', '?']);
});

test('a question has no answer any more when another column fills its fields', async () => {
  const file = Buffer.from('Menge;Netto;Preis pro Stück\n10;1000;100');
  const mapping = ['quantity', '?', 'unit_price'];
  const answered = await readFile(file, PAST_INVOICE_FIELDS, { mapping });
  expect(answered.reading.mapping).toEqual(['quantity', null, 'unit_price']);
  expect(answered.questions).toEqual([]);
});

test('a column without a name fills no field', async () => {
  expect(await mapped('Invoice No;Invoice Date;Client;', '1;2026-01-02;Ada;x')).toEqual([
    'invoice_number',
    'issue_date',
    'customer_name',
    null,
  ]);
});

test('cash and bank accounts are no codes and numbers of ours', async () => {
  expect(await mapped('Rechnungsnr.;Datum;Kunde;Bar', '1;02.01.2026;Ada;5')).toContain(null);
  const customers = ['Name,Account number', 'Ada,4455'];
  expect((await read(customers, CUSTOMER_IMPORT_FIELDS)).reading.mapping).toEqual(['name', null]);
});
