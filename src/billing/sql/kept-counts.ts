import type { NumberedKind } from '../kind';

/** SQL of how many documents business `$1` has. */
export const countOfAll = ({ name }: NumberedKind): string =>
  `coalesce((SELECT record_count FROM document_sequences
    WHERE business_id = $1 AND kind = '${name}'), 0)::bigint`;

/**
 * SQL of how many have a status: the kept count, and the changes that are not yet part of it. One statement
 * reads both, so the sum is exact (docs/decisions/0059).
 * @param state SQL of the status
 */
export function countOfState({ name }: NumberedKind, state: string): string {
  const where = `WHERE business_id = $1 AND kind = '${name}' AND state = ${state}`;
  return `(coalesce((SELECT records FROM document_counts ${where}), 0)
    + coalesce((SELECT sum(change) FROM document_changes ${where}), 0))::bigint`;
}
