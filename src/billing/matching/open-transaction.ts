import Big from 'big.js';
import { lockBankTransaction } from '../sql/bank-matches';
import type { BankTransactionRow } from '../sql/bank-transactions';
import type { Queryable } from '../../database/connection';
import { ApiError } from '../../domain/errors';
import { decimalText } from '../../domain/money';
import { say, type Message } from '../../messages/message';

/** The error of a record that a transaction has already. */
export const alreadyMatched = (transactionId: string, message: Message): ApiError =>
  new ApiError('already_matched', message, { more: { transaction_id: transactionId } });

/**
 * Locks a transaction that is to be matched. Others who match it at once then find it matched.
 * @throws 404, 409 `already_matched`
 */
export async function lockUnmatched(
  db: Queryable,
  businessRowId: number,
  id: string,
): Promise<BankTransactionRow> {
  const locked = await lockBankTransaction(db, businessRowId, id);
  if (locked.status !== 'matched') return locked;
  throw alreadyMatched(id, say('transaction_matched'));
}

/** @throws ApiError `amount_mismatch` where the amounts do not come to that of the transaction, without its sign */
export function requireSum({ amount, currency }: BankTransactionRow, total: Big): void {
  const wanted = new Big(amount).abs();
  if (total.eq(wanted)) return;
  const values = { amount: decimalText(wanted), currency, sum: decimalText(total) };
  throw new ApiError('amount_mismatch', say('amount_mismatch', values));
}

/** @throws ApiError `currency_mismatch` */
export function requireCurrency(
  { currency: of }: BankTransactionRow,
  { currency }: { currency: string },
  key: 'payment_currency' | 'refund_currency',
): void {
  if (currency !== of) throw new ApiError('currency_mismatch', say(key, { currency, of }));
}
