import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { ignoreTransaction } from '../../../billing/matching/ignore-transaction';
import { matchTransaction } from '../../../billing/matching/match-transaction';
import { reopenTransaction } from '../../../billing/matching/reopen-transaction';
import { answerTransaction } from '../../../billing/matching/suggest';
import { BANK_TRANSACTION } from '../../../billing/schemas/bank';
import { BANK_IGNORE, BANK_MATCH } from '../../../billing/schemas/bank-match';
import type { BankTransactionRow } from '../../../billing/sql/bank-transactions';
import type { PipelinedTransaction } from '../../../database/pool';
import { send } from '../../../http/answers/answer';
import { inTransaction } from '../../../http/idempotency/in-transaction';
import type { Caller } from '../../../http/requests/caller';
import { parseBody } from '../../../http/requests/ignored';
import { caller, pathId } from '../../../http/requests/request';
import { keyOperation } from '../../../http/routes/operation';
import { routesOf } from '../../../http/routes/route';
import { runningStrapi } from '../../../strapi/service';
import { EXAMPLES } from '../../examples';

type Change = (
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: Caller,
) => Promise<BankTransactionRow>;

/** Changes a transaction, and answers it with what it may be matched to then. */
async function changed(ctx: Context, change: Change): Promise<void> {
  const strapi = runningStrapi();
  const who = caller(ctx);
  const answer = await inTransaction(strapi, ctx, async (trx) =>
    answerTransaction(trx, who, await change(strapi, trx, who)),
  );
  send(ctx, 200, answer);
}

function match(ctx: Context): Promise<void> {
  const input = parseBody(ctx, BANK_MATCH, { answer: BANK_TRANSACTION });
  return changed(ctx, (strapi, trx, who) => matchTransaction(strapi, trx, who, pathId(ctx), input));
}

function ignore(ctx: Context): Promise<void> {
  const body = ctx.request.body ?? {};
  const { reason } = parseBody(ctx, BANK_IGNORE, { answer: BANK_TRANSACTION }, body);
  return changed(ctx, (_, trx, who) => ignoreTransaction(trx, who, pathId(ctx), reason));
}

const reopen = (ctx: Context): Promise<void> =>
  changed(ctx, (_, trx, who) => reopenTransaction(trx, who, pathId(ctx)));

const BANK = 'api::bank-statement.bank-statement.create';

/** A match records and voids payments and refunds, so it needs what they need. */
const WRITES = [
  'api::payment.payment.create',
  'api::payment.payment.update',
  'api::refund.refund.create',
];

export const MATCH_OPERATIONS = [
  keyOperation('POST', '/bank-transactions/:id/match', match, {
    id: 'matchBankTransaction',
    tag: 'Bank',
    summary: 'Match a transaction to the payment or refund that it is',
    does: 'changes',
    confirm: true,
    permissions: [BANK, ...WRITES],
    record: 'bank_transactions',
    body: BANK_MATCH,
    example: EXAMPLES.bankMatch,
    answer: BANK_TRANSACTION,
    emits: 'bank_transaction.matched, and those of the payment or refund that it records or voids',
    refuses: [
      'already_matched',
      'amount_mismatch',
      'not_a_credit',
      'customer_not_found',
      'invoice_not_found',
      'invoice_not_payable',
      'amount_exceeds_due',
      'amount_exceeds_unallocated',
      'amount_exceeds_refund_due',
      'currency_mismatch',
      'other_customer',
      'payment_refunded',
      'payment_at_provider',
      'period_closed',
    ],
  }),
  keyOperation('POST', '/bank-transactions/:id/ignore', ignore, {
    id: 'ignoreBankTransaction',
    tag: 'Bank',
    summary: 'Ignore a transaction for which nothing is booked; a second time changes nothing',
    does: 'changes',
    confirm: false,
    idempotent: true,
    permissions: [BANK],
    record: 'bank_transactions',
    body: BANK_IGNORE,
    example: EXAMPLES.bankIgnore,
    answer: BANK_TRANSACTION,
    refuses: ['already_matched'],
  }),
  keyOperation('POST', '/bank-transactions/:id/reopen', reopen, {
    id: 'reopenBankTransaction',
    tag: 'Bank',
    summary:
      'Open a transaction that was ignored or joined to payments, which stay; a second time changes nothing',
    does: 'changes',
    confirm: false,
    idempotent: true,
    permissions: [BANK],
    record: 'bank_transactions',
    answer: BANK_TRANSACTION,
    refuses: ['already_matched'],
  }),
];

export default routesOf(MATCH_OPERATIONS);
