import { DOCUMENT_FIELDS, lastRows } from './document-fields';
import type { View } from './view';

export const INVOICE_VIEW: View = {
  namedBy: 'invoice_number',
  sort: ['createdAt', 'DESC'],
  columns: ['invoice_number', 'customer', 'state', 'total', 'due_date'],
  form: [
    [
      ['business', 6],
      ['customer', 6],
    ],
    [
      ['issue_date', 4],
      ['due_date', 4],
      ['currency', 4],
    ],
    [
      ['delivery_date', 4],
      ['order_reference', 8],
    ],
    [['items', 12]],
    [
      ['subtotal', 3],
      ['tax_amount', 3],
      ['total', 3],
      ['amount_paid', 3],
    ],
    ...lastRows('invoice_number'),
    [
      ['quotation', 6],
      ['paid_at', 6],
    ],
  ],
  fields: {
    ...DOCUMENT_FIELDS,
    invoice_number: {
      label: 'Number',
      help: 'If empty, the next number of the business.',
      placeholder: 'INV-00001',
    },
    state: { label: 'Status', help: 'The status Paid sets the amount paid to the total.' },
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
    amount_paid: { label: 'Amount paid', help: 'From 0 to the total.' },
    amount_paid_before: { label: 'Amount paid before it was paid in full', readOnly: true },
    paid_at: { label: 'Paid on', help: 'Set when the status becomes Paid.', readOnly: true },
    quotation: {
      label: 'Made from quotation',
      help: 'Set when a quotation is converted.',
      readOnly: true,
      namedBy: 'quotation_number',
    },
  },
};
