import type { Queryable } from '../../../database/connection';
import { NUMBER_SERIES } from '../../../database/number-series';
import type { PastInvoice } from './past-invoice';

const { kind, patternColumn, defaultPattern } = NUMBER_SERIES.invoice;

/**
 * Locks the number series of a business and counts the invoices that come, in one write. The series stays
 * locked until the transaction ends.
 */
export async function lockSeries(
  db: Queryable,
  businessRowId: number,
  records: number,
): Promise<void> {
  await db.query({
    text: `SELECT invoicing_count('${kind}', $1, $2)`,
    values: [businessRowId, records],
  });
}

/** Running numbers are 32-bit integers, and an old number may be longer. */
export const HIGHEST = 2_000_000_000;

/**
 * The series goes on after the highest old number of each run, so that new invoices have no number
 * between old ones. A number that the pattern never makes has no place in it.
 */
export async function continueSeries(
  db: Queryable,
  businessRowId: number,
  created: readonly PastInvoice[],
): Promise<void> {
  const numbers = created.map(({ invoice }) => invoice.number);
  const dates = created.map(({ invoice }) => invoice.issue_date);
  await db.query({
    text: `WITH pattern AS (
        SELECT coalesce(nullif(${patternColumn}, ''), '${defaultPattern}') AS text
        FROM businesses WHERE id = $1
      ), numbered AS MATERIALIZED (
        SELECT n.number, invoicing_number_run(pattern.text, n.day) AS run
        FROM unnest($2::text[], $3::date[]) AS n(number, day), pattern
      ), reached AS MATERIALIZED (
        SELECT run, max(place)::integer AS place
        FROM (SELECT run, invoicing_number_place(lower(number), lower(run)) AS place FROM numbered) placed
        WHERE place <= ${HIGHEST} GROUP BY run
      ), others AS (
        INSERT INTO number_runs (business_id, kind, run, last_number)
        SELECT $1, '${kind}', run, place FROM reached WHERE run <> '${defaultPattern}'
        ON CONFLICT (business_id, kind, run)
          DO UPDATE SET last_number = greatest(number_runs.last_number, excluded.last_number)
      )
      UPDATE document_sequences s SET last_number = greatest(s.last_number, reached.place)
      FROM reached
      WHERE s.business_id = $1 AND s.kind = '${kind}' AND reached.run = '${defaultPattern}'`,
    values: [businessRowId, numbers, dates],
  });
}
