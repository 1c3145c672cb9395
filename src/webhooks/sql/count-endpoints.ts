import type { Queryable } from '../../database/connection';

/**
 * Counts the endpoints of a business. Its row stays locked until the transaction ends, so the second of
 * two simultaneous creates counts the first. It takes two statements: a single one would count the rows
 * from before its wait for the lock.
 */
export async function countEndpoints(trx: Queryable, businessRowId: number): Promise<number> {
  await trx.query({
    text: 'SELECT 1 FROM businesses WHERE id = $1 FOR NO KEY UPDATE',
    values: [businessRowId],
  });
  const [row] = await trx.query<{ count: number }>({
    text: 'SELECT count(*)::int AS count FROM webhook_endpoints WHERE business_id = $1',
    values: [businessRowId],
  });
  return row?.count ?? 0;
}
