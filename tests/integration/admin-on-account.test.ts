import { createBooks, inMyBusinesses } from '../support/books';
import { query } from '../support/databases';
import type { HttpClient } from '../support/http';
import type { OperatorAccount } from '../support/operators';
import type { Fields } from '../support/records';
import { readRun } from '../support/run';
import { limitedPermissions, memberOf } from '../support/two-businesses';

/** Money on account, as the panel's buttons record, use and pay it back. */

const MAY_PAY = inMyBusinesses(['payment'], ['create', 'read']);

async function books() {
  const { invoice, ...made } = await createBooks({ default_currency: 'EUR' }, 'Ada');
  return {
    ...made,
    /** Makes a sent invoice of 110. */
    invoice: async (more: Fields = {}) =>
      (await invoice({ issue_date: '2026-05-01', ...more })).id as string,
    /** Records a payment of 100 that pays nothing. */
    payment: async (more: Fields = {}) => {
      const fields = { amount: 100, currency: 'EUR', ...more };
      const paid = await made.client.post(`/api/v1/customers/${made.customer}/payments`, fields);
      expect(paid.status).toBe(201);
      return paid.body.id as string;
    },
  };
}

/** A business of its own, with a member who may record payments. */
async function ownBooks() {
  const own = await books();
  return { own, owner: await memberOf(own.business, [...limitedPermissions(), ...MAY_PAY]) };
}

let mine: Awaited<ReturnType<typeof books>>;
let foreign: typeof mine;
let clerk: OperatorAccount;
beforeAll(async () => {
  [mine, foreign] = [await books(), await books()];
  const rights = [
    ...limitedPermissions(),
    ...inMyBusinesses(['payment', 'refund'], ['create', 'read', 'update']),
  ];
  clerk = await memberOf(mine.business, rights);
});

const read = async (path: string): Promise<Fields> =>
  (await mine.client.get(`/api/v1/${path}`)).body as Fields;
const paying = (customer: string) => `/invoicing/customers/${customer}/payments`;
const of = (payment: string, path = 'account') => `/invoicing/payments/${payment}/${path}`;
const using = (invoice: string) => `/invoicing/invoices/${invoice}/on-account`;
const accountOf = async (payment: string, operator: HttpClient = clerk) =>
  (await operator.get(of(payment))).body.data as Fields & { can: Fields };

test('a payment of a customer pays the chosen invoices, and the rest stays on account', async () => {
  const { own, owner } = await ownBooks();
  const late = await own.invoice({ due_date: '2026-06-30' });
  const soon = await own.invoice({ due_date: '2026-05-31' });
  await own.invoice({ status: 'draft' });
  const { body } = await owner.get(`/invoicing/customers/${own.customer}/account`);
  expect(body.data).toMatchObject({
    open: [
      { documentId: soon, due_date: '2026-05-31', currency: 'EUR', amount_due: '110' },
      { documentId: late, due_date: '2026-06-30', currency: 'EUR', amount_due: '110' },
    ],
    currency: 'EUR',
  });
  const made = await owner.post(paying(own.customer), {
    amount: '200.5',
    currency: 'EUR',
    paid_on: '2026-05-20',
    method: 'bank_transfer',
    reference: 'May',
    note: null,
    allocations: [
      { invoice_id: soon, amount: '110' },
      { invoice_id: late, amount: '70.25' },
    ],
  });
  expect([made.status, made.body.data.state]).toEqual([201, 'recorded']);
  const payment = await own.client.get(`/api/v1/payments/${made.body.data.documentId}`);
  expect(payment.body).toMatchObject({
    amount: 200.5,
    unallocated_amount: 20.25,
    paid_on: '2026-05-20',
    allocations: [
      { invoice_id: soon, amount: 110 },
      { invoice_id: late, amount: 70.25 },
    ],
  });
  const named = await query<{ operator: number }>(
    readRun().sharedDatabaseUrl,
    `SELECT updated_by_id AS operator FROM invoices WHERE document_id = ANY ($1)
     UNION ALL SELECT created_by_id FROM payments WHERE document_id = $2`,
    [[soon, late], made.body.data.documentId],
  );
  expect(named.map(({ operator }) => operator)).toEqual([owner.id, owner.id, owner.id]);
});

