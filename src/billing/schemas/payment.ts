import { z } from 'zod';
import { checkDecimal } from '../../domain/checks';
import { AMOUNT_LIMIT, ZERO } from '../../domain/money';
import {
  ENTRY_STATUSES,
  EXCESS,
  PAYMENT_METHODS,
  RECEIVING_METHODS,
  REFUND_STATUSES,
} from '../../domain/payment';
import { say } from '../../messages/message';
import {
  clearable,
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
import { listShape } from './list-fields';
import { METADATA, METADATA_CHANGE } from './metadata';
import { statusFilter } from './search';

/** Above 0. It is rounded to the minor unit later, and must still be above 0 then. */
export const paidAmount = checkDecimal({ maxDecimals: 50, above: ZERO, sizeBelow: AMOUNT_LIMIT });

const docs = {
  reference: DOCS.text('Such as the reference of the bank transfer.'),
  note: DOCS.text('A note for yourself.', LONG_TEXT),
};

const RECEIPT = {
  reference: optional(text(), docs.reference),
  note: optional(text(LONG_TEXT), docs.note),
  metadata: METADATA,
};

/** Body of PATCH /api/v1/payments/{id}; `null` clears. */
export const PAYMENT_UPDATE = z
  .object({
    method: clearable(oneOf(PAYMENT_METHODS), {
      ...DOCS.oneOf(
        PAYMENT_METHODS,
        'Neither to nor from write_off; not of a payment at a provider, nor in a closed period.',
      ),
      type: 'string',
    }),
    reference: clearable(text(), docs.reference),
    note: clearable(text(LONG_TEXT), docs.note),
    metadata: METADATA_CHANGE,
  })
  .meta({ id: 'PaymentUpdate', title: 'Change to what describes a payment' });

export type PaymentUpdate = z.infer<typeof PAYMENT_UPDATE>;

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

/** An invoice that a payment pays, and how much of it. */
export const ALLOCATION = z.object({
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

export const MOST_ALLOCATIONS = 100;

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
  status: statusFilter(ENTRY_STATUSES),
  ...listShape('payment'),
});

export type PaymentSearch = z.infer<typeof PAYMENT_SEARCH>;

/** Query of GET /api/v1/refunds. */
export const REFUND_SEARCH = z.object({
  payment_id: optional(uuid, DOCS.uuid('Refunds of this payment.')),
  credit_note_id: optional(uuid, DOCS.uuid('Refunds of this credit note.')),
  customer_id: optional(uuid, DOCS.uuid('Refunds to this customer.')),
  status: statusFilter(REFUND_STATUSES),
  ...listShape('refund'),
});

export type RefundSearch = z.infer<typeof REFUND_SEARCH>;

/** Searches without a filter. */
export const ALL_PAYMENTS = PAYMENT_SEARCH.parse({});
export const ALL_REFUNDS = REFUND_SEARCH.parse({});

/** Query of the lists of one record. */
export const PAGES = z.object(PAGING);
