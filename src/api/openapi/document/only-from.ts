import type { ErrorCode } from '../../../domain/errors';
import type { Operation } from './operation';

const WRITES_DOCUMENT = /^(create|replace)(Invoice|Quotation)$/;
const REPLACES_OR_DELETES = /^(replace|delete)(Invoice|Quotation)$/;
const SENDS = /^send(Invoice|Quotation|CreditNote)$/;
/** Quotations have no e-invoice. */
const SENDS_BILL = /^send(Invoice|CreditNote)$/;
export const isEInvoice = ({ answer }: Operation): boolean => answer === 'E-invoice';
/** Says whether an answer may be that a document has no e-invoice. */
const mayLackEInvoice = (operation: Operation): boolean =>
  isEInvoice(operation) || SENDS_BILL.test(operation.id);
const isLink = ({ answer }: Operation): boolean => answer === 'DocumentLink';
/** They may issue a document, or change what counts on a day. */
const BOOKS =
  /^(create|replace|update|send)Invoice$|^runRecurringInvoice$|^(record|void)(Payment|Refund)$|^(recordCustomer|allocate|refund)Payment$|^(voidAllocation|updatePayment|createCreditNote)$/;
const WRITES_LINES = /^create(Invoice|Quotation|CreditNote)$|^replace(Invoice|Quotation)$/;
const ALLOCATES = /^(recordCustomer|allocate)Payment$/;
const RUNS = /^(skip|run)RecurringInvoice$/;
const LISTS_LARGE =
  /^search(Invoices|Quotations|CreditNotes|RecurringInvoices)$|^list[A-Za-z]+History$/;
const MAKES_RECURRING = /^(create|update|previewNew)Recurring/;
/** They show or make invoices of a recurring one. */
const PRICES_RECURRING = /^(create|update|preview|previewNew|run)Recurring/;

/**
 * The operations that can answer with a code. Other codes can come from every operation with their
 * status.
 */
export const ONLY_FROM: Partial<Record<ErrorCode, (operation: Operation) => boolean>> = {
  customer_not_found: ({ id }) => WRITES_DOCUMENT.test(id) || PRICES_RECURRING.test(id),
  page_too_large: ({ id }) => LISTS_LARGE.test(id),
  too_many_items: ({ id }) => WRITES_LINES.test(id) || MAKES_RECURRING.test(id),
  preview_too_large: ({ id }) => /^preview(New)?RecurringInvoice$/.test(id),
  duplicate_number: ({ id }) => WRITES_LINES.test(id),
  duplicate_sku: ({ id }) => /^(create|update)Product$/.test(id),
  already_converted: ({ id }) => id === 'convertQuotation',
  document_locked: ({ id }) => /^(update(Invoice|Quotation)|replaceInvoice)$/.test(id),
  document_issued: ({ id }) => REPLACES_OR_DELETES.test(id),
  number_not_last: ({ id }) => /^(replace|delete)Invoice$/.test(id),
  status_contradicts_records: ({ id }) => id === 'updateInvoice',
  period_closed: ({ id }) => BOOKS.test(id),
  invoice_not_found: ({ id }) => ALLOCATES.test(id),
  other_customer: ({ id }) => ALLOCATES.test(id),
  currency_mismatch: ({ id }) => ALLOCATES.test(id),
  invoice_not_payable: ({ id }) => id === 'recordPayment' || ALLOCATES.test(id),
  amount_exceeds_due: ({ id }) => id === 'recordPayment' || ALLOCATES.test(id),
  amount_exceeds_unallocated: ({ id }) => id === 'refundPayment' || ALLOCATES.test(id),
  write_off_not_on_account: ({ id }) => id === 'voidAllocation',
  payment_refunded: ({ id }) => /^void(Payment|Allocation)$|^updateInvoice$/.test(id),
  invoice_not_issued: ({ id }) => id === 'createCreditNote',
  invoice_cancelled: ({ id }) => /^(createCreditNote|sendInvoice|readInvoiceAsEInvoice)$/.test(id),
  mail_not_configured: ({ id }) => SENDS.test(id),
  mail_limit: ({ id }) => SENDS.test(id),
  recipient_not_allowed: ({ id }) => SENDS.test(id),
  invitation_not_allowed: ({ id }) => /^(create|update)Customer$/.test(id),
  portal_not_allowed: ({ id }) => id === 'createPortalSession',
  not_issued: (operation) => isEInvoice(operation) || isLink(operation),
  recurring_invoice_ended: ({ id }) =>
    /^(update|pause|resume|cancel|skip|run)RecurringInvoice$/.test(id),
  occurrence_exists: ({ id }) => RUNS.test(id),
  occurrence_not_next: ({ id }) => RUNS.test(id),
  already_decided: () => false,
  foreign_origin: () => false,
  e_invoice_incomplete: mayLackEInvoice,
  not_expressible: mayLackEInvoice,
  totals_not_per_rate: mayLackEInvoice,
  nothing_to_credit: ({ id }) => id === 'createCreditNote',
  quantity_exceeds_invoiced: ({ id }) => id === 'createCreditNote',
  credit_exceeds_invoice: ({ id }) => id === 'createCreditNote',
  amount_exceeds_refund_due: ({ id }) => id === 'recordRefund',
  no_valid_fields: ({ method }) => method === 'patch',
  malformed_json: ({ method }) => method !== 'get' && method !== 'delete',
  quota_exceeded: ({ id }) => id === 'generateInvoice',
  insufficient_scope: ({ scope }) => scope !== null && scope !== 'any',
  generator_closed: ({ tag }) => tag === 'Generator',
  too_many_endpoints: ({ id }) => id === 'createWebhookEndpoint',
  overloaded: ({ answer, csv }) => answer === 'PDF' || answer === 'E-invoice' || csv === true,
};
