import { DOCUMENT_FIELDS, lastRows, REFERENCE_FIELDS, REFERENCE_ROWS } from './document-fields';
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
    ...REFERENCE_ROWS,
    [
      ['issued_at', 4],
      ['decided_at', 4],
      ['decided_by', 4],
    ],
    [['decision_remark', 12]],
  ],
  fields: {
    ...DOCUMENT_FIELDS,
    ...REFERENCE_FIELDS,
    quotation_number: {
      label: 'Number',
      help: 'If empty, the next number of the business.',
      placeholder: 'Next number',
    },
    state: { label: 'Status' },
    decided_at: {
      label: 'Decided on',
      help: 'When the customer accepted or declined on the page of the quotation.',
      readOnly: true,
    },
    decided_by: { label: 'Decided by', help: 'The name that was typed there.', readOnly: true },
    decision_remark: { label: 'Remark of the customer', readOnly: true },
    valid_until: { label: 'Valid until', help: 'A sent quotation expires the day after.' },
  },
};
