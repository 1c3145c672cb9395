import { adminApi, api } from '../support/api';
import { camt, createBank, IBAN, upload } from '../support/bank';
import { createBooks, moved, movedOne, type Books } from '../support/bank-transactions';
import { inMyBusinesses } from '../support/books';
import { CM, MY_BUSINESSES, operatorWho, type OperatorAccount } from '../support/operators';
import { creditInvoice, recordPayment, recordRefund, type Fields } from '../support/records';
import { bookkeeperOf, collection, memberOf } from '../support/two-businesses';
import { CONTENT_TYPE } from '../../src/content-types';

/** The page "Bank": what it shows, and who may do what there. */

let books: Books;
let keeper: OperatorAccount;
beforeAll(async () => {
  books = await createBooks();
  keeper = await bookkeeperOf(books.business);
});

const at = (rest: string, business = books.business) =>
  `/invoicing/businesses/${business}/bank/${rest}`;
const act = (id: unknown, action: string) => `/invoicing/bank-transactions/${String(id)}/${action}`;

const page = async (query = 'status=open&limit=100') =>
  (await keeper.get(at(`transactions?${query}`))).body.data;
const shown = async (id: unknown) =>
  ((await page()).transactions as Fields[]).find((one) => one['documentId'] === id) ?? {};

const file = (amount: string, text = 'x') => camt([{ lines: [{ amount, text }] }]);
const send = (who: OperatorAccount, content: string, query = '', business = books.business) =>
  who.post(at(`statements${query}`, business), content, {
    'Content-Type': 'application/octet-stream',
  });

test('a bookkeeper uploads a file of any type, which is known by how it begins', async () => {
  const mt940 = `:20:X\r\n:25:${IBAN}\r\n:28C:1/1\r\n:60F:C260301EUR0,00\r\n:61:2603020302C7,00NTRFNONREF\r\n:86:abc\r\n:62F:C260302EUR7,00\r\n`;
  const csv = 'Booking Date,Partner Name,Payment Reference,Amount (EUR)\n2026-03-10,Ada,hello,50\n';
  const [account = ''] = books.accounts;
  for (const [content, query] of [
    [file('3.00'), '?name=a.xml'],
    [mt940, '?name=b.txt'],
    [`\ufeff${csv}`, `?account_id=${account}`],
  ] as const) {
    const { status, body } = await send(keeper, content, query);
    expect([status, body.data]).toEqual([
      201,
      { documentId: expect.any(String), new: 1, known: 0, booked: 0 },
    ]);
  }
  const files = (await keeper.get(at('statements'))).body.data as Fields[];
  expect(files.map(({ name, format }) => [name, format])).toEqual([
    [null, 'csv'],
    ['b.txt', 'mt940'],
    ['a.xml', 'camt053'],
  ]);
});

test.each([
  ['nothing', '', 400, 'The file is no bank statement in a format that is known here'],
  ['a page', '<html><body>no</body></html>', 400, 'in a format that is known here'],
  [
    'a foreign account',
    file('1.00').replace(IBAN, 'DE02120300000000202052'),
    409,
    'is no account of this business',
  ],
  ['a DTD', `<!DOCTYPE x>${file('1.00')}`, 400, 'DOCTYPE'],
])('a file that is %s says why it is refused', async (_name, content, status, text) => {
  const answer = await send(keeper, content);
  expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(text)]);
});

test('a suggestion has names, and accepting it sends what was shown', async () => {
  const invoice = await books.invoice(120);
  const number = invoice['invoice_number'];
  const one = await movedOne(books, { amount: '120', text: `for ${number}` });
  const row = await shown(one['id']);
  expect(row['suggestion']).toEqual({
    isSure: true,
    because: ['number', 'amount'],
    customer: { documentId: books.customer, name: 'Acme GmbH' },
    invoices: [{ documentId: invoice.id, number, amount: '120' }],
    payments: 0,
    match: {
      customer_id: books.customer,
      allocations: [{ invoice_id: invoice.id, amount: '120' }],
    },
  });
  const { match } = row['suggestion'] as { match: object };
  await recordPayment(books.client, invoice.id, { amount: 20 });
  const late = await keeper.post(act(one['id'], 'match'), match);
  expect([late.status, late.text]).toEqual([409, expect.stringContaining('100')]);
  const rest = {
    customer_id: books.customer,
    allocations: [{ invoice_id: invoice.id, amount: '100' }],
  };
  const done = await keeper.post(act(one['id'], 'match'), { ...rest, fee: '0' });
  expect(done.status).toBe(400);
  const matched = await keeper.post(act(one['id'], 'match'), rest);
  expect([matched.status, matched.body.data]).toEqual([
    200,
    { documentId: one['id'], status: 'matched' },
  ]);
  const [list] = (await page('status=matched')).transactions as Fields[];
  expect(list?.['matched']).toEqual([
    {
      type: 'payment',
      isBack: false,
      isVoided: false,
      documentId: expect.any(String),
      customer: 'Acme GmbH',
      numbers: [number],
    },
  ]);
  expect(list?.['mayReopen']).toBe(false);
});

