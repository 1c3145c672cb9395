import Big from 'big.js';
import { ZERO } from '../../domain/money';
import { moneyPrinter } from '../../domain/print-money';
import { currentVersion } from '../../domain/templates';
import type { StoredDocument, StoredInvoice, StoredQuotation } from '../../billing/document';
import type { PartyDetails } from '../../billing/sql/rows';
import { columnsOf, exemptionReasons, printLine, taxRows } from './lines';
import { storedParty } from './party';
import type { DocumentView, Labelled, PrintOptions, Stamp, Total } from '../view-model';

const COLOR = '#1E40AF';
const STAMPS: Readonly<Record<string, Stamp>> = {
  paid: { text: 'PAID', tone: 'good' },
  overdue: { text: 'OVERDUE', tone: 'warning' },
  cancelled: { text: 'CANCELLED', tone: 'neutral' },
};

const labelled = (label: string, value: string | null): Labelled[] =>
  value ? [{ label, value }] : [];

interface OwnParts {
  heading: string;
  recipient: string;
  facts: Labelled[];
  /** Rows below the total. */
  end: Total[];
  stamp?: Stamp | undefined;
}

/** What both kinds print alike. */
function storedView(
  document: StoredDocument,
  business: PartyDetails,
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
    facts: own.facts,
    due: own.end.at(-1) ?? total,
    columns: columnsOf(lines),
    lines: lines.map((line) => printLine(line, print)),
    totals: [subtotal, ...taxRows(lines, print), total, ...own.end],
    remarks: [
      ...labelled('Tax', exemptionReasons(lines)),
      ...labelled('Notes', document.notes),
      ...labelled('Terms', document.terms),
    ],
    stamp: own.stamp,
    watermark: options.watermark,
  };
}

/** A stored invoice as `GET /api/v1/invoices/{id}/pdf` prints it. */
export function invoiceView(
  invoice: StoredInvoice,
  business: PartyDetails,
  options: PrintOptions = {},
): DocumentView {
  const print = moneyPrinter(invoice.currency);
  const paidAmount = new Big(invoice.amount_paid);
  const due = new Big(invoice.total).minus(paidAmount);
  const paid: Total[] = paidAmount.eq(ZERO)
    ? []
    : [{ kind: 'part', label: 'Amount Paid', value: print(paidAmount.times(-1)) }];
  const own = {
    heading: 'INVOICE',
    recipient: 'Bill To',
    facts: [...labelled('Date', invoice.issue_date), ...labelled('Due Date', invoice.deadline)],
    end: [...paid, { kind: 'due', label: 'Balance Due', value: print(due) } as const],
    stamp: STAMPS[invoice.status],
  };
  return storedView(invoice, business, own, options);
}

/** A stored quotation as `GET /api/v1/quotations/{id}/pdf` prints it. */
export function quotationView(
  quotation: StoredQuotation,
  business: PartyDetails,
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
  };
  return storedView(quotation, business, own, options);
}

/** A stored document of either kind. Its amounts are printed from their exact text. */
export function viewOf(
  document: StoredDocument,
  business: PartyDetails,
  options: PrintOptions,
): DocumentView {
  return 'amount_paid' in document
    ? invoiceView(document, business, options)
    : quotationView(document, business, options);
}
