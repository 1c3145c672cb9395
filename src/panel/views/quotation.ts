import { DOCUMENT_FIELDS, lastRows } from './document-fields';
import type { View } from './view';

export const QUOTATION_VIEW: View = {
  namedBy: 'quotation_number',
  sort: ['issue_date', 'DESC'],
  columns: ['quotation_number', 'customer', 'issue_date', 'valid_until', 'state', 'total'],
  form: [
    [
      ['business', 6],
      ['customer', 6],
    ],
    [
      ['issue_date', 4],
      ['valid_until', 4],
      ['currency', 4],
    ],
    [['items', 12]],
    ...lastRows('quotation_number'),
    [['issued_at', 6]],
  ],
  fields: {
    ...DOCUMENT_FIELDS,
    quotation_number: {
      label: 'Number',
      help: 'If empty, the next number of the business.',
      placeholder: 'Next number',
    },
    state: { label: 'Status', help: 'Use the action Convert to invoice to make an invoice.' },
    valid_until: { label: 'Valid until', help: 'A sent quotation expires the day after.' },
  },
};
