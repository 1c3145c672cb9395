import { z } from 'zod';
import { CREDIT_REASONS } from '../../domain/credit';
import {
  date,
  DOCS,
  oneOf,
  optional,
  quantity,
  required,
  text,
  uuid,
} from '../../validation/fields';
import { documentNumber, lines, LONG_TEXT } from './document';
import { paidAmount } from './payment';

const ITEM = z.object({
  line_id: required(uuid, DOCS.uuid('The id of the line in `invoice_items`.')),
  quantity: optional(quantity, {
    type: 'number',
    exclusiveMinimum: 0,
    description: 'How much of the line to credit. Without it and `amount`: all that is left.',
  }),
  amount: optional(paidAmount, {
    type: 'number',
    exclusiveMinimum: 0,
    description: 'How much of the net of the line to credit, with its tax in proportion.',
  }),
});

/** Body of POST /api/v1/invoices/{id}/credit-notes. */
export const CREDIT_NOTE_CREATE = z
  .object({
    items: lines(ITEM)
      .nullish()
      .meta({ description: 'Default: everything that is not credited yet.' }),
    reason: optional(oneOf(CREDIT_REASONS), {
      ...DOCS.oneOf(CREDIT_REASONS, 'Why it is credited.'),
      type: 'string',
    }),
    credit_note_number: documentNumber('CN-00001'),
    issue_date: optional(
      date,
      DOCS.date(
        "Default: today in the business's time zone. Not before the issue date of the invoice, nor after today.",
      ),
    ),
    notes: optional(text(LONG_TEXT), DOCS.text('Printed on the credit note.', LONG_TEXT)),
  })
  .meta({ id: 'CreditNoteCreate', title: 'Credit note to create' });

export type CreditNoteCreate = z.output<typeof CREDIT_NOTE_CREATE>;
export type CreditItem = z.output<typeof ITEM>;
