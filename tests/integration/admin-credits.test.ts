import { query } from '../support/databases';
import { createBooks, inMyBusinesses, type Books } from '../support/books';
import { changesOf, historyOf } from '../support/history';
import type { HttpClient } from '../support/http';
import type { OperatorAccount } from '../support/operators';
import { line, recordPayment, type Created, type Fields } from '../support/records';
import { readRun } from '../support/run';
import { expectSettled } from '../support/settlement';
import { memberOf } from '../support/two-businesses';

/** The panel's dialog "Credit": its lines, its preview and what it stores. */

const SEEN = ['customer', 'invoice', 'creditNote'] as const;

let mine: Books;
let clerk: OperatorAccount;
beforeAll(async () => {
  mine = await createBooks({ time_zone: 'Pacific/Kiritimati' });
  clerk = await memberOf(mine.business, inMyBusinesses([...SEEN]));
});

const at = (invoice: string, route: string) => `/invoicing/invoices/${invoice}/${route}`;
const preview = (invoice: string, fields: Fields = {}, operator: HttpClient = clerk) =>
  operator.post(at(invoice, 'credit-preview'), fields);
const credit = (invoice: string, fields: Fields = {}, operator: HttpClient = clerk) =>
  operator.post(at(invoice, 'credit-notes'), fields);
const creditable = async (invoice: string, operator: HttpClient = clerk) =>
  (await operator.get(at(invoice, 'creditable'))).body.data as Created;
const itemOf = ({ invoice_items: [first] }: Created, fields: Fields) => ({
  items: [{ line_id: first.id, ...fields }],
});

/** Credits, and asserts that the note and its invoice are those of the preview before it. */
async function creditAsShown(invoice: Created, fields: Fields): Promise<Created> {
  const shown = (await preview(invoice.id, fields)).body.data as Created;
  const { updatedAt, ...amounts } = shown;
  const made = await credit(invoice.id, { ...fields, updatedAt });
  expect([made.status, made.text]).toEqual([201, expect.any(String)]);
  const note = await mine.readNote(made.body.data.documentId);
  const after = await mine.read(invoice.id);
  const stored = [note.subtotal, note.tax_amount, note.total, note.applied_amount, note.refund_due];
  const { subtotal, tax_amount, total, applied_amount, refund_due } = amounts;
  expect(stored.map(String)).toEqual([subtotal, tax_amount, total, applied_amount, refund_due]);
  expect([String(after.amount_due), after.status]).toEqual([amounts.amount_due, amounts.status]);
  expect(made.body.data).toEqual({ documentId: note.id, number: note.credit_note_number });
  await expectSettled({ databaseUrl: readRun().sharedDatabaseUrl }, invoice.id);
  return note;
}

test('a line is credited by quantity and then by the rest, as the preview says', async () => {
  const invoice = await mine.invoice({ issue_date: '2026-05-01' });
  const [{ id: lineId }] = invoice.invoice_items;
  const today = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
  const whole = { line_id: lineId, description: 'Hours', quantity: '2', negative: false };
  expect(await creditable(invoice.id)).toEqual({
    state: 'sent',
    currency: 'EUR',
    today,
    lines: [{ ...whole, left: { quantity: '2', net: '100' } }],
  });
  const fields = { reason: 'return', issue_date: '2026-05-03', notes: 'Came back' };
  const first = await creditAsShown(invoice, {
    ...itemOf(invoice, { quantity: '0.5' }),
    ...fields,
  });
  expect(first).toMatchObject({ ...fields, total: 27.5, applied_amount: 27.5, refund_due: 0 });
  expect((await creditable(invoice.id)).lines).toEqual([
    { ...whole, left: { quantity: '1.5', net: '75' } },
  ]);
  await recordPayment(mine.client, invoice.id, { amount: 50 });
  const rest = await creditAsShown(invoice, { reason: null, issue_date: null, notes: null });
  expect(rest).toMatchObject({ total: 82.5, applied_amount: 32.5, refund_due: 50 });
  const refused = await clerk.get(at(invoice.id, 'creditable'));
  expect([refused.status, refused.body.error.message]).toEqual([
    409,
    'Nothing of this invoice is left to be credited',
  ]);
});

test('a line is credited by amount, after which only its net is left', async () => {
  const invoice = await mine.invoice({ items: [line(), line({ unit_price: -10 })] });
  const note = await creditAsShown(invoice, itemOf(invoice, { amount: '10.01' }));
  expect([note.subtotal, note.tax_amount, note.total]).toEqual([10.01, 1, 11.01]);
  const [first, second] = (await creditable(invoice.id)).lines;
  expect([first.left, first.negative]).toEqual([{ quantity: null, net: '89.99' }, false]);
  expect([second.left, second.negative]).toEqual([{ quantity: '2', net: '-20' }, true]);
});

