import type { Queryable } from '../database/connection';
import type { DocumentKind } from './document-kind';

/** SQL of the number after `n` in the series; `n` is an SQL expression. */
const numberText = (kind: DocumentKind, n: string): string =>
  `'${kind.numberPrefix}' || lpad((${n})::text, greatest(5, length((${n})::text)), '0')`;

/**
 * Moves the series past numbers that clients gave by hand, so that the next create takes a free
 * one. Uses none itself: every number it passes is taken.
 */
export async function skipTakenNumbers(
  db: Queryable,
  kind: DocumentKind,
  businessKey: number,
): Promise<void> {
  await db.query({
    name: `skip-taken-${kind.name}`,
    text: `WITH RECURSIVE start(n) AS (
        SELECT coalesce(max(last_number), 0) FROM document_sequences
        WHERE business_id = $1 AND kind = '${kind.name}'
      ), taken(n) AS (
        SELECT n FROM start
        UNION ALL
        SELECT n + 1 FROM taken WHERE EXISTS (
          SELECT 1 FROM ${kind.table}
          WHERE business_id = $1 AND ${kind.numberColumn} = ${numberText(kind, 'taken.n + 1')})
      )
      INSERT INTO document_sequences (business_id, kind, last_number, record_count)
      SELECT $1, '${kind.name}', max(n), 0 FROM taken
      ON CONFLICT (business_id, kind) DO UPDATE
        SET last_number = greatest(document_sequences.last_number, excluded.last_number)`,
    values: [businessKey],
  });
}

/** Takes the next number; the series stays locked until the transaction ends. */
export async function nextNumber(
  db: Queryable,
  kind: DocumentKind,
  businessKey: number,
): Promise<string> {
  await skipTakenNumbers(db, kind, businessKey);
  const [row] = await db.query<{ number: string }>({
    name: `next-number-${kind.name}`,
    text: `UPDATE document_sequences SET last_number = last_number + 1
      WHERE business_id = $1 AND kind = '${kind.name}'
      RETURNING ${numberText(kind, 'last_number')} AS number`,
    values: [businessKey],
  });
  if (!row) throw new Error('The number series has no row');
  return row.number;
}
