import { z } from 'zod';
import { EVENT_TYPES, type EventType } from '../../domain/events';
import { DOCS, oneOf, optional } from '../../validation/fields';
import { PAGING } from '../../validation/paging';
import { ofRecord } from './answer-fields';
import { CUSTOMER, INVOICE, PRODUCT, QUOTATION } from './answers';
import { BANK_TRANSACTION } from './bank';
import { cursorField } from './list-fields';
import { moment } from './list-values';
import { RECURRING_INVOICE } from './recurring-answers';
import { CREDIT_NOTE, PAYMENT, REFUND } from './settlement-answers';

/** The query of GET /api/v1/events. Without a cursor it begins at the oldest. */
export const EVENT_SEARCH = z.object({
  type: optional(oneOf(EVENT_TYPES), DOCS.oneOf(EVENT_TYPES, 'Events of this type.')),
  since: optional(moment, {
    type: 'string',
    format: 'date-time',
    description: 'Events of this moment or later, ISO 8601 with a time zone.',
  }),
  cursor: cursorField(
    'Left out or empty to begin, then the `next_cursor` of the last answer, with the same filters.',
  ),
  limit: PAGING.limit,
});
export type EventSearch = z.infer<typeof EVENT_SEARCH>;

const withCustomer = { customers: ofRecord(CUSTOMER) };

/** A person may have been erased since. */
const ERASED = z.object({ id: z.uuid() });

const CREDITED = CREDIT_NOTE.extend(withCustomer);

/** The record that the events of a kind hold. */
const RECORDS = {
  customer: CUSTOMER,
  product: PRODUCT,
  invoice: INVOICE.extend(withCustomer),
  quotation: QUOTATION.extend(withCustomer),
  payment: PAYMENT,
  credit_note: CREDITED,
  recurring_invoice: RECURRING_INVOICE,
  bank_transaction: BANK_TRANSACTION,
};

/** The same as a type; the `id` alone where a person was erased since. */
export type EventData<Type extends EventType> = Type extends 'credit_note.refunded'
  ? z.output<typeof CREDITED> & { refund: z.output<typeof REFUND> }
  : Type extends 'payment.refunded'
    ? z.output<typeof PAYMENT> & { refund: z.output<typeof REFUND> }
    : Type extends `${infer Kind extends keyof typeof RECORDS}.${string}`
      ? z.output<(typeof RECORDS)[Kind]>
      : never;

/** What the events of a type have as `data`, before a person is erased. */
function recordOf(type: EventType): z.ZodObject {
  if (type === 'credit_note.refunded') return CREDITED.extend({ refund: REFUND });
  if (type === 'payment.refunded') return PAYMENT.extend({ refund: REFUND });
  return RECORDS[type.slice(0, type.indexOf('.')) as keyof typeof RECORDS];
}

/** The body of a delivery of that type. */
export const deliveryOf = (type: EventType): z.ZodObject =>
  z.object({ type: z.literal(type), timestamp: z.iso.datetime(), data: recordOf(type) });

const DATA = z.union([
  ...Object.values(RECORDS),
  RECORDS.credit_note.extend({ refund: REFUND }),
  PAYMENT.extend({ refund: REFUND }),
  ERASED,
]);

export const EVENT = z
  .object({
    id: z.string().meta({ description: 'The `webhook-id` of its deliveries.' }),
    type: z.enum(EVENT_TYPES),
    timestamp: z.iso.datetime().meta({ description: 'UTC, milliseconds.' }),
    data: DATA.meta({
      description: 'The record as it was then; its `id` alone where a person was erased.',
    }),
  })
  .meta({ id: 'Event' });
