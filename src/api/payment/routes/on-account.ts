import type { Context } from 'koa';
import { allocatePayment } from '../../../billing/payments/allocate-payment';
import { recordCustomerPayment } from '../../../billing/payments/record-customer-payment';
import { refundPayment } from '../../../billing/refunds/refund-payment';
import {
  ALL_REFUNDS,
  ALLOCATION_CREATE,
  CUSTOMER_PAYMENT_CREATE,
  PAGES,
  PAYMENT_REFUND_CREATE,
} from '../../../billing/schemas/payment';
import { BALANCE, PAYMENT, REFUND } from '../../../billing/schemas/settlement-answers';
import { serializeBalances, serializePayment } from '../../../billing/serialize/payment';
import { serializeRefund } from '../../../billing/serialize/refund';
import { balancesOf, payingCustomer } from '../../../billing/sql/on-account';
import { getPayment } from '../../../billing/sql/payments';
import { LISTED_REFUNDS } from '../../../billing/sql/refunds';
import { voidAllocation } from '../../../billing/payments/void-payment';
import { database } from '../../../database/pool';
import { send } from '../../../http/answers/answer';
import { sendRecords } from '../../../http/answers/list-answer';
import { inTransaction } from '../../../http/idempotency/in-transaction';
import { parseBody } from '../../../http/requests/ignored';
import { caller, parseQuery, pathId } from '../../../http/requests/request';
import { keyOperation } from '../../../http/routes/operation';
import { routesOf } from '../../../http/routes/route';
import { runningStrapi } from '../../../strapi/service';
import { EXAMPLES } from '../../examples';

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

/** The codes of errors that can refuse a payment of invoices. */
const ALLOCATES = [
  'invoice_not_found',
  'invoice_not_payable',
  'amount_exceeds_due',
  'amount_exceeds_unallocated',
  'currency_mismatch',
  'other_customer',
  'period_closed',
] as const;

export const ON_ACCOUNT_OPERATIONS = [
  keyOperation('POST', '/customers/:id/payments', createForCustomer, {
    id: 'recordCustomerPayment',
    tag: 'Payments',
    summary: 'Record a payment of a customer; what it does not pay stays on account',
    does: 'creates',
    confirm: true,
    permissions: [`${PAYMENTS}.create`],
    record: 'customers',
    about: 'payments',
    body: CUSTOMER_PAYMENT_CREATE,
    example: EXAMPLES.customerPayment,
    answer: PAYMENT,
    emits: 'payment.recorded, and invoice.paid for each invoice of which nothing is due any more',
    refuses: ALLOCATES,
  }),
  keyOperation('GET', '/customers/:id/balance', balance, {
    id: 'retrieveBalance',
    tag: 'Payments',
    summary: 'Retrieve what a customer owes and has on account, per currency',
    permissions: [`${PAYMENTS}.find`],
    answer: BALANCE,
  }),
  keyOperation('POST', '/payments/:id/allocations', allocate, {
    id: 'allocatePayment',
    tag: 'Payments',
    summary: 'Pay an invoice from what a payment has on account',
    does: 'creates',
    confirm: true,
    permissions: [`${PAYMENTS}.create`],
    record: 'payments',
    about: 'payments',
    body: ALLOCATION_CREATE,
    example: EXAMPLES.allocation,
    answer: PAYMENT,
    emits: 'payment.updated, and invoice.paid if nothing is due any more',
    refuses: ALLOCATES,
  }),
  keyOperation('POST', '/payments/:id/allocations/:allocation_id/void', voidOne, {
    id: 'voidAllocation',
    tag: 'Payments',
    summary: 'Put what a payment pays of an invoice back on account; a second time changes nothing',
    does: 'changes',
    confirm: true,
    idempotent: true,
    permissions: [`${PAYMENTS}.update`],
    record: 'payments',
    answer: PAYMENT,
    emits: 'payment.unallocated, and invoice.cancelled if credit notes cover the invoice',
    refuses: ['write_off_not_on_account', 'payment_refunded', 'period_closed'],
  }),
  keyOperation('POST', '/payments/:id/refunds', refund, {
    id: 'refundPayment',
    tag: 'Payments',
    summary: 'Record that what a payment has on account was paid back',
    does: 'creates',
    confirm: true,
    permissions: [`${REFUNDS}.create`],
    record: 'payments',
    about: 'refunds',
    body: PAYMENT_REFUND_CREATE,
    example: EXAMPLES.refund,
    answer: REFUND,
    emits: 'payment.refunded; payment.updated where a provider is to pay it back',
    refuses: ['amount_exceeds_unallocated', 'period_closed'],
  }),
  keyOperation('GET', '/payments/:id/refunds', refunds, {
    id: 'listRefundsOfPayment',
    tag: 'Payments',
    summary: 'List the refunds of a payment, newest first',
    permissions: [`${REFUNDS}.find`],
    query: PAGES,
    answer: REFUND,
    list: true,
  }),
];

export default routesOf(ON_ACCOUNT_OPERATIONS);
