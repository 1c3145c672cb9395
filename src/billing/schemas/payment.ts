import { z } from 'zod';
import { checkDecimal } from '../../domain/checks';
import { AMOUNT_LIMIT, ZERO } from '../../domain/money';
import { PAYMENT_METHODS } from '../../domain/payment';
import { date, DOCS, oneOf, optional, required, text, uuid } from '../../validation/fields';
import { PAGING } from '../../validation/paging';
import { LONG_TEXT } from './document';

/** Above 0. It is rounded to the minor unit later, and must still be above 0 then. */
export const paidAmount = checkDecimal({ maxDecimals: 50, above: ZERO, sizeBelow: AMOUNT_LIMIT });

/** Body of POST /api/v1/invoices/{id}/payments. */
export const PAYMENT_CREATE = z
  .object({
    amount: required(paidAmount, {
      type: 'number',
      exclusiveMinimum: 0,
      description: 'Rounded to the minor unit of the invoice; at most the amount due.',
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
    reference: optional(text(), DOCS.text('Such as the reference of the bank transfer.')),
    note: optional(text(LONG_TEXT), DOCS.text('A note for yourself.', LONG_TEXT)),
  })
  .meta({ id: 'PaymentCreate', title: 'Payment to record' });

export type PaymentCreate = z.infer<typeof PAYMENT_CREATE>;

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
