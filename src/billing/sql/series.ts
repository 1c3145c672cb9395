import type { Queryable } from '../../database/connection';
import { nextFree, numberOfRun, numberText, runOfDay } from '../../database/number-series';
import type { NumberedKind } from '../kind';

type Step = 'next' | 'given' | 'lock';

const LAST = 'document_sequences.last_number';

/** Null in the run of the default pattern, which the row of the series itself counts. */
const RUN = '(SELECT run FROM numbering)';

/**
 * SQL of the CTE that `seriesText` finds the run in.
 * @param business SQL of the row id of the business
 * @param day SQL of the issue date
 */
export function numberingText({ name }: NumberedKind, business: string, day: string): string {
  return `numbering AS MATERIALIZED (${runOfDay(name, business, day)})`;
}

/**
 * SQL that locks the series of a business and returns a number as `number`.
 * @param business SQL of the row id of the business
 * @param step `next` takes the next free number. `given` takes none but moves past taken numbers, or an
 *   import would leave a long run to pass. Both need the CTE of `numberingText`. `lock` leaves the
 *   series alone.
 * @param options.given SQL of a given number
 * @param options.records how many records are being inserted
 * @param options.from a FROM clause; without a row of it nothing is locked
 */
export function seriesText(
  { name }: NumberedKind,
  business: string,
  step: Step,
  {
    given = 'NULL::text',
    records = 0,
    from = '',
  }: { given?: string; records?: 0 | 1; from?: string },
): string {
  const next = (after: string) => nextFree(name, business, after);
  const elsewhere = (value: string) => `CASE WHEN ${RUN} IS NULL THEN ${value} ELSE ${LAST} END`;
  const moved = {
    next: elsewhere(next(LAST)),
    given: elsewhere(`${next(LAST)} - 1`),
    lock: LAST,
  }[step];
  // Needed only when the row is missing, and not computed otherwise.
  const first = `CASE WHEN ${RUN} IS NOT NULL OR EXISTS (SELECT 1 FROM document_sequences
      WHERE business_id = ${business} AND kind = '${name}') THEN 0 ELSE ${next('0')} END`;
  const own = step === 'next' ? numberText(name, 'last_number') : given;
  const number = `CASE WHEN ${RUN} IS NULL THEN ${own}
    ELSE ${numberOfRun(name, 'business_id', RUN, given)} END`;
  return `INSERT INTO document_sequences (business_id, kind, last_number, record_count)
    SELECT ${business}, '${name}', ${step === 'next' ? first : '0'}, ${records} ${from}
    ON CONFLICT (business_id, kind) DO UPDATE
      SET last_number = ${moved},
        record_count = document_sequences.record_count + ${records}
    RETURNING ${step === 'lock' ? given : number} AS number`;
}

/**
 * Locks the series of a stored document before the document itself is locked. Every transaction takes
 * the two locks in this order, so that no two transactions wait for each other.
 * @param only.renumbered locks only when the document has another number than this
 * @param only.businessRowId locks only when the document is one of this business
 */
export async function lockSeriesOf(
  db: Queryable,
  kind: NumberedKind,
  id: string,
  only: { renumbered?: string; businessRowId?: number } = {},
): Promise<void> {
  const from = `FROM ${kind.table} WHERE document_id = $1
    AND business_id = coalesce($3::integer, business_id)
    AND ${kind.numberColumn} IS DISTINCT FROM $2::text`;
  await db.query({
    name: `lock-series-${kind.name}`,
    text: seriesText(kind, 'business_id', 'lock', { from }),
    values: [id, only.renumbered ?? null, only.businessRowId ?? null],
  });
}
