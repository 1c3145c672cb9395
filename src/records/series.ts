import type { Queryable } from '../database/connection';
import { nextFree, numberText } from '../database/number-series';
import type { DocumentKind } from './document-kind';

/**
 * SQL that locks the series of a business and returns a number as `number`. With `given` that is
 * the given one, else the next free one.
 * @param business SQL of the row number of the business
 * @param options.records how many records are being inserted
 * @param options.from a FROM clause; without a row of it nothing is locked
 */
export function seriesText(
  { name, numberPrefix }: DocumentKind,
  business: string,
  { given, records, from }: { given: string | null; records: 0 | 1; from: string },
): string {
  const next = (after: string) => nextFree(name, business, after);
  const first = `CASE WHEN EXISTS (SELECT 1 FROM document_sequences
      WHERE business_id = ${business} AND kind = '${name}') THEN 0 ELSE ${next('0')} END`;
  // The first value counts where the row is missing, and is not computed where it is there.
  return `INSERT INTO document_sequences (business_id, kind, last_number, record_count)
    SELECT ${business}, '${name}', ${given ? '0' : first}, ${records} ${from}
    ON CONFLICT (business_id, kind) DO UPDATE
      SET last_number = ${given ? 'document_sequences.last_number' : next('document_sequences.last_number')},
        record_count = document_sequences.record_count + ${records}
    RETURNING ${given ?? numberText(numberPrefix, 'last_number')} AS number`;
}

/** Takes the next number; the series stays locked until the transaction ends. */
export async function nextNumber(
  db: Queryable,
  kind: DocumentKind,
  businessKey: number,
): Promise<string> {
  const [row] = await db.query<{ number: string }>({
    name: `next-number-${kind.name}`,
    text: seriesText(kind, '$1::integer', { given: null, records: 0, from: '' }),
    values: [businessKey],
  });
  if (!row) throw new Error('The number series has no row');
  return row.number;
}

/**
 * Locks the series of a stored document before the document itself is locked. Whoever needs both
 * locks takes them in this order, so that no two transactions wait for each other.
 * @param renumbered locks only when the document has another number than this
 */
export async function lockSeriesOf(
  db: Queryable,
  kind: DocumentKind,
  id: string,
  renumbered: string | null = null,
): Promise<void> {
  const from = `FROM ${kind.table} WHERE document_id = $1 AND business_id IS NOT NULL
    AND ${kind.numberColumn} IS DISTINCT FROM $2::text`;
  await db.query({
    name: `lock-series-${kind.name}`,
    text: seriesText(kind, 'business_id', { given: 'NULL', records: 0, from }),
    values: [id, renumbered],
  });
}