test('the form of a payment says what it pays, and changes it', async () => {
  const invoice = await mine.invoice();
  const payment = await mine.payment({ allocations: [{ invoice_id: invoice, amount: 30 }] });
  const { invoice_number: number } = await read(`invoices/${invoice}`);
  const can = { allocate: true, void: true, voidPart: true, refund: true, voidRefund: true };
  const account = await accountOf(payment);
  expect(account).toMatchObject({
    customer: { documentId: mine.customer, name: 'Ada' },
    amount: '100',
    currency: 'EUR',
    on_account: '70',
    refunds: [],
    allocations: [{ invoice: { documentId: invoice, number }, amount: '30', state: 'recorded' }],
    can,
  });
  expect((account['open'] as Fields[]).map(({ documentId }) => documentId)).toContain(invoice);
  const added = await clerk.post(of(payment, 'allocations'), {
    invoice_id: invoice,
    amount: '20.5',
  });
  expect(added.status).toBe(201);
  const refunded = await clerk.post(of(payment, 'refunds'), { amount: '9.5', reference: 'Back' });
  expect(refunded.status).toBe(201);
  const [part] = account['allocations'] as { documentId: string }[];
  for (const _time of [1, 2]) {
    const left = await clerk.post(of(payment, `allocations/${part?.documentId}/void`));
    expect(left.status).toBe(200);
  }
  expect(await accountOf(payment)).toMatchObject({
    on_account: '70',
    allocations: [
      { amount: '30', state: 'voided' },
      { amount: '20.5', state: 'recorded' },
    ],
    refunds: [{ amount: '9.5', reference: 'Back', state: 'recorded' }],
  });
  expect(await read(`invoices/${invoice}`)).toMatchObject({ amount_paid: 20.5 });
  const refused = await clerk.post(of(payment, 'void'));
  expect([refused.status, refused.body.error.message]).toEqual([409, expect.any(String)]);
  await clerk.post(`/invoicing/refunds/${refunded.body.data.documentId}/void`);
  expect((await clerk.post(of(payment, 'void'))).status).toBe(200);
  expect(await accountOf(payment)).toMatchObject({
    on_account: '0',
    can: { allocate: false, void: false, voidPart: false, refund: false },
  });
});

test('an invoice takes what its customer has on account, the oldest first, and no more than is due', async () => {
  const { own, owner } = await ownBooks();
  const newer = await own.payment({ amount: 90, paid_on: '2026-05-02' });
  const older = await own.payment({ amount: 50, paid_on: '2026-05-01' });
  await own.payment({ amount: 40, currency: 'USD' });
  const invoice = await own.invoice();
  const listed = await owner.get(`/invoicing/invoices/${invoice}/payments`);
  expect(listed.body.data).toMatchObject({ on_account: '140', amount_due: '110' });
  const used = await owner.post(using(invoice));
  expect([used.status, used.body.data]).toEqual([201, { amount: '110' }]);
  const left = async (id: string) => (await own.client.get(`/api/v1/payments/${id}`)).body;
  expect(await left(older)).toMatchObject({ unallocated_amount: 0 });
  expect(await left(newer)).toMatchObject({ unallocated_amount: 30 });
  const { body: paid } = await own.client.get(`/api/v1/invoices/${invoice}`);
  expect(paid).toMatchObject({ status: 'paid', amount_due: 0 });
  expect((await owner.post(using(invoice))).status).toBe(409);
  const rest = await owner.get(`/invoicing/invoices/${invoice}/payments`);
  expect(rest.body.data).toMatchObject({
    on_account: '30',
    payments: [{ is_whole: false }, { is_whole: true }],
  });
});

