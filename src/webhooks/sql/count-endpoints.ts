import type { Queryable } from '../../database/connection';

/**
 * How many endpoints a business has. Its row stays locked until the transaction ends: of two who add one
 * at once the second counts the first's. Two statements, since one would count from before its wait.
 */
export async function countEndpoints(trx: Queryable, businessKey: number): Promise<number> {
  await trx.query({
    text: 'SELECT 1 FROM businesses WHERE id = $1 FOR NO KEY UPDATE',
    values: [businessKey],
  });
  const [row] = await trx.query<{ count: number }>({
    text: 'SELECT count(*)::int AS count FROM webhook_endpoints WHERE business_id = $1',
    values: [businessKey],
  });
  return row?.count ?? 0;
}
