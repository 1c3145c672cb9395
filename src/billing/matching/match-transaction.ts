import type { Core } from '@strapi/strapi';
import type { BankMatch } from '../schemas/bank-match';
import { serializeBankTransaction } from '../serialize/bank-transaction';
import { MATCH_TO_PAYMENTS, MATCH_TO_REFUND, TELL_MATCHED } from '../sql/bank-matches';
import { getBankTransaction, type BankTransactionRow } from '../sql/bank-transactions';
import type { Tenant } from '../tenant';
import type { PipelinedTransaction } from '../../database/pool';
import { notFound } from '../../domain/errors';
import { jsonText } from '../../domain/json';
import { queueEvents } from '../../webhooks/wake';
import { lockToJoin, requireJoinable } from './join-payments';
import { bounceDebit, lockRefund, refundDebit, requireRefund } from './match-debit';
import { matchForm, type MatchForm } from './match-form';
import { lockUnmatched } from './open-transaction';
import { payCredit } from './pay-credit';

interface Matching {
  strapi: Core.Strapi;
  trx: PipelinedTransaction;
  who: Tenant;
  /** As it was read; its amount never changes. */
  transaction: BankTransactionRow;
  input: BankMatch;
}

/** Does what a body wants, and matches the transaction to it. */
async function match(
  { strapi, trx, who, transaction, input }: Matching,
  form: MatchForm,
): Promise<void> {
  const { id, row_id: rowId } = transaction;
  const { businessRowId } = who;
  const now = new Date();
  const lock = () => lockUnmatched(trx, businessRowId, id);
  switch (form.kind) {
    case 'payment': {
      const payment = await payCredit(strapi, trx, who, await lock(), form.allocations, input);
      trx.queue(MATCH_TO_PAYMENTS({ rowId, now, payments: [payment.id], kind: 'recorded' }));
      return;
    }
    case 'join': {
      const payments = await lockToJoin(trx, businessRowId, form.paymentIds);
      requireJoinable(await lock(), payments);
      trx.queue(MATCH_TO_PAYMENTS({ rowId, now, payments: form.paymentIds, kind: 'joined' }));
      return;
    }
    case 'refund_id': {
      const refund = await lockRefund(trx, who, form);
      requireRefund(await lock(), refund);
      trx.queue(MATCH_TO_REFUND({ rowId, now, refund: form.refundId, isRecorded: false }));
      return;
    }
    case 'refund': {
      const refund = await refundDebit(strapi, trx, who, await lock(), form);
      trx.queue(MATCH_TO_REFUND({ rowId, now, refund: refund.id, isRecorded: true }));
      return;
    }
    case 'bounced': {
      await bounceDebit(strapi, trx, who, await lock(), form);
      const payments = [form.bounced.payment_id];
      trx.queue(MATCH_TO_PAYMENTS({ rowId, now, payments, kind: 'bounced' }));
    }
  }
}

/**
 * Matches a transaction to what it brought or took: a credit to a payment that it records or to recorded ones, a
 * debit to a refund or to a payment that it takes back (contract §22). It may have been ignored before.
 * @throws 404, 400 at what belongs to the other side or is unknown, 409 `already_matched`, `amount_mismatch`,
 *   `not_a_credit`, and what the payment, refund or void refuses
 */
export async function matchTransaction(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: Tenant,
  id: string | null,
  input: BankMatch,
): Promise<BankTransactionRow> {
  const { businessRowId } = who;
  if (id === null) throw notFound('bank transaction');
  const transaction = await getBankTransaction(trx, businessRowId, id);
  const isCredit = !transaction.amount.startsWith('-');
  await match({ strapi, trx, who, transaction, input }, matchForm(input, isCredit));
  const matched = await getBankTransaction(trx, businessRowId, id);
  const json = jsonText(serializeBankTransaction(matched));
  queueEvents(strapi, trx, TELL_MATCHED({ businessRowId, json }));
  return matched;
}
