import { api, createKey } from '../support/api';
import {
  csv,
  importedInvoices as told,
  invoiceOfNumber,
  problemsOf,
  sendInvoices,
} from '../support/imports';
import type { Fields } from '../support/records';
import { createShop, type Shop } from '../support/two-businesses';

let shop: Shop;

beforeAll(async () => {
  shop = await createShop('SUMS');
});

const send = (file: string, store = true, business = shop.ids.business) =>
  sendInvoices(file, { business, store, more: { new_customers: 'true' } });
const found = (number: string) => invoiceOfNumber(api(shop.key), number);
const linesOf = (invoice: Fields) =>
  (invoice['invoice_items'] as Fields[]).map(
    ({ description, quantity, unit_price, tax_rate, tax_amount }) =>
      [description, quantity, unit_price, tax_rate, tax_amount].join(' '),
  );

const LINE = 'Number,Date,Customer,Description,Quantity';

test('net, tax and gross of a line give its price and rate, and need no sum beside them', async () => {
  const file = csv(
    `${LINE},Line net,Line tax,Line gross`,
    'A-1,2026-02-01,Ada,Work,10,1000,190,1190',
    'A-1,,,Trip,1,0.50,0.10,0.60',
    'A-1,,,Book,2,20,1.40,21.40',
    'A-2,2026-02-01,Ada,Free,1,5,0,5',
  );
  const open = await send(csv(file, 'A-3,2026-02-01,Ada,Trip,1,0.50,0.10,0.60'));
  expect(problemsOf(open.data)).toEqual([
    '6 Line tax: is 0.1, and several rates of tax come to it: add a column with the rate',
  ]);
  expect(told((await send(file)).data)).toEqual([2, 1, 0, 0, true]);
  expect(told((await send(file)).data)).toEqual([0, 0, 2, 0, true]);
  const invoice = await found('A-1');
  expect(invoice).toMatchObject({ subtotal: 1020.5, tax_amount: 191.5, total: 1212 });
  expect(linesOf(invoice)).toEqual(['Work 10 100 19 190', 'Trip 1 0.5 19 0.1', 'Book 2 10 7 1.4']);
});

test('figures that contradict each other are a problem of their row, with both', async () => {
  const file = csv(
    `${LINE},Unit price,Tax rate,Line net,Line tax,Line gross,Total without tax,Tax of the invoice,Total`,
    'B-1,2026-02-01,Ada,Work,10,100,19,1000,190.01,,,,',
    'B-2,2026-02-01,Ada,Work,10,100,19,1000.01,,,,,',
    'B-3,2026-02-01,Ada,Work,10,100,19,,,1190.01,,,',
    'B-4,2026-02-01,Ada,Work,10,100,19,,,,1000.01,,',
    'B-5,2026-02-01,Ada,Work,10,100,19,,,,,190.01,',
    'B-6,2026-02-01,Ada,Work,10,100,19,,,,,,1190.01',
    'B-7,2026-02-01,Ada,Work,10,100,19,1000,190,1190,1000,190,1190',
  );
  expect(problemsOf((await send(file)).data)).toEqual([
    '2 Line tax: is 190.01, and the tax of 19 % comes to 190',
    '3 Line net: is 1000.01, and quantity and price come to 1000',
    '4 Line gross: is 1190.01, and net and tax come to 1190',
    '5 Total without tax: is 1000.01, and the lines come to 1000.00',
    '6 Tax of the invoice: is 190.01, and the lines come to 190.00',
    '7 Total: is 1190.01, and the lines come to 1190.00',
  ]);
});

test('an invoice with its total and its tax alone has the rate that they show', async () => {
  const file = csv(
    'Number,Date,Customer,Total,Tax of the invoice',
    'C-1,2026-02-01,Ada,119,19',
    'C-2,2026-02-01,Ada,10,0',
    'C-3,2026-02-01,Ada,1088.75,88.75',
  );
  expect(told((await send(file)).data)).toEqual([3, 0, 0, 0, true]);
  expect(linesOf(await found('C-1'))).toEqual(['Invoice C-1 1 100 19 19']);
  expect(linesOf(await found('C-2'))).toEqual(['Invoice C-2 1 10 0 0']);
  expect(linesOf(await found('C-3'))).toEqual(['Invoice C-3 1 1000 8.875 88.75']);
});

const WHOLE = `${LINE},Unit price,Tax rate,Shipping,Discount amount,Total`;

test.each<[string, string[], string, string[]]>([
  ['shipping that is taxed', ['1,100,19,10,,130.90'], 'D-1', ['Shipping 1 10 19 1.9']],
  ['shipping without tax', ['1,100,19,10,,129'], 'D-2', ['Shipping 1 10 0 0']],
  ['a discount before tax', ['1,100,19,,10,107.10'], 'D-3', ['Discount 1 -10 19 -1.9']],
  ['a discount after tax', ['1,100,19,,-10,109'], 'D-4', ['Discount 1 -10 0 0']],
  [
    'both, over two rates',
    ['1,100,19,5,30,304.70', '2,100,7,,,'],
    'D-5',
    ['Discount 1 -10 19 -1.9', 'Discount 1 -20 7 -1.4', 'Shipping 1 5 0 0'],
  ],
])('the total tells %s', async (_what, rows, number, lines) => {
  const [first = '', ...others] = rows;
  const file = csv(
    WHOLE,
    `${number},2026-02-01,Ada,Work,${first}`,
    ...others.map((one) => `${number},,,More,${one}`),
  );
  const { data } = await send(file);
  expect(problemsOf(data)).toEqual([]);
  expect(linesOf(await found(number)).slice(rows.length)).toEqual(lines);
});

test('shipping and discount without a total that shows their tax are refused', async () => {
  const file = csv(
    WHOLE,
    'E-1,2026-02-01,Ada,Work,1,100,19,10,,',
    'E-2,2026-02-01,Ada,Work,1,100,19,10,,130',
    'E-3,2026-02-01,Ada,Work,1,100,19,,x,130',
  );
  expect(problemsOf((await send(file)).data)).toEqual([
    '2 Shipping: can be checked only beside a total: add a column with the totals of the invoices',
    '3 Total: is 130.00, and the lines come to 130.90',
    '4 Discount amount: must be a number',
  ]);
});

test('a business that rounds by rate takes lines that another program rounded alone', async () => {
  const { key, business } = await createKey({ businessFields: { tax_rounding: 'rate' } });
  const rows = Array.from({ length: 3 }, () => 'F-1,2026-02-01,Ada,Work,1,0.50,19,0.10');
  const head = `${LINE},Unit price,Tax rate,Line tax`;
  const { data } = await send(csv(head, ...rows), true, business);
  expect(problemsOf(data)).toEqual(['2 Line tax: is 0.30, and the lines come to 0.29']);
  const exact = csv(head, ...rows.slice(1), 'F-1,2026-02-01,Ada,Work,1,0.50,19,0.09');
  const { data: preview } = await send(exact, false, business);
  expect(preview).toMatchObject({ problem_count: 0, sums: [{ total: '1.79' }] });
  expect(key).not.toBe('');
});
