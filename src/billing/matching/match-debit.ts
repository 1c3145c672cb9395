import type { Core } from '@strapi/strapi';
import Big from 'big.js';
import { voidPayment } from '../payments/void-payment';
import { recordRefund } from '../refunds/record-refund';
import { refundPayment } from '../refunds/refund-payment';
import { roundedAmount } from '../settle';
import { lockJoinedPayments, lockJoinedRefund, type JoinedRefund } from '../sql/bank-matches';
import type { BankTransactionRow } from '../sql/bank-transactions';
import { lockPayment } from '../sql/payments';
import type { RefundRow } from '../sql/refunds';
import type { Tenant } from '../tenant';
import type { PipelinedTransaction } from '../../database/pool';
import { ApiError, validationError } from '../../domain/errors';
import type { Problem } from '../../domain/problems';
import { say, type Message } from '../../messages/message';
import { unfit } from './join-payments';
import type { MatchForm } from './match-form';
import { alreadyMatched, requireCurrency, requireSum } from './open-transaction';

type Form<Kind extends MatchForm['kind']> = Extract<MatchForm, { kind: Kind }>;

const refused = (path: Problem['path'], message: Message): ApiError =>
  validationError([{ path, message }]);

/** Turns a record that is missing into an error at its field. */
async function named<T>(path: Problem['path'], message: Message, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof ApiError && error.code === 'not_found' ? refused(path, message) : error;
  }
}

/** Locks a refund that was recorded before. @throws ApiError 400 where there is none */
export async function lockRefund(
  trx: PipelinedTransaction,
  { businessRowId }: Tenant,
  { refundId }: Form<'refund_id'>,
): Promise<JoinedRefund> {
  const refund = await lockJoinedRefund(trx, businessRowId, refundId);
  if (!refund) throw refused(['refund_id'], say('not_refund_id'));
  if (refund.status === 'recorded') return refund;
  throw refused(['refund_id'], say('refund_is_not_recorded'));
}

/** @throws ApiError 409 `already_matched`, `currency_mismatch`, `amount_mismatch` */
export function requireRefund(debit: BankTransactionRow, refund: JoinedRefund): void {
  const { transaction_id: other } = refund;
  if (other !== null) throw alreadyMatched(other, say('refund_matched'));
  requireCurrency(debit, refund, 'refund_currency');
  requireSum(debit, new Big(refund.amount));
}

/**
 * Records the refund that a debit is.
 * @throws 400, 409 `amount_exceeds_unallocated`, `amount_exceeds_refund_due`, `payment_at_provider`
 */
export async function refundDebit(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: Tenant,
  debit: BankTransactionRow,
  { of }: Form<'refund'>,
): Promise<RefundRow> {
  const amount = new Big(debit.amount).abs();
  const input = { amount, refunded_on: debit.booked_on, reference: debit.reference };
  if ('credit_note_id' in of) {
    const path = ['refund', 'credit_note_id'];
    const work = recordRefund(strapi, trx, who, of.credit_note_id, input);
    const refund = await named(path, say('not_credit_note_id'), work);
    requireCurrency(debit, refund, 'refund_currency');
    return refund;
  }
  const path = ['refund', 'payment_id'];
  const locking = lockPayment(trx, who.businessRowId, of.payment_id);
  const { payment, can_ask_provider: asks } = await named(path, say('not_payment_id'), locking);
  if (asks !== null) throw new ApiError('payment_at_provider', say('refund_has_provider'));
  requireCurrency(debit, payment, 'payment_currency');
  return refundPayment(strapi, trx, who, of.payment_id, input);
}

/**
 * Voids the payment that a debit takes back, with all checks. Its invoices are open again.
 * @throws 400, 409 `currency_mismatch`, `amount_mismatch`, `payment_refunded`, `payment_at_provider`
 */
export async function bounceDebit(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: Tenant,
  debit: BankTransactionRow,
  { bounced: { payment_id: id, fee } }: Form<'bounced'>,
): Promise<void> {
  const payment = (await lockJoinedPayments(trx, who.businessRowId, [id])).get(id);
  const message = unfit(payment);
  if (message || !payment) throw refused(['bounced', 'payment_id'], message ?? say('required'));
  requireCurrency(debit, payment, 'payment_currency');
  const cost = fee ? roundedAmount(fee, debit.currency, ['bounced', 'fee']) : 0;
  requireSum(debit, new Big(payment.amount).plus(cost));
  await voidPayment(strapi, trx, who, id, { bounced: true });
}
