import type { Queryable } from '../../src/database/connection';
import { UsageCounter } from '../../src/generator/counter';
import { query } from '../support/databases';
import { readRun } from '../support/run';

/** The real tables, and how many statements went there. */
function counterOf(onStatement: (number: number) => void = () => undefined) {
  let statements = 0;
  const db: Queryable = {
    query: async <Row>({ text, values }: { text: string; values: readonly unknown[] }) => {
      statements += 1;
      onStatement(statements);
      return (await query(readRun().sharedDatabaseUrl, text, [...values])) as Row[];
    },
  };
  return { counter: new UsageCounter(db), statements: () => statements };
}

const together = (counter: UsageCounter, address: string, limit: number) =>
  Promise.allSettled(Array.from({ length: 8 }, () => counter.count(address, '2031-01', limit)));

const fulfilled = (value: number | null) => ({ status: 'fulfilled', value });

test('documents that are finished together are counted each, in two statements', async () => {
  const { counter, statements } = counterOf();
  const counts = await together(counter, '198.51.100.1', 20);
  expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map(fulfilled));
  expect(statements()).toBe(2);
});

test('where there is not enough left for all, the first get what there is', async () => {
  const { counter } = counterOf();
  const counts = await together(counter, '198.51.100.2', 5);
  expect(counts).toEqual([1, 2, 3, 4, 5, null, null, null].map(fulfilled));
  expect(await counter.count('198.51.100.2', '2031-01', 5)).toBeNull();
});

test('a statement that fails takes only those with it that it counted', async () => {
  const { counter } = counterOf((number) => {
    // Seven cannot be had where six are: each is counted by a statement of its own.
    if (number === 4) throw new Error('cut off');
  });
  const counts = await together(counter, '198.51.100.3', 6);
  const rejected = expect.objectContaining({ status: 'rejected' });
  expect(counts).toEqual([
    ...[1, 2, 3].map(fulfilled),
    rejected,
    ...[4, 5, 6, null].map(fulfilled),
  ]);
});
