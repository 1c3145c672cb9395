import type { Queryable } from '../../../../database/connection';
import type { Scope } from '../../../roles/sql-filter';
import type { WaitingRequest } from '../../../answers';
import { scopeCondition } from './scope-condition';

const MOST = 50;

/**
 * The customers in `scope` whose people want something changed, the longest waiting first.
 * @param readable the fields that the operator may see; a request that names another one is left out
 * @param only row ids of businesses; null for all
 */
export function waitingRequests(
  db: Queryable,
  scope: Scope,
  { readable, only }: { readable: readonly string[]; only: readonly number[] | null },
): Promise<WaitingRequest[]> {
  const { parameters, within } = scopeCondition(scope, 'c');
  const businesses = parameters.add(only);
  return db.query<WaitingRequest>({
    text: `SELECT c.document_id AS "documentId", c.name
      FROM contact_requests r JOIN customers c ON c.id = r.customer_id
      WHERE r.state = 'open' AND (${businesses}::int[] IS NULL OR c.business_id = ANY(${businesses}))
        AND ARRAY(SELECT jsonb_object_keys(r.changes)) <@ ${parameters.add(readable)}::text[] ${within}
      ORDER BY r.created_at, r.id LIMIT ${MOST}`,
    values: parameters.values,
  });
}
