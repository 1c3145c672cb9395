import { readFileSync } from 'node:fs';
import path from 'node:path';
import { api, createKey } from '../support/api';
import type { HttpClient } from '../support/http';
import { createCustomer, createInvoice } from '../support/records';

/** The worked example of docs/bookkeeping.md, made over the API. */

const GUIDE = readFileSync(path.join(__dirname, '../../docs/bookkeeping.md'), 'utf8');

/** The cells of the row of a table whose first cell contains a text. */
function row(text: string): string[] {
  const found = GUIDE.split('\n').find((one) => one.startsWith('| ') && one.includes(text));
  if (!found) throw new Error(`The guide has no row with ${text}`);
  return found
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

const figure = (amount: number): string =>
  amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const ITEMS = [
  { description: 'Design', quantity: 10, unit_price: 80, tax_rate: 19 },
  { description: 'Printing', quantity: 300, unit_price: 0.5, tax_rate: 7 },
];

let client: HttpClient;
let at: string;

beforeAll(async () => {
  client = api((await createKey()).key);
  const { id: customer } = await createCustomer(client);
  const fields = { status: 'sent', currency: 'EUR', items: ITEMS };
  const { id } = await createInvoice(client, customer, fields);
  at = `/api/v1/invoices/${id as string}`;
});

async function made(url: string, body: object) {
  const answer = await client.post(url, body);
  expect([answer.status, answer.body.error]).toEqual([201, undefined]);
  return answer.body;
}

async function expectStep(text: string): Promise<void> {
  const { total, amount_paid, amount_credited, amount_due, status } = (await client.get(at)).body;
  const figures = [total, amount_paid, amount_credited, amount_due].map(figure);
  expect([...figures, status]).toEqual(row(text).slice(1));
}

function expectNote(note: Record<string, number | string>): void {
  const { credit_note_number: number, subtotal, tax_amount, total } = note;
  const amounts = [subtotal, tax_amount, total, note['applied_amount'], note['refund_due']];
  const figures = amounts.map((amount) => figure(amount as number));
  expect(row(`| ${number as string} `)).toEqual([number, ...figures]);
}

test('each figure of the example is what the service answers', async () => {
  const { body: invoice } = await client.get(at);
  const lines = invoice.invoice_items as Record<string, number>[];
  for (const line of lines) {
    const { description, quantity, unit_price = 0, tax_rate, tax_amount = 0, amount = 0 } = line;
    const figures = [amount - tax_amount, tax_amount, amount].map(figure);
    const cells = [description, String(quantity), figure(unit_price), `${tax_rate} %`, ...figures];
    expect(row(`| ${String(description)} `)).toEqual(cells);
  }
  const { subtotal, tax_amount, total } = invoice;
  expect(GUIDE).toContain(
    `subtotal is ${figure(subtotal)}, its tax ${figure(tax_amount)} and its total ${figure(total)}.`,
  );
  await expectStep('It is sent.');

  await made(`${at}/payments`, { amount: 556.25 });
  await expectStep('Half of it is paid.');

  const whole = { items: [{ line_id: lines[1]?.['id'] }], reason: 'return' };
  expectNote(await made(`${at}/credit-notes`, whole));
  await expectStep('**CN-00001** over 160.50');

  await made(`${at}/payments`, { amount: 395.75 });
  await expectStep('The rest is paid.');

  const hour = { items: [{ line_id: lines[0]?.['id'], quantity: 1 }], reason: 'price' };
  const note = await made(`${at}/credit-notes`, hour);
  expectNote(note);
  await expectStep('**CN-00002** over 95.20');

  await made(`/api/v1/credit-notes/${note.id as string}/refunds`, { amount: 95.2 });
  const { body: refunded } = await client.get(`/api/v1/credit-notes/${note.id as string}`);
  expect([refunded.refund_due, refunded.refunded_amount]).toEqual([0, 95.2]);
  const { body: last } = await client.get(at);
  expect(figure(last.amount_paid - refunded.refunded_amount)).toBe('856.80');
  expect(GUIDE).toContain('952.00 − 95.20 = 856.80');
  expect(GUIDE).toContain('1,112.50 − 160.50 − 95.20 = 856.80');
});
