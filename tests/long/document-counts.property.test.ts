import { INVOICE, QUOTATION, type NumberedKind } from '../../src/billing/kind';
import { listDocuments } from '../../src/billing/sql/list-documents';
import type { DocumentSearch } from '../../src/billing/schemas/search';
import { openDatabase, type Database } from '../../src/database/pool';
import { cloneDatabase, query } from '../support/databases';
import { randomFrom, type Random } from '../support/random-from';
import { times } from '../support/times';

const SEED = Number(process.env['SEED'] ?? 20_261_123);
const CASES = times(6);
const STEPS = 40;

const STATES = ['draft', 'sent', 'paid', 'overdue', 'cancelled'];
/** Makers of numbers: default runs, runs with dates, texts after the digits, and odd ones. */
const NUMBERS: ((n: number) => string)[] = [
  (n) => `INV-${String(n).padStart(5, '0')}`,
  (n) => `INV-${9_990 + n}`,
  (n) => `2026-${1 + (n % 12)}/${n}`,
  (n) => `${n}-2026`,
  (n) => `r${n}Ä${n % 3}x`,
  (n) => `inv-${n % 7}00${n}`,
  (n) => `No digits ${'%_\\abc'.slice(n % 6)} ${'z'.repeat(n % 40)}`,
];
const PARTS = [
  'inv-0',
  'INV',
  '1',
  '0',
  '00',
  '26',
  '6-',
  '-2',
  '9',
  '99',
  '12345',
  '2026',
  '0000',
];
const ODD_PARTS = ['ä', 'r1Ä', '%', '_', '\\', 'No d', 'xyz', '1-2026', 'zz', '-', '10/1', ' '];

let url: string;
let nodes: [Database, Database];

beforeAll(async () => {
  url = await cloneDatabase();
  const open = () => openDatabase(url, 3, { warn: () => undefined } as never);
  nodes = [open(), open()];
  await query(
    url,
    `INSERT INTO businesses (id, document_id, name, lock_documents)
      SELECT n, 'b' || n, 'B', 'never' FROM generate_series(1, 2) n;
    INSERT INTO customers (id, document_id, business_id, name)
      SELECT n, 'c' || n, n, 'C' FROM generate_series(1, 2) n`,
  );
});
afterAll(() => Promise.all(nodes.map((node) => node.close())));

const run = (db: Database, text: string, values: unknown[] = []) => db.query({ text, values });

/** Whoever inserts invoices counts them first, which locks their series. */
const insert = (db: Database, text: string, values: [number, string[], ...unknown[]]) =>
  db.transaction(async (trx) => {
    const counted = [values[0], values[1].length];
    await trx.query({ text: `SELECT invoicing_count('invoice', $1, $2)`, values: counted });
    await trx.query({ text, values });
  });

const ONE = `(SELECT id FROM invoices ORDER BY hashtext(id::text || $1) LIMIT 1)`;

/** Changes as every writer may make them. One that is refused aborts the statement, or more. */
const WRITES: ((db: Database, random: Random) => Promise<unknown>)[] = [
  (db, random) =>
    insert(
      db,
      `INSERT INTO invoices (document_id, business_id, customer_id, invoice_number, state, created_at)
        SELECT gen_random_uuid(), b, b, unnest($2::text[]), unnest($3::text[]),
          timestamp '2026-01-01' + $4 * interval '1 hour' FROM (SELECT $1::integer AS b) one`,
      (() => {
        const many = Array.from({ length: 1 + random(12) }, () => 1 + random(300));
        const number = NUMBERS[random(NUMBERS.length)] as (n: number) => string;
        const states = many.map(() => STATES[random(5)]);
        return [1 + random(2), many.map(number), states, random(2_000)];
      })(),
    ),
  (db, random) =>
    run(db, `UPDATE invoices SET state = $2 WHERE id = ${ONE}`, [random(1e6), STATES[random(5)]]),
  (db, random) =>
    run(db, `UPDATE invoices SET state = $2 WHERE id % 3 = $1`, [random(3), STATES[random(5)]]),
  (db, random) => run(db, `DELETE FROM invoices WHERE id = ${ONE}`, [random(1e6)]),
  (db, random) =>
    run(
      db,
      `UPDATE invoices SET business_id = 3 - business_id, customer_id = 3 - customer_id WHERE id = ${ONE}`,
      [random(1e6)],
    ),
  (db, random) =>
    run(db, `UPDATE invoices SET invoice_number = $2 WHERE id = ${ONE}`, [
      random(1e6),
      NUMBERS[random(NUMBERS.length)]?.(random(300)),
    ]),
  (db, random) =>
    db.transaction(async (trx) => {
      await trx.query({
        text: `UPDATE invoices SET state = $2 WHERE id = ${ONE}`,
        values: [random(1e6), STATES[random(5)]],
      });
      if (random(2) === 0) throw new Error('Aborted by the test');
    }),
];

