import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { api, createKey } from '../support/api';
import { query } from '../support/databases';
import type { HttpClient } from '../support/http';
import { randomFrom, type Random } from '../support/random-from';
import { createCustomer, createInvoice, line, type Created } from '../support/records';
import { eventually } from '../support/eventually';
import { readRun } from '../support/run';
import { times } from '../support/times';
import { byCursor, byPages } from '../support/walks';

const INVOICES = '/api/v1/invoices';
const ROWS = 240;
const SEED = Number(process.env['SEED'] ?? 20_261_201);
const CURRENCIES = ['EUR', 'USD', 'JPY'];
const STATES = ['draft', 'sent', 'paid', 'overdue', 'cancelled'];

/** A row as PostgreSQL has it: moments to the microsecond. */
interface Row {
  id: number;
  document_id: string;
  customer: string;
  number: string;
  state: string;
  currency: string;
  total: number;
  issue_date: string;
  due_date: string | null;
  created_at: string;
  updated_at: string;
}

let client: HttpClient;
let business: string;
let customers: string[];
let rows: Row[];

/** A key may send 6,000 requests a minute. */
const newKey = async () => api((await createKey({ business })).key);

const database = () => readRun().sharedDatabaseUrl;
const day = (random: Random) => `2026-0${1 + random(4)}-${String(1 + random(28)).padStart(2, '0')}`;

/** Each quarter hour, the service changes sent invoices whose due date is over: none of these. */
const dueDay = (random: Random) => day(random).replace('2026', '2099');

const readRows = () =>
  query<Row>(
    database(),
    `SELECT i.id, i.document_id, c.document_id AS customer, i.invoice_number AS number, i.state,
        i.currency, i.total::float8 AS total, i.issue_date::text, i.due_date::text,
        to_char(i.created_at, 'YYYY-MM-DD"T"HH24:MI:SS.US') AS created_at,
        to_char(i.updated_at, 'YYYY-MM-DD"T"HH24:MI:SS.US') AS updated_at
      FROM invoices i JOIN customers c ON c.id = i.customer_id
      WHERE i.business_id = (SELECT id FROM businesses WHERE document_id = $1)`,
    [business],
  );

beforeAll(async () => {
  const issued = await createKey();
  client = api(issued.key);
  business = issued.business;
  const random = randomFrom(SEED);
  customers = [];
  for (const name of ['One', 'Two', 'Three'])
    customers.push((await createCustomer(client, { name })).id);
  const create = () =>
    createInvoice(client, customers[random(3)] ?? '', {
      status: STATES[random(5)],
      currency: CURRENCIES[random(3)],
      issue_date: day(random),
      due_date: random(4) === 0 ? null : dueDay(random),
      items: [line({ quantity: 1, unit_price: random(40), tax_rate: 0 })],
    });
  for (let done = 0; done < ROWS; done += 8) await Promise.all(Array.from({ length: 8 }, create));
  // Many are made at one moment, others are a microsecond apart.
  await query(
    database(),
    `UPDATE invoices SET created_at = timestamp '2026-05-01' + (id % 7) * interval '1 microsecond'
      WHERE business_id = (SELECT id FROM businesses WHERE document_id = $1) AND id % 2 = 0`,
    [business],
  );
  rows = await readRows();
  expect(rows).toHaveLength(ROWS);
});

type Sort = 'created_at' | 'updated_at' | 'issue_date' | 'due_date' | 'total' | 'number';
const SORTS: Sort[] = ['created_at', 'updated_at', 'issue_date', 'due_date', 'total', 'number'];

/** Empty values come last in both directions. */
function compare(one: Row, other: Row, sort: Sort, way: 1 | -1): number {
  const [a, b] = [one[sort], other[sort]];
  if (a === b) return way * (one.id - other.id);
  if (a === null || b === null) return a === null ? 1 : -1;
  return a < b ? -way : way;
}

interface Filter {
  name: string;
  value: (random: Random) => string;
  fits: (row: Row, value: string) => boolean;
}

const FILTERS: Filter[] = [
  { name: 'status', value: (random) => STATES[random(5)] ?? '', fits: (row, v) => row.state === v },
  {
    name: 'customer_id',
    value: (random) => customers[random(3)] ?? '',
    fits: (row, value) => row.customer === value,
  },
  {
    name: 'number',
    value: (random) => String(random(10)),
    fits: (row, value) => row.number.includes(value),
  },
  {
    name: 'currency',
    value: (random) => CURRENCIES[random(3)] ?? '',
    fits: (row, value) => row.currency === value,
  },
  { name: 'issue_date_from', value: day, fits: (row, value) => row.issue_date >= value },
  { name: 'issue_date_to', value: day, fits: (row, value) => row.issue_date <= value },
  {
    name: 'due_date_from',
    value: dueDay,
    fits: (row, value) => row.due_date !== null && row.due_date >= value,
  },
  {
    name: 'due_date_to',
    value: dueDay,
    fits: (row, value) => row.due_date !== null && row.due_date <= value,
  },
  {
    name: 'min_total',
    value: (random) => String(random(40)),
    fits: (row, value) => row.total >= Number(value),
  },
  {
    name: 'max_total',
    value: (random) => String(random(40)),
    fits: (row, value) => row.total <= Number(value),
  },
  {
    name: 'updated_since',
    value: (random) => `${(rows[random(ROWS)] as Row).updated_at.slice(0, 23)}Z`,
    fits: (row, value) => row.updated_at >= value.slice(0, 23),
  },
];