test('an amount with more digits than a float keeps them all', async () => {
  const text = JSON.stringify({ status: 'sent', currency: 'EUR' });
  const { customer_id } = await mine.invoice();
  const items = '[{"description":"Ship","quantity":1,"unit_price":999999999999.123456}]';
  const { body } = await mine.client.post(
    '/api/v1/invoices',
    `${text.slice(0, -1)},"customer_id":"${customer_id}","items":${items}}`,
  );
  const invoice = await mine.read(body.id);
  const asked = itemOf(invoice, { quantity: '0.123457' });
  const { body: shown } = await preview(invoice.id, asked);
  expect(shown.data.total).toBe('123456999999.89');
  const made = await credit(invoice.id, asked);
  const read = await mine.client.get(`/api/v1/credit-notes/${made.body.data.documentId as string}`);
  expect(read.text).toMatch(/"total": ?123456999999\.89/);
});

test('the operator counts as the person who made the note and changed the invoice', async () => {
  const invoice = await mine.invoice();
  const { documentId } = (await credit(invoice.id)).body.data;
  const [row] = await query<object>(
    readRun().sharedDatabaseUrl,
    `SELECT i.updated_by_id AS invoice, n.created_by_id AS note FROM credit_notes n
      JOIN invoices i ON i.id = n.invoice_id WHERE n.document_id = $1`,
    [documentId],
  );
  expect(row).toEqual({ invoice: clerk.id, note: clerk.id });
  const [entry] = await historyOf(mine.client, `/api/v1/invoices/${invoice.id as string}`);
  expect(entry?.actor).toEqual({ type: 'operator', name: 'Limited Operator' });
  expect(changesOf(entry)).toMatchObject({
    status: ['sent', 'cancelled'],
    amount_credited: [0, 110],
  });
  const shown = await clerk.get(`/invoicing/credit-notes/${documentId as string}/history`);
  const { entries, labels, currency } = shown.body.data;
  expect([entries[0].action, entries[0].actor, currency]).toEqual(['created', entry?.actor, 'EUR']);
  expect(labels).toMatchObject({
    applied_amount: 'Taken off the invoice',
    customer_id: 'Customer',
  });
});

describe('a refusal names the field in the words of the API', () => {
  const item = (fields: Fields) => (invoice: Created) => itemOf(invoice, fields);
  const left = (what: string, rest: string) =>
    `must be at most the ${what} that is not credited yet, ${rest}`;
  test.each<[string, (invoice: Created) => Fields, number, string, string]>([
    ['too much', item({ quantity: '2.000001' }), 409, 'items.0.quantity', left('quantity', '2')],
    ['too high', item({ amount: '100.01' }), 409, 'items.0.amount', left('net', '100')],
    ['a word', item({ quantity: 'two' }), 400, 'items.0.quantity', 'must be a number'],
    ['an exponent', item({ amount: '1e999999' }), 400, 'items.0.amount', 'must be a number'],
    [
      'a million digits',
      item({ amount: '9'.repeat(500_000) }),
      400,
      'items.0.amount',
      'must be a number',
    ],
    ['no object', () => ({ items: [null] }), 400, 'items.0', 'must be a JSON object'],
  ])('%s', async (_name, fieldsOf, status, path, message) => {
    const invoice = await mine.invoice({ issue_date: '2026-05-01' });
    for (const send of [preview, credit]) {
      const refused = await send(invoice.id, fieldsOf(invoice));
      const [first] = refused.body.error.details.errors;
      expect([refused.status, first.path.join('.'), first.message]).toEqual([
        status,
        path,
        message,
      ]);
    }
    expect(await mine.read(invoice.id)).toMatchObject({ amount_credited: 0, status: 'sent' });
  });

  test.each([
    ['draft', 'A draft cannot be credited; change it instead'],
    ['cancelled', 'A cancelled invoice cannot be credited'],
  ])('a %s', async (status, message) => {
    const invoice = await mine.invoice({ status });
    for (const refused of [
      await clerk.get(at(invoice.id, 'creditable')),
      await preview(invoice.id),
      await credit(invoice.id),
    ])
      expect([refused.status, refused.body.error.message]).toEqual([409, message]);
  });
});

describe('an invoice that changed after the preview', () => {
  test('is not credited, and the message says who changed it', async () => {
    const invoice = await mine.invoice();
    const { updatedAt } = (await preview(invoice.id)).body.data;
    await recordPayment(mine.client, invoice.id, { amount: 60 });
    const refused = await credit(invoice.id, { updatedAt });
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      expect.stringMatching(
        /^This was not saved: The API, or the service itself, changed this invoice/,
      ),
    ]);
    expect(await mine.read(invoice.id)).toMatchObject({ amount_credited: 0, amount_due: 50 });
    const garbled = await credit(invoice.id, { updatedAt: { then: 1 } });
    expect([garbled.status, garbled.body.error.details.errors[0].path]).toEqual([
      400,
      ['updatedAt'],
    ]);
  });

  test('is credited once by two clicks at the same time', async () => {
    const invoice = await mine.invoice();
    const { updatedAt } = (await preview(invoice.id)).body.data;
    const fields = { ...itemOf(invoice, { quantity: '0.5' }), updatedAt };
    const answers = await Promise.all([credit(invoice.id, fields), credit(invoice.id, fields)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await mine.read(invoice.id)).toMatchObject({ amount_credited: 27.5 });
  });
});
