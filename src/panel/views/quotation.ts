import { DOCUMENT_FIELDS, lastRows } from './document-fields';
import type { View } from './view';

export const QUOTATION_VIEW: View = {
  namedBy: 'quotation_number',
  sort: ['createdAt', 'DESC'],
  columns: ['quotation_number', 'customer', 'state', 'total', 'valid_until'],
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
    [
      ['subtotal', 4],
      ['tax_amount', 4],
      ['total', 4],
    ],
    ...lastRows('quotation_number'),
  ],
  fields: {
    ...DOCUMENT_FIELDS,
    quotation_number: {
      label: 'Number',
      help: 'If empty, the next number of the business.',
      placeholder: 'QT-00001',
    },
    state: { label: 'Status', help: 'Use the action Convert to invoice to make an invoice.' },
    valid_until: { label: 'Valid until', help: 'A sent quotation expires the day after.' },
  },
};
