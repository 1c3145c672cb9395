import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { answerTransaction, answerTransactions } from '../../../billing/matching/suggest';
import { BANK_TRANSACTION_SEARCH } from '../../../billing/schemas/bank';
import {
  getBankTransaction,
  LISTED_BANK_TRANSACTIONS,
  type BankTransactionRow,
} from '../../../billing/sql/bank-transactions';
import { database } from '../../../database/pool';
import { send } from '../../../http/answers/answer';
import { sendAnswered } from '../../../http/answers/list-answer';
import { caller, parseSearch, pathId } from '../../../http/requests/request';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  find: (ctx: Context) =>
    sendAnswered(
      strapi,
      ctx,
      parseSearch(ctx, BANK_TRANSACTION_SEARCH),
      LISTED_BANK_TRANSACTIONS,
      (rows: BankTransactionRow[]) => answerTransactions(database(strapi), caller(ctx), rows),
    ),

  async findOne(ctx: Context) {
    const who = caller(ctx);
    const db = database(strapi);
    const found = await getBankTransaction(db, who.businessRowId, pathId(ctx));
    send(ctx, 200, await answerTransaction(db, who, found));
  },
});
