import type { Core } from '@strapi/strapi';
import { Client } from 'pg';
import { lockStarts, lockStartsAnywhere } from '../../scripts/boot-lock';
import { openDatabase, type Database } from '../../src/database/pool';
import { openSession } from '../../src/database/session';
import { listen, type Listener } from '../../src/outbox/listener';
import { cloneDatabase, query } from '../support/databases';
import { eventually } from '../support/eventually';
import { startPooler, type Pooler } from '../support/pooler';

/** Connections to PostgreSQL for all clients: whatever one leaves behind meets the next one. */
const SERVERS = 1;

const LOG = { warn: () => undefined } as unknown as Core.Strapi['log'];

let direct: string;
let pooler: Pooler;
let through: string;
const open: { close(): Promise<unknown> }[] = [];

beforeAll(async () => {
  [direct, pooler] = await Promise.all([cloneDatabase(), startPooler(SERVERS)]);
  // The run's PostgreSQL waits for no disk, and commits of workers would look like all others.
  const name = new URL(direct).pathname.slice(1);
  await query(direct, `ALTER DATABASE ${name} SET synchronous_commit = on`);
  through = pooler.through(direct);
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

afterAll(() => pooler?.kill());

function database(url: string, durable = true): Database {
  const db = openDatabase(url, 4, LOG, { durable });
  open.push(db);
  return db;
}

async function client(url: string): Promise<Client> {
  const connected = new Client({ connectionString: url });
  connected.on('error', () => undefined);
  await connected.connect();
  open.push({ close: () => connected.end() });
  return connected;
}

const statement = (text: string, name?: string) => ({ ...(name && { name }), text, values: [] });

const SETTINGS = statement(`SELECT current_setting('statement_timeout') AS "limit",
  current_setting('synchronous_commit') AS waits`);
const OURS = { limit: '15s', waits: 'on' };

test('a connection knows whether it leads to PostgreSQL itself', async () => {
  expect(await openSession(await client(direct))).toBe(true);
  expect(await openSession(await client(through))).toBe(false);
});

test.each([
  ['directly', () => direct],
  ['through a pooler', () => through],
])('%s, every statement of a pool has its settings', async (_way, url) => {
  const [db, worker] = [database(url()), database(url(), false)];
  const named = { type: 'key', name: `Web shop's \\ key` } as const;
  const actor = statement(`SELECT current_setting('invoicing.actor', true) AS actor`);
  expect(await db.query(SETTINGS)).toEqual([OURS]);
  const found = await db.transaction(
    async (trx) => [
      await trx.alone(SETTINGS),
      await trx.query(SETTINGS),
      await trx.alone(SETTINGS),
      await trx.query(actor),
    ],
    named,
  );
  expect(found).toEqual([[OURS], [OURS], [OURS], [{ actor: `key:${named.name}` }]]);
  expect(await worker.query(SETTINGS)).toEqual([{ ...OURS, waits: 'off' }]);
});

test('nothing of it is left for the next client of the pooler', async () => {
  await database(through, false).query(SETTINGS);
  const { rows } = await (await client(through)).query(SETTINGS);
  expect(rows).toEqual([{ limit: '0', waits: 'on' }]);
});

test('clients that share a connection may give two statements one name', async () => {
  const [one, other] = [database(through), database(through)];
  for (const n of [1, 2, 3]) {
    expect(await one.query(statement(`SELECT 'one' AS said, ${n} AS n`, 'same'))).toHaveLength(1);
    expect(await other.query(statement('SELECT 2 AS other', 'same'))).toEqual([{ other: 2 }]);
  }
});

test('a failed statement, and one whose commit fails, store nothing and harm no other', async () => {
  const db = database(through);
  await query(direct, 'CREATE TABLE later (n integer UNIQUE DEFERRABLE INITIALLY DEFERRED)');
  const insert = (text: string) => db.query(statement(`INSERT INTO later ${text}`));
  await expect(insert('SELECT 1 / n FROM generate_series(0, 1) n')).rejects.toThrow('division');
  await expect(insert('VALUES (7), (7)')).rejects.toMatchObject({ code: '23505' });
  await expect(
    db.transaction((trx) => trx.alone(statement('INSERT INTO later VALUES (8), (8)'))),
  ).rejects.toMatchObject({ code: '23505' });
  await insert('VALUES (9)');
  expect(await db.query(statement('SELECT n FROM later'))).toEqual([{ n: 9 }]);
});

test('transactions of many clients take turns, and each sees its own changes', async () => {
  await query(direct, 'CREATE TABLE turns (n integer)');
  const [one, other] = [database(through), database(through)];
  const run = (db: Database, n: number) =>
    db.transaction(async (trx) => {
      trx.queue({ text: 'INSERT INTO turns VALUES ($1)', values: [n] });
      return trx.query<{ n: number }>({ text: 'SELECT n FROM turns WHERE n = $1', values: [n] });
    });
  const all = Array.from({ length: 40 }, (_, n) => n);
  const found = await Promise.all(all.map((n) => run(n % 2 ? one : other, n)));
  expect(found).toEqual(all.map((n) => [{ n }]));
});

test('a request that the pooler lets wait too long is told to come back', async () => {
  const hasty = await startPooler(SERVERS, 1);
  open.push({ close: () => hasty.kill() });
  const busy = await client(hasty.through(direct));
  await busy.query('BEGIN');
  const db = database(hasty.through(direct));
  await expect(db.query(SETTINGS)).rejects.toMatchObject({ code: 'unavailable' });
  await busy.query('COMMIT');
  expect(await db.query(SETTINGS)).toEqual([OURS]);
});

test('nobody listens through a pooler, where nothing would arrive', async () => {
  const news = await new Promise<Listener>((told) => {
    const listener: Listener = listen({
      url: through,
      channel: 'tests',
      node: 'this one',
      onNews: () => setImmediate(() => told(listener)),
    });
  });
  open.push({ close: () => news.stop() });
  const text = 'SELECT count(*)::int AS channels FROM pg_listening_channels()';
  expect((await (await client(through)).query(text)).rows).toEqual([{ channels: 0 }]);
});

describe('the lock of starts', () => {
  const isFree = async (at: Client) => {
    const { rows } = await at.query<{ free: boolean }>(
      'SELECT pg_try_advisory_lock(7201337) AS free',
    );
    if (rows[0]?.free) await at.query('SELECT pg_advisory_unlock(7201337)');
    return rows[0]?.free;
  };

  test('is held through a pooler until the connection ends', async () => {
    const [start, looks] = [await client(through), await client(direct)];
    await lockStartsAnywhere(start);
    expect(await isFree(looks)).toBe(false);
    await start.end();
    await eventually(async () => (await isFree(looks)) === true);
  });

  test('waits for a direct session, and keeps no connection of the pooler meanwhile', async () => {
    const [backup, start, looks] = [
      await client(direct),
      await client(through),
      await client(direct),
    ];
    await lockStarts(backup);
    let isHeld = false;
    const held = lockStartsAnywhere(start).then(() => (isHeld = true));
    // With one connection to PostgreSQL, these answers need its transactions to end.
    for (let n = 0; n < 3; n += 1) await database(through).query(SETTINGS);
    expect(isHeld).toBe(false);
    await backup.end();
    await held;
    expect(await isFree(looks)).toBe(false);
  });
});