test('the choices of a debit are refunds, payments that came back, and what may be paid back', async () => {
  const invoice = await books.invoice(77);
  const paid = await recordPayment(books.client, invoice.id, { amount: 77, paid_on: '2026-03-05' });
  const other = await books.invoice(80);
  await recordPayment(books.client, other.id, { amount: 80, paid_on: '2026-03-05' });
  const note = await creditInvoice(books.client, other.id);
  const refund = await recordRefund(books.client, note.id, { amount: 80 });
  const [bounced, back] = await moved(
    books,
    { amount: '-79.50', day: '2026-03-09' },
    { amount: '-80', day: '2026-03-09' },
  );
  const choices = async (one: Fields | undefined) =>
    (await keeper.get(act(one?.['id'], 'choices'))).body.data as Fields[];
  expect(await choices(bounced)).toContainEqual({
    kind: 'bounced',
    documentId: paid.id,
    day: '2026-03-05',
    amount: '77',
    customer: 'Acme GmbH',
    numbers: [invoice['invoice_number']],
    match: { bounced: { payment_id: paid.id, fee: '2.5' } },
  });
  const found = (await choices(back)).find(({ kind }) => kind === 'refund_id');
  expect(found).toMatchObject({ documentId: refund.id, match: { refund_id: refund.id } });
  for (const [one, match] of [
    [bounced, { bounced: { payment_id: paid.id, fee: '2.5' } }],
    [back, { refund_id: refund.id }],
  ] as const)
    expect((await keeper.post(act(one?.['id'], 'match'), match)).status).toBe(200);
  const matched = (await page('status=matched&limit=100')).transactions as Fields[];
  const of = (id: unknown) => matched.find((row) => row['documentId'] === id);
  const numbers = [invoice['invoice_number']];
  expect(of(bounced?.['id'])).toMatchObject({
    matched: [{ type: 'payment', isBack: true, isVoided: true, numbers }],
    mayReopen: false,
  });
  expect(of(back?.['id'])).toMatchObject({
    matched: [{ type: 'refund', isBack: false, numbers: [note['credit_note_number']] }],
    mayReopen: true,
  });
});

test('of payments that may have come back, the one that the bank tells of comes first', async () => {
  const own = await createBooks();
  const who = await bookkeeperOf(own.business);
  const beta = await own.newCustomer('Beta AG');
  const paid = async (amount: number, fields: Fields = {}) => {
    const invoice = await own.invoice(amount, fields);
    await recordPayment(own.client, invoice.id, { amount, paid_on: '2026-03-05' });
    return invoice;
  };
  await paid(99);
  const told = await paid(80, { customer: beta });
  const [byNumber, byName] = await moved(
    own,
    { amount: '-100', name: 'Bank', text: `return ${String(told['invoice_number'])}` },
    { amount: '-100', name: 'beta ag' },
  );
  for (const one of [byNumber, byName]) {
    const { data } = (await who.get(act(one?.['id'], 'choices'))).body;
    const customers = (data as Fields[]).map(({ customer }) => customer);
    expect(customers).toEqual(['Beta AG', 'Acme GmbH']);
  }
});

test('the counts are those of the account that is shown', async () => {
  const own = await createBooks();
  const who = await bookkeeperOf(own.business);
  await moved(own, { amount: '1' }, { amount: '2' });
  const counts = async (query = '') =>
    (await who.get(at(`transactions?${query}`, own.business))).body.data.counts.open;
  expect([
    await counts(),
    await counts(`account_id=${own.accounts[0] ?? ''}`),
    await counts(`account_id=${own.accounts[1] ?? ''}`),
  ]).toEqual([2, 2, 0]);
});

