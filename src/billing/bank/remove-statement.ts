import type { Queryable } from '../../database/connection';
import { ApiError } from '../../domain/errors';
import { say } from '../../messages/message';
import { deleteStatement, lockStatement } from '../sql/bank-statements';

/**
 * Deletes a statement with its transactions, of which none was ever matched.
 * @throws 404; 409 `statement_used`
 */
export async function removeStatement(
  db: Queryable,
  businessRowId: number,
  id: string | null,
): Promise<void> {
  const { rowId, isUsed } = await lockStatement(db, businessRowId, id);
  if (isUsed) throw new ApiError('statement_used', say('bank_statement_used'));
  await deleteStatement(db, rowId);
}
