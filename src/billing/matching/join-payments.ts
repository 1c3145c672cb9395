import Big from 'big.js';
import { lockJoinedPayments, type JoinedPayment } from '../sql/bank-matches';
import type { BankTransactionRow } from '../sql/bank-transactions';
import type { Queryable } from '../../database/connection';
import { validationError } from '../../domain/errors';
import { sum } from '../../domain/money';
import type { Problem } from '../../domain/problems';
import { say, type Message } from '../../messages/message';
import { alreadyMatched, requireCurrency, requireSum } from './open-transaction';

/** Why a payment cannot stand on a bank statement; null where it can. */
export function unfit(payment: JoinedPayment | undefined): Message | null {
  if (!payment) return say('not_payment_id');
  if (payment.status === 'voided') return say('payment_is_voided');
  return payment.method === 'write_off' ? say('payment_is_write_off') : null;
}

function problemAt(
  found: ReadonlyMap<string, JoinedPayment>,
  ids: readonly string[],
  at: number,
): Problem[] {
  const id = ids[at] ?? '';
  const message = ids.indexOf(id) < at ? say('id_named_twice') : unfit(found.get(id));
  return message ? [{ path: ['payment_ids', at], message }] : [];
}

/** Locks payments that are to be joined. @throws ApiError 400 at each that cannot be */
export async function lockToJoin(
  db: Queryable,
  businessRowId: number,
  ids: readonly string[],
): Promise<JoinedPayment[]> {
  const found = await lockJoinedPayments(db, businessRowId, ids);
  const problems = ids.flatMap((_, at) => problemAt(found, ids, at));
  if (problems.length > 0) throw validationError(problems);
  return [...found.values()];
}

/**
 * Checks that recorded payments are what a credit brought.
 * @throws ApiError 409 `already_matched` with their transaction, `currency_mismatch`, `amount_mismatch`
 */
export function requireJoinable(
  transaction: BankTransactionRow,
  payments: readonly JoinedPayment[],
): void {
  for (const payment of payments) {
    const { id, transaction_id: other } = payment;
    if (other !== null) throw alreadyMatched(other, say('payment_matched', { id }));
    requireCurrency(transaction, payment, 'payment_currency');
  }
  requireSum(transaction, sum(payments.map(({ amount }) => new Big(amount))));
}
