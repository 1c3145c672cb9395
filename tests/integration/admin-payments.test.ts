import { CONTENT_TYPE } from '../../src/content-types';
import { adminApi } from '../support/api';
import { createBooks, inMyBusinesses, type Books } from '../support/books';
import { query } from '../support/databases';
import type { HttpClient } from '../support/http';
import type { OperatorAccount } from '../support/operators';
import { recordPayment, type Fields } from '../support/records';
import { readRun } from '../support/run';
import { limitedPermissions, memberOf } from '../support/two-businesses';

/** Payments as the panel's buttons record and void them, and what else the panel could do to them. */

const PAYMENT = CONTENT_TYPE.payment;
const FORMS = `/content-manager/collection-types/${PAYMENT}`;

let mine: Books;
let foreign: Books;
let clerk: OperatorAccount;
beforeAll(async () => {
  [mine, foreign] = [await createBooks({ time_zone: 'Pacific/Kiritimati' }), await createBooks()];
  clerk = await memberOf(mine.business, [...limitedPermissions(), ...inMyBusinesses(['payment'])]);
});

const at = (invoice: string) => `/invoicing/invoices/${invoice}/payments`;
const record = (invoice: string, fields: Fields, operator: HttpClient = clerk) =>
  operator.post(at(invoice), fields);
/** The id of a sent invoice of 110. */
const sent = async (fields?: Fields, { invoice }: Books = mine) => (await invoice(fields)).id;
const list = async (invoice: string, operator: HttpClient = clerk) =>
  (await operator.get(at(invoice))).body.data as Fields;

test('a clerk records a part and then the rest, and the invoice becomes paid', async () => {
  const invoice = await sent({ issue_date: '2026-05-01' });
  const today = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
  const can = { record: true, void: true };
  expect(await list(invoice)).toEqual({
    payments: [],
    currency: 'EUR',
    amount_due: '110',
    on_account: '0',
    online: [],
    today,
    can,
  });
  const fields = { paid_on: '2026-05-03', method: 'cash', reference: 'R-1', note: 'Half' };
  const made = await record(invoice, { amount: 60.1, ...fields });
  expect([made.status, made.body.data.state]).toEqual([201, 'recorded']);
  const { documentId } = made.body.data as { documentId: string };
  const stored = { documentId, amount: '60.1', currency: 'EUR', state: 'recorded', ...fields };
  expect(await list(invoice)).toMatchObject({ payments: [stored], amount_due: '49.9' });
  expect(await mine.read(invoice)).toMatchObject({ status: 'sent', amount_paid: 60.1 });
  expect((await record(invoice, { amount: 49.9 })).status).toBe(201);
  expect(await mine.read(invoice)).toMatchObject({ status: 'paid', amount_due: 0 });
  expect((await list(invoice)).can).toEqual({ record: false, void: true });
  const api = await mine.client.get(`/api/v1/payments/${documentId}`);
  expect(api.body).toMatchObject({ amount: 60.1, ...fields, status: 'recorded' });
});

test('each payment says how much is due again when it is voided', async () => {
  const invoice = await sent();
  const dueAgain = async () =>
    ((await list(invoice))['payments'] as Fields[]).map((one) => one['due_again']);
  await record(invoice, { amount: 80 });
  await record(invoice, { amount: 30, method: 'write_off' });
  expect(await dueAgain()).toEqual(['30', '80']);
  // The credit note takes the place of the write-off. Without the 80 it takes what they paid.
  const { invoice_items: lines } = await mine.read(invoice);
  const credited = await mine.client.post(`/api/v1/invoices/${invoice}/credit-notes`, {
    items: [{ line_id: lines[0].id, amount: 90 }],
  });
  expect(credited.body).toMatchObject({ total: 99, applied_amount: 30, refund_due: 69 });
  expect(await dueAgain()).toEqual(['0', '0']);
});

test('the operator counts as the person who changed the invoice', async () => {
  const invoice = await sent();
  await record(invoice, { amount: 10 });
  const [row] = await query<{ invoice: number; payment: number }>(
    readRun().sharedDatabaseUrl,
    `SELECT i.updated_by_id AS invoice, p.created_by_id AS payment
     FROM payments p JOIN invoices i ON i.id = p.invoice_id WHERE i.document_id = $1`,
    [invoice],
  );
  expect(row).toEqual({ invoice: clerk.id, payment: clerk.id });
});

test('a voided payment is due again, and voiding it twice changes nothing', async () => {
  const invoice = await sent();
  const { documentId } = (await record(invoice, { amount: 110 })).body.data;
  for (const _time of [1, 2]) {
    const voided = await clerk.post(`/invoicing/payments/${documentId as string}/void`);
    expect([voided.status, voided.body.data]).toEqual([200, { documentId, state: 'voided' }]);
  }
  expect(await mine.read(invoice)).toMatchObject({ status: 'sent', amount_paid: 0 });
  expect(await list(invoice)).toMatchObject({ payments: [{ state: 'voided' }], amount_due: '110' });
});

