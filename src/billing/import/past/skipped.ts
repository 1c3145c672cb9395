import type { Queryable } from '../../../database/connection';
import { NUMBER_SERIES } from '../../../database/number-series';
import type { PastInvoice } from './past-invoice';
import { HIGHEST } from './series';

const { kind, patternColumn, defaultPattern } = NUMBER_SERIES.invoice;

/** Free numbers that an import leaves behind for good, since its series go on after the highest number. */
export interface SkippedNumbers {
  count: number;
  /** The first and the last number of the first ranges. */
  ranges: { from: string; to: string }[];
}

export const NONE_SKIPPED: SkippedNumbers = { count: 0, ranges: [] };

/** Ranges that the page shows. */
const SHOWN = 5;

const numberAt = (place: string): string => `split_part(run, '{', 1)
    || lpad(${place}::text, greatest(length(split_part(split_part(run, '{', 2), '}', 1)),
      length(${place}::text)), '0') || split_part(run, '}', 2)`;

/**
 * The gaps between the last number of each run and the highest new one. A run without a number begins
 * with the lowest new one: an old program's earlier numbers are not missed.
 */
const TEXT = `WITH pattern AS (
    SELECT coalesce(nullif(${patternColumn}, ''), '${defaultPattern}') AS text
    FROM businesses WHERE id = $1
  ), added AS MATERIALIZED (
    SELECT run, invoicing_number_place(lower(number), lower(run)) AS place
    FROM (SELECT n.number, invoicing_number_run(pattern.text, n.day) AS run
      FROM unnest($2::text[], $3::date[]) AS n(number, day), pattern) numbered
  ), runs AS MATERIALIZED (
    SELECT run, max(place) AS highest, coalesce(CASE WHEN run = '${defaultPattern}'
      THEN (SELECT last_number FROM document_sequences WHERE business_id = $1 AND kind = '${kind}')
      ELSE (SELECT r.last_number FROM number_runs r
        WHERE r.business_id = $1 AND r.kind = '${kind}' AND r.run = added.run) END, 0) AS reached
    FROM added WHERE place <= ${HIGHEST} GROUP BY run
  ), taken AS (
    SELECT run, place FROM added
    UNION SELECT run, reached FROM runs WHERE reached > 0
    UNION SELECT run, invoicing_number_place(lower(d.invoice_number), lower(run))
      FROM runs, invoices d WHERE d.business_id = $1
  ), steps AS (
    SELECT run, place, lag(place) OVER (PARTITION BY run ORDER BY place) + 1 AS first
    FROM taken JOIN runs USING (run) WHERE place BETWEEN reached AND highest
  ), gaps AS (SELECT run, first, place - 1 AS last FROM steps WHERE first < place)
  SELECT ${numberAt('first')} AS "from", ${numberAt('last')} AS "to",
    (sum(last - first + 1) OVER ())::float8 AS count
  FROM gaps ORDER BY run, first LIMIT ${SHOWN}`;

/** The numbers that will be skipped once these invoices are stored. */
export async function skippedNumbers(
  db: Queryable,
  businessRowId: number,
  created: readonly PastInvoice[],
): Promise<SkippedNumbers> {
  const numbers = created.map(({ invoice }) => invoice.number);
  const dates = created.map(({ invoice }) => invoice.issue_date);
  const rows = await db.query<{ from: string; to: string; count: number }>({
    text: TEXT,
    values: [businessRowId, numbers, dates],
  });
  const ranges = rows.map(({ from, to }) => ({ from, to }));
  return { count: rows[0]?.count ?? 0, ranges };
}
