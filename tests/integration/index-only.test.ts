import { Client } from 'pg';
import { MAIN_BUSINESS } from '../../bench/dataset';
import { seedOurs } from '../../bench/seed/ours';
import { createSource } from '../../bench/seed/source';
import { openItems } from '../../src/billing/reports/open-items';
import { revenueByMonth, revenueReport } from '../../src/billing/reports/revenue';
import { taxReport } from '../../src/billing/reports/tax';
import type { Queryable, Statement } from '../../src/database/connection';
import { invoicesToRemind } from '../../src/mail/sql/due-reminders';
import { openAmounts } from '../../src/panel/routes/home/sql/open-amounts';
import { waitingInvoices } from '../../src/panel/routes/home/sql/waiting-documents';
import { cloneDatabase } from '../support/databases';
import { eventually } from '../support/eventually';

/*
 * An index that lacks one column of a sum makes it read the rows of the whole table, which are ten times as
 * long. So PostgreSQL is asked how it reads the invoices of these statements.
 */

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Loops': number;
  Plans?: Plan[];
}

const ROWS = 6_000;
let client: Client;
let business: number;

beforeAll(async () => {
  client = new Client({ connectionString: await cloneDatabase() });
  await client.connect();
  await client.query('INSERT INTO businesses (name) VALUES ($1)', [MAIN_BUSINESS]);
  await createSource(client, { from: 1, to: ROWS, rows: ROWS });
  await client.query('BEGIN');
  await seedOurs(client, true);
  await client.query('COMMIT');
  // PostgreSQL's own ANALYZE may run beside it, and then not all pages are marked.
  await eventually(async () => {
    await client.query('VACUUM ANALYZE');
    const marked = await client.query(
      `SELECT relallvisible = relpages AS all FROM pg_class WHERE relname = 'invoices'`,
    );
    return marked.rows[0].all;
  });
  const { rows } = await client.query('SELECT id FROM businesses WHERE name = $1', [MAIN_BUSINESS]);
  business = rows[0].id;
});

afterAll(() => client?.end());

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** How each statement of `work` reads invoices, as far as it does. */
async function readsOf(work: (db: Queryable) => Promise<unknown>): Promise<Set<string>> {
  const reads: Plan[] = [];
  const db = {
    query: async <Row>({ text, values }: Statement) => {
      const explained = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
      reads.push(...nodesOf(explained.rows[0]['QUERY PLAN'][0].Plan));
      return (await client.query(text, values)).rows as Row[];
    },
  };
  await work(db);
  const own = reads.filter(
    (node) =>
      node['Actual Loops'] > 0 &&
      (node['Relation Name'] === 'invoices' || /^invoices_\w+_idx$/.test(node['Index Name'] ?? '')),
  );
  return new Set(own.map((node) => `${node['Node Type']} ${node['Index Name'] ?? ''}`));
}

const SCOPE = { sql: null, values: [], businesses: null };
const YEAR = { from: '2025-01-01', to: '2025-12-31' };
const today = '2030-03-15';
const books = () => ({ rowId: business, timeZone: 'UTC', today });

const STATEMENTS: [string, string, (db: Queryable) => Promise<unknown>][] = [
  [
    'what is open on the home page',
    'open',
    (db) => {
      const days = {
        rowIds: [business],
        today: [today],
        firstDay: [],
        lastDay: [],
        monthStart: [],
      };
      return openAmounts(db, SCOPE, days);
    },
  ],
  ['drafts on the home page', 'state', (db) => waitingInvoices(db, SCOPE, [business])],
  ['the chart of the home page', 'issue_date', (db) => revenueByMonth(db, [business], YEAR)],
  ['open items', 'open', (db) => openItems(db, books(), { day: today })],
  [
    'revenue by customer',
    'issue_date',
    (db) =>
      revenueReport(db, books(), {
        ...YEAR,
        by: 'customer',
        format: 'json',
        decimal: 'point',
        reading: 'false',
      }),
  ],
  [
    'tax by issue date',
    'issue_date',
    (db) =>
      taxReport(db, books(), {
        ...YEAR,
        basis: 'issue',
        group: 'month',
        format: 'json',
        decimal: 'point',
        reading: 'false',
      }),
  ],
];

test.each(STATEMENTS)('%s: no row of an invoice is read', async (_, index, work) => {
  expect(await readsOf(work)).toEqual(new Set([`Index Only Scan invoices_${index}_idx`]));
});

test('reminders find the invoices of a due date by the index of what is open', async () => {
  const wanted = {
    businessRowId: business,
    dueDate: '2029-12-31',
    day: 3,
    issuedBefore: new Date(),
  };
  expect(await readsOf((db) => invoicesToRemind(db, [wanted], 0, 50))).toEqual(
    new Set(['Index Scan invoices_open_idx']),
  );
});
