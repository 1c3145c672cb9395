import { moneyPrinter } from '../../domain/print-money';
import { countryOf } from '../../domain/postal-address';
import { currentVersion } from '../../domain/templates';
import type { StoredDocument } from '../../billing/document';
import type { BusinessDetails, CustomerDetails } from '../../billing/sql/printed-details';
import { columnsOf, printLine } from './lines';
import { storedParty } from './party';
import { taxParts } from './tax';
import type { DocumentView, Labelled, PrintOptions, Stamp, Total } from '../view-model';

const COLOR = '#1E40AF';

/** A draft is printed with the current template and has no version, so each version may carry it. */
const DRAFT = 'DRAFT';

export const labelled = (label: string, value: string | null): Labelled[] =>
  value ? [{ label, value }] : [];

/** What is printed of a document of each kind. */
export interface PrintedDocument extends Pick<
  StoredDocument,
  | 'number'
  | 'currency'
  | 'notes'
  | 'subtotal'
  | 'total'
  | 'lines'
  | 'template_type'
  | 'template_version'
> {
  status?: string;
  terms?: string | null;
  customer: CustomerDetails;
}

/** What one kind prints otherwise than the others. */
export interface OwnParts {
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

const remarksOf = (document: PrintedDocument, tax: string | null, own: OwnParts): Labelled[] => [
  ...labelled('Tax', tax),
  ...own.remarks,
  ...labelled('Notes', document.notes),
  ...labelled('Terms', document.terms ?? null),
];

/** What all kinds print alike. */
export function storedView(
  document: PrintedDocument,
  business: BusinessDetails,
  own: OwnParts,
  options: PrintOptions,
): DocumentView {
  const { lines } = document;
  const print = moneyPrinter(document.currency);
  const version = document.template_version ?? currentVersion(document.template_type);
  const tax = taxParts(lines, print, version);
  // A customer without a country is one at home.
  const home = countryOf(business);
  const total: Total = { kind: 'total', label: 'Total', value: print(document.total) };
  const subtotal: Total = { kind: 'part', label: 'Subtotal', value: print(document.subtotal) };
  return {
    template: document.template_type,
    templateVersion: version,
    paper: options.paper ?? 'A4',
    language: options.language ?? 'en',
    title: `${own.heading} ${document.number}`,
    author: business.name,
    color: COLOR,
    logo: options.logo,
    heading: own.heading,
    number: document.number,
    sender: storedParty(business, { version }),
    recipients: [{ label: own.recipient, ...storedParty(document.customer, { version, home }) }],
    facts: [...own.facts, ...labelled('Your Reference', document.customer.buyer_reference)],
    due: own.due ?? own.end.at(-1) ?? total,
    columns: columnsOf(lines, tax),
    lines: lines.map((line) => printLine(line, print, tax)),
    totals: [subtotal, ...tax.rows, total, ...own.end],
    taxSummary: tax.summary,
    remarks: remarksOf(document, tax.remark, own),
    stamp: own.stamp,
    watermark: options.watermark,
    mark: document.status === 'draft' ? DRAFT : undefined,
  };
}
