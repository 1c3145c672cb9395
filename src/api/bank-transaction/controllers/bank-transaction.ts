import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { BANK_TRANSACTION_SEARCH } from '../../../billing/schemas/bank';
import { serializeBankTransaction } from '../../../billing/serialize/bank-transaction';
import {
  getBankTransaction,
  LISTED_BANK_TRANSACTIONS,
} from '../../../billing/sql/bank-transactions';
import { database } from '../../../database/pool';
import { send } from '../../../http/answers/answer';
import { sendRecords } from '../../../http/answers/list-answer';
import { caller, parseSearch, pathId } from '../../../http/requests/request';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  find: (ctx: Context) =>
    sendRecords(
      strapi,
      ctx,
      parseSearch(ctx, BANK_TRANSACTION_SEARCH),
      LISTED_BANK_TRANSACTIONS,
      serializeBankTransaction,
    ),

  async findOne(ctx: Context) {
    const { businessRowId } = caller(ctx);
    const found = await getBankTransaction(database(strapi), businessRowId, pathId(ctx));
    send(ctx, 200, serializeBankTransaction(found));
  },
});
