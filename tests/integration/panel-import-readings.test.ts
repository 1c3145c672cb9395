import { api } from '../support/api';
import {
  csv,
  importedInvoices as told,
  invoiceOfNumber,
  problemsOf,
  sendInvoices,
  type InvoiceImport,
} from '../support/imports';
import type { Fields } from '../support/records';
import { createShop, type Shop } from '../support/two-businesses';

let shop: Shop;

beforeAll(async () => {
  shop = await createShop('READ');
});

const send = (file: string, asked: Partial<InvoiceImport> = {}) =>
  sendInvoices(file, { business: shop.ids.business, ...asked });
const found = (number: string) => invoiceOfNumber(api(shop.key), number);

const asked = (sum?: Fields, mapping?: readonly (string | null)[]) => ({
  ...(sum ? { sum: JSON.stringify(sum) } : {}),
  ...(mapping ? { mapping: JSON.stringify(mapping) } : {}),
});

/** One question is open, and nothing is stored. */
const isAsked = ({ questions, problem_count, stored }: Fields): boolean =>
  (questions as Fields[]).length === 1 && problem_count === 1 && stored === false;

const HEAD = 'Rechnungsnummer;Datum;Kunde;Beschreibung;Menge;Nettobetrag;MwSt';
const row = (number: string, quantity: string, net: string, more = '') =>
  `${number};01.02.2026;READ customer;Beratung;${quantity};${net};19${more}`;
const FIELDS = ['invoice_number', 'issue_date', 'customer_name', 'description', 'quantity'];

test('a column of nets is asked about, and no file without totals goes in unchecked', async () => {
  const file = csv(HEAD, row('N-1', '10', '1.000,00'));
  const question = await send(file, { more: asked({ USD: '11900' }) });
  expect(question.data['stored']).toBe(false);
  expect(problemsOf(question.data)).toEqual([
    '1 Nettobetrag: may mean more than one thing: choose what it holds',
  ]);
  const sums = (total: string) => [{ currency: 'USD', total, paid: '0' }];
  expect(question.data['questions']).toEqual([
    {
      column: 5,
      readings: [
        { field: 'subtotal', sums: [], problem_count: 1 },
        { field: 'unit_price', sums: sums('11900'), problem_count: 0 },
        { field: 'line_net', sums: sums('1190'), problem_count: 0 },
      ],
    },
  ]);
  const mapping = [...FIELDS, 'line_net', 'tax_rate'];
  const preview = await send(file, { store: false, more: asked(undefined, mapping) });
  expect(preview.data).toMatchObject({ questions: [], needs_sums: true, sums: sums('1190') });
  const refused = async (sum?: Fields) => (await send(file, { more: asked(sum, mapping) })).error;
  expect((await refused())?.message).toBe(
    'sum must say what the invoices come to in USD in the other program, since the file has no totals',
  );
  expect((await refused({ USD: '11.900,00' }))?.message).toBe(
    'sum is 11.900,00 USD, and the invoices come to 1190 USD',
  );
  const stored = await send(file, { more: asked({ USD: '1.190,00 $' }, mapping) });
  expect(told(stored.data)).toEqual([1, 0, 0, 0, true]);
  expect(await found('N-1')).toMatchObject({
    total: 1190,
    invoice_items: [{ quantity: 10, unit_price: 100, amount: 1190 }],
  });
  expect(told((await send(file, { more: asked(undefined, mapping) })).data)).toEqual([
    0,
    0,
    1,
    0,
    true,
  ]);
});

test.each([
  ['price of one', 'P', '100,00', 100],
  ['net of the line', 'L', '1.000,00', 100],
])('totals that agree to the cent prove the %s', async (_what, letter, cell, price) => {
  const file = csv(`${HEAD};Brutto`, row(`${letter}-1`, '10', cell, ';1.190,00'));
  expect(told((await send(file)).data)).toEqual([1, 0, 0, 0, true]);
  expect(await found(`${letter}-1`)).toMatchObject({
    total: 1190,
    invoice_items: [{ quantity: 10, unit_price: price }],
  });
});

test('totals that agree with no reading, or that some invoices lack, prove none', async () => {
  const wrong = await send(csv(`${HEAD};Brutto`, row('W-1', '10', '1.000,00', ';1.200,00')));
  expect(wrong.data['questions']).toMatchObject([
    { readings: [{ problem_count: 1 }, { problem_count: 1 }, { problem_count: 1 }] },
  ]);
  const rows = [row('W-2', '10', '1.000,00', ';1.190,00'), row('W-3', '10', '1.000,00', ';')];
  const some = await send(csv(`${HEAD};Brutto`, ...rows));
  expect(isAsked(some.data)).toBe(true);
});

