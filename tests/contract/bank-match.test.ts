import { EXAMPLES } from '../../src/api/examples';
import {
  createBooks,
  expectMatched,
  moved,
  movedOne,
  type Books,
} from '../support/bank-transactions';
import { expectError } from '../support/expect-error';
import { UNKNOWN_ID, type Fields } from '../support/records';

/** Contract §22: what a credit is matched to. */

let books: Books;

beforeAll(async () => {
  books = await createBooks();
});

const get = async (path: string): Promise<Fields> =>
  (await books.client.get(`/api/v1/${path}`)).body as Fields;
const paymentOf = (transaction: Fields): Promise<Fields> => {
  const [id] = transaction['payment_ids'] as string[];
  return get(`payments/${String(id)}`);
};

test('a credit pays invoices, and is matched to the payment', async () => {
  const [one, two] = [await books.invoice(100), await books.invoice(50)];
  const credit = await movedOne(books, { amount: '160', text: 'Thanks', reference: 'REF 7' });
  expect(credit).toMatchObject({ status: 'open', payment_ids: [], refund_id: null });
  const allocations = [{ invoice_id: one.id }, { invoice_id: two.id, amount: 40 }];
  const { status, body } = await books.act(credit, 'match', { allocations });
  expect([status, body]).toMatchObject([
    200,
    { id: credit['id'], status: 'matched', suggestion: null, reason: null },
  ]);
  expect(body.updated_at > String(credit['updated_at'])).toBe(true);
  expect(await paymentOf(body)).toMatchObject({
    amount: 160,
    currency: 'EUR',
    paid_on: '2026-03-10',
    method: 'bank_transfer',
    reference: 'REF 7',
    note: null,
    unallocated_amount: 20,
    customer_id: books.customer,
  });
  expect(await get(`invoices/${one.id}`)).toMatchObject({ status: 'paid', amount_due: 0 });
  expect(await get(`invoices/${two.id}`)).toMatchObject({ status: 'sent', amount_due: 10 });
  const again = await books.act(credit, 'match', { allocations });
  expectMatched(again, credit);
});

test('what the bank kept is a part of the payment', async () => {
  const invoice = await books.invoice(100);
  const credit = await movedOne(books, { amount: '98.50', text: 'of 100' });
  const { body } = await books.act(credit, 'match', {
    allocations: [{ invoice_id: invoice.id }],
    fee: 1.5,
    method: 'card',
    paid_on: '2026-03-12',
  });
  expect(await paymentOf(body)).toMatchObject({
    amount: 100,
    note: 'Bank fee: 1.5 EUR',
    reference: 'of 100',
    method: 'card',
    paid_on: '2026-03-12',
  });
  expect(await get(`invoices/${invoice.id}`)).toMatchObject({ status: 'paid' });
});

test('the examples of the reference are accepted', async () => {
  const invoice = await books.invoice(1500);
  const [credit, other] = await moved(books, { amount: '1500' }, { amount: '1' });
  const [allocation] = EXAMPLES.bankMatch.allocations;
  const allocations = [{ ...allocation, invoice_id: invoice.id }];
  const matched = await books.act(credit ?? {}, 'match', { ...EXAMPLES.bankMatch, allocations });
  const ignored = await books.act(other ?? {}, 'ignore', EXAMPLES.bankIgnore);
  expect([matched.status, ignored.status]).toEqual([200, 200]);
});

test('without an invoice it stays on account of the customer', async () => {
  const credit = await movedOne(books, { amount: '7' });
  const wanted = { allocations: [], customer_id: books.customer };
  const { body } = await books.act(credit, 'match', wanted);
  expect(await paymentOf(body)).toMatchObject({ unallocated_amount: 7, allocations: [] });
});

