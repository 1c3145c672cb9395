import { createBooks, inMyBusinesses, type Books } from '../support/books';
import type { HttpClient } from '../support/http';
import type { OperatorAccount } from '../support/operators';
import { TIMESTAMP } from '../support/records';
import { memberOf } from '../support/two-businesses';

/** Who may see, preview and make credit notes by the panel's dialog. */

let mine: Books;
let clerk: OperatorAccount;
beforeAll(async () => {
  mine = await createBooks();
  clerk = await memberOf(mine.business, inMyBusinesses(['customer', 'invoice', 'creditNote']));
});

const at = (invoice: string, route: string) => `/invoicing/invoices/${invoice}/${route}`;

const asked = async (invoice: string, operator: HttpClient): Promise<number[]> => {
  const answers = [
    await operator.get(at(invoice, 'creditable')),
    await operator.post(at(invoice, 'credit-preview'), {}),
    await operator.post(at(invoice, 'credit-notes'), {}),
  ];
  return answers.map(({ status }) => status);
};

test('a role that may not create credit notes is refused', async () => {
  const rights = [...inMyBusinesses(['invoice']), ...inMyBusinesses(['creditNote'], ['read'])];
  const reader = await memberOf(mine.business, rights);
  const invoice = await mine.invoice();
  expect(await asked(invoice.id, reader)).toEqual([403, 403, 403]);
  expect(await mine.read(invoice.id)).toMatchObject({ amount_credited: 0 });
});

test('a role learns no amounts that it hides, and no credit notes without their type', async () => {
  const fields = { properties: { fields: ['invoice_number', 'state', 'items.description'] } };
  const blind = await memberOf(mine.business, [
    ...inMyBusinesses(['creditNote'], ['create']),
    ...inMyBusinesses(['invoice'], ['read']).map((one) => ({ ...one, ...fields })),
  ]);
  const invoice = await mine.invoice();
  expect(await asked(invoice.id, blind)).toEqual([403, 403, 201]);
  expect((await blind.get(at(invoice.id, 'credit-notes'))).body.data).toEqual([]);
  expect((await clerk.get(at(invoice.id, 'credit-notes'))).body.data).toEqual([
    {
      documentId: expect.any(String),
      number: expect.stringMatching(/^CN-\d{5}$/),
      issue_date: expect.any(String),
      created_at: expect.stringMatching(TIMESTAMP),
      reason: null,
      currency: 'EUR',
      total: '110',
      refund_due: '0',
    },
  ]);
});
