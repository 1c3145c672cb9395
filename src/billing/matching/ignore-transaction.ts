import { lockBankTransaction, SET_STATE } from '../sql/bank-matches';
import { getBankTransaction, type BankTransactionRow } from '../sql/bank-transactions';
import type { Tenant } from '../tenant';
import type { PipelinedTransaction } from '../../database/pool';
import { notFound } from '../../domain/errors';
import { say } from '../../messages/message';
import { alreadyMatched } from './open-transaction';

/**
 * Says that nothing is booked for a transaction. A second time changes nothing.
 * @throws 404, 409 `already_matched`
 */
export async function ignoreTransaction(
  trx: PipelinedTransaction,
  { businessRowId }: Tenant,
  id: string | null,
  reason: string | null,
): Promise<BankTransactionRow> {
  if (id === null) throw notFound('bank transaction');
  const before = await lockBankTransaction(trx, businessRowId, id);
  if (before.status === 'ignored') return before;
  if (before.status === 'matched') {
    throw alreadyMatched(id, say('transaction_to_ignore_matched'));
  }
  trx.queue(SET_STATE({ rowId: before.row_id, now: new Date(), status: 'ignored', reason }));
  return getBankTransaction(trx, businessRowId, id);
}
