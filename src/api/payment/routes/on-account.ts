import type { Context } from 'koa';
import { allocatePayment } from '../../../billing/allocate-payment';
import { recordCustomerPayment } from '../../../billing/record-customer-payment';
import { refundPayment } from '../../../billing/refund-payment';
import {
  ALL_REFUNDS,
  ALLOCATION_CREATE,
  CUSTOMER_PAYMENT_CREATE,
  PAGES,
  PAYMENT_REFUND_CREATE,
} from '../../../billing/schemas/payment';
import { PAYMENT, REFUND } from '../../../billing/schemas/settlement-answers';
import { serializeBalances, serializePayment } from '../../../billing/serialize/payment';
import { serializeRefund } from '../../../billing/serialize/refund';
import { balancesOf, payingCustomer } from '../../../billing/sql/on-account';
import { getPayment } from '../../../billing/sql/payments';
import { LISTED_REFUNDS } from '../../../billing/sql/refunds';
import { voidAllocation } from '../../../billing/void-payment';
import { database } from '../../../database/pool';
import { send } from '../../../http/answers/answer';
import { sendRecords } from '../../../http/answers/list-answer';
import { inTransaction } from '../../../http/idempotency/in-transaction';
import { parseBody } from '../../../http/requests/ignored';
import { caller, parseQuery, pathId } from '../../../http/requests/request';
import { keyRoute } from '../../../http/routes/route';
import { runningStrapi } from '../../../strapi/service';

/*
 * Payments of customers, and what is on account. Functions, so that they need no permissions beside those of
 * payments, refunds and customers.
 */

async function createForCustomer(ctx: Context): Promise<void> {
  const strapi = runningStrapi();
  const who = caller(ctx);
  const input = parseBody(ctx, CUSTOMER_PAYMENT_CREATE, { answer: PAYMENT });
  const payment = await inTransaction(strapi, ctx, (trx) =>
    recordCustomerPayment(strapi, trx, who, pathId(ctx), input),
  );
  send(ctx, 201, serializePayment(payment, who.businessId));
}

async function balance(ctx: Context): Promise<void> {
  const db = database(runningStrapi());
  const customer = await payingCustomer(db, caller(ctx).businessRowId, pathId(ctx));
  send(ctx, 200, serializeBalances(await balancesOf(db, customer.row_id)));
}

async function allocate(ctx: Context): Promise<void> {
  const strapi = runningStrapi();
  const who = caller(ctx);
  const input = parseBody(ctx, ALLOCATION_CREATE, { answer: PAYMENT });
  const payment = await inTransaction(strapi, ctx, (trx) =>
    allocatePayment(strapi, trx, who, pathId(ctx), input),
  );
  send(ctx, 201, serializePayment(payment, who.businessId));
}

async function voidOne(ctx: Context): Promise<void> {
  const strapi = runningStrapi();
  const who = caller(ctx);
  const payment = await inTransaction(strapi, ctx, (trx) =>
    voidAllocation(strapi, trx, who, pathId(ctx), pathId(ctx, 'allocation_id')),
  );
  send(ctx, 200, serializePayment(payment, who.businessId));
}

async function refund(ctx: Context): Promise<void> {
  const strapi = runningStrapi();
  const who = caller(ctx);
  const input = parseBody(ctx, PAYMENT_REFUND_CREATE, { answer: REFUND });
  const made = await inTransaction(strapi, ctx, (trx) =>
    refundPayment(strapi, trx, who, pathId(ctx), input),
  );
  send(ctx, 201, serializeRefund(made));
}

async function refunds(ctx: Context): Promise<void> {
  const strapi = runningStrapi();
  const { businessRowId } = caller(ctx);
  const { id: payment_id } = await getPayment(database(strapi), businessRowId, pathId(ctx));
  const search = { ...ALL_REFUNDS, ...parseQuery(ctx, PAGES), payment_id };
  return sendRecords(strapi, ctx, search, LISTED_REFUNDS, serializeRefund);
}

const PAYMENTS = 'api::payment.payment';
const REFUNDS = 'api::refund.refund';

export default {
  routes: [
    keyRoute('POST', '/customers/:id/payments', createForCustomer, {
      permissions: [`${PAYMENTS}.create`],
      record: 'customers',
      answers: 'payments',
    }),
    keyRoute('GET', '/customers/:id/balance', balance, { permissions: [`${PAYMENTS}.find`] }),
    keyRoute('POST', '/payments/:id/allocations', allocate, {
      permissions: [`${PAYMENTS}.create`],
      record: 'payments',
      answers: 'payments',
    }),
    keyRoute('POST', '/payments/:id/allocations/:allocation_id/void', voidOne, {
      permissions: [`${PAYMENTS}.update`],
      record: 'payments',
    }),
    keyRoute('POST', '/payments/:id/refunds', refund, {
      permissions: [`${REFUNDS}.create`],
      record: 'payments',
      answers: 'refunds',
    }),
    keyRoute('GET', '/payments/:id/refunds', refunds, { permissions: [`${REFUNDS}.find`] }),
  ],
};
