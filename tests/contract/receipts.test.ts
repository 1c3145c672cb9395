import { adminApi, api, createKey } from '../support/api';
import { query } from '../support/databases';
import { expectError } from '../support/expect-error';
import { textIn } from '../support/generator';
import type { HttpClient } from '../support/http';
import {
  createCustomer,
  createInvoice,
  creditInvoice,
  line,
  recordPayment,
  recordRefund,
  UNKNOWN_ID,
  type Fields,
} from '../support/records';
import { readRun } from '../support/run';
import { getPdf } from '../support/stored-pdf';
import { infoOf } from '../support/pdf/info';

const BUSINESS = { name: 'Northwind', legal_name: 'Northwind Studio GmbH', city: 'Berlin' };

let key: string;
let business: string;
let client: HttpClient;
let customer: string;

beforeAll(async () => {
  ({ key, business } = await createKey({ businessFields: BUSINESS }));
  client = api(key);
  customer = (await createCustomer(client, { name: 'Ærø Trading ApS', city: 'Marstal' })).id;
});

const INVOICE = {
  status: 'sent',
  issue_date: '2026-01-02',
  currency: 'EUR',
  items: [line({ quantity: 1, unit_price: 100, tax_rate: 0 })],
};
const invoiceOf = (invoice_number: string, fields: Fields = {}) =>
  createInvoice(client, customer, { ...INVOICE, invoice_number, ...fields });

const receipt = async (path: string) => textIn(await getPdf(key, path));
const get = (path: string, by = client) => by.get(`/api/v1/${path}/pdf`);
const post = async (path: string, body: object = {}) => {
  const answer = await client.post(`/api/v1/${path}`, body);
  expect(answer.status).toBeLessThan(300);
  return answer.body;
};

test.each(['modern', 'classic', 'minimal'])(
  'the receipt of a payment says in the template %s who paid what for which invoices',
  async (template) => {
    const own = await createKey({ businessFields: { ...BUSINESS, look: { template } } });
    const caller = api(own.key);
    const { id } = await createCustomer(caller, { name: 'Ærø Trading ApS', city: 'Marstal' });
    const first = await createInvoice(caller, id, { ...INVOICE, invoice_number: 'A-1' });
    const second = await createInvoice(caller, id, { ...INVOICE, invoice_number: 'A-2' });
    const payment = await caller.post(`/api/v1/customers/${id}/payments`, {
      amount: 180.5,
      currency: 'EUR',
      paid_on: '2026-01-15',
      method: 'bank_transfer',
      reference: 'TR-77',
      allocations: [{ invoice_id: first.id }, { invoice_id: second.id, amount: 60 }],
    });
    expect(payment.status).toBe(201);
    const text = textIn(await getPdf(own.key, `payments/${payment.body.id}`));
    const parties = [
      'Northwind Studio GmbH',
      'Berlin',
      'Received From',
      'Ærø Trading ApS',
      'Marstal',
    ];
    const facts = ['15 January 2026', 'Payment Method', 'Bank transfer', 'Reference', 'TR-77'];
    for (const word of ['PAYMENT RECEIPT', ...parties, ...facts]) expect(text).toContain(word);
    expect(text).toMatch(/Entry +Amount *\n/);
    expect(text).toMatch(/Invoice A-1 \(2 January 2026\) +€100\.00 *\n/);
    expect(text).toMatch(/Invoice A-2 \(2 January 2026\) +€60\.00 *\n/);
    expect(text).toMatch(/On account +€20\.50 *\n/);
    expect(text).toMatch(/Amount Received +€180\.50/);
    expect(text).not.toMatch(/INVOICE|Bill To|Due|Quantity|Rate|Tax|Total|null|undefined|NaN/);
  },
);

test('it leaves out what was taken back, and says what was paid back', async () => {
  const { id } = await invoiceOf('B-1');
  const body = { amount: 120, paid_on: '2026-01-15', method: 'cash', excess: 'on_account' };
  const payment = await recordPayment(client, id, body);
  await post(`payments/${payment.id}/refunds`, { amount: 5 });
  const before = await receipt(`payments/${payment.id}`);
  expect(before).toMatch(/Invoice B-1 [^]*€100\.00[^]*On account +€15\.00[^]*Refunded +€5\.00/);
  await post(`payments/${payment.id}/allocations/${payment.allocations[0].id}/void`);
  const after = await receipt(`payments/${payment.id}`);
  expect(after).toMatch(/Cash[^]*On account +€115\.00[^]*Refunded +€5\.00[^]*Received +€120\.00/);
  expect(after).not.toContain('B-1');
});

