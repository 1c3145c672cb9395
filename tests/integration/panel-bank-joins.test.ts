import { BUSINESSES } from '../support/api';
import { camt, createBank, IBAN, transactionsOf, upload, type Bank } from '../support/bank';
import { UNKNOWN_ID, type Fields } from '../support/records';
import { saveForm } from '../support/desk';
import type { OperatorAccount } from '../support/operators';
import { bookkeeperOf } from '../support/two-businesses';

/** Files that name an account in another way than the business does. */

let bank: Bank;
let keeper: OperatorAccount;
beforeEach(async () => {
  bank = await createBank();
  keeper = await bookkeeperOf(bank.business);
});

const FOREIGN = '<IBAN>GB33BUKB20201555555555</IBAN>';
const OTHER = '<Othr><Id>4711</Id></Othr>';
const of = (amount: string, ...accounts: string[]) =>
  camt(accounts.map((account) => ({ account, lines: [{ amount }] })));

const send = (content: string, query = '', who = keeper, { business } = bank) =>
  who.post(`/invoicing/businesses/${business}/bank/statements${query}`, content, {
    'Content-Type': 'application/octet-stream',
  });
const join = (content: string, account = bank.accounts[0]) => send(content, `?join_to=${account}`);

test('an unknown account is joined to one of the business, and known from then on', async () => {
  const refused = await send(of('1.00', FOREIGN));
  expect([refused.status, refused.body.error.details]).toEqual([
    409,
    {
      code: 'unknown_account',
      errors: [
        {
          path: ['statements', '0', 'account'],
          message: '(GB33BUKB20201555555555) is no account of this business',
          name: 'ValidationError',
        },
      ],
    },
  ]);
  expect((await join(of('1.00', FOREIGN))).status).toBe(201);
  expect((await send(of('2.00', FOREIGN))).status).toBe(201);
  const overApi = await upload(bank, of('3.00', FOREIGN));
  expect([overApi.status, overApi.body.statements[0].account]).toEqual([
    201,
    {
      id: bank.accounts[0],
      iban: 'GB33BUKB20201555555555',
      account_number: null,
      currency: 'EUR',
    },
  ]);
  const moved = (await transactionsOf(bank)) as Fields[];
  expect(moved.map((one) => one['account_id'])).toEqual(Array(3).fill(bank.accounts[0]));
});

test('another business does not know the account', async () => {
  await join(of('1.00', FOREIGN));
  const other = await createBank();
  expect((await upload(other, of('1.00', FOREIGN))).status).toBe(409);
  const neighbour = await bookkeeperOf(other.business);
  expect((await send(of('1.00', FOREIGN), '', neighbour, other)).status).toBe(409);
  const foreign = await send(of('1.00', FOREIGN), `?join_to=${bank.accounts[0]}`, neighbour, other);
  expect([foreign.status, foreign.text]).toEqual([400, expect.stringContaining('does not exist')]);
});

test('the account is unknown again once the statements that brought it are deleted', async () => {
  const { body } = await join(of('1.00', FOREIGN));
  const gone = await keeper.delete(`/invoicing/bank-statements/${body.data.documentId}`);
  expect(gone.status).toBe(200);
  expect((await send(of('2.00', FOREIGN))).status).toBe(409);
});

test('it is unknown again once its account is gone from the business', async () => {
  await join(of('1.00', FOREIGN));
  const [, ...kept] = (await bank.client.get('/api/v1/business')).body.bank_accounts as Fields[];
  const saved = await saveForm(`${BUSINESSES}/${bank.business}`, { bank_accounts: kept });
  expect(saved.status).toBe(200);
  expect((await send(of('2.00', FOREIGN))).status).toBe(409);
});

test('statements that are known, or name none, keep their own account', async () => {
  const both = await join(of('1.00', FOREIGN, `<IBAN>${IBAN}</IBAN>`), bank.accounts[1]);
  expect(both.status).toBe(201);
  const [list] = (await bank.client.get('/api/v1/bank-statements')).body.data as Fields[];
  const accounts = (list?.['statements'] as { account: Fields }[]).map(
    ({ account }) => account['id'],
  );
  expect(accounts).toEqual([bank.accounts[1], bank.accounts[0]]);
  const nameless = await join(of('1.00', ''));
  expect([nameless.status, nameless.text]).toEqual([
    400,
    expect.stringContaining('names no account'),
  ]);
});

test.each([
  ['two unknown accounts', [FOREIGN, OTHER], undefined, 400, 'several that are unknown'],
  ['an unknown target', [FOREIGN], UNKNOWN_ID, 400, 'does not exist'],
  ['a target that is no id', [FOREIGN], 'x', 400, 'join to'],
] as const)(
  'a join with %s is refused, and stores nothing',
  async (_name, names, to, status, text) => {
    const answer = await join(of('1.00', ...names), to);
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(text)]);
    expect(await transactionsOf(bank)).toEqual([]);
  },
);

test('an account in another currency cannot be joined to', async () => {
  const answer = await join(of('1.00', FOREIGN), bank.accounts[2]);
  expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('USD')]);
});

test('keys cannot join', async () => {
  const answer = await upload(bank, of('1.00', FOREIGN), { join_to: bank.accounts[0] ?? '' });
  expect(answer.status).toBe(409);
});