test('what describes a payment is changed, as far as the roles and the books allow', async () => {
  const invoice = await sent({ issue_date: '2026-05-01' });
  const fields = { paid_on: '2026-05-03', method: 'cash', reference: 'R-1', note: 'Half' };
  const { documentId } = (await record(invoice, { amount: 60, ...fields })).body.data as Fields;
  const change = (body: object, operator: HttpClient = clerk) =>
    operator.post(`/invoicing/payments/${documentId as string}/change`, body);
  const read = async () =>
    (await mine.client.get(`/api/v1/payments/${documentId as string}`)).body as Fields;
  expect((await change({ method: 'card', note: null })).status).toBe(200);
  expect(await read()).toMatchObject({ ...fields, method: 'card', note: null, amount: 60 });
  for (const wrong of [{ method: 'write_off' }, { method: 'gold' }, { reference: 7 }])
    expect((await change(wrong)).status).toBe(400);
  const referee = await memberOf(mine.business, [
    ...inMyBusinesses(['payment'], ['read']),
    ...inMyBusinesses(['payment'], ['update']).map((one) => ({
      ...one,
      properties: { fields: ['reference'] },
    })),
  ]);
  expect((await change({ reference: 'R-2' }, referee)).status).toBe(200);
  expect((await change({ reference: 'R-3', note: 'x' }, referee)).status).toBe(403);
  expect(await read()).toMatchObject({ reference: 'R-2', note: null });
});

test('an amount as decimal text is recorded with all its digits', async () => {
  const invoice = await sent();
  expect((await record(invoice, { amount: '33.33' })).status).toBe(201);
  expect(await mine.read(invoice)).toMatchObject({ amount_paid: 33.33 });
});

test.each([
  ['more than is due', { amount: 110.01 }, 409, 'amount', 'must be at most the amount due, 110'],
  ['a word', { amount: 'ten' }, 400, 'amount', 'must be a number'],
])('%s is refused at its field', async (_name, fields, status, path, message) => {
  const invoice = await sent();
  const refused = await record(invoice, fields);
  const [first] = refused.body.error.details.errors;
  expect([refused.status, first.path, first.message]).toEqual([status, [path], message]);
  expect(await mine.read(invoice)).toMatchObject({ amount_paid: 0 });
});

describe('another business', () => {
  test('shows none of its payments in forms and lists', async () => {
    const invoice = await sent({}, foreign);
    const payment = (await recordPayment(foreign.client, invoice, { amount: 10 })).id as string;
    expect((await clerk.get(`${FORMS}/${payment}`)).status).toBe(403);
    const listed = await clerk.get(`${FORMS}?pageSize=100`);
    const ids = (listed.body.results as Fields[]).map(({ documentId }) => documentId);
    expect([ids.length > 0, ids.includes(payment)]).toEqual([true, false]);
  });
});

describe('a role', () => {
  test('that may not create payments is offered none', async () => {
    const reader = await memberOf(mine.business, [
      ...limitedPermissions(),
      ...inMyBusinesses(['payment'], ['read']),
    ]);
    const invoice = await sent();
    await record(invoice, { amount: 10 });
    expect((await list(invoice, reader)).can).toEqual({ record: false, void: false });
  });

  test('that may not read payments sees none', async () => {
    const blind = await memberOf(mine.business, limitedPermissions());
    const invoice = await sent();
    await record(invoice, { amount: 10 });
    expect((await list(invoice, blind)).payments).toEqual([]);
  });
});

describe('Strapi’s own forms', () => {
  test.each([
    ['a clerk', () => clerk as HttpClient],
    ['an administrator', () => adminApi()],
  ])('let %s create, change, copy or delete no payment', async (_name, operator) => {
    const invoice = await sent();
    const { documentId } = (await record(invoice, { amount: 10 })).body.data;
    const path = `${FORMS}/${documentId as string}`;
    const data = {
      amount: 1,
      currency: 'EUR',
      paid_on: '2026-05-03',
      state: 'recorded',
      business: { connect: [{ documentId: mine.business }] },
      invoice: { connect: [{ documentId: invoice }] },
    };
    for (const answer of [
      await operator().post(FORMS, data),
      await operator().put(path, { state: 'voided' }),
      await operator().put(path, { note: 'changed' }),
      await operator().post(`${FORMS}/clone/${documentId as string}`, data),
      await operator().delete(path),
      await operator().post(`${FORMS}/actions/bulkDelete`, { documentIds: [documentId] }),
    ])
      expect([answer.status, answer.body.error.message]).toEqual([
        400,
        expect.stringMatching(
          /^(Payments cannot be edited|a payment cannot be deleted; void it instead)$/,
        ),
      ]);
    expect(await list(invoice)).toMatchObject({ payments: [{ amount: '10', note: null }] });
  });
});

test('a payment of several invoices is voided in its form, and names no invoice that it left before', async () => {
  const [one, other] = [await sent(), await sent()];
  const { customer_id: customer } = await mine.read(one);
  const body = {
    amount: 50,
    currency: 'EUR',
    allocations: [
      { invoice_id: one, amount: 20 },
      { invoice_id: other, amount: 20 },
    ],
  };
  const { body: payment } = await mine.client.post(`/api/v1/customers/${customer}/payments`, body);
  const [left] = payment.allocations;
  await mine.client.post(`/api/v1/payments/${payment.id}/allocations/${left.id}/void`);
  expect((await list(other))['payments']).toMatchObject([
    { amount: '20', due_again: '20', is_whole: false },
  ]);
  expect((await clerk.post(`/invoicing/payments/${payment.id}/void`)).status).toBe(200);
  expect(await mine.read(other)).toMatchObject({ amount_paid: 0, amount_due: 110 });
  const named = await query<{ id: string; operator: number | null }>(
    readRun().sharedDatabaseUrl,
    'select document_id as id, updated_by_id as operator from invoices where document_id = any ($1)',
    [[one, other]],
  );
  const by = new Map(named.map(({ id, operator }) => [id, operator]));
  expect([by.get(one), by.get(other)]).toEqual([null, clerk.id]);
});
