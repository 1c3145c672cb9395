import { ACCOUNT_ROW, DOCUMENT_FIELDS, REFERENCE_FIELDS, REFERENCE_ROWS } from './document-fields';
import type { View } from './view';

const {
  business,
  customer,
  currency,
  bank_account_id,
  delivery_address,
  items,
  template_type,
  metadata,
  notes,
  terms,
} = DOCUMENT_FIELDS;

/** Progress is moved on by the service and by buttons, and stands beside the form. */
export const RECURRING_VIEW: View = {
  namedBy: 'name',
  sort: ['next_date', 'ASC'],
  columns: ['name', 'customer', 'interval_unit', 'next_date', 'mode', 'state'],
  form: [
    [
      ['business', 6],
      ['customer', 6],
    ],
    [
      ['name', 6],
      ['currency', 6],
    ],
    [
      ['interval_count', 3],
      ['interval_unit', 3],
      ['start_date', 3],
      ['day_of_month', 3],
    ],
    [
      ['mode', 4],
      ['period', 4],
      ['due_days', 4],
    ],
    [['items', 12]],
    [
      ['end_date', 4],
      ['max_occurrences', 4],
      ['catch_up', 4],
    ],
    [
      ['notes', 6],
      ['terms', 6],
    ],
    [
      ['order_reference', 4],
      ['template_type', 4],
      ['issue_days_before', 4],
    ],
    ...REFERENCE_ROWS,
    ...ACCOUNT_ROW,
  ],
  fields: {
    ...REFERENCE_FIELDS,
    bank_account_id,
    delivery_address,
    business,
    customer,
    name: { label: 'Name', help: 'What you call it. Not printed.', placeholder: 'Hosting' },
    currency,
    order_reference: {
      label: 'Order reference',
      help: "The number of the customer's order. Printed.",
      placeholder: 'PO-2026-0007',
    },
    interval_count: { label: 'Every', help: 'From 1 to 366.' },
    interval_unit: { label: 'Interval' },
    start_date: { label: 'First date', help: 'All dates are counted from it.' },
    day_of_month: {
      label: 'Day of the month',
      help: 'For months and years. If empty, the day of the first date.',
    },
    mode: { label: 'Each invoice' },
    period: { label: 'Billed period', help: 'Told by {period_start} and {period_end}.' },
    issue_days_before: {
      label: 'Days before the date',
      help: 'Each invoice is made so much earlier.',
    },
    due_days: { label: 'Days to pay', help: 'If empty, by the payment term.' },
    items,
    end_date: { label: 'Last date', help: 'If empty, it goes on.' },
    max_occurrences: { label: 'Most invoices', help: 'It ends after so many.' },
    catch_up: { label: 'Missed dates', help: 'When the service was down.' },
    template_type,
    notes,
    terms,
    metadata,
    state: { label: 'Status', readOnly: true },
    next_date: { label: 'Next date', readOnly: true },
    next_occurrence: { label: 'Next occurrence', readOnly: true },
    failures: { label: 'Failures', readOnly: true },
    last_error: { label: 'Last problem', readOnly: true },
  },
};
