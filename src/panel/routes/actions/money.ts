import { allocatePayment } from '../../../billing/payments/allocate-payment';
import { payFromAccount } from '../../../billing/payments/pay-from-account';
import { recordCustomerPayment } from '../../../billing/payments/record-customer-payment';
import { recordPayment } from '../../../billing/payments/record-payment';
import { updatePayment } from '../../../billing/payments/update-payment';
import { voidAllocation, voidPayment } from '../../../billing/payments/void-payment';
import { creditInvoice } from '../../../billing/credits/credit-invoice';
import { CREDIT_NOTE } from '../../../billing/kind';
import { recordRefund } from '../../../billing/refunds/record-refund';
import { refundPayment } from '../../../billing/refunds/refund-payment';
import { voidRefund } from '../../../billing/refunds/void-refund';
import { CREDIT_NOTE_CREATE } from '../../../billing/schemas/credit-note';
import {
  ALLOCATION_CREATE,
  CUSTOMER_PAYMENT_CREATE,
  PAYMENT_CREATE,
  PAYMENT_REFUND_CREATE,
  REFUND_CREATE,
} from '../../../billing/schemas/payment';
import { CONTENT_TYPE } from '../../../content-types';
import { pathId } from '../../../http/requests/request';
import { parse } from '../../../validation/parse';
import { lockCurrent } from '../credits/lock-current';
import { amountBody, creditBody, paymentBody } from '../credits/typed-decimals';
import { CHANGE, UPDATE } from '../operator';
import { paymentChange } from '../payments/change';
import { recordRest } from '../payments/record-rest';
import { bodyOf } from '../route';
import { actionRoute, changed, nothing } from './act';

const PAYMENTS = [
  actionRoute({
    path: '/invoices/:id/payments',
    status: 201,
    makes: CONTENT_TYPE.payment,
    input: ({ ctx }) => parse(PAYMENT_CREATE, amountBody(bodyOf(ctx))),
    use: recordPayment,
    answer: changed,
  }),
  // What is due, today.
  actionRoute({
    path: '/invoices/:id/paid',
    status: 201,
    makes: CONTENT_TYPE.payment,
    input: () => ({ paid_on: null, method: null }),
    use: recordRest,
    answer: changed,
  }),
  // Pays it with what the customer has on account, the oldest first.
  actionRoute({
    path: '/invoices/:id/on-account',
    status: 201,
    makes: CONTENT_TYPE.payment,
    input: nothing,
    use: payFromAccount,
    answer: ({ amount }) => ({ amount }),
  }),
  actionRoute({
    path: '/customers/:id/payments',
    status: 201,
    makes: CONTENT_TYPE.payment,
    input: ({ ctx }) => parse(CUSTOMER_PAYMENT_CREATE, paymentBody(bodyOf(ctx))),
    invoices: ({ allocations }) => (allocations ?? []).map(({ invoice_id }) => invoice_id),
    use: recordCustomerPayment,
    answer: changed,
  }),
  actionRoute({
    path: '/payments/:id/allocations',
    status: 201,
    makes: CONTENT_TYPE.payment,
    input: ({ ctx }) => parse(ALLOCATION_CREATE, amountBody(bodyOf(ctx))),
    invoices: ({ invoice_id }) => [invoice_id],
    use: allocatePayment,
    answer: changed,
  }),
  // What describes it. Its money stays as it is.
  actionRoute({
    path: '/payments/:id/change',
    needs: UPDATE,
    input: paymentChange,
    use: updatePayment,
    answer: changed,
  }),
  actionRoute({
    path: '/payments/:id/void',
    needs: CHANGE,
    input: nothing,
    use: voidPayment,
    answer: changed,
  }),
  actionRoute({
    path: '/payments/:id/allocations/:allocation_id/void',
    needs: CHANGE,
    input: ({ ctx }) => pathId(ctx, 'allocation_id'),
    use: voidAllocation,
    answer: changed,
  }),
];

const CREDITS = [
  actionRoute({
    path: '/invoices/:id/credit-notes',
    status: 201,
    makes: CREDIT_NOTE.uid,
    input: ({ ctx }) => ({
      given: parse(CREDIT_NOTE_CREATE, creditBody(bodyOf(ctx))),
      seen: (bodyOf(ctx) as { updatedAt?: unknown }).updatedAt,
    }),
    use: async (strapi, trx, who, id, { given, seen }) => {
      await lockCurrent(strapi, trx, { who, id }, seen);
      return creditInvoice(strapi, trx, who, id, given);
    },
    answer: ({ id, number }) => ({ documentId: id, number }),
  }),
  actionRoute({
    path: '/credit-notes/:id/refunds',
    status: 201,
    makes: CONTENT_TYPE.refund,
    input: ({ ctx }) => parse(REFUND_CREATE, amountBody(bodyOf(ctx))),
    use: recordRefund,
    answer: changed,
  }),
  // Of what the payment has on account.
  actionRoute({
    path: '/payments/:id/refunds',
    status: 201,
    makes: CONTENT_TYPE.refund,
    input: ({ ctx }) => parse(PAYMENT_REFUND_CREATE, amountBody(bodyOf(ctx))),
    use: refundPayment,
    answer: changed,
  }),
  actionRoute({
    path: '/refunds/:id/void',
    needs: CHANGE,
    input: nothing,
    use: voidRefund,
    answer: changed,
  }),
];

/** Payments, credit notes and refunds. */
export const MONEY = [...PAYMENTS, ...CREDITS];
