import { rfReference } from '../../src/domain/rf-reference';
import { createBooks, moved, movedOne, type Books } from '../support/bank-transactions';
import { transactionsOf } from '../support/bank';
import type { Fields } from '../support/records';

/** Contract §22: what transactions are suggested to be matched to, as lists and single answers have it. */

let books: Books;

beforeEach(async () => {
  books = await createBooks();
});

const suggestionOf = async (transaction: Fields) => {
  const one = await books.transaction(transaction['id']);
  expect(one).toEqual(transaction);
  return one['suggestion'];
};

test('a number is sure, a typing error beside the amount is likely, and other texts are nothing', async () => {
  const invoice = await books.invoice(100, { invoice_number: 'RE-2026-0815' });
  const [sure, typed, none, part] = await moved(
    books,
    { amount: '100', text: 'Rechnung re-2026-0815 vom 1. Maerz' },
    { amount: '100', text: 'RE 2026 0851' },
    { amount: '100', text: 'Thanks' },
    { amount: '60', text: 'RE-2026-0815' },
  );
  const paid = {
    payment_ids: [],
    customer_id: books.customer,
    allocations: [{ invoice_id: invoice.id, amount: 100 }],
  };
  expect(await suggestionOf(sure ?? {})).toEqual({
    ...paid,
    certainty: 'sure',
    because: ['number', 'amount'],
  });
  expect(await suggestionOf(typed ?? {})).toEqual({
    ...paid,
    certainty: 'likely',
    because: ['number', 'amount'],
  });
  expect(await suggestionOf(none ?? {})).toBeNull();
  expect(await suggestionOf(part ?? {})).toMatchObject({
    allocations: [{ amount: 60 }],
    certainty: 'likely',
    because: ['number'],
  });
});

test.each(['7', 'straße-1', 'ﬁrst_2', 'ıſ-3'])('the RF reference of %s is sure', async (number) => {
  const invoice = await books.invoice(100, { invoice_number: number });
  const reference = rfReference(number) ?? '';
  const spaced = reference.toLowerCase().replace(/(.{4})/g, '$1 ');
  const credits = await moved(
    books,
    { amount: '100', reference },
    { amount: '100', text: `Ref ${spaced}` },
  );
  for (const credit of credits) {
    expect(await suggestionOf(credit)).toMatchObject({
      allocations: [{ invoice_id: invoice.id }],
      certainty: 'sure',
      because: ['reference', 'amount'],
    });
  }
});

test('a quotation or a credit note that is named, too, makes it unsure', async () => {
  await books.invoice(100, { invoice_number: 'INV-10001' });
  await books.client.post('/api/v1/quotations', {
    customer_id: books.customer,
    quotation_number: 'QT-10001',
    valid_until: '2099-01-01',
    items: [{ description: 'A', quantity: 1, unit_price: 1 }],
  });
  const credit = await movedOne(books, { amount: '100', text: 'INV-10001 QT-10001' });
  expect(await suggestionOf(credit)).toMatchObject({ certainty: 'likely' });
});

test('an account is known by the payments that came from it', async () => {
  const iban = 'DE75512108001245126199';
  const [first, second] = [await books.invoice(50), await books.invoice(70)];
  const beta = await books.newCustomer('Beta AG');
  const foreign = await books.invoice(80, { customer: beta, invoice_number: 'BETA-1' });
  const credit = await movedOne(books, { amount: '50', iban });
  expect(credit['suggestion']).toBeNull();
  await books.act(credit, 'match', { allocations: [{ invoice_id: first.id }] });
  const [next, others] = await moved(
    books,
    { amount: '70', iban },
    { amount: '80', iban, text: 'BETA-1' },
  );
  expect(next?.['suggestion']).toMatchObject({
    allocations: [{ invoice_id: second.id, amount: 70 }],
    certainty: 'likely',
    because: ['amount', 'iban'],
  });
  expect(others?.['suggestion']).toMatchObject({
    customer_id: beta,
    allocations: [{ invoice_id: foreign.id }],
    certainty: 'likely',
  });
});

test('a recorded payment is a likely join, and no more once it is matched', async () => {
  const invoice = await books.invoice(90, { invoice_number: 'INV-20001' });
  const { body } = await books.client.post(`/api/v1/invoices/${invoice.id}/payments`, {
    amount: 90,
    paid_on: '2026-03-04',
  });
  const [one, two] = await moved(
    books,
    { amount: '90', text: 'INV-20001' },
    { amount: '90', text: 'again' },
  );
  expect(await suggestionOf(one ?? {})).toEqual({
    payment_ids: [body.id],
    customer_id: books.customer,
    allocations: [],
    certainty: 'likely',
    because: ['number', 'amount'],
  });
  await books.act(one ?? {}, 'match', { payment_ids: [body.id] });
  expect((await books.transaction(two?.['id']))['suggestion']).toBeNull();
});

test.each<[string, Fields]>([
  ['cash', { method: 'cash' }],
  ['a card', { method: 'card' }],
  ['a write-off', { method: 'write_off' }],
  ['more than ten days before', { paid_on: '2026-02-27' }],
])('no payment is a join by %s', async (_, fields) => {
  const invoice = await books.invoice(33, { issue_date: '2026-02-01' });
  const paid = { amount: 33, paid_on: '2026-03-04', ...fields };
  await books.client.post(`/api/v1/invoices/${invoice.id}/payments`, paid);
  const credit = await movedOne(books, { amount: '33' });
  expect(credit['suggestion']).toBeNull();
});

test('nothing for debits, ignored and matched ones, and the version stays', async () => {
  await books.invoice(100, { invoice_number: 'INV-30001' });
  const [debit, credit] = await moved(
    books,
    { amount: '-100', text: 'INV-30001' },
    { amount: '100', text: 'INV-30001' },
  );
  expect([debit?.['suggestion'], credit?.['suggestion']]).toEqual([
    null,
    expect.objectContaining({ certainty: 'sure' }),
  ]);
  expect(credit?.['updated_at']).toBe(credit?.['created_at']);
  const { body } = await books.act(credit ?? {}, 'ignore');
  expect(body.suggestion).toBeNull();
  expect((await books.act(credit ?? {}, 'reopen')).body.suggestion).toEqual(credit?.['suggestion']);
});

test('another business has its own books', async () => {
  await books.invoice(100, { invoice_number: 'INV-40001' });
  const other = await createBooks();
  const credit = await movedOne(other, { amount: '100', text: 'INV-40001' });
  expect(credit['suggestion']).toBeNull();
  const [listed] = (await transactionsOf(other)) as Fields[];
  expect(listed).toEqual(credit);
});