describe('refused, and nothing is changed', () => {
  let credit: Fields;
  let invoice: Fields;
  beforeAll(async () => {
    credit = await movedOne(books, { amount: '100' });
    invoice = await books.invoice(100);
  });
  afterEach(async () => {
    expect(await books.transaction(credit['id'])).toMatchObject({ status: 'open' });
    expect(await get(`invoices/${String(invoice['id'])}`)).toMatchObject({ amount_due: 100 });
  });
  const pointers = async (body: object) => {
    const answer = await books.act(credit, 'match', body);
    expect(answer.status).toBe(400);
    return answer.body.errors.map(({ pointer }: Fields) => pointer);
  };
  const pays = () => ({ allocations: [{ invoice_id: invoice['id'] }] });

  test('what belongs to debits, at its pointer', async () => {
    const body = { ...pays(), refund_id: UNKNOWN_ID, bounced: { payment_id: UNKNOWN_ID } };
    expect(await pointers(body)).toEqual(['/refund_id', '/bounced']);
    expect(await pointers({ refund: { payment_id: UNKNOWN_ID } })).toEqual(['/refund']);
  });

  test('payments to join beside what makes one', async () => {
    const body = { ...pays(), payment_ids: [UNKNOWN_ID], fee: 1 };
    expect(await pointers(body)).toEqual(['/allocations', '/fee']);
  });

  test.each<[object, string[]]>([
    [{}, ['/allocations']],
    [{ allocations: [] }, ['/customer_id']],
    [{ allocations: [{}] }, ['/allocations/0/invoice_id']],
    [{ allocations: [{ invoice_id: UNKNOWN_ID }] }, ['/allocations/0/invoice_id']],
    [{ allocations: [], customer_id: UNKNOWN_ID }, ['/customer_id']],
    [{ payment_ids: [] }, ['/payment_ids']],
    [{ payment_ids: [UNKNOWN_ID, UNKNOWN_ID] }, ['/payment_ids/0', '/payment_ids/1']],
    [{ payment_ids: Array.from({ length: 1001 }, () => UNKNOWN_ID) }, ['/payment_ids']],
    [{ allocations: [], fee: 0 }, ['/fee']],
    [{ allocations: [], method: 'write_off' }, ['/method']],
  ])('%j', async (body, expected) => {
    expect(await pointers(body)).toEqual(expected);
  });

  test('a day before that of the transaction, or after today', async () => {
    expect(await pointers({ ...pays(), paid_on: '2026-03-09' })).toEqual(['/paid_on']);
    expect(await pointers({ ...pays(), paid_on: '2099-01-01' })).toEqual(['/paid_on']);
  });

  test('invoices of two customers, or of another than is named', async () => {
    const other = await books.newCustomer('Beta AG');
    const foreign = await books.invoice(50, { customer: other });
    const both = [{ invoice_id: invoice['id'] }, { invoice_id: foreign.id }];
    expectError(await books.act(credit, 'match', { allocations: both }), 409, 'other_customer');
    const named = { ...pays(), customer_id: other };
    expectError(await books.act(credit, 'match', named), 409, 'other_customer');
  });

  test('what a payment of a customer refuses', async () => {
    const dollars = await books.invoice(100, { currency: 'USD' });
    const draft = await books.invoice(100, { status: 'draft' });
    const pay = (id: unknown, amount?: number) =>
      books.act(credit, 'match', { allocations: [{ invoice_id: id, ...(amount && { amount }) }] });
    expectError(await pay(dollars.id), 409, 'currency_mismatch');
    expectError(await pay(draft.id), 409, 'invoice_not_payable');
    const at = ['/allocations/0/amount'];
    expectError(await pay(invoice['id'], 101), 409, 'amount_exceeds_unallocated', at);
    const part = await books.invoice(30);
    expectError(await pay(part.id, 31), 409, 'amount_exceeds_due', at);
  });
});

