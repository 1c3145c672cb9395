import { NO_PERIOD } from '../../src/domain/service-period';
import { NO_REFERENCES } from '../../src/domain/fields/references';
import { adminApi } from '../support/api';
import { billsOfEachTest } from '../support/bills';
import { INVOICES, saveForm } from '../support/desk';
import { expectError } from '../support/expect-error';
import { createQuotation, line, recordPayment, TIMESTAMP, UUID } from '../support/records';

const bills = billsOfEachTest();
const { amounts, credit, creditLine, invoice, patch, read } = bills;

test('a credit note of everything is answered with all its fields', async () => {
  const bill = await invoice({
    issue_date: '2026-01-01',
    due_date: '2026-02-01',
    notes: 'N',
    terms: 'T',
    template_type: 'classic',
    delivery_date: '2026-01-02',
    order_reference: 'PO 1',
  });
  const before = new Date().toISOString().slice(0, 10);
  const { status, body } = await credit(bill.id, { reason: 'return', notes: 'Came back' });
  expect(status).toBe(201);
  const [first] = bill.invoice_items;
  const { id: _id, invoice_id: _invoice, ...lineFields } = first;
  expect(body).toEqual({
    id: expect.stringMatching(UUID),
    business_id: bills.issued.business,
    customer_id: bills.customer.id,
    credit_note_number: 'CN-00001',
    invoice_id: bill.id,
    invoice_number: bill.invoice_number,
    issue_date: expect.any(String),
    delivery_date: '2026-01-02',
    order_reference: 'PO 1',
    ...NO_REFERENCES,
    delivery_address: null,
    e_invoice_treatment: null,
    business_process: null,
    ...NO_PERIOD,
    status: 'issued',
    reason: 'return',
    currency: 'USD',
    notes: 'Came back',
    terms: null,
    template_type: 'classic',
    subtotal: 100,
    tax_amount: 10,
    total: 110,
    applied_amount: 110,
    refund_due: 0,
    refunded_amount: 0,
    issued_at: body.created_at,
    created_at: expect.stringMatching(TIMESTAMP),
    updated_at: body.created_at,
    items: [{ line_id: first.id, ...lineFields }],
  });
  expect([before, new Date().toISOString().slice(0, 10)]).toContain(body.issue_date);
  expect(await amounts(bill.id)).toEqual({
    status: 'cancelled',
    amount_paid: 0,
    amount_credited: 110,
    amount_due: 0,
  });
});

test('it is read and listed with its lines and its customer', async () => {
  const bill = await invoice();
  const { body: note } = await creditLine(bill, { quantity: 1 });
  const { items, ...fields } = note;
  const read = (await bills.client.get(`/api/v1/credit-notes/${note.id}`)).body;
  const [item] = read.credit_note_items;
  expect(item.id).toMatch(UUID);
  const own = { id: item.id, credit_note_id: note.id };
  expect(read).toEqual({
    ...fields,
    credit_note_items: [{ ...own, ...items[0] }],
    customers: bills.customer,
  });
  const list = (await bills.client.get('/api/v1/credit-notes')).body;
  const { id, name, email } = bills.customer;
  expect(list).toEqual({
    data: [
      {
        ...fields,
        credit_note_items: [{ id: item.id, ...items[0] }],
        customers: { id, name, email },
      },
    ],
    pagination: { page: 1, limit: 25, total: 1, total_pages: 1 },
  });
});

describe('by quantity', () => {
  test('parts end at the amounts of the line, to the cent', async () => {
    const bill = await invoice({ items: [line({ quantity: 3, unit_price: 33.335, tax_rate: 7 })] });
    const parts = [];
    for (const quantity of [1, 1, 1]) parts.push((await creditLine(bill, { quantity })).body);
    expect(parts.map(({ subtotal, tax_amount, total }) => [subtotal, tax_amount, total])).toEqual([
      [33.34, 2.33, 35.67],
      [33.33, 2.34, 35.67],
      [33.34, 2.33, 35.67],
    ]);
    expect(parts[0].items[0]).toMatchObject({ quantity: 1, unit_price: 33.335 });
    expect(bill.total).toBe(107.01);
    expect(await amounts(bill.id)).toMatchObject({ status: 'cancelled', amount_credited: 107.01 });
    expectError(await creditLine(bill, { quantity: 1 }), 409, 'nothing_to_credit');
  });

  test('an item without quantity and amount takes the rest of its line', async () => {
    const bill = await invoice({ items: [line({ quantity: 3 }), line()] });
    await creditLine(bill, { quantity: 1 });
    const { body } = await creditLine(bill, {});
    expect(body.items).toMatchObject([{ quantity: 2, amount: 110 }]);
    expectError(await creditLine(bill, {}), 409, 'nothing_to_credit', ['/items/0/line_id']);
  });

  test('more than is left is a conflict', async () => {
    const bill = await invoice();
    await creditLine(bill, { quantity: 1.5 });
    const answer = await creditLine(bill, { quantity: 0.500001 });
    expectError(answer, 409, 'quantity_exceeds_invoiced', ['/items/0/quantity']);
    expect((await creditLine(bill, { quantity: 0.5 })).status).toBe(201);
  });

  test('the discount of a converted quotation counts', async () => {
    const items = [line({ discount_rate: 50 })];
    const quotation = await createQuotation(bills.client, bills.customer.id, { items });
    const { body: made } = await bills.client.post(`/api/v1/quotations/${quotation.id}/convert`);
    await patch(made.id, 'sent');
    const { body } = await credit(made.id);
    expect([body.total, body.items[0].discount_rate]).toEqual([55, 50]);
  });
});

