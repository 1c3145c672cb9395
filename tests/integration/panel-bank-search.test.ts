import { createBooks, moved, type Books } from '../support/bank-transactions';
import type { OperatorAccount } from '../support/operators';
import { bookkeeperOf } from '../support/two-businesses';
import type { Fields } from '../support/records';

/** The search of the page "Bank". */

let books: Books;
let keeper: OperatorAccount;
beforeAll(async () => {
  books = await createBooks();
  keeper = await bookkeeperOf(books.business);
  await moved(
    books,
    { amount: '1234.50', name: 'Jörg Müller', text: 'Rechnung RE-77', day: '2026-03-10' },
    { amount: '-80', name: 'Office Ltd', text: 'paper 100%', day: '2026-03-11' },
    { amount: '80', name: 'Ada', iban: 'DE75512108001245126199', day: '2026-04-02' },
  );
});

const answer = (text: string, more = '') =>
  keeper.get(
    `/invoicing/businesses/${books.business}/bank/transactions?limit=100${more}&_q=${encodeURIComponent(text)}`,
  );
const amounts = async (text: string, more = ''): Promise<unknown[]> => {
  const { data } = (await answer(text, more)).body;
  const rows = data.transactions as Fields[];
  expect(data.total).toBe(rows.length);
  return rows.map(({ amount }) => amount).sort();
};

test.each([
  ['a name without its marks', 'joerg muller', ['1234.5']],
  ['words in any order', 're-77 rechnung', ['1234.5']],
  ['an amount as it is written here', '1.234,50', ['1234.5']],
  ['an amount of either sign', '80', ['-80', '80']],
  ['a day', '11.03.2026', ['-80']],
  ['a month by its name', 'April', ['80']],
  ['an IBAN', 'DE75512108001245126199', ['80']],
  ['a sign of patterns', '100%', ['-80']],
  ['two words of two transactions', 'ada paper', []],
  ['nothing', '', ['-80', '1234.5', '80']],
])('a transaction is found by %s', async (_name, text, found) => {
  expect(await amounts(text)).toEqual(found);
});

test('it narrows what the tab and the account show', async () => {
  expect(await amounts('80', '&status=matched')).toEqual([]);
  expect(await amounts('80', `&account_id=${books.accounts[1] ?? ''}`)).toEqual([]);
});

test('transactions of another business are not found', async () => {
  const other = await createBooks();
  await moved(other, { amount: '80', name: 'Ada' });
  expect(await amounts('80')).toEqual(['-80', '80']);
});

test.each([
  ['too long', 'x'.repeat(256), 400],
  ['many words', 'a b '.repeat(60), 200],
  ['quotes and patterns', `' OR 1=1 -- %_\\`, 200],
])('a text that is %s is answered', async (_name, text, status) => {
  expect((await answer(text)).status).toBe(status);
});
