import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { removeStatement } from '../../../billing/bank/remove-statement';
import { requireNewFile, uploadStatement } from '../../../billing/bank/upload-statement';
import { bookSureMatches } from '../../../billing/matching/book-sure-matches';
import { BANK_STATEMENT_SEARCH, STATEMENT_QUERY } from '../../../billing/schemas/bank';
import { serializeBankStatement } from '../../../billing/serialize/bank-statement';
import { getBankStatement, LISTED_BANK_STATEMENTS } from '../../../billing/sql/bank-statements';
import { database } from '../../../database/pool';
import { send } from '../../../http/answers/answer';
import { sendRecords } from '../../../http/answers/list-answer';
import { inTransaction, openedTransaction } from '../../../http/idempotency/in-transaction';
import { fileOf } from '../../../http/requests/file-body';
import { caller, parseQuery, parseSearch, pathId } from '../../../http/requests/request';
import { bankFileOf } from '../read-ahead';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async create(ctx: Context) {
    const who = caller(ctx);
    const { businessRowId } = who;
    const query = parseQuery(ctx, STATEMENT_QUERY);
    const { content, sha256 } = fileOf(ctx);
    const db = openedTransaction(ctx) ?? database(strapi);
    await requireNewFile(db, businessRowId, sha256);
    const read = await bankFileOf(ctx);
    const statement = await inTransaction(strapi, ctx, async (trx) => {
      const uploaded = await uploadStatement(trx, businessRowId, read, {
        ...query,
        join_to: null,
        content,
        sha256,
      });
      await bookSureMatches(strapi, trx, who, uploaded.id);
      return uploaded;
    });
    send(ctx, 201, serializeBankStatement(statement));
  },

  find: (ctx: Context) =>
    sendRecords(
      strapi,
      ctx,
      parseSearch(ctx, BANK_STATEMENT_SEARCH),
      LISTED_BANK_STATEMENTS,
      serializeBankStatement,
    ),

  async findOne(ctx: Context) {
    const { businessRowId } = caller(ctx);
    const found = await getBankStatement(database(strapi), businessRowId, pathId(ctx));
    send(ctx, 200, serializeBankStatement(found));
  },

  async delete(ctx: Context) {
    const { businessRowId } = caller(ctx);
    await inTransaction(strapi, ctx, (trx) => removeStatement(trx, businessRowId, pathId(ctx)));
    send(ctx, 204, {});
  },
});