describe('by amount', () => {
  test('the note shows one piece at that price, with its tax', async () => {
    const bill = await invoice();
    const { body } = await creditLine(bill, { amount: 10 });
    expect(body.items).toMatchObject([
      { quantity: 1, unit_price: 10, tax_rate: 10, tax_amount: 1, amount: 11, unit_code: 'C62' },
    ]);
    expect([body.subtotal, body.tax_amount, body.total]).toEqual([10, 1, 11]);
    expect(await amounts(bill.id)).toMatchObject({ status: 'sent', amount_due: 99 });
  });

  test('the line is then credited by amount or as a whole', async () => {
    const bill = await invoice();
    await creditLine(bill, { amount: 10.005 });
    const byQuantity = await creditLine(bill, { quantity: 1 });
    expectError(byQuantity, 409, 'quantity_exceeds_invoiced', ['/items/0/quantity']);
    const tooMuch = await creditLine(bill, { amount: 90 });
    expectError(tooMuch, 409, 'credit_exceeds_invoice', ['/items/0/amount']);
    const { body } = await credit(bill.id);
    expect(body.items).toMatchObject([{ quantity: 1, unit_price: 89.99, amount: 98.99 }]);
    expect(await amounts(bill.id)).toMatchObject({ amount_credited: 110, amount_due: 0 });
  });

  test('a yen is the smallest part of yen', async () => {
    const items = [line({ quantity: 1, unit_price: 1000 })];
    const bill = await invoice({ currency: 'JPY', items });
    const refused = await creditLine(bill, { amount: 0.4 });
    expectError(refused, 400, 'validation_failed', ['/items/0/amount']);
    const { body } = await creditLine(bill, { amount: 4.6 });
    expect([body.subtotal, body.tax_amount, body.total]).toEqual([5, 1, 6]);
  });
});

describe('what was paid', () => {
  test('the note sets off what is due, and the rest is to be refunded', async () => {
    const bill = await invoice();
    await recordPayment(bills.client, bill.id, { amount: 80 });
    const { body } = await creditLine(bill, { quantity: 1 });
    expect([body.total, body.applied_amount, body.refund_due]).toEqual([55, 30, 25]);
    expect(await amounts(bill.id)).toEqual({
      status: 'paid',
      amount_paid: 80,
      amount_credited: 30,
      amount_due: 0,
    });
  });

  test('of a paid invoice all is to be refunded, and it stays paid', async () => {
    const bill = await invoice({ status: 'paid' });
    const { body } = await credit(bill.id);
    expect([body.applied_amount, body.refund_due]).toEqual([0, 110]);
    expect(await amounts(bill.id)).toMatchObject({ status: 'paid', amount_paid: 110 });
  });

  test('voiding the payment applies the note to what is due again', async () => {
    const bill = await invoice();
    const payment = await recordPayment(bills.client, bill.id, { amount: 80 });
    const { body: first } = await creditLine(bill, { quantity: 1 });
    await bills.voided(payment.id);
    const { body } = await bills.client.get(`/api/v1/credit-notes/${first.id}`);
    expect([body.applied_amount, body.refund_due]).toEqual([55, 0]);
    expect(body.updated_at > first.updated_at).toBe(true);
    const open = { status: 'sent', amount_paid: 0, amount_credited: 55, amount_due: 55 };
    expect(await amounts(bill.id)).toEqual(open);
  });

  test('voiding what paid for a wholly credited invoice cancels it', async () => {
    const bill = await invoice();
    const payment = await recordPayment(bills.client, bill.id, { amount: 110 });
    await credit(bill.id);
    await bills.voided(payment.id);
    expect(await amounts(bill.id)).toEqual({
      status: 'cancelled',
      amount_paid: 0,
      amount_credited: 110,
      amount_due: 0,
    });
  });

  test('what credit notes have cancelled is not stated as paid, over the API or in the panel', async () => {
    const bill = await invoice();
    await credit(bill.id);
    const before = await read(bill.id);
    expectError(await patch(bill.id, 'paid'), 409, 'status_contradicts_records');
    const state = `/invoicing/invoices/${bill.id}/state`;
    expect((await adminApi().post(state, { state: 'paid' })).status).toBe(400);
    const form = await saveForm(`${INVOICES}/${bill.id}`, { state: 'paid' });
    expect([form.status, form.body.error.message]).toEqual([
      400,
      'Credit notes have cancelled this invoice, so it cannot be paid',
    ]);
    expect(await read(bill.id)).toEqual(before);
    const other = await invoice();
    await patch(other.id, 'cancelled');
    expect((await patch(other.id, 'paid')).body).toMatchObject({
      status: 'paid',
      amount_paid: 110,
    });
  });

  test('leaving paid applies the notes, too; paid states no more than they leave', async () => {
    const bill = await invoice();
    await creditLine(bill, { quantity: 1 });
    expect((await patch(bill.id, 'paid')).body).toMatchObject({ amount_paid: 55, amount_due: 0 });
    const { body: second } = await creditLine(bill, { quantity: 0.5 });
    expect(second.refund_due).toBe(27.5);
    const { body } = await patch(bill.id, 'sent');
    expect(body).toMatchObject({
      status: 'sent',
      amount_paid: 0,
      amount_credited: 82.5,
      amount_due: 27.5,
    });
    expect((await bills.client.get(`/api/v1/credit-notes/${second.id}`)).body.refund_due).toBe(0);
    expectError(await patch(bill.id, 'draft'), 409, 'document_locked');
  });
});