/** A search of random filters and order, and what it must find. */
function searchOf(random: Random) {
  const chosen = FILTERS.filter(() => random(5) === 0).map((filter) => ({
    ...filter,
    is: filter.value(random),
  }));
  const sort = SORTS[random(SORTS.length)] ?? 'total';
  const way = random(2) === 0 ? 1 : -1;
  const expected = rows
    .filter((row) => chosen.every(({ fits, is }) => fits(row, is)))
    .sort((one, other) => compare(one, other, sort, way))
    .map((row) => row.document_id);
  const query = Object.fromEntries(chosen.map(({ name, is }) => [name, is]));
  return { query: { ...query, sort: way === 1 ? sort : `-${sort}` }, expected };
}

const idsOf = (data: readonly Created[]) => data.map(({ id }) => id as string);

test.each(Array.from({ length: times(200) }, (_, place) => SEED + place))(
  'pages and cursors find what a plain model finds (seed %i)',
  async (seed) => {
    if (seed % 20 === 0) client = await newKey();
    const random = randomFrom(seed);
    const { query, expected } = searchOf(random);
    const paged = await byPages(client, INVOICES, query, 20 + random(81));
    expect({ query, ids: idsOf(paged) }).toEqual({ query, ids: expected });
    const walked = await byCursor(client, INVOICES, query, () => 1 + random(100));
    expect(walked).toEqual(paged);
  },
);

/** Changes and makes invoices until `stop`, a few at once. */
function writers(random: Random) {
  let isStopped = false;
  const write = async () => {
    const own = await newKey();
    while (!isStopped) {
      const id = (rows[random(ROWS)] as Row).document_id;
      if (random(4) === 0) await createInvoice(own, customers[0] ?? '');
      else await own.patch(`${INVOICES}/${id}`, { notes: `Note ${random(1e6)}` });
      // Readers must catch up, also on a busy machine.
      await sleep(40 + random(80));
    }
  };
  const running = Promise.all([write(), write(), write(), write()]);
  return async () => {
    isStopped = true;
    await running;
  };
}

test.each(['created_at', '-created_at'])(
  'records that change meanwhile are neither skipped nor repeated, sorted by %s',
  async (sort) => {
    client = await newKey();
    const random = randomFrom(SEED);
    const stop = writers(random);
    try {
      for (let turn = 0; turn < times(8); turn += 1) {
        const ids = idsOf(await byCursor(client, INVOICES, { sort }, () => 5 + random(40)));
        expect(new Set(ids).size).toBe(ids.length);
        const missing = rows.filter((row) => !ids.includes(row.document_id));
        expect(missing).toEqual([]);
      }
    } finally {
      await stop();
    }
  },
);

/** A copy that follows the changes of the service. */
function follower() {
  const copy = new Map<string, Created>();
  let since = '2020-01-01T00:00:00.000Z';
  return {
    copy,
    async follow(limit = 50): Promise<void> {
      const query = { sort: 'updated_at', updated_since: since };
      for (const one of await byCursor(client, INVOICES, query, limit)) {
        copy.set(one.id, one);
        if (one.updated_at > since) since = one.updated_at;
      }
    },
  };
}

async function expectSame(copy: Map<string, Created>): Promise<void> {
  const all = await byPages(client, INVOICES, {}, 100);
  expect([...copy.values()].sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
    [...all].sort((a, b) => (a.id < b.id ? -1 : 1)),
  );
}

/** Follows until the copy has the last change of each record: an older transaction of another test holds some back. */
async function expectCaughtUp({ copy, follow }: ReturnType<typeof follower>): Promise<void> {
  const all = await byPages(client, INVOICES, {}, 100);
  await eventually(async () => {
    await follow();
    return all.every(({ id, updated_at: at }) => copy.get(id)?.updated_at === at);
  });
  await expectSame(copy);
}

test('whoever follows the changes ends with the same records', async () => {
  client = await newKey();
  const random = randomFrom(SEED);
  const following = follower();
  const stop = writers(random);
  try {
    for (let turn = 0; turn < times(15); turn += 1) await following.follow(40 + random(60));
  } finally {
    await stop();
  }
  await expectCaughtUp(following);
});

test('a change that commits after later ones is followed, too', async () => {
  const following = follower();
  const { copy, follow } = following;
  await expectCaughtUp(following);
  const [late, early] = rows as [Row, Row];
  const slow = new Client({ connectionString: database() });
  await slow.connect();
  try {
    await slow.query('BEGIN');
    await slow.query(
      `UPDATE invoices SET notes = 'Late', updated_at = clock_timestamp() AT TIME ZONE 'UTC'
        WHERE document_id = $1`,
      [late.document_id],
    );
    await client.patch(`${INVOICES}/${early.document_id}`, { notes: 'Early' });
    await follow();
    expect(copy.get(early.document_id)?.notes).not.toBe('Early');
    await slow.query('COMMIT');
  } finally {
    await slow.end();
  }
  await expectCaughtUp(following);
  expect(copy.get(early.document_id)?.notes).toBe('Early');
});

test('what was just written is found, sorted by its moment, once no older transaction runs', async () => {
  for (const sort of ['created_at', 'updated_at']) {
    const { id } = await createInvoice(client, customers[0] ?? '');
    // Other tests have their transactions on this service, too.
    await eventually(
      async () => idsOf(await byCursor(client, INVOICES, { sort }, 100)).at(-1) === id,
    );
  }
});
