import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { CREDIT_NOTE } from '../../../billing/kind';
import { recordRefund } from '../../../billing/refunds/record-refund';
import { LISTED_REFUNDS } from '../../../billing/sql/refunds';
import { voidRefund } from '../../../billing/refunds/void-refund';
import { REFUND } from '../../../billing/schemas/settlement-answers';
import { ALL_REFUNDS, PAGES, REFUND_CREATE } from '../../../billing/schemas/payment';
import { serializeRefund } from '../../../billing/serialize/refund';
import { requireDocument } from '../../../billing/sql/require-document';
import { database } from '../../../database/pool';
import { send } from '../../../http/answers/answer';
import { inTransaction } from '../../../http/idempotency/in-transaction';
import { sendRecords } from '../../../http/answers/list-answer';
import { parseBody } from '../../../http/requests/ignored';
import { caller, parseQuery, pathId } from '../../../http/requests/request';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The path names the credit note, as in `find`. */
  async create(ctx: Context) {
    const who = caller(ctx);
    const input = parseBody(ctx, REFUND_CREATE, { answer: REFUND });
    const refund = await inTransaction(strapi, ctx, (trx) =>
      recordRefund(strapi, trx, who, pathId(ctx), input),
    );
    send(ctx, 201, serializeRefund(refund));
  },

  async find(ctx: Context) {
    const db = database(strapi);
    const { businessRowId } = caller(ctx);
    const credit_note_id = await requireDocument(db, CREDIT_NOTE, businessRowId, pathId(ctx));
    const search = { ...ALL_REFUNDS, ...parseQuery(ctx, PAGES), credit_note_id };
    return sendRecords(strapi, ctx, search, LISTED_REFUNDS, serializeRefund);
  },

  /** Voids a refund. Nothing else of it ever changes. */
  async update(ctx: Context) {
    const who = caller(ctx);
    const refund = await inTransaction(strapi, ctx, (trx) =>
      voidRefund(strapi, trx, who, pathId(ctx)),
    );
    send(ctx, 200, serializeRefund(refund));
  },
});
