import { lockBankTransaction, matchedBy, SET_STATE, type MatchedBy } from '../sql/bank-matches';
import { getBankTransaction, type BankTransactionRow } from '../sql/bank-transactions';
import type { Tenant } from '../tenant';
import type { PipelinedTransaction } from '../../database/pool';
import { isJoin, type MatchKind } from '../../domain/bank-transaction';
import { notFound } from '../../domain/errors';
import { say } from '../../messages/message';
import { alreadyMatched } from './open-transaction';

const kindsOf = ({ kinds, is_refund_recorded: isRecorded }: MatchedBy): MatchKind[] =>
  isRecorded ? [...kinds, 'recorded'] : kinds;

/**
 * Opens a transaction that was ignored, or only joined to what was recorded before, which stays as it is. A
 * second time changes nothing.
 * @throws 404, 409 `already_matched`
 */
export async function reopenTransaction(
  trx: PipelinedTransaction,
  { businessRowId }: Tenant,
  id: string | null,
): Promise<BankTransactionRow> {
  if (id === null) throw notFound('bank transaction');
  const before = await lockBankTransaction(trx, businessRowId, id);
  if (before.status === 'open') return before;
  if (before.status === 'matched' && !isJoin(kindsOf(await matchedBy(trx, before.row_id)))) {
    throw alreadyMatched(id, say('match_made_records'));
  }
  trx.queue(SET_STATE({ rowId: before.row_id, now: new Date(), status: 'open', reason: null }));
  return getBankTransaction(trx, businessRowId, id);
}
