import { CREDIT_NOTE_CREATE } from '../../../billing/schemas/credit-note';
import { CREDIT_NOTE_SEARCH, CSV_LINES } from '../../../billing/schemas/search';
import {
  CREDIT_NOTE,
  FOUND_CREDIT_NOTE,
  LISTED_CREDIT_NOTE,
} from '../../../billing/schemas/settlement-answers';
import { keyOperation } from '../../../http/routes/operation';
import { routesOf } from '../../../http/routes/route';
import { EXAMPLES } from '../../examples';

export const CREDIT_NOTE_OPERATIONS = [
  keyOperation('POST', '/invoices/:id/credit-notes', 'credit-note.create', {
    id: 'createCreditNote',
    tag: 'Credit notes',
    summary: 'Credit an invoice that was issued, whole or in part',
    does: 'creates',
    confirm: true,
    record: 'invoices',
    about: 'credit-notes',
    body: CREDIT_NOTE_CREATE,
    example: EXAMPLES.creditNote,
    answer: CREDIT_NOTE,
    emits: 'credit_note.created and, if nothing is due any more, invoice.paid or invoice.cancelled',
    refuses: [
      'too_many_items',
      'duplicate_number',
      'invoice_not_issued',
      'invoice_cancelled',
      'nothing_to_credit',
      'quantity_exceeds_invoiced',
      'credit_exceeds_invoice',
      'period_closed',
    ],
  }),
  keyOperation('GET', '/credit-notes', 'credit-note.find', {
    id: 'searchCreditNotes',
    tag: 'Credit notes',
    summary: 'Search credit notes, by default newest first',
    query: CREDIT_NOTE_SEARCH.extend(CSV_LINES.shape),
    answer: LISTED_CREDIT_NOTE,
    list: true,
    csv: true,
    refuses: ['page_too_large'],
  }),
  keyOperation('GET', '/credit-notes/:id', 'credit-note.findOne', {
    id: 'retrieveCreditNote',
    tag: 'Credit notes',
    summary: 'Retrieve a credit note',
    answer: FOUND_CREDIT_NOTE,
  }),
];

export default routesOf(CREDIT_NOTE_OPERATIONS);
