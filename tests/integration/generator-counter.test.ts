import type { Queryable } from '../../src/database/connection';
import { openDatabase, type Database } from '../../src/database/pool';
import { UsageCounter } from '../../src/generator/counter';
import type { UsageDatabase } from '../../src/generator/usage';
import { query } from '../support/databases';
import { eventually } from '../support/eventually';
import { readRun } from '../support/run';

let db: Database;
beforeAll(() => {
  const silent = { warn: () => undefined };
  db = openDatabase(readRun().sharedDatabaseUrl, 4, silent as never);
});
afterAll(() => db.close());

/** A caller who waits for this waits for ever. */
const endless = () => new Promise<never>(() => undefined);

/** The real tables, the number of statements, and the number of longer transactions. */
function counterOf(
  onStatement: (number: number) => void = () => undefined,
  pause: () => Promise<void> = endless,
) {
  const sent = { statements: 0, transactions: 0 };
  const noted = (to: Queryable): Queryable['query'] => {
    return async (statement) => {
      sent.statements += 1;
      onStatement(sent.statements);
      return to.query(statement);
    };
  };
  const transaction: UsageDatabase['transaction'] = (work) => {
    sent.transactions += 1;
    return db.transaction((trx) => work({ ...trx, query: noted(trx) }));
  };
  return { counter: new UsageCounter({ query: noted(db), transaction }, pause), sent };
}

const together = (counter: UsageCounter, address: string, limit: number) =>
  Promise.allSettled(
    Array.from({ length: 8 }, () => counter.count({ address, network: null }, '2031-01', limit)),
  );

const fulfilled = (value: number | null) => ({ status: 'fulfilled', value });

test('documents that are finished together are counted each, in two statements', async () => {
  const { counter, sent } = counterOf();
  const counts = await together(counter, '198.51.100.1', 20);
  expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map(fulfilled));
  expect(sent).toEqual({ statements: 2, transactions: 0 });
});

test('documents one after another are each counted at once', async () => {
  const { counter, sent } = counterOf();
  const counted = { address: '198.51.100.4', network: null };
  for (const used of [1, 2, 3]) expect(await counter.count(counted, '2031-01', 20)).toBe(used);
  expect(sent).toEqual({ statements: 3, transactions: 0 });
});

describe('while more documents of an address wait for a thread', () => {
  /** One document is counted, and the next ones wait for each other. */
  async function crowdOf(address: string) {
    let end: () => void = () => undefined;
    let pauses = 0;
    const pause = () => {
      pauses += 1;
      return new Promise<void>((done) => (end = done));
    };
    let waiting = true;
    const { counter, sent } = counterOf(() => undefined, pause);
    const count = () => counter.count({ address, network: null }, '2031-01', 20, () => waiting);
    expect(await count()).toBe(1);
    await eventually(() => pauses === 1);
    return { count, sent, endPause: () => end(), endCrowd: () => (waiting = false) };
  }

  test('those that are ready are counted together after a pause', async () => {
    const { count, sent, endPause } = await crowdOf('198.51.100.5');
    const later = [count(), count(), count()];
    expect(sent.statements).toBe(1);
    endPause();
    expect(await Promise.all(later)).toEqual([2, 3, 4]);
    expect(sent).toEqual({ statements: 2, transactions: 0 });
  });

  test('eight that are ready wait no longer', async () => {
    const { count, sent } = await crowdOf('198.51.100.6');
    const later = Array.from({ length: 8 }, count);
    expect(await Promise.all(later)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(sent.statements).toBe(2);
  });

  test('nobody waits any more when the last of them is ready', async () => {
    const { count, sent, endCrowd } = await crowdOf('198.51.100.7');
    const later = [count(), count()];
    expect(sent.statements).toBe(1);
    endCrowd();
    expect(await Promise.all([...later, count()])).toEqual([2, 3, 4]);
    expect(await count()).toBe(5);
    expect(sent.statements).toBe(3);
  });
});

test('when the quota is too small for all, the first ones get it', async () => {
  const { counter } = counterOf();
  const counts = await together(counter, '198.51.100.2', 5);
  expect(counts).toEqual([1, 2, 3, 4, 5, null, null, null].map(fulfilled));
  expect(await counter.count({ address: '198.51.100.2', network: null }, '2031-01', 5)).toBeNull();
});

test('a failed statement affects only the documents that it counted', async () => {
  const { counter } = counterOf((number) => {
    // Only six are left for seven documents, so each has its own statement.
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

  test('gets ten times the quota of one address, in one transaction each', async () => {
    const { counter, sent } = counterOf();
    const all = Array.from({ length: 13 }, (_, at) =>
      counter.count({ address: `2001:db8:48:${at}::/64`, network: NETWORK }, '2031-01', 1),
    );
    const counts = await Promise.all(all);
    expect(counts.filter((used) => used !== null)).toHaveLength(10);
    expect(sent).toEqual({ statements: 26, transactions: 13 });
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

  test('with no quota left is not counted, and neither is the address', async () => {
    const { counter } = counterOf();
    const network = '2001:db8:50::/48';
    const of = (at: number) => ({ address: `2001:db8:50:${at}::/64`, network });
    for (let at = 0; at < 10; at += 1) expect(await counter.count(of(at), '2031-01', 1)).toBe(1);
    expect(await counter.count(of(10), '2031-01', 1)).toBeNull();
    expect([await usedBy(network), await usedBy(of(10).address)]).toEqual([10, 0]);
  });

  test('is counted exactly by two nodes at once, each of many addresses', async () => {
    const nodes = [counterOf(), counterOf()];
    const network = '2001:db8:51::/48';
    const addresses = Array.from({ length: 8 }, (_, at) => `2001:db8:51:${at}::/64`);
    const counts = await Promise.all(
      nodes.flatMap(({ counter }) =>
        [...addresses, ...addresses].map((address) =>
          counter.count({ address, network }, '2031-01', 2),
        ),
      ),
    );
    expect(counts.filter((used) => used !== null)).toHaveLength(16);
    expect(await usedBy(network)).toBe(16);
    for (const address of addresses) expect(await usedBy(address)).toBe(2);
  });

  test('is not counted for a document whose address could not be counted', async () => {
    const { counter } = counterOf((number) => {
      if (number === 2) throw new Error('cut off');
    });
    const network = '2001:db8:52::/48';
    const counted = { address: '2001:db8:52:1::/64', network };
    await expect(counter.count(counted, '2031-01', 2)).rejects.toThrow('cut off');
    expect([await usedBy(network), await usedBy(counted.address)]).toEqual([0, 0]);
    expect(await counter.count(counted, '2031-01', 2)).toBe(1);
  });
});
