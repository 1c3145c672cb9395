import Big from 'big.js';
import { amountDue, isClosedByWriteOff, withoutWriteOffs } from '../../domain/amount-due';
import { ZERO } from '../../domain/money';
import type { StoredDocument, StoredInvoice, StoredQuotation } from '../../billing/document';
import type { BusinessDetails } from '../../billing/sql/printed-details';
import { bankDetails } from './bank-details';
import { creditNoteView, type PrintedCreditNote } from './credit-note';
import { storedView } from './document-view';
import { dated, labelled, printingOf, type Printing } from './printing';
import { supplyFacts } from './supply';
import type { DocumentView, PrintOptions, Stamp, Total } from '../view-model';

const TONES = { paid: 'good', overdue: 'warning', cancelled: 'neutral' } as const;

const isStamped = (status: string): status is keyof typeof TONES => Object.hasOwn(TONES, status);

const stampOf = (status: string, { stamps }: Printing['words']): Stamp | undefined =>
  isStamped(status) ? { text: stamps[status], tone: TONES[status] } : undefined;

/** Amounts that are subtracted from the total. */
function settledRows(invoice: StoredInvoice, { words, money }: Printing): Total[] {
  const minus = (label: string, amount: string): Total[] =>
    ZERO.eq(amount) ? [] : [{ kind: 'part', label, value: money(new Big(amount).times(-1)) }];
  return [
    ...minus(words.labels.paid, invoice.amount_paid),
    ...minus(words.credited, invoice.amount_credited),
  ];
}

/** A stored invoice as `GET /api/v1/invoices/{id}/pdf` prints it. */
export function invoiceView(
  stored: StoredInvoice,
  business: BusinessDetails,
  options: PrintOptions = {},
): DocumentView {
  const invoice = withoutWriteOffs(stored);
  const isClosed = options.bankDetails === 'apart' && isClosedByWriteOff(stored);
  const printing = printingOf(invoice, business);
  const { words, money } = printing;
  const { labels, stamps } = words;
  const balance: Total = {
    kind: 'due',
    label: labels.balanceDue,
    value: money(amountDue(invoice)),
  };
  const settled = settledRows(invoice, printing);
  const own = {
    heading: labels.invoice,
    recipient: labels.billTo,
    facts: [
      ...dated(labels.date, invoice.issue_date, printing),
      ...dated(labels.dueDate, invoice.deadline, printing),
      ...supplyFacts(invoice, printing),
      ...labelled(words.orderReference, invoice.order_reference),
    ],
    ...(invoice.status === 'cancelled'
      ? { end: settled, due: { label: words.status, value: stamps.cancelled }, remarks: [] }
      : { end: [...settled, balance], remarks: bankDetails(invoice, business, printing, options) }),
    // The page of the invoice, which names no account, asks for nothing then.
    ...(isClosed ? { end: settled, due: 'total' as const } : {}),
    stamp: stampOf(invoice.status, words),
  };
  return storedView(invoice, business, printing, own, options);
}

/** A stored quotation as `GET /api/v1/quotations/{id}/pdf` prints it. */
export function quotationView(
  quotation: StoredQuotation,
  business: BusinessDetails,
  options: PrintOptions = {},
): DocumentView {
  const printing = printingOf(quotation, business);
  const { heading, recipient, validUntil } = printing.words.quotation;
  const own = {
    heading,
    recipient,
    facts: [
      ...dated(printing.words.issued, quotation.issue_date, printing),
      ...dated(validUntil, quotation.deadline, printing),
    ],
    end: [],
    remarks: [],
  };
  return storedView(quotation, business, printing, own, options);
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
