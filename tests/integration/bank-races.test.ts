import { createKey, api } from '../support/api';
import {
  createBooks,
  expectMatched,
  moved,
  movedOne,
  type Books,
} from '../support/bank-transactions';
import { query } from '../support/databases';
import { settledEvents } from '../support/events';
import { mcpClient, toolsOf } from '../support/mcp';
import { readRun } from '../support/run';
import { UNKNOWN_ID, type Fields } from '../support/records';

/** Matches that meet others, keys of others, and what is told of them. */

let books: Books;

beforeAll(async () => {
  books = await createBooks();
});

const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).sort();

test('of several matches of one transaction at once, one wins', async () => {
  const credit = await movedOne(books, { amount: '50' });
  const wanted = { allocations: [], customer_id: books.customer };
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => books.act(credit, 'match', wanted)),
  );
  expect(statuses(answers)).toEqual([200, 409, 409, 409, 409, 409]);
  answers.filter(({ status }) => status === 409).forEach((one) => expectMatched(one, credit));
  const { payment_ids } = await books.transaction(credit['id']);
  expect(payment_ids).toHaveLength(1);
});

test('of several transactions that join one payment at once, one wins', async () => {
  const { body } = await books.client.post(`/api/v1/customers/${books.customer}/payments`, {
    amount: 60,
    currency: 'EUR',
  });
  const credits = await moved(books, { amount: '60' }, { amount: '60' }, { amount: '60' });
  const answers = await Promise.all(
    credits.map((one) => books.act(one, 'match', { payment_ids: [body.id] })),
  );
  expect(statuses(answers)).toEqual([200, 409, 409]);
});

test('a void and a bounce of one payment at once leave one of them', async () => {
  const invoice = await books.invoice(80);
  const credit = await movedOne(books, { amount: '80' });
  const allocations = [{ invoice_id: invoice.id }];
  const paid = await books.act(credit, 'match', { allocations });
  const payment = String(paid.body.payment_ids[0]);
  const debit = await movedOne(books, { amount: '-80' });
  const [voided, bounced] = await Promise.all([
    books.client.post(`/api/v1/payments/${payment}/void`),
    books.act(debit, 'match', { bounced: { payment_id: payment } }),
  ]);
  expect(voided.status).toBe(200);
  const both = [await books.transaction(credit['id']), await books.transaction(debit['id'])];
  const expected = bounced.status === 200 ? ['matched', 'matched'] : ['open', 'open'];
  expect(both.map(({ status }) => status)).toEqual(expected);
});

test('another business can do nothing with a transaction, and join nothing of it', async () => {
  const other = await createBooks();
  const credit = await movedOne(books, { amount: '70' });
  for (const action of ['match', 'ignore', 'reopen']) {
    const answer = await other.act(credit, action, {
      allocations: [],
      customer_id: other.customer,
    });
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    expect((await books.act({ id: UNKNOWN_ID }, action, {})).status).toBe(404);
  }
  const invoice = await other.invoice(70);
  const { body } = await other.client.post(`/api/v1/invoices/${invoice.id}/payments`, {
    amount: 70,
  });
  const pointersOf = async (wanted: object) =>
    (await books.act(credit, 'match', wanted)).body.errors.map((one: Fields) => one['pointer']);
  expect(await pointersOf({ payment_ids: [body.id] })).toEqual(['/payment_ids/0']);
  expect(await pointersOf({ allocations: [], customer_id: other.customer })).toEqual([
    '/customer_id',
  ]);
  expect(await pointersOf({ allocations: [{ invoice_id: invoice.id }] })).toEqual([
    '/allocations/0/invoice_id',
  ]);
  const debit = await movedOne(books, { amount: '-70' });
  const bounced = await books.act(debit, 'match', { bounced: { payment_id: body.id } });
  expect(bounced.body.errors).toMatchObject([{ pointer: '/bounced/payment_id' }]);
  expect((await other.client.get(`/api/v1/payments/${String(body.id)}`)).body).toMatchObject({
    status: 'recorded',
  });
});

test('a match needs both scopes; ignoring needs that of banks alone', async () => {
  const credit = await movedOne(books, { amount: '3' });
  const keyOf = async (...scopes: ('read' | 'write' | 'bank')[]) =>
    api((await createKey({ business: books.business, scopes })).key);
  const path = (action: string) => `/api/v1/bank-transactions/${String(credit['id'])}/${action}`;
  const wanted = { allocations: [], customer_id: books.customer };
  const [bank, write] = [await keyOf('bank'), await keyOf('read', 'write')];
  for (const client of [bank, write]) {
    const answer = await client.post(path('match'), wanted);
    expect([answer.status, answer.body.code]).toEqual([403, 'insufficient_scope']);
  }
  expect((await write.post(path('ignore'))).status).toBe(403);
  expect((await bank.post(path('ignore'))).status).toBe(200);
  expect((await bank.post(path('reopen'))).status).toBe(200);
});

test('a repeated match with its key answers the same', async () => {
  const credit = await movedOne(books, { amount: '4' });
  const path = `/api/v1/bank-transactions/${String(credit['id'])}/match`;
  const wanted = { allocations: [], customer_id: books.customer };
  const headers = { 'Idempotency-Key': `match ${String(credit['id'])}` };
  const first = await books.client.post(path, wanted, headers);
  const again = await books.client.post(path, wanted, headers);
  expect([again.status, again.text]).toEqual([200, first.text]);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
});

test('each match is an event, and each change an entry of the history', async () => {
  const credit = await movedOne(books, { amount: '9' });
  await books.act(credit, 'ignore', { reason: 'Later' });
  const wanted = { allocations: [], customer_id: books.customer };
  const { body } = await books.act(credit, 'match', wanted);
  const events = await settledEvents(books.client);
  const told = events.filter(
    ({ type, data }) => type === 'bank_transaction.matched' && data.id === body.id,
  );
  expect(told.map(({ data }) => data)).toEqual([body]);
  const entries = await query<{ changes: Fields | null }>(
    readRun().sharedDatabaseUrl,
    `SELECT h.changes FROM history_entries h JOIN bank_transactions t ON t.id = h.record_id
      WHERE h.record_table = 'bank_transactions' AND t.document_id = $1 ORDER BY h.number`,
    [body.id],
  );
  expect(entries.map(({ changes }) => changes)).toEqual([
    null,
    { status: ['open', 'ignored'], reason: [null, 'Later'] },
    { status: ['ignored', 'matched'], reason: ['Later', null] },
  ]);
});

test('an agent confirms a match, which its first call only tries', async () => {
  const client = await mcpClient(books.key);
  const call = toolsOf(client);
  const credit = await movedOne(books, { amount: '11' });
  const name = 'match_bank_transaction';
  const wrong = await call(name, { id: credit['id'], refund_id: UNKNOWN_ID });
  expect([wrong.isError, wrong.text]).toEqual([true, expect.stringContaining('refund_id')]);
  const args = { id: credit['id'], allocations: [], customer_id: books.customer };
  const asked = await call(name, args);
  expect(Object.keys(asked.body)).toEqual(['confirmation_required', 'confirm', 'expires_at']);
  expect(await books.transaction(credit['id'])).toMatchObject({ status: 'open' });
  const { body } = await call(name, { ...args, confirm: asked.body.confirm });
  expect(body).toMatchObject({ id: credit['id'], status: 'matched' });
  expect(await books.transaction(credit['id'])).toMatchObject({ status: 'matched' });
  await client.close();
});
