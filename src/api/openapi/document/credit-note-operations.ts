import { PAGES } from '../../../billing/schemas/payment';
import { CREDIT_NOTE_SEARCH, CSV_LINES } from '../../../billing/schemas/search';
import { eInvoiceOperation } from './e-invoice-operation';
import { EXAMPLES } from './examples';
import type { Operation } from './operation';

const COMMON = { tag: 'Credit notes' } as const;
const NOTES = '/api/v1/credit-notes';
const WRITE_ERRORS = [400, 404, 409, 413, 415, 422] as const;

const CREDIT_NOTES: readonly Operation[] = [
  {
    ...COMMON,
    method: 'post',
    path: '/api/v1/invoices/{id}/credit-notes',
    id: 'createCreditNote',
    scope: 'write',
    summary: 'Credit an invoice that was issued, whole or in part',
    body: 'CreditNoteCreate',
    example: EXAMPLES.creditNote,
    status: 201,
    answer: 'CreditNote',
    emits: 'credit_note.created and, if nothing is due any more, invoice.paid or invoice.cancelled',
    errors: WRITE_ERRORS,
  },
  {
    ...COMMON,
    method: 'get',
    path: NOTES,
    id: 'searchCreditNotes',
    scope: 'read',
    summary: 'Search credit notes, by default newest first',
    query: CREDIT_NOTE_SEARCH.extend(CSV_LINES.shape),
    csv: true,
    status: 200,
    answer: 'ListedCreditNote',
    list: true,
    errors: [400],
  },
  {
    ...COMMON,
    method: 'get',
    path: `${NOTES}/{id}`,
    id: 'retrieveCreditNote',
    scope: 'read',
    summary: 'Retrieve a credit note',
    status: 200,
    answer: 'FoundCreditNote',
    errors: [404],
  },
  {
    ...COMMON,
    method: 'get',
    path: `${NOTES}/{id}/pdf`,
    id: 'printCreditNote',
    scope: 'read',
    summary: 'Download the PDF of a credit note',
    status: 200,
    answer: 'PDF',
    errors: [404],
  },
  eInvoiceOperation('CreditNote'),
];

const REFUNDS: readonly Operation[] = [
  {
    ...COMMON,
    method: 'post',
    path: `${NOTES}/{id}/refunds`,
    id: 'recordRefund',
    scope: 'write',
    summary: 'Record that money was paid back for a credit note',
    body: 'RefundCreate',
    example: EXAMPLES.refund,
    status: 201,
    answer: 'Refund',
    emits: 'credit_note.refunded',
    errors: WRITE_ERRORS,
  },
  {
    ...COMMON,
    method: 'get',
    path: `${NOTES}/{id}/refunds`,
    id: 'listRefunds',
    scope: 'read',
    summary: 'List the refunds of a credit note, newest first',
    query: PAGES,
    status: 200,
    answer: 'Refund',
    list: true,
    errors: [400, 404],
  },
  {
    ...COMMON,
    method: 'post',
    path: '/api/v1/refunds/{id}/void',
    id: 'voidRefund',
    scope: 'write',
    summary: 'Void a refund; a second time changes nothing',
    status: 200,
    answer: 'Refund',
    errors: WRITE_ERRORS,
  },
];

export const CREDIT_NOTE_OPERATIONS: readonly Operation[] = [...CREDIT_NOTES, ...REFUNDS];
