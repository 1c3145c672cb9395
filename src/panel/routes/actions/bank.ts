import { errors } from '@strapi/utils';
import { ignoreTransaction } from '../../../billing/matching/ignore-transaction';
import { matchTransaction } from '../../../billing/matching/match-transaction';
import { reopenTransaction } from '../../../billing/matching/reopen-transaction';
import { BANK_IGNORE, BANK_MATCH, type BankMatch } from '../../../billing/schemas/bank-match';
import { CONTENT_TYPE } from '../../../content-types';
import { parse } from '../../../validation/parse';
import { readsBooks } from '../bank/rights';
import { matchBody } from '../credits/typed-decimals';
import { documentOwner } from '../document-owner';
import { CHANGE, openById, requireBusiness } from '../operator';
import { bodyOf } from '../route';
import { actionRoute, nothing, type Asked } from './act';

const changed = ({ id, status }: { id: string; status: 'open' | 'matched' | 'ignored' }) => ({
  documentId: id,
  status,
});

/** The right to what a match does beside the transaction: it records a payment or a refund, or voids a payment. */
async function requireMatch({ strapi, ctx, seen }: Asked, match: BankMatch): Promise<void> {
  const who = await documentOwner(strapi, 'bank_transactions', seen.documentId);
  // A match names any record of the business.
  if (!(await readsBooks(strapi, ctx, who))) throw new errors.ForbiddenError();
  if (match.refund) return requireBusiness(strapi, ctx, who, CONTENT_TYPE.refund);
  if (match.bounced) {
    const { payment_id: id } = match.bounced;
    await openById(strapi, ctx, CONTENT_TYPE.payment, id, CHANGE);
  } else if (!match.payment_ids && !match.refund_id)
    requireBusiness(strapi, ctx, who, CONTENT_TYPE.payment);
}

/** Transactions of banks. */
export const BANK = [
  actionRoute({
    path: '/bank-transactions/:id/match',
    needs: CHANGE,
    input: async (asked) => {
      const match = parse(BANK_MATCH, matchBody(bodyOf(asked.ctx)));
      await requireMatch(asked, match);
      return match;
    },
    use: matchTransaction,
    answer: changed,
  }),
  actionRoute({
    path: '/bank-transactions/:id/ignore',
    needs: CHANGE,
    input: ({ ctx }) => parse(BANK_IGNORE, bodyOf(ctx)),
    use: (_strapi, trx, who, id, { reason }) => ignoreTransaction(trx, who, id, reason),
    answer: changed,
    repeats: true,
  }),
  actionRoute({
    path: '/bank-transactions/:id/reopen',
    needs: CHANGE,
    input: nothing,
    use: (_strapi, trx, who, id) => reopenTransaction(trx, who, id),
    answer: changed,
    repeats: true,
  }),
];
