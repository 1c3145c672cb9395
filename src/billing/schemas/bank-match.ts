import { z } from 'zod';
import { checkDecimal } from '../../domain/checks';
import { AMOUNT_LIMIT, ZERO } from '../../domain/money';
import { RECEIVING_METHODS } from '../../domain/payment';
import { date, DOCS, oneOf, optional, required, text, uuid } from '../../validation/fields';
import { ALLOCATION, MOST_ALLOCATIONS } from './payment';

const MOST_JOINED = 1000;

const fee = checkDecimal({ maxDecimals: 50, above: ZERO, sizeBelow: AMOUNT_LIMIT });
const FEE_DOC = { type: 'number', exclusiveMinimum: 0 } as const;

const REFUND = z.object({
  payment_id: optional(uuid, DOCS.uuid('The payment of which something was paid back.')),
  credit_note_id: optional(uuid, DOCS.uuid('The credit note that was paid back.')),
});

const BOUNCED = z.object({
  payment_id: required(uuid, DOCS.uuid('The payment that was sent back. It is voided.')),
  fee: optional(fee, { ...FEE_DOC, description: 'What the bank took beside it.' }),
});

/** Body of POST /api/v1/bank-transactions/{id}/match. */
export const BANK_MATCH = z
  .object({
    allocations: z.array(ALLOCATION).max(MOST_ALLOCATIONS).nullish().meta({
      description:
        'A credit: the invoices that it pays, in this order. The rest stays on account of the customer.',
    }),
    customer_id: optional(uuid, DOCS.uuid('Who pays. Default: the customer of the invoices.')),
    method: optional(oneOf(RECEIVING_METHODS), {
      ...DOCS.oneOf(RECEIVING_METHODS, 'Default: bank_transfer.'),
      type: 'string',
    }),
    paid_on: optional(date, DOCS.date('From the day of the transaction (default) to today.')),
    fee: optional(fee, {
      ...FEE_DOC,
      description: 'What the bank kept: the payment is the amount and this fee.',
    }),
    payment_ids: z
      .array(required(uuid, DOCS.uuid('A recorded payment.')))
      .min(1)
      .max(MOST_JOINED)
      .nullish()
      .meta({ description: 'A credit: recorded payments that add up to it.' }),
    refund_id: optional(uuid, DOCS.uuid('A debit: the recorded refund.')),
    refund: REFUND.nullish().meta({ description: 'A debit: records a refund of this.' }),
    bounced: BOUNCED.nullish().meta({
      description: 'A debit: voids a payment that, with its fee, comes to it.',
    }),
  })
  .meta({ id: 'BankMatch', title: 'What a transaction is matched to' });

export type BankMatch = z.infer<typeof BANK_MATCH>;

/** Body of POST /api/v1/bank-transactions/{id}/ignore. */
export const BANK_IGNORE = z
  .object({ reason: optional(text(), DOCS.text('Why nothing is booked.')) })
  .meta({ id: 'BankIgnore', title: 'Why a transaction is ignored' });
