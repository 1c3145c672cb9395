import { z } from 'zod';
import { checkFlag } from '../../domain/checks';
import { BUSINESS_PROCESSES, TREATMENTS } from '../../domain/french-codes';
import { INVOICE_STATUSES } from '../../domain/invoice-status';
import { ALL_REFERENCES, BILLED_REFERENCES, forReferences } from '../../domain/fields/references';
import {
  BANK_ACCOUNT,
  documentFields,
  documentNumber,
  LINE_FIELDS,
  lines,
  LOCKED,
  LONG_TEXT,
} from './document';
import { DELIVERY_CHANGE, deliveryAddress } from './delivery-address';
import { METADATA_CHANGE } from './metadata';
import {
  amount,
  changeable,
  clearable,
  date,
  DOCS,
  oneOf,
  optional,
  text,
  uuid,
} from '../../validation/fields';

const DELIVERY_DATE = DOCS.date('When the goods or services were delivered.');
const PERIOD_START = DOCS.date('The first day of the time in which it was supplied.');
const PERIOD_END = DOCS.date('The last day of that time, not before the first.');

const periodFields = {
  service_period_start: optional(date, PERIOD_START),
  service_period_end: optional(date, PERIOD_END),
};

export const INVOICE_LINE = z
  .object({ ...LINE_FIELDS, ...periodFields })
  .meta({ id: 'InvoiceLineCreate', title: 'Line of an invoice to create' });

const ORDER_REFERENCE = DOCS.text("The number of the customer's order.");

const TREATMENT = DOCS.oneOf(
  TREATMENTS,
  'How e-invoices of French sellers are reported (BAR). Default: by the customer.',
);
const PROCESS = DOCS.oneOf(
  BUSINESS_PROCESSES,
  'BT-23 of e-invoices of French sellers. Default: by the business, and by whether it is paid.',
);

const invoiceFields = {
  ...documentFields(INVOICE_STATUSES, 'draft'),
  invoice_number: documentNumber('INV-00001'),
  due_date: clearable(
    date,
    DOCS.date(
      'The due date; null for none. Default: by the payment term of the customer, else of the business; null without one.',
    ),
  ),
  delivery_date: optional(date, DELIVERY_DATE),
  ...periodFields,
  order_reference: optional(text(), ORDER_REFERENCE),
  ...forReferences(BILLED_REFERENCES, (says) => optional(text(), DOCS.text(says))),
  e_invoice_treatment: optional(oneOf(TREATMENTS), TREATMENT),
  business_process: optional(oneOf(BUSINESS_PROCESSES), PROCESS),
  bank_account_id: optional(uuid, BANK_ACCOUNT),
  amount_paid: optional(amount, {
    type: 'number',
    minimum: 0,
    description:
      'The amount paid so far, at most the total, rounded to the minor unit. Default: 0.',
  }),
};

interface OwnNames {
  invoice_number: string | null;
  due_date?: string | null | undefined;
}

/** The names that invoices share with quotations. A spread here would cost 3 µs (decision 9). */
function withCommonNames<T extends OwnNames>(sent: T) {
  const { invoice_number: number, due_date: deadline, ...fields } = sent;
  return Object.assign(fields, { number, deadline });
}

/** Body of POST /api/v1/invoices. */
export const INVOICE_CREATE = z
  .object({ ...invoiceFields, items: lines(INVOICE_LINE) })
  .transform(withCommonNames)
  .meta({ id: 'InvoiceCreate', title: 'Invoice to create' });

/** The API has no part in it. */
const OF_PANEL = { no_reminders: optional(checkFlag, {}) };

/** An invoice as the panel saves it. */
export const INVOICE_RECORD = z
  .object({ ...invoiceFields, ...OF_PANEL, items: lines(INVOICE_LINE) })
  .transform(withCommonNames);

const changes = {
  status: changeable(oneOf(INVOICE_STATUSES), DOCS.oneOf(INVOICE_STATUSES, 'The new status.')),
  notes: clearable(text(LONG_TEXT), DOCS.text('null clears it.', LONG_TEXT)),
  terms: clearable(text(LONG_TEXT), DOCS.text('null clears it.', LONG_TEXT)),
  due_date: clearable(date, DOCS.date('null clears it.')),
  delivery_date: clearable(date, LOCKED(DELIVERY_DATE)),
  service_period_start: clearable(date, LOCKED(PERIOD_START)),
  service_period_end: clearable(date, LOCKED(PERIOD_END)),
  order_reference: clearable(text(), LOCKED(ORDER_REFERENCE)),
  ...forReferences(ALL_REFERENCES, (says) => clearable(text(), LOCKED(DOCS.text(says)))),
  delivery_address: deliveryAddress(LOCKED(DELIVERY_CHANGE)),
  e_invoice_treatment: clearable(oneOf(TREATMENTS), LOCKED(TREATMENT)),
  business_process: clearable(oneOf(BUSINESS_PROCESSES), LOCKED(PROCESS)),
  bank_account_id: clearable(uuid, {
    ...BANK_ACCOUNT,
    description: `${BANK_ACCOUNT.description} Locked once the invoice is handed out: another one is 409 \`document_locked\`.`,
  }),
  metadata: METADATA_CHANGE,
};

/** The names of the fields that a PATCH may hold. */
export const INVOICE_CHANGES = Object.keys(changes);

/** Body of PATCH /api/v1/invoices/{id}. */
export const INVOICE_UPDATE = z
  .object(changes)
  .transform(({ due_date: deadline, ...fields }) => Object.assign(fields, { deadline }))
  .meta({ id: 'InvoiceUpdate', title: 'Change to an invoice' });

/** What the panel may still change of an issued invoice. */
export const INVOICE_RECORD_UPDATE = z
  .object({ ...changes, ...OF_PANEL })
  .transform(({ due_date: deadline, ...fields }) => Object.assign(fields, { deadline }));

export type InvoiceUpdate = z.infer<typeof INVOICE_UPDATE> &
  Partial<z.infer<typeof INVOICE_RECORD_UPDATE>>;
