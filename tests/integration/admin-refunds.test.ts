import { adminApi } from '../support/api';
import { createBooks, inMyBusinesses, type Books } from '../support/books';
import { query } from '../support/databases';
import type { HttpClient } from '../support/http';
import { CM, type OperatorAccount } from '../support/operators';
import { creditInvoice, recordPayment, recordRefund, type Fields } from '../support/records';
import { readRun } from '../support/run';
import { expectSettled } from '../support/settlement';
import { memberOf } from '../support/two-businesses';

/** Refunds as the panel's buttons record and void them, PDFs of credit notes, and lists. */

const SEEN = ['customer', 'invoice', 'payment', 'creditNote', 'refund'] as const;

let mine: Books;
let clerk: OperatorAccount;
beforeAll(async () => {
  mine = await createBooks({}, 'Ada');
  clerk = await memberOf(mine.business, inMyBusinesses([...SEEN]));
});

/** A paid and credited invoice, so that 110 are to be refunded. */
async function credited(books: Books = mine) {
  const issue_date = '2026-05-01';
  const invoice = await books.invoice({ issue_date });
  const payment = await recordPayment(books.client, invoice.id, { amount: 110, reference: 'P' });
  const note = await creditInvoice(books.client, invoice.id, { issue_date });
  return { invoice, payment, note };
}

const at = (note: string, route = 'refunds') => `/invoicing/credit-notes/${note}/${route}`;
const record = (note: string, fields: Fields, operator: HttpClient = clerk) =>
  operator.post(at(note), fields);
const list = async (note: string, operator: HttpClient = clerk) =>
  (await operator.get(at(note))).body.data as Fields;
const dueOf = async (note: string) => (await mine.readNote(note)).refund_due as number;

test('a part and then the rest are refunded, and a voided refund is due again', async () => {
  const { invoice, note } = await credited();
  const today = new Date().toISOString().slice(0, 10);
  const nothing = { refunds: [], currency: 'EUR', refund_due: '110', today };
  expect(await list(note.id)).toEqual({ ...nothing, can: { record: true, void: true } });
  const fields = { refunded_on: '2026-05-03', reference: 'R-1' };
  const made = await record(note.id, { amount: '60.10', ...fields });
  const { documentId } = made.body.data as { documentId: string };
  expect([made.status, made.body.data.state, await dueOf(note.id)]).toEqual([
    201,
    'recorded',
    49.9,
  ]);
  expect(await list(note.id)).toMatchObject({
    refunds: [{ documentId, amount: '60.1', currency: 'EUR', state: 'recorded', ...fields }],
    refund_due: '49.9',
  });
  expect((await record(note.id, { amount: '49.9' })).status).toBe(201);
  expect((await list(note.id)).can).toEqual({ record: false, void: true });
  for (const _time of [1, 2]) {
    const voided = await clerk.post(`/invoicing/refunds/${documentId}/void`);
    expect([voided.status, voided.body.data]).toEqual([200, { documentId, state: 'voided' }]);
  }
  expect(await dueOf(note.id)).toBe(60.1);
  await expectSettled({ databaseUrl: readRun().sharedDatabaseUrl }, invoice.id);
  const history = await clerk.get(`/invoicing/refunds/${documentId}/history`);
  const [voiding, creation] = history.body.data.entries;
  expect(voiding.changes).toEqual([{ field: 'status', before: 'recorded', after: 'voided' }]);
  expect([creation.action, creation.actor.name]).toEqual(['created', 'Limited Operator']);
});

test('the operator counts as the person who changed the note and the invoice', async () => {
  const { note } = await credited();
  await record(note.id, { amount: '10' });
  const [row] = await query<object>(
    readRun().sharedDatabaseUrl,
    `SELECT i.updated_by_id AS invoice, n.updated_by_id AS note, r.created_by_id AS refund
     FROM refunds r JOIN credit_notes n ON n.id = r.credit_note_id
     JOIN invoices i ON i.id = n.invoice_id WHERE n.document_id = $1`,
    [note.id],
  );
  expect(row).toEqual({ invoice: clerk.id, note: clerk.id, refund: clerk.id });
});

