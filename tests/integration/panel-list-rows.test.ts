import { CONTENT_TYPE } from '../../src/content-types';
import type { ListChoices } from '../../src/panel/answers';
import { adminApi, api } from '../support/api';
import { listed, rowsPath } from '../support/listed';
import {
  CM,
  createOperator,
  createRole,
  MY_BUSINESSES,
  operatorWho,
  type OperatorAccount,
} from '../support/operators';
import { createInvoice, line, recordPayment } from '../support/records';
import { memberOf, twoShops, type Shop } from '../support/two-businesses';

/** The rows and columns of the panel's lists, as the roles of the operator show them. */

let mine: Shop;
let foreign: Shop;
let limited: OperatorAccount;
let id: string;

const { invoice: INVOICE, customer: CUSTOMER, payment: PAYMENT } = CONTENT_TYPE;

beforeAll(async () => {
  ({ mine, foreign, limited } = await twoShops());
  const { id: made } = await createInvoice(api(mine.key), mine.ids.customer, {
    items: [line({ quantity: 1, unit_price: 123456789012.34, tax_rate: 0 })],
    currency: 'EUR',
    status: 'sent',
    issue_date: '2026-05-01',
    due_date: '2099-12-31',
    order_reference: 'PO-7',
  });
  id = made as string;
  await recordPayment(api(mine.key), id, { amount: 12, paid_on: '2026-05-02', method: 'cash' });
}, 120_000);

const read = (subject: string, fields: string[], conditions: string[] = [MY_BUSINESSES]) => ({
  action: `${CM}.read`,
  subject,
  properties: { fields },
  conditions,
});

const rowOf = async (who: Pick<OperatorAccount, 'get'>, documentId = id) =>
  (await listed(who as OperatorAccount, `filters[documentId][$eq]=${documentId}`)).rows[0];

async function shapes(who: Pick<OperatorAccount, 'get'>): Promise<ListChoices['shapes']> {
  return (await who.get('/invoicing/lists')).body.data.shapes;
}

test('a row holds the fields of the record, its customer by name and the amount due', async () => {
  expect(await rowOf(limited)).toMatchObject({
    documentId: id,
    updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/),
    state: 'sent',
    issue_date: '2026-05-01',
    due_date: '2099-12-31',
    order_reference: 'PO-7',
    currency: 'EUR',
    total: 123456789012.34,
    amount_paid: 12,
    amount_due: 123456789000.34,
    customer: { documentId: mine.ids.customer, name: `${mine.mark} customer` },
    business: { documentId: mine.ids.business, name: `${mine.mark} Ltd` },
  });
  const row = await rowOf(limited);
  for (const hidden of ['items', 'place', 'amount_recorded', 'createdBy'])
    expect(row).not.toHaveProperty(hidden);
});

test('a payment names the customer of its invoice', async () => {
  const { rows } = await listed(adminApi(), `filters[invoice][documentId][$eq]=${id}`, 'payments');
  expect(rows.map(({ amount, customer }) => [amount, customer])).toContainEqual([
    12,
    { name: `${mine.mark} customer` },
  ]);
});

test('a role that hides fields shows neither them, nor columns of them', async () => {
  const poor = await memberOf(mine.ids.business, [read(INVOICE, ['invoice_number', 'state'])]);
  const row = await rowOf(poor);
  expect(Object.keys(row ?? {}).sort()).toEqual([
    'createdAt',
    'documentId',
    'id',
    'invoice_number',
    'state',
    'updatedAt',
  ]);
  const { invoices, customers } = await shapes(poor);
  expect(invoices?.columns.map(({ name }) => name).sort()).toEqual([
    'createdAt',
    'invoice_number',
    'state',
    'updatedAt',
  ]);
  expect(customers).toBeUndefined();
});

test('a field that a role shows in some records only stays hidden in the others', async () => {
  const amounts = ['total', 'amount_paid', 'amount_credited', 'customer'];
  const some = await createOperator([
    await createRole([read(INVOICE, ['invoice_number', 'state'], [])]),
    await createRole([read(INVOICE, amounts, ['admin::is-creator'])]),
  ]);
  const row = await rowOf(some);
  expect(row).toMatchObject({ documentId: id, state: 'sent' });
  for (const hidden of ['total', 'amount_due', 'customer']) expect(row).not.toHaveProperty(hidden);
});

test('a row names its customer to a role that may not read customers, and no more of them', async () => {
  const reader = await memberOf(mine.ids.business, [
    read(INVOICE, ['invoice_number', 'customer', 'business']),
  ]);
  const row = await rowOf(reader);
  expect(row?.['customer']).toEqual({
    documentId: mine.ids.customer,
    name: `${mine.mark} customer`,
  });
});

test('the columns of a list say how it is sorted, filtered and named', async () => {
  const { invoices } = await shapes(limited);
  const { payments } = await shapes(adminApi());
  expect(invoices).toMatchObject({
    usual: ['invoice_number', 'customer', 'issue_date', 'due_date', 'state', 'total'],
    sort: 'issue_date:DESC',
    page_size: 20,
  });
  expect(invoices?.columns).toEqual(
    expect.arrayContaining([
      { name: 'invoice_number', label: 'Number', type: 'string', sort: 'invoice_number' },
      {
        name: 'customer',
        label: 'Customer',
        type: 'relation',
        sort: 'customer.name',
        field: 'name',
      },
      {
        name: 'state',
        label: 'Status',
        type: 'enumeration',
        sort: 'state',
        values: ['draft', 'sent', 'paid', 'overdue', 'cancelled'],
      },
      { name: 'amount_due', label: null, type: 'decimal', sort: 'amount_due' },
    ]),
  );
  expect(payments?.columns).toContainEqual({
    name: 'customer',
    label: null,
    type: 'relation',
    field: 'name',
    sort: null,
  });
});

test('nobody sees rows of another business, of a type that the role hides, or without a session', async () => {
  expect(await rowOf(limited, foreign.ids.invoice)).toBeUndefined();
  const other = await operatorWho([read(CUSTOMER, ['name'], [])]);
  expect((await other.get(rowsPath())).status).toBe(403);
  expect((await adminApi().get(rowsPath('', 'constructor'))).status).toBe(404);
  expect((await api().get(rowsPath())).status).toBe(401);
  expect((await api(mine.key).get(rowsPath())).status).toBe(401);
  const payer = await memberOf(mine.ids.business, [read(PAYMENT, ['amount'])]);
  expect((await payer.get(rowsPath('', 'payments'))).status).toBe(200);
});
