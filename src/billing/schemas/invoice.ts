import { z } from 'zod';
import { INVOICE_STATUSES } from '../../domain/invoice-status';
import {
  DISCOUNT_RATE,
  documentFields,
  documentNumber,
  LINE_FIELDS,
  lines,
  LONG_TEXT,
} from './document';
import { amount, clearable, date, DOCS, oneOf, optional, text } from '../../validation/fields';

export const INVOICE_LINE = z
  .object(LINE_FIELDS)
  .meta({ id: 'InvoiceLineCreate', title: 'Line of an invoice to create' });

const invoiceFields = {
  ...documentFields(INVOICE_STATUSES, 'draft'),
  invoice_number: documentNumber('INV-00001'),
  due_date: optional(date, DOCS.date('The due date.')),
  amount_paid: optional(amount, {
    type: 'number',
    minimum: 0,
    description:
      'The amount paid so far, at most the total, rounded to the minor unit. Default: 0.',
  }),
};

/** Body of POST /api/v1/invoices. */
export const INVOICE_CREATE = z
  .object({ ...invoiceFields, items: lines(INVOICE_LINE) })
  .meta({ id: 'InvoiceCreate', title: 'Invoice to create' });

/** An invoice as it is stored: a converted quotation's lines keep their discount. */
export const INVOICE_RECORD = z.object({
  ...invoiceFields,
  items: lines(z.object({ ...LINE_FIELDS, discount_rate: DISCOUNT_RATE })),
});

/** Body of PATCH /api/v1/invoices/{id}. */
export const INVOICE_UPDATE = z
  .object({
    status: clearable(oneOf(INVOICE_STATUSES), DOCS.oneOf(INVOICE_STATUSES, 'The new status.')),
    notes: clearable(text(LONG_TEXT), DOCS.text('null clears it.', LONG_TEXT)),
    terms: clearable(text(LONG_TEXT), DOCS.text('null clears it.', LONG_TEXT)),
    due_date: clearable(date, DOCS.date('null clears it.')),
  })
  .meta({ id: 'InvoiceUpdate', title: 'Change to an invoice' });

export type InvoiceUpdate = z.infer<typeof INVOICE_UPDATE>;
export type InvoiceCreate = z.infer<typeof INVOICE_CREATE>;
