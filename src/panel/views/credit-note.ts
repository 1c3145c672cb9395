import { columnName, fieldsOf } from '../../domain/fields/documents';
import { INVOICE_VIEW } from './invoice';
import type { View } from './view';

const READ_ONLY = { readOnly: true } as const;

/** The fields that it shares with an invoice. */
const SHARED = [
  'business',
  'customer',
  'items',
  ...fieldsOf('credit_note').map((field) => columnName('credit_note', field)),
].flatMap((name) => {
  const { label, namedBy } = INVOICE_VIEW.fields[name] ?? {};
  return label === undefined ? [] : [[name, { label, namedBy, ...READ_ONLY }] as const];
});

/** Nothing of a credit note can be changed. */
export const CREDIT_NOTE_VIEW: View = {
  namedBy: 'credit_note_number',
  sort: ['issue_date', 'DESC'],
  columns: ['credit_note_number', 'invoice', 'customer', 'issue_date', 'reason', 'total'],
  form: [
    [
      ['invoice', 4],
      ['customer', 4],
      ['business', 4],
    ],
    [
      ['credit_note_number', 4],
      ['issue_date', 4],
      ['reason', 4],
    ],
    [['items', 12]],
    [
      ['applied_amount', 4],
      ['refunded_amount', 4],
      ['currency', 4],
    ],
    [['notes', 12]],
  ],
  fields: {
    ...Object.fromEntries(SHARED),
    invoice: { label: 'Invoice', namedBy: 'invoice_number', ...READ_ONLY },
    credit_note_number: { label: 'Number', ...READ_ONLY },
    reason: { label: 'Reason', ...READ_ONLY },
    applied_amount: {
      label: 'Taken off the invoice',
      help: 'The rest of the total is to be refunded.',
      ...READ_ONLY,
    },
    refunded_amount: { label: 'Refunded', ...READ_ONLY },
  },
};

/** Refunds are never changed. A mistake is voided. */
export const REFUND_VIEW: View = {
  namedBy: 'reference',
  sort: ['refunded_on', 'DESC'],
  columns: ['refunded_on', 'credit_note', 'amount', 'reference', 'state'],
  form: [
    [
      ['credit_note', 6],
      ['business', 6],
    ],
    [
      ['amount', 4],
      ['currency', 4],
      ['state', 4],
    ],
    [
      ['refunded_on', 4],
      ['reference', 8],
    ],
  ],
  fields: {
    credit_note: { label: 'Credit note', namedBy: 'credit_note_number', ...READ_ONLY },
    business: { label: 'Business', namedBy: 'name', ...READ_ONLY },
    amount: { label: 'Amount', ...READ_ONLY },
    currency: { label: 'Currency', ...READ_ONLY },
    state: { label: 'Status', ...READ_ONLY },
    refunded_on: { label: 'Date', ...READ_ONLY },
    reference: { label: 'Reference', ...READ_ONLY },
  },
};
