import { z } from 'zod';
import { EVENT_TYPES } from '../../domain/events';
import { DOCS, oneOf, optional } from '../../validation/fields';
import { PAGING } from '../../validation/paging';
import { CUSTOMER, INVOICE, PRODUCT, QUOTATION } from './answers';
import { cursorField, moment } from './list-fields';
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

const withCustomer = { customers: CUSTOMER };

/** A person may have been erased since. */
const ERASED = z.object({ id: z.uuid() });

const DATA = z.union([
  CUSTOMER,
  PRODUCT,
  INVOICE.extend(withCustomer),
  QUOTATION.extend(withCustomer),
  PAYMENT,
  CREDIT_NOTE.extend({ ...withCustomer, refund: REFUND.optional() }),
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
