import { adminApi } from '../support/api';
import { billsOfEachTest } from '../support/bills';
import { settledEvents } from '../support/events';
import { expectError } from '../support/expect-error';
import { ask, pageOf } from '../support/hosted';
import { textOf } from '../support/pdf/text';
import { line, type Created } from '../support/records';
import { at, statementAt } from '../support/reports';
import { expectSettled } from '../support/settlement';
import { readRun } from '../support/run';
import { getPdf } from '../support/stored-pdf';
import { createTrade, getEInvoice } from '../support/trade';

const bills = billsOfEachTest();
const { amounts, credit, creditLine, pay, voided } = bills;

const WRITE_OFF = { method: 'write_off', paid_on: '2026-03-01' };
const ITEMS = [line({ quantity: 1, unit_price: 100, tax_rate: 19 })];

const YEAR = 'from=2026-01-01&to=2026-12-31';

const invoice = () => bills.invoice({ issue_date: '2026-02-01', currency: 'EUR', items: ITEMS });
const note = async (id: string): Promise<Created> =>
  (await bills.client.get(`/api/v1/credit-notes/${id}`)).body;
const settled = (id: string) => expectSettled({ databaseUrl: readRun().sharedDatabaseUrl }, id);

/** What the reports of the panel say. */
async function read(path: string) {
  const answer = await adminApi().get(path);
  expect(answer.status).toBe(200);
  return answer.body.data;
}

const report = (path: string) => read(at(bills.issued.business, path));

const balance = async () => {
  const { parts } = await read(statementAt(bills.customer.id, YEAR));
  const [part] = parts;
  return part.entries.map((one: Created) => [
    one['day'],
    one['type'],
    one['amount'],
    one['balance'],
  ]);
};

test('crediting a written-off invoice leaves no claim', async () => {
  const { id } = await invoice();
  expect((await pay(id, 119, WRITE_OFF)).status).toBe(201);
  const credited = (await credit(id, { issue_date: '2026-04-01' })).body;
  expect(credited).toMatchObject({ total: 119, applied_amount: 119, refund_due: 0 });
  expect(await amounts(id)).toEqual({
    status: 'cancelled',
    amount_paid: 0,
    amount_credited: 119,
    amount_due: 0,
  });
  const refund = { amount: 1 };
  const refused = await bills.client.post(`/api/v1/credit-notes/${credited.id}/refunds`, refund);
  expectError(refused, 409, 'amount_exceeds_refund_due', ['/amount']);
  await settled(id);

  expect(await balance()).toEqual([
    ['2026-02-01', 'invoice', '119', '119'],
    ['2026-03-01', 'write_off', '-119', '0'],
    ['2026-04-01', 'credit_note', '-119', '-119'],
    ['2026-04-01', 'write_off', '119', '0'],
  ]);
  expect((await report('open-items')).rows).toEqual([]);
  const tax = async (basis: string, days: string) =>
    report(`tax?basis=${basis}&group=whole&${days}`);
  const paid = await tax('payment', YEAR);
  expect([paid.rows, paid.sums]).toEqual([[], []]);
  const [march] = (await tax('payment', 'from=2026-03-01&to=2026-03-31')).sums;
  expect(march).toMatchObject({ tax: '0', written_off: '119' });
  const [april] = (await tax('issue', 'from=2026-04-01&to=2026-04-30')).sums;
  expect(april).toMatchObject({ tax: '-19', written_off: '-119' });
});

test('only money that came is refunded, and only its tax comes and goes by payment date', async () => {
  const { id } = await invoice();
  await pay(id, 19, { paid_on: '2026-02-10' });
  await pay(id, 100, WRITE_OFF);
  const credited = (await credit(id, { issue_date: '2026-04-01' })).body;
  expect(credited).toMatchObject({ applied_amount: 100, refund_due: 19 });
  expect(await amounts(id)).toEqual({
    status: 'paid',
    amount_paid: 19,
    amount_credited: 100,
    amount_due: 0,
  });
  const refunds = `/api/v1/credit-notes/${credited.id}/refunds`;
  expectError(
    await bills.client.post(refunds, { amount: 19.01 }),
    409,
    'amount_exceeds_refund_due',
    ['/amount'],
  );
  const refunded = await bills.client.post(refunds, { amount: 19, refunded_on: '2026-05-01' });
  expect(refunded.status).toBe(201);
  await settled(id);
  const months = await report(`tax?basis=payment&group=month&${YEAR}`);
  expect(months.rows.map((row: Created) => [row['from'], row['tax'], row['gross']])).toEqual([
    ['2026-02-01', '3.03', '19'],
    ['2026-05-01', '-3.03', '-19'],
  ]);
  expect((await balance()).at(-1)).toEqual(['2026-05-01', 'refund', '19', '0']);
  await bills.client.post(`/api/v1/refunds/${refunded.body.id}/void`);
  expect(await note(credited.id)).toMatchObject({ applied_amount: 100, refund_due: 19 });
});

