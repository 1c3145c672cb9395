import Big from 'big.js';
import { printIban } from '../../domain/bank-account';
import { ZERO } from '../../domain/money';
import { moneyPrinter } from '../../domain/print-money';
import { currentVersion } from '../../domain/templates';
import type { StoredDocument, StoredInvoice, StoredQuotation } from '../../billing/document';
import type { BusinessDetails } from '../../billing/sql/business-details';
import { columnsOf, exemptionReasons, printLine, taxRows } from './lines';
import { storedParty } from './party';
import type { DocumentView, Labelled, PrintOptions, Stamp, Total } from '../view-model';

const COLOR = '#1E40AF';
const STAMPS: Readonly<Record<string, Stamp>> = {
  paid: { text: 'PAID', tone: 'good' },
  overdue: { text: 'OVERDUE', tone: 'warning' },
  cancelled: { text: 'CANCELLED', tone: 'neutral' },
};

/** A draft is printed with the current template and has no version, so each version may carry it. */
const DRAFT = 'DRAFT';

const labelled = (label: string, value: string | null): Labelled[] =>
  value ? [{ label, value }] : [];

interface OwnParts {
  heading: string;
  recipient: string;
  facts: Labelled[];
  /** Rows below the total. */
  end: Total[];
  /** Where it is not the last of the totals. */
  due?: Labelled;
  /** Texts before notes and terms. */
  remarks: Labelled[];
  stamp?: Stamp | undefined;
}

/** What both kinds print alike. */
function storedView(
  document: StoredDocument,
  business: BusinessDetails,
  own: OwnParts,
  options: PrintOptions,
): DocumentView {
  const { lines } = document;
  const print = moneyPrinter(document.currency);
  const total: Total = { kind: 'total', label: 'Total', value: print(document.total) };
  const subtotal: Total = { kind: 'part', label: 'Subtotal', value: print(document.subtotal) };
  return {
    template: document.template_type,
    templateVersion: document.template_version ?? currentVersion(document.template_type),
    paper: options.paper ?? 'A4',
    language: options.language ?? 'en',
    title: `${own.heading} ${document.number}`,
    author: business.name,
    color: COLOR,
    logo: options.logo,
    heading: own.heading,
    number: document.number,
    sender: storedParty(business),
    recipients: [{ label: own.recipient, ...storedParty(document.customer) }],
    facts: [...own.facts, ...labelled('Your Reference', document.customer.buyer_reference)],
    due: own.due ?? own.end.at(-1) ?? total,
    columns: columnsOf(lines),
    lines: lines.map((line) => printLine(line, print)),
    totals: [subtotal, ...taxRows(lines, print), total, ...own.end],
    remarks: [
      ...labelled('Tax', exemptionReasons(lines)),
      ...own.remarks,
      ...labelled('Notes', document.notes),
      ...labelled('Terms', document.terms),
    ],
    stamp: own.stamp,
    watermark: options.watermark,
    mark: document.status === 'draft' ? DRAFT : undefined,
  };
}

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
  const paidAmount = new Big(invoice.amount_paid);
  const due = new Big(invoice.total).minus(paidAmount);
  const paid: Total[] = paidAmount.eq(ZERO)
    ? []
    : [{ kind: 'part', label: 'Amount Paid', value: print(paidAmount.times(-1)) }];
  const balance: Total = { kind: 'due', label: 'Balance Due', value: print(due) };
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
      ? { end: paid, due: { label: 'Status', value: 'CANCELLED' }, remarks: [] }
      : { end: [...paid, balance], remarks: bankDetails(business) }),
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

/** A stored document of either kind. Its amounts are printed from their exact text. */
export function viewOf(
  document: StoredDocument,
  business: BusinessDetails,
  options: PrintOptions,
): DocumentView {
  return 'amount_paid' in document
    ? invoiceView(document, business, options)
    : quotationView(document, business, options);
}