test('of a form that is sent twice, the account is used once', async () => {
  const { own, owner } = await ownBooks();
  await own.payment({ amount: 50 });
  const invoice = await own.invoice();
  const headers = { 'idempotency-key': 'one-form' };
  const answers = await Promise.all([1, 2].map(() => owner.post(using(invoice), {}, headers)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const { body } = await own.client.get(`/api/v1/invoices/${invoice}`);
  expect(body).toMatchObject({ amount_paid: 50 });
});

test('a draft, and a customer without money on account, are refused with the reason', async () => {
  const { own, owner } = await ownBooks();
  const invoice = await own.invoice();
  const nothing = await owner.post(using(invoice));
  expect([nothing.status, nothing.body.error.message]).toEqual([
    409,
    'The customer has nothing on account',
  ]);
  await own.payment();
  const draft = await own.invoice({ status: 'draft' });
  const refused = await owner.post(using(draft));
  expect([refused.status, refused.body.error.message]).toEqual([
    409,
    'A payment cannot be recorded for a draft',
  ]);
});

test.each([
  ['no amount', { amount: null, currency: 'EUR' }, ['amount']],
  ['a write-off', { amount: '1', currency: 'EUR', method: 'write_off' }, ['method']],
  ['a day to come', { amount: '1', currency: 'EUR', paid_on: '2999-01-01' }, ['paid_on']],
  [
    'an invoice that is no id',
    { amount: '1', currency: 'EUR', allocations: [{ invoice_id: 'x' }] },
    ['allocations', '0', 'invoice_id'],
  ],
])('a payment of a customer with %s is refused at its field', async (_name, fields, path) => {
  const refused = await clerk.post(paying(mine.customer), fields);
  const [first] = refused.body.error.details.errors as { path: unknown[] }[];
  expect([refused.status, first?.path.map(String)]).toEqual([400, path]);
});

describe('another business', () => {
  test('has no invoice that a payment of this one could pay', async () => {
    const invoice = await foreign.invoice();
    const own = await mine.payment();
    for (const answer of [
      await clerk.post(of(own, 'allocations'), { invoice_id: invoice }),
      await clerk.post(paying(mine.customer), {
        amount: '1',
        currency: 'EUR',
        allocations: [{ invoice_id: invoice, amount: '1' }],
      }),
    ])
      expect(answer.status).toBe(404);
  });
});

describe('a role', () => {
  test('that may only read payments is offered no change', async () => {
    const reader = await memberOf(mine.business, [
      ...limitedPermissions(),
      ...inMyBusinesses(['payment'], ['read']),
    ]);
    const invoice = await mine.invoice();
    const payment = await mine.payment({ allocations: [{ invoice_id: invoice, amount: 10 }] });
    const account = await accountOf(payment, reader);
    expect(account.can).toEqual({
      allocate: false,
      void: false,
      voidPart: false,
      refund: false,
      voidRefund: false,
      change: false,
    });
  });

  test('that may not see invoices and customers sees the parts without names', async () => {
    const cashier = await memberOf(
      mine.business,
      inMyBusinesses(['payment'], ['create', 'read', 'update']),
    );
    const invoice = await mine.invoice();
    const payment = await mine.payment({ allocations: [{ invoice_id: invoice, amount: 10 }] });
    expect(await accountOf(payment, cashier)).toMatchObject({
      customer: null,
      allocations: [{ invoice: null, amount: '10' }],
      open: [],
    });
    const blind = await cashier.post(of(payment, 'allocations'), { invoice_id: invoice });
    expect(blind.status).toBe(403);
  });

  test('that may not read payments has no account of one', async () => {
    const blind = await memberOf(mine.business, limitedPermissions());
    expect((await blind.get(of(await mine.payment()))).status).toBe(403);
  });
});
