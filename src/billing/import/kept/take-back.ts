import type { Queryable } from '../../../database/connection';
import { NUMBER_SERIES } from '../../../database/number-series';
import { NOW } from '../../../database/timestamps';
import { ApiError } from '../../../domain/errors';
import { say } from '../../../messages/message';
import { INVOICE } from '../../kind';
import { withoutLines } from '../../sql/written-lines';
import { lockSeries } from '../past/series';
import { standsAgainst, type TakenBack } from './stands-against';

const { kind, defaultPattern } = NUMBER_SERIES.invoice;

const own = (table: string): string =>
  `SELECT r.record_id FROM import_records r WHERE r.import_id = $1 AND r.record_table = '${table}'`;

/** Waits for whoever works with the records, and lets nobody begin. */
async function lockRecords(db: Queryable, { importRowId }: TakenBack): Promise<void> {
  for (const table of ['customers', 'products', 'invoices', 'payments'])
    await db.query({
      text: `SELECT count(*) FROM (SELECT FROM ${table} WHERE id IN (${own(table)}) ORDER BY id FOR UPDATE) one`,
      values: [importRowId],
    });
}

/** Refuses to change figures of a closed day, as each booking does. */
async function requireOpen(db: Queryable, { importRowId, businessRowId }: TakenBack) {
  await db.query({
    text: `SELECT invoicing_require_open($2, least(
        (SELECT min(issue_date) FROM invoices WHERE issued_at IS NOT NULL AND id IN (${own('invoices')})),
        (SELECT min(day) FROM allocations WHERE payment_id IN (${own('payments')}))), false)`,
    values: [importRowId, businessRowId],
  });
}

/** A series that the import has moved goes on after the highest number that stays. */
async function returnNumbers(db: Queryable, { importRowId, businessRowId }: TakenBack) {
  const place = (number: string) => `invoicing_number_place(lower(${number}), lower(runs.run))`;
  await db.query({
    text: `WITH gone AS MATERIALIZED (
        SELECT invoice_number AS number FROM invoices WHERE id IN (${own('invoices')})
      ), runs AS (
        SELECT run, last_number FROM number_runs WHERE business_id = $2 AND kind = '${kind}'
        UNION ALL SELECT '${defaultPattern}', last_number FROM document_sequences
        WHERE business_id = $2 AND kind = '${kind}'
      ), moved AS MATERIALIZED (
        SELECT run FROM runs
        WHERE last_number <= (SELECT max(${place('gone.number')}) FROM gone)
      ), stays AS MATERIALIZED (
        SELECT runs.run, coalesce((SELECT max(${place('d.invoice_number')}) FROM invoices d
          WHERE d.business_id = $2 AND d.id NOT IN (${own('invoices')})), 0)::integer AS place
        FROM moved runs
      ), others AS (
        UPDATE number_runs n SET last_number = least(n.last_number, stays.place) FROM stays
        WHERE n.business_id = $2 AND n.kind = '${kind}' AND n.run = stays.run
      )
      UPDATE document_sequences s SET last_number = least(s.last_number, stays.place) FROM stays
      WHERE s.business_id = $2 AND s.kind = '${kind}' AND stays.run = '${defaultPattern}'`,
    values: [importRowId, businessRowId],
  });
}

const DELETES = [
  `DELETE FROM allocations WHERE payment_id IN (${own('payments')})`,
  `DELETE FROM payments WHERE id IN (${own('payments')})`,
  `WITH document AS (DELETE FROM invoices WHERE id IN (${own('invoices')}) RETURNING id),
    ${withoutLines(INVOICE, 'document')} SELECT count(*) FROM document`,
  `DELETE FROM customers WHERE id IN (${own('customers')})`,
  `DELETE FROM products WHERE id IN (${own('products')})`,
];

const COUNTED = ['customer', 'product', 'invoice'] as const;

async function deleteRecords(db: Queryable, { importRowId, businessRowId }: TakenBack) {
  for (const word of COUNTED)
    await db.query({
      text: `SELECT invoicing_count('${word}', $2, -count(*)::integer) FROM ${word}s WHERE id IN (${own(`${word}s`)})`,
      values: [importRowId, businessRowId],
    });
  await db.query({
    text: `SELECT set_config('invoicing.taking_back', 'on', true)`,
    values: [],
  });
  for (const text of DELETES) await db.query({ text, values: [importRowId] });
  await db.query({
    text: `SELECT set_config('invoicing.taking_back', '', true)`,
    values: [],
  });
}

/**
 * Takes an import back in one transaction, which holds its row: all records that it has made go, with their history and
 * their numbers, as long as nobody has used or changed one.
 * @throws ApiError 409 with what stands against it
 */
export async function takeBack(db: Queryable, taken: TakenBack): Promise<void> {
  await db.query({ text: `SELECT set_config('statement_timeout', '60000', true)`, values: [] });
  await lockSeries(db, taken.businessRowId, 0);
  await lockRecords(db, taken);
  const reason = await standsAgainst(db, taken);
  if (reason) throw new ApiError('document_locked', reason);
  await requireOpen(db, taken);
  await returnNumbers(db, taken);
  await deleteRecords(db, taken);
  await db.query({
    text: `UPDATE imports SET taken_back_at = ${NOW} WHERE id = $1`,
    values: [taken.importRowId],
  });
  await db.query({
    text: 'DELETE FROM import_records WHERE import_id = $1',
    values: [taken.importRowId],
  });
}

/** @throws ApiError 409 for one that has changed records, which it cannot give back their values */
export function requireOnlyNew(changed: number): void {
  if (changed > 0)
    throw new ApiError('document_locked', say('import_stays_changed', { count: changed }));
}
