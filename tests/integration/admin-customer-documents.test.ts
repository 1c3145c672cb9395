import { CONTENT_TYPE } from '../../src/content-types';
import type { CustomerDocuments } from '../../src/panel/answers';
import { adminApi } from '../support/api';
import { CM, MY_BUSINESSES, type OperatorAccount } from '../support/operators';
import {
  createCustomer,
  createInvoice,
  createQuotation,
  creditInvoice,
  recordPayment,
} from '../support/records';
import { books, rights, type Books } from '../support/reports';
import { memberOf } from '../support/two-businesses';

/** The panel beside the form of a customer. */

let shop: Books;
beforeAll(async () => {
  shop = await books('Ada');
});

const at = (customer: string) => `/invoicing/customers/${customer}/documents`;
const documents = async (customer: string, who: Pick<OperatorAccount, 'get'> = adminApi()) =>
  (await who.get(at(customer))).body.data as CustomerDocuments;

const invoice = (customer: string, unit_price: number, fields: object = {}) =>
  createInvoice(shop.client, customer, {
    status: 'sent',
    items: [{ description: 'Work', quantity: 1, unit_price }],
    ...fields,
  });

test('a new customer has no document', async () => {
  const { id } = await createCustomer(shop.client);
  expect(await documents(id)).toEqual({
    documents: [],
    counts: { invoice: 0, quotation: 0, credit_note: 0 },
    balances: [],
    statement_of: shop.business,
    can: { invoice: true, payment: true },
  });
});

test('the latest ten documents of all kinds, what is owed, and the number of each kind', async () => {
  const { id } = await createCustomer(shop.client);
  const { id: other } = await createCustomer(shop.client);
  await invoice(other, 1000);
  for (const day of ['01', '02', '03', '04', '05', '06', '07', '08', '09'])
    await invoice(id, 10, { issue_date: `2026-03-${day}` });
  const paid = await invoice(id, 50, { issue_date: '2026-03-10', currency: 'JPY' });
  await recordPayment(shop.client, paid.id, { amount: 20 });
  const credited = await invoice(id, 30, { issue_date: '2026-03-11' });
  const note = await creditInvoice(shop.client, credited.id, { issue_date: '2026-03-12' });
  const quotation = await createQuotation(shop.client, id, { issue_date: '2026-03-13' });
  const found = await documents(id);
  expect(found.counts).toEqual({ invoice: 11, quotation: 1, credit_note: 1 });
  expect(found.documents.map(({ issue_date }) => issue_date)).toEqual(
    ['13', '12', '11', '10', '09', '08', '07', '06', '05', '04'].map((day) => `2026-03-${day}`),
  );
  expect(found.documents.slice(0, 4)).toMatchObject([
    { type: 'quotation', documentId: quotation.id, state: 'draft' },
    { type: 'credit_note', documentId: note.id, state: null, total: '30' },
    { type: 'invoice', documentId: credited.id, state: 'cancelled' },
    { type: 'invoice', documentId: paid.id, state: 'sent', total: '50', currency: 'JPY' },
  ]);
  expect(found.balances).toEqual([
    { currency: 'JPY', total: '30', refund_due: '0', on_account: '0' },
    { currency: 'USD', total: '90', refund_due: '0', on_account: '0' },
  ]);
});

describe('an operator', () => {
  const READ = { action: `${CM}.read`, conditions: [MY_BUSINESSES] };

  test('sees only the kinds that their role shows, and no sum of a part', async () => {
    const { id } = await createCustomer(shop.client);
    await invoice(id, 10);
    await createQuotation(shop.client, id);
    const clerk = await memberOf(
      shop.business,
      [CONTENT_TYPE.business, CONTENT_TYPE.customer, CONTENT_TYPE.quotation].map((subject) => ({
        ...READ,
        subject,
      })),
    );
    expect(await documents(id, clerk)).toMatchObject({
      documents: [{ type: 'quotation' }],
      counts: { invoice: 0, quotation: 1, credit_note: 0 },
      balances: null,
      statement_of: null,
      can: { invoice: false },
    });
  });

  test('who reads the books sees what is owed, and may make invoices in their business', async () => {
    const { id } = await createCustomer(shop.client);
    await invoice(id, 10);
    const create = {
      action: `${CM}.create`,
      subject: CONTENT_TYPE.invoice,
      conditions: [MY_BUSINESSES],
    };
    const clerk = await memberOf(shop.business, [...rights(), create]);
    expect(await documents(id, clerk)).toMatchObject({
      balances: [{ currency: 'USD', total: '10' }],
      statement_of: shop.business,
      can: { invoice: true },
    });
  });
});
