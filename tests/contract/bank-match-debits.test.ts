import { createBooks, expectMatched, movedOne, type Books } from '../support/bank-transactions';
import { expectError } from '../support/expect-error';
import { creditInvoice, UNKNOWN_ID, type Fields } from '../support/records';

/** Contract §22: what a debit is matched to. */

let books: Books;

beforeAll(async () => {
  books = await createBooks();
});

const get = async (path: string): Promise<Fields> =>
  (await books.client.get(`/api/v1/${path}`)).body as Fields;
const post = (path: string, body?: object) => books.client.post(`/api/v1/${path}`, body);

const onAccount = async (amount: number, fields: Fields = {}): Promise<string> => {
  const body = { amount, currency: 'EUR', paid_on: '2026-03-05', ...fields };
  return (await post(`customers/${books.customer}/payments`, body)).body.id as string;
};

describe('a refund', () => {
  test('of a payment is recorded; voiding it opens the transaction', async () => {
    const payment = await onAccount(80);
    const debit = await movedOne(books, { amount: '-30', reference: 'BACK 1' });
    const { status, body } = await books.act(debit, 'match', { refund: { payment_id: payment } });
    expect([status, body]).toMatchObject([200, { status: 'matched', payment_ids: [] }]);
    expect(await get(`refunds/${String(body.refund_id)}`)).toMatchObject({
      payment_id: payment,
      amount: 30,
      refunded_on: '2026-03-10',
      reference: 'BACK 1',
      status: 'recorded',
    });
    expect(await get(`payments/${payment}`)).toMatchObject({ unallocated_amount: 50 });
    expectMatched(await books.act(debit, 'reopen'), debit);
    await post(`refunds/${String(body.refund_id)}/void`);
    expect(await books.transaction(debit['id'])).toMatchObject({ status: 'open', refund_id: null });
  });

  test('of a credit note is recorded', async () => {
    const invoice = await books.invoice(40);
    await post(`invoices/${invoice.id}/payments`, { amount: 40, paid_on: '2026-03-02' });
    const note = await creditInvoice(books.client, invoice.id, { issue_date: '2026-03-03' });
    const debit = await movedOne(books, { amount: '-40' });
    const { body } = await books.act(debit, 'match', { refund: { credit_note_id: note.id } });
    expect(await get(`refunds/${String(body.refund_id)}`)).toMatchObject({
      credit_note_id: note.id,
      amount: 40,
    });
    await post(`refunds/${String(body.refund_id)}/void`);
    expect(await books.transaction(debit['id'])).toMatchObject({ status: 'open', refund_id: null });
  });

  test('that was recorded before is joined, once, and stays when it is opened again', async () => {
    const payment = await onAccount(25);
    const made = await post(`payments/${payment}/refunds`, { amount: 25 });
    const [debit, other] = [
      await movedOne(books, { amount: '-25' }),
      await movedOne(books, { amount: '-25' }),
    ];
    const wanted = { refund_id: made.body.id };
    expect((await books.act(debit, 'match', wanted)).body).toMatchObject(wanted);
    expectMatched(await books.act(other, 'match', wanted), debit);
    expect((await books.act(debit, 'reopen')).body).toMatchObject({
      status: 'open',
      refund_id: null,
    });
    expect(await get(`refunds/${String(made.body.id)}`)).toMatchObject({ status: 'recorded' });
    const more = await movedOne(books, { amount: '-26' });
    expectError(await books.act(more, 'match', wanted), 409, 'amount_mismatch');
  });
});

describe('a bounce', () => {
  const paid = async (amount: number) => {
    const invoice = await books.invoice(amount);
    const credit = await movedOne(books, { amount: String(amount) });
    const allocations = [{ invoice_id: invoice.id }];
    const { body } = await books.act(credit, 'match', { allocations });
    return { invoice, credit, payment: String(body.payment_ids[0]) };
  };

  test('voids the payment with its fee, and both transactions stay matched', async () => {
    const { invoice, credit, payment } = await paid(70);
    const debit = await movedOne(books, { amount: '-73.5' });
    const short = { bounced: { payment_id: payment, fee: 3 } };
    expectError(await books.act(debit, 'match', short), 409, 'amount_mismatch');
    const whole = { bounced: { payment_id: payment, fee: 3.5 } };
    const { status, body } = await books.act(debit, 'match', whole);
    expect([status, body]).toMatchObject([200, { status: 'matched', payment_ids: [payment] }]);
    expect(await get(`payments/${payment}`)).toMatchObject({ status: 'voided' });
    expect(await get(`invoices/${invoice.id}`)).toMatchObject({ amount_due: 70 });
    expect(await books.transaction(credit['id'])).toMatchObject({
      status: 'matched',
      payment_ids: [payment],
    });
    expectMatched(await books.act(debit, 'reopen'), debit);
    expectMatched(await books.act(credit, 'reopen'), credit);
    const again = await movedOne(books, { amount: '-70' });
    const answer = await books.act(again, 'match', { bounced: { payment_id: payment } });
    expectError(answer, 400, 'validation_failed', ['/bounced/payment_id']);
  });

  test('makes all checks of voiding', async () => {
    const payment = await onAccount(15);
    await post(`payments/${payment}/refunds`, { amount: 5 });
    const debit = await movedOne(books, { amount: '-15' });
    const answer = await books.act(debit, 'match', { bounced: { payment_id: payment } });
    expectError(answer, 409, 'payment_refunded');
    expect(await books.transaction(debit['id'])).toMatchObject({ status: 'open' });
  });
});

describe('refused', () => {
  let debit: Fields;
  beforeAll(async () => {
    debit = await movedOne(books, { amount: '-10' });
  });

  test.each<[object, string[]]>([
    [{ allocations: [], customer_id: UNKNOWN_ID }, ['/allocations', '/customer_id']],
    [{ payment_ids: [UNKNOWN_ID] }, ['/payment_ids']],
    [{ fee: 1, refund_id: UNKNOWN_ID }, ['/fee']],
    [{ refund_id: UNKNOWN_ID }, ['/refund_id']],
    [{ refund: {} }, ['/refund/payment_id']],
    [{ refund: { payment_id: UNKNOWN_ID } }, ['/refund/payment_id']],
    [{ refund: { credit_note_id: UNKNOWN_ID } }, ['/refund/credit_note_id']],
    [
      { refund: { payment_id: UNKNOWN_ID, credit_note_id: UNKNOWN_ID } },
      ['/refund/credit_note_id'],
    ],
    [{ bounced: {} }, ['/bounced/payment_id']],
    [{ bounced: { payment_id: UNKNOWN_ID } }, ['/bounced/payment_id']],
    [{ refund_id: UNKNOWN_ID, bounced: { payment_id: UNKNOWN_ID } }, ['/bounced']],
  ])('%j', async (body, pointers) => {
    expectError(await books.act(debit, 'match', body), 400, 'validation_failed', pointers);
  });

  test('a body that says nothing', async () => {
    expectError(await books.act(debit, 'match', {}), 409, 'not_a_credit');
  });
});