test('a credit note of a part replaces so much of the write-off, and voiding that frees the rest', async () => {
  const bill = await invoice();
  const { id } = bill;
  const written = (await pay(id, 119, WRITE_OFF)).body;
  const credited = (await creditLine(bill, { amount: 50 })).body;
  expect(credited).toMatchObject({ total: 59.5, applied_amount: 59.5, refund_due: 0 });
  expect(await amounts(id)).toEqual({
    status: 'paid',
    amount_paid: 59.5,
    amount_credited: 59.5,
    amount_due: 0,
  });
  await voided(written.id);
  expect(await amounts(id)).toEqual({
    status: 'sent',
    amount_paid: 0,
    amount_credited: 59.5,
    amount_due: 59.5,
  });
  expect(await note(credited.id)).toMatchObject({ applied_amount: 59.5, refund_due: 0 });
  await settled(id);
});

test('voiding a write-off that a credit note has replaced makes nothing due again', async () => {
  const { id } = await invoice();
  const written = (await pay(id, 119, WRITE_OFF)).body;
  await credit(id);
  const before = await amounts(id);
  expect((await voided(written.id)).body.status).toBe('voided');
  expect(await amounts(id)).toEqual(before);
  await settled(id);
});

test('papers, e-invoices and pages of a written-off invoice never say that it was paid', async () => {
  const trade = await createTrade({}, { scopes: ['read', 'write'] });
  const made = await trade.invoice({ currency: 'EUR', items: ITEMS });
  const path = `invoices/${made.id}`;
  const page = await pageOf(trade.client, path);
  const payments = `/api/v1/${path}/payments`;
  await trade.client.post(payments, { amount: 19 });
  expect((await trade.client.post(payments, { amount: 100, method: 'write_off' })).status).toBe(
    201,
  );
  expect((await trade.client.get(`/api/v1/${path}`)).body).toMatchObject({
    status: 'paid',
    amount_paid: 119,
    amount_written_off: 100,
    amount_due: 0,
  });
  const paper = textOf((await getPdf(trade.key, path)).pdf);
  expect(paper).not.toMatch(/PAID|BEZAHLT/);
  expect(paper).toMatch(/[−-]€?19[.,]00/);
  expect(paper).not.toMatch(/119[.,]00.*\n.*0[.,]00 ?€?$/);
  const xml = (await getEInvoice(trade.key, path, 'ubl')).bytes.toString();
  expect(xml).toContain('<cbc:PrepaidAmount currencyID="EUR">19.00</cbc:PrepaidAmount>');
  expect(xml).toContain('<cbc:PayableAmount currencyID="EUR">100.00</cbc:PayableAmount>');
  const shown = await ask(page);
  expect(shown.text).not.toMatch(/class="stamp|class="deadline|class="pay"|\/pay"/);
  expect(shown.text).not.toMatch(/class="due"><dt|119[.,]00[^<]*<\/dd>\s*<dt[^>]*>Paid/);
  const listed = await trade.client.get(`/api/v1/invoices?customer_id=${trade.customer}`);
  expect(listed.body.data[0]).toMatchObject({ amount_written_off: 100 });
});

test('whoever lists it is told that a write-off had a part in what is paid', async () => {
  const { id } = await invoice();
  await pay(id, 100, WRITE_OFF);
  const types = async () =>
    (await settledEvents(bills.client))
      .filter(({ data }: Created) => (data as Created)['id'] === id)
      .map(({ type }: Created) => type);
  expect(await types()).not.toContain('invoice.written_off');
  await pay(id, 19);
  expect((await types()).slice(-2)).toEqual(['invoice.paid', 'invoice.written_off']);
  const other = await invoice();
  await pay(other.id, 19, WRITE_OFF);
  await bills.patch(other.id, 'paid');
  expect(await bills.read(other.id)).toMatchObject({ amount_paid: 119, amount_written_off: 19 });
  await bills.patch(other.id, 'sent');
  expect(await bills.read(other.id)).toMatchObject({ amount_paid: 19, amount_written_off: 19 });
  await settled(other.id);
});
