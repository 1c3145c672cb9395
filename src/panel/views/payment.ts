import type { View } from './view';

/** Payments are recorded and voided by buttons, so nothing of this form can be changed. */
export const PAYMENT_VIEW: View = {
  namedBy: 'reference',
  sort: ['paid_on', 'DESC'],
  columns: ['paid_on', 'invoice', 'amount', 'method', 'reference', 'state'],
  form: [
    [
      ['invoice', 6],
      ['business', 6],
    ],
    [
      ['amount', 3],
      ['unallocated_amount', 3],
      ['currency', 3],
      ['state', 3],
    ],
    [
      ['paid_on', 4],
      ['method', 4],
      ['reference', 4],
    ],
    [['note', 12]],
  ],
  fields: {
    invoice: { label: 'Invoice', readOnly: true, namedBy: 'invoice_number' },
    business: { label: 'Business', readOnly: true, namedBy: 'name' },
    amount: { label: 'Amount', readOnly: true },
    unallocated_amount: { label: 'On account', readOnly: true },
    currency: { label: 'Currency', readOnly: true },
    state: { label: 'Status', readOnly: true },
    paid_on: { label: 'Date', readOnly: true },
    method: { label: 'Method', readOnly: true },
    reference: { label: 'Reference', readOnly: true },
    note: { label: 'Note', readOnly: true },
  },
};