const searchOf = (fields: Partial<DocumentSearch>): DocumentSearch => ({
  number: null,
  status: null,
  customer_id: null,
  sort: '-created_at',
  cursor: null,
  page: 1,
  limit: 25,
  ...fields,
});

/** The total and the ids of a page by reading every document. */
async function counted(businessRowId: number, { number, status, page, limit }: DocumentSearch) {
  const pattern = number === null ? '%' : `%${number.replace(/[\\%_]/g, '\\$&')}%`;
  const ids = await query<{ document_id: string }>(
    url,
    `SELECT document_id FROM invoices
      WHERE business_id = $1 AND invoice_number ILIKE $2 AND ($3::text[] IS NULL OR state = ANY ($3))
      ORDER BY created_at DESC, id DESC`,
    [businessRowId, pattern, status],
  );
  const all = ids.map(({ document_id }) => document_id);
  return { total: all.length, ids: all.slice((page - 1) * limit, page * limit) };
}

async function listed(businessRowId: number, search: DocumentSearch) {
  const business = { businessRowId, businessId: `b${businessRowId}` };
  const { data, total } = await listDocuments(nodes[0], INVOICE, business, search);
  return { total, ids: (JSON.parse(data) as { id: string }[]).map(({ id }) => id) };
}

function searches(random: Random): DocumentSearch[] {
  const parts = [null, ...PARTS, ...ODD_PARTS, NUMBERS[random(6)]?.(random(300)) ?? null];
  return parts.map((number) =>
    searchOf({
      number,
      status: random(2) === 0 ? STATES.slice(random(5)) : null,
      page: 1 + random(4),
      limit: 1 + random(12),
    }),
  );
}

async function expectExact(random: Random): Promise<void> {
  for (const search of searches(random)) {
    const business = 1 + random(2);
    const expected = await counted(business, search);
    const told = { ...search, business };
    const answer = await listed(business, search);
    expect({ ...told, ...answer }).toEqual({ ...told, ...expected });
  }
}

test.each(Array.from({ length: CASES }, (_, place) => SEED + place))(
  'totals and pages are those of counted documents, whatever two nodes write (seed %i)',
  async (seed) => {
    const random = randomFrom(seed);
    let refused = 0;
    for (let step = 0; step < STEPS; step++) {
      const pair = nodes.map((node) => WRITES[random(WRITES.length)]?.(node, random));
      const done = await Promise.allSettled(pair);
      refused += done.filter(({ status }) => status === 'rejected').length;
      if (step % 10 === 9) await expectExact(random);
    }
    expect(refused).toBeLessThan(STEPS);
  },
);

test.each<NumberedKind>([INVOICE, QUOTATION])(
  'one of $table that is deleted no longer counts',
  async (kind) => {
    const count = async () => {
      const text =
        'SELECT record_count FROM document_sequences WHERE business_id = 1 AND kind = $1';
      return (await query<{ record_count: number }>(url, text, [kind.name]))[0]?.record_count ?? 0;
    };
    const before = await count();
    await query(
      url,
      `SELECT invoicing_count('${kind.name}', 1, 1);
    INSERT INTO ${kind.table} (document_id, business_id, customer_id, ${kind.numberColumn}, state)
      VALUES ('counted', 1, 1, 'counted', 'draft')`,
    );
    expect(await count()).toBe(before + 1);
    await query(url, `DELETE FROM ${kind.table} WHERE document_id = 'counted'`);
    expect(await count()).toBe(before);
  },
);
