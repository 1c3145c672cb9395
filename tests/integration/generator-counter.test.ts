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
  Promise.allSettled(
    Array.from({ length: 8 }, () => counter.count({ address, network: null }, '2031-01', limit)),
  );

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
  expect(await counter.count({ address: '198.51.100.2', network: null }, '2031-01', 5)).toBeNull();
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

describe('a network of many addresses', () => {
  const NETWORK = '2001:db8:48::/48';
  const usedBy = async (address: string) => {
    const text = 'SELECT used FROM generator_usages WHERE address = $1 AND month = $2';
    const [row] = await query(readRun().sharedDatabaseUrl, text, [address, '2031-01']);
    return (row as { used: number } | undefined)?.used ?? 0;
  };

  test('gets ten times what one address gets, in one statement each', async () => {
    const { counter, statements } = counterOf();
    const all = Array.from({ length: 13 }, (_, at) =>
      counter.count({ address: `2001:db8:48:${at}::/64`, network: NETWORK }, '2031-01', 1),
    );
    const counts = await Promise.all(all);
    expect(counts.filter((used) => used !== null)).toHaveLength(10);
    expect(statements()).toBe(13);
    expect(await usedBy(NETWORK)).toBe(10);
  });

  test('is not counted when its address has no documents left', async () => {
    const { counter } = counterOf();
    const network = '2001:db8:49::/48';
    const counted = { address: '2001:db8:49:1::/64', network };
    for (const expected of [1, 2, null, null]) {
      expect(await counter.count(counted, '2031-01', 2)).toBe(expected);
    }
    expect([await usedBy(network), await usedBy(counted.address)]).toEqual([2, 2]);
  });
});
