import {
  ACCOUNT_ROW,
  BILLED_REFERENCE_ROWS,
  DOCUMENT_FIELDS,
  lastRows,
  PERIOD_FIELDS,
  REFERENCE_FIELDS,
} from './document-fields';
import type { View } from './view';

export const INVOICE_VIEW: View = {
  namedBy: 'invoice_number',
  sort: ['issue_date', 'DESC'],
  columns: ['invoice_number', 'customer', 'issue_date', 'due_date', 'state', 'total'],
  form: [
    [
      ['business', 4],
      ['customer', 4],
      ['currency', 4],
    ],
    [
      ['issue_date', 4],
      ['due_date', 4],
      ['delivery_date', 4],
    ],
    [['items', 12]],
    ...lastRows('invoice_number'),
    [
      ['order_reference', 6],
      ['no_reminders', 6],
    ],
    [
      ['service_period_start', 4],
      ['service_period_end', 4],
    ],
    ...BILLED_REFERENCE_ROWS,
    ...ACCOUNT_ROW,
    [
      ['e_invoice_treatment', 6],
      ['business_process', 6],
    ],
    [
      ['issued_at', 4],
      ['paid_at', 4],
      ['quotation', 4],
    ],
  ],
  fields: {
    ...DOCUMENT_FIELDS,
    ...REFERENCE_FIELDS,
    ...PERIOD_FIELDS,
    e_invoice_treatment: {
      label: 'Reported as',
      help: 'For e-invoices in France (BAR). If empty, by the customer.',
    },
    business_process: {
      label: 'Business process',
      help: 'For e-invoices in France. If empty, by the business, and by whether it is paid.',
    },
    invoice_number: {
      label: 'Number',
      help: 'If empty, the next number of the business.',
      placeholder: 'Next number',
    },
    state: { label: 'Status' },
    due_date: {
      label: 'Due date',
      help: 'If empty, by the payment term. A sent invoice becomes overdue the day after.',
    },
    delivery_date: {
      label: 'Delivery date',
      help: 'When the goods or services were delivered. Printed.',
    },
    order_reference: {
      label: 'Order reference',
      help: "The number of the customer's order. Printed.",
      placeholder: 'PO-2026-0007',
    },
    amount_paid: { label: 'Amount paid', readOnly: true },
    amount_written_off: {
      label: 'Written off',
      help: 'The part of the amount paid that will not come.',
      readOnly: true,
    },
    amount_credited: {
      label: 'Credited',
      help: 'What its credit notes take off the amount due.',
      readOnly: true,
    },
    amount_paid_before: { label: 'Amount paid before it was paid in full', readOnly: true },
    no_reminders: {
      label: 'No reminders',
      help: 'The customer gets no reminders of this invoice.',
    },
    paid_at: { label: 'Paid on', help: 'Set when the status becomes Paid.', readOnly: true },
    quotation: {
      label: 'Made from quotation',
      help: 'Set when a quotation is converted.',
      readOnly: true,
      namedBy: 'quotation_number',
    },
  },
};
