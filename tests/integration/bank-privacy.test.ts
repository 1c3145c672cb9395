import { erasePerson } from '../../src/privacy/erase';
import { exportPerson } from '../../src/privacy/export-person';
import { findPerson } from '../../src/privacy/find-person';
import type { Queryable } from '../../src/database/connection';
import { createBooks, moved, type Books } from '../support/bank-transactions';
import { onDatabase, query } from '../support/databases';
import { readRun } from '../support/run';
import type { Fields } from '../support/records';

/** Contract §22: what banks tell of a customer, in its export and its erasure. */

/** A word that no other test has: the history and the events of all businesses are searched. */
const SECRET = 'zyxcret';
const IBAN = 'DE75512108001245126199';
const url = () => readRun().sharedDatabaseUrl;

let books: Books;
let matched: Fields;
let others: Fields;
let open: Fields;
let unknown: Fields;

const personOf = async (db: Queryable, id: string) => {
  const person = await findPerson(db, id, new Date());
  if (!person) throw new Error('No such customer');
  return person;
};

const inTransaction = <T>(work: (db: Queryable) => Promise<T>): Promise<T> =>
  onDatabase(url(), async (db) => {
    await db.query({ text: 'BEGIN', values: [] });
    const done = await work(db);
    await db.query({ text: 'COMMIT', values: [] });
    return done;
  });

beforeAll(async () => {
  books = await createBooks();
  const all = await moved(
    books,
    { amount: '10', text: `Matched ${SECRET}`, name: `Ada ${SECRET}`, iban: IBAN },
    { amount: '20', text: `Open ${SECRET}`, name: `Ada ${SECRET}`, iban: IBAN },
    { amount: '30', text: 'Of Beta', name: 'Beta AG', iban: 'DE02120300000000202051' },
    { amount: '40', text: 'Of nobody', name: 'Nobody' },
  );
  [matched, open, others, unknown] = all as [Fields, Fields, Fields, Fields];
  const beta = await books.newCustomer('Beta AG');
  const onAccount = (customer_id: string) => ({ allocations: [], customer_id });
  await books.act(matched, 'match', onAccount(books.customer));
  await books.act(others, 'match', onAccount(beta));
});

test('an export has the transactions of the customer alone', async () => {
  let text = '';
  const last = await inTransaction(async (db) =>
    exportPerson(db, await personOf(db, books.customer), async (part) => {
      text += part;
    }),
  );
  const { bank_transactions: told } = JSON.parse(text + last) as { bank_transactions: Fields[] };
  expect(told.map(({ id, text: said }) => [id, said])).toEqual([
    [matched['id'], `Matched ${SECRET}`],
    [open['id'], `Open ${SECRET}`],
  ]);
  expect(told[0]?.['payment_ids']).toHaveLength(1);
});

test('an erasure empties them, and leaves those of others', async () => {
  const untouched = await books.transaction(others['id']);
  const erased = await inTransaction(async (db) =>
    erasePerson(db, await personOf(db, books.customer)),
  );
  expect(erased).toEqual(
    expect.arrayContaining(['2 transactions of banks', '1 file of a bank', '1 customer record']),
  );
  const nothing = { counterparty: { name: null, iban: null, account_number: null }, text: null };
  for (const { id, amount } of [matched, open]) {
    expect(await books.transaction(id)).toMatchObject({ ...nothing, reference: null, amount });
  }
  expect(await books.transaction(others['id'])).toEqual(untouched);
  expect(await books.transaction(unknown['id'])).toMatchObject({ text: 'Of nobody' });
  const file = `/api/v1/bank-statements/${String(matched['statement_id'])}/file`;
  expect((await books.client.get(file)).status).toBe(404);
});

test('nothing of the bank tells of the customer any more, not even the history', async () => {
  const rows = await query<{ found: string }>(
    url(),
    `SELECT h.changes::text AS found FROM history_entries h WHERE h.changes::text LIKE '%${SECRET}%'
      UNION ALL SELECT payload FROM events WHERE payload LIKE '%${SECRET}%'
      UNION ALL SELECT t.text FROM bank_transactions t WHERE t.text LIKE '%${SECRET}%'`,
  );
  expect(rows).toEqual([]);
  const entries = await query<{ action: string; changes: Fields | null }>(
    url(),
    `SELECT h.action, h.changes FROM history_entries h JOIN bank_transactions t ON t.id = h.record_id
      WHERE h.record_table = 'bank_transactions' AND t.document_id = $1 ORDER BY h.number`,
    [open['id']],
  );
  expect(entries).toEqual([
    { action: 'created', changes: null },
    { action: 'erased', changes: null },
  ]);
});

test('a second erasure finds nothing', async () => {
  const again = await inTransaction(async (db) =>
    erasePerson(db, await personOf(db, books.customer)),
  );
  expect(again).toEqual([]);
});
