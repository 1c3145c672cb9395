import { z } from 'zod';
import { checkDecimal } from '../../domain/checks';
import { AMOUNT_LIMIT, ZERO } from '../../domain/money';
import { EXCESS, PAYMENT_METHODS, RECEIVING_METHODS } from '../../domain/payment';
import { say } from '../../messages/message';
import {
  currency,
  date,
  DOCS,
  oneOf,
  optional,
  required,
  text,
  uuid,
} from '../../validation/fields';
import { issueOf } from '../../validation/issue';
import { PAGING } from '../../validation/paging';
import { LONG_TEXT } from './document';

/** Above 0. It is rounded to the minor unit later, and must still be above 0 then. */
export const paidAmount = checkDecimal({ maxDecimals: 50, above: ZERO, sizeBelow: AMOUNT_LIMIT });

const RECEIPT = {
  reference: optional(text(), DOCS.text('Such as the reference of the bank transfer.')),
  note: optional(text(LONG_TEXT), DOCS.text('A note for yourself.', LONG_TEXT)),
};

/** Body of POST /api/v1/invoices/{id}/payments. */
export const PAYMENT_CREATE = z
  .object({
    amount: required(paidAmount, {
      type: 'number',
      exclusiveMinimum: 0,
      description:
        'Rounded to the minor unit of the invoice; at most the amount due, but with `excess`.',
    }),
    paid_on: optional(
      date,
      DOCS.date(
        "Default: today in the business's time zone. Not before the issue date of the invoice, nor after today.",
      ),
    ),
    method: optional(oneOf(PAYMENT_METHODS), {
      ...DOCS.oneOf(PAYMENT_METHODS, 'write_off: no money came.'),
      type: 'string',
    }),
    ...RECEIPT,
    excess: optional(oneOf(EXCESS), {
      ...DOCS.oneOf(EXCESS, 'What is more than due stays on account of the customer.'),
      type: 'string',
    }),
  })
  .superRefine(({ method, excess }, context) => {
    if (method !== 'write_off' || excess === null) return;
    context.issues.push(issueOf(say('write_off_not_on_account'), { path: ['excess'] }));
  })
  .meta({ id: 'PaymentCreate', title: 'Payment to record' });

export type PaymentCreate = z.infer<typeof PAYMENT_CREATE>;

const ALLOCATION = z.object({
  invoice_id: required(uuid, DOCS.uuid('An invoice of the same customer, in the same currency.')),
  amount: optional(paidAmount, {
    type: 'number',
    exclusiveMinimum: 0,
    description: 'Default: as much as fits.',
  }),
});

/** Body of POST /api/v1/payments/{id}/allocations. */
export const ALLOCATION_CREATE = ALLOCATION.meta({
  id: 'AllocationCreate',
  title: 'Invoice to pay from what is on account',
});

export type AllocationCreate = z.infer<typeof ALLOCATION>;

const MOST_ALLOCATIONS = 100;

/** Body of POST /api/v1/customers/{id}/payments. */
export const CUSTOMER_PAYMENT_CREATE = z
  .object({
    amount: required(paidAmount, {
      type: 'number',
      exclusiveMinimum: 0,
      description: 'Rounded to the minor unit of the currency.',
    }),
    currency: required(currency, DOCS.text('ISO 4217 code.')),
    paid_on: optional(
      date,
      DOCS.date("Default: today in the business's time zone. Not after today."),
    ),
    method: optional(oneOf(RECEIVING_METHODS), {
      ...DOCS.oneOf(RECEIVING_METHODS, 'How the money came.'),
      type: 'string',
    }),
    ...RECEIPT,
    allocations: z
      .array(ALLOCATION)
      .max(MOST_ALLOCATIONS)
      .nullish()
      .meta({ description: 'What it pays, in this order. The rest stays on account.' }),
  })
  .meta({ id: 'CustomerPaymentCreate', title: 'Payment of a customer to record' });

export type CustomerPaymentCreate = z.infer<typeof CUSTOMER_PAYMENT_CREATE>;

/** The body of a refund. @param day of what it pays back @param most of what it has, as a field */
const refundBody = (of: string, { day, most }: { day: string; most: string }) =>
  z.object({
    amount: required(paidAmount, {
      type: 'number',
      exclusiveMinimum: 0,
      description: `Rounded to the minor unit of the ${of}; at most its \`${most}\`.`,
    }),
    refunded_on: optional(
      date,
      DOCS.date(`Default: today in the business's time zone. Not before ${day}, nor after today.`),
    ),
    reference: RECEIPT.reference,
  });

/** Body of POST /api/v1/credit-notes/{id}/refunds. */
export const REFUND_CREATE = refundBody('credit note', {
  day: 'the issue date of the credit note',
  most: 'refund_due',
}).meta({ id: 'RefundCreate', title: 'Refund to record' });

export type RefundCreate = z.infer<typeof REFUND_CREATE>;

/** Body of POST /api/v1/payments/{id}/refunds. */
export const PAYMENT_REFUND_CREATE = refundBody('payment', {
  day: 'the day of the payment',
  most: 'unallocated_amount',
}).meta({ id: 'PaymentRefundCreate', title: 'Refund of what is on account to record' });

/** Query of GET /api/v1/payments. */
export const PAYMENT_SEARCH = z.object({
  invoice_id: optional(uuid, DOCS.uuid('Payments of this invoice.')),
  customer_id: optional(uuid, DOCS.uuid('Payments of this customer.')),
  from: optional(date, DOCS.date('Payments on this day or later.')),
  to: optional(date, DOCS.date('Payments on this day or earlier.')),
  ...PAGING,
});

export type PaymentSearch = z.infer<typeof PAYMENT_SEARCH>;

/** Query of the lists of one record. */
export const PAGES = z.object(PAGING);