test('the receipt of a refund names the credit note, or the payment that it pays back', async () => {
  const { id } = await invoiceOf('C-1');
  const payment = await recordPayment(client, id, { amount: 100, paid_on: '2026-01-15' });
  const credit_note_number = 'CN-C1';
  const note = await creditInvoice(client, id, { issue_date: '2026-01-20', credit_note_number });
  const sent = { amount: 40, refunded_on: '2026-01-21', reference: 'R 2' };
  const refund = await recordRefund(client, note.id, sent);
  const text = await receipt(`refunds/${refund.id}`);
  for (const word of ['REFUND RECEIPT', 'Paid To', 'Ærø Trading ApS', '21 January 2026', 'R 2'])
    expect(text).toContain(word);
  expect(text).toMatch(/Credit note CN-C1 \(20 January 2026\) +€40\.00/);
  expect(text).toMatch(/Amount Refunded +€40\.00/);
  expect(text).not.toMatch(/Received|Payment Method|null|undefined/);

  await post(`payments/${payment.id}/allocations/${payment.allocations[0].id}/void`).catch(
    () => null,
  );
  const more = await post(`customers/${customer}/payments`, {
    amount: 30,
    currency: 'EUR',
    paid_on: '2026-01-16',
  });
  const back = await post(`payments/${more.id}/refunds`, { amount: 10, refunded_on: '2026-01-17' });
  expect(await receipt(`refunds/${back.id}`)).toMatch(/Payment \(16 January 2026\) +€10\.00/);
});

test('receipts have the language of the customer', async () => {
  const { id } = await createCustomer(client, { name: 'Hafen GmbH', language: 'de' });
  const body = { amount: 30, currency: 'EUR', paid_on: '2026-01-16', method: 'cash' };
  const payment = await post(`customers/${id}/payments`, body);
  const text = await receipt(`payments/${payment.id}`);
  expect(text).toMatch(/QUITTUNG[^]*Erhalten von[^]*Barzahlung[^]*Guthaben +30,00 €/);
  const back = await post(`payments/${payment.id}/refunds`, { amount: 10 });
  expect(await receipt(`refunds/${back.id}`)).toMatch(
    /ERSTATTUNGSBELEG[^]*Zahlung \(16\.01\.2026\)/,
  );
});

test('a receipt is a file, and is not sent again while nothing changed; the panel has the same', async () => {
  const { id } = await invoiceOf('D-1');
  const payment = await recordPayment(client, id, { amount: 10, paid_on: '2026-01-15' });
  const path = `payments/${payment.id}`;
  const answer = await getPdf(key, path);
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="payment-receipt-2026-01-15.pdf"',
  );
  expect(infoOf(answer.pdf)).toMatchObject({
    title: 'PAYMENT RECEIPT',
    author: 'Northwind Studio GmbH',
  });
  const etag = answer.headers.get('etag') ?? '';
  expect((await getPdf(key, path, { 'If-None-Match': etag })).status).toBe(304);
  const drawn = await adminApi().get(`/invoicing/${path}/pdf`);
  expect([drawn.status, drawn.headers.get('etag')]).toEqual([200, etag]);
  expect(Number(drawn.headers.get('content-length'))).toBe(answer.pdf.length);
  await client.patch(`/api/v1/${path}`, { reference: 'New' });
  expect(textIn(await getPdf(key, path, { 'If-None-Match': etag }))).toContain('New');
});

test('write-offs, and what is voided, pending or failed, have none', async () => {
  const { id } = await invoiceOf('E-1');
  const body = { amount: 10, paid_on: '2026-01-15' };
  const writeOff = await recordPayment(client, id, { ...body, method: 'write_off' });
  expectError(await get(`payments/${writeOff.id}`), 409, 'no_receipt');
  const payment = await recordPayment(client, id, body);
  await post(`payments/${payment.id}/void`);
  expectError(await get(`payments/${payment.id}`), 409, 'no_receipt');
  expect((await adminApi().get(`/invoicing/payments/${payment.id}/pdf`)).status).toBe(409);

  const sent = { amount: 30, currency: 'EUR', paid_on: '2026-01-16' };
  const account = await post(`customers/${customer}/payments`, sent);
  const refund = await post(`payments/${account.id}/refunds`, { amount: 10 });
  const state = (to: string) =>
    query(readRun().sharedDatabaseUrl, 'UPDATE refunds SET state = $2 WHERE document_id = $1', [
      refund.id,
      to,
    ]);
  for (const to of ['pending', 'failed']) {
    await state(to);
    expectError(await get(`refunds/${refund.id}`), 409, 'no_receipt');
  }
  await state('recorded');
  await post(`refunds/${refund.id}/void`);
  expectError(await get(`refunds/${refund.id}`), 409, 'no_receipt');
});

test('receipts are found by keys of the business that may read', async () => {
  const sent = { amount: 30, currency: 'EUR', paid_on: '2026-01-16' };
  const payment = await post(`customers/${customer}/payments`, sent);
  const refund = await post(`payments/${payment.id}/refunds`, { amount: 10 });
  const stranger = api((await createKey()).key);
  const writer = api((await createKey({ business, scopes: ['write'] })).key);
  for (const path of [`payments/${payment.id}`, `refunds/${refund.id}`]) {
    expectError(await get(path, stranger), 404, 'not_found');
    expectError(await get(path, writer), 403, 'insufficient_scope');
  }
  for (const path of [`payments/${UNKNOWN_ID}`, 'payments/x', `refunds/${UNKNOWN_ID}`, 'refunds/1'])
    expectError(await get(path), 404, 'not_found');
  expectError(await get(`refunds/${payment.id}`), 404, 'not_found');
});
