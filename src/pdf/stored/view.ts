import Big from 'big.js';
import { amountDue } from '../../domain/amount-due';
import { printIban } from '../../domain/bank-account';
import { ZERO } from '../../domain/money';
import { moneyPrinter } from '../../domain/print-money';
import type { StoredDocument, StoredInvoice, StoredQuotation } from '../../billing/document';
import type { BusinessDetails } from '../../billing/sql/printed-details';
import { creditNoteView, type PrintedCreditNote } from './credit-note';
import { labelled, storedView } from './document-view';
import type { DocumentView, Labelled, PrintOptions, Stamp, Total } from '../view-model';

const STAMPS: Readonly<Record<string, Stamp>> = {
  paid: { text: 'PAID', tone: 'good' },
  overdue: { text: 'OVERDUE', tone: 'warning' },
  cancelled: { text: 'CANCELLED', tone: 'neutral' },
};

/** Where to pay. The account is in the name that the business prints. */
function bankDetails({ name, iban, bic }: BusinessDetails): Labelled[] {
  if (!iban && !bic) return [];
  const holder = `Account holder: ${name}`;
  const lines = [holder, iban && `IBAN: ${printIban(iban)}`, bic && `BIC: ${bic}`];
  return labelled('Bank Details', lines.filter(Boolean).join('\n'));
}

/** A stored invoice as `GET /api/v1/invoices/{id}/pdf` prints it. */
export function invoiceView(
  invoice: StoredInvoice,
  business: BusinessDetails,
  options: PrintOptions = {},
): DocumentView {
  const print = moneyPrinter(invoice.currency);
  const minus = (label: string, amount: string): Total[] =>
    ZERO.eq(amount) ? [] : [{ kind: 'part', label, value: print(new Big(amount).times(-1)) }];
  const settled = [
    ...minus('Amount Paid', invoice.amount_paid),
    ...minus('Credited', invoice.amount_credited),
  ];
  const balance: Total = { kind: 'due', label: 'Balance Due', value: print(amountDue(invoice)) };
  const own = {
    heading: 'INVOICE',
    recipient: 'Bill To',
    facts: [
      ...labelled('Date', invoice.issue_date),
      ...labelled('Due Date', invoice.deadline),
      ...labelled('Delivery Date', invoice.delivery_date),
      ...labelled('Order Reference', invoice.order_reference),
    ],
    ...(invoice.status === 'cancelled'
      ? { end: settled, due: { label: 'Status', value: 'CANCELLED' }, remarks: [] }
      : { end: [...settled, balance], remarks: bankDetails(business) }),
    stamp: STAMPS[invoice.status],
  };
  return storedView(invoice, business, own, options);
}

/** A stored quotation as `GET /api/v1/quotations/{id}/pdf` prints it. */
export function quotationView(
  quotation: StoredQuotation,
  business: BusinessDetails,
  options: PrintOptions = {},
): DocumentView {
  const own = {
    heading: 'QUOTATION',
    recipient: 'Prepared For',
    facts: [
      ...labelled('Date', quotation.issue_date),
      ...labelled('Valid Until', quotation.deadline),
    ],
    end: [],
    remarks: [],
  };
  return storedView(quotation, business, own, options);
}

/** A stored document of any kind. Its amounts are printed from their exact text. */
export function viewOf(
  document: StoredDocument | PrintedCreditNote,
  business: BusinessDetails,
  options: PrintOptions,
): DocumentView {
  if ('applied_amount' in document) return creditNoteView(document, business, options);
  return 'amount_paid' in document
    ? invoiceView(document, business, options)
    : quotationView(document, business, options);
}
