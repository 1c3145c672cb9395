import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { CREDIT_NOTE } from '../../../billing/kind';
import { recordRefund } from '../../../billing/record-refund';
import { listRefunds } from '../../../billing/sql/refunds';
import { voidRefund } from '../../../billing/void-refund';
import { REFUND } from '../../../billing/schemas/settlement-answers';
import { PAGES, REFUND_CREATE } from '../../../billing/schemas/payment';
import { serializeRefund } from '../../../billing/serialize/refund';
import { requireDocument } from '../../../billing/sql/require-document';
import { database } from '../../../database/pool';
import { send } from '../../../http/answers/answer';
import { inTransaction } from '../../../http/idempotency/in-transaction';
import { sendRows } from '../../../http/answers/list-answer';
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
    const who = caller(ctx);
    const db = database(strapi);
    const id = await requireDocument(db, CREDIT_NOTE, who.businessRowId, pathId(ctx));
    const paging = parseQuery(ctx, PAGES);
    const page = await listRefunds(db, who.businessRowId, { credit_note: id }, paging);
    sendRows(ctx, page, paging, serializeRefund);
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
