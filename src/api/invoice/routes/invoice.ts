import { INVOICE } from '../../../billing/kind';
import { replaceInvoice } from '../../../billing/documents/replace-invoice';
import { FOUND_INVOICE, INVOICE as ANSWER, LISTED_INVOICE } from '../../../billing/schemas/answers';
import { INVOICE_CREATE, INVOICE_UPDATE } from '../../../billing/schemas/invoice';
import { CSV_LINES, INVOICE_SEARCH } from '../../../billing/schemas/search';
import { SENT_BACK } from '../../../billing/schemas/sent-back';
import { deletesDraft, replacesDraft } from '../../../http/routes/draft-handlers';
import { keyOperation } from '../../../http/routes/operation';
import { routesOf } from '../../../http/routes/route';
import { EXAMPLES } from '../../examples';

const replace = replacesDraft(INVOICE_CREATE, SENT_BACK.invoice, replaceInvoice);
const CHANGE = { permissions: ['api::invoice.invoice.update'], record: 'invoices' } as const;
const CHANGED =
  'invoice.sent, invoice.paid, invoice.cancelled or invoice.overdue, and invoice.updated';

export const INVOICE_OPERATIONS = [
  keyOperation('POST', '/invoices', 'invoice.create', {
    id: 'createInvoice',
    tag: 'Invoices',
    summary: 'Create an invoice',
    does: 'creates',
    confirm: false,
    body: INVOICE_CREATE,
    example: EXAMPLES.invoice,
    answer: ANSWER,
    emits: 'invoice.created',
    refuses: ['customer_not_found', 'too_many_items', 'duplicate_number', 'period_closed'],
  }),
  keyOperation('GET', '/invoices', 'invoice.find', {
    id: 'searchInvoices',
    tag: 'Invoices',
    summary: 'Search invoices, by default newest first',
    query: INVOICE_SEARCH.extend(CSV_LINES.shape),
    answer: LISTED_INVOICE,
    list: true,
    csv: true,
    refuses: ['page_too_large'],
  }),
  keyOperation('GET', '/invoices/:id', 'invoice.findOne', {
    id: 'retrieveInvoice',
    tag: 'Invoices',
    summary: 'Retrieve an invoice',
    answer: FOUND_INVOICE,
  }),
  keyOperation('PATCH', '/invoices/:id', 'invoice.update', {
    id: 'updateInvoice',
    tag: 'Invoices',
    summary: 'Update the status, notes, terms or date of an invoice',
    record: 'invoices',
    body: INVOICE_UPDATE,
    example: EXAMPLES.invoiceUpdate,
    answer: ANSWER,
    emits: CHANGED,
    refuses: ['payment_refunded', 'document_locked', 'status_contradicts_records', 'period_closed'],
  }),
  keyOperation('PUT', '/invoices/:id', replace, {
    ...CHANGE,
    id: 'replaceInvoice',
    tag: 'Invoices',
    summary: 'Replace a draft invoice; an omitted field takes its default, an omitted number stays',
    body: INVOICE_CREATE,
    example: EXAMPLES.invoice,
    answer: ANSWER,
    emits: CHANGED,
    refuses: [
      'customer_not_found',
      'too_many_items',
      'duplicate_number',
      'document_locked',
      'document_issued',
      'number_not_last',
      'period_closed',
    ],
  }),
  keyOperation('DELETE', '/invoices/:id', deletesDraft(INVOICE), {
    ...CHANGE,
    id: 'deleteInvoice',
    tag: 'Invoices',
    summary: 'Delete a draft invoice; its number must be the last of its run, or of none',
    refuses: ['document_issued', 'number_not_last'],
  }),
];

export default routesOf(INVOICE_OPERATIONS);
