import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { CREDIT_NOTE } from '../../../billing/kind';
import { REFUND_CREATE } from '../../../billing/schemas/credit-note';
import { PAGES } from '../../../billing/schemas/payment';
import { serializeRefund } from '../../../billing/serialize/refund';
import { requireDocument } from '../../../billing/sql/require-document';
import { database } from '../../../database/pool';
import { send } from '../../../http/answers/answer';
import { inTransaction } from '../../../http/idempotency/in-transaction';
import { sendRows } from '../../../http/answers/list-answer';
import { bodyOf, caller, parseQuery, pathId } from '../../../http/requests/request';
import { apiService } from '../../../strapi/api-service';
import { parse } from '../../../validation/parse';
import type { RefundService } from '../services/refund';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const refunds = apiService<RefundService>(strapi, 'api::refund.refund');
  return {
    /** The path names the credit note, as in `find`. */
    async create(ctx: Context) {
      const who = caller(ctx);
      const input = parse(REFUND_CREATE, bodyOf(ctx));
      const refund = await inTransaction(strapi, ctx, (trx) =>
        refunds.create(trx, who, pathId(ctx), input),
      );
      send(ctx, 201, serializeRefund(refund));
    },

    async find(ctx: Context) {
      const who = caller(ctx);
      const db = database(strapi);
      const id = await requireDocument(db, CREDIT_NOTE, who.businessRowId, pathId(ctx));
      const paging = parseQuery(ctx, PAGES);
      sendRows(ctx, await refunds.search(db, who, id, paging), paging, serializeRefund);
    },

    /** Voids a refund. Nothing else of it ever changes. */
    async update(ctx: Context) {
      const who = caller(ctx);
      const refund = await inTransaction(strapi, ctx, (trx) => refunds.void(trx, who, pathId(ctx)));
      send(ctx, 200, serializeRefund(refund));
    },
  };
};
