import Big from 'big.js';
import { ZERO } from '../../domain/money';
import { moneyPrinter } from '../../domain/print-money';
import { currentVersion } from '../../domain/templates';
import type {
  Optional,
  StoredDocument,
  StoredInvoice,
  StoredQuotation,
  StoredSource,
} from './document';
import { columnsOf, printLine, taxRows } from './lines';
import { storedParty } from './party';
import type { DocumentView, Labelled, PrintOptions, Stamp, Total } from '../view-model';

const DEFAULT_COLOR = '#1E40AF';
const STAMPS: Readonly<Record<string, Stamp>> = {
  paid: { text: 'PAID', tone: 'good' },
  overdue: { text: 'OVERDUE', tone: 'warning' },
  cancelled: { text: 'CANCELLED', tone: 'neutral' },
};

const labelled = (label: string, value: Optional): Labelled[] => (value ? [{ label, value }] : []);

interface OwnParts {
  heading: string;
  recipient: string;
  number: string;
  facts: Labelled[];
  /** Rows below the total. */
  end: Total[];
  stamp?: Stamp | undefined;
}

/** What both kinds print alike. */
function storedView<Document extends StoredDocument>(
  source: StoredSource<Document>,
  own: OwnParts,
  options: PrintOptions,
): DocumentView {
  const { document, lines, business, customer } = source;
  const print = moneyPrinter(document.currency);
  const total: Total = { kind: 'total', label: 'Total', value: print(document.total) };
  const subtotal: Total = { kind: 'part', label: 'Subtotal', value: print(document.subtotal) };
  return {
    template: document.template_type,
    templateVersion: document.template_version ?? currentVersion(document.template_type),
    paper: options.paper ?? 'A4',
    language: options.language ?? 'en',
    title: `${own.heading} ${own.number}`,
    author: business.name,
    color: source.color ?? DEFAULT_COLOR,
    logo: options.logo,
    heading: own.heading,
    number: own.number,
    sender: storedParty(business),
    recipients: [{ label: own.recipient, ...storedParty(customer) }],
    facts: own.facts,
    due: own.end.at(-1) ?? total,
    columns: columnsOf(lines),
    lines: lines.map((line) => printLine(line, print)),
    totals: [subtotal, ...taxRows(lines, print), total, ...own.end],
    remarks: [...labelled('Notes', document.notes), ...labelled('Terms', document.terms)],
    stamp: own.stamp,
    watermark: options.watermark,
  };
}

/** A stored invoice as `GET /api/v1/invoices/{id}/pdf` prints it. */
export function invoiceView(
  source: StoredSource<StoredInvoice>,
  options: PrintOptions = {},
): DocumentView {
  const { document } = source;
  const print = moneyPrinter(document.currency);
  const paidAmount = new Big(document.amount_paid);
  const due = new Big(document.total).minus(paidAmount);
  const paid: Total[] = paidAmount.eq(ZERO)
    ? []
    : [{ kind: 'part', label: 'Amount Paid', value: print(paidAmount.times(-1)) }];
  const own = {
    heading: 'INVOICE',
    recipient: 'Bill To',
    number: document.invoice_number,
    facts: [...labelled('Date', document.issue_date), ...labelled('Due Date', document.due_date)],
    end: [...paid, { kind: 'due', label: 'Balance Due', value: print(due) } as const],
    stamp: STAMPS[document.status],
  };
  return storedView(source, own, options);
}

/** A stored quotation as `GET /api/v1/quotations/{id}/pdf` prints it. */
export function quotationView(
  source: StoredSource<StoredQuotation>,
  options: PrintOptions = {},
): DocumentView {
  const { document } = source;
  const own = {
    heading: 'QUOTATION',
    recipient: 'Prepared For',
    number: document.quotation_number,
    facts: [
      ...labelled('Date', document.issue_date),
      ...labelled('Valid Until', document.valid_until),
    ],
    end: [],
  };
  return storedView(source, own, options);
}
