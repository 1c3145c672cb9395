import { z } from 'zod';
import { ANSWERED_DELIVERY } from './delivery-address';
import { BUSINESS_PROCESSES, TREATMENTS } from '../../domain/french-codes';
import { BILLED_REFERENCES, forReferences } from '../../domain/fields/references';
import { CREDIT_REASONS } from '../../domain/credit';
import type { AnsweredNames } from '../../domain/fields/documents';
import { ENTRY_STATUSES, PAYMENT_METHODS, REFUND_STATUSES } from '../../domain/payment';
import { ANSWERED_METADATA } from './metadata';
import {
  answeredReference,
  dateOrNull,
  document,
  id,
  invoiceLine,
  money,
  ofRecord,
  text,
  textOrNull,
  timestamp,
} from './answer-fields';
import { CUSTOMER, CUSTOMER_SUMMARY } from './answers';

/* The answers about payments, credit notes and refunds, as in `answers`. */

export const PAYMENT = z
  .object({
    id,
    business_id: id,
    customer_id: id,
    invoice_id: id
      .nullable()
      .meta({ description: 'Null unless the payment was ever for exactly one invoice.' }),
    amount: money,
    currency: text.meta({ description: 'ISO 4217 code.' }),
    paid_on: z.iso.date(),
    method: z.enum(PAYMENT_METHODS).nullable().meta({ description: 'write_off: no money came.' }),
    reference: textOrNull,
    note: textOrNull,
    status: z.enum(ENTRY_STATUSES),
    created_at: timestamp,
    updated_at: timestamp.meta({ description: 'It changes with allocations and refunds, too.' }),
    metadata: ANSWERED_METADATA,
    allocations: z
      .array(z.object({ id, invoice_id: id, amount: money, status: z.enum(ENTRY_STATUSES) }))
      .meta({ description: 'What it pays, the oldest first.' }),
    unallocated_amount: money.meta({ description: 'On account of the customer.' }),
    refunded_amount: money.meta({ description: 'The sum of its recorded and pending refunds.' }),
  })
  .meta({ id: 'Payment' });

const creditNoteLine = {
  line_id: text.meta({ description: 'The line of the invoice that it credits.' }),
  ...invoiceLine,
};

/** What an answer reads from elsewhere, or computes. */
type NotesAlone = 'invoice_id' | 'invoice_number' | 'refund_due';

const creditNote = {
  ...document,
  delivery_address: ANSWERED_DELIVERY,
  credit_note_number: text,
  invoice_id: id,
  invoice_number: text,
  delivery_date: dateOrNull,
  service_period_start: dateOrNull,
  service_period_end: dateOrNull,
  order_reference: textOrNull,
  ...forReferences(BILLED_REFERENCES, answeredReference),
  e_invoice_treatment: z.enum(TREATMENTS).nullable(),
  business_process: z.enum(BUSINESS_PROCESSES).nullable(),
  status: z.literal('issued'),
  reason: z.enum(CREDIT_REASONS).nullable(),
  applied_amount: money.meta({ description: 'Set off against what was due.' }),
  refund_due: money.meta({ description: 'total - applied_amount - refunded_amount' }),
  refunded_amount: money,
} satisfies Record<AnsweredNames<'credit_note'> | NotesAlone, z.ZodType>;

export const CREDIT_NOTE = z
  .object({ ...creditNote, items: z.array(z.object(creditNoteLine)) })
  .meta({ id: 'CreditNote', description: 'Answer of create.' });

export const LISTED_CREDIT_NOTE = z
  .object({
    ...creditNote,
    credit_note_items: z.array(z.object({ id, ...creditNoteLine })),
    customers: ofRecord(CUSTOMER_SUMMARY),
  })
  .meta({ id: 'ListedCreditNote', description: 'An element of a search.' });

export const FOUND_CREDIT_NOTE = z
  .object({
    ...creditNote,
    credit_note_items: z.array(z.object({ id, credit_note_id: id, ...creditNoteLine })),
    customers: ofRecord(CUSTOMER),
  })
  .meta({ id: 'FoundCreditNote', description: 'Answer of retrieve.' });

export const REFUND = z
  .object({
    id,
    credit_note_id: id.nullable().meta({ description: 'Null where a payment was refunded.' }),
    payment_id: id
      .nullable()
      .meta({ description: 'Of what it had on account. Null where a credit note was refunded.' }),
    amount: money,
    currency: text.meta({ description: 'ISO 4217 code.' }),
    refunded_on: z.iso.date(),
    reference: textOrNull,
    status: z.enum(REFUND_STATUSES).meta({
      description:
        'pending: a payment provider is to pay it back; failed: it could not, and the amount is on account again.',
    }),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'Refund' });

/** What a customer owes and has on account, per currency. */
export const BALANCE = z
  .object({
    data: z.array(
      z.object({
        currency: text.meta({ description: 'ISO 4217 code.' }),
        due: money.meta({ description: 'The amounts due of its invoices.' }),
        on_account: money.meta({ description: 'What its payments have not paid yet.' }),
      }),
    ),
  })
  .meta({ id: 'Balance' });

/** A value of a record: of a field, its lines, the events of an endpoint. */
