import { adminApi, BUSINESSES } from '../support/api';
import { createBooks, moved, movedOne, type Books } from '../support/bank-transactions';
import { type Fields } from '../support/records';

/** Contract §22: a business that has its sure payments booked by themselves. */

let books: Books;

const change = async (fields: Fields) => {
  const answer = await adminApi().put(`${BUSINESSES}/${books.business}`, fields);
  if (answer.status !== 200) throw new Error(answer.text);
};

beforeEach(async () => {
  books = await createBooks();
  await change({ book_sure_matches: true });
});

const statusOf = async (id: unknown) =>
  (await books.client.get(`/api/v1/invoices/${String(id)}`)).body as Fields;

test('books what is sure before the upload is answered, and leaves the rest', async () => {
  const [one, two] = [
    await books.invoice(100, { invoice_number: 'INV-50001' }),
    await books.invoice(60, { invoice_number: 'INV-50002' }),
  ];
  const [paid, likely] = await moved(
    books,
    { amount: '100', text: 'INV-50001' },
    { amount: '59', text: 'INV-50002' },
  );
  expect(paid).toMatchObject({ status: 'matched', suggestion: null });
  expect(likely).toMatchObject({ status: 'open', suggestion: { certainty: 'likely' } });
  expect(await statusOf(one.id)).toMatchObject({ status: 'paid', amount_due: 0 });
  expect(await statusOf(two.id)).toMatchObject({ status: 'sent', amount_due: 60 });
});

test('of two credits for one invoice, only the first is booked', async () => {
  await books.invoice(100, { invoice_number: 'INV-50011' });
  const both = await moved(
    books,
    { amount: '100', text: 'INV-50011' },
    { amount: '100', text: 'INV-50011' },
  );
  expect(both.map(({ status }) => status)).toEqual(['matched', 'open']);
});

test('an account that has paid for one customer pays for no other by itself', async () => {
  const iban = 'DE75512108001245126199';
  const beta = await books.newCustomer('Beta AG');
  await books.invoice(10, { invoice_number: 'INV-50021' });
  await books.invoice(20, { invoice_number: 'INV-50022', customer: beta });
  const both = await moved(
    books,
    { amount: '10', text: 'INV-50021', iban },
    { amount: '20', text: 'INV-50022', iban },
  );
  expect(both.map(({ status }) => status)).toEqual(['matched', 'open']);
});

test('one that was matched before is left to a person, and so is a closed period', async () => {
  const invoice = await books.invoice(100, { invoice_number: 'INV-50031' });
  const paid = await movedOne(books, { amount: '100', text: 'INV-50031' });
  const [payment] = paid['payment_ids'] as string[];
  await books.client.post(`/api/v1/payments/${payment ?? ''}/void`);
  expect(await books.transaction(paid['id'])).toMatchObject({ status: 'open' });
  expect(await statusOf(invoice.id)).toMatchObject({ amount_due: 100 });
  await movedOne(books, { amount: '1' });
  expect(await books.transaction(paid['id'])).toMatchObject({
    status: 'open',
    suggestion: { certainty: 'sure' },
  });
  await change({ closed_until: '2026-03-15' });
  await books.invoice(30, { invoice_number: 'INV-50032', issue_date: '2026-03-16' });
  const [closed, open] = await moved(
    books,
    { amount: '30', text: 'INV-50032', day: '2026-03-15' },
    { amount: '30', text: 'INV-50032', day: '2026-03-17' },
  );
  expect([closed?.['status'], open?.['status']]).toEqual(['open', 'matched']);
});

test('a match in a closed period is refused, on an open day it is not', async () => {
  const invoice = await books.invoice(40, { issue_date: '2026-03-01' });
  const credit = await movedOne(books, { amount: '40', day: '2026-03-10' });
  await change({ closed_until: '2026-03-31' });
  const allocations = [{ invoice_id: invoice.id }];
  const refused = await books.act(credit, 'match', { allocations });
  expect([refused.status, refused.body.code]).toEqual([409, 'period_closed']);
  expect(await books.transaction(credit['id'])).toMatchObject({ status: 'open', payment_ids: [] });
  const booked = await books.act(credit, 'match', { allocations, paid_on: '2026-04-01' });
  expect([booked.status, booked.body]).toMatchObject([200, { status: 'matched' }]);
});

test('nothing is booked by a business that does not want it', async () => {
  await change({ book_sure_matches: false });
  await books.invoice(100, { invoice_number: 'INV-50041' });
  expect(await movedOne(books, { amount: '100', text: 'INV-50041' })).toMatchObject({
    status: 'open',
    suggestion: { certainty: 'sure' },
  });
});