test.each([
  [
    'too much',
    { amount: '110.01' },
    409,
    'amount',
    'must be at most the amount to be refunded, 110',
  ],
  ['a text', { amount: 'ten' }, 400, 'amount', 'must be a number'],
])('%s is refused at its field', async (_name, fields, status, path, message) => {
  const { note } = await credited();
  const refused = await record(note.id, fields);
  const [first] = refused.body.error.details.errors;
  expect([refused.status, first.path, first.message]).toEqual([status, [path], message]);
  expect(await dueOf(note.id)).toBe(110);
});

test('a role that may only read refunds is offered none, and one without them sees none', async () => {
  const { note } = await credited();
  await recordRefund(mine.client, note.id, { amount: 10 });
  const reader = await memberOf(mine.business, inMyBusinesses(['creditNote', 'refund'], ['read']));
  expect((await list(note.id, reader)).can).toEqual({ record: false, void: false });
  const blind = await memberOf(mine.business, inMyBusinesses(['creditNote'], ['read']));
  expect((await list(note.id, blind)).refunds).toEqual([]);
});

test('the PDF is that of the API, and is not sent twice', async () => {
  const { note } = await credited();
  const pdf = await clerk.get(at(note.id, 'pdf'));
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(pdf.headers.get('content-disposition')).toContain(note.credit_note_number as string);
  const tag = pdf.headers.get('etag') as string;
  const again = await clerk.get(at(note.id, 'pdf'), { 'If-None-Match': tag });
  expect(again.status).toBe(304);
  const hidden = await memberOf(mine.business, inMyBusinesses(['invoice'], ['read']));
  expect((await hidden.get(at(note.id, 'pdf'))).status).toBe(403);
});

describe('the lists', () => {
  const rows = async (type: string, operator: HttpClient) =>
    (
      await operator.get(
        `/content-manager/collection-types/api::${type}.${type}?pageSize=100&sort=createdAt:DESC`,
      )
    ).body.results as Fields[];
  const rowOf = async (type: string, id: unknown, operator: HttpClient) =>
    (await rows(type, operator)).find(({ documentId }) => documentId === id);

  test('of payments and refunds name the customer, those of refunds the invoice', async () => {
    const { invoice, payment, note } = await credited();
    const refund = await recordRefund(mine.client, note.id, { amount: 10 });
    for (const operator of [clerk, adminApi()]) {
      const paid = await rowOf('payment', payment.id, operator);
      expect(paid).toMatchObject({ customer: { name: 'Ada' } });
      expect(await rowOf('refund', refund.id, operator)).toMatchObject({
        customer: { name: 'Ada' },
        invoice: { invoice_number: invoice.invoice_number },
      });
    }
  });

  test('name no customer to a role that may not see customers, or not this one', async () => {
    const { payment, note } = await credited();
    const refund = await recordRefund(mine.client, note.id, { amount: 10 });
    const types = ['payment', 'refund', 'creditNote', 'invoice'] as const;
    const without = await memberOf(mine.business, inMyBusinesses([...types], ['read']));
    expect(Object.keys((await rowOf('payment', payment.id, without)) ?? {})).not.toContain(
      'customer',
    );
    expect(await rowOf('refund', refund.id, without)).toMatchObject({
      invoice: { invoice_number: expect.any(String) },
    });
    const limited = await memberOf(mine.business, [
      ...inMyBusinesses([...types], ['read']),
      {
        action: `${CM}.read`,
        subject: 'api::customer.customer',
        conditions: ['admin::is-creator'],
      },
    ]);
    expect(await rowOf('payment', payment.id, limited)).toMatchObject({ customer: { name: null } });
  });
});