describe('joining recorded payments', () => {
  const record = async (amount: number, fields: Fields = {}) => {
    const invoice = await books.invoice(amount);
    const { body } = await books.client.post(`/api/v1/invoices/${invoice.id}/payments`, {
      amount,
      paid_on: '2026-03-08',
      ...fields,
    });
    return body.id as string;
  };

  test('that add up; opened again, they stay; voiding one opens it, too', async () => {
    const ids = [await record(30), await record(12.5)];
    const credit = await movedOne(books, { amount: '42.5' });
    const joined = await books.act(credit, 'match', { payment_ids: ids });
    expect(joined.body).toMatchObject({ status: 'matched', payment_ids: ids });
    const opened = await books.act(credit, 'reopen');
    expect([opened.status, opened.body]).toMatchObject([200, { status: 'open', payment_ids: [] }]);
    expect((await books.act(credit, 'reopen')).body).toEqual(opened.body);
    expect(await get(`payments/${ids[0] ?? ''}`)).toMatchObject({ status: 'recorded' });
    expect((await books.act(credit, 'match', { payment_ids: ids })).status).toBe(200);
    await books.client.post(`/api/v1/payments/${ids[1] ?? ''}/void`);
    expect(await books.transaction(credit['id'])).toMatchObject({
      status: 'open',
      payment_ids: [],
    });
    expect(await get(`payments/${ids[0] ?? ''}`)).toMatchObject({ status: 'recorded' });
  });

  test('not those of another amount, transaction, or without money', async () => {
    const [id, off] = [await record(20), await record(20, { method: 'write_off' })];
    const [one, two, more] = await moved(
      books,
      { amount: '20' },
      { amount: '20' },
      { amount: '21' },
    );
    const join = (credit: Fields | undefined, ...ids: string[]) =>
      books.act(credit ?? {}, 'match', { payment_ids: ids });
    expectError(await join(more, id), 409, 'amount_mismatch');
    expect((await join(one, off)).body.errors).toMatchObject([{ pointer: '/payment_ids/0' }]);
    expect((await join(one, id, id)).body.errors).toMatchObject([{ pointer: '/payment_ids/1' }]);
    expect((await join(one, id)).status).toBe(200);
    expectMatched(await join(two, id), one);
    const voided = await record(20);
    await books.client.post(`/api/v1/payments/${voided}/void`);
    expect((await join(two, voided)).body.errors).toMatchObject([{ pointer: '/payment_ids/0' }]);
  });
});

test('voiding the payment of a match opens the transaction, which can be matched again', async () => {
  const invoice = await books.invoice(64);
  const credit = await movedOne(books, { amount: '64' });
  const allocations = [{ invoice_id: invoice.id }];
  const { body } = await books.act(credit, 'match', { allocations });
  expectMatched(await books.act(credit, 'reopen'), credit);
  expectMatched(await books.act(credit, 'ignore'), credit);
  await books.client.post(`/api/v1/payments/${String(body.payment_ids[0])}/void`);
  expect(await books.transaction(credit['id'])).toMatchObject({ status: 'open', payment_ids: [] });
  expect((await books.act(credit, 'match', { allocations })).status).toBe(200);
});

test('an ignored one keeps its reason until it is opened, and may be matched', async () => {
  const credit = await movedOne(books, { amount: '5' });
  const ignored = await books.act(credit, 'ignore', { reason: 'Own transfer' });
  expect([ignored.status, ignored.body]).toMatchObject([
    200,
    { status: 'ignored', reason: 'Own transfer', suggestion: null },
  ]);
  expect((await books.act(credit, 'ignore', { reason: 'Other' })).body).toEqual(ignored.body);
  expect((await books.act(credit, 'reopen')).body).toMatchObject({ status: 'open', reason: null });
  expect((await books.act(credit, 'ignore')).body).toMatchObject({ reason: null });
  const wanted = { allocations: [], customer_id: books.customer };
  expect((await books.act(credit, 'match', wanted)).body).toMatchObject({ status: 'matched' });
});
