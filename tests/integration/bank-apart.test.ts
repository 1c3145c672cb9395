import { adminApi, api, createKey } from '../support/api';
import { camt, createBank, transactionsOf, upload } from '../support/bank';
import { createBooks, moved } from '../support/bank-transactions';
import { query } from '../support/databases';
import { settledTypes } from '../support/events';
import type { Fields } from '../support/records';
import { readRun } from '../support/run';
import { collection } from '../support/two-businesses';

test('a key without the scope bank reads no event of a bank', async () => {
  const books = await createBooks();
  const [one] = await moved(books, { amount: '5', text: 'Hidden' });
  const onAccount = { allocations: [], customer_id: books.customer };
  expect((await books.act(one ?? {}, 'match', onAccount)).status).toBe(200);
  expect(await settledTypes(books.client)).toContain('bank_transaction.matched');
  const { key } = await createKey({ business: books.business, scopes: ['read'] });
  const seen = await settledTypes(books.client, api(key));
  expect(seen).toContain('payment.recorded');
  expect(seen).not.toContain('bank_transaction.matched');
  // eslint-disable-next-line no-restricted-syntax -- nothing is expected, whatever else runs
  const asked = await api(key).get('/api/v1/events?type=bank_transaction.matched');
  expect([asked.status, asked.body.data]).toEqual([200, []]);
});

test('an entry of another currency is another one, although account, day, amount and text are equal', async () => {
  const bank = await createBank();
  const lines = [{ amount: '5.00', mark: 'DBIT' as const, day: '2026-03-10' }];
  const euros = await upload(bank, camt([{ lines }]));
  expect([euros.status, euros.body.counts]).toEqual([201, expect.objectContaining({ new: 1 })]);
  const dollars = await upload(bank, camt([{ lines }]).replaceAll('EUR', 'USD'));
  expect([dollars.status, dollars.body.counts]).toEqual([201, expect.objectContaining({ new: 1 })]);
  const all = (await transactionsOf(bank)) as Fields[];
  expect(all.map(({ currency }) => currency).sort()).toEqual(['EUR', 'USD']);
  expect(all.map((one) => one['possible_duplicate_of'])).toEqual([null, null]);
});

test('statements and transactions go with their business', async () => {
  const bank = await createBank();
  const lines = [{ amount: '7.00', mark: 'CRDT' as const, day: '2026-03-10' }];
  expect((await upload(bank, camt([{ lines }]))).status).toBe(201);
  const ids = ((await transactionsOf(bank)) as Fields[]).map(({ id }) => id);
  expect(await kept(ids)).toHaveLength(1);
  expect((await adminApi().delete(collection('business', bank.business))).status).toBe(200);
  expect(await kept(ids)).toEqual([]);
});

const kept = (ids: readonly unknown[]): Promise<unknown[]> =>
  query(
    readRun().sharedDatabaseUrl,
    'SELECT business_id FROM bank_transactions WHERE document_id = ANY ($1::text[])',
    [ids],
  );

test('an entry in a third file is a possible duplicate of the one in another format', async () => {
  const bank = await createBank();
  const head = 'Booking Date,Partner Name,Payment Reference,Amount (EUR)';
  const asCsv = (text: string) =>
    upload(bank, `${head}\n2026-03-10,,${text},50`, { account_id: bank.accounts[0] ?? '' }, 'csv');
  const entry = { amount: '50.00', day: '2026-03-10' };
  const lines = [
    { ...entry, reference: 'R1', text: 'first' },
    { ...entry, reference: 'R2', text: 'second' },
  ];
  await asCsv('one');
  await upload(bank, camt([{ lines }]));
  await asCsv('two');
  const all = (await transactionsOf(bank)) as Fields[];
  const [one, first, , two] = all.map(({ id }) => id);
  expect(all.map((each) => each['possible_duplicate_of'])).toEqual([null, one, one, first]);
  expect(two).toBeDefined();
});
