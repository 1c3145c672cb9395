import { allocatePayment } from '../../billing/payments/allocate-payment';
import { creditInvoice } from '../../billing/credits/credit-invoice';
import { CREDIT_NOTE, INVOICE } from '../../billing/kind';
import { payFromAccount } from '../../billing/payments/pay-from-account';
import { recordCustomerPayment } from '../../billing/payments/record-customer-payment';
import { recordPayment } from '../../billing/payments/record-payment';
import { recordRefund } from '../../billing/refunds/record-refund';
import { refundPayment } from '../../billing/refunds/refund-payment';
import { CREDIT_NOTE_CREATE } from '../../billing/schemas/credit-note';
import {
  ALLOCATION_CREATE,
  CUSTOMER_PAYMENT_CREATE,
  PAYMENT_CREATE,
  PAYMENT_REFUND_CREATE,
  REFUND_CREATE,
} from '../../billing/schemas/payment';
import { RECURRING_RESUME, RECURRING_RUN } from '../../billing/schemas/recurring';
import { voidAllocation, voidPayment } from '../../billing/payments/void-payment';
import { voidRefund } from '../../billing/refunds/void-refund';
import { CONTENT_TYPE } from '../../content-types';
import { isObject } from '../../domain/checks';
import { parseJson } from '../../domain/json';
import { pathId } from '../../http/requests/request';
import {
  cancelRecurring,
  pauseRecurring,
  resumeRecurring,
  skipOccurrence,
} from '../../recurring/change-status';
import { createFromInvoice } from '../../recurring/create-recurring-invoice';
import { runRecurring } from '../../recurring/make-invoice';
import { parse } from '../../validation/parse';
import { actionRoute } from './act';
import { lockCurrent } from './credits/lock-current';
import { amountBody, creditBody, paymentBody } from './credits/typed-decimals';
import { bodyOf } from './route';
import { requireWhole } from './whole-document';

/** Who may change the status of a record may do what changes it. */
const CHANGE = [{ action: 'update', field: 'state' }] as const;

const nothing = () => undefined;
/** A record whose status has changed, as the panel shows it. */
const changed = <State>({ id, status }: { id: string; status: State }) => ({
  documentId: id,
  state: status,
});
const named = ({ id, name }: { id: string; name: string | null }) => ({
  documentId: id,
  number: name ?? '',
});

const PAYMENTS = [
  actionRoute({
    path: '/invoices/:id/payments',
    status: 201,
    makes: CONTENT_TYPE.payment,
    input: (ctx) => parse(PAYMENT_CREATE, amountBody(bodyOf(ctx))),
    run: async ({ strapi, trx, who, id }, input) =>
      changed(await recordPayment(strapi, trx, who, id, input)),
  }),
  // Pays it with what the customer has on account, the oldest first.
  actionRoute({
    path: '/invoices/:id/on-account',
    status: 201,
    makes: CONTENT_TYPE.payment,
    input: nothing,
    run: async ({ strapi, trx, who, id }) => {
      const { amount } = await payFromAccount(strapi, trx, who, id);
      return { amount };
    },
  }),
  actionRoute({
    path: '/customers/:id/payments',
    status: 201,
    makes: CONTENT_TYPE.payment,
    input: (ctx) => parse(CUSTOMER_PAYMENT_CREATE, paymentBody(bodyOf(ctx))),
    invoices: ({ allocations }) => (allocations ?? []).map(({ invoice_id }) => invoice_id),
    run: async ({ strapi, trx, who, id }, input) =>
      changed(await recordCustomerPayment(strapi, trx, who, id, input)),
  }),
  actionRoute({
    path: '/payments/:id/allocations',
    status: 201,
    makes: CONTENT_TYPE.payment,
    input: (ctx) => parse(ALLOCATION_CREATE, amountBody(bodyOf(ctx))),
    invoices: ({ invoice_id }) => [invoice_id],
    run: async ({ strapi, trx, who, id }, input) =>
      changed(await allocatePayment(strapi, trx, who, id, input)),
  }),
  actionRoute({
    path: '/payments/:id/void',
    needs: CHANGE,
    input: nothing,
    run: async ({ strapi, trx, who, id }) => changed(await voidPayment(strapi, trx, who, id)),
  }),
  actionRoute({
    path: '/payments/:id/allocations/:allocation_id/void',
    needs: CHANGE,
    input: (ctx) => pathId(ctx, 'allocation_id'),
    run: async ({ strapi, trx, who, id }, part) =>
      changed(await voidAllocation(strapi, trx, who, id, part)),
  }),
];

