import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { recordPayment } from '../../../billing/payments/record-payment';
import { getPayment, LISTED_PAYMENTS } from '../../../billing/sql/payments';
import { voidPayment } from '../../../billing/payments/void-payment';
import { PAYMENT_CREATE, PAYMENT_SEARCH } from '../../../billing/schemas/payment';
import { PAYMENT } from '../../../billing/schemas/settlement-answers';
import { serializePayment } from '../../../billing/serialize/payment';
import { paymentsExport } from '../../../billing/csv/searches';
import { database } from '../../../database/pool';
import { send } from '../../../http/answers/answer';
import { inTransaction } from '../../../http/idempotency/in-transaction';
import { sendRecords } from '../../../http/answers/list-answer';
import { sendCsvTo, wantsCsv } from '../../../http/answers/send-export';
import { parseBody } from '../../../http/requests/ignored';
import { caller, parseSearch, pathId } from '../../../http/requests/request';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The path names the invoice. */
  async create(ctx: Context) {
    const who = caller(ctx);
    const input = parseBody(ctx, PAYMENT_CREATE, { answer: PAYMENT });
    const payment = await inTransaction(strapi, ctx, (trx) =>
      recordPayment(strapi, trx, who, pathId(ctx), input),
    );
    send(ctx, 201, serializePayment(payment, who.businessId));
  },

  async find(ctx: Context) {
    const who = caller(ctx);
    const search = parseSearch(ctx, PAYMENT_SEARCH);
    if (wantsCsv(ctx)) {
      return sendCsvTo(strapi, ctx, who, paymentsExport(who.businessRowId, search));
    }
    return sendRecords(strapi, ctx, search, LISTED_PAYMENTS, serializePayment);
  },

  async findOne(ctx: Context) {
    const who = caller(ctx);
    const payment = await getPayment(database(strapi), who.businessRowId, pathId(ctx));
    send(ctx, 200, serializePayment(payment, who.businessId));
  },

  /** Voids a payment. Its money never changes in another way. */
  async update(ctx: Context) {
    const who = caller(ctx);
    const payment = await inTransaction(strapi, ctx, (trx) =>
      voidPayment(strapi, trx, who, pathId(ctx)),
    );
    send(ctx, 200, serializePayment(payment, who.businessId));
  },
});