test('a net that no price comes to is a problem of its row, and others come out exact', async () => {
  const mapping = [...FIELDS, 'line_net', 'tax_rate'];
  const thirds = csv(HEAD, row('T-1', '3', '1.000,00'), row('T-2', '7', '0,05'));
  const more = asked({ USD: '1190.06' }, mapping);
  expect(told((await send(thirds, { more })).data)).toEqual([2, 0, 0, 0, true]);
  expect(await found('T-1')).toMatchObject({
    subtotal: 1000,
    invoice_items: [{ unit_price: 333.333333 }],
  });
  const file = csv(HEAD, row('T-3', '70001', '1.000,00'), row('T-4', '1', '10,005'));
  expect(problemsOf((await send(file, { more })).data)).toEqual([
    '2 Nettobetrag: is 1000, and quantity and price come to 1000.03',
    '3 Nettobetrag: is 10.005, and quantity and price come to 10.01',
  ]);
});

test('an amount of tax is no rate: the person says what the column holds', async () => {
  const head = 'Number,Date,Customer,Description,Quantity,Unit price,IVA';
  const line = (number: string, more = '') =>
    `${number},2026-02-01,READ customer,Work,1,50,10.49${more}`;
  const { data } = await send(csv(head, line('I-1')), { more: asked({ USD: '55.25' }) });
  expect(data['questions']).toMatchObject([
    {
      column: 6,
      readings: [
        { field: 'tax_total', sums: [{ total: '60.49' }] },
        { field: 'line_tax', sums: [{ total: '60.49' }] },
        { field: 'tax_rate', sums: [{ total: '55.25' }] },
      ],
    },
  ]);
  expect(isAsked(data)).toBe(true);
  // A total proves one of them, and another total none.
  const withTotal = (total: string) => send(csv(`${head},Total`, line(`I-${total}`, `,${total}`)));
  expect((await withTotal('60.50')).data['stored']).toBe(false);
  expect((await withTotal('60.49')).data['stored']).toBe(true);
  expect((await withTotal('55.25')).data['stored']).toBe(true);
  // A total without a price comes out with any tax.
  const alone = csv('Number,Date,Customer,Total,VAT', 'A-1,2026-02-01,READ customer,60.49,10.49');
  expect(isAsked((await send(alone)).data)).toBe(true);
});

test('many columns with such names are asked about a few at a time', async () => {
  const names = Array.from({ length: 190 }, (_, at) => (at % 2 ? 'Netto' : 'IVA'));
  const cells = names.map((_, at) => `${at}.49`);
  const head = ['Number', 'Date', 'Customer', 'Quantity', 'Total', ...names].join(',');
  const file = csv(head, ['M-1', '2026-02-01', 'READ customer', '10', '5', ...cells].join(','));
  const { data } = await send(file);
  expect(data['questions']).toHaveLength(4);
  expect(data['stored']).toBe(false);
});

test('an invoice of which only the amount due is known has one line, without tax', async () => {
  const file = csv(
    'Rechnungsnummer;Datum;Fällig am;Kunde;Status;Offener Betrag',
    'OPEN-1;01.02.2026;01.01.2099;READ customer;offen;119,00',
    'OPEN-2;02.02.2026;01.01.2099;READ customer;offen;0,01',
  );
  expect((await send(file)).status).toBe(400);
  const { data } = await send(file, { more: asked({ USD: '119,01' }) });
  expect(told(data)).toEqual([2, 0, 0, 0, true]);
  expect(await found('OPEN-1')).toMatchObject({
    status: 'sent',
    total: 119,
    tax_amount: 0,
    amount_due: 119,
    invoice_items: [{ description: 'Balance carried forward', quantity: 1, tax_rate: 0 }],
  });
  const again = csv(
    'number,date,due_date,customer,status,amount_due,amount_paid',
    'OPEN-3,2026-02-03,2099-01-01,READ customer,open,80,20',
  );
  expect(told((await send(again, { more: asked({ USD: '100' }) })).data)).toEqual([
    1,
    0,
    0,
    0,
    true,
  ]);
  expect(await found('OPEN-3')).toMatchObject({ total: 100, amount_paid: 20, amount_due: 80 });
});