const CREDITS = [
  actionRoute({
    path: '/invoices/:id/credit-notes',
    status: 201,
    makes: CREDIT_NOTE.uid,
    input: (ctx) => ({
      given: parse(CREDIT_NOTE_CREATE, creditBody(bodyOf(ctx))),
      seen: (bodyOf(ctx) as { updatedAt?: unknown }).updatedAt,
    }),
    run: async ({ strapi, trx, who, id }, { given, seen }) => {
      await lockCurrent(strapi, trx, { who, id }, seen);
      const note = await creditInvoice(strapi, trx, who, id, given);
      return { documentId: note.id, number: note.number };
    },
  }),
  actionRoute({
    path: '/credit-notes/:id/refunds',
    status: 201,
    makes: CONTENT_TYPE.refund,
    input: (ctx) => parse(REFUND_CREATE, amountBody(bodyOf(ctx))),
    run: async ({ strapi, trx, who, id }, input) =>
      changed(await recordRefund(strapi, trx, who, id, input)),
  }),
  // Of what the payment has on account.
  actionRoute({
    path: '/payments/:id/refunds',
    status: 201,
    makes: CONTENT_TYPE.refund,
    input: (ctx) => parse(PAYMENT_REFUND_CREATE, amountBody(bodyOf(ctx))),
    run: async ({ strapi, trx, who, id }, input) =>
      changed(await refundPayment(strapi, trx, who, id, input)),
  }),
  actionRoute({
    path: '/refunds/:id/void',
    needs: CHANGE,
    input: nothing,
    run: async ({ strapi, trx, who, id }) => changed(await voidRefund(strapi, trx, who, id)),
  }),
];

const RECURRING = [
  actionRoute({
    path: '/recurring-invoices/:id/pause',
    needs: CHANGE,
    input: nothing,
    run: async ({ strapi, trx, who, id }) => named(await pauseRecurring(strapi, trx, who, id)),
  }),
  actionRoute({
    path: '/recurring-invoices/:id/resume',
    needs: CHANGE,
    input: (ctx) => parse(RECURRING_RESUME, bodyOf(ctx)).catch_up,
    run: async ({ strapi, trx, who, id }, catchUp) =>
      named(await resumeRecurring(strapi, trx, who, id, catchUp)),
  }),
  // A body that names an occurrence cannot skip or run another one when it is sent twice.
  actionRoute({
    path: '/recurring-invoices/:id/skip',
    needs: CHANGE,
    input: (ctx) => parse(RECURRING_RUN, bodyOf(ctx)).occurrence,
    run: async ({ strapi, trx, who, id }, occurrence) =>
      named(await skipOccurrence(strapi, trx, who, id, occurrence)),
  }),
  actionRoute({
    path: '/recurring-invoices/:id/run',
    needs: CHANGE,
    status: 201,
    makes: INVOICE.uid,
    input: (ctx) => parse(RECURRING_RUN, bodyOf(ctx)).occurrence,
    run: async ({ strapi, trx, who, id }, occurrence) => {
      const json = await runRecurring(strapi, trx, who, id, occurrence);
      const made = parseJson(json) as { id: string; invoice_number: string };
      return { documentId: made.id, number: made.invoice_number };
    },
  }),
  actionRoute({
    path: '/recurring-invoices/:id/cancel',
    needs: CHANGE,
    input: nothing,
    run: async ({ strapi, trx, who, id }) => named(await cancelRecurring(strapi, trx, who, id)),
  }),
  actionRoute({
    path: '/invoices/:id/recurring',
    status: 201,
    makes: CONTENT_TYPE.recurring,
    rule: (strapi, ctx) => requireWhole(strapi, ctx, INVOICE),
    input: (ctx) => {
      const body = bodyOf(ctx);
      return isObject(body) ? body : {};
    },
    run: async ({ strapi, trx, who, id }, given) =>
      named(await createFromInvoice(strapi, trx, who, id, given)),
  }),
];

/** What operators do with records that have use cases: the same as over the API, in one table. */
export const ACTIONS = [...PAYMENTS, ...CREDITS, ...RECURRING];