test('in a closed period, the first open day is proposed', async () => {
  const own = await createBooks();
  const invoice = await own.invoice(60);
  const number = String(invoice['invoice_number']);
  const one = await movedOne(own, { amount: '60', text: number, day: '2026-03-10' });
  const closed = { closed_until: '2026-03-31' };
  expect((await adminApi().put(collection('business', own.business), closed)).status).toBe(200);
  const who = await bookkeeperOf(own.business);
  const { data } = (await who.get(at('transactions', own.business))).body;
  expect(data.firstOpenDay).toBe('2026-04-01');
  const { match } = data.transactions[0].suggestion;
  expect(match.paid_on).toBe('2026-04-01');
  const { paid_on: _day, ...atOnce } = match;
  expect((await who.post(act(one['id'], 'match'), atOnce)).status).toBe(409);
  expect((await who.post(act(one['id'], 'match'), match)).status).toBe(200);
});

describe('rights:', () => {
  const types = Object.keys(CONTENT_TYPE) as (keyof typeof CONTENT_TYPE)[];
  const without = (...left: (keyof typeof CONTENT_TYPE)[]) =>
    inMyBusinesses(types.filter((type) => !left.includes(type) && !/allowance|usage/.test(type)));
  let one: Fields;
  let match: object;
  beforeAll(async () => {
    one = await movedOne(books, { amount: '9', text: 'rights' });
    match = { customer_id: books.customer, allocations: [] };
  });

  test('a stranger and a key reach nothing', async () => {
    for (const who of [api(undefined), books.client])
      for (const path of [at('transactions'), at('statements'), act(one['id'], 'choices')])
        expect((await who.get(path)).status).toBe(401);
  });

  test('an operator of another business finds nothing', async () => {
    const foreign = await createBank();
    await upload(foreign, file('5.00'));
    for (const path of ['transactions', 'statements'])
      expect((await keeper.get(at(path, foreign.business))).status).toBe(404);
    expect((await send(keeper, file('6.00'), '', foreign.business)).status).toBe(404);
  });

  test('without all of the books, transactions are shown without what they may be', async () => {
    const who = await memberOf(books.business, without('invoice'));
    const { status, body } = await who.get(at('transactions?limit=100'));
    expect([status, body.data.can.match]).toEqual([200, false]);
    const rows = body.data.transactions as Fields[];
    expect(rows.length).toBeGreaterThan(0);
    expect(
      rows.every((row) => row['suggestion'] === null && [row['matched']].flat().length === 0),
    ).toBe(true);
    expect((await who.get(act(one['id'], 'choices'))).status).toBe(403);
    expect((await who.post(act(one['id'], 'match'), match)).status).toBe(403);
  });

  test('who may record no payment matches none, and ignores what is nothing', async () => {
    const reads = inMyBusinesses(types, ['read']);
    const update = inMyBusinesses(['bankTransaction'], ['update']);
    const who = await memberOf(books.business, [...reads, ...update]);
    expect((await who.post(act(one['id'], 'match'), match)).status).toBe(403);
    expect((await who.post(act(one['id'], 'ignore'), { reason: 'why' })).status).toBe(200);
    expect((await who.post(act(one['id'], 'reopen'))).status).toBe(200);
    expect((await send(who, file('8.00'))).status).toBe(403);
  });

  test('a role that hides a field of transactions reads none', async () => {
    const fields = { properties: { fields: ['amount', 'booked_on'] } };
    const who = await memberOf(books.business, [
      ...without('bankTransaction'),
      {
        action: `${CM}.read`,
        subject: CONTENT_TYPE.bankTransaction,
        conditions: [MY_BUSINESSES],
        ...fields,
      },
    ]);
    expect((await who.get(at('transactions'))).status).toBe(403);
    expect((await (await operatorWho([])).get(at('transactions'))).status).toBe(403);
  });

  test('the Content Manager neither edits nor deletes them', async () => {
    for (const [uid, id] of [[CONTENT_TYPE.bankTransaction, one['id']]] as const) {
      const path = `/content-manager/collection-types/${uid}/${String(id)}`;
      const changed = await adminApi().put(path, { amount: 1_000 });
      expect([changed.status, changed.text]).toEqual([
        400,
        expect.stringContaining('cannot be edited'),
      ]);
      const deleted = await adminApi().delete(path);
      expect([deleted.status, deleted.text]).toEqual([400, expect.stringContaining('page “Bank”')]);
    }
  });
});

test('the largest body in its worst shape is refused before it costs much', async () => {
  const one = await movedOne(books, { amount: '4', text: 'large' });
  const allocations = Array.from({ length: 9_000 }, () => ({
    invoice_id: books.customer,
    amount: '1',
  }));
  const answer = await keeper.post(act(one['id'], 'match'), { allocations });
  expect(answer.status).toBe(400);
  const deep = JSON.parse(`${'['.repeat(90)}${']'.repeat(90)}`) as object;
  expect((await keeper.post(act(one['id'], 'match'), { refund: deep })).status).toBe(400);
});
